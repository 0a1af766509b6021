"""What is too large: C texts, arrays on the stack, and numbers for slots are refused or are faults;
nothing is cut or crashes.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rulewright import loading
from rulewright.backend.codegen import c_limits
from rulewright.backend.codegen.c_limits import MOST_STACK, MOST_TEXT, SizeLimits, Unsupported
from rulewright.backend.codegen.constant_tables import MOST_BINOMIALS
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.program_printer import printed
from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.backend.runtime.machine import Machine
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report

from .both import play
from .cases import QUICK, sample

TEXT = """rulewright: 1
game: large
title: Large
players: 2
limit: 20 decisions
spaces: {spot: {count: 60}}
money: {coin: {bank: {start: 0, at_most: 2000000000, seen_by: everyone},
    pot: {start: 0, at_most: 2000000000, seen_by: everyone}, purse: {per: player, start: 0, seen_by: everyone,
        may_owe: yes}}}
state: {q: {is: 0..1000000000, start: 1000000000}}
actions:
  go:
    ACTION
phases:
  game:
    a: {must: go, by: player 1, if_none: never}
STEPS
score: {of: player, points: q, rank: highest points then shared}
"""


def machine_of(folder: Path, action: str, steps: str = "", more: str = "") -> Machine:
    path = folder / "ruleset.yaml"
    path.write_text(TEXT.replace("ACTION", action).replace("STEPS\n", steps) + more, encoding="utf-8")
    report = Report()
    ruleset = loading.load(Found(path), report)
    assert ruleset is not None, [f"{d.span}: {d.message}" for d in report]
    return ruleset.machine(2, {})


def refusal(machine: Machine) -> str:
    with pytest.raises(Unavailable) as refused:
        NativeMachine(machine, QUICK)
    return str(refused.value)


# ---- text and stack -------------------------------------------------------------------------------------------------


def test_a_text_has_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is refused is said; the printer stops amid its work, not at the end of it."""
    monkeypatch.setattr(c_limits, "MOST_TEXT", 5_000)
    assert "would have more than 5,000 characters" in refusal(sample()[0].machine)


@pytest.mark.parametrize("case", sample(), ids=str)
def test_what_is_shipped_is_far_from_the_limits(case: object) -> None:
    assert len(printed(case.machine).text) < MOST_TEXT / 4  # type: ignore[attr-defined]


def test_every_array_counts() -> None:
    limits = SizeLimits({"COMPONENTS": 10})
    limits.use(["    cell a[3];", "    num b[2], n = 0, c[4];", "        uint8_t d[COMPONENTS] = {0}, e[5] = {0, 1};"])
    assert limits.stack == 4 * 3 + 8 * (2 + 4) + 10 + 5
    limits.use(
        [
            "    num v = s[3];",
            "    num t = f(a, b[j], c), u = g[2];",
            "    x[5] = 3;",
            "    for (num i = 0; i < n; i++) {",
        ]
    )
    assert limits.stack == 4 * 3 + 8 * (2 + 4) + 10 + 5
    with pytest.raises(KeyError):
        limits.use(["    cell a[UNKNOWN];"])
    with pytest.raises(Unsupported, match="of the stack"):
        limits.use([f"    cell a[{MOST_STACK}];"])


def test_a_range_of_a_million_is_not_gathered(tmp_path: Path) -> None:
    """It is gone through where nothing is sorted, and refused where it is."""
    assert printed(machine_of(tmp_path, "do: set q to count(k in 1..1000000 where k mod 3 = q mod 3)"))
    found = refusal(machine_of(tmp_path, "do: set q to count(first 3 k in 1..1000000 by highest k mod 17)"))
    assert "may have 1,000,000 members" in found


def test_sorted_ranges_add_up(tmp_path: Path) -> None:
    """Several that would each fit on the stack, and together do not."""
    keys = "highest k mod 17 then lowest k mod 13 then highest k mod 11"
    one = f"sum(k for first 3 k in 0..4000 by {keys})"
    assert printed(machine_of(tmp_path, f"do: set q to {one}"))
    several = " + ".join(one.replace("17", str(divisor)) for divisor in range(19, 25))
    found = refusal(machine_of(tmp_path, f"do: set q to ({several}) mod 7"))
    assert "of the stack" in found


def test_subsets_of_a_million_items_are_refused(tmp_path: Path) -> None:
    """No ruleset can ask for so many today; the printer does not rely on it."""
    machine = machine_of(tmp_path, "pick: 1..2 spots\n    do: set q to count(spots)")
    action = machine.program.actions[0]
    pick = next(pick for pick in action.picks if pick.form == "some")
    assert pick.member is not None
    large = replace(pick, member=replace(pick.member, size=10**6))
    picks = tuple(large if one is pick else one for one in action.picks)
    program = replace(machine.program, actions=(replace(action, picks=picks), *machine.program.actions[1:]))
    with pytest.raises(Unsupported, match="of the stack"):
        printed(Machine(program))


def test_the_table_of_binomials_is_bounded(tmp_path: Path) -> None:
    """Those that are not in it are worked out: both backends list the same subsets."""
    machine = machine_of(tmp_path, "pick: 1..2 spots\n    do: set q to count(spots)")
    assert "CHOOSE_ROWS" in printed(machine).text
    assert MOST_BINOMIALS < MOST_TEXT


# ---- numbers --------------------------------------------------------------------------------------------------------

LARGE = {
    "a name in an effect": ("do: |\n      let x = q * 3\n      set q to x mod 7", ""),
    "a negative one": ("do: |\n      let x = 0 - q * 3\n      set q to x mod 7", ""),
    "a debt": (
        (
            "do: |\n      pay 1500000000 from me.purse to bank\n      pay everything from bank to pot\n"
            "      pay 1500000000 from me.purse to bank"
        ),
        "",
    ),
}


@pytest.mark.parametrize("form", LARGE)
def test_what_does_not_fit_into_a_slot_is_a_fault_on_both_backends(form: str, tmp_path: Path) -> None:
    machine = machine_of(tmp_path, *LARGE[form])
    assert play(machine, NativeMachine(machine, QUICK), 1).tally.faults == ["range"]


PAYOUT = """
payouts:
  share: {among: player, from: bank, to: player.purse, claims: CLAIM, order: lowest player.purse then together,
      short: stop, rest: bank}
"""


@pytest.mark.parametrize("claim", ["q * 3", "q * 2"])
def test_large_claims_are_faults_on_both_backends(claim: str, tmp_path: Path) -> None:
    """One that is too large, and two that are together."""
    more = PAYOUT.replace("CLAIM", claim)
    machine = machine_of(tmp_path, "do: set q to q", "    b: {pay: share}\n", more)
    assert play(machine, NativeMachine(machine, QUICK), 1).tally.faults == ["range"]


# ---- values that are worked out before a loop -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "condition",
    [
        "sum(0 - 3 for player) mod (k + 3) = 2",
        "k <= sum(2 for player)",
        "sum(0 - k3 for k3 in 1..3) / k rounded down < 0 - 2",
        "max(player.holding for player) mod 7 = k",
    ],
)
def test_a_value_that_is_worked_out_before_a_loop_keeps_its_range(condition: str, tmp_path: Path) -> None:
    """It is no flag: what is printed with it depends on how large it may be, and whether it may be negative."""
    text = condition.replace("player.holding", "player.purse")
    machine = machine_of(tmp_path, f"do: set q to count(k in 1..5 where {text})")
    native = NativeMachine(machine, QUICK)
    assert [play(machine, native, seed).tally.faults for seed in range(3)] == [[]] * 3
