"""Players that are programs: the table of bots that can be named, and those that people have installed.

In: names as people write them. Out: who plays the seats. Raises `UnknownBot` for a name that means none, and for an installed bot that cannot be made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulewright.bots.installed import InstalledBots
from rulewright.bots.uniform import Uniform
from rulewright.errors import RulewrightError
from rulewright.information import Bot, BotPlayer, DrawnPlayer, Player
from rulewright.source.suggestions import did_you_mean

BOTS: dict[str, Callable[[], Player]] = {"random": lambda: DrawnPlayer(Uniform())}
"""Every bot of this program by name: how to seat one."""


class UnknownBot(RulewrightError):
    """A name that means no bot, or not as many names as seats."""


def named(name: str) -> Player:
    """Who plays a seat with a new bot of that name. Names of this program come first: no installed bot takes the place of one."""
    if name in BOTS:
        return BOTS[name]()
    installed = InstalledBots()
    if name not in installed.names:
        hint = did_you_mean(name, [*BOTS, *installed.names])
        raise UnknownBot(f"there is no bot `{name}`" + (f"; {hint}" if hint else ""))
    try:
        return BotPlayer(installed.made(name))
    except Exception as problem:  # whatever goes wrong in somebody's package
        raise UnknownBot(f"the installed bot `{name}` cannot be made: {type(problem).__name__}: {problem}") from problem


def seated(names: Sequence[str], players: int) -> tuple[Player, ...]:
    """A player for every seat: the same for all, or one name a seat."""
    if len(names) not in (1, players):
        raise UnknownBot(f"{len(names)} bots are named for {players} seats; name one for all, or one for each seat")
    return tuple(named(name) for name in (list(names) * players if len(names) == 1 else names))


__all__ = ["BOTS", "Bot", "BotPlayer", "Player", "UnknownBot", "named", "seated"]
