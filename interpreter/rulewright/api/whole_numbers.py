"""Counts that a program gives: how many games, processes, positions. Complains about what is no such number."""

from __future__ import annotations

from rulewright.errors import BadConfiguration

MOST = 10**9


def check_counts(**counts: int | None) -> None:
    """Each is a whole number from 1 on; none is as good as not said."""
    for name, count in counts.items():
        if count is not None and (type(count) is not int or not 1 <= count <= MOST):
            raise BadConfiguration(f"`{name}` is a whole number from 1 to {MOST:,}, and not `{count!r:.40}`")
