"""An expression over its lines.

In: the text of an expression and its words. Out: its lines, each with how far it is indented within the text. Words,
comments and line ends stay; blanks between words and indentation become what they should be: two columns for each level
of a block, for each bracket that is open, and for what goes on with the statement of the line before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rulewright.formatting.gaps import Gap, gap_of, indentation
from rulewright.formatting.spacing import CLOSING, blank
from rulewright.frontend.syntax.expressions import WordToken

STEP = 2
OPENING = {"(", "["}
LAYOUT = {"_NL", "_INDENT", "_DEDENT"}


@dataclass(frozen=True, slots=True)
class BrokenLine:
    """A line of a text; `indent` counts from where the text's lines begin."""

    indent: int
    text: str


@dataclass
class _Writer:
    """Lines while they are broken. `levels` are the old columns of the open levels of a block."""

    text: str
    words: Sequence[WordToken]
    plain: bool
    lines: list[BrokenLine] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)
    depth: int = 0
    goes_on: bool = False
    """Whether a line that begins now is more of the statement before it."""

    def pairs(self) -> list[tuple[int, int]]:
        """Old and new columns of the open levels."""
        return [(column, STEP * level) for level, column in enumerate(self.levels)]

    def start(self, gap: Gap, column: int, indent: int, levels: Sequence[tuple[int, int]]) -> None:
        """End a line, with what the gap holds, and begin one."""
        if gap.trailing and self.lines:
            self.append(gap.trailing)
        for comment in gap.lines:
            if comment.text or self.lines:
                self.lines.append(
                    BrokenLine(indentation(comment, levels, column, indent) if comment.text else 0, comment.text)
                )
        self.lines.append(BrokenLine(indent, ""))

    def append(self, text: str) -> None:
        last = self.lines[-1]
        self.lines[-1] = BrokenLine(last.indent, last.text + text)


def laid_out(text: str, words: Sequence[WordToken], is_literal: bool, plain: bool = False) -> list[BrokenLine]:
    """The lines of an expression. `is_literal`: it stands below a `|`, each line at its own column.
    `plain`: without quotes.
    """
    start = len(text) - len(text.lstrip(" \n"))
    base = start - text.rfind("\n", 0, start) - 1
    writer = _Writer(text, words, plain, [] if is_literal else [BrokenLine(0, "")], [base])
    real = [word for word in words if word.kind not in LAYOUT]
    end = 0
    for index, changes in _steps(words):
        opened = writer.pairs() if is_literal else []
        _move(writer, changes, real[index])
        writer.goes_on = is_literal and index > 0 and "_NL" not in changes
        _write(writer, real, index, gap_of(text[end : real[index].start], at_start=is_literal and not index), opened)
        end = real[index].end
    _finish(writer, text[end:], is_literal, base)
    return writer.lines


def _steps(words: Sequence[WordToken]) -> Iterator[tuple[int, list[str]]]:
    """Every real word by its number, with the changes of level before it."""
    index, changes = 0, list[str]()
    for word in words:
        if word.kind in LAYOUT:
            changes.append(word.kind)
        else:
            yield index, changes
            index, changes = index + 1, []


def _move(writer: _Writer, changes: list[str], word: WordToken) -> None:
    """Open and close levels of the block."""
    for change in changes:
        if change == "_INDENT":
            start = writer.text.rfind("\n", 0, word.start) + 1
            writer.levels.append(word.start - start)
        elif change == "_DEDENT" and len(writer.levels) > 1:
            writer.levels.pop()


def _write(writer: _Writer, real: Sequence[WordToken], index: int, gap: Gap, opened: list[tuple[int, int]]) -> None:
    """One word with what stands before it."""
    word = real[index]
    if gap.breaks and (index or not writer.lines):
        assert gap.column is not None
        further = max(0, writer.depth - _closers(real, index)) if writer.depth else int(writer.goes_on)
        indent = STEP * (len(writer.levels) - 1 + further)
        writer.start(gap, gap.column, indent, opened)
    elif index:
        writer.append(blank(real, index, writer.plain))
    writer.append(word.text)
    writer.depth += (word.text in OPENING) - (word.text in CLOSING)


def _closers(real: Sequence[WordToken], index: int) -> int:
    """How many brackets close at the start of a line."""
    count = 0
    while index + count < len(real) and real[index + count].text in CLOSING:
        count += 1
    return count


def _finish(writer: _Writer, rest: str, is_literal: bool, base: int) -> None:
    """Comments after the last word."""
    rest = rest.rstrip()
    if not is_literal or not rest:
        return
    gap = gap_of(rest + "\n")
    if gap.trailing:
        writer.append(gap.trailing)
    for comment in gap.lines:
        writer.lines.append(
            BrokenLine(indentation(comment, writer.pairs(), base, 0) if comment.text else 0, comment.text)
        )
