"""Saving, loading and going on; cloning; asking.
A game is its position: any stop can be copied, stored and continued.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.game import Game
from rulewright.game.saved_game import load, save

from . import catalogue, play
from .catalogue import Case

SCRIPT = """
import json, sys
from pathlib import Path
from properties import catalogue, play
from rulewright.game.saved_game import load, save
for line in sys.stdin:
    path, players, options, text, seed = json.loads(line)
    machine = catalogue.ruleset(Path(path)).machine(players, dict(options))
    game = load(machine, json.loads(text))
    again = json.dumps(save(game))
    print(json.dumps([again == text, play.told(play.onward(game, seed))]))
"""


def roundtrip(game: Game) -> Game:
    """Through JSON text and back; the second text is the first."""
    text = json.dumps(save(game))
    loaded = load(game.machine, json.loads(text))
    assert json.dumps(save(loaded)) == text
    return loaded


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_a_saved_game_is_the_same_game(case: Case) -> None:
    """At stops all over a game, at every one with everything (also where chance must decide, also with sealed choices):
    equal full digest, views, legal lists and log; second save byte-identical.
    """
    for seed in catalogue.seeds(1, 5):
        for automatic in (True, False):
            for game in play.some(play.stops(case.machine, seed, automatic=automatic), 25):
                loaded = roundtrip(game)
                assert loaded.full_digest() == game.full_digest()
                assert loaded.state.pending == game.state.pending
                assert loaded.at_chance == game.at_chance
                assert [play.obtainable(loaded, eye) for eye in play.eyes(game)] == [
                    play.obtainable(game, eye) for eye in play.eyes(game)
                ]


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_a_loaded_game_goes_on_as_the_saved_one(case: Case) -> None:
    """From positions spread over the game, played on to the end with the same choices: the same transcript."""
    for seed in catalogue.seeds(1, 5):
        for game in play.positions(case.machine, seed, 2):
            loaded = roundtrip(game)
            assert play.told(play.onward(loaded, seed)) == play.told(play.onward(game.clone(), seed))


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_saved_with_some_choices_sealed_keeps_them(players: int) -> None:
    """Saved after each single commitment of an `everyone`, loaded, finished: the same choices are revealed."""
    case = next(c for c in catalogue.counts() if c.name == "classics/goofspiel")
    machine = catalogue.ruleset(case.path).machine(players)
    game, rng, interrupted = Game.start(machine, 5), random.Random(5), 0
    loaded = roundtrip(game)
    while not game.over:
        seat = rng.choice(sorted(game.state.pending))
        action = rng.choice(game.legal(seat))
        game.choose(seat, action)
        loaded.choose(seat, action)
        loaded = roundtrip(loaded)
        interrupted += len(game.state.pending) not in (0, players)
        assert loaded.full_digest() == game.full_digest()
        assert loaded.log(None) == game.log(None)
    assert interrupted >= 13 * (players - 1)


def test_a_game_goes_on_in_another_process() -> None:
    """A sample of positions of every ruleset is loaded by a new process, saved again and played to the end there."""
    lines: list[str] = []
    expected: list[object] = []
    for case in catalogue.cases():
        for game in play.positions(case.machine, 3, catalogue.seeds(1, 4).stop, automatic=False):
            lines.append(json.dumps([str(case.path), case.players, case.options, json.dumps(save(game)), 3]))
            expected.append([True, play.told(play.onward(game, 3))])
    tests = Path(__file__).parent.parent
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=False,
        env=play.environment(tests),
    )
    assert done.stderr == ""
    assert [json.loads(line) for line in done.stdout.splitlines()] == expected


# ---- clones and questions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_a_clone_is_independent(case: Case) -> None:
    """Playing a clone to the end changes nothing of the original, and the other way round; both go the same way."""
    for game in play.positions(case.machine, 1, 2):
        before = (game.full_digest(), json.dumps(save(game)), [play.obtainable(game, eye) for eye in play.eyes(game)])
        clone = game.clone()
        theirs = play.told(play.onward(clone, 9))
        assert (
            game.full_digest(),
            json.dumps(save(game)),
            [play.obtainable(game, eye) for eye in play.eyes(game)],
        ) == before
        late, ours = game.clone(), play.told(play.onward(game, 9))
        assert ours == theirs
        assert late.full_digest() == before[0]


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_asking_changes_nothing(case: Case) -> None:
    """Views, legal ids, words, refusals, chance, standing, decision, saves and digests leave
    the vector, generator and stop as they were.
    """
    for seed in catalogue.seeds(1, 5):
        for game in play.some(play.stops(case.machine, seed, automatic=False), 40):
            state = game.state
            before = (
                state.slots[game.program.position_start :],
                state.streams[:],
                dict(state.pending),
                list(state.log or ()),
                state.decisions,
            )
            ask_everything(game)
            assert (
                state.slots[game.program.position_start :],
                state.streams,
                state.pending,
                list(state.log or ()),
                state.decisions,
            ) == before


def ask_everything(game: Game) -> None:
    for eye in play.eyes(game):
        play.obtainable(game, eye)
    for seat in game.state.pending:
        game.actions(seat)
    if game.at_chance:
        game.chance()
    assert (game.decision is None) == (game.at_chance or game.over)
    game.standing()
    save(game)
    game.full_digest()
