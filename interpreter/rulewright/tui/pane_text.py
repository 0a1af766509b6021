"""What stands in the panes, as lines, and lines as Textual shows them: never read as markup.

In: a picture, and the words of a choice. Out: lines for a width and a height, and content in which the names that the
choice is about are lit. Of what does not fit, what the choice reads or changes comes first, and one scrolls to the
rest.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from textual.content import Content
from textual.style import Style

from rulewright.picture import Arrangement, Group, Nearness, Picture, Pieces, farther, without
from rulewright.play import Line, table
from rulewright.sentences import Speech
from rulewright.source.cells import neutral

OF_SEATS = (Arrangement.SEATS, Arrangement.SIDES)
STYLES = {"title": "bold", "ours": "bold", "quiet": "dim", "refusal": "bold red", "result": "bold green"}
NOW, MAYBE = Style.parse("reverse bold"), Style.parse("underline")


def table_lines(picture: Picture, near: Mapping[str, Nearness], width: int, height: int) -> list[Line]:
    """What lies on the table."""
    groups = tuple(group for group in picture.groups if group.form not in OF_SEATS)
    if not groups:
        return [Line(picture.say("all-before-players"), "quiet")]
    return _nearest_first(replace(picture, groups=groups), near, height, lambda part: table(part, width))


def seat_lines(picture: Picture, near: Mapping[str, Nearness], width: int, height: int) -> list[Line]:
    """What the players have."""
    groups = tuple(group for group in picture.groups if group.form in OF_SEATS)
    shown = replace(picture, groups=groups, out=())
    return _nearest_first(shown, near, height, lambda part: table(part, width, brief=True))


def _nearest_first(
    picture: Picture, near: Mapping[str, Nearness], height: int, drawn: Callable[[Picture], list[Line]]
) -> list[Line]:
    """All of a picture as it is if it fits; else first what the choice is about, then the rest."""
    lines = drawn(picture)
    far = farther(picture, near, Nearness.CHOICE)
    first = without(picture, far)
    if len(lines) <= height or not far or not first.groups:
        return lines
    layers = [layer.name for group in first.groups for layer in group.layers]
    named = {*layers, *(matrix.name for group in first.groups for matrix in group.matrices)}
    return [*drawn(replace(first, out=())), *drawn(without(picture, named))]


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


def log_text(log: Sequence[str], say: Speech) -> list[Line]:
    return [Line(f"- {line}") for line in log] or [Line(say("log-nothing"), "quiet")]


def names_of(picture: Picture) -> Iterator[str]:
    """The names of places, players and pieces that are seen."""
    for group in picture.groups:
        yield from group.owners
        for layer in group.layers:
            for holding in layer.holdings:
                if isinstance(holding, Pieces):
                    yield from (piece.name for piece in holding.pieces if piece.name)


@dataclass(frozen=True, slots=True)
class Lit:
    """Names on the table that choices are about: the highlighted one, and the others."""

    chosen: tuple[str, ...] = ()
    others: tuple[str, ...] = ()

    @classmethod
    def of(cls, picture: Picture, chosen: str, others: Sequence[str]) -> Lit:
        """The names that are seen and occur in the words of choices."""
        names = {name for name in names_of(picture) if name}
        now = {name for name in names if is_named(name, chosen)}
        words = "\n".join(others)
        return cls(tuple(sorted(now)), tuple(sorted(name for name in names - now if is_named(name, words))))

    def style(self, name: str) -> Style | None:
        """How a name stands out, and what a click on it tells; names that no choice is about do not."""
        known = NOW if name in self.chosen else MAYBE if name in self.others else None
        return known + Style.from_meta({"name": name}) if known is not None else None


def is_named(name: str, words: str) -> bool:
    """Whether a name occurs among words, as a whole."""
    return _named(name).search(words) is not None


@cache
def _named(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")


def content(lines: Sequence[Line], lit: Lit | None = None) -> Content:
    """Lines for a pane. Every control character is written out, and brackets stay brackets."""
    return Content("\n").join(_line(line, lit or Lit()) for line in lines)


def _line(line: Line, lit: Lit) -> Content:
    shown = Content.styled(neutral(line.text), STYLES.get(line.style, ""))
    names = (*lit.chosen, *lit.others)
    if not names:
        return shown
    for found in _named_any(names).finditer(shown.plain):
        shown = _standing_out(shown, lit, found.start(), found.end(), found[0])
    for cell in line.cells if shown.plain == line.text else ():
        shown = _standing_out(shown, lit, cell.start, cell.end, cell.space)
    return shown


def _standing_out(shown: Content, lit: Lit, start: int, end: int, name: str) -> Content:
    style = lit.style(name)
    return shown.stylize(style, start, end) if style is not None else shown


@cache
def _named_any(names: tuple[str, ...]) -> re.Pattern[str]:
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
