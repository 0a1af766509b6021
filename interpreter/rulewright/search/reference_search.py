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

from rulewright.backend.runtime.chance import BOTS, below
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.game.view_numbers import ViewNumbers
from rulewright.information.observation import sight
from rulewright.search.plan import (
    DEEPEST,
    EVENLY,
    MOST_IDS,
    WHOLE,
    Method,
    Plan,
    Rollouts,
    Tried,
    explore_table,
    root_table,
)
from rulewright.search.standing import valued, worths

_MASK = 2**64 - 1
_GOLDEN = 0x9E3779B97F4A7C15
_SPREADING = 0xD1342543DE82EF95


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


class Playing:
    """Plays on in copies of worlds."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.program = machine.program

    def over(self, state: State) -> bool:
        return bool(state.slots[self.program.over])

    def enter(self, world: State, seed: int, number: int) -> State:
        """A copy with a generator of its own. Who has sealed a choice chooses again, as no one knows it."""
        state = world.clone()
        state.log = state.heard = None
        state.streams = [(seed + (number * 3 + i + 1) * _SPREADING) & _MASK for i in range(3)]
        state.automatic, state.outcome = True, None
        if self.program.code[state.slots[self.program.pc]].name == "everyone":
            sealed = self.program.sealed
            state.slots[sealed : sealed + self.program.players] = [-1] * self.program.players
            self.machine.run(state)
        return state

    def take(self, state: State, chosen: dict[int, int]) -> None:
        """The choices of all seats that wait."""
        try:
            for seat in sorted(chosen):
                if not self.over(state):
                    self.machine.choose(state, seat, chosen[seat])
        except Fault:
            pass  # the state says that it is over by a fault

    def at_random(self, state: State, seats: Sequence[int]) -> dict[int, int]:
        """A choice for each of these seats."""
        return {seat: state.pending[seat][below(state.streams, BOTS, len(state.pending[seat]))] for seat in seats}

    def roll_out(self, state: State, stop: int) -> None:
        """Plays on at random until so many decisions are done."""
        while not self.over(state) and state.decisions < stop:
            self.take(state, self.at_random(state, sorted(state.pending)))


def sorted_ids(state: State, seat: int) -> list[int]:
    """The legal ids of a seat in rising order: all of them, or so many evenly spread ones."""
    legal = state.pending[seat]
    if len(legal) > MOST_IDS:
        legal = [legal[at * len(legal) // EVENLY] for at in range(EVENLY)]
    return sorted(legal)


class ReferenceSearch:
    """One search. `run` may be called again: it goes on."""

    def __init__(self, machine: Machine, plan: Plan, worlds: Sequence[State]) -> None:
        self.playing, self.machine, self.plan, self.worlds = Playing(machine), machine, plan, worlds
        self.views = ViewNumbers(machine)
        self.streams = [plan.seed]
        self.members = machine.program.score.size
        self.stop = plan.worth.horizon + worlds[0].decisions
        self.explore, self.root = explore_table(plan.iterations), root_table(plan.iterations)
        self.nodes: dict[int, _Node] = {0: _Node()}
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
        edges = sorted(self.nodes[0].edges.items())
        return [Tried(action, edge.visits, edge.available, edge.total) for action, edge in edges]

    def shares(self) -> list[float]:
        """The mean share of winning of every member, from 0 to 1, over all that was played on."""
        return [total / WHOLE / self.done for total in self._shares]

    def _iterate(self) -> None:
        flat, self.path = self.plan.method is Method.FLAT, []
        number = self.done // len(self.nodes[0].edges) if flat else self.done
        state = self.playing.enter(self.worlds[number % len(self.worlds)], self.plan.seed, number)
        if flat:
            self._try_root(state)
        else:
            self._descend_all(state)
        if self.plan.rollouts is Rollouts.GREEDY:
            self._grasp_out(state)
        else:
            self.playing.roll_out(state, self.stop)
        values = valued(self.machine, state, self.plan.worth)
        self._shares = [before + share for before, share in zip(self._shares, values.shares, strict=True)]
        for seat, edge in self.path:
            edge.visits += 1
            edge.total += values.worths[seat % self.members]

    # ---- the tree --------------------------------------------------------------------------------------------------

    def _descend_all(self, state: State) -> None:
        root = inside = True
        while inside and not self.playing.over(state) and state.decisions < self.stop:
            inside = self._descend(state, root)
            root = False

    def _descend(self, state: State, at_root: bool) -> bool:
        """One decision in the tree, each seat for itself; whether the next one is in the tree as well."""
        seen = 0 if self.plan.several else self._seen(state, self.plan.seat)
        chosen, inside = {}, True
        for seat in sorted(state.pending):
            ids = sorted_ids(state, seat)
            if len(ids) == 1:
                chosen[seat] = ids[0]
                continue
            own = self._seen(state, seat) if self.plan.several else seen
            key = 0 if at_root and seat == self.plan.seat else (own + seat + 1) * _GOLDEN & _MASK
            chosen[seat], known = self._choice(key, seat, ids)
            inside = inside and known
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
        chosen = {}
        for seat in sorted(state.pending):
            if seat != self.plan.seat:
                ids = sorted_ids(state, seat)
                chosen[seat] = ids[below(state.streams, BOTS, len(ids))]
        self.path = [(self.plan.seat, self.nodes[0].edges[action])]
        self.playing.take(state, chosen | {self.plan.seat: action})

    # ---- greedy play -----------------------------------------------------------------------------------------------

    def _grasp_out(self, state: State) -> None:
        """Plays on, each seat by the best next standing."""
        while not self.playing.over(state) and state.decisions < self.stop:
            ids = {seat: sorted_ids(state, seat) for seat in sorted(state.pending)}
            chosen = {seat: own[below(self.streams, 0, len(own))] for seat, own in ids.items()}
            self.playing.take(state, {seat: self._grasped(state, seat, own, chosen) for seat, own in ids.items()})

    def _grasped(self, state: State, seat: int, ids: list[int], chosen: dict[int, int]) -> int:
        """The choice after which a seat stands best at the next stop, the first one of equals."""
        if len(ids) == 1:
            return ids[0]

        def next_worth(action: int) -> int:
            trial = state.clone()
            self.playing.take(trial, chosen | {seat: action})
            return worths(self.machine, trial, self.plan.worth)[seat % self.members]

        return max(ids, key=next_worth)


__all__ = ["Playing", "ReferenceSearch", "sorted_ids"]
