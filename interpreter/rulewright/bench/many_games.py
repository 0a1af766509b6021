"""Many games stepped together from Python, and how many decisions they take.

In: a machine, how many games, whether they are observed. Out: decisions; where several choose at once, that is one.
Games go on from one measurement to the next, so that they are at all stages of play; where one ends, the same step
begins the next.
"""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np

from rulewright import vector
from rulewright.backend.runtime.machine import Machine

TRIED, TRIES = 50_000, 4
"""So many choices, so often, tell how fast a number of games is stepped."""
MOST_TRIED = 500_000
"""A trial lasts as long as a game, if it is not more choices than these: where all games have the same length they are
all at the same place, and late places take less.
"""


class ManyGames:
    """Lanes of games that are under way; `length`: how many decisions a game takes in the mean."""

    def __init__(self, machine: Machine, lanes: int, observed: bool, seed: int, length: float) -> None:
        self.lanes = lanes
        self.env = vector.VectorEnv(
            machine, lanes, observations=observed, masks=False, copy=False, autoreset_mode="same_step"
        )
        self.info: dict[str, Any] = self.env.reset(seed=seed)[1]
        self.asks = 1.0
        """Choices a decision: more than 1 where several seats choose at once, which may be early in a game or late."""
        for _ in range(3):  # how long a game is in steps is known only then
            steps = self._tried(length) // lanes
            self.asks = steps * lanes / max(1, self._decisions(steps))
        self.trial = self._tried(length) / self.asks
        """Decisions that are taken to tell how fast it goes."""

    def _tried(self, length: float) -> int:
        """Choices of a trial: a few whole games, if they are not too many."""
        game = math.ceil(length * self.asks) * self.lanes
        return max(TRIED // game, 1) * game if game < MOST_TRIED else max(MOST_TRIED, 10 * self.lanes)

    def best_rate(self) -> float:
        """Decisions a second of CPU, the best of some tries: what else runs here makes them slower, never faster."""
        return max(self._rate() for _ in range(TRIES))

    def _rate(self) -> float:
        start = time.process_time()
        return self.play(self.trial) / max(time.process_time() - start, 1e-9)

    def play(self, decisions: float) -> int:
        """Takes so many decisions, about; gives how many they were, by the choices that were taken."""
        env, taken = self.env, 0
        for _ in range(math.ceil(decisions * self.asks / self.lanes)):
            self.info = env.step(env.sample())[4]
            taken += int(np.count_nonzero(self.info["taken"]))
        return round(taken / self.asks)

    def _decisions(self, steps: int) -> int:
        """How many decisions so many steps take: games that ended tell theirs."""
        env, info, taken = self.env, self.info, -self._under_way()
        for _ in range(steps):
            info = env.step(env.sample())[4]
            ended = info["_final_obs"]
            if ended.any():
                taken += int(info["decisions"][ended].sum())
        self.info = info
        return taken + self._under_way()

    def _under_way(self) -> int:
        """Decisions of the games that are not over."""
        return int(self.info["decisions"][~self.info["_final_obs"]].sum())
