"""Nothing is created or lost, and everything that is declared stays within its
bounds, at every stop and after every instruction.
"""

from __future__ import annotations

import pytest

from rulewright.game import Game
from rulewright.game.conservation import WatchedMachine, violations
from rulewright.ir.program import NONE, NONE_NUMBER

from . import catalogue, play
from .catalogue import Case


@pytest.mark.parametrize("case", catalogue.counts(), ids=str)
def test_nothing_is_created_or_lost(case: Case) -> None:
    """Every component is in exactly one place and knows where; every currency has its sum; bounds hold."""
    for seed in catalogue.seeds(2, 10):
        for game in play.stops(case.machine, seed):
            assert violations(game.machine, game.state) == []


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_nothing_is_lost_inside_a_block_either(case: Case) -> None:
    """The same after every single instruction."""
    machine = WatchedMachine(case.machine.program)
    for seed in catalogue.seeds(1, 5):
        for _ in play.stops(machine, seed, most=60):
            pass


@pytest.mark.parametrize("case", catalogue.counts(), ids=str)
def test_every_slot_stays_within_its_declared_bounds(case: Case) -> None:
    """The low and high of every stretch of the vector hold at every stop, chance stops too, frames included: backends
    and saves go by them. Nothing is created or lost there either.
    """
    for seed in catalogue.seeds(2, 10):
        for game in play.stops(case.machine, seed, automatic=False):
            assert outside(game) == []
            assert violations(game.machine, game.state) == []


def outside(game: Game) -> list[str]:
    """Slots outside their bounds."""
    s = game.state.slots
    return [
        f"{slots.name} holds {value}, outside {slots.low}..{slots.high}"
        for slots in game.program.slots
        for value in s[slots.base : slots.base + slots.size]
        if not slots.low <= value <= slots.high
    ]


def test_optional_values_have_none_within_their_bounds() -> None:
    """The bounds of a variable that may be none take none in."""
    for case in catalogue.cases():
        for variable in case.machine.program.states:
            if variable.start in (NONE, NONE_NUMBER):
                assert variable.slots.low <= variable.start
