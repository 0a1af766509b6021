"""Keys and kinds of values, as the JSON Schemas of `schemas/` describe them, told in the author's words.

In: the root node of a file and the name of its schema. Complains about unknown, missing and misplaced keys, wrong kinds
of value, words that are not allowed, bad names, and steps without one verb; every mistake once, at its place.
What an expression says is not looked at. Values whose schema carries a `$comment` are judged by the module it names.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache
from itertools import islice, takewhile
from typing import Any

from rulewright.frontend.syntax import words_as_said
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence, cut_off, is_rest, kind_of
from rulewright.frontend.syntax.slips import rest_hint
from rulewright.frontend.syntax.words_as_said import (
    CANCELS,
    EFFECT_WORDS,
    NUMBERED_AS_SAID,
    SEVERAL,
    STEPS_AS_SAID,
)
from rulewright.resources import folder
from rulewright.source.diagnostic import Fix, Report
from rulewright.source.lookalikes import odd_character, plain_text
from rulewright.source.suggestions import did_you_mean, instead, nearest
from rulewright.source.text import Span
from rulewright.source.transliteration import transliterated
from rulewright.storage import own_text

Schema = dict[str, Any]
Path = tuple[str | int, ...]

LIKE_NUMBER = re.compile(r"[-+]?[0-9][0-9_.,eE]*\Z")
"""What a person means as a number, also where it is too long, or written in another way."""

KINDS = {"object": "a mapping", "array": "a list", "string": "text", "integer": "a whole number"}
DUTIES = {
    ("a zone", "seen_by"): "RW501",
    ("a purse", "seen_by"): "RW501",
    ("a state variable", "start"): "RW502",
    ("the mapping of phases", "game"): "RW604",
    ("a ruleset", "score"): "RW605",
}
"""Keys whose absence has a code of its own."""

TEXTS = ("title", "about", "credits", "why", "source", "called", "says", "asks", "announces", "from")
"""Keys of texts for people, and of file names."""

ASKS_FOR_KEYS = {"type", "required"}
BLOCKS_BEGIN = (*EFFECT_WORDS, "if", "elif", "for")
"""What a key begins with that is the first line of a block, where `|` was forgotten."""

HOLDS_STEPS = ("repeat", "steps")
"""Words of steps below which other steps stand."""

MANY = 4
LONGEST = 40
MOST = 1000
MOST_SOUND = 4096
CALLED = "; `called` holds the word as people read it"
CUT = "YAML's { } or [ ] cut this expression: put it in quotes"


def check_shape(root: Node, schema: str, report: Report) -> None:
    """Report every place where `root` differs from the schema `schema` ("ruleset", "variant", "scenario")."""
    try:
        data = _plain(root)
        content = hashlib.blake2b(f"{schema} {data!r}".encode(errors="surrogatepass")).digest()
        if content in _sound:
            return
        errors = list(islice(_validator(schema).iter_errors(data), MOST))
    except RecursionError:
        report.error("RW006", "nested too deeply", root.span, "no file needs this; flatten it")
        return
    if not errors and len(_sound) < MOST_SOUND:
        _sound.add(content)
    _Teller(root, schema, report).tell(errors)


_sound: set[bytes] = set()
"""Hashes of data in which nothing was wrong: a ruleset is read again for every variant, scenario file and
language, and the schema takes half of the time.
"""


@cache
def _schema(name: str) -> Schema:
    schema: Schema = json.loads(own_text(folder("schemas") / f"{name}.schema.json"))
    return schema


@cache
def _validator(name: str) -> Any:
    # heavy, and not needed where nothing is checked
    from jsonschema import (  # noqa: PLC0415
        Draft7Validator,
        FormatChecker,
        validators,
    )

    formats = FormatChecker(formats=())
    formats.checks("whole")(lambda value: not isinstance(value, CutText | CutNumber))
    usual = Draft7Validator.VALIDATORS["if"]

    def if_(validator: Any, condition: Schema, instance: Any, schema: Schema) -> Iterator[Any]:
        """As usual; but a condition that only asks which keys there are is
        answered at once: steps have fifteen of them.
        """
        if condition.keys() != ASKS_FOR_KEYS or condition["type"] != "object":
            yield from usual(validator, condition, instance, schema)
        elif isinstance(instance, dict) and all(key in instance for key in condition["required"]):
            yield from validator.descend(instance, schema.get("then", True), schema_path="then")
        elif "else" in schema:
            yield from validator.descend(instance, schema["else"], schema_path="else")

    extend: Any = validators.extend
    return extend(Draft7Validator, {"if": if_})(_schema(name), format_checker=formats)


class CutText(str):
    """A text behind which a comment stands."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"CutText({super().__repr__()})"


