"""Plays a ruleset and an oracle in lockstep.

In: a pairing (how a game names things on both sides), a number of players and a seed. Out: a tally of what was
compared. Raises `Disagreement` at the first difference, with the decision, both sides' words and the choices that led
there.

The oracle goes first: it draws its chance from the driver's generator, and every outcome is kept under a key. Our side
stops at each chance event, which the pairing gives a key too, and takes the outcome kept there. What is left over, or
missing, is a disagreement, but for draws that could come out one way only. Decisions in which every seat has a single
action are dropped on both sides.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.ir.program import PASS

Key = tuple[object, ...]
Action = tuple[Any, ...]
Chance = Callable[[str, list[Any]], Any]
Facts = Mapping[str, object]
Named = dict[int, dict[Action, int]]
"""By seat: the ids of actions in the oracle's words."""


class Oracle(Protocol):
    """What every oracle offers."""

    def decision(self) -> dict[int, list[Action]] | None: ...

    def apply(self, choices: dict[int, Action]) -> None: ...

    def result(self) -> tuple[list[int], list[int]]: ...

    def facts(self) -> dict[str, object]: ...


class Pairing(Protocol):
    """How one game is named on both sides. A pairing is made anew for every game and may keep count.

    `loose` are facts that mean nothing any more when the game is over. `steady` are our actions whose ids always mean
    the same in the oracle's words: they are translated once.
    """

    loose: frozenset[str]
    steady: frozenset[str]

    def oracle(self, chance: Chance) -> Oracle:
        """The oracle's game, started."""

    def asked(self, what: str) -> Key:
        """The key of a chance event of the oracle."""

    def event(self, game: Game) -> Key:
        """The key of the chance event at which our side has stopped."""

    def outcome(self, game: Game, value: int) -> object:
        """One of its outcomes in the oracle's words."""

    def action(self, game: Game, seat: int, number: int) -> Action:
        """A legal action of ours in the oracle's words."""

    def ours(self, game: Game) -> Facts:
        """The facts of our position in the oracle's words."""

    def theirs(self, facts: dict[str, Any]) -> Facts:
        """The oracle's facts that are compared."""

    def ending(self) -> str:
        """In what way the oracle's game ended."""


class Disagreement(AssertionError):
    """The two sides differ."""


@dataclass
class Tally:
    """How much was compared."""

    games: int = 0
    decisions: int = 0
    actions: int = 0
    chances: int = 0
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.actions += other.actions
        self.chances += other.chances
        self.endings.update(other.endings)


Policy = Callable[[random.Random, list[Action]], Action]


def uniform(rng: random.Random, actions: list[Action]) -> Action:
    return rng.choice(actions)


def series(machine: Machine, make: Callable[[], Pairing], seeds: Iterable[int], policy: Policy = uniform) -> Tally:
    """Plays a game for every seed."""
    tally, names = Tally(), dict[int, Action]()
    for seed in seeds:
        tally.add(Match(machine, make(), seed, policy, names).play())
    return tally


