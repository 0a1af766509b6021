"""What is kept of the games of one run, in columns: how they ended.

In: blocks of games, in the order of their numbers. Out: the same columns for all of them. Games that did not end by the
rules keep their place.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from rulewright.stats import Block, Trouble


@dataclass(slots=True)
class Outcomes:
    """`members`: how many are ranked: seats, or sides where partners play for one result; one where everyone does.
    The first seats are one of each side.
    """

    players: int
    members: int
    decisions: array[int] = field(default_factory=lambda: array("q"))
    scores: array[int] = field(default_factory=lambda: array("q"))
    ranks: array[int] = field(default_factory=lambda: array("q"))
    troubles: dict[int, Trouble] = field(default_factory=dict)
    """Games that did not end by the rules, by their number, with what went wrong."""
    is_declared: bool = False
    """Whether the rules say who has won: then every winner has won in full."""
    measured: dict[str, array[float]] = field(default_factory=dict)
    """By the name of a metric: its number of each game (`nan` where it has none), where games were measured."""
    deal_games: int = 1
    """So many games that follow each other have the same deal, and are no games of their own."""
    measured_deal_games: dict[str, int] = field(default_factory=dict)
    """The same for metrics that other games gave."""

    def __len__(self) -> int:
        return len(self.decisions)

    def add(self, block: Block) -> None:
        """The games that come next."""
        assert block.first == len(self), "games are added in the order of their numbers"
        self.decisions.extend(array("q", block.decisions))
        self.scores.extend(array("q", block.scores))
        self.ranks.extend(array("q", block.ranks))
        for row, trouble in block.troubles.items():
            self.troubles[block.first + row] = trouble

    def join(self, others: Outcomes) -> None:
        """The games that come next, with what was measured of them."""
        start = len(self)
        self.decisions.extend(others.decisions)
        self.scores.extend(others.scores)
        self.ranks.extend(others.ranks)
        self.troubles.update({start + game: why for game, why in others.troubles.items()})
        for name, column in others.measured.items():
            self.measured.setdefault(name, array("d")).extend(column)

    def with_measured(self, columns: Mapping[str, array[float]], deal_games: int) -> Outcomes:
        """The same games with more that is known of them, by other games of which so many have the same deal."""
        deals = {**self.measured_deal_games, **dict.fromkeys(columns, deal_games)}
        return replace(self, measured={**self.measured, **columns}, measured_deal_games=deals)

    def deal_games_of(self, metric: str) -> int:
        """How many numbers of a metric that follow each other belong to one deal."""
        return self.measured_deal_games.get(metric, self.deal_games)

    def ranks_of(self, member: int) -> array[int]:
        return self.ranks[member :: self.players]

    def scores_of(self, member: int) -> array[int]:
        return self.scores[member :: self.players]

    def first(self, count: int) -> Outcomes:
        """The first games alone."""
        seats = count * self.players
        troubles = {game: why for game, why in self.troubles.items() if game < count}
        columns = self.decisions[:count], self.scores[:seats], self.ranks[:seats]
        measured = {name: column[:count] for name, column in self.measured.items()}
        return replace(
            self,
            decisions=columns[0],
            scores=columns[1],
            ranks=columns[2],
            troubles=troubles,
            measured=measured,
        )


def in_turns(parts: Sequence[Outcomes], count: int) -> Outcomes:
    """The first games of several runs, one of each in turn."""
    if len(parts) == 1:
        return parts[0].first(count)
    players = parts[0].players
    found = Outcomes(players, parts[0].members, is_declared=parts[0].is_declared, deal_games=len(parts))
    for game in range(count):
        row, part = game // len(parts), parts[game % len(parts)]
        seats = slice(row * players, (row + 1) * players)
        found.decisions.append(part.decisions[row])
        found.scores.extend(part.scores[seats])
        found.ranks.extend(part.ranks[seats])
        for name, column in part.measured.items():
            found.measured.setdefault(name, array("d")).append(column[row])
        if row in part.troubles:
            found.troubles[game] = part.troubles[row]
    return found
