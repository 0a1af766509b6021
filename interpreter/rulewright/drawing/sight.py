"""Who sees what: zones, money and variables, by who sees them.

In: the symbols of a ruleset, and what a variant changes. Out: a `Graph`: one box an audience; what is seen by others in
other options lies in each of their boxes, with its condition. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from rulewright.drawing.graph import BoxKind, Graph, NodeKind, PictureBox, PictureNode
from rulewright.drawing.labels import one_line
from rulewright.drawing.variant_marks import Marks, Path
from rulewright.frontend.typed import symbols as sym
from rulewright.source.text import Span

ABOUT = "Zones, money and variables, by who sees them. A hand seen by its owner is hidden from everybody else."
AUDIENCES = {
    "everyone": "Everyone sees",
    "face": "Everyone sees what lies face up",
    "side": "Only the side sees",
    "owner": "Only the owner sees",
    "others": "Everybody but the owner sees",
    "nobody": "Nobody sees",
}


@dataclass(frozen=True, slots=True)
class Seeable:
    """Something that can be seen: where it stands, what it is, and by whom it is seen, case by case."""

    name: str
    path: Path
    span: Span
    what: tuple[str, ...]
    audience: sym.Audience | None


def sight_graph(title: str, symbols: sym.Symbols, marks: Marks) -> Graph:
    """The picture of who sees what."""
    numbers = count(1)
    known = list(_hidden(symbols))
    boxes = []
    for word, heading in AUDIENCES.items():
        seen = [(one, lines) for one in known for lines in _conditions(one, word)]
        nodes = tuple(
            PictureNode(next(numbers), NodeKind.PLACE, one.name, (*one.what, *lines), one.span, marks.at(one.path))
            for one, lines in seen
        )
        if nodes:
            boxes.append((PictureBox(next(numbers), BoxKind.TOP, heading, nodes),))
    return Graph(title, ABOUT, tuple(boxes))


def _hidden(symbols: sym.Symbols) -> Iterator[Seeable]:
    for zone in symbols.zones.values():
        remembered = zone.decl.remembered
        notes = (f"remembered where {one_line(remembered.span.text)}",) if remembered is not None else ()
        what = (f"{zone.order} of {zone.cls}{_per(str(zone.per or ''))}", *notes)
        yield Seeable(zone.decl.name, ("zones", zone.decl.name), zone.decl.span, what, zone.seen_by)
    for purse in symbols.purses.values():
        path = ("money", purse.currency.decl.name, purse.decl.name)
        what = (f"{purse.currency.decl.name}{_per(str(purse.per or ''))}",)
        yield Seeable(purse.decl.name, path, purse.decl.span, what, purse.seen_by)
    for state in symbols.states:
        owners = _per(" and ".join(map(str, state.per)))
        kept = f"mark on each {state.marked}" if state.marked else f"variable{owners}"
        yield Seeable(state.decl.name, ("state", state.decl.name), state.decl.span, (kept,), state.seen_by)


def _per(owner: str) -> str:
    return f", one per {owner}" if owner else ""


def _conditions(one: Seeable, word: str) -> Iterator[tuple[str, ...]]:
    """The cases in which it is seen by an audience: their conditions as lines."""
    cases = one.audience.cases if one.audience is not None else ((None, "nobody"),)
    for condition, audience in cases:
        if audience == word:
            said = f"if {one_line(condition.span.text)}" if condition is not None else "otherwise"
            yield (said,) if len(cases) > 1 else ()
