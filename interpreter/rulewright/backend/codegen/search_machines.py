"""Compiled machines that were built for search, one for each game, so that all who search in a game or follow it share
one.

In: a machine, or a Program. Out: its compiled machine, or nothing where there is none: then bots choose the same, and
take far longer, which is said once on standard error. One lives as long as somebody holds it.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.backend.runtime.machine import Machine
from rulewright.ir.program import Program
from rulewright.processes.workers import is_worker

if TYPE_CHECKING:
    from rulewright.backend.codegen.native_machine import NativeMachine

_BUILT: WeakValueDictionary[str, NativeMachine] = WeakValueDictionary()
"""By the fingerprint of the rules."""
_TOLD: set[str] = set()
SLOWLY = "Bots search on the reference interpreter, which takes far longer: {why}"


def search_machine(machine: Machine) -> NativeMachine | None:
    """The one of a game, built if it is not there; none where compiled code cannot play it here."""
    from rulewright.backend.codegen.native_machine import NativeMachine  # noqa: PLC0415 (heavy)

    found = search_machine_at_hand(machine.program)
    if found is None:
        try:
            found = NativeMachine(machine, search=True)
        except Unavailable as problem:
            _tell(str(problem))
            return None
        _BUILT[machine.program.fingerprint] = found
    return found


def search_machine_at_hand(program: Program) -> NativeMachine | None:
    """The one of a game, if somebody has it."""
    return _BUILT.get(program.fingerprint)


def _tell(why: str) -> None:
    """Once, by the process that others work for."""
    if why not in _TOLD and not is_worker() and sys.stderr is not None:
        _TOLD.add(why)
        sys.stderr.write(SLOWLY.format(why=why).rstrip(".") + ".\n")
