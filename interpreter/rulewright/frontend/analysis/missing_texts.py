"""Entries of a ruleset of which its author says nothing, so that a reader has only sentences that are made from the
rules.

In: symbols, and the tree of YAML nodes, variants applied. Out: for each such entry its path, its place, and what its
`about` should say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from collections.abc import Mapping as Map
from dataclasses import dataclass
from typing import NamedTuple

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence
from rulewright.frontend.typed import symbols as sym
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span

ABOUT = "about"


@dataclass(frozen=True, slots=True)
class MissingText:
    """An entry without `about`. `says`: what it should tell a reader."""

    path: str
    span: Span
    says: str


class TextSection(NamedTuple):
    """A section in which every entry may have `about`: the names and places of its entries, and what to write there."""

    name: str
    entries: Callable[[sym.Symbols], Iterator[tuple[str, Span]]]
    says: str


def _purses(symbols: sym.Symbols) -> Iterator[tuple[str, Span]]:
    return ((f"{purse.currency.name}.{purse.name}", purse.span) for purse in symbols.purses.values())


SECTIONS = (
    TextSection("components", lambda s: _named(s.classes), "what these components are in the game"),
    TextSection("money", _purses, "whose money this is, and what it is for"),
    TextSection("zones", lambda s: _named(s.zones), "what lies here, and what for"),
    TextSection("state", lambda s: ((one.name, one.span) for one in s.states), "what this keeps track of"),
    TextSection("phases", lambda s: _named(s.phases), "what happens in this part of the game, in a sentence"),
    TextSection("actions", lambda s: _named(s.actions), "what a player does with it, and why"),
    TextSection("priorities", lambda s: _named(s.priorities), "what this order settles"),
    TextSection("payouts", lambda s: _named(s.payouts), "who is paid here, and for what"),
    TextSection("options", lambda s: _named(s.options), "the question that a table has to answer"),
)
"""In the order in which a rulebook tells them."""


class EntryTexts:
    """Texts that entries have under a key of their own, by the place of the entry's name."""

    def __init__(self, root: Node) -> None:
        self.root = root
        self._values: dict[tuple[str, int], Node] = {}
        self._mappings: dict[tuple[str, int], Mapping] = {}
        for mapping in _mappings(root):
            self._mappings[mapping.span.source.name, mapping.span.start] = mapping
            for entry in mapping:
                for span in (entry.key.span, entry.key.body):
                    self._values[span.source.name, span.start] = entry.value

    def of(self, span: Span, key: str, below: str = "") -> str:
        """The text of an entry, or of what stands in it under the key `below`; empty where it has none."""
        node = self._values.get((span.source.name, span.start))
        if below:
            node = node.get(below) if isinstance(node, Mapping) else None
        return _text_under(node, key)

    def of_mapping(self, span: Span, key: str) -> str:
        """The text of what has no name: a case of a list."""
        return _text_under(self._mappings.get((span.source.name, span.start)), key)

    def of_section(self, section: str, key: str) -> str:
        """The text of a section that is one entry."""
        return _text_under(self.root.get(section) if isinstance(self.root, Mapping) else None, key)


def missing_texts(symbols: sym.Symbols, texts: EntryTexts) -> Iterator[MissingText]:
    """Every entry without a text; first the ruleset itself, last its score."""
    header, score = symbols.document.header, symbols.score
    if not _is_said(header.about):
        yield MissingText("ruleset", header.span, "the idea of the game, in a sentence or two")
    for section in SECTIONS:
        for name, span in section.entries(symbols):
            if not _is_said(texts.of(span, ABOUT)):
                yield MissingText(f"{section.name}.{name}", span, section.says)
    if score is not None and not _is_said(texts.of_section("score", ABOUT)):
        yield MissingText("score", score.span, "what players try to reach")


def check_texts(survey: Survey, root: Node, report: Report) -> None:
    """Tells each entry without a text (RW721); of a variant only those that it has brought itself."""
    for missing in missing_texts(survey.symbols, EntryTexts(root)):
        if survey.concerns(missing.span):
            message = f"`{missing.path}` has no text of its author's: a rulebook has sentences made from its rules only"
            report.error("RW721", message, missing.span, f"write `about`: {missing.says}")


def _is_said(text: str) -> bool:
    """Whether a text says anything: blanks and signs do not."""
    return any(character.isalnum() for character in text)


def _named(symbols: Map[str, sym.Symbol]) -> Iterator[tuple[str, Span]]:
    return ((symbol.name, symbol.span) for symbol in symbols.values())


def _text_under(node: Node | None, key: str) -> str:
    """The text that a key of an entry has."""
    found = node.get(key) if isinstance(node, Mapping) else None
    return found.text if isinstance(found, Scalar) else ""


def _mappings(node: Node) -> Iterator[Mapping]:
    stack: list[Node] = [node]
    while stack:
        at = stack.pop()
        if isinstance(at, Mapping):
            yield at
            stack += [entry.value for entry in at]
        elif isinstance(at, Sequence):
            stack += at.items
