"""The full form of a diagnostic: its message, the lines of the source with marks under them, and the help.

In: a diagnostic and a style. Out: lines of text. Our own signs are plain ASCII.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from rulewright.source.cells import Style, is_plain, width
from rulewright.source.diagnostic import Diagnostic, Severity
from rulewright.source.text import NOWHERE, Source, Span

WIDEST = 160
CUT = "..."
NEAR = 200
"""So many characters on either side of the first mark are looked at: a line may
have a million, with thousands of findings on it.
"""


@dataclass(frozen=True, slots=True)
class _Mark:
    """A stretch to underline, with a sign, and a word behind it."""

    span: Span
    sign: str
    text: str
    colour: str

    @property
    def line(self) -> int:
        return self.span.position.line


def excerpt(diagnostic: Diagnostic, style: Style) -> list[str]:
    """All lines of a diagnostic."""
    marks = [_Mark(diagnostic.span, "^", "", diagnostic.severity)]
    marks += [_Mark(label.span, "-", label.text, "frame") for label in diagnostic.labels]
    gutter = max(len(str(mark.line)) for mark in marks) + 1
    lines = style.wrap(f"{diagnostic.code} ", style.plain(headline(diagnostic, code=False)))
    lines = [_coloured(lines[0], diagnostic, style), *(style.paint(line, "bold") for line in lines[1:])]
    for source in dict.fromkeys(mark.span.source for mark in marks):
        lines += _source(source, [mark for mark in marks if mark.span.source is source], gutter, style)
    if diagnostic.hint:
        lines += _help(diagnostic.hint, gutter, style)
    return lines


def headline(diagnostic: Diagnostic, code: bool = True) -> str:
    """The code (if wanted) and the message; what is not an error says so."""
    kind = "" if diagnostic.severity is Severity.ERROR else f"{diagnostic.severity}: "
    return (f"{diagnostic.code} " if code else "") + kind + diagnostic.message


def _coloured(line: str, diagnostic: Diagnostic, style: Style) -> str:
    return style.paint(diagnostic.code, diagnostic.severity) + style.paint(line[len(diagnostic.code) :], "bold")


def _help(hint: str, gutter: int, style: Style) -> list[str]:
    lines = style.wrap(" " * gutter + "= help: ", style.plain(hint))
    return [lines[0].replace("help:", style.paint("help:", "help"), 1), *lines[1:]]


# ---- one source -----------------------------------------------------------------------------------------------------


def _source(source: Source, marks: list[_Mark], gutter: int, style: Style) -> Iterator[str]:
    """Where it is, and the marked lines."""
    if source is not NOWHERE.source:
        arrow = style.paint(" " * (gutter - 1) + "-->", "frame")
        yield f"{arrow} {style.plain(source.name)}" + (f":{marks[0].span.position}" if source.text else "")
    if source.text:
        yield style.paint(" " * gutter + "|", "frame")
        yield from _lines(source, marks, gutter, style)


def _lines(source: Source, marks: list[_Mark], gutter: int, style: Style) -> Iterator[str]:
    before = 0
    for number in sorted({mark.line for mark in marks}):
        if before and number > before + 1:
            yield style.paint(CUT, "frame")
        before = number
        here = sorted((mark for mark in marks if mark.line == number), key=lambda mark: mark.span.start)
        yield from _line(source, number, here, gutter, style)


def _line(source: Source, number: int, marks: list[_Mark], gutter: int, style: Style) -> Iterator[str]:
    """A line and one line of marks for each mark."""
    room = max(20, (style.width or WIDEST) - gutter - 2)
    near = _near(source, number, marks[0].span.position.column - 1, max(NEAR, room))
    cells = style.cells(source.text[near.start : near.end].rstrip("\r"))
    first, last = _window(cells, marks[0].span.position.column - 1 - near.skipped, room)
    before, after = near.skipped + first > 0, last < len(cells) or near.more
    shown = CUT * before + "".join(cells[first:last]) + CUT * after
    yield style.paint(f"{number:>{gutter - 1}} |", "frame") + f" {shown}".rstrip()
    for mark in marks:
        line = " " * len(CUT * before) + _under(mark, mark.span.position.column - 1 - near.skipped, cells, first, last)
        yield (
            style.paint(" " * gutter + "|", "frame")
            + " "
            + style.paint(line + (f" {style.plain(mark.text)}" if mark.text else ""), mark.colour)
        )


@dataclass(frozen=True, slots=True)
class _Near:
    """The stretch of a line round a place: how much of the line lies before it, and whether more comes behind it."""

    start: int
    end: int
    skipped: int
    more: bool


def _near(source: Source, number: int, column: int, near: int) -> _Near:
    start, end = source.ends(number)
    if end - start <= 2 * near:
        return _Near(start, end, 0, False)
    skipped = max(0, min(column, end - start) - near)
    last = min(end, start + skipped + 2 * near)
    return _Near(start + skipped, last, skipped, last < end)


def _window(cells: list[str], start: int, room: int) -> tuple[int, int]:
    """Which part of the cells is shown: all, or what fits around the start of the first mark."""
    ends = _ends(cells)
    if ends[-1] <= room:
        return 0, len(cells)
    room -= 2 * len(CUT)
    start = min(start, len(cells))
    first = 0 if ends[start] <= room // 2 else next(i for i, end in enumerate(ends) if end >= ends[start] - room // 3)
    last = max(i for i, end in enumerate(ends) if end - ends[first] <= room)
    return first, last


def _under(mark: _Mark, column: int, cells: list[str], first: int, last: int) -> str:
    """The signs under a stretch; one that goes on in the next line ends with its line."""
    start = min(max(column, first), last)
    stop = min(max(start + 1, start + _length(mark.span, len(cells))), last)
    return " " * _width(cells[first:start]) + mark.sign * max(1, _width(cells[start:stop]))


def _length(span: Span, line: int) -> int:
    """How many characters of its first line a span covers."""
    shown = span.source.text[span.start : min(span.end, span.start + line)]
    return len(shown.split("\n", 1)[0].rstrip())


def _ends(cells: list[str]) -> Sequence[int]:
    """How many columns lie before each cell, and before the end."""
    line = "".join(cells)
    if is_plain(line) and len(line) == len(cells):
        return range(len(cells) + 1)
    return list(accumulate(map(width, cells), initial=0))


def _width(cells: list[str]) -> int:
    return width("".join(cells))
