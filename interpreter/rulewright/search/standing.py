"""What a position is worth to everybody, by the standing: as if the game were over now.

In: a machine and a state. Out: for every member (a seat, or a side) its share of winning (the whole of it, where the
rules say who has won), and by how much it leads the best other one in the first criterion of the ranking (who plays
alone: what it has). As `rw_standing` and `rw_worth` in backend/codegen/c/search.h.
"""

from __future__ import annotations

from typing import NamedTuple

from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.game.outcome import sort_keys
from rulewright.search.plan import FAR, SIXTEENTHS, WHOLE, Worth

Key = tuple[int, ...]


class Standing(NamedTuple):
    """By member."""

    shares: list[int]
    leads: list[int]


def standing(machine: Machine, state: State) -> Standing | None:
    """None where the game has ended in a fault, or its score ends in one."""
    if state.slots[machine.program.over] == 2:
        return None
    try:
        keys = sort_keys(machine, state)
    except Fault:
        return None
    if machine.program.score.is_declared:
        return Standing([WHOLE if key[0] else 0 for key in keys], [_lead(keys, member) for member in range(len(keys))])
    alone = _alone(keys) if machine.program.score.ending == "out" else None
    top = max(keys) if alone is None else alone
    winners = sum(key == top for key in keys)
    shares = [WHOLE // winners if key == top else 0 for key in keys]
    return Standing(shares, [_lead(keys, member) for member in range(len(keys))])


class Valued(NamedTuple):
    """By member, from 0 to `WHOLE`."""

    worths: list[int]
    shares: list[int]
    """Of winning."""


def valued(machine: Machine, state: State, worth: Worth) -> Valued:
    """What a position is worth, and the share of winning in it; the same for all where the score faults."""
    found, members = standing(machine, state), machine.program.score.size
    if found is None:
        return Valued([WHOLE // 2] * members, [WHOLE // members] * members)
    return Valued([worth_of(worth, share, lead) for share, lead in zip(*found, strict=True)], found.shares)


def worths(machine: Machine, state: State, worth: Worth) -> list[int]:
    """From 0 to `WHOLE` for every member."""
    return valued(machine, state, worth).worths


def worth_of(worth: Worth, share: int, lead: int) -> int:
    """From 0 to `WHOLE`."""
    part = max(-worth.spread, min(worth.spread, lead)) + worth.spread
    rest = part * WHOLE // (2 * worth.spread) * (SIXTEENTHS - worth.weight)
    return (share * worth.weight + rest) // SIXTEENTHS


def _alone(keys: list[Key]) -> Key | None:
    """The best key that only one has, unless it is the best of all: those ahead of it are out."""
    single = [key for key in keys if keys.count(key) == 1]
    return max(single) if single and max(single) != max(keys) else None


def _lead(keys: list[Key], member: int) -> int:
    own, rival = keys[member][:2], max((key[:2] for other, key in enumerate(keys) if other != member), default=None)
    if rival is not None and own[0] != rival[0]:
        return FAR if own[0] > rival[0] else -FAR
    return max(-FAR, min(FAR, own[-1] - (rival[-1] if rival is not None else 0)))
