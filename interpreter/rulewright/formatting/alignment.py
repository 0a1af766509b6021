"""Values that are lined up in a column.

In: the nodes of a text and its formatted scalars. Out: for the keys of lined-up entries, how many blanks follow the
colon. Entries in a row (no blank line, no comment between them) are lined up where two neighbours with keys of
different lengths have their values in one column; then all of the row are.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as Map
from itertools import pairwise

from rulewright.formatting.text_formatting import FormattedText
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar


def pads(root: Node, texts: Map[int, FormattedText]) -> dict[int, int]:
    """By the offset of a key: the blanks after its colon."""
    found: dict[int, int] = {}
    for mapping in _mappings(root):
        for row in _rows(mapping):
            if any(_are_aligned(*pair) for pair in pairwise(row)):
                lengths = [len(texts[entry.key.span.start].first) for entry in row]
                found |= {
                    entry.key.span.start: 1 + max(lengths) - length for entry, length in zip(row, lengths, strict=True)
                }
    return found


def _mappings(root: Node) -> Iterator[Mapping]:
    """All mappings in block style; what an alias repeats comes once."""
    stack, seen = [root], set[int]()
    while stack:
        node = stack.pop()
        if id(node) in seen or isinstance(node, Scalar):
            continue
        seen.add(id(node))
        stack += [entry.value for entry in node] if isinstance(node, Mapping) else node.items
        if isinstance(node, Mapping) and node.entries and not node.span.text.startswith("{"):
            yield node


def _rows(mapping: Mapping) -> Iterator[list[Entry]]:
    """Entries in a row whose values stand on the line of their key."""
    row: list[Entry] = []
    for entry in mapping:
        if row and not (_is_beside(entry) and _follows(row[-1], entry)):
            yield row
            row = []
        if _is_beside(entry):
            row.append(entry)
    if row:
        yield row


def _is_beside(entry: Entry) -> bool:
    """Whether a value begins on the line of its key, and is neither a block nor empty nor an alias."""
    value = entry.value
    if isinstance(value, Scalar) and (value.style in ("|", ">") or not value.span.text):
        return False
    if not isinstance(value, Scalar) and value.span.text[:1] not in "{[":
        return False
    return value.span.start > entry.key.span.end and "\n" not in _between(entry.key.span.end, value.span.start, entry)


def _follows(first: Entry, second: Entry) -> bool:
    """Whether nothing but the end of a line stands between two entries."""
    gap = _between(first.value.span.end, second.key.span.start, first)
    return second.key.span.start > first.value.span.end and gap.count("\n") == 1


def _between(start: int, end: int, entry: Entry) -> str:
    return entry.key.span.source.text[start:end]


def _are_aligned(first: Entry, second: Entry) -> bool:
    """Whether two values stand in one column though their keys differ in length."""
    columns = {entry.value.span.start - entry.key.span.start for entry in (first, second)}
    lengths = {len(entry.key.span.text) for entry in (first, second)}
    return len(columns) == 1 and len(lengths) == 2
