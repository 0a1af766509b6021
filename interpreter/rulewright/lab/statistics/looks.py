"""Looks at a run before its end, declared before it begins.

In: how many games at most. Out: after how many games the figures are looked at, and what each look may err. The error
that is promised is shared out equally, so that it holds for all looks together, however they hang together
(Bonferroni); whoever looks once loses nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

FIRST = 500
"""Games before the first look, where there are several."""
ERROR = 0.05
"""How often a run may be wrong, all looks together."""


@dataclass(frozen=True, slots=True)
class Looks:
    """`after`: rising numbers of games; the last is all that may be played."""

    after: tuple[int, ...]

    @property
    def error(self) -> float:
        """Of each look."""
        return ERROR / len(self.after)

    @property
    def level(self) -> float:
        return 1 - self.error

    def corrected(self, p_value: float) -> float:
        """For all looks together."""
        return min(1.0, p_value * len(self.after))


def one_look(games: int) -> Looks:
    return Looks((games,))


def repeated_looks(games: int) -> Looks:
    """After 500 games, after twice as many, and so on."""
    after = [games]
    while after[0] // 2 >= FIRST:
        after.insert(0, after[0] // 2)
    return Looks(tuple(after))
