"""The tree of a search on the reference interpreter: which action is tried next where a seat chooses.

In: the key of a node, and what is legal. Out: an action, noted in the path. As `rw_choice` and `rw_choose_halving` in
backend/codegen/c/search_tree.h.

Inside the tree UCB1 chooses, which loses little while it finds out. At the root nothing is lost by a try, only by the
choice at the end: there the tries are shared among ever fewer actions (`Halving`), until few are left. So T. Pepels, T.
Cazenave, M. Winands, M. Lanctot, "Minimizing Simple and Cumulative Regret in Monte-Carlo Tree Search" (2014).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cmp_to_key
from typing import TypeVar

from rulewright.backend.runtime.chance import below
from rulewright.search.plan import DEEPEST, Plan, contenders, explore_table, phases, root_table
from rulewright.search.ways_to_worlds import Way

T = TypeVar("T")
FEW_LEFT = 4
"""So few actions of the root are not halved any more."""


@dataclass(slots=True)
class Edge:
    """An action that was tried at a node."""

    visits: int = 0
    available: int = 1
    total: int = 0


@dataclass(slots=True)
class TreeNode:
    """What a seat can tell apart of a situation in which it chooses."""

    visits: int = 0
    edges: dict[int, Edge] = field(default_factory=dict)
    """By action id."""


class SearchTree:
    """All nodes by their keys, and the path of the iteration that is played."""

    def __init__(self, plan: Plan, streams: list[int], home: int) -> None:
        """`home`: the key of the root."""
        self.plan, self.streams, self.home = plan, streams, home
        self.nodes: dict[int, TreeNode] = {home: TreeNode()}
        self.path: list[tuple[int, Edge]] = []
        self.explore, self.root_of = explore_table(plan.iterations), root_table(plan.iterations)

    @property
    def root(self) -> TreeNode:
        return self.nodes[self.home]

    def choice(self, key: int, seat: int, ids: Sequence[int]) -> tuple[int, bool]:
        """A seat's choice, noted in the path, and whether it was tried before: else the tree ends here."""
        if len(self.path) >= DEEPEST:
            return ids[below(self.streams, 0, len(ids))], False
        node = self.nodes.setdefault(key, TreeNode())
        tried = [(action, node.edges[action]) for action in ids if action in node.edges]
        for _, edge in tried:
            edge.available += 1
        node.visits += 1
        known = len(tried) == len(ids) or self._narrow(node, len(tried), len(ids))
        if known:
            action, edge = max(tried, key=lambda pair: self.bound(pair[1]))
        else:
            rest = [action for action in ids if action not in node.edges]
            action = rest[below(self.streams, 0, len(rest))]
            edge = node.edges[action] = Edge()
        self.path.append((seat, edge))
        return action, known

    def _narrow(self, node: TreeNode, tried: int, legal: int) -> bool:
        """Whether a node has as many edges as its visits allow, where more is legal than could be tried well."""
        return tried > 0 and 2 * legal > self.plan.iterations and tried * tried > 4 * node.visits

    def bound(self, edge: Edge) -> int:
        """UCB1 with the times that it could be chosen in place of visits to the node.

        A node that is met several times on one way may count more than is planned: that is taken for as many.
        """
        most = self.plan.iterations
        wide = self.explore[min(edge.available, most)] * self.root_of[min(edge.visits, most)]
        return (edge.total << 8) // edge.visits + (wide >> 8)

    def likelihood(self, way: Way) -> float:
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


class Halving:
    """The choices at the root: all are tried equally often, then the better half of them, and so on (Z. Karnin, T.
    Koren, O. Somekh, International Conference on Machine Learning, 2013); UCB1 chooses among the last few.

    Where more is legal than can be tried in every phase, as many as can are drawn.
    """

    def __init__(self, tree: SearchTree, legal: Sequence[int]) -> None:
        self.tree = tree
        drawn = list(legal)
        some = contenders(tree.plan.iterations, len(drawn))
        if some < len(drawn):
            _draw_first(tree.streams, drawn, some)
            drawn = drawn[:some]
        tree.root.edges = {action: Edge(available=0) for action in sorted(drawn)}
        self.left = list(tree.root.edges.items())
        _draw_first(tree.streams, self.left, some)
        self.phase = tree.plan.iterations // max(1, phases(some))
        self.phase_end = self.phase

    def choice(self, done: int) -> int:
        """One of those that are left, noted in the path."""
        if done >= self.phase_end and len(self.left) > FEW_LEFT:
            self.left = sorted(self.left, key=cmp_to_key(_better))[: (len(self.left) + 1) // 2]
            self.phase_end += self.phase
        for _, edge in self.left:
            edge.available += 1
        self.tree.root.visits += 1
        action, edge = self._next()
        self.tree.path.append((self.tree.plan.seat, edge))
        return action

    def _next(self) -> tuple[int, Edge]:
        """That with the highest bound, if each was tried and few are left; else that which was tried least."""
        least = min(self.left, key=lambda pair: pair[1].visits)
        if len(self.left) > FEW_LEFT or not least[1].visits:
            return least
        return max(self.left, key=lambda pair: self.tree.bound(pair[1]))


def _draw_first(streams: list[int], things: list[T], some: int) -> None:
    """So that the first ones are drawn by lot."""
    for at in range(some):
        other = at + below(streams, 0, len(things) - at)
        things[at], things[other] = things[other], things[at]


def _better(one: tuple[int, Edge], other: tuple[int, Edge]) -> int:
    """Which one comes first: that of the higher mean."""
    return other[1].total * one[1].visits - one[1].total * other[1].visits
