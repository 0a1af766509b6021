"""Pig between two optimal players: `python -m lab.pig_optimum`, in the folder tests, a minute or two.

What is best is worked out here, without the program: P(i, j, k), the chance to win with i points against j and k
brought in this turn, solves

    P(i, j, k) = max(roll, hold), roll = (1 - P(j, i, 0) + P(i, j, k + 2) + ... + P(i, j, k + 6)) / 6, hold = 1 - P(j, i
    + k, 0),

and is 1 where i + k reaches the target (T. W. Neller, C. G. M. Presser, "Optimal Play of the Dice Game Pig", The UMAP
Journal 25, 2004). To 100 points the first of two optimal players wins 53.06 percent, as they publish. Players who
follow the table then play by the ruleset.
"""

from __future__ import annotations

import sys

import rulewright as rw
from rulewright.game import Game
from rulewright.stats import share
from rulewright.stats.game_result import play

PUBLISHED = 0.5306
SIDES = 6
CLOSE = 1e-9
Row = list[float]
Table = dict[tuple[int, int], Row]


class PigOptimum:
    """To a target."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.chances: Table = {}
        for total in range(2 * target - 2, -1, -1):
            for own in range(max(0, total - target + 1), total // 2 + 1):
                self._solve(own, total - own)

    @property
    def first_seat(self) -> float:
        """How often who begins wins."""
        return self.chances[0, 0][0]

    def rolls(self, own: int, other: int, brought: int) -> bool:
        lost = 1 - self.chances[other, own][0]
        return not brought or self._roll(self.chances[own, other], lost, brought) > self._hold(own, other, brought)

    def _solve(self, own: int, other: int) -> None:
        """Both players' chances, which hang together as a roll of one hands the dice over."""
        here, there = 0.5, 0.5
        while True:
            self.chances[own, other] = self._row(own, other, 1 - there)
            self.chances[other, own] = self._row(other, own, 1 - self.chances[own, other][0])
            before, (here, there) = (here, there), (self.chances[own, other][0], self.chances[other, own][0])
            if abs(before[0] - here) + abs(before[1] - there) < CLOSE:
                return

    def _row(self, own: int, other: int, lost: float) -> Row:
        """By what was brought; `lost`: the chance of who has just rolled a one."""
        row = [1.0] * (self.target - own + SIDES)
        for brought in range(self.target - own - 1, 0, -1):
            row[brought] = max(self._roll(row, lost, brought), self._hold(own, other, brought))
        row[0] = self._roll(row, lost, 0)
        return row

    @staticmethod
    def _roll(row: Row, lost: float, brought: int) -> float:
        return (lost + sum(row[brought + 2 : brought + SIDES + 1])) / SIDES

    def _hold(self, own: int, other: int, brought: int) -> float:
        return 1 - self.chances[other, own + brought][0]


class OptimalPlayer:
    """Sits in both seats."""

    def __init__(self, optimum: PigOptimum) -> None:
        self.optimum = optimum

    def choose(self, game: Game, seat: int, _past: object) -> int:
        *totals, brought = (int(one["value"]) for one in game.view(seat)["state"])
        rolls = self.optimum.rolls(totals[seat], totals[1 - seat], brought)
        return next(one.id for one in game.actions(seat) if one.words == ("roll" if rolls else "hold"))


def first_seat_wins(optimum: PigOptimum, games: int, seed: int) -> int:
    """Of so many games by the ruleset."""
    machine, player = rw.load("pig", options={"target": optimum.target}).machine, OptimalPlayer(optimum)
    return sum(play(machine, (player, player), seed, game).ranks[0] == 1 for game in range(games))


def main(games: int = 2_000) -> int:
    optimum = PigOptimum(100)
    print(f"worked out: {optimum.first_seat:.4f}; published: {PUBLISHED}")
    interval = share(first_seat_wins(optimum, games, 1), games)
    print(f"by the ruleset, {games:,} games: {100 * interval.low:.1f}..{100 * interval.high:.1f} %")
    return int(abs(optimum.first_seat - PUBLISHED) > 0.00005 or not interval.low <= optimum.first_seat <= interval.high)


if __name__ == "__main__":
    sys.exit(main())
