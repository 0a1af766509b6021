"""Faults of every kind: found by both backends in the same game, with the same words, at the same place."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.machine import Machine
from rulewright.ir.program import Instruction

from .both import play
from .cases import QUICK, ruleset

TEXT = """
rulewright: 1
game: faulty
title: Faulty
players: 2..3
limit: 30 decisions
components: {card: {traits: {rank: 1..3}, kinds: {plain: {rank: each, count: 2}}}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  box: {holds: card, room: 2, seen_by: everyone}
spaces: {spot: {count: 4}}
money: {coin: {bank: {start: 3, seen_by: everyone}, purse: {per: player, at_most: 2, seen_by: owner}}}
state: {n: {is: 0..3, start: 0}, on: {is: flag, start: yes}, owner: {is: player or none, per: spot, start: none}}
terms: {high: first(card in hand where card.rank > 2), tenth: 10 / (n - 2) rounded up}
actions:
  take: {where: n < 3, do: draw up to 1 from deck to me.hand}
  act: {do: 'WHAT'}
phases:
  game:
    start: shuffle deck
    go: {repeat: {each: player me clockwise from player 1, steps: {act: {must: [take, act], if_none: never}}},
        until: not on}
score: {of: player, points: n, rank: highest points then shared}
"""

KINDS = {
    "range": "add 1 to n",
    "shortage": "draw 4 from deck to me.hand",
    "the": "move the(high) to box",
    "room": "move first 1 cards in me.hand to box",
    "limit": "set n to n",
}


def machine_of(folder: Path, text: str, players: int = 2) -> Machine:
    path = folder / "ruleset.yaml"
    path.write_text(text, encoding="utf-8")
    ruleset.cache_clear()
    return ruleset(path).machine(players)


def faults(machine: Machine, games: int = 12) -> list[str]:
    """The kinds of faults of some games, which are the same on both backends."""
    native = NativeMachine(machine, QUICK)
    return [kind for seed in range(games) for kind in play(machine, native, seed).tally.faults]


@pytest.mark.parametrize(("kind", "what"), KINDS.items())
def test_a_fault_in_play(tmp_path: Path, kind: str, what: str) -> None:
    """Random play runs into it sooner or later; both say the same."""
    assert kind in faults(machine_of(tmp_path, TEXT.replace("WHAT", what)))


def test_a_division_by_zero(tmp_path: Path) -> None:
    """Found while legal actions are enumerated."""
    text = TEXT.replace("act: {do: 'WHAT'}", "act: {where: tenth < 99, do: add 1 to n}")
    assert "division" in faults(machine_of(tmp_path, text))


def test_a_determined_pick_that_is_too_large(tmp_path: Path) -> None:
    """Found while legal actions are enumerated, and before it is picked: a slot has 32 bits."""
    picked = "act: {pick: 'much = (n + 1) * 2000000000', where: much > 0, do: set n to 1}"
    assert "range" in faults(machine_of(tmp_path, TEXT.replace("act: {do: 'WHAT'}", picked)))


def test_money_that_is_not_there(tmp_path: Path) -> None:
    """A payment larger than a purse, and one that would overfill another."""
    for what in ("pay 2 from me.purse to bank", "pay 2 from bank to me.purse"):
        assert {"shortage", "range"} & set(faults(machine_of(tmp_path, TEXT.replace("WHAT", what))))


def test_a_promise_of_a_choice(tmp_path: Path) -> None:
    """`if_none: never`, and nothing can be chosen."""
    text = TEXT.replace("act: {do: 'WHAT'}", "act: {where: on, do: set on to no}").replace("n < 3", "on and n < 3")
    assert "never" in faults(machine_of(tmp_path, text))


def test_a_question_to_an_eliminated_player(tmp_path: Path) -> None:
    """Named by a state, or by `me` in the rest of his own turn; who has a choice or none alike."""
    text = TEXT.replace("act: {do: 'WHAT'}", "act: {do: eliminate me, says: '{me} goes'}")
    for what in ("must: [take, act], if_none: never", "must: take, if_none: skip", "may: take"):
        after = text.replace("steps: {act: {", f"steps: {{late: {{by: player 1, {what}}}, act: {{", 1)
        assert "out" in faults(machine_of(tmp_path, after))
    assert "out" in faults(
        machine_of(tmp_path, text.replace("if_none: never}}", "if_none: never}, again: {may: take}}"))
    )
    guarded = text.replace(
        "steps: {act: {", "steps: {late: {when: player 1 is in player, by: player 1, may: take}, act: {", 1
    )
    assert "out" not in faults(machine_of(tmp_path, guarded))


def test_a_loop_that_stands_still(tmp_path: Path) -> None:
    """A loop that comes round with no decision, no chance and no change."""
    text = TEXT.replace("    go: {repeat", "    still: {repeat: {do: set n to n}, while: on}\n    go: {repeat").replace(
        "WHAT", "set on to no"
    )
    assert faults(machine_of(tmp_path, text), 1) == ["stuck"]


def test_a_loop_of_chance_without_an_end(tmp_path: Path) -> None:
    """Chance goes on and on, and no decision comes: what the rounds may cost adds up until it is too much."""
    loop = (
        "go_on: {repeat: {roll: {let: x = random(m in 0..2)}, keep: set n to x}, until: n = 3 and sum(m for m in "
        "1..900) > 1}"
    )
    text = TEXT.replace("    go: {repeat", f"    {loop}\n    go: {{repeat").replace("WHAT", "set on to no")
    assert faults(machine_of(tmp_path, text), 1) == ["work"]


def test_a_long_loop_of_chance_with_decisions_goes_on(tmp_path: Path) -> None:
    """A decision begins a new count."""
    text = TEXT.replace("WHAT", "set n to random(m in 0..3)").replace("n < 3", "sum(m for m in 1..900) > n")
    assert "work" not in faults(machine_of(tmp_path, text))


def test_a_fault_at_the_start(tmp_path: Path) -> None:
    """A game that faults before its first decision."""
    text = TEXT.replace("start: shuffle deck", 'start: "set n to max(0, min(3, tenth + random_number))"').replace(
        "tenth: 10 / (n - 2)", "tenth: 10 / n"
    )
    text = text.replace("tenth + random_number", "tenth").replace("WHAT", "set n to max(0, min(3, tenth))")
    assert faults(machine_of(tmp_path, text), 1) == ["division"]


def test_an_instruction_that_only_faults(tmp_path: Path) -> None:
    """`fault` says the words of the promise that was wrong."""
    machine = machine_of(tmp_path, TEXT.replace("WHAT", "set on to no"))
    code = list(machine.program.code)
    at = next(index for index, instruction in enumerate(code) if instruction.name == "store")
    code[at] = Instruction("fault", ("this was {promised}",), code[at].span)
    machine = Machine(replace(machine.program, code=tuple(code)))
    native = NativeMachine(machine, QUICK)
    assert "promise" in [kind for seed in range(5) for kind in play(machine, native, seed).tally.faults]


def test_a_batch_tells_where_games_fault(tmp_path: Path) -> None:
    """A row with a fault has no scores; its seed alone gives the message."""
    machine = machine_of(tmp_path, TEXT.replace("WHAT", "add 1 to n"))
    native = NativeMachine(machine, QUICK)
    batch = native.playouts(range(8))
    row = next(row for row, fault in enumerate(batch.faults) if fault)
    assert list(batch.ranks[2 * row : 2 * row + 2]) == [0, 0]
    assert "would become 4" in native.fault(row).message
    assert native.site(batch.faults[row]).kind == native.fault(row).kind == "range"


def test_a_smaller_limit_ends_a_game_sooner(tmp_path: Path) -> None:
    """A limit given to a batch counts like that of the ruleset."""
    native = NativeMachine(machine_of(tmp_path, TEXT.replace("WHAT", "set n to n")), QUICK)
    batch = native.playouts(range(5), limit=3)
    assert [native.site(fault).kind for fault in batch.faults] == ["limit"] * 5
    assert list(batch.decisions) == [3] * 5
    assert "after 3 decisions" in native.fault(0, limit=3).message
