"""Games of a log as metrics look at them: each with its winners and with what everybody's position was worth, decision
by decision.

In: logged games. Out: the same with a few questions answered; and their ends, for the metrics that need no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from rulewright.lab.decision_log.logged_game import MeasuredGame
from rulewright.lab.outcomes import Outcomes

Trace = Sequence[tuple[float, ...]]


@dataclass(frozen=True)
class GameTrace:
    """One game that ended by its rules."""

    game: MeasuredGame
    members: int
    """How many are ranked: seats, or sides. Seat s belongs to member s modulo their number."""
    is_declared: bool = False
    """Whether the rules say who has won."""

    @cached_property
    def winners(self) -> tuple[int, ...]:
        return tuple(member for member in range(self.members) if self.game.ranks[member] == 1)

    @cached_property
    def values(self) -> Trace:
        """V: before each decision, and at the end, where winners share 1. Empty without a value bot.
        Of those who choose at the same time, the first one's.
        """
        if not self.game.decisions or not self.game.decisions[0].shares:
            return ()
        whole = 1 if self.is_declared else len(self.winners)
        end = tuple(1 / whole if member in self.winners else 0.0 for member in range(self.members))
        firsts = {decision.stop: decision.shares for decision in reversed(self.game.decisions)}
        return (*(firsts[stop] for stop in sorted(firsts)), end)

    @cached_property
    def places(self) -> Sequence[int]:
        """For each choice, where its decision stands in `values`."""
        order = {stop: place for place, stop in enumerate(sorted({decision.stop for decision in self.game.decisions}))}
        return [order[decision.stop] for decision in self.game.decisions]

    @cached_property
    def leaders(self) -> Sequence[frozenset[int]]:
        """Who has the highest V; several where it is equal."""
        return [frozenset(at for at, value in enumerate(row) if value == max(row)) for row in self.values]

    @property
    def choices(self) -> Iterator[tuple[int, int]]:
        """Who makes each choice, and its place; nothing without a value bot."""
        seats = (decision.seat % self.members for decision in self.game.decisions)
        return zip(seats, self.places, strict=True) if self.values else iter(())

    @cached_property
    def turns(self) -> int:
        """Stretches of decisions of one seat."""
        return sum(1 for _ in groupby(self.game.decisions, key=lambda decision: decision.seat))


@dataclass(frozen=True)
class LoggedGames:
    """Some games of one log."""

    games: Sequence[MeasuredGame]
    players: int
    members: int
    is_declared: bool = False

    @cached_property
    def traces(self) -> list[GameTrace | None]:
        """None for a game that did not end by its rules."""
        return [GameTrace(game, self.members, self.is_declared) if game.finished else None for game in self.games]

    @cached_property
    def outcomes(self) -> Outcomes:
        """How they ended."""
        found, nothing = Outcomes(self.players, self.members, is_declared=self.is_declared), (0,) * self.players
        found.decisions.extend(game.length for game in self.games)
        for game in self.games:
            found.scores.extend(game.scores or nothing)
            found.ranks.extend(game.ranks or nothing)
        found.troubles.update({row: game.why for row, game in enumerate(self.games) if not game.finished})
        return found
