"""What stands between two tokens: blanks, comments, line ends.

In: the text of a gap. Out: a `Gap`. Comments are kept as they are, and blank lines in a row become one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

LEAST_BEFORE_COMMENT = 2


@dataclass(frozen=True, slots=True)
class Comment:
    """A line of its own: a comment with its old column, or (without text) a blank line."""

    text: str
    column: int


@dataclass(frozen=True, slots=True)
class Gap:
    """`trailing` is the comment at the end of the line before, with its blanks.
    `column`: where the next token stands, if it starts a line.
    """

    trailing: str
    lines: tuple[Comment, ...]
    column: int | None

    @property
    def breaks(self) -> bool:
        """Whether the next token starts a line."""
        return self.column is not None


def gap_of(text: str, at_start: bool = False) -> Gap:
    """The gap with this text. `at_start`: nothing stands before it, so a
    comment in its first line has that line to itself.
    """
    first, *rest = ([""] if at_start else []) + text.split("\n")
    if not rest:
        return Gap("", (), None)
    comments = [Comment(line.strip(), len(line) - len(line.lstrip())) for line in rest[:-1]]
    last = rest[-1]
    if last.strip():
        comments.append(Comment(last.strip(), len(last) - len(last.lstrip())))
        last = ""
    return Gap(_trailing(first), tuple(_single(comments)), len(last))


def _trailing(text: str) -> str:
    """A comment at the end of a line, as far from what stands before it as it was, but two blanks at least."""
    comment = text.strip()
    return " " * max(LEAST_BEFORE_COMMENT, len(text) - len(text.lstrip())) + comment if comment else ""


def _single(lines: Iterable[Comment]) -> list[Comment]:
    """The lines with one blank line where there were several."""
    found: list[Comment] = []
    for line in lines:
        if line.text or not found or found[-1].text:
            found.append(line)
    return found


def indentation(comment: Comment, levels: Iterable[tuple[int, int]], column: int, indent: int) -> int:
    """The new column of a comment between the levels (old column, new column) that are open before it and a token that
    moves from `column` to `indent`.

    It stays with what follows, unless it lines up with a level, or is deeper than what follows: then it belongs to what
    ends there.
    """
    known = dict(levels) | {column: indent}
    if comment.column in known:
        return known[comment.column]
    deeper = [old for old in known if column < old < comment.column]
    return known[max(deeper)] if deeper else indent