class Match:
    """One game on both sides. `names` keeps the translations of steady actions from game to game."""

    def __init__(self, machine: Machine, pairing: Pairing, seed: int, policy: Policy, names: dict[int, Action]) -> None:
        self.rng = random.Random(seed)
        self.pairing = pairing
        self.policy = policy
        self.names = names
        self.kept: dict[Key, deque[tuple[object, int]]] = {}
        self.tally = Tally(games=1)
        self.story: list[str] = []
        self.oracle = pairing.oracle(self._chance)
        self.game = Game.start(machine, seed, automatic=False)

    def play(self) -> Tally:
        """To the end."""
        while True:
            self._skip_single()
            theirs = self.oracle.decision()
            if theirs is None or self.game.over:
                break
            ours = self._named()
            self._compare(ours, theirs)
            self._choose(ours, theirs)
        self._end()
        return self.tally

    # ---- chance -----------------------------------------------------------------------------------------------------

    def _chance(self, what: str, options: list[Any]) -> Any:
        found = self.rng.choice(options)
        self.kept.setdefault(self.pairing.asked(what), deque()).append((found, len(set(options))))
        return found

    def _settle(self) -> None:
        """Decides our pending chance as the oracle's came out."""
        while self.game.at_chance:
            key = self.pairing.event(self.game)
            outcomes = {self.pairing.outcome(self.game, chance.id): chance.id for chance in self.game.chance()}
            wanted = self._next(key) if len(outcomes) > 1 else next(iter(outcomes))
            if wanted not in outcomes:
                raise self._differ(
                    f"chance {key}: the oracle drew {wanted!r}, and we could draw {sorted(map(str, outcomes))}"
                )
            self.tally.chances += 1
            self.game.decide(outcomes[wanted])

    def _next(self, key: Key) -> object:
        """The next kept outcome; certain ones are passed over, because we do not stop for them."""
        queue = self.kept.get(key, deque())
        while queue:
            found, options = queue.popleft()
            if options > 1:
                return found
        raise self._differ(f"we ask for chance {key}, and the oracle did not; kept: {self._kept()}")

    def _kept(self) -> dict[Key, list[object]]:
        """Outcomes that we have not asked for, but for certain ones."""
        return {
            key: left
            for key, queue in self.kept.items()
            if (left := [found for found, options in queue if options > 1])
        }

    # ---- decisions --------------------------------------------------------------------------------------------------

    def _skip_single(self) -> None:
        """Takes on each side what is not a choice."""
        while (theirs := self.oracle.decision()) is not None and all(len(actions) == 1 for actions in theirs.values()):
            self.oracle.apply({seat: actions[0] for seat, actions in theirs.items()})
        self._settle()
        while self.game.state.pending and all(len(legal) == 1 for legal in self.game.state.pending.values()):
            seat = min(self.game.state.pending)
            self.game.choose(seat, self.game.legal(seat)[0])
            self._settle()

    def _compare(self, ours: Named, theirs: dict[int, list[Action]]) -> None:
        if self._kept():
            raise self._differ(f"the oracle's chance was not asked for: {self._kept()}")
        self._compare_facts(frozenset())
        for seat in sorted(ours.keys() | theirs.keys()):
            here, there = set(ours.get(seat, {})), set(theirs.get(seat, []))
            if max(len(here), len(there)) > 1 and here != there:
                raise self._differ(
                    f"seat {seat} may, only here: {sorted(map(str, here - there))}; only in the oracle: "
                    f"{sorted(map(str, there - here))}"
                )
            self.tally.actions += len(here)
        self.tally.decisions += 1

    def _named(self) -> Named:
        """Our legal actions in the oracle's words."""
        return {
            seat: {self._name(seat, number): number for number in self.game.legal(seat)}
            for seat in self.game.state.pending
        }

    def _name(self, seat: int, number: int) -> Action:
        if number in self.names:
            return self.names[number]
        name = self.pairing.action(self.game, seat, number)
        if number != PASS and self.game.machine.choosers.of(number).action.name in self.pairing.steady:
            self.names[number] = name
        return name

    def _compare_facts(self, ignored: frozenset[str]) -> None:
        ours, theirs = self.pairing.ours(self.game), self.pairing.theirs(self.oracle.facts())
        for name in theirs:
            if name not in ignored and ours[name] != theirs[name]:
                raise self._differ(f"{name} here {ours[name]}, in the oracle {theirs[name]}")

    def _choose(self, ours: Named, theirs: dict[int, list[Action]]) -> None:
        choices = {seat: self.policy(self.rng, actions) for seat, actions in sorted(theirs.items())}
        self.story.append(str(choices))
        self.oracle.apply(choices)
        for seat in sorted(ours):
            only = next(iter(ours[seat].values()))
            self.game.choose(seat, ours[seat].get(choices[seat], only) if seat in choices else only)
            self._settle()

    def _end(self) -> None:
        if self.oracle.decision() is not None or not self.game.finished:
            raise self._differ(f"over here: {self.game.over}, in the oracle: {self.oracle.decision() is None}")
        self._compare_facts(self.pairing.loose)
        scores, ranks = self.oracle.result()
        outcome = self.game.outcome
        if (list(outcome.scores), list(outcome.ranks)) != (scores, ranks):
            raise self._differ(
                f"scores and ranks here {outcome.scores} {outcome.ranks}, in the oracle {scores} {ranks}"
            )
        self.tally.endings[self.pairing.ending()] += 1

    def _differ(self, what: str) -> Disagreement:
        log = self.game.log(None)[-6:]
        return Disagreement(
            f"after {self.tally.decisions} decisions: {what}\nlast choices: {self.story[-4:]}\nour log: {log}"
        )
