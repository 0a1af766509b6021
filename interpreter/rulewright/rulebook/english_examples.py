"""The words of scenarios in English, as worked examples of a book say them.

In: texts of scenarios (`player 1.hand`, `2 card(3), card(2) face up`). Out: the same in words (`player 1's hand`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.typed import symbols as sym
from rulewright.ir.program import ROLLED
from rulewright.loading import Ruleset
from rulewright.rulebook.english_words import Nouns, is_alike, words
from rulewright.rulebook.markup import clean
from rulewright.sentences import english
from rulewright.sentences.english_forms import several

_CALL = re.compile(r"\b(?P<name>[a-z][a-z0-9_]*)\((?P<inside>(?:[^()]| \([^()]*\))*)\)")
_COMPONENT = re.compile(r"(?:(?<![\w.])(?P<count>\d+) )?\b(?P<kind>[a-z][a-z0-9_]*)\((?P<traits>[^()]*)\)")
_SEVERAL = re.compile(r"(?<![\w.])(?P<count>\d+) (?P<noun>[a-z][a-z0-9_]*)(?![\w(.])")
_BRACKETS = re.compile(r"\([^()]*\)")
_COUNT = re.compile(r"\bcount\(((?:[^()]|\([^()]*\))*)\)")
_COMPARED = re.compile(r"(?P<what>[^<>=!]+?) where (?P<left>[^<>=!]+?) (?P<sign><=|>=|!=|<|>|=) (?P<right>[^<>=!]+)")
_JOINED = re.compile(r" (?:and|or|not) ")
_ALONE = re.compile(r"(?<![\w.'])[a-z]\w*(?![\w(.])")
"""A word that may name a kind of which all are alike."""
SIGNS = {
    "<=": "example-at-most", ">=": "example-at-least", "<": "example-less", ">": "example-more", "=": "example-equal",
    "!=": "example-unequal",
}  # fmt: skip
"""How a comparison is said."""
_OWNED = re.compile(r"\b(?P<owner>[a-z][a-z0-9_]*(?: \d+)?)\.(?P<name>[a-z])")


def without_signs(text: str) -> str:
    """A text of the rules without what only programs need: `player 1's coins` for `player 1.coins`, `hand limit` for
    `hand_limit`.
    """
    return words(_OWNED.sub(lambda one: f"{one['owner']}'s {one['name']}", text))


class CountedComparison(NamedTuple):
    """What is counted where one thing compares to another; `key`: of the sentence that says how."""

    what: str
    left: str
    key: str
    right: str


def compared(counted: str) -> CountedComparison | None:
    """What `count(...)` counts, if it does so by one comparison."""
    found = _COMPARED.fullmatch(counted)
    if found is None or _JOINED.search(counted):
        return None
    return CountedComparison(found["what"], found["left"], SIGNS[found["sign"]], found["right"])


def _count(found: re.Match[str]) -> str:
    one = compared(found[1])
    if one is None:
        return f"number {'of' if ' in ' in found[1] or ' where ' in found[1] else 'in'} {found[1]}"
    condition = english(one.key, what=one.left, value=one.right)
    *more, noun = one.what.split(" ")
    return english("example-number-where", what=" ".join((*more, several(noun))), condition=condition)


class EnglishExamples:
    """`names`: how players call components, by what scenarios write."""

    def __init__(self, symbols: sym.Symbols, names: Mapping[str, str]) -> None:
        self.names = names
        nouns, kinds = Nouns(symbols), [(cls.name, kind) for cls in symbols.classes.values() for kind in cls.kinds]
        self.kinds = {kind: nouns.kind(cls, kind) for cls, kind in kinds if is_alike(symbols.classes[cls].kinds[kind])}
        self.plurals = {kind: nouns.kinds(cls, (kind,)) for cls, kind in kinds}
        self.plurals |= {cls.name: nouns.many_of(cls) for cls in symbols.classes.values()}

    def title(self, name: str) -> str:
        """A title; components that it writes are called as players do."""
        return _COMPONENT.sub(self._called, clean(name))

    def phase(self, name: str) -> str:
        return words(name)

    def action(self, name: str) -> str:
        return words(name)

    def text(self, text: str) -> str:
        """A text of a scenario in words: `card(2)` as `card 2`, `player 1.hand` as `player 1's hand`."""
        plain = clean(_COUNT.sub(_count, text))
        plain = _COMPONENT.sub(self._called, plain)
        plain = _ALONE.sub(lambda word: self.kinds.get(word[0], word[0]), _SEVERAL.sub(self._counted, plain))
        while (found := _CALL.sub(_without_brackets, plain)) != plain:
            plain = found
        return without_signs(plain)

    def _called(self, component: re.Match[str]) -> str:
        """A component as players call it: `plain(clubs, 5)` as `5 of clubs`."""
        written = f"{component['kind']}({', '.join(part.strip() for part in component['traits'].split(','))})"
        if written not in self.names:
            return component[0]
        times = f"{component['count']} \N{MULTIPLICATION SIGN} " if component["count"] not in (None, "1") else ""
        return times + clean(self.names[written])

    def _counted(self, several_of: re.Match[str]) -> str:
        """`2 card` as `2 cards`."""
        plural = self.plurals.get(several_of["noun"]) if several_of["count"] != "1" else None
        return several_of[0] if plural is None else f"{several_of['count']} {plural}"


def _without_brackets(call: re.Match[str]) -> str:
    """One call; where it is one of several, with commas between them, its own commas stay in brackets."""
    inside = call["inside"]
    bare = call[0] == call.string or "," not in _BRACKETS.sub("", inside)
    return f"{call['name']} {inside if bare else f'({inside})'}".rstrip()


def component_names(ruleset: Ruleset, speak: Callable[[Machine], None] = lambda _: None) -> dict[str, str]:
    """How players call components, by what scenarios write; dice are called by what they show.
    `speak`: lets a machine call them in another language.
    """
    from rulewright.scenarios import written_forms  # noqa: PLC0415 (not for those who want words alone)

    found: dict[str, str] = {}
    for players in range(ruleset.header.low, ruleset.header.high + 1):
        constants = Constants(ruleset.symbols, ruleset.configuration(players))
        machine = ruleset.machine(players)
        speak(machine)
        called = [face.called for info in machine.shown.program.classes for face in info.faces]
        written = written_forms(machine.program, ruleset.symbols, constants)
        for names, words_ in zip(written, called, strict=True):
            found |= dict.fromkeys(names if ROLLED not in words_ else (), words_)
    return found
