"""Which phases lie beside each other: those that are called to the right of those that call them.

In: the phases that each phase calls. Out: columns of names, in the order of the rules. Complains about nothing; phases
that call each other end at some depth.
"""

from __future__ import annotations


def by_depth(calls: dict[str, list[str]]) -> list[list[str]]:
    """The columns from left to right."""
    depths = _depths(calls)
    return [[name for name in calls if depths[name] == depth] for depth in sorted(set(depths.values()))]


def _depths(calls: dict[str, list[str]]) -> dict[str, int]:
    """How deep each phase is called, in the order of the rules; what is called lies deeper than what calls it."""
    depths = dict.fromkeys(calls, 0)
    for _ in calls:  # as often as a way can be long; phases that call each other end here as well
        for name, called in calls.items():
            for other in called:
                depths[other] = min(len(calls), max(depths[other], depths[name] + 1))
    return depths
