"""Players that are programs: the table of bots that can be named, and those that people have installed.

In: bots as people spell them. Out: who plays the seats. Raises `UnknownBot` for words that mean none, and for an
installed bot that cannot be made.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulewright.bots.bot_table import BY_NAME, UNIFORM
from rulewright.bots.installed import InstalledBots
from rulewright.bots.restricted import RandomAmong, Restricted
from rulewright.bots.spelling import Spelled, UnknownBot, parsed, restricted, split
from rulewright.bots.uniform import Uniform
from rulewright.errors import BotBrokeDown
from rulewright.information import Bot, BotPlayer, DrawnPlayer, Player
from rulewright.ir.program import Program


def named(text: str) -> Player:
    """Who plays a seat with a new bot of that spelling.
    Names of this program come first: no installed bot takes the place of one.
    """
    installed = InstalledBots()
    spelled = parsed(text, installed)
    if spelled.name in BY_NAME:
        return _own(spelled)
    try:
        return BotPlayer(installed.made(spelled.name))
    except BotBrokeDown as problem:
        raise UnknownBot(f"the installed bot `{spelled.name}` cannot be made: {problem.reason}") from problem


def are_guests(names: Iterable[str]) -> bool:
    """Whether one of these spellings is no bot of this program: such a one may end the process in which it plays."""
    installed = InstalledBots()
    return any(parsed(name, installed).name not in BY_NAME for name in names)


def _own(spelled: Spelled) -> Player:
    if spelled.name == UNIFORM:
        return BotPlayer(Restricted(RandomAmong(), spelled.without)) if spelled.without else DrawnPlayer(Uniform())
    from rulewright.bots.searching import Searching, asked_by  # noqa: PLC0415 (who draws by chance needs no search)
    from rulewright.search import THINKERS  # noqa: PLC0415 (the same)

    searching = Searching(asked_by(spelled), THINKERS.of)
    return BotPlayer(Restricted(searching, spelled.without) if spelled.without else searching)


def build_before_workers(names: Iterable[str], program: Program) -> None:
    """Where one of these bots searches, builds and measures the game for it, so that it lies in the cache: several
    processes that begin at once would each do the same.
    """
    if any(map(_searches, names)):
        from rulewright.search import THINKERS  # noqa: PLC0415 (who draws by chance needs no search)

        _ = THINKERS.of(program).worth


def _searches(name: str) -> bool:
    own = parsed(name, InstalledBots()).name
    return own in BY_NAME and own != UNIFORM


def seated(names: Sequence[str], players: int) -> tuple[Player, ...]:
    """A player for every seat: the same for all, or one name a seat."""
    if len(names) not in (1, players):
        raise UnknownBot(f"{len(names)} bots are named for {players} seats; name one for all, or one for each seat")
    return tuple(named(name) for name in (list(names) * players if len(names) == 1 else names))


__all__ = [
    "Bot",
    "BotPlayer",
    "Player",
    "UnknownBot",
    "are_guests",
    "build_before_workers",
    "named",
    "restricted",
    "seated",
    "split",
]
