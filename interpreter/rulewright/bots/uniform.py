"""The bot that knows nothing: every legal action is equally likely."""

from __future__ import annotations

from rulewright.backend.runtime.chance import BOTS, below
from rulewright.game import Game


class Uniform:
    """Chooses uniformly, with the bots' stream of the game's own generator."""

    def choose(self, game: Game, seat: int) -> int:
        legal = game.legal(seat)
        return legal[below(game.state.streams, BOTS, len(legal))]
