"""Terms that a ruleset shows at its table: everybody sees them, worked out from the state.

In: a machine and a state. Out: for each term and owner its value, or None where it cannot be worked out now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.ir.joint_owners import owners_at
from rulewright.ir.program import Op, ShownTerm


class WorkedOut(NamedTuple):
    """The value of a term for certain owners."""

    term: ShownTerm
    owners: Sequence[tuple[str, int]]
    value: int | None


def worked_out(machine: Machine, state: State) -> Iterator[WorkedOut]:
    """In the order of the ruleset."""
    for term in machine.program.shown:
        for place in range(term.count):
            owners = owners_at(term.owners, place)
            yield WorkedOut(term, owners, _value(machine, state, term, owners))


def _value(machine: Machine, state: State, term: ShownTerm, owners: Sequence[tuple[str, int]]) -> int | None:
    arguments = tuple(Op("const", (member,)) for _, member in owners)
    try:
        return machine.value(Op("call", (term.function, *arguments)))(state.slots)
    except Fault:
        return None
