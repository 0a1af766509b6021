"""What is kept of the games of one run, in columns: how they ended.

In: blocks of games, in the order of their numbers. Out: the same columns for all of them. Games that did not end by the rules keep their place.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field

from rulewright.stats import Block


@dataclass(slots=True)
class Outcomes:
    """`members`: how many are ranked: seats, or sides where partners play for one result. The first seats are one of each side."""

    players: int
    members: int
    decisions: array[int] = field(default_factory=lambda: array("q"))
    scores: array[int] = field(default_factory=lambda: array("q"))
    ranks: array[int] = field(default_factory=lambda: array("q"))
    troubles: dict[int, str] = field(default_factory=dict)
    """Games that did not end by the rules, by their number, with what went wrong."""

    def __len__(self) -> int:
        return len(self.decisions)

    def add(self, block: Block) -> None:
        """The games that come next."""
        assert block.first == len(self), "games are added in the order of their numbers"
        self.decisions.extend(array("q", block.decisions))
        self.scores.extend(array("q", block.scores))
        self.ranks.extend(array("q", block.ranks))
        for row, trouble in block.troubles.items():
            self.troubles[block.first + row] = trouble.message

    def ranks_of(self, member: int) -> array[int]:
        return self.ranks[member :: self.players]

    def scores_of(self, member: int) -> array[int]:
        return self.scores[member :: self.players]
