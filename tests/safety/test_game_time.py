"""One game may take so much processor time, and no more, whatever its rules and its limit are: told by a clock that
goes on a second each time somebody looks at it.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rulewright import loading
from rulewright.backend.codegen import playouts
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime import game_time
from rulewright.backend.runtime.machine import Machine
from rulewright.cli.main import run
from rulewright.errors import TooLong
from rulewright.game import Game
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report

SECONDS = 7
ENDLESS = """rulewright: 1
game: endless
title: Endless
players: 2
limit: 1000000 decisions
state: {q: {is: 0..1, start: 0}}
actions: {go: {says: '{me} goes', do: set q to 1 - q}}
phases:
  game:
    all: {repeat: {ask: {must: go, by: player 1, if_none: never}}, until: 'q > 1'}
score: {of: player, points: q, rank: highest points then shared}
"""
COMMANDS = {
    "simulate": "simulate . --games 3 --bot random",
    "simulate, other processes": "simulate . --games 3 --bot greedy(samples=1) --jobs 2",
    "measure": "measure . --games 3 --value-bot none --jobs 1",
    "compare": "compare . . --games 3 --jobs 1",
    "tournament": "tournament . --bots random,greedy(samples=1) --games 2 --jobs 1",
}


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    (tmp_path / "ruleset.yaml").write_text(ENDLESS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    ruleset = loading.load(Found(tmp_path / "ruleset.yaml"), Report())
    assert ruleset is not None
    return ruleset.machine(2, {})


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A step of the reference interpreter, or a stretch of compiled play, takes a second."""
    seconds = itertools.count()
    monkeypatch.setattr(game_time, "thread_time", lambda: next(seconds))
    monkeypatch.setenv(game_time.VARIABLE, str(SECONDS))
    monkeypatch.setattr(playouts, "SHORTLY", 0)
    monkeypatch.setattr(playouts.PlayPace.__init__, "__defaults__", (1, 0.0, 0.0, -1, 0.0, 0.0))
    game_time.allowed_seconds.cache_clear()
    yield
    monkeypatch.undo()
    game_time.allowed_seconds.cache_clear()


def test_the_reference_interpreter_counts_steps(machine: Machine) -> None:
    """Of a game and of what comes of its copies, one after the other."""
    game = Game.start(machine, 1)
    with pytest.raises(TooLong, match=game_time.VARIABLE) as told:
        _go_on(game)
    assert "ruleset.yaml:10" in str(told.value)


def _go_on(game: Game) -> None:
    for number in range(SECONDS + 1):
        assert number == game.state.decisions < SECONDS
        game = game.clone()
        game.choose(0, next(iter(game.state.pending[0])))


@pytest.mark.parametrize(
    "play", [lambda native: native.start(1).play(), lambda native: native.playouts([1, 2])], ids=["one", "many"]
)
def test_compiled_games_count_stretches(machine: Machine, play: Callable[[NativeMachine], object]) -> None:
    native = NativeMachine(machine)
    with pytest.raises(TooLong, match=f"after {SECONDS + 1} decisions"):
        play(native)


def test_each_game_has_its_own_time(machine: Machine) -> None:
    """Ten games of a few seconds each are played."""
    native = NativeMachine(machine)
    assert set(native.playouts(range(10), limit=SECONDS - 2).decisions) == {SECONDS - 2}


@pytest.mark.parametrize("name", COMMANDS)
def test_commands_end(name: str, machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    """With the rule's place and what to do; no such game is counted."""
    assert run(COMMANDS[name].split()) == 2
    told = capsys.readouterr()
    assert "ruleset.yaml:10" in told.err and game_time.VARIABLE in told.err, told
    assert "Traceback" not in told.err and "bug" not in told.err


@pytest.mark.parametrize("given", ["0", "x", "1e3", "86401", "-5", ""])
def test_what_may_be_allowed_is_bounded(given: str, monkeypatch: pytest.MonkeyPatch, machine: Machine) -> None:
    monkeypatch.setenv(game_time.VARIABLE, given)
    game_time.allowed_seconds.cache_clear()
    with pytest.raises(Exception, match="whole number from 1 to 86,400"):
        machine.start(1)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_wrong_bound_is_the_users_mistake(
    name: str, monkeypatch: pytest.MonkeyPatch, machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is told with what may be said, in every command, and is no bug."""
    monkeypatch.setenv(game_time.VARIABLE, "x\x1b[31m")
    game_time.allowed_seconds.cache_clear()
    assert run(COMMANDS[name].split()) == 2
    told = capsys.readouterr().err
    assert game_time.VARIABLE in told and "from 1 to 86,400" in told
    assert "bug" not in told and "\x1b[31m" not in told