class CutNumber(int):
    """The same, where the text is a number."""

    def __repr__(self) -> str:
        return f"CutNumber({super().__repr__()})"


@cache
def _homes(name: str) -> dict[str, tuple[str, ...]]:
    """For every key of a schema: where it belongs."""
    homes: dict[str, list[str]] = {}
    root = _schema(name)
    for part in _parts(root):
        for key in part.get("properties", {}) if "title" in part else ():
            homes.setdefault(key, []).append("at the top of the file" if part is root else f"in {part['title']}")
    return {key: tuple(dict.fromkeys(places)) for key, places in homes.items()}


def _parts(value: Any) -> Iterator[Schema]:
    """All mappings inside a schema."""
    if isinstance(value, dict):
        yield value
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _parts(item)


def _plain(node: Node) -> Any:
    """The tree as plain data: mappings, lists, whole numbers and text."""
    if isinstance(node, Mapping):
        return {entry.name: _plain(entry.value) for entry in node}
    if isinstance(node, Sequence):
        return [_plain(item) for item in node.items]
    if cut_off(node) is not None:
        return CutText(node.text) if node.number is None else CutNumber(node.number)
    return node.text if node.number is None else node.number


def _keys(value: Any) -> Iterable[str]:
    return value if isinstance(value, dict) else ()


