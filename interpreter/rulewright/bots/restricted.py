"""Bots that are denied something: choices whose words name it are left to others, as long as anything else is legal.

In: a bot, and words. Out: choices. What would be chosen among the rest is the bot's own choice: of a bot that searches,
the best of those that it has tried (what it looks ahead to may still hold what it is denied). Complains about nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Protocol

from rulewright.information import Information, SearchCount
from rulewright.information.search_count import counted


class ChoosesAmong(Protocol):
    """A bot that chooses among some of the legal choices."""

    def among(self, information: Information, allowed: Sequence[int], /) -> int: ...


class RandomAmong:
    """Every choice that is allowed is equally likely.
    It draws by its own chance, as the game's generator draws among all.
    """

    def among(self, information: Information, allowed: Sequence[int]) -> int:
        return information.random.choice(allowed)


@dataclass
class Restricted:
    """One bot that is denied some choices: those in which `words` stands, as whole words, in capitals or not."""

    bot: ChoosesAmong
    words: str
    wants: ClassVar[frozenset[str]] = frozenset({"actions", "random", "stream"})

    def choose(self, information: Information) -> int:
        allowed = [action.id for action in information.actions if self._pattern.search(action.words) is None]
        return self.bot.among(information, allowed or information.legal)

    @property
    def searches(self) -> SearchCount:
        return counted(self.bot)

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(rf"(?<!\w){re.escape(self.words)}(?!\w)", re.IGNORECASE)
