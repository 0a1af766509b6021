"""The names in a CSV file of components: traits in its first line, kinds and words of lists in its cells.

In: symbols, whose box has read the files. Out: occurrences in the files.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.syntax.sheets import read_sheet
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.references import Word
from rulewright.frontend.typed.types import list_name, words_of
from rulewright.lsp.project.occurrences import Occurrence, key_of
from rulewright.source.text import Source


def in_tables(symbols: sym.Symbols) -> Iterator[Occurrence]:
    """All names in the CSV files of a ruleset."""
    for cls in symbols.classes.values():
        where = cls.decl.csv
        source = next(
            (
                file
                for path, file in symbols.files.items()
                if where is not None and file is not None and path.endswith(where.text)
            ),
            None,
        )
        if source is not None:
            yield from _names(cls, source)


def _names(cls: sym.Class, source: Source) -> Iterator[Occurrence]:
    sheet = read_sheet(source)
    for column in sheet.columns:
        if column.text in cls.traits:
            yield Occurrence(column.span, key_of(cls.traits[column.text]), cls.traits[column.text])
    for row in sheet.rows:
        for column, cell in zip(sheet.columns, row.cells, strict=True):
            meaning = _meaning(cls, column.text, cell.text)
            if meaning is not None:
                yield Occurrence(cell.span, key_of(meaning), meaning)


def _meaning(cls: sym.Class, column: str, text: str) -> object | None:
    """What a cell names."""
    if column == "kind":
        return cls.kinds.get(text)
    type_ = cls.traits[column].type.inner if column in cls.traits else None
    return Word(list_name(type_), text) if type_ is not None and text in words_of(type_) else None
