"""Who plays a game that the caller started: bots by name, or of the caller's own.

In: bots as they are given. Out: a player for every seat, each of whom hands its bot an `Information` and never the
game.
"""

from __future__ import annotations

from rulewright import bots
from rulewright.errors import BadConfiguration
from rulewright.information import Bot, BotPlayer, Information, Past, Player, information_of

__all__ = ["Bot", "Information", "Named", "Past", "Wanted", "information_of", "listed", "name_of", "seated"]

Named = str | Bot
"""A bot by its name, or one of the caller's."""
Wanted = Named | list[Named] | tuple[Named, ...]
"""One for all seats, or one for each."""


def listed(wanted: Wanted, players: int) -> list[Named]:
    """Who plays each seat."""
    each = list(wanted) if isinstance(wanted, list | tuple) else [wanted] * players
    if len(each) != players:
        raise BadConfiguration(
            f"{len(each)} bots are given for {players} seats", "give one for all, or a list of one for each seat"
        )
    for one in each:
        if not isinstance(one, str) and not callable(getattr(one, "choose", None)):
            raise BadConfiguration(f"a bot is a name, or an object with a method `choose`, and not `{one!r:.40}`")
    return each


def seated(wanted: Wanted, players: int) -> tuple[Player, ...]:
    """A player for every seat."""
    return tuple(bots.named(one) if isinstance(one, str) else BotPlayer(one) for one in listed(wanted, players))


def name_of(bot: Named) -> str:
    """What a bot is called in records and reports."""
    return bot if isinstance(bot, str) else type(bot).__name__
