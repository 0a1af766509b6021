"""Bots that leave a game that takes too long, so that it can be played another way.

In: the bots of a game, and who says when. Out: the same choices, or `GivenUp` in place of one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from rulewright.game import Game
from rulewright.information import Past, Player


class GivenUp(Exception):
    """A game was left in the middle; nothing is known of it."""


class Patience:
    """Sits at every seat, and asks the bot whose seat it is.
    `given_up`: whether a game is left after so many seconds.
    """

    def __init__(self, bots: Sequence[Player], given_up: Callable[[float], bool]) -> None:
        self.bots, self.given_up = bots, given_up
        self._begun = 0.0

    def choose(self, game: Game, seat: int, past: Past) -> int:
        if game.decisions == 0:
            self._begun = time.monotonic()
        elif self.given_up(time.monotonic() - self._begun):
            raise GivenUp
        return self.bots[seat].choose(game, seat, past)
