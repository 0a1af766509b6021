"""How many subsets of things there are, which says how many ids the choices of an action need."""

from __future__ import annotations

from math import comb

MOST_IDS = 1_000_000
"""So many choices all actions together may have."""

MOST_RANKED = 40
"""So many of twice as many: beyond all counting."""


def subsets(items: int, counts: range, repeats: bool) -> int:
    """How many subsets of so many items there are, of each of these sizes; no more are counted than there may be."""
    total = 0
    for count in counts:
        total += ranks(items, count, repeats)
        if total > MOST_IDS:
            break
    return total


def ranks(items: int, count: int, repeats: bool) -> int:
    """How many subsets (or multisets) of so many items there are."""
    pool = items + count - 1 if repeats else items
    if min(count, pool - count) > MOST_RANKED:
        return 10**12
    return comb(pool, count) if pool >= 0 else int(count == 0)