class _Teller:
    """Tells the errors of one file."""

    def __init__(self, root: Node, schema: str, report: Report) -> None:
        self.root = root
        self.name = schema
        self.schema = _schema(schema)
        self.report = report
        self.entries: dict[int, dict[str, Entry]] = {}
        self.misspelt: set[tuple[Path, str]] = set()
        self.silent: set[Path] = set()

    def tell(self, errors: list[Any]) -> None:
        """Tell what explains other errors before these, so that a root cause is told once."""
        tellers: dict[str, Callable[[Any, Path], None]] = {
            "not": self._reserved,
            "type": self._kind,
            "additionalProperties": self._unknown,
            "required": self._missing,
            "dependencies": self._dependent,
            "enum": self._word,
            "pattern": self._name,
            "format": self._text,
        }
        ranks = {keyword: rank for rank, keyword in enumerate(tellers)}
        for error in errors:
            if error.validator == "additionalProperties" and "else" in error.schema["properties"]:
                self._named_by_verb(error.instance, tuple(error.absolute_path))
        for error in sorted(errors, key=lambda error: ranks.get(error.validator, len(ranks))):
            path = tuple(error.absolute_path)
            if not self._explained(error, path):
                tellers.get(error.validator, self._kind)(error, path)

    def _explained(self, error: Any, path: Path) -> bool:
        """Whether a wrong kind of value or a refused step name was told here or
        above, or another module judges this value.
        """
        if any(path[:length] in self.silent for length in range(len(path) + 1)):
            return True
        return "$comment" in error.schema and error.validator != "type"

    # ---- places -------------------------------------------------------------------------------------

    def _entry(self, node: Node, key: str | int) -> Entry | None:
        if not isinstance(node, Mapping):
            return None
        if id(node) not in self.entries:
            self.entries[id(node)] = {entry.name: entry for entry in node}
        return self.entries[id(node)].get(str(key))

    def _node(self, path: Path) -> Node:
        node = self.root
        for step in path:
            entry = self._entry(node, step)
            if entry is not None:
                node = entry.value
            elif isinstance(node, Sequence) and isinstance(step, int):
                node = node.items[step]
        return node

    def _key(self, path: Path) -> Span:
        """The key of a value; a value in a list stands for itself."""
        entry = self._entry(self._node(path[:-1]), path[-1]) if path else None
        return entry.span if entry is not None else self._node(path).span

    def _value(self, path: Path) -> Span:
        """The value, or its key where it is missing."""
        node = self._node(path)
        return self._key(path) if kind_of(node) == "nothing" else node.span

    def _first_key(self, path: Path) -> Span:
        """The first key of a mapping, or the key of an empty one."""
        node = self._node(path)
        return node.entries[0].span if isinstance(node, Mapping) and node.entries else self._key(path)

    # ---- keys ---------------------------------------------------------------------------------------

    def _unknown(self, error: Any, path: Path) -> None:
        properties: Schema = error.schema["properties"]
        verbs = self._verbs(error.instance) if "else" in properties else []
        if len(verbs) > 1:
            message = f"a step has one verb, and here are `{verbs[0]}` and `{verbs[1]}`"
            self.report.error("RW106", message, self._key((*path, verbs[1])), "make two steps of it, each with a name")
            return
        free = [key for key in properties if key not in error.instance]
        for key in islice((key for key in error.instance if key not in properties), MOST):
            self.misspelt.add((path, words_as_said.key(key, free) or nearest(key, free) or ""))
            if not self._cut((*path, key)):
                self.report.error(
                    "RW101",
                    f"{error.schema['title']} has no key `{_clip(key)}`",
                    self._key((*path, key)),
                    self._guess((*path, key), free, properties),
                )

    def _guess(self, path: Path, free: list[str], known: Collection[str]) -> str:
        """The hint for an unknown key: a cut value, a misspelling, or the right key in the wrong place."""
        key = str(path[-1])
        if self._is_rest(path):
            return self._rest_hint(path, free)
        said = words_as_said.key(key, free) or (STEPS_AS_SAID.get(key, "") if "else" in free else "")
        if said:
            return instead(key, said)
        if key in NUMBERED_AS_SAID and {"count", "shape"} <= set(known):
            return "in place of `count`, say all numbers: `numbers: 0..4`, or `numbers: [1..6, 8]`"
        if key == "count" and "numbers" in known:
            return "leave it out: `numbers` say how many spaces there are"
        if key in CANCELS and "ends" in known:
            return "`ends: yes` ends the rules that come later; another one is cancelled by what its `when` asks for"
        near = nearest(key, known)
        if near is not None and near not in free:
            return f"did you mean `{near}`? It stands here already"
        guess, homes = did_you_mean(key, free), _homes(self.name).get(key, ())
        if not 0 < len(homes) <= MANY:
            return guess
        home = f"`{key}` belongs {' or '.join(homes)}"
        if key in self._words("verb") and {"do"} & set(known) and "else" not in known:
            return f"effects stand under `do`; `{key}` begins a step of a phase: `name: {{{key}: ...}}`"
        return f"{guess} {home}" if (nearest(key, free) or "").startswith(key) else home

    def _is_rest(self, path: Path) -> bool:
        """Whether a key has no colon: YAML's flow style has made it of the rest of a value."""
        entry = self._entry(self._node(path[:-1]), path[-1])
        return entry is not None and is_rest(entry)

    def _rest_hint(self, path: Path, free: Collection[str]) -> str:
        """What to do about a part between commas that is no entry: a blank, a
        number or a list is written in another way.
        """
        key, holder, start = str(path[-1]), self._node(path[:-1]), self._key(path).start
        before = [entry for entry in holder.entries if entry.span.end <= start] if isinstance(holder, Mapping) else []
        last = before[-1].value if before else None
        return (
            rest_hint(key, before[-1].name if before else "", last.text if isinstance(last, Scalar) else "", free)
            or CUT
        )

    def _cut(self, path: Path) -> bool:
        """Tell a cut expression at the cut, in the words of `expressions.py`, so that it is told once."""
        key, holder = self._key(path), self._node(path[:-1])
        entries = holder.entries if isinstance(holder, Mapping) and self._is_rest(path) else ()
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

    def _missing(self, error: Any, path: Path) -> None:
        if "errorMessage" in error.schema:
            self._verbless(error, path)
            return
        title = error.schema["title"]
        for key in error.validator_value:
            if key not in error.instance and (path, key) not in self.misspelt:
                hint = self._described(error, "properties", key)
                self.report.error(
                    DUTIES.get((title, key), "RW103"), f"{title} lacks the key `{key}`", self._first_key(path), hint
                )

    def _dependent(self, error: Any, path: Path) -> None:
        for key, needed in error.validator_value.items():
            for other in needed if key in error.instance else ():
                if other not in error.instance and (path, other) not in self.misspelt:
                    self.report.error("RW103", f"`{key}` needs `{other}` beside it", self._key((*path, key)))

    # ---- steps --------------------------------------------------------------------------------------

    def _words(self, *parts: str) -> list[str]:
        """The words of parts of a schema; of a schema without steps, none."""
        found = (self.schema["definitions"].get(part, {"enum": ()}) for part in parts)
        return [word for one in found for word in one["enum"]]

    def _verbs(self, keys: Any) -> list[str]:
        """The verbs among some keys, in file order; `steps` is one only where no two others are."""
        main = [key for key in keys if key in self._words("verb")]
        return main if len(main) > 1 else [key for key in keys if key in (*main, "steps")]

    def _verbless(self, error: Any, path: Path) -> None:
        odd = [key for key in error.instance if key not in self._words("verb", "modifier", "note")]
        guess = (
            nearest(odd[0], self._words("verb"))
            if len(odd) == 1 and not isinstance(self._node((*path, odd[0])), Mapping)
            else None
        )
        said = next((key for key in odd if key in STEPS_AS_SAID), "")
        if said:
            verb = STEPS_AS_SAID[said]
            self.report.error("RW106", "this step has no verb", self._key((*path, said)), instead(said, verb))
            return
        if guess is not None:
            self.report.error("RW106", "this step has no verb", self._key((*path, odd[0])), f"did you mean `{guess}`?")
            return
        statement = next((key for key in odd if " " in key.strip() and key.split()[0] in BLOCKS_BEGIN), "")
        if statement:
            self.report.error("RW106", "this step has no verb", self._key((*path, statement)), SEVERAL)
            return
        hint = (
            "named steps inside a step stand under `steps:`"
            if odd or "then" in error.instance
            else error.schema["errorMessage"]
        )
        self.report.error("RW106", "this step has no verb", self._first_key(path), hint)

    def _reserved(self, error: Any, path: Path) -> None:
        key = error.instance
        self.silent.add((*path, key))
        hint = f"put it in a step with a name of your own: `name: {{{key}: ...}}`"
        self.report.error(
            "RW105", f"`{key}` is a word of the language and cannot name a step", self._key((*path, key)), hint
        )

    def _named_by_verb(self, step: Any, path: Path) -> None:
        """Tell once of steps of which one is called by a verb, so that all look like one step with odd keys."""
        verbs = [key for key in step if key in self._words("verb")]
        others = [key for key in step if key not in self._words("verb", "modifier", "note")]
        inner = [key for key in verbs if key not in HOLDS_STEPS and self._verbs(_keys(step[key]))]
        if path in self.silent or not verbs or not (inner or any(self._verbs(_keys(step[key])) for key in others)):
            return
        named = (inner or verbs)[0]
        self.silent.add(path)
        self.report.error(
            "RW105",
            f"`{named}` is a word of the language and cannot name a step",
            self._key((*path, named)),
            f"give the step another name: `{named}_step: {{...}}`"
            if inner
            else f"put it in a step with a name of your own: `name: {{{named}: ...}}`",
        )

    # ---- values -------------------------------------------------------------------------------------

    def _kind(self, error: Any, path: Path) -> None:
        self.silent.add(path)
        node, types = self._node(path), error.schema.get("type", "")
        wanted = error.schema.get("title", "one entry or more")
        if error.validator == "type":
            wanted = KINDS[types] if types in ("object", "array") else error.schema.get("title") or KINDS[types]
        if isinstance(node, Scalar) and LIKE_NUMBER.match(node.text):
            wanted += _range(error.schema)
        hint = self._described(error)
        if isinstance(node, Sequence) and ("step" in wanted or error.schema.get("title") == "a phase"):
            hint = "steps are not a list: give each of them a name, `first: {...}`"
        self.report.error("RW102", f"expected {wanted}, got {_got(node, error.validator)}", self._value(path), hint)
        self._refuse(path)

    def _text(self, _error: Any, path: Path) -> None:
        report_cut(self._node(path), self.report)

    def _word(self, error: Any, path: Path) -> None:
        word, allowed = str(error.instance), [str(one) for one in error.validator_value]
        said = words_as_said.closed(word, allowed)
        hint = instead(word, said) if said else did_you_mean(word, allowed)
        self.report.error("RW104", f"`{_clip(str(error.instance))}` is not allowed here", self._value(path), hint)
        self._refuse(path)

    def _name(self, error: Any, path: Path) -> None:
        text, rule = error.instance, error.schema["patternErrorMessage"]
        plain = transliterated(text)
        proposal = re.sub(r"[^a-z0-9]+", "_", plain_text(plain).lower()).strip("_")
        called = CALLED if plain != text and path[:1] == ("components",) else ""
        hint = (
            f"write `{proposal}`: {rule}{called}"
            if re.search(error.schema["pattern"], proposal) and len(proposal) <= LONGEST
            else rule
        )
        odd = odd_character(text)
        told = f"{odd}; {hint}" if odd else hint
        hint = instead(text, proposal, told) if hint != rule else told
        if "propertyNames" not in error.relative_schema_path:
            self.report.error("RW105", f"`{_clip(text)}` is not {error.schema['title']}", self._value(path), hint)
            self._refuse(path)
        elif not self._cut((*path, text)):
            hint = (
                self._rest_hint((*path, text), text.split()[:1] if re.fullmatch(r"\w+ \d+", text) else ())
                if self._is_rest((*path, text))
                else hint
            )
            self.report.error(
                "RW105", f"`{_clip(text)}` is not {error.schema['title']}", self._key((*path, text)), hint
            )

    def _refuse(self, path: Path) -> None:
        """Nothing more is told of a single value that was refused; the later stages read it all the same."""
        node = self._node(path)
        if isinstance(node, Scalar):
            self.report.refuse(node.span)

    def _described(self, error: Any, *more: str) -> str:
        """The last description on the path of an error into the schema;
        a property's own goes before its definition's.
        """
        found = ""
        part: Any = self.schema
        for step in (*list(error.absolute_schema_path)[:-1], *more, ""):
            here = ""
            while "$ref" in part:
                here = here or part.get("description", "")
                part = self.schema["definitions"][part["$ref"].rsplit("/", 1)[1]]
            found = here or (part.get("description", "") if isinstance(part, dict) else "") or found
            part = part[step] if isinstance(part, list) else part.get(step, {})
        return found


