"""What stands in the panes, as lines, and lines as Textual shows them: never read as markup.

In: a picture, and the words of a choice. Out: lines for a width, and content in which the names that the choice is about are lit.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from textual.content import Content

from rulewright.picture import Arrangement, Group, Picture, Pieces
from rulewright.play import Line, table
from rulewright.source.cells import neutral

OF_SEATS = (Arrangement.SEATS, Arrangement.SIDES)
STYLES = {"title": "bold", "ours": "bold", "quiet": "dim", "refusal": "bold red", "result": "bold green"}
LIT = "reverse bold"
NO_TABLE = Line("All there is lies before the players.", "quiet")


def table_lines(picture: Picture, width: int) -> list[Line]:
    """What lies on the table."""
    groups = tuple(group for group in picture.groups if group.form not in OF_SEATS)
    return table(replace(picture, groups=groups), width) if groups else [NO_TABLE]


def seat_lines(picture: Picture, width: int) -> list[Line]:
    """What the players have."""
    groups = tuple(group for group in picture.groups if group.form in OF_SEATS)
    return table(replace(picture, groups=groups, out=()), width, brief=True)


def hand_lines(picture: Picture, width: int) -> list[Line]:
    """What the one who looks holds and others do not see, in full."""
    own = tuple(one for group in picture.groups if (one := _own(group)) is not None)
    return table(replace(picture, groups=own, out=()), width) if own else []


def _own(group: Group) -> Group | None:
    if group.form not in OF_SEATS or group.ours < 0:
        return None
    held = tuple(
        replace(layer, holdings=(layer.holdings[group.ours],))
        for layer in group.layers
        if layer.form is Arrangement.HAND
    )
    return replace(group, owners=(group.owners[group.ours],), layers=held, matrices=(), ours=0) if held else None


def log_text(log: Sequence[str]) -> list[Line]:
    return [Line(f"- {line}") for line in log] or [Line("Nothing has happened yet.", "quiet")]


def names_of(picture: Picture) -> Iterator[str]:
    """The names of places, players and pieces that are seen."""
    for group in picture.groups:
        yield from group.owners
        for layer in group.layers:
            for holding in layer.holdings:
                if isinstance(holding, Pieces):
                    yield from (piece.name for piece in holding.pieces if piece.name)


def lit_names(picture: Picture, words: str) -> tuple[str, ...]:
    """The names on the table that occur in the words of a choice."""
    return tuple(sorted({name for name in names_of(picture) if name and _named(name).search(words)}))


def _named(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")


def content(lines: Sequence[Line], lit: Sequence[str] = ()) -> Content:
    """Lines for a pane. Every control character is written out, and brackets stay brackets."""
    shown = Content("\n").join(Content.styled(neutral(line.text), STYLES.get(line.style, "")) for line in lines)
    if lit:
        for found in _named_any(lit).finditer(shown.plain):
            shown = shown.stylize(LIT, found.start(), found.end())
    return shown


def _named_any(names: Sequence[str]) -> re.Pattern[str]:
    longest_first = sorted(map(neutral, names), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
