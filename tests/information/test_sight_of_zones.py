"""Zones in which nothing was touched look as they did before: what a seat sees there need not be compared."""

from __future__ import annotations

import ctypes
import random

import pytest

from conformance.cases import QUICK
from information.games import SHIPPED, SMALL, machine, step, watched
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.information import NoWorld, Sampling

DECISIONS, GAMES_KEPT = 60, 6
DOUBTING = (*QUICK, "-DRW_COMPARES_ALL")
"""Compares what lies in untouched zones all the same, and counts where it was wrong to leave them out."""


@pytest.mark.parametrize("name", [*SHIPPED, *SMALL])
def test_what_is_not_compared_is_as_it_was(name: str) -> None:
    made = machine(name)
    native = NativeMachine(made, DOUBTING, search=True)
    chronicle, chance = watched(made, 3), random.Random(3)
    sampling = Sampling(made, native, GAMES_KEPT)
    while not chronicle.game.over and chronicle.game.state.decisions < DECISIONS:
        for seat in chronicle.game.state.pending:
            last = chronicle.streams[seat][-1]
            if last.legal and last.choice is None:
                try:
                    sampling.of_stream(seat, chronicle.stream(seat), GAMES_KEPT, 1)
                except NoWorld:
                    continue
        step(chronicle, chance)
    left_out, mistakes = (
        ctypes.c_int64.in_dll(native.library, number).value for number in ("rw_zones_left_out", "rw_mistakes_in_zones")
    )
    carries = bool(made.program.component_states) or not made.program.zones
    assert mistakes == 0
    assert (left_out > 0) != carries, "where components carry marks all zones are compared"
