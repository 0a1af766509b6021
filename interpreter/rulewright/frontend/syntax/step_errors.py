"""Steps of phases that have no verb, two of them, or one as their name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rulewright.frontend.syntax.file_schemas import DataPath, FileSchema, Plain, ShapeError
from rulewright.frontend.syntax.meant_keys import is_one_slip
from rulewright.frontend.syntax.node_places import NodePlaces
from rulewright.frontend.syntax.nodes import Mapping, Node
from rulewright.frontend.syntax.words_as_said import EFFECT_WORDS, SEVERAL, STEPS_AS_SAID
from rulewright.source.diagnostic import Report
from rulewright.source.suggestions import Guess, instead, nearest
from rulewright.source.text import Span

BLOCKS_BEGIN = (*EFFECT_WORDS, "if", "elif", "for")
"""What a key begins with that is the first line of a block, where `|` was forgotten."""
LOOPS = ("each", "turns")
"""Verbs that go through members, for each of which steps are done."""
HOLDS_STEPS = ("repeat", "steps")
"""Words of steps below which other steps stand."""


class StepTeller:
    """Tells errors of steps."""

    def __init__(self, schema: FileSchema, places: NodePlaces, report: Report, silent: set[DataPath]) -> None:
        self.schema = schema
        self.places = places
        self.report = report
        self.silent = silent

    def verbs(self, keys: Iterable[str]) -> list[str]:
        """The verbs among some keys, in file order; `steps` is one only where no two others are."""
        keys = tuple(keys)
        main = [key for key in keys if key in self.schema.words("verb")]
        return main if len(main) > 1 else [key for key in keys if key in (*main, "steps")]

    def two_verbs(self, verbs: Sequence[str]) -> str:
        """What to do about a step with several verbs: what a loop does stands below it."""
        loop = next((verb for verb in verbs if verb in LOOPS), "")
        if not loop:
            return "make two steps of it, each with a name"
        other = next(verb for verb in verbs if verb != loop)
        return f"what `{loop}` does each time are steps of their own: `steps: {{a_name: {{{other}: ...}}}}`"

    def verbless(self, error: ShapeError) -> None:
        """Tell of a step without a verb: at the key that was meant as one, or at the first."""
        path, odd = error.path, self._odd(error.keys)
        meant, verbs = self._meant(error)
        if verbs:
            hint = "did you mean " + " or ".join(f"`{verb}`" for verb in verbs) + "?"
            self._without_verb(self.places.key((*path, meant)), hint)
            self.report.refuse(self.places.value((*path, meant)))
            return
        statement = next((key for key in odd if " " in key.strip() and key.split()[0] in BLOCKS_BEGIN), "")
        if statement:
            self._without_verb(self.places.key((*path, statement)), SEVERAL)
            return
        is_group = odd or "then" in error.keys
        hint = "named steps inside a step stand under `steps:`" if is_group else error.schema["errorMessage"]
        self._without_verb(self.places.first_key(path), hint)

    def misspelt_verb(self, error: ShapeError) -> Guess | None:
        """The key of a step that was meant as its verb, and this verb, where there is only one that it can be: of a
        step without one, or of one that is read as a group, since it has `steps`.
        """
        key, verbs = self._meant(error)
        if len(verbs) != 1:
            return None
        return instead(key, verbs[0], "" if key in STEPS_AS_SAID else f"did you mean `{verbs[0]}`?")

    def _meant(self, error: ShapeError) -> tuple[str, list[str]]:
        """The key of a step that was meant as its verb, and the verbs that it can be."""
        odd, is_group = self._odd(error.keys), self.verbs(error.keys) == ["steps"]
        if not is_group and "errorMessage" not in error.schema:
            return "", []
        possible = [verb for verb in self.schema.words("verb") if verb in LOOPS or not is_group]
        said = next((key for key in odd if STEPS_AS_SAID.get(key) in possible), "")
        if said:
            return said, [STEPS_AS_SAID[said]]
        modifiers = [word for word in self.schema.words("modifier") if word not in HOLDS_STEPS]
        others = [key for key in odd if not any(is_one_slip(key, word) for word in modifiers)]
        if len(others) != 1:
            return "", []
        key, beside = others[0], error.keys.keys() - odd
        if isinstance(self.places.node((*error.path, key)), Mapping):
            return key, [word for word in HOLDS_STEPS if is_one_slip(key, word) and word not in error.keys]
        fitting = [word for word in possible if beside <= self._beside(word)]
        like = [word for word in possible if is_one_slip(key, word)]
        return key, [word for word in fitting if word in like] or like or _near(key, fitting) or _near(key, possible)

    def _beside(self, verb: str) -> set[str]:
        """What may stand beside a verb."""
        steps = self.schema.schema["definitions"]
        return set(steps.get("group_step" if verb == "steps" else f"{verb}_step", {}).get("properties", ()))

    def tell_misspelt(self, error: ShapeError) -> Iterator[tuple[DataPath, str]]:
        """Tell of a misspelt verb: where it is written, and which was meant."""
        misspelt = self.misspelt_verb(error)
        if misspelt is not None:
            path = (*error.path, misspelt.name)
            self._without_verb(self.places.key(path), misspelt)
            yield path, misspelt.best

    def _without_verb(self, span: Span, hint: str) -> None:
        self.report.error("RW106", "this step has no verb", span, hint)

    def _odd(self, keys: Iterable[str]) -> list[str]:
        """Keys that are no words of steps."""
        words = self.schema.words("verb", "modifier", "note")
        return [key for key in keys if key not in words]

    def reserved(self, error: ShapeError) -> None:
        """A word of the language names something in a phase: a step, or the phase was written as one step."""
        key, path = str(error.value), error.path
        self.silent.add((*path, key))
        named = _keys_and_values(self.places.node(path))
        words = [word for word in named if word in self.schema.words("verb")]
        verbs = [word for word in words if not _holds_steps(word, named[word])]
        modifiers = [word for word in named if word in self.schema.words("modifier")]
        if not verbs or key not in modifiers:  # a modifier is told with the verb that it stands beside
            beside = modifiers if len(verbs) == 1 else []
            self._named(key, path, (key, *beside) if key in verbs else ())

    def _named(self, word: str, path: DataPath, verb: Sequence[str]) -> None:
        """Tell of a word that names a step. `verb`: the verb that it was meant as, and
        what belongs to it; nothing if it was meant as a name.
        """
        step = ", ".join(f"{key}: ..." for key in verb)
        own_name = f"put it in a step with a name of your own: `name: {{{step}}}`"
        hint = own_name if verb else f"give the step another name: `{word}_step: ...`"
        said = f"`{word}` is a word of the language and cannot name a step"
        self.report.error("RW105", said, self.places.key((*path, word)), hint)

    def named_by_verb(self, step: dict[str, Plain], path: DataPath) -> None:
        """Tell once of steps of which one is called by a verb, so that all look like one step with odd keys."""
        verbs = [key for key in step if key in self.schema.words("verb")]
        others = [key for key in step if key not in self.schema.words("verb", "modifier", "note")]
        inner = [key for key in verbs if key not in HOLDS_STEPS and self.verbs(_keys(step[key]))]
        if path in self.silent or not verbs or not (inner or any(self.verbs(_keys(step[key])) for key in others)):
            return
        self.silent.add(path)
        named = (inner or verbs)[0]
        self._named(named, path, () if inner else (named,))


def _holds_steps(word: str, value: Node) -> bool:
    """Whether a word was meant as a name, since below it are steps, which no verb of its own takes."""
    return word not in HOLDS_STEPS and isinstance(value, Mapping)


def _near(key: str, verbs: Iterable[str]) -> list[str]:
    near = nearest(key, verbs)
    return [near] if near is not None else []


def _keys_and_values(node: Node) -> dict[str, Node]:
    return {entry.name: entry.value for entry in node} if isinstance(node, Mapping) else {}


def _keys(value: Plain) -> Iterable[str]:
    return value if isinstance(value, dict) else ()
