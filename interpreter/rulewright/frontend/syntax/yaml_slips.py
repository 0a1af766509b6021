"""What was meant where a text is no YAML: slips of people who write it for the first time, each in words of its own.

In: the text, where the parser stopped, and where what it was reading began. Out: a `Slip` with its place, or none; then
what the parser says is told. Complains about nothing itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rulewright.source.lookalikes import described, plain_form
from rulewright.source.text import Source

LONGEST = 60
SIGNS = " :-,[]{}\"'#"
"""Signs of YAML, for which others are taken."""
CLOSED_BY = {"[": "]", "{": "}"}


@dataclass(frozen=True, slots=True)
class Slip:
    """What is wrong, where, and what to do."""

    message: str
    at: int
    hint: str


def yaml_slip(source: Source, at: int, begun: int) -> Slip | None:
    """The slip where the parser stopped; `begun`: where what it was reading began. The first of the table counts."""
    is_open = source.text[begun : begun + 1] in ("[", "{") and begun < at
    if is_open:
        return _unclosed(source, at, begun)
    lines = list(_lines(source, at, begun))
    unjoined = _unjoined(source, at, begun)
    if unjoined is not None and not any(find(line, at) for find in _SLIPS for line in lines):
        return unjoined
    for find in _SLIPS:
        for line in lines:
            found = find(line, at)
            if found is not None:
                return found
    return _indented(source, lines[0]) if lines else None


@dataclass(frozen=True, slots=True)
class _Line:
    """A line, and where it starts."""

    text: str
    start: int


def _lines(source: Source, at: int, begun: int) -> Iterator[_Line]:
    """The lines in which the slip may be: where the parser began, where it stopped, and the one above."""
    number, begin = source.position(at).line, source.position(begun).line
    above = _above(source, number)
    for one in dict.fromkeys((begin if begin >= above else number, number, above)):
        if one:
            yield _Line(source.line(one), _start(source, one))


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


# ---- slips of one line -----------------------------------------------------------------------------------------------

KEY = r"^(?P<lead>\s*(?:- +)*(?P<key>[A-Za-z_][\w.]*)"
_ENTRY = re.compile(r"\s*[\w.]+\s*:(\s|$)")
_GLUED = re.compile(KEY + r")(?P<here>:)(?P<rest>[^\s:/].*)$")
_EQUALS = re.compile(KEY + r")\s*(?P<here>=)\s*(?P<rest>[^:]*)$")
_COMMENT = re.compile(r"^\s*(?P<here>//|;|/\*|--(?!-))")
_VALUE = re.compile(KEY + r"\s*:\s+)(?P<text>(?P<here>[@`%*&!?|>])[^\n]*)$")
_LISTS = re.compile(r"^\s*(?:- +)*(?P<key>[A-Za-z_][^:\n]*):\s+(?P<text>(?P<here>\[)[^\]\n]*\]\s*[=<>!][^\n]*)$")
_CLOSED = re.compile(KEY + r"\s*:\s+)(?P<text>(?:\"[^\"]*\"|'[^']*'|\[[^\]]*\]|\{[^}]*\})\s*(?P<here>[^\s#,:].*))$")
_COLON = re.compile(KEY + r"\s*:\s+)(?P<text>[^\s\"'\[{|>&*!%@`#].*?(?P<here>:)(?:\s.*)?)$")


def _odd_sign(line: _Line, _at: int) -> Slip | None:
    """A character that looks like a sign of YAML, or like nothing, outside of quotes and comments."""
    bare = re.sub(r"\"[^\"]*\"|'[^']*'|#.*", lambda found: "x" * len(found[0]), line.text)
    for index, character in enumerate(bare):
        words = "" if character.isascii() else described(character)
        if words and plain_form(character) in ("", *SIGNS):
            return Slip(
                words, line.start + index, "write the one of the keyboard" if plain_form(character) else "remove it"
            )
    return None


def _tab(line: _Line, _at: int) -> Slip | None:
    found = re.match(r" *\t", line.text)
    return Slip("a tab indents this line", line.start + found.end() - 1, TAB) if found is not None else None


TAB = "YAML indents with spaces; replace the tab"


def _glued(line: _Line, _at: int) -> Slip | None:
    found = _GLUED.match(line.text)
    hint = f"write `{found['key']}: {_clipped(found['rest'])}`" if found is not None else ""
    return (
        Slip("a blank is missing behind this colon", line.start + found.start("here"), hint)
        if found is not None
        else None
    )


def _equals(line: _Line, _at: int) -> Slip | None:
    found = _EQUALS.match(line.text)
    if found is None or ":" in found["lead"]:
        return None
    hint = f"write `{found['key']}: {_clipped(found['rest'])}`"
    return Slip("a key and its value are joined by a colon", line.start + found.start("here"), hint)


def _comment(line: _Line, _at: int) -> Slip | None:
    found = _COMMENT.match(line.text)
    hint = "a comment begins with `#`"
    return (
        Slip(f"`{found['here']}` begins no comment", line.start + found.start("here"), hint)
        if found is not None
        else None
    )


def _sign_first(line: _Line, at: int) -> Slip | None:
    found = _VALUE.match(line.text)
    if found is None or found["here"] in "|>" or not line.start <= at <= line.start + len(line.text):
        return None
    sign = "a backtick" if found["here"] == "`" else f"`{found['here']}`"
    message = f"a text that begins with {sign} needs quotes"
    return Slip(message, line.start + found.start("here"), _quoted(found))


def _lists(line: _Line, _at: int) -> Slip | None:
    """`when: [a, b] > [c, d]`: YAML reads a list, and then more."""
    found = _LISTS.match(line.text)
    message = "an expression that begins with `[` needs quotes"
    return Slip(message, line.start + found.start("here"), _quoted(found)) if found is not None else None


def _closed(line: _Line, at: int) -> Slip | None:
    """`title: "Small" game`, and `says: {me} waits`."""
    found = _CLOSED.match(line.text)
    if found is None or at != line.start + found.start("here"):
        return None
    close = CLOSED_BY.get(found["text"][0], found["text"][0])
    hint = _quoted(found) if close != "'" else "inside of single quotes, `'` is written twice; or use double quotes"
    return Slip(f"text stands behind the closing `{close}`", at, hint)


def _colon(line: _Line, at: int) -> Slip | None:
    """`title: Small: a game`, and `until: tied_bids: nearest`."""
    found = _COLON.match(line.text)
    if found is None or at != line.start + found.start("here"):
        return None
    if found["key"] in CONDITIONS:
        meant = re.sub(r"\s*:\s+", " = ", found["text"].strip())
        return Slip(
            "a colon compares nothing", at, f"values are compared with `=`: `{found['key']}: {_clipped(meant)}`"
        )
    return Slip("a text with a colon and a blank behind it needs quotes", at, _quoted(found))


CONDITIONS = ("when", "until", "while", "where", "ends_when", "cannot_win", "won", "allowed", "remembered", "may_owe")
"""Keys whose value is a condition, not a text."""

_SLIPS: tuple[Callable[[_Line, int], Slip | None], ...] = (
    _tab, _odd_sign, _glued, _equals, _comment, _sign_first, _lists, _closed, _colon,
)  # fmt: skip


def _quoted(found: re.Match[str]) -> str:
    """The line with its text in quotes, to be copied."""
    text = found["text"].rstrip()
    if len(text) > LONGEST or "`" in text:
        return "put the text in quotes"
    return f"""put the text in quotes: `{found["key"]}: {f"'{text}'" if '"' in text else f'"{text}"'}`"""


def _clipped(text: str) -> str:
    return text.strip() if len(text.strip()) <= LONGEST else "..."


# ---- slips of several lines ------------------------------------------------------------------------------------------


def _indented(source: Source, line: _Line) -> Slip | None:
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
        message = f"this line is indented below `{_clipped(last)}`, which has its value already"
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
            return Slip(message, place, f"write `{found['key']}:{' ' * bool(rest)}{_clipped(rest)}`")
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
