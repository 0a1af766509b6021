"""The names in a CSV file of components: traits in its first line, kinds and words of lists in its cells.

In: symbols, whose box has read the files. Out: occurrences in the files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.references import Word
from rulewright.frontend.typed.types import EnumType
from rulewright.lsp.meanings import Occurrence, key_of
from rulewright.source.text import Source, Span

CELL = re.compile(r'\s*("(?:[^"]|"")*"|[^,\n]*?)\s*(?:,|$)')


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
    columns = [span.text for span in cells(source, 1)]
    for span in cells(source, 1):
        if span.text in cls.traits:
            yield Occurrence(span, key_of(cls.traits[span.text]), cls.traits[span.text])
    for line in range(2, len(source.line_starts) + 1):
        for column, span in zip(columns, cells(source, line), strict=False):
            meaning = _meaning(cls, column, span.text)
            if meaning is not None:
                yield Occurrence(span, key_of(meaning), meaning)


def _meaning(cls: sym.Class, column: str, text: str) -> object | None:
    """What a cell names."""
    if column == "kind":
        return cls.kinds.get(text)
    enum = cls.traits[column].type.inner if column in cls.traits else None
    return Word(enum.name, text) if isinstance(enum, EnumType) and text in enum.words else None


def cells(source: Source, line: int) -> Iterator[Span]:
    """The cells of a line (from 1), without blanks and quotes."""
    text, start, at = source.line(line), source.line_starts[line - 1], 0
    while at < len(text):
        found = CELL.match(text, at)
        if found is None or found.end() == at:
            return
        quoted = found[1][:1] == '"' and len(found[1]) > 1
        yield Span(source, start + found.start(1) + quoted, start + found.end(1) - quoted)
        at = found.end()
