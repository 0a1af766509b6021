"""A number with its noun.

In: how many, the noun. Out: both, in agreement.
"""

from __future__ import annotations


def plural(count: int, one: str, several: str = "") -> str:
    """`1 game`, `2,000 games`."""
    return f"{count:,} {one if count == 1 else several or f'{one}s'}"
