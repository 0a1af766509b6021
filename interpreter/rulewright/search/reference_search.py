"""Search on the reference interpreter: which action is best, by playing on in given worlds.

In: a plan, and worlds: positions in which the searching seat has to choose. Out: what was tried at the root. The same
algorithm, number for number, as backend/codegen/c/search.h.

The tree is P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search" (IEEE Transactions on
Computational Intelligence and AI in Games 4, 2012): in every iteration one world is played in; only what is legal in it
is chosen from; UCB1 counts how often an action could be chosen in place of visits to its parent. Nodes are known by the
hash of what the searching seat sees there (one observer), or by what the acting seat sees (several). Who choose at the
same time choose each for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import gcd
from typing import assert_never

from rulewright.backend.runtime.chance import BOTS, below
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.game.view_numbers import ViewNumbers
from rulewright.information.observation import sight
from rulewright.search.plan import (
    DEEPEST,
    WHOLE,
    Method,
    Others,
    Plan,
    Rollouts,
    Tried,
    explore_table,
    root_table,
)
from rulewright.search.playing import Playing, sorted_ids
from rulewright.search.standing import valued, worths
from rulewright.search.ways_to_worlds import Way, Ways, node_key, remembering

WEIGHED = 64
"""So many iterations are made in worlds between two looks at how likely those are."""


@dataclass(slots=True)
class _Edge:
    visits: int = 0
    available: int = 1
    total: int = 0


@dataclass(slots=True)
class _Node:
    visits: int = 0
    edges: dict[int, _Edge] = field(default_factory=dict)
    """By action id."""


class ReferenceSearch:
    """One search. `run` may be called again: it goes on."""

    def __init__(self, machine: Machine, plan: Plan, worlds: Sequence[State], ways: Ways | None = None) -> None:
        """`ways`: to the worlds, if they come by how likely they are."""
        self.playing, self.machine, self.plan, self.worlds = Playing(machine), machine, plan, worlds
        self.views = ViewNumbers(machine)
        self.streams = [plan.seed]
        self.members = machine.program.score.size
        self.stop = plan.worth.horizon + worlds[0].decisions
        self.explore, self.root = explore_table(plan.iterations), root_table(plan.iterations)
        self.ways, self.weights = ways, [1.0] * len(worlds)
        self.home = 0 if ways is None else ways.home
        self.first = None if ways is None else machine.blank(0, log=False)
        self.several = plan.several or ways is not None
        self.memories = [0] * machine.program.players
        self.nodes: dict[int, _Node] = {self.home: _Node()}
        self.done = 0
        self.path: list[tuple[int, _Edge]] = []
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
        edges = sorted(self.nodes[self.home].edges.items())
        return [Tried(action, edge.visits, edge.available, edge.total) for action, edge in edges]

    def shares(self) -> list[float]:
        """The mean share of winning of every member, from 0 to 1, over all that was played on."""
        return [total / WHOLE / self.done for total in self._shares]

    def _iterate(self) -> None:
        flat, self.path = self.plan.method is Method.FLAT, []
        number = self.done // len(self.nodes[0].edges) if flat else self.done
        anew = self.first is not None and self.done % 2 == 1
        state = self._entered(number, anew)
        if flat:
            self._try_root(state)
        else:
            self._descend_all(state, root=not anew)
        if self.plan.rollouts is Rollouts.GREEDY or self.plan.others is Others.GREEDY:
            self._grasp_out(state)
        else:
            self.playing.roll_out(state, self.stop)
        values = valued(self.machine, state, self.plan.worth)
        self._shares = [before + share for before, share in zip(self._shares, values.shares, strict=True)]
        for seat, edge in self.path:
            edge.visits += 1
            edge.total += values.worths[seat % self.members]

    # ---- worlds ----------------------------------------------------------------------------------------------------

    def _entered(self, number: int, anew: bool) -> State:
        """The game of an iteration: played from the beginning, or in one of the worlds."""
        seed, ways = self.plan.seed, self.ways
        if self.first is not None and anew:
            self.memories = [0] * self.playing.program.players
            return self.playing.enter_first(self.first, seed, number)
        if ways is None:
            return self.playing.enter(self.worlds[number % len(self.worlds)], seed, number)
        place = self._likely_world(ways)
        self.memories = list(ways.all[place].memories)
        return self.playing.enter(self.worlds[place], seed, number)

    def _likely_world(self, ways: Ways) -> int:
        """Drawn by how likely each world is."""
        if self.done // 2 % WEIGHED == 0:
            self.weights = [self._likelihood(way) for way in ways.all]
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

    def _likelihood(self, way: Way) -> float:
        """How often others chose in the tree what they chose on the way, each against choosing at random: the product
        of that.
        """
        weight = 1.0
        for key, choice, possible in way.steps:
            node = self.nodes.get(key)
            if node is not None:
                edge = node.edges.get(choice)
                weight *= ((edge.visits if edge is not None else 0) * possible + 1) / (node.visits + 1)
        return weight

    # ---- the tree --------------------------------------------------------------------------------------------------

    def _descend_all(self, state: State, root: bool) -> None:
        inside = True
        while inside and not self.playing.over(state) and state.decisions < self.stop:
            inside = self._descend(state, root)
            root = False

    def _descend(self, state: State, at_root: bool) -> bool:
        """One decision in the tree, each seat for itself; whether the next one is in the tree as well."""
        seen = 0 if self.several else self._seen(state, self.plan.seat)
        alike, inside = self.plan.others is Others.ALIKE, True
        chosen = {} if alike else self._assumed(state)
        for seat in sorted(state.pending if alike else set(state.pending) & {self.plan.seat}):
            ids = sorted_ids(state, seat)
            chosen[seat] = ids[0]
            if len(ids) == 1 and self.ways is None:
                continue
            own = self._seen(state, seat) if self.several else seen
            key = self.home if at_root and seat == self.plan.seat else node_key(self.memories[seat], own, seat)
            if len(ids) > 1:
                chosen[seat], known = self._choice(key, seat, ids)
                inside = inside and known
            if self.ways is not None:
                self.memories[seat] = remembering(self.memories[seat], own, chosen[seat])
        self.playing.take(state, chosen)
        return inside

    def _seen(self, state: State, seat: int) -> int:
        """The hash of all that a seat sees."""
        return sight(self.views(state, seat))

    def _choice(self, key: int, seat: int, ids: list[int]) -> tuple[int, bool]:
        """A seat's choice in the tree, noted in the path, and whether it was tried before: else the tree ends here."""
        if len(self.path) >= DEEPEST:
            return ids[below(self.streams, 0, len(ids))], False
        node = self.nodes.setdefault(key, _Node())
        tried = [(action, node.edges[action]) for action in ids if action in node.edges]
        for _, edge in tried:
            edge.available += 1
        node.visits += 1
        known = len(tried) == len(ids) or self._narrow(node, len(tried), len(ids))
        if known:
            action, edge = max(tried, key=lambda pair: self._bound(pair[1]))
        else:
            rest = [action for action in ids if action not in node.edges]
            action = rest[below(self.streams, 0, len(rest))]
            edge = node.edges[action] = _Edge()
        self.path.append((seat, edge))
        return action, known

    def _narrow(self, node: _Node, tried: int, legal: int) -> bool:
        """Whether a node has as many edges as its visits allow, where more is legal than could be tried well."""
        return tried > 0 and 2 * legal > self.plan.iterations and tried * tried > 4 * node.visits

    def _bound(self, edge: _Edge) -> int:
        """UCB1 with the times that it could be chosen in place of visits to the node.

        A node that is met several times on one way may count more than is planned: that is taken for as many.
        """
        most = self.plan.iterations
        wide = self.explore[min(edge.available, most)] * self.root[min(edge.visits, most)]
        return (edge.total << 8) // edge.visits + (wide >> 8)

    # ---- flat ------------------------------------------------------------------------------------------------------

    def _list_root(self) -> None:
        """Edges for all that is legal at the root, and the step in which they are gone through: every one once."""
        state = self.playing.enter(self.worlds[0], 0, 0)
        self.nodes[0].edges = {action: _Edge() for action in sorted_ids(state, self.plan.seat)}
        self.actions = list(self.nodes[0].edges)
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
        self.path = [(self.plan.seat, self.nodes[0].edges[action])]
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
