"""Equal dice in a heap are told apart by the numbers they show, and only by these, on both backends."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.backend.codegen.native_machine import NativeMachine

from .both import play
from .cases import QUICK
from .test_faults import machine_of

TEXT = """
rulewright: 1
game: dice
title: Dice
players: 2
limit: 3000 decisions
components: {die: {rolls: LOW..4, plural: dice, kinds: {small: {count: 4}, large: {count: 3}}}}
zones:
  cup: {holds: die, starts: all, seen_by: everyone}
  tray: {holds: die, per: player, seen_by: everyone}
actions:
  take: {pick: die in cup, do: move die to me.tray}
  twins: {pick: "die in cup, die other in cup where other.rolled = die.rolled", do: "send(die, other, me)"}
  some: {pick: "1..2 dice in tray", do: roll dice in tray}
effects:
  send(die one, die other, player me): |
    move one to me.tray
    move other to me.tray
phases:
  game:
    shake: roll dice in cup
    go: {turns: player me clockwise from player 1, steps: {act: {must: [take, twins, some], if_none: never}},
        until: none(cup)}
score: {of: player, points: sum(die.rolled for die in player.tray), rank: highest points then shared}
"""


@pytest.mark.parametrize("low", [-2, 1])
def test_every_number_can_be_picked_once(low: int, tmp_path: Path) -> None:
    machine = machine_of(tmp_path, TEXT.replace("LOW", str(low)))
    for seed in range(12):
        state = machine.start(seed)
        program, s = machine.program, state.slots
        taking = program.actions[0]
        found = [n for n in state.pending[0] if taking.base <= n < taking.base + taking.size]
        looks = {(program.components[c].face, s[program.rolled + c]) for c in machine.table.members(s, 0)}
        assert len(found) == len(looks)
        picked = set()
        for number in found:
            copy = s[:]
            assert machine.choosers.all[0].bind(copy, 0, [], number)
            die = copy[taking.picks[0].slot]
            picked.add((program.components[die].face, s[program.rolled + die]))
        assert picked == looks


@pytest.mark.parametrize("low", [-2, 1])
def test_both_backends_agree(low: int, tmp_path: Path) -> None:
    machine = machine_of(tmp_path, TEXT.replace("LOW", str(low)))
    native = NativeMachine(machine, QUICK)
    for seed in range(10):
        assert not play(machine, native, seed, automatic=bool(seed % 2)).fault
