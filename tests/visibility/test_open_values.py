"""What is known without going through a value is what going through it finds: rule logs are the same to the byte,
with who may know what of them, and so is what a seat that is asked is told of the phase.
"""

from __future__ import annotations

import random

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.backend.runtime.machine import Machine
from rulewright.ir.program import Domain, Op
from rulewright.rule_log import LoggedGame
from rulewright.rule_log.knowledge import Knowledge
from rulewright.rule_log.log_entries import LogEntry
from rulewright.rule_log.open_values import OpenValues
from rulewright.source.diagnostic import Report

GAMES = ("gnadenlos", "gravediggers", "graverobbers", "digging", "holdem", "liars_dice", "go_fish")
CHOICES = 60


def machine_of(name: str) -> Machine:
    ruleset = loading.load(ruleset_lookup.find(name), Report())
    assert ruleset is not None
    return Machine(ruleset.machine(None, {}).program)


def played(machine: Machine, seed: int) -> tuple[list[LogEntry], list[str]]:
    """The entries of a random game, and what each seat that was asked was told of the phase."""
    logged, chance, told = LoggedGame(machine, seed), random.Random(seed), []
    for _ in range(CHOICES):
        if logged.game.over:
            break
        seat = min(logged.game.state.pending)
        told.append(logged.context(seat))
        logged.choose(seat, chance.choice(logged.game.legal(seat)))
    return logged.recorder.entries, told


@pytest.mark.parametrize("name", GAMES)
def test_a_shorter_way_finds_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = machine_of(name)
    short = played(machine, 3)
    monkeypatch.setattr(OpenValues, "frames", lambda self, part: None)
    assert played(machine, 3) == short


def test_most_values_of_an_open_game_are_known_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the test above would compare one way with itself."""
    gone_through: list[bool] = []
    before = Knowledge._is_known

    def noted(self: Knowledge, part: Op | Domain) -> bool:
        gone_through.append(before(self, part))
        return gone_through[-1]

    monkeypatch.setattr(Knowledge, "_is_known", noted)
    played(machine_of("gnadenlos"), 3)
    assert sum(gone_through) > len(gone_through) / 3
