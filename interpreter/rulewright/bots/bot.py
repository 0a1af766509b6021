"""What a bot is, and who plays a seat with one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from rulewright.bots.turn import EVERYTHING, Turn, turn_of
from rulewright.game import Action, Game


class Bot(Protocol):
    """Whoever chooses for a seat. It is handed a turn, and never the game.

    An attribute `wants`, names of `rulewright.bots.turn.EVERYTHING`, leaves out what it does not look at, and saves the time.
    """

    def choose(self, turn: Turn, /) -> Action | int:
        """One of the turn's legal choices, or its id."""
        ...


class Player(Protocol):
    """Plays a seat of a game: what runs games asks this, and it asks the bot."""

    def choose(self, game: Game, seat: int) -> int:
        """One of the seat's legal action ids."""
        ...


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """A bot at a seat. The game is left as it was, but for the bots' stream of its generator, from which the bot's chance comes."""

    bot: Bot

    def choose(self, game: Game, seat: int) -> int:
        """What the bot chooses."""
        chosen = self.bot.choose(turn_of(game, seat, getattr(self.bot, "wants", EVERYTHING)))
        return chosen.id if isinstance(chosen, Action) else chosen
