"""Where a zone is not remembered, the log that a seat can call up is not the memory either."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rulewright.game import Game
from rulewright.game.saved_game import load, save
from rulewright.loading import load as load_ruleset
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report


def game(memory_aid: str) -> Game:
    ruleset = load_ruleset(find("gravediggers"), Report())
    assert ruleset is not None
    return Game.start(ruleset.machine(2, {"memory_aid": memory_aid}), 4)


def choose(played: Game, rng: random.Random) -> int:
    assert played.decision is not None
    seat = rng.choice(sorted(played.decision.seats))
    played.choose(seat, rng.choice(played.legal(seat)))
    return seat


@pytest.mark.parametrize("memory_aid", ["on", "off"])
def test_the_log_goes_back_to_the_last_choice_where_memory_is_not_aided(memory_aid: str) -> None:
    """What a seat reads begins with what its own last choice brought;
    onlookers, and everybody after the end, read all.
    """
    played, rng = game(memory_aid), random.Random(1)
    began = dict.fromkeys(range(2), 0)
    while not played.over:
        for seat, start in began.items():
            whole = played.log(seat, since=0)
            assert played.log(seat) == (whole[start:] if memory_aid == "off" else whole)
        assert played.log(None) == [entry[2] for entry in played.state.log or ()]
        lines = len(played.state.log or ())
        began[choose(played, rng)] = lines
    assert any(began.values())
    assert all(played.log(seat) == played.log(seat, since=0) for seat in range(2))


def test_a_save_and_a_copy_keep_where_the_log_begins(tmp_path: Path) -> None:
    played, rng = game("off"), random.Random(1)
    for _ in range(9):
        choose(played, rng)
    again = load(played.machine, save(played))
    logs = [played.log(seat) for seat in range(2)]
    assert [again.log(seat) for seat in range(2)] == logs == [played.clone().log(seat) for seat in range(2)]
    choose(played.clone(), rng)
    assert [played.log(seat) for seat in range(2)] == logs
