"""Worked examples: scenarios of a ruleset told in words. In: cases of scenario files. Out: a section.
Complains about nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence
from rulewright.frontend.typed import symbols as sym
from rulewright.ir.program import ROLLED
from rulewright.rule_log import EntryKind, ToldEntry
from rulewright.rulebook.book import Block, Item, ItemList, Paragraph, Section
from rulewright.rulebook.english_words import linked, several, words
from rulewright.rulebook.markup import capitalised, clean, strong
from rulewright.sentences import Speech, english

if TYPE_CHECKING:
    from rulewright.loading import Ruleset
    from rulewright.scenarios import Suite

MOST = 12
MOST_REASONS = 12
"""So many sentences say what the rules do in an example."""
OTHERWISE = english("log-applies-otherwise", rule="").strip()
"""So ends what is said of a rule without a condition: that it applies is no news."""
DECIDED = frozenset({EntryKind.RULE, EntryKind.OVERRIDDEN, EntryKind.CLAIM})
_CALL = re.compile(r"\b(?P<name>[a-z][a-z0-9_]*)\((?P<inside>(?:[^()]| \([^()]*\))*)\)")
_COMPONENT = re.compile(r"(?:(?<![\w.])(?P<count>\d+) )?\b(?P<kind>[a-z][a-z0-9_]*)\((?P<traits>[^()]*)\)")
_SEVERAL = re.compile(r"(?<![\w.])(?P<count>\d+) (?P<noun>[a-z][a-z0-9_]*)(?![\w(.])")
_BRACKETS = re.compile(r"\([^()]*\)")
_COUNT = re.compile(r"\bcount\(([^()]*)\)")
_OWNED = re.compile(r"\b(?P<owner>[a-z][a-z0-9_]*(?: \d+)?)\.(?P<name>[a-z])")
QUESTIONS = {"refused": "book-not-allowed", "outcome": "book-outcome", "scores": "book-points"}
"""Keys of scenarios that have words of their own."""
OVER = {"yes": "book-over", "no": "book-not-over"}
SKIPPED = ("players", "options", "given", "at", "when", "expect", "about", "why", "source", "seed")


def examples_section(suite: Suite | None, ruleset: Ruleset, most: int = MOST, say: Speech = english) -> Section:
    """So many scenarios, those with the usual rulings first, each with what the rules do in it."""
    cases = suite.cases if suite is not None else ()
    ordered = sorted(cases, key=lambda case: (case.get("options") is not None, case.get("when") is None))
    reasons = suite.reasons(ruleset, ordered[:most]) if suite is not None else []
    writer = ExampleWriter(ruleset.symbols, _names(ruleset) if ordered else {}, say)
    told = [
        writer.section(case.name, case.body, number, why)
        for number, (case, why) in enumerate(zip(ordered[:most], reasons, strict=True), 1)
    ]
    left = len(ordered) - len(told)
    more = (Paragraph(say("book-left", count=left)),) if left > 0 else ()
    return Section(say("book-examples"), "examples", more if told else (), tuple(told))


def _names(ruleset: Ruleset) -> dict[str, str]:
    """How players call components, by what scenarios write; dice are called by what they show."""
    from rulewright.scenarios import written_components  # noqa: PLC0415 (not for those who want words alone)

    found: dict[str, str] = {}
    for players in range(ruleset.header.low, ruleset.header.high + 1):
        constants = Constants(ruleset.symbols, ruleset.configuration(players))
        faces = written_components(ruleset.machine(players).program, ruleset.symbols, constants)
        found |= {name: called for name, called in faces if name != called and ROLLED not in called}
    return found


@dataclass(frozen=True, slots=True)
class ExampleWriter:
    """Tells scenarios. `names`: how players call components, by what scenarios write."""

    symbols: sym.Symbols
    names: dict[str, str]
    say: Speech
    plurals: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        nouns: list[sym.Class | sym.Kind] = []
        for cls in self.symbols.classes.values():
            nouns += [*cls.kinds.values(), cls]
        told = {noun.name: words(noun.decl.plural) or several(words(noun.name)) for noun in nouns}
        object.__setattr__(self, "plurals", told)

    def section(self, name: str, body: Mapping, number: int, why: Iterable[ToldEntry]) -> Section:
        items = (*self._parts(body), *self._reasons(why))
        blocks: tuple[Block, ...] = (ItemList(items),)
        return Section(f"{number}. {capitalised(clean(name))}", f"example-{number}", blocks)

    def _reasons(self, why: Iterable[ToldEntry]) -> Iterator[Item]:
        """Which rules of priority lists applied or were overridden, and who was paid or not."""
        found = (clean(entry.sentence) for entry in why if entry.kind in DECIDED)
        told = [text for text in dict.fromkeys(found) if not text.endswith(OTHERWISE)]
        if told:
            more = [Item("...")] if len(told) > MOST_REASONS else []
            shown = [Item(capitalised(text) + ".") for text in told[:MOST_REASONS]]
            yield Item(strong(self.say("book-reasons")), (*shown, *more))

    def _parts(self, body: Mapping) -> Iterator[Item]:
        players = body.get("players")
        if players is not None:
            yield Item(f"{strong(self.say('book-example-players'))} {self._text(players)}.")
        for key, title in (("options", "book-rulings"), ("given", "book-at-first")):
            node = body.get(key)
            if isinstance(node, Mapping):
                inside = tuple(Item(f"{self._in_words(entry.name)}: {self._text(entry.value)}") for entry in node)
                yield Item(strong(self.say(title)), inside)
        at = body.get("at")
        if at is not None:
            yield Item(f"{strong(self.say('book-played'))} {self._phase(at)}.")
        for key, title in (("when", "book-done"), ("expect", "book-result")):
            node = body.get(key)
            if node is not None:
                yield Item(strong(self.say(title)), tuple(self._lines(node)))
        for entry in body:
            if entry.name not in SKIPPED:
                told = capitalised(self._in_words(entry.name)) + ":"
                yield Item(f"{strong(told)} {self._text(entry.value)}")

    def _phase(self, node: Node) -> str:
        """The phase at which an example begins, with the link to it."""
        text = node.text if isinstance(node, Scalar) else ""
        name, _, inside = clean(text).partition("(")
        if name not in self.symbols.phases:
            return self._text(node)
        return linked("phase", name) + (f" ({self._in_words(inside.removesuffix(')'))})" if inside else "")

    def _lines(self, node: Node) -> Iterable[Item]:
        """One line for each thing that is done or expected."""
        match node:
            case Mapping():
                return tuple(Item(self._line(entry.name, entry.value)) for entry in node)
            case Scalar():
                return (Item(self._deed(node)),)
            case Sequence():
                return tuple(item for one in node.items for item in self._lines(one))
            case _:
                assert_never(node)

    def _line(self, name: str, value: Node) -> str:
        if name == "over" and isinstance(value, Scalar) and value.text in OVER:
            return self.say(OVER[value.text])
        return f"{self._question(name)}: {self._deed(value)}"

    def _question(self, name: str) -> str:
        """What is asked for or expected, in words."""
        first, _, rest = name.partition(" ")
        if first == "legal" and rest:
            return self.say("book-choices-of", what=self._in_words(rest))
        return self.say(QUESTIONS[name]) if name in QUESTIONS else self._in_words(name)

    def _deed(self, node: Node) -> str:
        """A call of an action, with the link to it."""
        text = self._text(node)
        named = (one for one in self.symbols.actions if isinstance(node, Scalar) and re.match(rf"{one}\b", node.text))
        name = next(named, None)
        told = words(name) if name is not None else ""
        return linked("action", name) + text[len(told) :] if name is not None and text.startswith(told) else text

    def _text(self, node: Node) -> str:
        match node:
            case Scalar():
                return self._in_words(node.text)
            case Mapping():
                return ", ".join(f"{self._in_words(entry.name)}: {self._text(entry.value)}" for entry in node)
            case Sequence():
                return "; ".join(map(self._text, node.items))
            case _:
                assert_never(node)

    def _in_words(self, text: str) -> str:
        """A text of a scenario in words: `card(2)` as `card 2`, `player 1.hand` as `player 1's hand`."""
        plain = _COUNT.sub(lambda count: f"number {'of' if ' in ' in count[1] else 'in'} {count[1]}", clean(text))
        plain = _COMPONENT.sub(self._called, plain)
        plain = _SEVERAL.sub(self._counted, plain)
        while (found := _CALL.sub(_without_brackets, plain)) != plain:
            plain = found
        owned = _OWNED.sub(lambda one: f"{one['owner']}'s {one['name']}", plain)
        return owned.replace("_", " ")

    def _called(self, component: re.Match[str]) -> str:
        """A component as players call it: `plain(clubs, 5)` as `5 of clubs`."""
        written = f"{component['kind']}({', '.join(part.strip() for part in component['traits'].split(','))})"
        if written not in self.names:
            return component[0]
        times = f"{component['count']} \N{MULTIPLICATION SIGN} " if component["count"] not in (None, "1") else ""
        return times + clean(self.names[written])

    def _counted(self, several_of: re.Match[str]) -> str:
        """`2 guard` as `2 guards`."""
        plural = self.plurals.get(several_of["noun"]) if several_of["count"] != "1" else None
        return several_of[0] if plural is None else f"{several_of['count']} {plural}"


def _without_brackets(call: re.Match[str]) -> str:
    """One call; where it is one of several, with commas between them, its own commas stay in brackets."""
    inside = call["inside"]
    bare = call[0] == call.string or "," not in _BRACKETS.sub("", inside)
    return f"{call['name']} {inside if bare else f'({inside})'}".rstrip()
