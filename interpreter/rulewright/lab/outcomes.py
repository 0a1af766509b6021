"""What is kept of the games of one run, in columns: how they ended.

In: blocks of games, in the order of their numbers. Out: the same columns for all of them. Games that did not end by the rules keep their place.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from rulewright.stats import Block


@dataclass(slots=True)
class Outcomes:
    """`members`: how many are ranked: seats, or sides where partners play for one result; one where everyone does. The first seats are one of each side."""

    players: int
    members: int
    decisions: array[int] = field(default_factory=lambda: array("q"))
    scores: array[int] = field(default_factory=lambda: array("q"))
    ranks: array[int] = field(default_factory=lambda: array("q"))
    troubles: dict[int, str] = field(default_factory=dict)
    """Games that did not end by the rules, by their number, with what went wrong."""
    is_declared: bool = False
    """Whether the rules say who has won: then every winner has won in full."""

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

    def first(self, count: int) -> Outcomes:
        """The first games alone."""
        seats = count * self.players
        troubles = {game: words for game, words in self.troubles.items() if game < count}
        columns = self.decisions[:count], self.scores[:seats], self.ranks[:seats]
        return Outcomes(self.players, self.members, *columns, troubles, self.is_declared)


def in_turns(parts: Sequence[Outcomes], count: int) -> Outcomes:
    """The first games of several runs, one of each in turn."""
    if len(parts) == 1:
        return parts[0].first(count)
    players = parts[0].players
    found = Outcomes(players, parts[0].members, is_declared=parts[0].is_declared)
    for game in range(count):
        row, part = game // len(parts), parts[game % len(parts)]
        seats = slice(row * players, (row + 1) * players)
        found.decisions.append(part.decisions[row])
        found.scores.extend(part.scores[seats])
        found.ranks.extend(part.ranks[seats])
        if row in part.troubles:
            found.troubles[game] = part.troubles[row]
    return found
