"""Components that are listed row by row: in the `rows` of a kind, or in a CSV file.

In: classes, and values of traits in one configuration. Out: lots, one or more for each row. What a kind says of a trait
beside the rows holds for the rows that do not say it. Complains, at the cell, about files that cannot be read, columns
and kinds that do not exist, and values that do not fit; and about what a kind says and no row takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rulewright.frontend.analysis.lots import MONEY, ComponentLot, TraitValues, Values, digits
from rulewright.frontend.syntax.nodes import Scalar, number_in
from rulewright.frontend.syntax.sheets import KIND, MOST_TOLD, Sheet, SheetRow, read_sheet, some_names, unseen
from rulewright.frontend.syntax.text_files import MAX_BYTES, decode_sheet, read_bytes, tell_refused
from rulewright.frontend.typed import symbols as sym
from rulewright.source.diagnostic import Label, Report
from rulewright.source.plurals import plural
from rulewright.source.suggestions import did_you_mean, nearest
from rulewright.source.text import Source, Span
from rulewright.storage import named_path

COUNT = "count"
ABOUT = "about"
NOTES = (ABOUT, "why", "source")
"""Columns for people, as the keys of the same names."""
FOR_PEOPLE = "declare it under `traits`; a column that is for people alone is called `about`"


@dataclass(frozen=True, slots=True)
class _Line:
    """A row of a kind: its cells by trait, how many, and what to say of its place."""

    kind: sym.Kind
    span: Span
    cells: dict[str, Scalar]
    count: Scalar | None
    where: str = ""
    about: str = ""


class Listing:
    """Rows to lots."""

    def __init__(self, symbols: sym.Symbols, values: TraitValues, report: Report) -> None:
        self.symbols = symbols
        self.values = values
        self.report = report

    # ---- rows of a kind ------------------------------------------------------------------------------------------

    def rows(self, cls: sym.Class, kind: sym.Kind) -> list[ComponentLot]:
        """One component a row; what the kind says beside the rows holds for all of them."""
        columns = kind.decl.columns
        if not self._are_columns(cls, columns, (COUNT,)) or self._twice(kind, columns):
            return []
        given = self.values.given(cls, kind)
        self.values.check_missing(cls, kind, {*given, *(column.text for column in columns)})
        base = self.values.constants.amount(kind.count, 1)
        lines = [line for row in kind.decl.rows if (line := self._line(kind, columns, row)) is not None]
        self._check_repeated(lines)
        return [lot for line in lines for lot in self._lots(cls, line, given, base)]

    def _twice(self, kind: sym.Kind, columns: tuple[Scalar, ...]) -> bool:
        """Whether a column is named twice, or says what the kind says for all rows."""
        seen = {value.name: value.span for value in kind.decl.traits}
        if kind.count is not None:
            seen[COUNT] = kind.count.span
        known = len(seen)
        for column in columns:
            if column.text in seen:
                self.report.error(
                    "RW005",
                    f"`{column.text}` is said twice",
                    column.span,
                    "keep the column, or what holds for all rows",
                    [Label(seen[column.text], "first written here")],
                )
            seen.setdefault(column.text, column.span)
        return len(seen) < known + len(columns)

    def _line(self, kind: sym.Kind, columns: tuple[Scalar, ...], row: tuple[Scalar, ...]) -> _Line | None:
        if len(row) != len(columns):
            self.report.error(
                "RW515",
                f"this row has {plural(len(row), 'cell')} for {plural(len(columns), 'column')}",
                row[0].span if row else kind.span,
                f"the columns: {some_names([column.text for column in columns])}",
            )
            return None
        cells = {column.text: cell for column, cell in zip(columns, row, strict=True)}
        return _Line(kind, row[0].span if row else kind.span, cells, cells.pop(COUNT, None))

    # ---- CSV files -----------------------------------------------------------------------------------------------

    def sheet(self, cls: sym.Class, where: Scalar) -> list[ComponentLot]:
        """Components from a CSV file: a column `kind`, `count` if wanted, and one for each trait given."""
        sheet = sheet_of(self.symbols, where, self.report)
        if sheet is None:
            return []
        self.report.repeat(sheet.report)
        if sheet.report.failed and not sheet.rows:
            return []
        if not self._has_kinds(cls, sheet) or not self._are_columns(cls, sheet.columns, (KIND, COUNT, *NOTES)):
            return []
        given = {kind.name: self.values.given(cls, kind) for kind in cls.kinds.values()}
        lines = list(self._lines(cls, sheet))
        self._check_repeated(lines)
        self._idle(cls, lines)
        return [lot for line in lines for lot in self._lots(cls, line, given[line.kind.name], 1)]

    def _are_columns(self, cls: sym.Class, columns: tuple[Scalar, ...], more: tuple[str, ...]) -> bool:
        """Whether all columns mean something."""
        known = [*cls.traits, *more]
        odd = [column for column in columns if column.text not in known]
        for column in odd[:MOST_TOLD]:
            guess = did_you_mean(column.text, [name for name in known if name not in NOTES])
            hint = FOR_PEOPLE if NOTES[0] in more and not guess.best else guess
            self.report.error("RW101", f"`{cls.name}` has no trait `{column.text}`", column.span, hint)
        return not odd

    def _has_kinds(self, cls: sym.Class, sheet: Sheet) -> bool:
        """Whether a column names kinds, or is about to."""
        names, known = [column.text for column in sheet.columns], (KIND, COUNT, *cls.traits)
        if any(KIND in (name, nearest(name, known)) for name in names):
            return True
        self.report.error(
            "RW101",
            f"the first row names no column `{KIND}`; its columns are {some_names(names)}",
            sheet.columns[0].span.to(sheet.columns[-1].span),
            f"it must name the columns {some_names(known)}; one for notes is called `{NOTES[0]}`",
        )
        return False

    def _lines(self, cls: sym.Class, sheet: Sheet) -> Iterator[_Line]:
        """The rows whose cells can be read."""
        names = [column.text for column in sheet.columns]
        for row in sheet.rows:
            if len(self.report) >= MOST_TOLD:
                return
            cells = dict(zip(names, row.cells, strict=True))
            if self._is_seen(row, cells):
                line = self._record(cls, row, cells)
                if line is not None:
                    yield line

    def _is_seen(self, row: SheetRow, cells: dict[str, Scalar]) -> bool:
        """Whether no cell that counts holds what nobody sees."""
        odd = [(name, found) for name, cell in cells.items() if name not in NOTES and (found := unseen(cell))]
        for name, (what, span) in odd:
            self.report.error("RW013", f"this cell holds {what}{_where(row, name)}", span, "remove it")
        return not odd

    def _record(self, cls: sym.Class, row: SheetRow, cells: dict[str, Scalar]) -> _Line | None:
        name = cells.pop(KIND)
        kind = cls.kinds.get(name.text)
        if kind is None:
            what = f"no kind of `{cls.name}` is called `{name.text}`" if name.text else "this row names no kind"
            hint = did_you_mean(name.text, cls.kinds) if cls.kinds else "declare the kinds of its rows under `kinds`"
            self.report.error("RW101", f"{what}{_where(row, KIND)}", name.span, hint)
            return None
        count = cells.pop(COUNT, None)
        if count is not None and not count.text:
            self.report.error("RW103", f"how many are there?{_where(row, COUNT)}", count.span, "write a number, or 0")
            return None
        filled = {name: cell for name, cell in cells.items() if cell.text and name not in NOTES}
        for trait in self.values.missing(cls, {*kind.given, *filled}):
            place = cells[trait].span if trait in cells else row.span
            hint = "fill the cell" if trait in cells else "add a column"
            self.report.error(
                "RW515",
                f"`{kind.name}` does not say its {trait} in row {row.number}",
                place,
                f"{hint}, or give the trait an `otherwise`",
            )
        about = " ".join(cells[ABOUT].text.split()) if ABOUT in cells else ""
        return _Line(kind, row.span, filled, count, f" (row {row.number})", about)

    def _check_repeated(self, lines: list[_Line]) -> None:
        """A row that says what another says. Where rows have no counts, equal rows are how components are counted."""
        seen: dict[tuple[str, tuple[tuple[str, str], ...]], _Line] = {}
        for line in lines:
            cells = tuple((name, cell.text) for name, cell in line.cells.items())
            first = seen.setdefault((line.kind.name, cells), line)
            if first is not line and line.count is not None:
                self.report.error(
                    "RW713",
                    f"this row describes the same `{line.kind.name}` as another{line.where}",
                    line.span,
                    "remove it, or say in the `count` of one of them how many there are",
                    [Label(first.span, "the first of them")],
                )

    def _idle(self, cls: sym.Class, lines: list[_Line]) -> None:
        """What a kind says for rows that all say it themselves."""
        for kind in cls.kinds.values():
            its = [line for line in lines if line.kind is kind]
            for name, value in kind.given.items() if its else ():
                first = its[0].cells.get(name)
                if first is not None and kind.count is None and all(name in line.cells for line in its):
                    self.report.error(
                        "RW720",
                        f"every row of `{kind.name}` says its own `{name}`",
                        value.span,
                        "remove it here, or empty the cells for which it is meant",
                        [Label(first.span, "the first of them")],
                    )

    # ---- lots ----------------------------------------------------------------------------------------------------

    def _lots(self, cls: sym.Class, line: _Line, given: dict[str, Values], base: int) -> list[ComponentLot]:
        said: dict[str, Values] = {
            name: [(self.values.word(cls.traits[name], cell, line.where), None)] for name, cell in line.cells.items()
        }
        count = base if line.count is None else self._number(line.count, line.where)
        return self.values.lots(cls, line.kind, {**given, **said}, count, line.about)

    def _number(self, cell: Scalar, where: str) -> int:
        """A count in a row."""
        number = number_in(cell.text)
        if number is None or number < 0:
            message = f"`{cell.text}` is not a number of components{where}"
            self.report.error("RW401", message, cell.span, digits(cell.text))
            return 1
        return number


def sheet_of(symbols: sym.Symbols, where: Scalar, report: Report) -> Sheet | None:
    """The sheet in a file that a class names, or none after a complaint. A file is read once."""
    by = Path(where.span.source.name)
    path, problems = by.parent / where.text, Report()
    source = symbols.files.get(str(path)) or _text(where, by, problems)
    symbols.files[str(path)] = source
    report.repeat(problems)
    return read_sheet(source) if source is not None else None


def tell_sheets(symbols: sym.Symbols, report: Report) -> None:
    """What is wrong with CSV files by themselves, where the rest is not looked at because of other mistakes."""
    for cls in symbols.classes.values():
        sheet = sheet_of(symbols, cls.decl.csv, report) if cls.decl.csv is not None else None
        if sheet is not None:
            report.repeat(sheet.report)


def _where(row: SheetRow, column: str) -> str:
    return f" (row {row.number}, column `{column}`)"


def _text(where: Scalar, by: Path, report: Report) -> Source | None:
    """A text file that another one names, or none."""
    try:
        path = named_path(where.text, by)
        data = read_bytes(path, by)
    except OSError as problem:
        tell_refused(problem, where.text, where.span, report, "the path goes from the file that names it")
        return None
    if len(data) > MAX_BYTES:
        report.error("RW003", f"the file is larger than {MAX_BYTES:,} bytes", Source(str(path), "").span(0), MONEY)
        return None
    return decode_sheet(data, str(path), report)
