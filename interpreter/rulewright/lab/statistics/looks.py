"""Looks at a run before its end, declared before it begins.

In: how many games at most. Out: after how many games the figures are looked at, and what each look may err.

Where a run may end for what is found, the error that is promised is shared out equally, so that it holds for all looks
together, however they hang together (Bonferroni). Where it ends for nothing but narrow intervals, nothing is shared
out: how narrow they are says next to nothing about where they lie, so the look at which it ends is as good as if it
had been the only one (Y. S. Chow, H. Robbins, "On the asymptotic theory of fixed-width sequential confidence intervals
for the mean", Annals of Mathematical Statistics 36, 1965). That is true of many games; a test tries it with few.
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
    sharing: int = 1
    """Among so many looks the error is shared out."""

    @property
    def error(self) -> float:
        """The error that each look may make."""
        return ERROR / self.sharing

    @property
    def level(self) -> float:
        return 1 - self.error

    def corrected(self, p_value: float) -> float:
        """For all looks together."""
        return min(1.0, p_value * self.sharing)


def one_look(games: int) -> Looks:
    return Looks((games,))


def narrowing_looks(games: int) -> Looks:
    """After 500 games at least, and whenever there are a quarter more: for a run that ends when its intervals are
    narrow.
    """
    return Looks(_rising(games, 4, 5))


def repeated_looks(games: int) -> Looks:
    """After 500 games, after twice as many, and so on: for a run that ends for what it has found."""
    after = _rising(games, 1, 2)
    return Looks(after, len(after))


def _rising(games: int, part: int, whole: int) -> tuple[int, ...]:
    """Up to so many games; before each of them so large a part of it, as long as that is enough for a first look."""
    after = [games]
    while after[0] * part // whole >= FIRST:
        after.insert(0, after[0] * part // whole)
    return tuple(after)
