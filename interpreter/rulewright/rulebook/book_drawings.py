"""The pictures at the end of a book: the phases, who sees what, what comes first.

In: a ruleset. Out: a chapter of SVG; a click on a part leads to where the book tells it. Raises
`rulewright.loading.Unsound` where a CSV file cannot be read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.frontend.typed import symbols as sym
from rulewright.languages import Catalogue
from rulewright.loading import Ruleset
from rulewright.rulebook.book_maker import base_of
from rulewright.rulebook.english_words import anchor
from rulewright.sentences import english
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.drawing import Graph

Place = tuple[str, int]
"""A file, and a line of it."""


SHEET = 1500, 960
"""So many pixels of a picture have room on a page of A4 that lies on its side, with words of 6 points."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture as SVG; where it is too large for a page, also cut into sheets to print."""

    whole: str
    sheets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Drawings:
    """A chapter of pictures."""

    title: str
    pictures: tuple[Drawing, ...]


def drawings_of(ruleset: Ruleset, catalogue: Catalogue | None = None) -> Drawings:
    """All pictures of a ruleset, in the language of a catalogue; of a variant, with what it changes."""
    from rulewright import drawing  # noqa: PLC0415 (takes long, and a book in Markdown has none)

    base, links = base_of(ruleset), BookLinks(dict(_places(ruleset.symbols)))
    graphs = [drawing.picture(ruleset, subject, base, catalogue) for subject in drawing.SUBJECTS]
    told = (_drawing(graph, links, f"picture-{number}-") for number, graph in enumerate(graphs, 1))
    say = catalogue.say if catalogue is not None else english
    return Drawings(say("book-pictures"), tuple(told))


def _drawing(graph: Graph, links: BookLinks, prefix: str) -> Drawing:
    from rulewright.drawing import print_sheets, svg  # noqa: PLC0415 (as above)

    sheets = enumerate(print_sheets(graph, *SHEET), 1)
    return Drawing(svg(graph, links, prefix), tuple(svg(one, links, f"{prefix}{number}-") for number, one in sheets))


@dataclass(frozen=True, slots=True)
class BookLinks:
    """The anchors of a book by the lines of the rules that they tell."""

    anchors: dict[Place, str]

    def to(self, span: Span | None) -> str:
        """The address within the page; an empty one for what has no place of its own in the book."""
        found = self.anchors.get(_place(span)) if span is not None else None
        return f"#{found}" if found is not None else ""


def _place(span: Span) -> Place:
    return span.source.name, span.position.line


def _places(symbols: sym.Symbols) -> Iterator[tuple[Place, str]]:
    """Where each entry stands that the book tells at a place of its own; of several in one line, the first."""
    sections: dict[str, list[sym.Symbol]] = {
        "zone": [*symbols.zones.values()], "money": [*symbols.purses.values()], "state": [*symbols.states],
        "phase": [*symbols.phases.values()], "priority": [*symbols.priorities.values()],
        "payout": [*symbols.payouts.values()],
    }  # fmt: skip
    found: dict[Place, str] = {}
    for section, entries in sections.items():
        for entry in entries:
            found.setdefault(_place(entry.span), anchor(section, entry.name))
    yield from found.items()
