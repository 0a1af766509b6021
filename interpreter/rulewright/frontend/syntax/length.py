"""The rules of one file are no longer than can be checked in a moment (RW613).

In: the root node of a ruleset. A key, an item of a list, and fifty characters of a text count one each. Complains once,
at the entry with which the rules are too long. Sections that only list what there is are not counted: they have limits
of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span

MOST_RULES = 2000
"""The longest shipped ruleset has 360; each takes about a third of a millisecond with three numbers of players."""

A_LINE = 50
MOST_LINES = 400
"""A longer text is no expression (RW205), and takes no more time."""

LISTS = frozenset(
    {"components", "enumerations", "money", "numbers", "options", "spaces", "state", "table", "tables", "zones"}
)
"""Sections that are not counted; whatever else a file says is."""


def check_length(root: Node, report: Report) -> bool:
    """Whether the rules are short enough to be looked at."""
    total = 0
    for span, count in _counted(root):
        total += count
        if total > MOST_RULES:
            message = f"the rules are too long: from here on more than {MOST_RULES:,} keys, list items and lines"
            report.error("RW613", message, span, "let a loop, a table or parameters do what many rules alike do")
            return False
    return True


def length(root: Node) -> int:
    """How much all rules count."""
    return sum(count for _, count in _counted(root))


def _counted(root: Node) -> Iterator[tuple[Span, int]]:
    """All parts of the rules, and how much each counts."""
    stack = [entry.value for entry in reversed(_rules(root))]
    while stack:
        node = stack.pop()
        match node:
            case Scalar() as text:
                yield text.span, min(len(text.text) // A_LINE, MOST_LINES)
            case Sequence() as several:
                yield several.span, len(several.items)
                stack += reversed(several.items)
            case Mapping() as mapping:
                yield from ((entry.span, 1) for entry in mapping)
                stack += [entry.value for entry in reversed(mapping.entries)]
            case _:
                assert_never(node)


def _rules(root: Node) -> list[Entry]:
    return [entry for entry in root if entry.name not in LISTS] if isinstance(root, Mapping) else []
