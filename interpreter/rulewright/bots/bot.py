"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from rulewright.game import Game


class Bot(Protocol):
    """Chooses for a seat.

    A fair bot asks the game for `decision`, `legal`, `words`, `view(seat)` and `log(seat)` only: the state behind them
    holds secrets. It leaves the game as it was, but for the bots' stream of the generator (`rulewright.backend.runtime.chance`),
    from which all its chance comes; so the same seed gives the same game, and the deal does not depend on the bots.
    """

    def choose(self, game: Game, seat: int) -> int:
        """One of the seat's legal action ids."""
        ...
