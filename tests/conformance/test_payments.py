"""Equal copies pay like distinct ones: the same multisets of cards, each once, and as many cards are paid as were
picked.

Expected values come from trying all ways with all cards (`paying.py`), and from the same ruleset with distinct copies.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rulewright import loading
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.machine import Machine
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report, Severity

from . import paying
from .both import play
from .cases import QUICK
from .paying import Payment

DRAWN = paying.payments(seed=10, count=70)


def machine_of(payment: Payment, folder: Path, distinct: bool) -> Machine:
    path = folder / f"{'distinct' if distinct else 'equal'}.yaml"
    path.write_text(paying.ruleset(payment, distinct), encoding="utf-8")
    report = Report()
    ruleset = loading.load(Found(path), report)
    errors = [f"{d.span}: {d.message}" for d in report if d.severity is Severity.ERROR and d.code != "RW706"]
    assert ruleset is not None and not errors, errors
    return ruleset.machine(2)


@pytest.mark.parametrize("payment", DRAWN, ids=str)
def test_equal_copies_pay_like_distinct_ones(payment: Payment, tmp_path: Path) -> None:
    equal, distinct = (machine_of(payment, tmp_path, kind) for kind in (False, True))
    for seed in range(6):
        state, other = equal.start(seed), distinct.start(seed)
        while state.pending:
            seat = next(iter(state.pending))
            found = paying.meanings(equal, state, seat, payment)
            assert len(set(found.values())) == len(found), "the same payment twice"
            assert set(found.values()) == paying.expected(equal, state, seat, payment)
            assert set(found.values()) == set(paying.meanings(distinct, other, seat, payment).values())
            for number in random.Random(seed).sample(sorted(found), min(4, len(found))):
                assert paid(equal, state, seat, number) == sum(map(len, found[number]))
            equal.choose(state, seat, 0)
            distinct.choose(other, seat, 0)


def paid(machine: Machine, state: object, seat: int, number: int) -> int:
    """How many cards are paid by a payment."""
    after = state.clone()  # type: ignore[attr-defined]
    machine.choose(after, seat, number)
    return len(machine.table.members(after.slots, machine.program.zone_family("paid").start))


@pytest.mark.parametrize("payment", [payment for payment in DRAWN if len(payment) > 1][:12], ids=str)
def test_both_backends_agree(payment: Payment, tmp_path: Path) -> None:
    machine = machine_of(payment, tmp_path, distinct=False)
    native = NativeMachine(machine, QUICK)
    for seed in range(8):
        assert not play(machine, native, seed, automatic=bool(seed % 2)).fault
