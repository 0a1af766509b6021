"""How often a bot searched, and how often it could not: no position was found that agrees with what it knew, and it
chose at random.

In: a bot, before and after a choice. Out: counts, which add up over choices, games and runs. A bot that does not count
has never searched.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.sentences import Said, Words, saying


@dataclass(frozen=True, slots=True)
class SearchCount:
    """`asked`: choices for which positions were looked for; `blind`: those among them for which none was found."""

    asked: int = 0
    blind: int = 0

    def __add__(self, other: SearchCount) -> SearchCount:
        return SearchCount(self.asked + other.asked, self.blind + other.blind)

    def __sub__(self, other: SearchCount) -> SearchCount:
        return SearchCount(self.asked - other.asked, self.blind - other.blind)

    def to_json(self) -> dict[str, int]:
        return {"asked": self.asked, "blind": self.blind}

    def said_of(self, who: Words) -> Said:
        """For people: what it says of a bot or a seat."""
        choices, share = saying("report-choices", count=self.asked), f"{100 * self.blind / self.asked:.1f} %"
        return saying("lab-blind", who=who, blind=self.blind, choices=choices, share=share)


NEVER = SearchCount()


def counted(bot: object) -> SearchCount:
    """All searches of a bot so far, if it counts them in its attribute `searches`."""
    found: Any = getattr(bot, "searches", NEVER)
    return found if isinstance(found, SearchCount) else NEVER
