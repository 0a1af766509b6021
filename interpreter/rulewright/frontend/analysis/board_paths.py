"""Paths over a board: the fewest steps between its spaces, and how many trails its edges have."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from rulewright.frontend.analysis.geometry import Geometry, at_ends

MOST_TRAILS = 500_000
"""So many trails are counted."""


@lru_cache(maxsize=64)
def distances(board: Geometry) -> tuple[int, ...]:
    """For every space the fewest steps to each; as many as there are spaces where no way leads there."""
    return tuple(chain.from_iterable(_steps_from(board, space) for space in range(board.size)))


def _steps_from(board: Geometry, space: int) -> list[int]:
    steps = [board.size] * board.size
    steps[space] = 0
    reached = [space]
    for near in reached:
        for other in board.neighbours[near]:
            if steps[other] == board.size:
                steps[other] = steps[near] + 1
                reached.append(other)
    return steps


@lru_cache(maxsize=64)
def trail_count(edges: Geometry) -> int:
    """How many trails there are: ways over edges, each used once at most.
    Beyond `MOST_TRAILS`, a number that is no less.
    """
    tips = edges.tips
    at = at_ends(tips)
    waiting = [(end, 0) for end in at]
    found = 0
    while waiting and found <= MOST_TRAILS:
        end, used = waiting.pop()
        for edge in at[end]:
            if not used >> edge & 1:
                found += 1
                waiting.append((sum(tips[edge]) - end, used | 1 << edge))
    most = max(map(len, at.values()), default=0)
    return found if not waiting else min(2 * edges.size * max(1, most - 1) ** (edges.size - 1), 10**12)
