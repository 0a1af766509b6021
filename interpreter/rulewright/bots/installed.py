"""Bots of people's own packages: entry points of the group `rulewright.bots`.

In: what is installed beside this program. Out: bots by name. Whatever goes wrong in one, also an attempt to end this
program, is `BotBrokeDown`. What one prints goes to standard error: a report stays a report.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rulewright.errors import BotBrokeDown
from rulewright.information import EVERYTHING, Bot, Information, action_id
from rulewright.source.cells import neutral, on_one_line

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "rulewright.bots"
LONGEST = 300
"""Characters of an error that are told."""


class InstalledBots(Collection[str]):
    """The names of those that are there now; they are looked for when somebody asks. A package is imported when its
    bot is made.
    """

    @cached_property
    def points(self) -> dict[str, EntryPoint]:
        from importlib.metadata import entry_points  # noqa: PLC0415 (looks through all packages; most name none of these)

        return {point.name: point for point in entry_points(group=GROUP)}

    def __contains__(self, name: object) -> bool:
        return name in self.points

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self.points))

    def __len__(self) -> int:
        return len(self.points)

    def made(self, name: str) -> InstalledBot:
        """A new bot: the entry point is a class, or a function without arguments, that makes one."""
        with _watched(name):
            bot: Any = self.points[name].load()()
            if not callable(getattr(bot, "choose", None)):
                raise TypeError("it has no method `choose`")
            return InstalledBot(name, bot, _wanted(getattr(bot, "wants", EVERYTHING)))


@dataclass(frozen=True, slots=True)
class InstalledBot:
    """A bot that somebody else has written."""

    name: str
    bot: Bot
    wants: frozenset[str]

    def choose(self, information: Information) -> int:
        """A legal id. Raises `BotBrokeDown`."""
        with _watched(self.name):
            chosen: Any = self.bot.choose(information)
            told = _told(repr, chosen)
        action = action_id(chosen)
        if action not in information.legal:
            raise BotBrokeDown(self.name, f"it chose {told}, which is not legal", "choice")
        return action

    @property
    def searches(self) -> object:
        """What it counts, if it does."""
        with _watched(self.name):
            return getattr(self.bot, "searches", None)


def _wanted(names: Iterable[str]) -> frozenset[str]:
    found = frozenset((names,) if isinstance(names, str) else names)
    if found - EVERYTHING:
        unknown = ", ".join(sorted(f"`{name}`" for name in found - EVERYTHING))
        raise ValueError(f"its attribute `wants` names {unknown}; there are {', '.join(sorted(EVERYTHING))}")
    return found


@contextmanager
def _watched(name: str) -> Iterator[None]:
    """Somebody else's code runs within. Only Ctrl-C goes through as it is."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except (KeyboardInterrupt, BotBrokeDown):
        raise
    except BaseException as problem:  # it may try to end the program, too
        raise BotBrokeDown(name, f"{type(problem).__name__}: {_told(str, problem)}") from problem


def _told(how: Any, what: object) -> str:
    """A stranger's object in words that fit on a line."""
    try:
        text = neutral(on_one_line(how(what)))
    except Exception:  # noqa: BLE001 (its words fail as well)
        return "no words for it"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
