"""Who is asked a condition, what is known of them, and what came out: sets with the members for whom it is a fault."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.backend.codegen.member_sets import MOST_MEMBERS, NotASet
from rulewright.backend.codegen.member_values import Entries, Env, KnownValues, SameValue, Value, constant


class AskedSet(NamedTuple):
    """For whom a condition holds, and for whom asking is a fault (as bits)."""

    number: int
    faulty: int = 0


class AskedMembers(NamedTuple):
    """The members in question: those of `everyone`, as bits; what slots stand for."""

    size: int
    everyone: int
    env: Env

    def bound(self, slot: int, value: Value) -> AskedMembers:
        return self._replace(env={**self.env, slot: value})

    def only(self, bits: int) -> AskedMembers:
        """Those of them who are in a set; what is found of others does not matter."""
        return self._replace(everyone=self.everyone & bits)

    @property
    def itself(self) -> KnownValues:
        """Each member, as a number."""
        return KnownValues(tuple(range(self.size)))


def members(size: int, low: int = 0, env: Env | None = None) -> AskedMembers:
    """The members from `low` to below `size`; raises `NotASet` where they are too many."""
    if size > MOST_MEMBERS:
        raise NotASet
    return AskedMembers(size, (1 << size) - (1 << low), env or {})


def known_entries(value: Value, of: AskedMembers) -> Entries:
    """A value that is known for each member."""
    if isinstance(value, KnownValues):
        return value.entries
    known = constant(value.op) if isinstance(value, SameValue) else None
    if known is None:
        raise NotASet
    return (known,) * of.size
