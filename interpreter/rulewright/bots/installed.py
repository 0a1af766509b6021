"""Bots of people's own packages: entry points of the group `rulewright.bots`.

In: what is installed beside this program. Out: bots by name. What making one raises is left to the caller.
"""

from __future__ import annotations

from importlib.metadata import entry_points

from rulewright.information import Bot

GROUP = "rulewright.bots"


class InstalledBots:
    """Those that are there now. A package is imported when its bot is made."""

    def __init__(self) -> None:
        self.points = {point.name: point for point in entry_points(group=GROUP)}

    @property
    def names(self) -> list[str]:
        return sorted(self.points)

    def made(self, name: str) -> Bot:
        """A new bot: the entry point is a class, or a function without arguments, that makes one."""
        bot: Bot = self.points[name].load()()
        if not callable(getattr(bot, "choose", None)):
            raise TypeError("it has no method `choose`")
        return bot
