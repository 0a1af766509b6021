"""Games with marks: the same games, the same marks in every backend and process, and
nothing of it where nobody asks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulewright import loading
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.bots import seated
from rulewright.checking.file_checks import is_typical_value
from rulewright.coverage import measured_games
from rulewright.coverage.items import inventory
from rulewright.coverage.reachable_marks import possible
from rulewright.frontend.analysis.possible_configurations import configurations
from rulewright.game import Game
from rulewright.information import Past
from rulewright.ir.marks import KINDS, Covered
from rulewright.ir.program import Instruction, Op
from rulewright.loading import Ruleset
from rulewright.ruleset_lookup import Found, find, shipped
from rulewright.source.diagnostic import Report
from rulewright.stats.marked_games import Noting
from rulewright.stats.simulation_run import Run, played, played_by

HERE = Path(__file__).parent
STAND, WORKSHOP = HERE / "stand" / "ruleset.yaml", HERE.parent / "conformance" / "rulesets" / "workshop.yaml"
QUICK = ("-std=c99", "-O0", "-fwrapv", "-fPIC", "-shared")
GAMES = 40


def ruleset(path: Path) -> Ruleset:
    found = loading.load(Found(path), Report())
    assert found is not None
    return found


RULESETS = [STAND, WORKSHOP, find("gravediggers").path, find("kuhn").path]
"""The two that hold everything, one with payouts and priorities, one with secrets."""


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.parent.name)
def test_both_backends_come_to_the_same(path: Path) -> None:
    """In how many of forty games each mark was come to; and the games are those that are played without marks."""
    rules = ruleset(path)
    machine, plain = rules.machine(marked=True), rules.machine()
    try:
        native = NativeMachine(machine, QUICK)
    except Unavailable as problem:
        pytest.skip(str(problem))
    batch = native.playouts(native.derived_seeds(3, 0, GAMES))
    noting = Noting(machine, seated(("random",), machine.program.players))
    games = [noting.play(3, index) for index in range(GAMES)]
    unmarked = Noting(plain, seated(("random",), machine.program.players))
    assert games == [unmarked.play(3, index) for index in range(GAMES)]
    assert batch.covered == noting.taken()
    assert [played.decisions for played in games] == list(batch.decisions)


def test_processes_come_to_the_same() -> None:
    """Two processes count what one counts, and hand it over block by block."""
    run = Run(Found(STAND), 2, (), ("random",), 30, 5, marked=True)
    machine = ruleset(STAND).machine(2, marked=True)
    counts = []
    for blocks in (played(run, machine), played_by(run, machine, 2)):
        found = Covered()
        for block in blocks:
            assert block.covered is not None
            found.add_many(machine.program.marks, len(block), block.covered)
        counts.append(found)
    assert counts[0] == counts[1]
    assert counts[0].runs == 30


def test_what_bots_try_out_is_not_noted() -> None:
    """A bot that plays all it may on copies of the game leaves no marks."""

    class Curious:
        def choose(self, game: Game, seat: int, past: Past) -> int:
            for action in game.legal(seat):
                game.clone().choose(seat, action)
            return game.legal(seat)[0]

    class First:
        def choose(self, game: Game, seat: int, past: Past) -> int:
            return game.legal(seat)[0]

    counts = []
    for bot in (Curious(), First()):
        noting = Noting(ruleset(STAND).machine(2, marked=True), [bot, bot])
        noting.play(1, 0)
        counts.append(noting.taken())
    assert counts[0] == counts[1]


# ---- what is noted at all --------------------------------------------------------------------------------------------


def operations(thing: Any) -> set[str]:
    """The names of all operations of a part of a Program."""
    if isinstance(thing, Op | Instruction):
        return {thing.name}.union(*map(operations, thing.operands))
    if isinstance(thing, tuple):
        return set[str]().union(*map(operations, thing))
    return (
        set[str]().union(*(operations(getattr(thing, name)) for name in getattr(thing, "__slots__", ())))
        if hasattr(thing, "__slots__")
        else set()
    )


def test_a_program_for_play_notes_nothing() -> None:
    """Without marks there is no probe to work out, so coverage costs a game nothing."""
    rules = ruleset(STAND)
    plain, marked = rules.machine().program, rules.machine(marked=True).program
    parts = [(program.code, program.functions, program.actions) for program in (plain, marked)]
    assert not {"probe", "note"} & operations(parts[0])
    assert {"probe", "note"} <= operations(parts[1])
    assert (plain.marks, plain.score.marks) == ((), ())
    assert plain.length == marked.length


@pytest.mark.parametrize("path", [STAND, WORKSHOP, *shipped().values()], ids=lambda path: path.parent.name)
def test_the_lowering_and_the_inventory_know_the_same_items(path: Path) -> None:
    """Every mark of every typical configuration is an item of the ruleset;
    in the small game every item is a mark of some configuration.
    """
    rules = ruleset(path)
    items = {item.key for item in inventory(rules.symbols)}
    marks = set()
    for configuration in configurations(rules.symbols):
        outermost = configuration.players in (rules.header.low, rules.header.high)
        if path == STAND or (outermost and is_typical_value(rules.symbols, configuration)):
            program = rules.program(configuration, Report(), marked=True)
            marks |= {mark.key for mark in program.marks} if program is not None else set()
    assert marks <= items
    if path == STAND:
        assert marks == items


def test_all_kinds_are_in_the_table() -> None:
    assert {item.mark.kind for item in inventory(ruleset(STAND).symbols)} == set(KINDS) - {"variant"}


def test_games_are_not_asked_for_what_their_options_rule_out() -> None:
    """Rules behind another value of an option are left out; what no game came to though it might have been is not."""
    rules = ruleset(STAND)
    found = {}
    for harsh in ("no", "yes"):
        program = rules.machine(2, {"harsh": harsh}, marked=True).program
        found[harsh] = measured_games(rules, program, Covered())
        assert {program.marks[number].key for number in possible(program)} >= {
            counted.item.key for counted in found[harsh].items
        }
    named = {harsh: {counted.item.rule for counted in measured.items} for harsh, measured in found.items()}
    assert {"phase game", "phase working", "phase sowing", "score"} <= named["no"] & named["yes"]
    assert {"phase branching", "priority calls", "payout shares", "term rich"} <= named["yes"] - named["no"]
    assert not any(
        counted.item.mark.kind in ("players", "option") for measured in found.values() for counted in measured.items
    )
