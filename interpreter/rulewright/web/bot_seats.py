"""The seats of a table that bots play.

In: a table. Out: choices that are made there; and turns of bots that think, which is done elsewhere. Raises `FailedBot`
for what is no choice.
"""

from __future__ import annotations

from rulewright.information import BotPlayer
from rulewright.sentences import saying
from rulewright.web.bot_turns import BotAnswer, BotTurn, FailedBot
from rulewright.web.live_table import LiveTable

MOST_DRAWN = 8
"""So many choices of bots are made before people get a word in."""


class BotSeats:
    """The seats of one table that bots play."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    def play(self) -> tuple[bool, BotTurn | None]:
        """Choices of bots that only draw, one after the other: pages are told once.
        Whether there were any; and the turn of a bot that thinks, if it is next.
        """
        table = self.table
        with table.turn:
            before = table.changes
            turn = self._next()
            while isinstance(turn, tuple) and table.changes < before + MOST_DRAWN:
                table.make(*turn)
                turn = self._next()
            made = table.changes > before
        if made:
            table.changed()
        return made, turn if isinstance(turn, BotTurn) else None

    def _next(self) -> BotTurn | tuple[int, int] | None:
        """What is asked of the bot that is to choose; or, of one that only draws, its seat and what it has drawn."""
        table = self.table
        seat = next((seat for seat in table.waiting() if seat not in table.people), None)
        if seat is None:
            return None
        player = table.players[seat]
        if isinstance(player, BotPlayer):
            known = player.handed(table.game, seat, table.past)
            return BotTurn(table.number, seat, table.stop(seat), table.record.seats[seat].player, known)
        return seat, player.choose(table.game, seat, table.past)

    def has_chosen(self, turn: BotTurn, answer: BotAnswer) -> None:
        """While it thought, the game may have gone on without it."""
        table = self.table
        with table.turn:
            if turn.seat not in table.waiting() or turn.stop != table.stop(turn.seat):
                return
            if answer.action not in table.game.legal(turn.seat):
                raise FailedBot(saying("fault-bot-choice"))
            table.past.note_searches(turn.seat, answer.searches)
            table.make(turn.seat, answer.action)
        table.changed()
