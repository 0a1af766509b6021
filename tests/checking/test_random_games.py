"""Random games show the same, whichever backend plays them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.backend.codegen.c_compiler import NoCompiler, compiler
from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.checking import random_games
from rulewright.checking.random_games import Player, Seen
from rulewright.loading import Ruleset, load
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report

pytestmark = pytest.mark.usefixtures("quick_builds")

WORKSHOP = str(Path(__file__).parents[1] / "conformance" / "rulesets" / "workshop.yaml")
GAMES = 12


def loaded(name: str) -> Ruleset:
    found = load(find(name), Report())
    assert found is not None
    return found


def plain(seen: Seen) -> tuple[object, ...]:
    fault = seen.fault
    return (
        seen.decisions,
        seen.possible,
        seen.asked,
        seen.open,
        (fault.kind, fault.message, fault.span) if fault is not None else None,
    )


def always(_seconds: float) -> bool:
    return True


def never(_seconds: float) -> bool:
    return False


class AfterThree:
    """Says yes when it is asked for the third time: in the middle of a game."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, _seconds: float) -> bool:
        self.asked += 1
        return self.asked > 2


@pytest.fixture
def compiling() -> None:
    try:
        compiler()
    except NoCompiler as problem:
        pytest.skip(str(problem))


@pytest.mark.usefixtures("compiling")
@pytest.mark.parametrize("name", [WORKSHOP, "kuhn", "gravediggers", "go_fish"])
def test_both_backends_show_the_same(name: str) -> None:
    """Also where compiled code takes over in the middle of a game."""
    machine = loaded(name).machine()
    shown = [
        [plain(player.play(seed)) for seed in range(GAMES)]
        for player in (
            Player(machine, GAMES, never),
            Player(machine, GAMES, always),
            Player(machine, GAMES, AfterThree()),
        )
    ]
    assert shown[0] == shown[1] == shown[2]


@pytest.mark.usefixtures("compiling")
@pytest.mark.parametrize("worth", [always, AfterThree()])
def test_compiled_code_plays_where_it_is_worth_building(worth: Callable[[float], bool]) -> None:
    player = Player(loaded("kuhn").machine(), GAMES, worth)
    for seed in range(GAMES):
        player.play(seed)
    assert player.compiled is not None


def test_the_reference_plays_on_where_nothing_can_be_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried once."""
    tried = []

    def unavailable(*_: object) -> None:
        tried.append(1)
        raise Unavailable("no compiler")

    machine = loaded("kuhn").machine()
    usual = [plain(Player(machine, GAMES, never).play(seed)) for seed in range(GAMES)]
    monkeypatch.setattr(random_games, "NativeMachine", unavailable)
    player = Player(machine, GAMES, always)
    assert [plain(player.play(seed)) for seed in range(GAMES)] == usual
    assert len(tried) == 1
