"""Compiled machines that were built for search, one for each game, so that all who search in a game or follow it share
one.

In: a machine, or a Program. Out: its compiled machine, or nothing where there is none. One lives as long as somebody
holds it. It complains about nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from rulewright.backend.runtime.machine import Machine
from rulewright.ir.program import Program

if TYPE_CHECKING:
    from rulewright.backend.codegen.native_machine import NativeMachine

_BUILT: WeakValueDictionary[str, NativeMachine] = WeakValueDictionary()
"""By the fingerprint of the rules."""


def search_machine(machine: Machine) -> NativeMachine | None:
    """The one of a game, built if it is not there; none where compiled code cannot play it here."""
    from rulewright.backend.codegen.native_machine import NativeMachine, Unavailable  # noqa: PLC0415 (heavy)

    found = search_machine_at_hand(machine.program)
    if found is None:
        try:
            found = NativeMachine(machine, search=True)
        except Unavailable:
            return None
        _BUILT[machine.program.fingerprint] = found
    return found


def search_machine_at_hand(program: Program) -> NativeMachine | None:
    """The one of a game, if somebody has it."""
    return _BUILT.get(program.fingerprint)
