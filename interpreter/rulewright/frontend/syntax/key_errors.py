"""Keys that are unknown, missing or misplaced."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import islice, takewhile

from rulewright.frontend.syntax import words_as_said
from rulewright.frontend.syntax.file_schemas import DataPath, FileSchema, ShapeError, homes_of
from rulewright.frontend.syntax.meant_keys import is_one_slip
from rulewright.frontend.syntax.node_places import NodePlaces
from rulewright.frontend.syntax.nodes import Entry, Mapping, Scalar, is_rest, kind_of
from rulewright.frontend.syntax.slips import rest_hint
from rulewright.frontend.syntax.step_errors import StepTeller
from rulewright.frontend.syntax.words_as_said import CANCELS, NUMBERED_AS_SAID, STEPS_AS_SAID
from rulewright.resources import Schema
from rulewright.source.clipped_text import one_line
from rulewright.source.diagnostic import Fix, Report
from rulewright.source.suggestions import did_you_mean, instead, nearest
from rulewright.source.text import Span

DUTIES = {
    ("a zone", "seen_by"): "RW501",
    ("a purse", "seen_by"): "RW501",
    ("a state variable", "start"): "RW502",
    ("the mapping of phases", "game"): "RW604",
    ("a ruleset", "score"): "RW605",
}
"""Keys whose absence has a code of its own."""
MANY = 4
"""A key that belongs to more places than this is not sent to them."""
LONGEST = 40
"""So long may be what a message repeats."""
MOST = 1000
"""So many errors of one file are told."""
LINE, SPACES = ("count", "shape"), ("joins", "edges_of", "corners_of", "drawn", "names", "numbers", "rows")
"""Keys of spaces in a line, which is what spaces are held to be without one of the keys that make something else of
them.
"""
CUT = "YAML's { } or [ ] cut this expression: put it in quotes"


class KeyTeller:
    """Tells errors of keys."""

    def __init__(self, schema: FileSchema, places: NodePlaces, steps: StepTeller, report: Report) -> None:
        self.schema = schema
        self.places = places
        self.steps = steps
        self.report = report
        self.misspelt: set[tuple[DataPath, str]] = set()

    def unknown(self, error: ShapeError) -> None:
        path, keys = error.path, error.keys
        properties: Schema = error.schema["properties"]
        verbs = self.steps.verbs(keys) if {"else", "let"} & properties.keys() else []
        if len(verbs) > 1:
            message = f"a step has one verb, and here are `{verbs[0]}` and `{verbs[1]}`"
            self.report.error("RW106", message, self.places.key((*path, verbs[1])), self.steps.two_verbs(verbs))
            return
        free = [key for key in properties if key not in keys]
        for key in islice((key for key in keys if key not in properties), MOST):
            self.misspelt.add((path, words_as_said.key(key, free) or nearest(key, free) or ""))
            if not self.cut((*path, key)):
                self._tell(error.schema["title"], (*path, key), free, properties)

    def _tell(self, title: str, path: DataPath, free: list[str], known: Collection[str]) -> None:
        message = f"{title} has no key `{one_line(str(path[-1]), LONGEST)}`"
        self.report.error("RW101", message, self.places.key(path), self._guess(path, free, known))

    def tell_misspelt(self, error: ShapeError) -> Iterator[tuple[DataPath, str]]:
        """Tell the unknown keys of a mapping that are one slip away from one that may stand there, and are none of
        another place: where each is written, and which was meant.
        """
        properties: Schema = error.schema["properties"]
        if "else" in properties and len(self.steps.verbs(error.keys)) != 1:
            return
        if "else" in properties and self.steps.misspelt_verb(error) is not None:
            yield from self.steps.tell_misspelt(error)
            return
        is_of_spaces = set(LINE) <= set(properties) and "count" not in error.keys
        possible = (*properties, *SPACES) if is_of_spaces else properties
        free, elsewhere = [key for key in possible if key not in error.keys], homes_of(self.schema.name)
        for key in islice((key for key in error.keys if key not in properties and key not in elsewhere), MOST):
            path = (*error.path, key)
            meant = words_as_said.key(key, free) or next((one for one in free if is_one_slip(key, one)), "")
            if meant and not self.places.is_rest(path):
                self._tell(error.schema["title"], path, free, properties)
                free.remove(meant)
                yield path, meant

    def _guess(self, path: DataPath, free: list[str], known: Collection[str]) -> str:
        """The hint for an unknown key: a cut value, a misspelling, or the right key in the wrong place."""
        key = str(path[-1])
        if self.places.is_rest(path):
            return self.rest_hint(path, free)
        said = words_as_said.key(key, free) or (STEPS_AS_SAID.get(key, "") if "else" in free else "")
        if said:
            return instead(key, said)
        if key in NUMBERED_AS_SAID and set(LINE) <= set(known):
            return "in place of `count`, say all numbers: `numbers: 0..4`, or `numbers: [1..6, 8]`"
        if key == "count" and "numbers" in known:
            return "leave it out: `numbers` say how many spaces there are"
        if key == "names" and "is" in known:
            return (
                "numbers with words are an enumeration: `rank: {is: 1..13, names: {11: jack}}` under `enumerations`, "
                "and their type is `rank`"
            )
        if key in ("when", "else") and "let" in known:
            return "a name stands for a value whatever is the case: `let: x = A if C else B`"
        if key in CANCELS and "ends" in known:
            return "`ends: yes` ends the rules that come later; another one is cancelled by what its `when` asks for"
        near = nearest(key, known)
        if near is not None and near not in free:
            return f"did you mean `{near}`? It stands here already"
        guess, homes = did_you_mean(key, free), homes_of(self.schema.name).get(key, ())
        if not 0 < len(homes) <= MANY:
            return guess
        home = f"`{key}` belongs {' or '.join(homes)}"
        if key in self.schema.words("verb") and {"do"} & set(known) and "else" not in known:
            return f"effects stand under `do`; `{key}` begins a step of a phase: `name: {{{key}: ...}}`"
        return f"{guess} {home}" if (nearest(key, free) or "").startswith(key) else home

    def rest_hint(self, path: DataPath, free: Collection[str]) -> str:
        """What to do about a part between commas that is no entry: a blank, a
        number or a list is written in another way.
        """
        key, holder, start = str(path[-1]), self.places.node(path[:-1]), self.places.key(path).start
        before = [entry for entry in holder.entries if entry.span.end <= start] if isinstance(holder, Mapping) else []
        last = before[-1].value if before else None
        return (
            rest_hint(key, before[-1].name if before else "", last.text if isinstance(last, Scalar) else "", free)
            or CUT
        )

    def cut(self, path: DataPath) -> bool:
        """Tell a cut expression at the cut, in the words of `expressions.py`, so that it is told once."""
        key, holder = self.places.key(path), self.places.node(path[:-1])
        entries = holder.entries if isinstance(holder, Mapping) and self.places.is_rest(path) else ()
        values = [entry.value for entry in entries if entry.span.end <= key.start and kind_of(entry.value) != "nothing"]
        if not values or not isinstance(values[-1], Scalar) or not _is_open(values[-1].text):
            return False
        body = values[-1].body
        self.report.error(
            "RW201",
            "this expression is not complete",
            body.source.span(body.start + len(body.text.rstrip())),
            CUT,
            fixes=_quotes(body, entries),
        )
        return True

    def missing(self, error: ShapeError) -> None:
        path, keys = error.path, error.keys
        if "errorMessage" in error.schema:
            self.steps.verbless(error)
            return
        if "else" in error.schema["properties"] and len(self.steps.verbs(keys)) > 1:
            return  # which of its verbs was meant, and so what it lacks, is not known
        title = error.schema["title"]
        for key in error.wanted:
            if key not in keys and (path, key) not in self.misspelt:
                hint = self.schema.described(error, "properties", key)
                self.report.error(
                    DUTIES.get((title, key), "RW103"),
                    f"{title} lacks the key `{key}`",
                    self.places.first_key(path),
                    hint,
                )

    def dependent(self, error: ShapeError) -> None:
        path, keys = error.path, error.keys
        for key, needed in error.wanted.items():
            for other in needed if key in keys else ():
                if other not in keys and (path, other) not in self.misspelt:
                    self.report.error("RW103", f"`{key}` needs `{other}` beside it", self.places.key((*path, key)))


def _quotes(body: Span, entries: Iterable[Entry]) -> Iterator[Fix]:
    """The cut expression in quotes, with its rest, which has become the keys behind it."""
    behind = takewhile(is_rest, (entry for entry in entries if entry.span.start >= body.end))
    whole = Span(body.source, body.start, max((entry.span.end for entry in behind), default=body.end))
    if '"' not in whole.text:
        yield Fix(whole, f'"{whole.text}"', "put it in quotes", is_safe=True)


def _is_open(text: str) -> bool:
    """Whether a bracket of a text is not closed in it."""
    return any(text.count(opening) > text.count(closing) for opening, closing in ("()", "[]"))
