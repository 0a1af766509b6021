"""CSV files as spreadsheets write them, to rows of cells with positions.

In: a source. Out: its `Sheet`: the names of the columns, and rows of as many cells. Commas, semicolons, tabs and bars
separate: that one counts which makes a column `kind`, or else makes the most columns. Blank rows, and blank cells
behind the last column, are passed over. Complains about quotes that do not close, columns without a name or with the
same one, titles above them, rows with too few or too many cells, zero bytes, and too many rows. Where no column is
called `kind`, rows are not held against the columns: what stands there are hardly their names.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from rulewright.frontend.syntax.nodes import Scalar
from rulewright.source.diagnostic import Label, Report
from rulewright.source.plurals import plural
from rulewright.source.suggestions import nearest
from rulewright.source.text import Source, Span

KIND = "kind"
SEPARATORS = {",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars"}
BLANKS = " \t\u00a0\u2007\u202f\u3000"
MOST_TOLD = 50
MOST_ROWS = 4000
"""So many components a class may have."""
LONGEST = 200
MOST_NAMES = 8
LONGEST_NAME = 30
"""So much of the names of columns is told."""
MOST_REMEMBERED = 16

_SAID = re.compile(r'"?sep=(?P<separator>[,;\t|])"?[ \t]*(?:\n|\Z)', re.IGNORECASE)
"""The first line by which a spreadsheet says what separates."""
_QUOTED = re.compile(r'"(?P<body>[^"]*(?:""[^"]*)*)"')
_UNSEEN = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")
"""What a reader of the file does not see, and a comparison does."""


@dataclass(frozen=True, slots=True, eq=False)
class SheetRow:
    """Cells, one for each column; `number` counts rows as a spreadsheet does, the names of the columns included."""

    number: int
    span: Span
    cells: tuple[Scalar, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """A table. Where `report` has errors, rows may lack."""

    source: Source
    columns: tuple[Scalar, ...]
    rows: tuple[SheetRow, ...]
    report: Report = field(default_factory=Report)


@lru_cache(maxsize=MOST_REMEMBERED)
def read_sheet(source: Source) -> Sheet:
    """The table in a text."""
    report = Report()
    zero = source.text.find("\x00")
    if zero >= 0:
        report.error(
            "RW013", "a zero byte", source.span(zero), "the file may be UTF-16: save it as CSV in UTF-8, as text only"
        )
        return Sheet(source, (), (), report)
    start, separator = _separator(source)
    rows = _Reader(source, separator, report).rows(start, most=MOST_ROWS + 2)
    columns = _columns(rows[0], report) if rows and not report.failed else ()
    _check_size(source, rows, report)
    if not report.failed and not _names_kinds(columns):
        _check_titles(rows, report)
        return Sheet(source, columns, (), report)
    if report.failed:
        return Sheet(source, columns, (), report)
    whole = tuple(row for row in rows[1:] if _is_whole(row, columns, separator, report))
    width = len(columns)
    return Sheet(source, columns, tuple(SheetRow(row.number, row.span, row.cells[:width]) for row in whole), report)


def _check_size(source: Source, rows: list[SheetRow], report: Report) -> None:
    if report.failed:
        return
    if not rows:
        hint = f"its first row names the columns: {KIND}, count, ..."
        report.error("RW010", "the file is empty", source.span(0), hint)
    elif len(rows) == 1:
        report.error("RW010", "no row follows the names of the columns", rows[0].span, "write a row for each card")
    elif len(rows) > MOST_ROWS + 1:
        hint = "rows that are alike are one row, and `count` says how many"
        report.error("RW612", f"from here on more than {MOST_ROWS:,} rows", rows[MOST_ROWS + 1].span, hint)


def _names_kinds(cells: Iterable[Scalar]) -> bool:
    return any(nearest(cell.text.casefold(), (KIND,)) for cell in cells)


def _check_titles(rows: list[SheetRow], report: Report) -> None:
    """The names of the columns that stand in a later row."""
    row = next((row for row in rows[1:] if any(cell.text == KIND for cell in row.cells)), None)
    if row is not None:
        hint = "remove what stands above them: the first row names the columns"
        report.error("RW013", f"the names of the columns stand in row {row.number}", row.span, hint)


def some_names(names: Sequence[str]) -> str:
    """Names of columns, so many as are read at a glance."""
    shown = [f"`{name[:LONGEST_NAME]}`" for name in names[:MOST_NAMES]]
    return ", ".join([*shown, *(["..."] if len(names) > MOST_NAMES else [])])


def unseen(cell: Scalar) -> tuple[str, Span] | None:
    """The first character of a cell that nobody sees, or one too many, and where it stands."""
    if len(cell.text) > LONGEST:
        return f"more than {LONGEST} characters", cell.span
    found = _UNSEEN.search(cell.body.text)
    if found is None:
        return None
    place = cell.body.start + found.start()
    return ("a line end" if found[0] == "\n" else f"U+{ord(found[0]):04X}"), cell.span.source.span(place)


# ---- rows and cells --------------------------------------------------------------------------------------------------


def _separator(source: Source) -> tuple[int, str]:
    """Where the table starts, and what separates its cells."""
    said = _SAID.match(source.text)
    if said is not None:
        return said.end(), said["separator"]
    for separator in SEPARATORS:
        rows = _Reader(source, separator, Report()).rows(0, most=1)
        if any(cell.text.casefold() == KIND for row in rows for cell in row.cells):
            return 0, separator
    first = source.text.lstrip("\n").partition("\n")[0]
    return 0, max(SEPARATORS, key=first.count)


class _Reader:
    """Rows of a text, by offsets: what ends a line elsewhere is a character like others here."""

    def __init__(self, source: Source, separator: str, report: Report) -> None:
        self.source = source
        self.separator = separator
        self.report = report
        self.plain = re.compile(f"[^{re.escape(separator)}\n]*")
        self.blank = re.compile(f"[{BLANKS.replace(separator, '')}]*")
        self.at = 0

    def rows(self, start: int, most: int = 0) -> list[SheetRow]:
        """The rows that are not blank, up to a quote that does not close."""
        self.at = start
        found: list[SheetRow] = []
        number = self.source.text.count("\n", 0, start)
        while self.at < len(self.source.text) and not self.report.failed and (not most or len(found) < most):
            number += 1
            first = self.at
            cells = tuple(self._cells())
            if any(cell.text for cell in cells):
                found.append(SheetRow(number, self.source.span(first, self.at), cells))
            self.at += 1
        return found

    def _cells(self) -> Iterator[Scalar]:
        """The cells up to the end of a row, which is left for the caller."""
        yield self._cell()
        while not self.report.failed and self.source.text.startswith(self.separator, self.at):
            self.at += 1
            yield self._cell()

    def _cell(self) -> Scalar:
        text, start = self.source.text, self._after_blanks()
        if text.startswith('"', start):
            return self._quoted(start)
        found = self.plain.match(text, self.at)
        assert found is not None  # it may be empty
        self.at = found.end()
        start = min(start, self.at)
        span = self.source.span(start, start + len(text[start : self.at].rstrip(BLANKS)))
        return Scalar(span, span.text, "", span)

    def _after_blanks(self) -> int:
        found = self.blank.match(self.source.text, self.at)
        return found.end() if found is not None else self.at

    def _quoted(self, start: int) -> Scalar:
        found = _QUOTED.match(self.source.text, start)
        opening = self.source.span(start)
        if found is None:
            self.at = len(self.source.text)
            self.report.error(
                "RW013", "this quote is never closed", opening, 'close it, or write `""` for a quote inside a cell'
            )
            return Scalar(opening, "", '"', opening)
        body = self.source.span(start + 1, found.end() - 1)
        self.at = found.end()
        self.at = self._after_blanks()
        if self.at < len(self.source.text) and self.source.text[self.at] not in (self.separator, "\n"):
            self.report.error(
                "RW013",
                "text follows a closing quote",
                self.source.span(self.at),
                'inside quotes a quote is written twice: `""`',
                [Label(opening, "the cell starts here")],
            )
        return Scalar(body, found["body"].replace('""', '"').strip(BLANKS), '"', body)


# ---- what does not fit -----------------------------------------------------------------------------------------------


def _columns(row: SheetRow, report: Report) -> tuple[Scalar, ...]:
    """The columns up to the last that has a name."""
    last = max(index for index, cell in enumerate(row.cells) if cell.text)
    columns = row.cells[: last + 1]
    seen: dict[str, Scalar] = {}
    for number, cell in enumerate(columns, 1):
        first, odd = seen.setdefault(cell.text, cell), unseen(cell)
        if not cell.text:
            report.error("RW013", f"column {number} has no name", cell.span, "name it, or remove it from the file")
        elif first is not cell:
            report.error(
                "RW005",
                f"the column `{cell.text}` stands twice",
                cell.span,
                "keep one of them, or rename one",
                [Label(first.span, "first written here")],
            )
        elif odd is not None:
            report.error("RW013", f"the name of column {number} holds {odd[0]}", odd[1], "remove it")
    return columns


def _is_whole(row: SheetRow, columns: tuple[Scalar, ...], separator: str, report: Report) -> bool:
    """Whether a row has a cell for each column, and no more but blank ones."""
    surplus = _first_filled(row.cells[len(columns) :])
    if len(report) >= MOST_TOLD or (surplus is None and len(row.cells) >= len(columns)):
        return surplus is None and len(row.cells) >= len(columns)
    count = f"row {row.number} has {plural(len(row.cells), 'cell')} for {plural(len(columns), 'column')}"
    if surplus is not None:
        hint = f"a cell that holds `{separator}` stands in quotes; {SEPARATORS[separator]} separate the cells"
        report.error("RW515", count, surplus.span, hint)
    else:
        lacking = [column.text for column in columns[len(row.cells) :]]
        hint = f"nothing stands for {some_names(lacking)}; a cell that is empty needs its `{separator}` too"
        report.error("RW515", count, row.span, hint)
    return False


def _first_filled(cells: Iterable[Scalar]) -> Scalar | None:
    return next((cell for cell in cells if cell.text), None)
