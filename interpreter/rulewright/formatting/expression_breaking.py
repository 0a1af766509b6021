"""Expressions and statements that are too wide, over several lines.

In: a scalar with the words of its expression, and the column at which its lines begin. Out: its text, broken; or, for
the statements of a block, the `Edit`s that break its wide lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.formatting.break_points import LineShape, break_points
from rulewright.formatting.flow_breaking import Edit
from rulewright.formatting.line_breaking import LAYOUT, STEP
from rulewright.formatting.shapes import BLOCK
from rulewright.formatting.spacing import blank
from rulewright.formatting.text_roles import Role
from rulewright.frontend.syntax.expressions import WordToken
from rulewright.frontend.syntax.nodes import Scalar

ROWS = ("picks",)
"""The entry points of texts whose parts get a line each."""


def broken_expression(scalar: Scalar, words: Sequence[WordToken], role: Role, column: int, width: int) -> str | None:
    """An expression on lines of its own; `if` and `for each` with what they do in a block below `|`."""
    words = [word for word in words if word.kind not in LAYOUT]
    if "#" in scalar.body.text[: words[0].start] + scalar.body.text[words[-1].end :]:
        return None
    if role.form == BLOCK and any(word.kind == "COLON" for word in words):
        return "|\n" + " " * column + _on_one_line(words)
    shape = LineShape(column, width - len(scalar.style), rows=role.form == ROWS, plain=not scalar.style)
    body = scalar.body.text
    first = column + len(scalar.style)
    starts = [(number, column if number else first) for number in _line_starts(body, words)]
    points = {point.index: point.column for point in break_points(words, starts, shape)}
    text = words[0].text
    for index in range(1, len(words)):
        gap = body[words[index - 1].end : words[index].start]
        text += ("\n" + " " * points[index] if index in points else gap) + words[index].text
    return scalar.style + text + scalar.style


def _on_one_line(words: Sequence[WordToken]) -> str:
    return "".join(("" if not index else blank(words, index, False)) + word.text for index, word in enumerate(words))


def _line_starts(text: str, words: Sequence[WordToken]) -> Iterator[int]:
    """The numbers of the words with which lines begin."""
    for index, word in enumerate(words):
        if not index or "\n" in text[words[index - 1].end : word.start]:
            yield index


# ---- statements of a block ------------------------------------------------------------------------------------------


def wide_statements(scalar: Scalar, words: Sequence[WordToken], width: int) -> Iterator[tuple[list[Edit], int, int]]:
    """What breaks the wide statements of a block, each with where it begins and ends."""
    body = scalar.body
    for statement in _statements(words):
        starts = list(_line_starts(body.text, statement))
        if any(_end(body.text, statement, number) > width for number in [*starts[1:], len(statement)]):
            points = _statement_points(body.text, statement, starts, width)
            edits = [
                Edit(body.start + statement[index - 1].end, body.start + statement[index].start, "\n" + " " * column)
                for index, column in points
            ]
            yield edits, body.start + statement[0].start, body.start + statement[-1].end


def _statement_points(
    text: str, words: Sequence[WordToken], starts: Sequence[int], width: int
) -> list[tuple[int, int]]:
    """The words of a statement that begin a line: what it does behind its colon, or the parts of its expression."""
    column = _column(text, words[0])
    colon = next((index for index, word in enumerate(words[:-1]) if word.kind == "COLON"), None)
    if colon is not None:
        return [(colon + 1, column + STEP)]
    lines = [(number, _column(text, words[number])) for number in starts]
    shape = LineShape(column, width, in_block=True)
    return [(point.index, point.column) for point in break_points(words, lines, shape)]


def _column(text: str, word: WordToken) -> int:
    return word.start - text.rfind("\n", 0, word.start) - 1


def _statements(words: Sequence[WordToken]) -> Iterator[list[WordToken]]:
    """The statements of a block; what `if` or `for each` does below is no part of theirs."""
    found: list[WordToken] = []
    for word in words:
        if word.kind not in LAYOUT:
            found.append(word)
        elif word.kind == "_NL" and found:
            yield found
            found = []
    if found:
        yield found


def _end(text: str, words: Sequence[WordToken], number: int) -> int:
    """The column behind the last word before a word that begins a line."""
    end = words[number - 1].end
    return end - text.rfind("\n", 0, end) - 1
