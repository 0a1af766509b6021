"""What rows of CSV files say of their components (`about`), in other languages.

In: symbols. Out: `TextUnit`s, each wording once, under the first row that has it; the text of a file with other words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulewright.frontend.analysis.listed import ABOUT, sheet_of
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.frontend.syntax.sheets import Sheet
from rulewright.frontend.typed import symbols as sym
from rulewright.languages.text_unit import TextUnit, UnitSort, flat
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source


def sheet_units(symbols: sym.Symbols) -> Iterator[TextUnit]:
    for cls, sheet in _sheets(symbols):
        first: dict[str, TextUnit] = {}
        for number, cell in _abouts(sheet):
            id_ = f"components-{cls.name}-rows-{number}-about"
            first.setdefault(flat(cell.text), TextUnit(id_, UnitSort.STATIC, flat(cell.text), cell.span))
        yield from first.values()


def speak_sheets(symbols: sym.Symbols, words: Mapping[str, str]) -> None:
    """From now on rows say what is said for them; `words`: by the id of a text."""
    told = {unit.source: words[unit.id] for unit in sheet_units(symbols) if unit.id in words}
    cells = {sheet.source: [cell for _, cell in _abouts(sheet)] for _, sheet in _sheets(symbols)}
    for path, source in list(symbols.files.items()):
        if source is not None and source in cells:
            symbols.files[path] = _in_words(source, cells[source], told)


def _in_words(source: Source, cells: list[Scalar], told: Mapping[str, str]) -> Source:
    text = source.text
    for cell in sorted(cells, key=lambda one: one.span.start, reverse=True):
        said, quotes = told.get(flat(cell.text)), 1 if cell.style else 0
        if said is not None:
            written = '"' + said.replace('"', '""') + '"'
            text = text[: cell.span.start - quotes] + written + text[cell.span.end + quotes :]
    return Source(source.name, text)


def _sheets(symbols: sym.Symbols) -> Iterator[tuple[sym.Class, Sheet]]:
    for cls in symbols.classes.values():
        sheet = sheet_of(symbols, cls.decl.csv, Report()) if cls.decl.csv is not None else None
        if sheet is not None:
            yield cls, sheet


def _abouts(sheet: Sheet) -> Iterator[tuple[int, Scalar]]:
    """The cells with words, each with the number of its row."""
    places = [place for place, column in enumerate(sheet.columns) if column.text == ABOUT]
    for row in sheet.rows if places else ():
        if places[0] < len(row.cells) and row.cells[places[0]].text.strip():
            yield row.number, row.cells[places[0]]
