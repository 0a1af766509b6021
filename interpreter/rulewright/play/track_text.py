"""A number as a track, as text: `points  0 . . 1 . . 2 . 10`, with the number of each owner at its place.

In: a group, and a width. Out: a line for each of its layers that is drawn as a track. A track that is longer than the
line is drawn to scale.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.picture import Arrangement, Group, Layer, Value
from rulewright.play.wrapped_lines import Line
from rulewright.source.cells import width as columns

SIGNS = "123456789abcdefghijklmnopqrstuvwxyz"
SEVERAL, EMPTY_PLACE, ALONE = "*", ".", "o"
SHORTEST = 8
"""Columns that a track has at least; where there are fewer, none is drawn."""


def track_lines(group: Group, width: int) -> Iterator[Line]:
    """The tracks of a group."""
    for layer in group.layers:
        if layer.form is Arrangement.TRACK:
            yield from _track(layer, width, len(group.owners) > 1)


def _track(layer: Layer, width: int, signed: bool) -> Iterator[Line]:
    before, after = f"{layer.title}  {layer.low} ", f" {layer.high}"
    room = width - columns(before) - len(after)
    places = layer.high - layer.low + 1
    if room < SHORTEST or places < 2:
        return
    length = min(places, room)
    cells = [EMPTY_PLACE] * length
    for owner, holding in enumerate(layer.holdings):
        if isinstance(holding, Value) and holding.number is not None:
            at = (holding.number - layer.low) * (length - 1) // (places - 1)
            sign = SIGNS[owner % len(SIGNS)] if signed else ALONE
            cells[at] = sign if cells[at] == EMPTY_PLACE else SEVERAL
    gap = " " if 2 * length <= room else ""
    yield Line(before + gap.join(cells) + after)
