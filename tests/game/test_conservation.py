"""The check for lost things finds what is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.game import Game
from rulewright.game.conservation import Lost, WatchedMachine, violations
from rulewright.ir.program import Program
from rulewright.source.diagnostic import Report

STEPS = Path(__file__).parents[1] / "play" / "rulesets" / "steps.yaml"


def started() -> Game:
    ruleset = loading.load(ruleset_lookup.find(str(STEPS)), Report())
    assert ruleset is not None
    return Game.start(ruleset.machine(2), 1)


def zone(program: Program, family: str) -> tuple[int, int]:
    """Where a zone's count and first member lie."""
    found = program.zones[program.zone_family(family).start]
    return found.base, found.first


def double(s: list[int], program: Program) -> None:
    base, first = zone(program, "row")
    s[first + 1] = s[zone(program, "hand")[1]]
    s[base] += 1


def lose(s: list[int], program: Program) -> None:
    base, first = zone(program, "row")
    s[base] = s[first] = 0


def misplace(s: list[int], program: Program) -> None:
    s[program.home] = (s[program.home] + 1) % len(program.zones)


def jumble(s: list[int], program: Program) -> None:
    _, first = zone(program, "hand")
    s[first], s[first + 1] = s[first + 1], s[first]


def mint(s: list[int], program: Program) -> None:
    s[program.purses[1].slots.base] += 1


def owe(s: list[int], program: Program) -> None:
    s[program.purses[0].slots.base] -= 6
    s[program.purses[1].slots.base] += 6


def blind(s: list[int], program: Program) -> None:
    s[program.knows + s[zone(program, "hand")[1]]] = 0


def overdo(s: list[int], program: Program) -> None:
    s[program.variables[0].slots.base] = 91


def unsettle(s: list[int], program: Program) -> None:
    base, _ = zone(program, "deck")
    s[base + 2] = s[base] + 1


Harm = Callable[[list[int], Program], None]


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (double, "lies in 2 places"),
        (lose, "lies in 0 places"),
        (misplace, "its home is said to be"),
        (jumble, "is a heap and not sorted"),
        (mint, "there are 11 of coin in all, and there were 10"),
        (owe, "purse[0] holds -1"),
        (blind, "is seen by somebody who is said not to know it"),
        (overdo, "points[0] is 91, outside 0..90"),
        (unsettle, "has a bad undecided stretch"),
    ],
)
def test_every_harm_is_found(harm: Harm, words: str) -> None:
    """A sound position has no violations; after each harm one names it."""
    game = started()
    assert violations(game.machine, game.state) == []
    harm(game.state.slots, game.program)
    assert any(words in line for line in violations(game.machine, game.state))


def test_a_watched_machine_stops_at_the_instruction() -> None:
    """What is wrong is told with the rule's place; a sound game is the same as without watching."""
    plain = started()
    watched = WatchedMachine(plain.program)
    game = Game.start(watched, 1)
    assert game.full_digest() == plain.full_digest()
    mint(game.state.slots, game.program)
    with pytest.raises(Lost, match=r"steps\.yaml:\d+:\d+: after `.*`: there are 11 of coin"):
        game.choose(0, game.legal(0)[0])
