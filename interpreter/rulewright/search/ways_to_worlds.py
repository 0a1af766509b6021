"""The ways to worlds, as the nodes of a search tree that lie on them.

In: what everybody chose on the way to each world. Out: for each the keys of others' nodes with what was chosen there,
and what each seat remembers. A seat remembers what it saw and chose at its own decisions, so that it knows a node again
when play from the beginning comes there. As `rw_remembered` in backend/codegen/c/search.h.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rulewright.information.retracing import ChoicesMade

MASK = 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15


class ChoiceOnTheWay(NamedTuple):
    """A choice of another seat."""

    key: int
    choice: int
    possible: int
    """Among so many could it choose."""


@dataclass(frozen=True, slots=True)
class Way:
    """The way to one world."""

    steps: tuple[ChoiceOnTheWay, ...]
    memories: tuple[int, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways to all worlds of a search, and the key of the root."""

    home: int
    all: tuple[Way, ...]


def node_key(memory: int, sight: int, seat: int) -> int:
    """The key of a node at which a seat chooses."""
    return (memory + sight + seat + 1) * GOLDEN & MASK


def remembering(memory: int, sight: int, choice: int) -> int:
    """What a seat remembers after one more of its decisions."""
    found = ((memory ^ sight) + choice + 1) * GOLDEN & MASK
    return found ^ found >> 29


def ways_to(pasts: Sequence[ChoicesMade], seat: int, players: int, sight: int) -> Ways:
    """`sight`: the hash of what the searching seat sees at the root."""
    ways = tuple(_way(past, seat, players) for past in pasts)
    own = next((way.memories[seat] for way, past in zip(ways, pasts, strict=True) if past), 0)
    return Ways(node_key(own, sight, seat), ways)


def _way(past: ChoicesMade, seat: int, players: int) -> Way:
    memories, steps = [0] * players, []
    for one in past:
        if one.seat != seat:
            steps.append(ChoiceOnTheWay(node_key(memories[one.seat], one.sight, one.seat), one.choice, one.possible))
        memories[one.seat] = remembering(memories[one.seat], one.sight, one.choice)
    return Way(tuple(steps), tuple(memories))
