"""A board as text: a grid whatever lies on it, with the names of its rows and columns, the right way up.

In: a group that is a board, one of its layers, and a width. Out: lines. Where whole names are too wide, short ones
stand for them, and a line below says which; where even these are too wide, the board is cut between two columns. Behind
each row stand the numbers of its spaces.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright.picture import Board, Group, Layer, Pieces
from rulewright.play.holding_text import PIECES, Naming, names_in, on_board
from rulewright.play.short_names import meanings, short_names
from rulewright.play.wrapped_lines import EMPTY, BoardCell, Line, broken, padded
from rulewright.sentences import Speech
from rulewright.source.cells import width as columns

FAR = 8
FAR_OF_PIECES = 3
"""So many rows are drawn even if the last ones are empty; fewer of a board on which pieces are laid row by row."""
MARKS = 2
"""Columns of the brackets around what lies face down."""
MARGIN = "  "


@dataclass(frozen=True, slots=True)
class _Cells:
    """The cells of a board as text, how wide each is, and the gap between two."""

    texts: tuple[str, ...]
    wide: int
    gap: int

    def of_row(self, board: Board, row: int) -> list[str]:
        """The texts of a row; nothing where no space is."""
        return ["" if space is None else self.texts[space] for space in board.grid[row]]

    def across(self, board: Board, count: int) -> int:
        """The columns of the screen that so many cells of a row take, furthest right row included."""
        return (self.wide + self.gap) * count - self.gap + board.shift(board.rows - 1) * (self.wide + self.gap) // 2


def board_lines(group: Group, layer: Layer, width: int, say: Speech) -> Iterator[Line]:
    """One layer of a board."""
    board = group.board
    assert board is not None
    title = say("of-each", what=layer.title.removesuffix(" of"), owner=group.title)
    yield from (Line(text, "title") for text in broken(title, width))
    label = max(map(columns, board.row_names)) + columns(MARGIN)
    cells, shortened = _fitting(board, layer, width - label - columns(MARGIN))
    far = FAR_OF_PIECES if layer.form in PIECES else FAR
    drawn = _drawn_rows(board, cells, far)
    for first, last in _bands(board, cells, width - label - columns(MARGIN)):
        yield from _band(board, cells, drawn, (first, last), label, width, group.owners)
    if shortened:
        yield from (Line(text) for text in _legend(layer, width))


def _fitting(board: Board, layer: Layer, room: int) -> tuple[_Cells, bool]:
    """Cells with whole names if these always fit, else with short ones; and whether they are short."""
    whole = _cells(board, layer, str, 2)
    if whole.across(board, board.columns) <= room:
        return whole, False
    short = short_names(layer.names)

    def naming(name: str) -> str:
        return short.get(name, name)

    tried = [_cells(board, layer, naming, gap) for gap in (2, 1)]
    found = next((cells for cells in tried if cells.across(board, board.columns) <= room), tried[-1])
    return found, any(short.values()) and layer.names != tuple(map(naming, layer.names))


def _cells(board: Board, layer: Layer, naming: Naming, gap: int) -> _Cells:
    """Every cell; as wide as the widest that is possible, so that nothing moves when another name comes."""
    texts = tuple(on_board(holding, naming) for holding in layer.holdings)
    marks = MARKS if any("[" in text for text in texts) else 0
    possible = [columns(naming(name)) + marks for name in layer.names]
    wide = max(*map(columns, texts), *possible, *map(columns, board.column_names), 1)
    if board.hexagons and (wide + gap) % 2:
        wide += 1
    return _Cells(texts, wide, gap)


def _drawn_rows(board: Board, cells: _Cells, far: int) -> list[int]:
    """The rows from top to bottom; the last of a long board are left out where nothing lies on them."""
    last = board.rows
    while last > far and not board.hexagons and _is_empty(board, cells, last - 1):
        last -= 1
    return [row for row in board.drawn_rows if row < last]


def _is_empty(board: Board, cells: _Cells, row: int) -> bool:
    return all(text in (EMPTY, "") for text in cells.of_row(board, row))


def _bands(board: Board, cells: _Cells, room: int) -> Iterator[tuple[int, int]]:
    """Stretches of columns that fit beside each other: all, if possible."""
    most = board.columns
    while most > 1 and cells.across(board, most) > room:
        most -= 1
    for first in range(0, board.columns, most):
        yield first, min(board.columns, first + most)


def _band(
    board: Board,
    cells: _Cells,
    rows: Sequence[int],
    span: tuple[int, int],
    label: int,
    width: int,
    spaces: Sequence[str],
) -> Iterator[Line]:
    """A head of column names, and the rows; `spaces`: their names."""
    first, last = span
    gap, lowest = " " * cells.gap, min(map(board.shift, rows))
    head = gap.join(padded(name, cells.wide) for name in board.column_names[first:last])
    heads = Line((" " * (label + 2) + head).rstrip())
    margins = [
        padded(" " * (label - columns(board.row_names[row])) + board.row_names[row], label + 2)
        + " " * ((board.shift(row) - lowest) * (cells.wide + cells.gap) // 2)
        for row in rows
    ]
    texts = [[padded(text, cells.wide) for text in cells.of_row(board, row)[first:last]] for row in rows]
    body = [(margin + gap.join(row)).rstrip() for margin, row in zip(margins, texts, strict=True)]
    if heads.text:
        yield heads
    there = [[space for space in board.grid[row][first:last] if space is not None] for row in rows]
    numbers = [_numbers([board.numbers[space] if board.numbers else space + 1 for space in row]) for row in there]
    edge = max(map(columns, body))
    fits = edge + 2 + max(map(columns, numbers)) <= width and board.columns > 1 and board.is_numbered
    for place, row in enumerate(rows):
        names = ["" if space is None else spaces[space] for space in board.grid[row][first:last]]
        stand = tuple(_stand(len(margins[place]), texts[place], cells.gap, names))
        yield Line(f"{padded(body[place], edge)}  {numbers[place]}" if fits else body[place], cells=stand)


def _stand(start: int, texts: Sequence[str], gap: int, spaces: Sequence[str]) -> Iterator[BoardCell]:
    """Where the cells of a row stand."""
    for text, space in zip(texts, spaces, strict=True):
        if space:
            yield BoardCell(start, start + len(text), space)
        start += len(text) + gap


def _numbers(spaces: Sequence[int]) -> str:
    """The numbers of the spaces of a row: `7..9`, or, if they do not follow one another, each of them."""
    if len(spaces) > 1 and list(spaces) == list(range(spaces[0], spaces[-1] + 1)):
        return f"{spaces[0]}..{spaces[-1]}"
    return ", ".join(map(str, spaces))


def _legend(layer: Layer, width: int) -> list[str]:
    """What the short names mean."""
    there = {name for holding in layer.holdings for name in names_in(holding)}
    told = meanings(layer.names, there)
    return broken(MARGIN + ", ".join(told), width) if told else []


def is_empty(layer: Layer) -> bool:
    """Whether nothing lies there: zones without pieces, or values that are none."""
    return all(
        not holding.pieces if isinstance(holding, Pieces) else on_board(holding, str) == EMPTY
        for holding in layer.holdings
    )
