"""Where everything of a YAML text stands.

In: the marks of a text, its formatted scalars, and the blanks after the keys that are lined up. Out: the text. Blocks
go in by two columns; what goes on in brackets lines up behind the bracket, or, where the bracket ends its line, goes in
by two columns.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Mapping as Map
from dataclasses import dataclass, field

from rulewright.formatting.gaps import Comment, Gap, gap_of, indentation
from rulewright.formatting.line_breaking import STEP, BrokenLine
from rulewright.formatting.text_formatting import FormattedText
from rulewright.formatting.trailing_comments import Trail, with_trails
from rulewright.frontend.syntax.marks import BLOCK_END, BLOCK_MAPPING, BLOCK_SEQUENCE, KEY, SCALAR, SyntaxMark
from rulewright.source.text import Source

OPENS = {"{": "}", "[": "]"}
CLOSES = set(OPENS.values())
TIGHT_BEFORE = {",", ":", *CLOSES}
ROOT, MAPPING, SEQUENCE = "root", "mapping", "sequence"


@dataclass
class BlockFrame:
    """An open collection. `indent` is where its lines begin (none before the first);
    `close` is where a bracket closes on a line of its own.
    """

    kind: str
    column: int = 0
    indent: int | None = None
    close: int = 0
    is_bare: bool = False
    """A list whose dashes are not indented in the old text, so that no mark opens or closes it."""

    @property
    def is_flow(self) -> bool:
        return self.kind in OPENS

    @property
    def inner(self) -> int:
        """Where something begins that stands below a key, or behind a dash, on a line of its own."""
        return 0 if self.kind == ROOT else (self.indent or 0) + STEP


@dataclass
class YamlLayout:
    """Writes the new text, mark by mark."""

    source: Source
    texts: Map[int, FormattedText]
    pads: Map[int, int]
    lines: list[str] = field(default_factory=lambda: [""])
    frames: list[BlockFrame] = field(default_factory=lambda: [BlockFrame(ROOT)])
    before: SyntaxMark | None = None
    key: int = -1
    levels: list[tuple[int, int]] = field(default_factory=list)
    trails: list[Trail] = field(default_factory=list)

    def write(self, marks: Iterable[SyntaxMark]) -> str:
        """The whole text."""
        is_key = False
        for mark in marks:
            is_key = is_key or mark.kind == KEY
            if mark.kind in (BLOCK_MAPPING, BLOCK_SEQUENCE, BLOCK_END, KEY):
                self._structure(mark)
            if mark.kind == SCALAR and is_key:
                self.key, is_key = mark.start, False
            if mark.end > mark.start or mark.kind == SCALAR:
                self._place(mark)
        self._finish()
        return "\n".join(line.rstrip(" ") for line in with_trails(self.lines, self.trails)).rstrip("\n") + "\n"

    # ---- collections ------------------------------------------------------------------------------------------------

    def _structure(self, mark: SyntaxMark) -> None:
        """What opens or closes a block."""
        if mark.kind in (BLOCK_END, KEY) and self.top.is_bare:
            self.frames.pop()
        if mark.kind == BLOCK_END:
            self.frames.pop()
        elif mark.kind != KEY:
            self.frames.append(
                BlockFrame(MAPPING if mark.kind == BLOCK_MAPPING else SEQUENCE, self._column(mark.start))
            )

    def _column(self, offset: int) -> int:
        """The old column, from 0."""
        return offset - self.source.text.rfind("\n", 0, offset) - 1

    @property
    def top(self) -> BlockFrame:
        return self.frames[-1]

    # ---- marks ------------------------------------------------------------------------------------------------------

    def _place(self, mark: SyntaxMark) -> None:
        """One mark with what stands before it."""
        gap = self._gap(mark.start)
        if mark.kind == "-" and self.top.kind == MAPPING:
            self.frames.append(BlockFrame(SEQUENCE, self._column(mark.start), is_bare=True))
        if gap.breaks:
            self._start_line(mark, gap)
        else:
            self.lines[-1] += self._blank(mark)
            self._open_on_line()
        self._text(mark)
        self.before = mark
        self.levels = [
            (frame.column, frame.indent or 0) for frame in self.frames if not frame.is_flow and frame.kind != ROOT
        ]

    def _gap(self, start: int) -> Gap:
        text = self.source.text[self.before.end if self.before is not None else 0 : start]
        return gap_of(text, at_start=self.before is None)

    def _open_on_line(self) -> None:
        """A block that begins behind a dash: its lines begin where its first one does."""
        if self.top.indent is None:
            self.top.indent = len(self.lines[-1])

    def _start_line(self, mark: SyntaxMark, gap: Gap) -> None:
        indent, column = self._indent(mark), self._column(mark.start)
        self._trail(gap)
        for comment in gap.lines:
            self._line(self._comment(comment, column, indent))
        self._line(" " * indent)

    def _trail(self, gap: Gap) -> None:
        """Note a comment at the end of the last line."""
        if gap.trailing:
            start = self.source.text.index("#", self.before.end if self.before is not None else 0)
            blanks = start - (self.before.end if self.before is not None else 0)
            self.trails.append(Trail(len(self.lines) - 1, self._column(start), blanks, gap.trailing.strip()))

    def _line(self, text: str) -> None:
        """One more line; the first one takes the place of the empty line with which everything begins."""
        if self.before is None and self.lines == [""]:
            self.lines = [text]
        else:
            self.lines.append(text)

    def _comment(self, comment: Comment, column: int, indent: int) -> str:
        """The line of a comment before a mark that moves from one column to another; or a blank line."""
        if not comment.text:
            return ""
        start = indent if self.top.is_flow else indentation(comment, self.levels, column, indent)
        return " " * start + comment.text

    def _indent(self, mark: SyntaxMark) -> int:
        """Where a line begins that begins with this mark."""
        frame = self.top
        if frame.is_flow:
            return self._flow_indent(mark, frame)
        if mark.kind in ("---", "...", "%"):
            return 0
        if frame.indent is None:
            frame.indent = self.frames[-2].inner
            return frame.indent
        return frame.indent if self._starts_entry(mark) else frame.inner

    def _starts_entry(self, mark: SyntaxMark) -> bool:
        """Whether an entry of a block begins with this mark, rather than the value of one."""
        is_anchored_key = mark.kind == "&" and self.before is not None and self.before.kind != ":"
        return mark.start == self.key or mark.kind in (KEY, "-", ":") or is_anchored_key

    def _flow_indent(self, mark: SyntaxMark, frame: BlockFrame) -> int:
        if mark.kind in CLOSES:
            return frame.close
        is_value = self.before is not None and self.before.kind == ":"
        return frame.inner if is_value else frame.indent or 0

    def _blank(self, mark: SyntaxMark) -> str:
        """What stands between two marks of one line."""
        assert self.before is not None
        before = self.before.kind
        if before == "*" and mark.kind == ":":
            return " "
        if before == ":" and mark.kind in TIGHT_BEFORE:  # no value: a comma right behind the colon would be one
            return " "
        if mark.kind in TIGHT_BEFORE or before in OPENS:
            return ""
        if before == ":" and not self.top.is_flow:
            return " " * self.pads.get(self.key, 1)
        return " "

    # ---- texts ------------------------------------------------------------------------------------------------------

    def _text(self, mark: SyntaxMark) -> None:
        """The text of a mark."""
        if mark.kind in CLOSES:
            self.frames.pop()
        column = len(self.lines[-1])
        if mark.kind == SCALAR:
            self._scalar(self.texts.get(mark.start) or self._unread(mark))
            return
        self.lines[-1] += self.source.text[mark.start : mark.end].rstrip()
        if mark.kind in OPENS:
            self.frames.append(self._flow(mark, column))

    def _flow(self, mark: SyntaxMark, column: int) -> BlockFrame:
        """An open bracket: what goes on below lines up behind it, or goes in where nothing stands behind it."""
        line = self.source.text[mark.end : (self.source.text + "\n").index("\n", mark.end)].strip()
        if line and not line.startswith("#"):
            return BlockFrame(mark.kind, column, column + 1, column)
        base = self._block_start()
        return BlockFrame(mark.kind, column, base + STEP, base)

    def _block_start(self) -> int:
        """Where the entry begins in which a bracket opens."""
        frame = self.top
        return frame.inner if frame.kind == SEQUENCE else frame.indent or 0

    def _unread(self, mark: SyntaxMark) -> FormattedText:
        """A text that no node holds, because YAML's flow style has cut it off another one; `check` tells about it."""
        first, *rest = self.source.text[mark.start : mark.end].split("\n")
        return FormattedText(first.rstrip(), tuple(BrokenLine(0, line.strip()) for line in rest))

    def _scalar(self, text: FormattedText) -> None:
        self.lines[-1] += text.first
        base = self.top.inner
        self.lines += [" " * (base + line.indent) + line.text if line.text else "" for line in text.rest]

    def _finish(self) -> None:
        """What stands behind the last mark."""
        rest = self.source.text[self.before.end if self.before is not None else 0 :]
        gap = gap_of(rest if rest.endswith("\n") else rest + "\n", at_start=self.before is None)
        self._trail(gap)
        self.lines += [self._comment(one, 0, 0) for one in gap.lines]
