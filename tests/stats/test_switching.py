"""A run that begins on the reference interpreter may go on in compiled code at any
moment: what it tells is the same.
"""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from rulewright.backend.codegen import building_time
from rulewright.backend.codegen.building_time import building_seconds
from rulewright.backend.codegen.c_compiler import NoCompiler, built, compiler
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.program_printer import printed
from rulewright.backend.runtime.machine import Machine
from rulewright.cli.main import run as command
from rulewright.loading import load
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report
from rulewright.stats import building_choice, run_execution, simulation_run
from rulewright.stats.building_choice import ASKING, WorthBuilding
from rulewright.stats.run_execution import blocks
from rulewright.stats.simulation_run import Run
from tiers import either

FAULTY = str(Path(__file__).parent.parent / "play" / "rulesets" / "faulty.yaml")
PIG, KUHN = find("classics/pig"), find("classics/kuhn")


class After:
    """Says from the given number of questions on that compiled code is worth it."""

    def __init__(self, questions: float) -> None:
        self.questions, self.asked = questions, 0

    def __call__(self, seconds: float) -> bool:
        self.asked += 1
        return self.asked > self.questions


def machine(found: object = KUHN) -> Machine:
    ruleset = load(found, Report())  # type: ignore[arg-type]
    assert ruleset is not None
    return ruleset.machine(2)


@pytest.fixture(autouse=True)
def _compiler() -> None:
    try:
        compiler()
    except NoCompiler as problem:
        pytest.skip(str(problem))


# ---- the same, wherever it switches ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "ruleset", [(FAULTY, "--games", "9"), ("pig", "--games", "2"), ("kuhn", "--games", "8", "--coverage")], ids=str
)
def test_a_run_may_switch_anywhere(
    ruleset: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """After every third game and amid every third game (thorough: every one): report, rows and coverage are byte for
    byte those of the reference.
    """
    monkeypatch.setattr(simulation_run, "SHORTLY", 0)  # every game is a block
    rows = tmp_path / "rows.csv"

    def told(backend: str) -> tuple[int, str, bytes]:
        code = command(
            ["simulate", *ruleset, "--players", "2", "--seed", "4", "--backend", backend, "--rows", str(rows)]
        )
        return code, capsys.readouterr().out, rows.read_bytes()

    def switched(after: After) -> tuple[int, str, bytes]:
        monkeypatch.setattr(run_execution, "WorthBuilding", lambda _: after)
        return told("auto")

    expected, never = told("reference"), After(math.inf)
    assert switched(never) == expected
    assert never.asked > 10
    for questions in range(0, never.asked, either(3, 1)):
        assert switched(After(questions)) == expected, f"switched at question {questions}"


def test_where_nothing_can_be_built_the_reference_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that was given up is played again, from its beginning."""
    monkeypatch.setattr(run_execution, "WorthBuilding", lambda _: After(5))
    run, played = Run(PIG, 2, (), ("random",), 3, 1), machine(PIG)
    expected = [tuple(block.decisions) for block in blocks(run, played, "reference", 1)]
    monkeypatch.setenv("RULEWRIGHT_CC", "no-such-compiler")
    found = [tuple(block.decisions) for block in blocks(run, played, "auto", 1)]
    assert sum(found, ()) == sum(expected, ())


# ---- when it switches ------------------------------------------------------------------------------------------------


def test_it_is_asked_only_when_something_is_at_stake(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Machine] = []

    def building_seconds(machine: Machine) -> float:
        asked.append(machine)
        return 2.0

    monkeypatch.setattr(building_time, "building_seconds", building_seconds)
    worth = WorthBuilding(machine())
    assert not worth(ASKING)
    assert not asked
    assert [worth(seconds) for seconds in (1.9, 2.1, 100.0)] == [False, True, True]
    assert len(asked) == 1


@pytest.mark.parametrize(("cost", "compiled"), [(0.0, True), (math.inf, False)])
def test_the_cost_decides_not_the_number_of_games(cost: float, compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty games of pig take the reference less than a compiler would; they are compiled where that costs nothing."""
    compilations: list[Machine] = []

    def compiling(machine: Machine) -> NativeMachine:
        compilations.append(machine)
        return NativeMachine(machine)

    monkeypatch.setattr(building_time, "building_seconds", lambda _: cost)
    monkeypatch.setattr(building_choice, "ASKING", 0.0)
    monkeypatch.setattr(run_execution, "_built", compiling)
    run = Run(PIG, 2, (), ("random",), 30, 1)
    assert sum(len(block) for block in blocks(run, machine(PIG), "auto", 1)) == 30
    assert bool(compilations) == compiled


def test_a_library_that_is_kept_costs_next_to_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """And so it is from the first run on; what cannot be built is never worth it."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    before = building_seconds(machine())
    assert before > building_time.STARTING
    built(printed(machine()).text, machine().program.game)
    assert building_seconds(machine()) == building_time.LOADING < before / 2
    monkeypatch.setenv("RULEWRIGHT_CC", "no-such-compiler")
    assert building_seconds(machine()) == math.inf
