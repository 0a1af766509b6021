"""The table for a screen of so many lines: all of it if it fits, else what the choice is about, and a line that names
the rest.

In: a picture, what is near to the choice, a width and a height. Out: lines. What the choice itself reads or changes is
never left out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import assert_never

from rulewright.picture import (
    Arrangement,
    Group,
    Holding,
    Money,
    Nearness,
    Picture,
    Piece,
    Pieces,
    Value,
    farther,
    without,
)
from rulewright.play.table_text import Line, table
from rulewright.source.cells import width as columns

LISTED = (Arrangement.ROW, Arrangement.RING, Arrangement.WORDS, Arrangement.SEATS)
"""Groups with a line for each owner."""
MOST_PIECES = (24, 12, 6, 3)
"""So many pieces of a common heap are named where there is no room; the fewer, the less room there is."""


@dataclass(frozen=True, slots=True)
class Shortening:
    """One way to make a table shorter: what is left out; what others have in one line at most; with so many pieces of
    a common heap, without spaces that have nothing, and without the line about the rest.
    """

    left_out: tuple[str, ...]
    brief: bool = False
    most_pieces: int | None = None


def fitted(picture: Picture, near: Mapping[str, Nearness], width: int, height: int) -> list[Line]:
    """The lines of a picture: the first way of shortening it that fits, or the shortest."""
    lines: list[Line] = []
    for way in _ways(picture, near):
        lines = _shortened(picture, way, width)
        if len(lines) <= height:
            break
    return lines


def _shortened(picture: Picture, way: Shortening, width: int) -> list[Line]:
    drawn = without(picture, way.left_out)
    if way.most_pieces is None:
        return [*table(drawn, width, way.brief), *_rest(picture, way.left_out, width)]
    groups = (_without_bare_owners(group, way.most_pieces) for group in drawn.groups)
    return table(replace(drawn, groups=tuple(groups)), width, way.brief)


def _ways(picture: Picture, near: Mapping[str, Nearness]) -> Iterator[Shortening]:
    """What is left out: nothing; then more and more: what is empty, what is far from the choice, what only the phase is
    about; of the choice itself only what is empty.
    """
    far, not_chosen = farther(picture, near, Nearness.PHASE), farther(picture, near, Nearness.CHOICE)
    bare = _bare(picture)
    order = dict.fromkeys(
        [*(name for name in far if name in bare), *(name for name in not_chosen if name in bare), *far, *not_chosen]
    )
    yield from (Shortening(tuple(order)[:count]) for count in range(len(order) + 1))
    yield Shortening(tuple(order), brief=True)
    yield from (
        Shortening(tuple(dict.fromkeys([*order, *bare])), brief=True, most_pieces=most) for most in (None, *MOST_PIECES)
    )


def _without_bare_owners(group: Group, most_pieces: int) -> Group:
    """Spaces without those that have nothing; other seats without those of whom nothing is to be seen;
    of common heaps the first pieces. Boards stay whole.
    """
    if group.form is Arrangement.COMMON:
        shorter = (
            replace(layer, holdings=tuple(_first_pieces(holding, most_pieces) for holding in layer.holdings))
            for layer in group.layers
        )
        return replace(group, layers=tuple(shorter))
    if group.form not in LISTED or group.matrices:
        return group
    hides = _tells_nothing if group.form is Arrangement.SEATS else is_bare
    kept = [
        place
        for place in range(len(group.owners))
        if place == group.ours or not all(hides(layer.holdings[place]) for layer in group.layers)
    ]
    layers = tuple(replace(layer, holdings=tuple(layer.holdings[place] for place in kept)) for layer in group.layers)
    return replace(
        group,
        owners=tuple(group.owners[place] for place in kept),
        layers=layers,
        beside=tuple(group.beside[place] for place in kept) if group.beside else (),
        ours=kept.index(group.ours) if group.ours in kept else group.ours,
    )


def _first_pieces(holding: Holding, most: int) -> Holding:
    if not isinstance(holding, Pieces) or len(holding.pieces) <= most:
        return holding
    first, rest = holding.pieces[:most], holding.pieces[most:]
    return replace(holding, pieces=(*first, Piece("...", sum(piece.count for piece in rest))))


def _tells_nothing(holding: Holding) -> bool:
    """Whether somebody has nothing, or only pieces that the viewer does not know."""
    return is_bare(holding) or (isinstance(holding, Pieces) and all(piece.name is None for piece in holding.pieces))


def _bare(picture: Picture) -> list[str]:
    """Names of layers of which no owner has anything; what a pair has may be several layers of one name."""
    layers = [layer for group in picture.groups for layer in group.layers]
    held = {layer.name for layer in layers if not all(map(is_bare, layer.holdings))}
    return [name for name in dict.fromkeys(layer.name for layer in layers) if name not in held]


def is_bare(holding: Holding) -> bool:
    """Whether somebody has nothing of something."""
    match holding:
        case Pieces(pieces=pieces):
            return not pieces
        case Money(amount=amount):
            return amount == 0
        case Value():
            return holding.empty
        case never:
            assert_never(never)


def _rest(picture: Picture, left_out: Collection[str], width: int) -> list[Line]:
    named = [(layer.name, layer.title) for group in picture.groups for layer in group.layers]
    named += [(matrix.name, matrix.title) for group in picture.groups for matrix in group.matrices]
    titles = [title for name, title in named if name in set(left_out)]
    text = picture.say("rest", names=", ".join(titles))
    if columns(text) > width:
        text = picture.say("rest-many", count=len(titles))
    return [Line(text, "quiet")] if titles else []
