"""The members of a list that rules write one by one, in one configuration.

In: a list, constants. Out: its values as they are written, each of them once.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.domain_tree import MOST_LISTED


def listed_values(source: t.ListedMembers, constants: Constants) -> list[int]:
    """The values, in the order in which they are written; what is no value in this configuration is told elsewhere."""
    return list(dict.fromkeys(value for item in source.items for value in _values(item, constants)))


def _values(item: t.Expr | t.Numbers, constants: Constants) -> Iterator[int]:
    ends = (item.low, item.high) if isinstance(item, t.Numbers) else (item, item)
    low, high = map(constants.known, ends)
    if low is not None and high is not None:
        yield from range(low, min(high, low + MOST_LISTED) + 1)
