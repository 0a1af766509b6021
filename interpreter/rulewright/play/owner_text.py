"""Owners and what they have, as text: a line for each owner and a column for each thing.

In: a group, and a width. Out: lines. Numbers and words stand in columns; of pieces that are too many for one the column
has their number, and a line below tells them. Where no column fits, each owner is a paragraph.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rulewright.picture import Arrangement, Group, Holding, Layer, Pieces
from rulewright.play.holding_text import ORDERED, PIECES, in_cell, in_full, in_short, names_in
from rulewright.play.short_names import meanings, short_names
from rulewright.play.track_text import track_lines
from rulewright.play.wrapped_lines import Line, broken, padded, paragraph
from rulewright.sentences import Speech
from rulewright.source.cells import width as columns

WIDEST_CELL = 14
GAP = "  "
MORE = " ..."
FEWEST_MERGED = 8
"""From so many spaces on, neighbours that are alike share a line."""


@dataclass(frozen=True, slots=True)
class _Row:
    """An owner, or neighbours that are alike, and what each has of every layer."""

    name: str
    holdings: tuple[Holding, ...]
    ours: bool


def owner_lines(group: Group, width: int, say: Speech, brief: bool = False) -> Iterator[Line]:
    """The lines of a group that is no board. `brief`: what others have takes one line at most."""
    yield from _owned(group, width, say, brief)
    yield from track_lines(group, width)


def _owned(group: Group, width: int, say: Speech, brief: bool) -> Iterator[Line]:
    layers = sorted(group.layers, key=lambda layer: layer.form in PIECES)
    rows = _rows(group, layers, say)
    label = max(columns(row.name) for row in rows)
    if len(layers) == 1 or label + columns(GAP) + max(_wide(layers, _texts(layers, rows, _counted, say))) > width:
        if group.form is Arrangement.RING:
            yield Line(say("ring"), "title")
        yield from _paragraphs(layers, rows, label, width, say)
        return
    corner = say("ring") if group.form is Arrangement.RING and columns(say("ring")) <= label else ""
    for cell in (in_cell, _shortened):
        texts = _texts(layers, rows, cell, say)
        if label + sum(columns(GAP) + wide for wide in _wide(layers, texts)) <= width:
            yield from _table(layers, rows, texts, label, width, corner)
            yield from _legend(layers, width) if cell is _shortened else ()
            return
    texts = _texts(layers, rows, _counted, say)
    yield from _table(layers, rows, texts, label, width, corner)
    yield from _details(group, layers, rows, texts, width, brief, say)


def _texts(
    layers: Sequence[Layer], rows: Sequence[_Row], cell: Callable[[Layer, Holding, Speech], str], say: Speech
) -> list[list[str]]:
    """The cells of all rows."""
    return [[cell(layer, holding, say) for layer, holding in zip(layers, row.holdings, strict=True)] for row in rows]


def _shortened(layer: Layer, holding: Holding, say: Speech) -> str:
    """A cell: pieces in an order by short names."""
    if layer.form not in ORDERED or not isinstance(holding, Pieces):
        return in_cell(layer, holding, say)
    short = short_names(layer.names)
    return in_short(holding, lambda name: short.get(name, name))


def _counted(layer: Layer, holding: Holding, say: Speech) -> str:
    """A cell: of many pieces their number."""
    text = in_cell(layer, holding, say)
    return str(holding.count) if isinstance(holding, Pieces) and columns(text) > WIDEST_CELL else text


def _legend(layers: Sequence[Layer], width: int) -> Iterator[Line]:
    """What short names mean."""
    ordered = [layer for layer in layers if layer.form in ORDERED]
    there = {name for layer in ordered for holding in layer.holdings for name in names_in(holding)}
    told = dict.fromkeys(meaning for layer in ordered for meaning in meanings(layer.names, there))
    yield from (Line(text) for text in broken("  " + ", ".join(told), width))


def _rows(group: Group, layers: Sequence[Layer], say: Speech) -> list[_Row]:
    """A row for each owner; of many spaces, neighbours that are alike share one."""
    places = [tuple(layer.holdings[place] for layer in layers) for place in range(len(group.owners))]
    if group.form not in (Arrangement.SEATS, Arrangement.SIDES) and len(group.owners) >= FEWEST_MERGED:
        stretches = [
            list(same)
            for _, same in groupby(range(len(places)), key=lambda place: (places[place], group.before(place)))
        ]
    else:
        stretches = [[place] for place in range(len(places))]
    return [_Row(_name(group, same, say), places[same[0]], group.ours in same) for same in stretches]


def _name(group: Group, places: Sequence[int], say: Speech) -> str:
    first, last = group.owners[places[0]], group.owners[places[-1]]
    name = first if len(places) == 1 else say("span", first=first, last=last)
    if before := group.before(places[0]):
        name = say("before-whom", name=name, owner=before)
    return say("you-are", name=name) if group.ours in places else name


def _wide(layers: Sequence[Layer], texts: Sequence[Sequence[str]]) -> list[int]:
    """The width of each column."""
    return [max(map(columns, column)) for column in zip([layer.title for layer in layers], *texts, strict=True)]


def _table(
    layers: Sequence[Layer], rows: Sequence[_Row], texts: Sequence[Sequence[str]], label: int, width: int, corner: str
) -> Iterator[Line]:
    """Columns beside each other, and what does not fit in bands below;
    `corner`: what stands above the names of the owners.
    """
    wide = _wide(layers, texts)
    for first, last in _bands(wide, width - label):
        heads = [padded(layer.title, size) for layer, size in zip(layers[first:last], wide[first:last], strict=True)]
        yield Line((padded(corner, label) + GAP + GAP.join(heads)).rstrip(), "title")
        for row, cells in zip(rows, texts, strict=True):
            text = GAP.join(padded(cell, size) for cell, size in zip(cells[first:last], wide[first:last], strict=True))
            yield Line((padded(row.name, label) + GAP + text).rstrip(), "ours" if row.ours else "")


def _bands(wide: Sequence[int], room: int) -> Iterator[tuple[int, int]]:
    """Stretches of columns that fit beside each other."""
    first, used = 0, 0
    for at, size in enumerate(wide):
        if at > first and used + columns(GAP) + size > room:
            yield first, at
            first, used = at, 0
        used += columns(GAP) + size
    yield first, len(wide)


def _details(
    group: Group,
    layers: Sequence[Layer],
    rows: Sequence[_Row],
    texts: Sequence[Sequence[str]],
    width: int,
    brief: bool,
    say: Speech,
) -> Iterator[Line]:
    """What the columns have only counted."""
    for place, layer in enumerate(layers):
        for row, cells in zip(rows, texts, strict=True):
            holding = row.holdings[place]
            if cells[place] != in_cell(layer, holding, say):
                whose = "your-things" if row.ours and group.form is Arrangement.SEATS else "their-things"
                told = say(whose, name=row.name, what=layer.title, things=in_full(layer, holding, say))
                lines = broken(told, width - columns(MORE) * brief)
                if brief and not row.ours and len(lines) > 1:
                    lines = [lines[0] + MORE]
                yield from (Line(line, "ours" if row.ours else "") for line in lines)


def _paragraphs(layers: Sequence[Layer], rows: Sequence[_Row], label: int, width: int, say: Speech) -> Iterator[Line]:
    for row in rows:
        facts = [
            say("headed", what=layer.title, things=in_full(layer, holding, say))
            for layer, holding in zip(layers, row.holdings, strict=True)
        ]
        yield from paragraph(row.name, facts, width, label, "ours" if row.ours else "")
