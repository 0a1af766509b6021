"""A lot of random games, by compiled code.

In: a run, a native machine, the numbers of the games. Out: their block: the same as that of the reference interpreter,
because seeds, choices and chance are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.stats.blocks import Block
from rulewright.stats.game_result import Trouble

if TYPE_CHECKING:
    from rulewright.backend.codegen.native_machine import NativeMachine
    from rulewright.processes.halts import Halt
    from rulewright.stats.simulation_run import Run


def compiled_block(run: Run, native: NativeMachine, lot: range, halt: Halt | None = None) -> Block:
    """`halt`: leaves the lot before its end."""
    seeds = native.derived_seeds(run.seed, lot.start, len(lot))
    batch = native.playouts(seeds, halt=halt)
    troubles = (
        {row: Trouble.of(native.fault(seeds[row])) for row, fault in enumerate(batch.faults) if fault}
        if any(batch.faults)
        else {}
    )
    return Block(lot.start, batch.players, batch.decisions, batch.scores, batch.ranks, troubles, batch.covered)
