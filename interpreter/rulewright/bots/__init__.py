"""Players that are programs: what a bot is, and the table of those that can be named.

In: names as people write them. Out: bots. Raises `UnknownBot` for a name that means none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulewright.bots.bot import Bot, BotPlayer, Player
from rulewright.bots.turn import NotWanted, Turn, turn_of
from rulewright.bots.uniform import Uniform
from rulewright.errors import RulewrightError
from rulewright.source.suggestions import did_you_mean

BOTS: dict[str, Callable[[], Bot]] = {"random": Uniform}
"""Every bot by name: how to make one."""


class UnknownBot(RulewrightError):
    """A name that means no bot, or not as many names as seats."""


def named(name: str) -> Player:
    """Who plays a seat with a new bot of that name."""
    if name not in BOTS:
        hint = did_you_mean(name, BOTS)
        raise UnknownBot(f"there is no bot `{name}`" + (f"; {hint}" if hint else ""))
    return BotPlayer(BOTS[name]())


def seated(names: Sequence[str], players: int) -> tuple[Player, ...]:
    """A player for every seat: the same for all, or one name a seat."""
    if len(names) not in (1, players):
        raise UnknownBot(f"{len(names)} bots are named for {players} seats; name one for all, or one for each seat")
    return tuple(named(name) for name in (list(names) * players if len(names) == 1 else names))


__all__ = [
    "BOTS",
    "Bot",
    "BotPlayer",
    "NotWanted",
    "Player",
    "Turn",
    "UnknownBot",
    "named",
    "seated",
    "turn_of",
]