def is_text(key: str) -> bool:
    """Whether a key, or the path of a variant, is one of a text for people."""
    return key.rpartition(".")[2] in TEXTS or key.startswith("assumed.")


def report_cut(node: Node, report: Report) -> None:
    """Tell that a comment stands behind a text without quotes."""
    comment = cut_off(node)
    if comment is not None:
        whole = Span(comment.source, node.span.start, comment.end)
        text = whole.text.rstrip()
        fixes = (
            []
            if '"' in text or "\\" in text or "\n" in text
            else [Fix(whole, f'"{text}"', "put it all in quotes", is_safe=True)]
        )
        report.error(
            "RW014",
            "YAML cuts this text: a comment starts here",
            comment,
            "put the text in quotes; a comment stands behind the quotes, or on a line of its own",
            fixes=fixes,
        )


def _got(node: Node, keyword: str) -> str:
    """What stands in place of what was expected."""
    number = node.number if isinstance(node, Scalar) else None
    if keyword == "type":
        if number is None and isinstance(node, Scalar) and not node.style and LIKE_NUMBER.match(node.text):
            return f"`{_clip(node.text)}`"
        return kind_of(node) if number is None else "a number"
    if isinstance(node, Scalar):
        return "nothing" if number is None else str(number)
    size = len(node.items if isinstance(node, Sequence) else node.entries)
    return f"{size} entries" if size else kind_of(node).replace("a ", "an empty ")


def _range(schema: Any) -> str:
    """Which numbers are allowed, where both ends are limited and the title does not tell them."""
    if "minimum" not in schema or "maximum" not in schema or any(map(str.isdigit, schema.get("title", ""))):
        return ""
    return f" from {schema['minimum']} to {schema['maximum']}"


def _quotes(body: Span, entries: Iterable[Entry]) -> Iterator[Fix]:
    """The cut expression in quotes, with its rest, which has become the keys behind it."""
    behind = takewhile(is_rest, (entry for entry in entries if entry.span.start >= body.end))
    whole = Span(body.source, body.start, max((entry.span.end for entry in behind), default=body.end))
    if '"' not in whole.text:
        yield Fix(whole, f'"{whole.text}"', "put it in quotes", is_safe=True)


def _is_open(text: str) -> bool:
    """Whether a bracket of a text is not closed in it."""
    return any(text.count(opening) > text.count(closing) for opening, closing in ("()", "[]"))


def _clip(text: str) -> str:
    """A text that fits into a message."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 3] + "..."
