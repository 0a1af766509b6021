"""Rows of figures as CSV for spreadsheets.

In: columns, rows by column. Out: CSV in UTF-8. What is missing is an empty cell; a text that a spreadsheet would take
for a formula begins with an apostrophe.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence

from rulewright.source.cells import neutral

CsvRow = Mapping[str, str | int | float | None]
NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")
FORMULA_STARTS = tuple("=+-@\t\r")


def csv_text(columns: Sequence[str], rows: Iterable[CsvRow]) -> bytes:
    """The whole file. A row may leave columns out."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([_cell(column) for column in columns])
    writer.writerows([_cell(row.get(column)) for column in columns] for row in rows)
    return text.getvalue().encode()


def _cell(value: str | float | None) -> str | int | float | None:
    if not isinstance(value, str):
        return value
    shown = neutral(value)
    is_formula = shown.startswith(FORMULA_STARTS) and NUMBER.fullmatch(shown) is None
    return f"'{shown}" if is_formula else shown
