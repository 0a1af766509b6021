"""Worked examples: scenarios of a ruleset told in words. In: cases of scenario files. Out: a section.
Complains about nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, assert_never

from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence
from rulewright.frontend.typed import symbols as sym
from rulewright.rule_log import EntryKind, ToldEntry
from rulewright.rulebook.book import Block, Item, ItemList, Paragraph, Section
from rulewright.rulebook.english_examples import EnglishExamples, component_names
from rulewright.rulebook.english_words import anchor
from rulewright.rulebook.markup import capitalised, clean, link, strong
from rulewright.sentences import Speech, english

if TYPE_CHECKING:
    from rulewright.loading import Ruleset
    from rulewright.scenarios import Case, Suite

MOST = 12
MOST_REASONS = 12
"""So many sentences say what the rules do in an example."""
DECIDED = frozenset({EntryKind.RULE, EntryKind.OVERRIDDEN, EntryKind.CLAIM})
QUESTIONS = {"refused": "book-not-allowed", "outcome": "book-outcome", "scores": "book-points"}
"""Keys of scenarios that have words of their own."""
HEADS = {"chance": "book-chance", "do": "book-done"}
"""The same of what stands beside the question."""
OVER = {"yes": "book-over", "no": "book-not-over"}
SKIPPED = ("players", "options", "given", "at", "when", "expect", "about", "why", "source", "seed")


class ExampleTongue(Protocol):
    """Puts what scenarios write into words."""

    def title(self, name: str) -> str: ...
    def phase(self, name: str) -> str: ...
    def action(self, name: str) -> str: ...
    def text(self, written: str) -> str: ...


def examples_section(
    suite: Suite | None,
    ruleset: Ruleset,
    most: int = MOST,
    say: Speech = english,
    tongue: ExampleTongue | None = None,
    speak: Callable[[Machine], None] = lambda _: None,
) -> Section:
    """So many scenarios, those with the usual rulings first, each with what the rules do in it.
    `tongue`: their words; `speak`: lets a machine tell what the rules do in another language.
    """
    ordered = in_order(suite) if suite is not None and most else []
    if suite is None or not ordered:
        return Section(say("book-examples"), "examples", (), ())
    reasons = suite.reasons(ruleset, ordered[:most], speak)
    writer = ExampleWriter(ruleset.symbols, tongue or english_examples(ruleset), say)
    told = [
        writer.section(case.name, case.body, number, why)
        for number, (case, why) in enumerate(zip(ordered[:most], reasons, strict=True), 1)
    ]
    left = len(ordered) - len(told)
    more = (Paragraph(say("book-left", count=left)),) if left > 0 else ()
    return Section(say("book-examples"), "examples", more, tuple(told))


def in_order(suite: Suite) -> list[Case]:
    """The scenarios as a book tells them: those with the usual rulings first, and those in which something is done."""
    return sorted(suite.cases, key=lambda case: (case.get("options") is not None, case.get("when") is None))


def english_examples(ruleset: Ruleset) -> EnglishExamples:
    names = component_names(ruleset)
    return EnglishExamples(ruleset.symbols, {name: called for name, called in names.items() if name != called})


@dataclass(frozen=True, slots=True)
class ExampleWriter:
    """Tells scenarios."""

    symbols: sym.Symbols
    tongue: ExampleTongue
    say: Speech

    def section(self, name: str, body: Mapping, number: int, why: Iterable[ToldEntry]) -> Section:
        items = (*self._parts(body), *self._reasons(why))
        blocks: tuple[Block, ...] = (ItemList(items),)
        return Section(f"{number}. {capitalised(self.tongue.title(name))}", f"example-{number}", blocks)

    def _reasons(self, why: Iterable[ToldEntry]) -> Iterator[Item]:
        """Which rules of priority lists applied or were overridden, and who was paid or not."""
        otherwise = self.say("log-applies-otherwise", rule="").strip()
        found = (clean(entry.sentence) for entry in why if entry.kind in DECIDED)
        told = [text for text in dict.fromkeys(found) if not text.endswith(otherwise)]
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
                inside = tuple(Item(self._pair(self.tongue.text(entry.name), entry.value)) for entry in node)
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
                told = self.say(HEADS[entry.name]) if entry.name in HEADS else f"{self.tongue.text(entry.name)}:"
                yield Item(f"{strong(capitalised(told))} {self._text(entry.value)}")

    def _phase(self, node: Node) -> str:
        """The phase at which an example begins, with the link to it."""
        text = node.text if isinstance(node, Scalar) else ""
        name, _, inside = clean(text).partition("(")
        if name not in self.symbols.phases:
            return self._text(node)
        given = f" ({self.tongue.text(inside.removesuffix(')'))})" if inside else ""
        return link(anchor("phase", name), self.tongue.phase(name)) + given

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
        return self.say("example-line", name=self._question(name), value=self._deed(value))

    def _pair(self, name: str, value: Node) -> str:
        return self.say("example-line", name=name, value=self._text(value))

    def _question(self, name: str) -> str:
        """What is asked for or expected, in words."""
        first, _, rest = name.partition(" ")
        if first == "legal" and rest:
            return self.say("book-choices-of", what=self.tongue.text(rest))
        return self.say(QUESTIONS[name]) if name in QUESTIONS else self.tongue.text(name)

    def _deed(self, node: Node) -> str:
        """A call of an action, with the link to it."""
        text = self._text(node)
        named = (one for one in self.symbols.actions if isinstance(node, Scalar) and re.match(rf"{one}\b", node.text))
        name = next(named, None)
        told = self.tongue.action(name) if name is not None else ""
        linked = name is not None and text.startswith(told)
        return link(anchor("action", name), told) + text[len(told) :] if name is not None and linked else text

    def _text(self, node: Node) -> str:
        match node:
            case Scalar(style="|"):
                return "; ".join(self.tongue.text(line) for line in node.text.splitlines() if line.strip())
            case Scalar():
                return self.tongue.text(node.text)
            case Mapping():
                return ", ".join(self._pair(self.tongue.text(entry.name), entry.value) for entry in node)
            case Sequence():
                return "; ".join(map(self._text, node.items))
            case _:
                assert_never(node)
