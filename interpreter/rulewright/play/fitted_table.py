"""The table for a screen of so many lines: all of it if it fits, else what the choice is about, and a line that names the rest.

In: a picture, what is near to the choice, a width and a height. Out: lines. What the choice itself reads or changes is never left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import assert_never

from rulewright.picture import Holding, Money, Nearness, Picture, Pieces, Value, farther, without
from rulewright.play.table_text import Line, table
from rulewright.source.cells import width as columns


def fitted(picture: Picture, near: Mapping[str, Nearness], width: int, height: int) -> list[Line]:
    """The lines of a picture: the first way of shortening it that fits, or the shortest."""
    ways = [(left_out, False) for left_out in _ways(picture, near)]
    lines: list[Line] = []
    for left_out, brief in [*ways, (ways[-1][0], True)]:
        lines = [*table(without(picture, left_out), width, brief), *_rest(picture, left_out, width)]
        if len(lines) <= height:
            break
    return lines


def _ways(picture: Picture, near: Mapping[str, Nearness]) -> Iterator[list[str]]:
    """What is left out: nothing; then more and more: what is empty, what is far from the choice, what only the phase is about."""
    far, not_chosen = farther(picture, near, Nearness.PHASE), farther(picture, near, Nearness.CHOICE)
    bare = _bare(picture)
    order = dict.fromkeys(
        [*(name for name in far if name in bare), *(name for name in not_chosen if name in bare), *far, *not_chosen]
    )
    yield from (list(order)[:count] for count in range(len(order) + 1))


def _bare(picture: Picture) -> list[str]:
    """Names of layers of which no owner has anything."""
    return [layer.name for group in picture.groups for layer in group.layers if all(map(_is_bare, layer.holdings))]


def _is_bare(holding: Holding) -> bool:
    match holding:
        case Pieces(pieces=pieces):
            return not pieces
        case Money(amount=amount):
            return amount == 0
        case Value():
            return holding.empty
        case never:
            assert_never(never)


def _rest(picture: Picture, left_out: list[str], width: int) -> list[Line]:
    named = [(layer.name, layer.title) for group in picture.groups for layer in group.layers]
    named += [(matrix.name, matrix.title) for group in picture.groups for matrix in group.matrices]
    titles = [title for name, title in named if name in set(left_out)]
    text = f"(`table` shows the rest: {', '.join(titles)})"
    if columns(text) > width:
        text = f"(`table` shows the rest, {len(titles)} more.)"
    return [Line(text, "quiet")] if titles else []
