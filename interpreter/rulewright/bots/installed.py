"""Bots of people's own packages: entry points of the group `rulewright.bots`.

In: what is installed beside this program. Out: bots by name. What making one raises is left to the caller.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from rulewright.information import Bot

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "rulewright.bots"


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

    def made(self, name: str) -> Bot:
        """A new bot: the entry point is a class, or a function without arguments, that makes one."""
        bot: Bot = self.points[name].load()()
        if not callable(getattr(bot, "choose", None)):
            raise TypeError("it has no method `choose`")
        return bot
