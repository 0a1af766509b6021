"""What was meant where a text is no YAML: slips of people who write it for the first time, each in words of its own.

In: the text, where the parser stopped, and where what it was reading began. Out: a `Slip` with its place, or none; then
what the parser says is told. Complains about nothing itself.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulewright.frontend.syntax.line_slips import CLOSED_BY, LINE_SLIPS, Slip, YamlLine, apostrophe, clipped
from rulewright.source.text import Source

_ENTRY = re.compile(r"\s*[\w.]+\s*:(\s|$)")


def yaml_slip(source: Source, at: int, begun: int) -> Slip | None:
    """The slip where the parser stopped; `begun`: where what it was reading began. The first of the table counts."""
    is_open = source.text[begun : begun + 1] in ("[", "{") and begun < at
    if is_open:
        return _in_quotes(source, at) or _unclosed(source, at, begun)
    lines = list(_lines(source, at, begun))
    unjoined = _unjoined(source, at, begun)
    if unjoined is not None and not any(find(line, at) for find in LINE_SLIPS for line in lines):
        return unjoined
    for find in LINE_SLIPS:
        for line in lines:
            found = find(line, at)
            if found is not None:
                return found
    return _indented(source, lines[0]) if lines else None


def _lines(source: Source, at: int, begun: int) -> Iterator[YamlLine]:
    """The lines in which the slip may be: where the parser began, where it stopped, and the one above."""
    number, begin = source.position(at).line, source.position(begun).line
    above = _above(source, number)
    for one in dict.fromkeys((begin if begin >= above else number, number, above)):
        if one:
            yield YamlLine(source.line(one), _start(source, one))


def _above(source: Source, number: int) -> int:
    """The line above one, blank lines and comments left out; 0 where there is none."""
    return next((n for n in range(number - 1, 0, -1) if not _is_idle(source.line(n))), 0)


def _indent(text: str) -> int:
    return len(text) - len(text.lstrip())


def _is_idle(text: str) -> bool:
    return not text.strip() or text.lstrip().startswith("#")


def _start(source: Source, number: int) -> int:
    """Where a line starts."""
    found = -1
    for _ in range(number - 1):
        found = source.text.index("\n", found + 1)
    return found + 1


# ---- slips of several lines ------------------------------------------------------------------------------------------


def _indented(source: Source, line: YamlLine) -> Slip | None:
    """A line that begins where none above it does, or is indented below a key that has its value already."""
    number = source.position(line.start).line
    above, column = _above(source, number), _indent(line.text)
    columns = _open_columns(source, number)
    place, last = line.start + column, source.line(above) if above else ""
    if re.search(r":\s+[|>][-+]?\s*$", last) and column <= _indent(last):
        return Slip("the text of a block is indented more than its key", place, "indent its lines by two blanks more")
    if not line.text.strip() or _is_entry_place(source, number):
        return None
    if column > columns[-1]:
        message = f"this line is indented below `{clipped(last)}`, which has its value already"
        return Slip(message, place, f"let it begin in column {columns[-1] + 1}, as the line above")
    message = f"this line begins in column {column + 1}, and no entry above it does"
    listed = ", ".join(str(one + 1) for one in columns)
    return Slip(message, place, f"entries that belong together begin in the same column; here in one of {listed}")


_BARE = re.compile(r"\s*(?:- +)*(?P<key>[A-Za-z_][\w.]*)(?:\s+(?P<rest>[^:]*))?")


def _unjoined(source: Source, at: int, begun: int) -> Slip | None:
    """A key without its colon: the next entry stands below it, or it begins where an entry must."""
    number = source.position(at).line
    above, begin = _above(source, number), source.position(begun).line
    for one in dict.fromkeys((begin, above)):
        text = source.line(one) if one else ""
        found = _BARE.fullmatch(text.rstrip())
        if found is not None and one < number and _is_entry_place(source, one):
            rest = (found["rest"] or "").strip()
            message = f"a colon is missing behind `{found['key']}`"
            place = _start(source, one) + found.end("key")
            return Slip(message, place, f"write `{found['key']}:{' ' * bool(rest)}{clipped(rest)}`")
    return None


def _is_entry_place(source: Source, number: int) -> bool:
    """Whether a line begins where an entry must: in the column of others, or first below a key without a value.

    A text may go on over several lines, so a line that is deeper than a key with a value is none.
    """
    above, column = _above(source, number), _indent(source.line(number))
    if _is_in_block(source, number):
        return False
    last = re.sub(r"\s#.*", "", source.line(above)).rstrip() if above else ""
    is_first = (last.endswith(":") and column > _indent(last)) or last == "..."
    return not above or is_first or column in _open_columns(source, number)


_BLOCK = re.compile(r".*:\s+[|>][-+]?\s*")


def _is_in_block(source: Source, number: int) -> bool:
    """Whether a line belongs to the text of a `|` block, or follows its beginning."""
    if _BLOCK.fullmatch(source.line(_above(source, number) or number)):
        return True
    column = _indent(source.line(number))
    for one in range(number - 1, 0, -1):
        text = source.line(one)
        if not _is_idle(text) and _indent(text) < column:
            column = _indent(text)
            if _BLOCK.fullmatch(text):
                return True
    return False


def _open_columns(source: Source, number: int) -> list[int]:
    """The columns in which the entries above a line begin that may still go on, the outermost first."""
    found: list[int] = []
    for one in range(number - 1, 0, -1):
        text = source.line(one)
        if not _is_idle(text) and (not found or _indent(text) < found[-1]):
            found.append(_indent(text))
    return found[::-1]


def _in_quotes(source: Source, at: int) -> Slip | None:
    """An apostrophe in the line where a bracket could not be read."""
    number = source.position(at).line
    return apostrophe(YamlLine(source.line(number), _start(source, number)))


def _unclosed(source: Source, at: int, begun: int) -> Slip | None:
    """A bracket that another kind closes, or that is still open where the next entry begins."""
    opening, here = source.text[begun], source.text[at : at + 1]
    closing, first, last = CLOSED_BY[opening], source.position(begun), source.position(at)
    if here in CLOSED_BY.values() and here != closing:
        where = f"column {first.column}" if first.line == last.line else f"line {first.line}"
        return Slip(
            f"`{here}` does not close the `{opening}` of {where}", at, f"write `{closing}` before it, or remove it"
        )
    if last.line > first.line and _ENTRY.match(source.line(last.line)):
        hint = f"write `{closing}` behind its last part; a text that begins with `{opening}` stands in quotes"
        return Slip(f"this `{opening}` is not closed before the next entry", begun, hint)
    return None
