"""What is different in two CSV files of components, cell by cell.

In: the sheets of a class, of which one may lack. Out: `Change`s below `components.CLASS.from`: columns, rows, cells,
the order of rows. Rows are paired that say the same, then rows of one kind in their order; a blank cell says nothing.
Complains about nothing.
"""

from __future__ import annotations

import csv
import io
from bisect import bisect_left
from collections import defaultdict, deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass

from rulewright.difference.changes import ADDED, CHANGED, ORDER, REMOVED, Change, RulePath
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar
from rulewright.frontend.syntax.sheets import KIND, Sheet, SheetRow

ROW = "row"


@dataclass(frozen=True, slots=True, eq=False)
class _Line:
    """A row with its cells by column."""

    row: SheetRow
    cells: dict[str, Scalar]

    @property
    def node(self) -> Mapping:
        """The row as YAML would have it, without blank cells."""
        return Mapping(
            self.row.span, tuple(Entry(_key(name, cell), cell) for name, cell in self.cells.items() if cell.text)
        )

    @property
    def said(self) -> frozenset[tuple[str, str]]:
        return frozenset((name, cell.text) for name, cell in self.cells.items() if cell.text)

    @property
    def kind(self) -> str:
        return self.cells[KIND].text if KIND in self.cells else ""


def _key(name: str, cell: Scalar) -> Scalar:
    return Scalar(cell.span, name, "", cell.span)


def sheet_changes(old: Sheet | None, new: Sheet | None, path: RulePath) -> Iterator[Change]:
    """All differences of two sheets."""
    yield from _columns(old, new, path)
    olds, news = _lines(old), _lines(new)
    pairs = sorted(_pairs(olds, news))
    yield from _moves(olds, news, pairs, path)
    for first, second in pairs:
        yield from _cells(olds[first], news[second], path)
    kept, known = {first for first, _ in pairs}, {second for _, second in pairs}
    for index, line in enumerate(olds):
        if index not in kept:
            yield Change(REMOVED, _way(path, line), line.node, None)
    for index, line in enumerate(news):
        if index not in known:
            yield Change(ADDED, _way(path, line), None, line.node)


def _lines(sheet: Sheet | None) -> list[_Line]:
    if sheet is None:
        return []
    names = [column.text for column in sheet.columns]
    return [_Line(row, dict(zip(names, row.cells, strict=True))) for row in sheet.rows]


def _way(path: RulePath, line: _Line, *more: str) -> RulePath:
    return (*path, f"{ROW} {line.row.number}", *more)


def _columns(old: Sheet | None, new: Sheet | None, path: RulePath) -> Iterator[Change]:
    """Columns that only one of two sheets has."""
    if old is None or new is None:
        return
    olds, news = ({column.text: column for column in sheet.columns} for sheet in (old, new))
    yield from (Change(REMOVED, (*path, name), column, None) for name, column in olds.items() if name not in news)
    yield from (Change(ADDED, (*path, name), None, column) for name, column in news.items() if name not in olds)


def _cells(old: _Line, new: _Line, path: RulePath) -> Iterator[Change]:
    """The cells of a row that differ; where a column lacks, the row itself is the place."""
    for name in dict.fromkeys((*old.cells, *new.cells)):
        first, second = _cell(old, name), _cell(new, name)
        if _text(first) != _text(second):
            yield Change(CHANGED, _way(path, new, name), first, second, old.node, new.node)


def _cell(line: _Line, name: str) -> Scalar:
    return line.cells.get(name) or Scalar(line.row.span, "", "", line.row.span)


def _text(node: Node) -> str:
    return node.text if isinstance(node, Scalar) else ""


def sheet_lines(sheet: Sheet, first: Sheet) -> list[str]:
    """The rows as CSV, with the columns in the order of the first of two sheets: how
    cells are parted and quoted makes no difference.
    """
    known, own = ([column.text for column in each.columns] for each in (first, sheet))
    names = [name for name in known if name in own] + [name for name in own if name not in known]
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(names)
    writer.writerows([line.cells[name].text for name in names] for line in _lines(sheet))
    return file.getvalue().splitlines(keepends=True)


# ---- which rows belong together --------------------------------------------------------------------------------------


def _pairs(olds: list[_Line], news: list[_Line]) -> Iterator[tuple[int, int]]:
    """The positions of rows that belong together: first those that say the same, then those of a kind."""
    same = list(_matched(olds, news, range(len(olds)), range(len(news)), lambda line: line.said))
    yield from same
    firsts, seconds = {first for first, _ in same}, {second for _, second in same}
    rest = [index for index in range(len(olds)) if index not in firsts]
    others = [index for index in range(len(news)) if index not in seconds]
    yield from _matched(olds, news, rest, others, lambda line: line.kind)


def _matched(
    olds: list[_Line],
    news: list[_Line],
    firsts: Iterable[int],
    seconds: Iterable[int],
    key: Callable[[_Line], Hashable],
) -> Iterator[tuple[int, int]]:
    """Positions of rows of the same key, in their order."""
    waiting: defaultdict[Hashable, deque[int]] = defaultdict(deque)
    for index in firsts:
        waiting[key(olds[index])].append(index)
    for index in seconds:
        if (found := waiting.get(key(news[index]))) is not None and found:
            yield found.popleft(), index


def _moves(olds: list[_Line], news: list[_Line], pairs: list[tuple[int, int]], path: RulePath) -> Iterator[Change]:
    """Rows that have another place among those that both files have."""
    staying = _longest_rise([second for _, second in pairs])
    for first, second in pairs:
        if second not in staying:
            yield Change(ORDER, _way(path, news[second]), olds[first].node, news[second].node)


def _longest_rise(numbers: list[int]) -> set[int]:
    """The most numbers that rise from left to right."""
    ends: list[int] = []
    before: dict[int, int | None] = {}
    for number in numbers:
        place = bisect_left(ends, number)
        before[number] = ends[place - 1] if place else None
        ends[place : place + 1] = [number]
    found, at = set(), ends[-1] if ends else None
    while at is not None:
        found.add(at)
        at = before[at]
    return found
