"""The tree of a search on the reference interpreter: nodes, their edges, and what is certain of them.

In: a path through the tree, and how its game ended. Out: proofs at edges. As in backend/codegen/c/search.h.

Where two seats see everything and nothing is left to chance, a choice that ends the game won is won for certain; so is
one after which all that the other seat can choose loses (M. Winands, Y. Bjornsson, J. Saito, "Monte-Carlo Tree Search
Solver", 2008).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rulewright.search.plan import WHOLE, Proof


@dataclass(slots=True)
class TreeEdge:
    """A choice at a node."""

    visits: int = 0
    available: int = 1
    total: int = 0
    proof: Proof = Proof.NONE


@dataclass(slots=True)
class TreeNode:
    """What looks the same to the seat that chooses."""

    visits: int = 0
    legal: int = 0
    """So many could be chosen there last."""
    edges: dict[int, TreeEdge] = field(default_factory=dict)
    """By action id."""

    @property
    def proof(self) -> Proof:
        """Whether some choice wins for certain; or all that could be chosen lose."""
        proofs = [edge.proof for edge in self.edges.values()]
        if Proof.WON in proofs:
            return Proof.WON
        return Proof.LOST if proofs.count(Proof.LOST) == self.legal else Proof.NONE


TreeStep = tuple[int, TreeNode, TreeEdge]
"""The seat that chooses, where, and what."""


def best_of(tried: list[tuple[int, TreeEdge]], bound: Callable[[TreeEdge], int]) -> tuple[int, TreeEdge]:
    """The choice with the highest bound: one that wins for certain, else of those that do not lose for certain; of all
    that lose, the first.
    """
    won = [pair for pair in tried if pair[1].proof is Proof.WON]
    undecided = [pair for pair in tried if pair[1].proof is Proof.NONE]
    return won[0] if won else max(undecided, key=lambda pair: bound(pair[1]), default=tried[0])


def prove(path: Sequence[TreeStep], shares: Sequence[int]) -> None:
    """A game ended in the tree, with these shares of winning, `WHOLE` for all of it: what its last choice led to is
    certain, and perhaps what led there.
    """
    proof, later = Proof.NONE, -1
    for seat, node, edge in reversed(path):
        if later < 0:
            proof = {WHOLE: Proof.WON, 0: Proof.LOST}.get(shares[seat], Proof.NONE)
        elif later != seat:
            proof = Proof.LOST if proof is Proof.WON else Proof.WON
        if proof is Proof.NONE:
            return
        edge.proof, later = proof, seat
        proof = node.proof
        if proof is Proof.NONE:
            return
