"""Numbers of a ruleset set to other values, as one tries many.

In: the root of a ruleset, variants applied, and numbers by name. Out: the same root with these values. Complains with `BadConfiguration` about a number that the ruleset
does not have; what the new value breaks is told by the stages after this one.
"""

from __future__ import annotations

from collections.abc import Mapping as Map
from collections.abc import Sequence as Items

from rulewright.errors import BadConfiguration
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Source

SECTION = "numbers"


def number_names(root: Node) -> tuple[str, ...]:
    """The numbers that a ruleset has, in the order of its file."""
    section = root.get(SECTION) if isinstance(root, Mapping) else None
    return tuple(entry.name for entry in section) if isinstance(section, Mapping) else ()


def with_numbers(root: Node, numbers: Items[tuple[str, int]]) -> Node:
    """A number that depends on the players, or follows from others, becomes a plain one."""
    known = number_names(root)
    for name, _ in numbers:
        if name not in known:
            raise BadConfiguration(f"there is no number `{name}`", did_you_mean(name, known))
    assert isinstance(root, Mapping)
    entries = (_with(entry, dict(numbers)) if entry.name == SECTION else entry for entry in root)
    return Mapping(root.span, tuple(entries))


def _with(section: Entry, numbers: Map[str, int]) -> Entry:
    assert isinstance(section.value, Mapping)
    entries = (
        Entry(entry.key, _scalar(entry.name, numbers[entry.name])) if entry.name in numbers else entry
        for entry in section.value
    )
    return Entry(section.key, Mapping(section.value.span, tuple(entries)))


def _scalar(name: str, value: int) -> Scalar:
    """In a text of its own, so that a complaint shows the value that was set."""
    lead, text = f"{name}: ", str(value)
    source = Source(f"the number {name}", lead + text)
    span = source.span(len(lead), len(lead) + len(text))
    return Scalar(span, text, "", span)
