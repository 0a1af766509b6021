"""Search on the reference interpreter: which action is best, by playing on in given worlds.

In: a plan, and worlds: positions in which the searching seat has to choose. Out: what was tried at the root. The same
algorithm, number for number, as backend/codegen/c/search.h.

The tree is P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE Transactions on
Computational Intelligence and AI in Games 4, 2012): in every iteration one world is played in; only what is legal in it
is chosen from. Which action is tried next is in `reference_tree.py`. Nodes are known by the hash of what the searching
seat sees there (one observer), or by what the acting seat sees (several). Who choose at the same time choose each for
itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import assert_never

from rulewright.backend.runtime.chance import BOTS, below
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.game.view_numbers import ViewNumbers
from rulewright.information.observation import sight
from rulewright.search.plan import WHOLE, Method, Others, Plan, Rollouts, Tried
from rulewright.search.playing import Playing, sorted_ids
from rulewright.search.reference_tree import Edge, Halving, SearchTree
from rulewright.search.standing import valued, worths
from rulewright.search.ways_to_worlds import Ways, node_key, remembering

WEIGHED = 64
"""So many iterations are made in worlds between two looks at how likely those are."""


class ReferenceSearch:
    """One search. `run` may be called again: it goes on."""

    def __init__(self, machine: Machine, plan: Plan, worlds: Sequence[State], ways: Ways | None = None) -> None:
        """`ways`: to the worlds, if they come by how likely they are."""
        self.playing, self.machine, self.plan, self.worlds = Playing(machine), machine, plan, worlds
        self.views = ViewNumbers(machine)
        self.streams = [plan.seed]
        self.members = machine.program.score.size
        self.stop = plan.worth.horizon + worlds[0].decisions
        self.ways, self.weights = ways, [1.0] * len(worlds)
        self.home = 0 if ways is None else ways.home
        self.first = None if ways is None else machine.blank(0, log=False)
        self.several = plan.several or ways is not None
        self.memories = [0] * machine.program.players
        self.tree = SearchTree(plan, self.streams, self.home)
        self.halving: Halving | None = None
        self.done = 0
        self.first_choice: int | None = None
        self.ended = False
        self.choices: list[int] = []
        self._shares = [0] * self.members
        if plan.method is Method.FLAT:
            self._list_root()

    def run(self, iterations: int) -> None:
        """So many iterations more."""
        for _ in range(min(iterations, self.plan.iterations - self.done)):
            self._iterate()
            self.done += 1

    def found(self) -> list[Tried]:
        """What was tried at the root, by rising id."""
        edges = sorted(self.tree.root.edges.items())
        return [Tried(action, edge.visits, edge.available, edge.total) for action, edge in edges]

    def shares(self) -> list[float]:
        """The mean share of winning of every member, from 0 to 1, over all that was played on."""
        return [total / WHOLE / self.done for total in self._shares]

    def _iterate(self) -> None:
        self.tree.path, self.first_choice, self.ended = [], None, False
        state = self._entered()
        if self.plan.method is Method.FLAT:
            self._try_root(state)
        else:
            self._descend_all(state, root=not self._is_anew)
        if self.plan.rollouts is Rollouts.GREEDY or self.plan.others is Others.GREEDY:
            self._grasp_out(state)
        else:
            self.playing.roll_out(state, self.stop)
        values = valued(self.machine, state, self.plan.worth)
        self._shares = [before + share for before, share in zip(self._shares, values.shares, strict=True)]
        for seat, edge in self.tree.path:
            edge.visits += 1
            edge.total += values.worths[seat % self.members]

    # ---- worlds ----------------------------------------------------------------------------------------------------

    @property
    def _is_anew(self) -> bool:
        """Whether the iteration plays from the beginning."""
        return self.first is not None and self.done % 2 == 1

    def _entered(self) -> State:
        """The game of an iteration: played from the beginning, in a world that is drawn by how likely it is, or in a
        world that follows from how often the same was tried at the root.

        So all that is tried there meets the same worlds and the same luck, one try after the other, and is compared on
        equal terms (common random numbers).
        """
        seed, ways = self.plan.seed, self.ways
        if ways is None:
            number = self._number_of_try()
            return self.playing.enter(self.worlds[number % len(self.worlds)], seed, number)
        if self.first is not None and self._is_anew:
            self.memories = [0] * self.playing.program.players
            return self.playing.enter_first(self.first, seed, self.done)
        place = self._likely_world(ways)
        self.memories = list(ways.all[place].memories)
        return self.playing.enter(self.worlds[place], seed, self.done)

    def _number_of_try(self) -> int:
        """How often that which is tried at the root was tried before."""
        if self.plan.method is Method.FLAT:
            return self.done // len(self.tree.root.edges)
        if not self.choices:
            self.choices = sorted_ids(self.playing.enter(self.worlds[0], 0, 0), self.plan.seat)
        self.first_choice = self.choices[0]
        if len(self.choices) == 1:
            return self.done
        self.first_choice = self._choice_at_root()
        return self.tree.path[0][1].visits

    def _choice_at_root(self) -> int:
        if self.plan.halves:
            self.halving = self.halving or Halving(self.tree, self.choices)
            return self.halving.choice(self.done)
        action, known = self.tree.choice(self.home, self.plan.seat, self.choices)
        self.ended = not known
        return action

    def _likely_world(self, ways: Ways) -> int:
        """Drawn by how likely each world is."""
        if self.done // 2 % WEIGHED == 0:
            self.weights = [self.tree.likelihood(way) for way in ways.all]
        up_to = below(self.streams, 0, 1 << 30) / (1 << 30)
        total = 0.0
        for weight in self.weights:
            total += weight
        up_to *= total
        place = 0
        while place < len(self.weights) - 1 and up_to >= self.weights[place]:
            up_to -= self.weights[place]
            place += 1
        return place

    # ---- the tree --------------------------------------------------------------------------------------------------

    def _descend_all(self, state: State, root: bool) -> None:
        inside = True
        while inside and not self.playing.over(state) and state.decisions < self.stop:
            inside = self._descend(state, root)
            root = False

    def _descend(self, state: State, at_root: bool) -> bool:
        """One decision in the tree, each seat for itself; whether the next one is in the tree as well."""
        seen = 0 if self.several else self._seen(state, self.plan.seat)
        alike, inside = self.plan.others is Others.ALIKE, not (at_root and self.ended)
        chosen = {} if alike else self._assumed(state)
        for seat in sorted(state.pending if alike else set(state.pending) & {self.plan.seat}):
            if at_root and seat == self.plan.seat and self.first_choice is not None:
                chosen[seat] = self.first_choice
                continue
            ids = sorted_ids(state, seat)
            chosen[seat] = ids[0]
            if len(ids) == 1 and self.ways is None:
                continue
            own = self._seen(state, seat) if self.several else seen
            key = self.home if at_root and seat == self.plan.seat else node_key(self.memories[seat], own, seat)
            if len(ids) > 1:
                chosen[seat], known = self.tree.choice(key, seat, ids)
                inside = inside and known
            if self.ways is not None:
                self.memories[seat] = remembering(self.memories[seat], own, chosen[seat])
        self.playing.take(state, chosen)
        return inside

    def _seen(self, state: State, seat: int) -> int:
        """The hash of all that a seat sees."""
        return sight(self.views(state, seat))

    # ---- flat ------------------------------------------------------------------------------------------------------

    def _list_root(self) -> None:
        """Edges for all that is legal at the root, and the step in which they are gone through: every one once."""
        state = self.playing.enter(self.worlds[0], 0, 0)
        self.tree.root.edges = {action: Edge() for action in sorted_ids(state, self.plan.seat)}
        self.actions = list(self.tree.root.edges)
        self.stride = len(self.actions) * 5 // 8 + 1
        while gcd(self.stride, len(self.actions)) != 1:
            self.stride += 1

    def _try_root(self, state: State) -> None:
        """One decision at the root: its actions in turn, those of others at random."""
        action = self.actions[self.done * self.stride % len(self.actions)]
        alike = self.plan.others is Others.ALIKE
        chosen = {} if alike else self._assumed(state)
        for seat in sorted(state.pending) if alike else ():
            if seat != self.plan.seat:
                ids = sorted_ids(state, seat)
                chosen[seat] = ids[below(state.streams, BOTS, len(ids))]
        self.tree.path = [(self.plan.seat, self.tree.root.edges[action])]
        self.playing.take(state, chosen | {self.plan.seat: action})

    # ---- greedy play -----------------------------------------------------------------------------------------------

    def _rollouts(self, seat: int) -> Rollouts:
        """How a seat plays on."""
        match self.plan.others if seat != self.plan.seat else Others.ALIKE:
            case Others.ALIKE:
                return self.plan.rollouts
            case Others.RANDOM:
                return Rollouts.RANDOM
            case Others.GREEDY:
                return Rollouts.GREEDY
            case other:
                assert_never(other)

    def _assumed(self, state: State) -> dict[int, int]:
        """What others are assumed to choose."""
        ids, guessed = self._guessed(state)
        greedy = self.plan.others is Others.GREEDY
        return {
            seat: self._grasped(state, seat, own, guessed) if greedy else guessed[seat]
            for seat, own in ids.items()
            if seat != self.plan.seat
        }

    def _guessed(self, state: State) -> tuple[dict[int, list[int]], dict[int, int]]:
        """What all who wait may choose, and a choice at random for each."""
        ids = {seat: sorted_ids(state, seat) for seat in sorted(state.pending)}
        return ids, {seat: own[below(self.streams, 0, len(own))] for seat, own in ids.items()}

    def _grasp_out(self, state: State) -> None:
        """Plays on, some seats by the best next standing and the others at random."""
        while not self.playing.over(state) and state.decisions < self.stop:
            ids, chosen = self._guessed(state)
            better = {
                seat: self._grasped(state, seat, own, chosen)
                if self._rollouts(seat) is Rollouts.GREEDY
                else chosen[seat]
                for seat, own in ids.items()
            }
            self.playing.take(state, better)

    def _grasped(self, state: State, seat: int, ids: list[int], chosen: dict[int, int]) -> int:
        """The choice after which a seat stands best at the next stop, the first one of equals."""
        if len(ids) == 1:
            return ids[0]

        def next_worth(action: int) -> int:
            trial = state.clone()
            self.playing.take(trial, chosen | {seat: action})
            return worths(self.machine, trial, self.plan.worth)[seat % self.members]

        return max(ids, key=next_worth)
