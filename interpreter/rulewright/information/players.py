"""What a bot is, and who plays a seat with one.

In: a game and its past. Out: choices. A bot is handed the information of its seat, and never the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from rulewright.game import Action, Game, Illegal, action_id
from rulewright.information.information import DRAWN, EVERYTHING, Information, information_of
from rulewright.information.past import Past
from rulewright.information.search_count import counted


class Bot(Protocol):
    """Whoever chooses for a seat. It is handed what the seat knows, and never the game.

    An attribute `wants`, names of `EVERYTHING`, leaves out what it does not look at, and saves the time;
    `wants_if_forced` does so where one choice only is legal. One that searches may count that in an attribute
    `searches`, a `SearchCount`.
    """

    def choose(self, information: Information, /) -> Action | int:
        """One of the legal choices, or its id."""
        ...


class Player(Protocol):
    """Plays a seat of a game: what runs games asks this, and it asks the bot."""

    def choose(self, game: Game, seat: int, past: Past) -> int:
        """One of the seat's legal action ids."""
        ...


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """A bot at a seat. The game is left as it was."""

    bot: Bot

    def choose(self, game: Game, seat: int, past: Past) -> int:
        """What the bot chooses. How often it searched for that is noted with the game."""
        before = counted(self.bot)
        action = self.answer(self.handed(game, seat, past))
        past.note_searches(seat, counted(self.bot) - before)
        return action

    def handed(self, game: Game, seat: int, past: Past) -> Information:
        """What the bot is handed: the game may go on while it thinks."""
        wants = getattr(self.bot, "wants", EVERYTHING)
        if len(game.legal(seat)) == 1:
            wants = getattr(self.bot, "wants_if_forced", wants)
        return information_of(game, seat, past, EVERYTHING & frozenset(wants))

    def answer(self, information: Information) -> int:
        """What it chooses then."""
        chosen = self.bot.choose(information)
        action = action_id(chosen)
        if action is None:
            raise Illegal(f"a bot chose {chosen!r:.40}, which is neither an action nor its id")
        return action


@dataclass(frozen=True, slots=True)
class DrawnPlayer:
    """A bot that takes what the game's own generator draws, so that compiled games are the same.
    Only for bots of this program: such draws tell the seed.
    """

    bot: Bot

    def choose(self, game: Game, seat: int, past: Past) -> int:
        """What the bot chooses; the generator's stream for bots moves on."""
        chosen = self.bot.choose(information_of(game, seat, past, (DRAWN,)))
        return chosen.id if isinstance(chosen, Action) else chosen
