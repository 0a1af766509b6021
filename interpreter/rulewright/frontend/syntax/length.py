"""The rules of one file are no longer than can be checked in a moment (RW613).

In: the root node of a ruleset. A key, an item of a list, and fifty characters of a text count one each. Of sections
that list what there is, only the expressions and texts of the game count so; and the names that they declare have a
limit of their own. Complains once, at the entry with which the rules are too long.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import assert_never

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span

MOST_RULES = 2000
"""The longest shipped ruleset has 360; each takes about a third of a millisecond with three numbers of players."""

MOST_NAMES = 1000
"""The longest shipped ruleset declares 83; each takes about a third of a millisecond too."""

MOST_KINDS = 2000

A_LINE = 50
MOST_LINES = 400
"""A longer text is no expression (RW205), and takes no more time."""

LISTS = {
    "components": 1,
    "enumerations": 1,
    "money": 2,
    "numbers": 1,
    "options": 1,
    "spaces": 1,
    "state": 1,
    "table": 1,
    "tables": 1,
    "zones": 1,
}
"""Sections that list what there is, and how deep in them names are declared; of all others everything counts."""

EXPLANATIONS = frozenset({"about", "why", "source"})
"""Texts for readers: nothing is worked out in them."""


def check_length(root: Node, report: Report) -> bool:
    """Whether the rules are short enough to be looked at."""
    rules = f"the rules are too long: from here on more than {MOST_RULES:,} keys, list items and lines"
    names = f"too much is declared: from here on more than {MOST_NAMES:,} names"
    kinds = f"too much is declared: from here on more than {MOST_KINDS:,} kinds"
    return (
        _check(
            _counted(root), MOST_RULES, rules, "let a loop, a table or parameters do what many rules alike do", report
        )
        and _check(_names(root), MOST_NAMES, names, "let what is alike have an owner (`per`)", report)
        and _check(_kinds(root), MOST_KINDS, kinds, "let traits tell apart what is alike", report)
    )


def _check(counted: Iterable[tuple[Span, int]], most: int, message: str, hint: str, report: Report) -> bool:
    total = 0
    for span, count in counted:
        total += count
        if total > most:
            report.error("RW613", message, span, hint)
            return False
    return True


def length(root: Node) -> int:
    """How much all rules count."""
    return sum(count for _, count in _counted(root))


def declared(root: Node) -> int:
    """How many names are declared."""
    return sum(count for _, count in _names(root))


# ---- rules -----------------------------------------------------------------------------------------------------------


def _counted(root: Node) -> Iterator[tuple[Span, int]]:
    """All parts of the rules, and how much each counts."""
    for entry in _sections(root):
        yield from _parts(entry.value, is_list=entry.name in LISTS)


def _parts(section: Node, is_list: bool) -> Iterator[tuple[Span, int]]:
    stack = [section]
    while stack:
        node = stack.pop()
        match node:
            case Scalar() as text:
                yield text.span, min(len(text.text) // A_LINE, MOST_LINES)
            case Sequence() as several:
                yield several.span, 0 if is_list else len(several.items)
                stack += reversed(several.items)
            case Mapping() as mapping:
                yield from ((entry.span, 0 if is_list else 1) for entry in mapping)
                stack += [
                    entry.value for entry in reversed(mapping.entries) if not is_list or entry.name not in EXPLANATIONS
                ]
            case _:
                assert_never(node)


# ---- names -----------------------------------------------------------------------------------------------------------


def _names(root: Node) -> Iterator[tuple[Span, int]]:
    for entry in _sections(root):
        yield from _entries(entry.value, LISTS.get(entry.name, 0))
        if entry.name == "components":
            yield from chain.from_iterable(_entries(part, 1) for part in _parts_of_classes(entry.value, "traits"))


def _kinds(root: Node) -> Iterator[tuple[Span, int]]:
    components = root.get("components") if isinstance(root, Mapping) else None
    return chain.from_iterable(_entries(part, 1) for part in _parts_of_classes(components, "kinds"))


def _entries(node: Node | None, depth: int) -> Iterator[tuple[Span, int]]:
    """The entries of a mapping, and so many levels of those in it."""
    for entry in node if isinstance(node, Mapping) and depth else ():
        yield entry.span, 1
        yield from _entries(entry.value, depth - 1)


def _parts_of_classes(components: Node | None, key: str) -> Iterator[Node | None]:
    return (_under(entry.value, key) for entry in (components if isinstance(components, Mapping) else ()))


def _under(node: Node, key: str) -> Node | None:
    return node.get(key) if isinstance(node, Mapping) else None


def _sections(root: Node) -> tuple[Entry, ...]:
    return tuple(root) if isinstance(root, Mapping) else ()
