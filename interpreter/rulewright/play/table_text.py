"""A picture as text, for a terminal or a screen reader.

In: a picture and a width. Out: lines. Nothing is shown that the picture does not hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.picture import Arrangement, Group, Picture
from rulewright.play.board_text import board_lines, is_empty
from rulewright.play.holding_text import in_full
from rulewright.play.matrices import drawn
from rulewright.play.owner_text import owner_lines
from rulewright.play.track_text import track_lines
from rulewright.play.wrapped_lines import Line, broken, wrapped
from rulewright.sentences import Speech

NARROWEST = 20


def table(picture: Picture, width: int, brief: bool = False) -> list[Line]:
    """The lines of a picture. `brief`: what others have of many pieces takes one line at most."""
    return [line for block in blocks(picture, width, brief) for line in block]


def blocks(picture: Picture, width: int, brief: bool = False) -> list[list[Line]]:
    """The lines of a picture, group by group."""
    width = max(width, NARROWEST)
    found = [list(group_lines(group, width, picture.say, brief)) for group in picture.groups]
    if picture.out:
        out = picture.say("out", names=", ".join(picture.seats[seat] for seat in picture.out))
        found.append([Line(text) for text in broken(out, width)])
    return found


def group_lines(group: Group, width: int, say: Speech, brief: bool = False) -> Iterator[Line]:
    """The lines of one group."""
    if group.form is Arrangement.BOARD:
        yield from _boards(group, width, say)
    elif group.form is Arrangement.COMMON:
        facts = [say("headed", what=one.title, things=in_full(one, one.holdings[0], say)) for one in group.layers]
        yield from (Line(text.removeprefix("  ")) for text in wrapped(facts, width))
        yield from track_lines(group, width)
    elif group.layers:
        yield from owner_lines(group, width, say, brief)
    for matrix in group.matrices:
        yield from drawn(matrix, width, say)


def _boards(group: Group, width: int, say: Speech) -> Iterator[Line]:
    """A board for each thing that lies on it; the first always, others if there is something."""
    for place, layer in enumerate(group.layers):
        if place and is_empty(layer):
            title = say("of-each", what=layer.title.removesuffix(" of"), owner=group.title)
            yield from (Line(text) for text in broken(say("headed", what=title, things=say("none")), width))
        else:
            yield from board_lines(group, layer, width, say)


def as_text(lines: Iterable[Line]) -> str:
    """Lines without their styles."""
    return "".join(f"{line.text}\n" for line in lines)


__all__ = ["Line", "as_text", "blocks", "group_lines", "table"]
