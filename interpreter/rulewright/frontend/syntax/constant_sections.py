"""What is fixed before play: options, numbers, enumerations, tables."""

from __future__ import annotations

import re

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.entry_points import KIND_TYPE
from rulewright.frontend.syntax.nodes import Entry, Mapping, Scalar, number_in
from rulewright.frontend.syntax.value_reader import ValueReader, notes_of, words_of
from rulewright.source.text import Span

WORD = re.compile(r"[a-z][a-z0-9_]*")


class ConstantReader:
    """Reads the entries of these sections."""

    def __init__(self, values: ValueReader) -> None:
        self.values = values
        self.report = values.report
        self.lost = values.lost

    def enumeration(self, entry: Entry) -> doc.EnumerationDecl | doc.NamedNumbersDecl | None:
        if isinstance(entry.value, Mapping):
            return self._named_numbers(entry, entry.value)
        words = self.values.words(entry.value)
        return doc.EnumerationDecl(entry.name, entry.span, words) if words else None

    def _named_numbers(self, entry: Entry, node: Mapping) -> doc.NamedNumbersDecl | None:
        """`rank: {is: 1..13, names: {11: jack}}`. Its ends are plain numbers, so that each name has its number."""
        kind, names = self.values.parse(node.get("is"), KIND_TYPE), node.get("names")
        low, high = self._ends(kind) if kind is not None else (0, -1)
        entries = tuple(names) if isinstance(names, Mapping) else ()
        words = tuple(word for one in entries if (word := self._named_number(one)) is not None)
        if low > high or not words:
            self.lost |= words_of(entry.value.span.text.lower())
            return None
        return doc.NamedNumbersDecl(entry.name, entry.span, low, high, words)

    def _ends(self, kind: ast.KindType) -> tuple[int, int]:
        """The lowest and the highest number of a range; a complaint, and no number, if it is none."""
        low, high = (end.value if isinstance(end, ast.Number) else None for end in (kind.low, kind.high))
        if kind.optional or low is None or high is None or low > high:
            hint = "write the lowest and the highest number, such as `1..13`"
            self.report.error("RW306", "names are given to the numbers of a range", kind.span, hint)
            return 0, -1
        return low, high

    def _named_number(self, entry: Entry) -> tuple[int, Span, Scalar] | None:
        """A number and its word; what is none was told by the shape."""
        number, word = number_in(entry.name), entry.value
        if number is not None and isinstance(word, Scalar) and WORD.fullmatch(word.text):
            return number, entry.span, word
        self.lost |= words_of(word.span.text.lower())
        return None

    def option(self, entry: Entry) -> doc.OptionDecl | None:
        node = entry.value
        if not isinstance(node, Mapping):
            return None
        values = node.get("values")
        span_range = self.values.value(values) if isinstance(values, Scalar) else None
        if span_range is not None and not isinstance(span_range, ast.Range):
            self.report.error(
                "RW303",
                "the values of an option are a list of words, or a range such as 1..9",
                span_range.span,
                _as_list(values.text) if isinstance(values, Scalar) else "",
            )
            return None
        words = self.values.words(values)
        return doc.OptionDecl(
            entry.name,
            entry.span,
            words,
            span_range,
            node.get("default"),
            self.values.value(node.get("allowed")),
            notes_of(node),
        )

    def number(self, entry: Entry) -> doc.NumberDecl | None:
        value = self.values.amount(entry.value)
        return doc.NumberDecl(entry.name, entry.span, value) if value is not None else None

    def table(self, entry: Entry) -> doc.TableDecl | None:
        signature = self.values.signature(entry)
        if signature is None or not isinstance(entry.value, Mapping):
            return None
        return doc.TableDecl(entry.span, signature, entry.value)


def _as_list(text: str) -> str:
    """What to write for `-hard -soft`, a list whose dashes have no blank behind them, and for a single word."""
    words = re.fullmatch(r"(?:\s*-[a-z_]\w*)+\s*", text)
    if words is not None:
        return f"a blank is missing behind the dash: `- {text.split(maxsplit=1)[0].removeprefix('-')}`"
    return f"write `[{text}]`" if re.fullmatch(r"[a-z_]\w*", text) else ""
