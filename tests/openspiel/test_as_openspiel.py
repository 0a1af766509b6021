"""Any ruleset as a game of OpenSpiel: it passes OpenSpiel's own tests, and OpenSpiel's
algorithms find in it what they find in their own games.
"""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, mcts

import rulewright as rw
from rulewright import openspiel
from rulewright.errors import BadConfiguration, MissingLibrary, need
from rulewright.ruleset_lookup import shipped

pytestmark = pytest.mark.usefixtures("quick_builds")

FULL = bool(os.environ.get("RULEWRIGHT_FULL"))
SHORT = {
    "classics/hearts": {"deals": "one"},
    "classics/liars_dice": {"dice_each": "2"},
    "classics/goofspiel": {"cards": "6"},
    "classics/pig": {"target": "20"},
}
"""Options under which a game is not too long for a test that writes down all that every seat knows at every step."""
OTHERS: list[tuple[str, int, dict[str, str]]] = [
    ("kuhn", 2, {}),
    ("goofspiel", 3, {"cards": "5", "bids": "secret", "scoring": "difference"}),
    ("liars_dice", 4, {"dice_each": "1"}),
    ("crazy_eights", 4, {"specials": "on"} if FULL else {}),
    ("digging", 2, {}),
    ("gravediggers", 2, {}),
    ("graverobbers", 3, {}),
]
LIARS_DICE = {"dice_each": "1", "wild": "sixes", "match": "first_loss", "starter": "first_seat"}


def uniform(game: pyspiel.Game) -> float:
    """The exploitability of the policy that knows nothing."""
    return float(exploitability.exploitability(game, policy.UniformRandomPolicy(game)))


@pytest.mark.parametrize("name", shipped())
def test_random_games_pass_the_test_of_openspiel(name: str) -> None:
    """Their own test: chance, legal choices, masks, copies, saves, observations, returns, bounds."""
    pyspiel.random_sim_test(openspiel.load(name, options=SHORT.get(name)), num_sims=1, serialize=True, verbose=False)


def test_a_tensor_of_information_that_would_be_too_long_is_refused_in_words() -> None:
    """It is no empty list, which a learner would take for a state in which nothing is known."""
    game = openspiel.load("gravediggers", players=2)
    assert not game.get_type().provides_information_state_tensor
    state = game.new_initial_state()
    with pytest.raises(BadConfiguration, match=r"would have [0-9,]+ numbers, and 16,384 are the most"):
        state.information_state_tensor(0)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]
    assert state.information_state_string(0)
    assert (
        len(rl_environment.Environment(game).reset().observations["info_state"][0])
        == game.observation_tensor_shape()[0]
    )


@pytest.mark.parametrize(("name", "players", "options"), OTHERS)
def test_other_counts_and_options_pass_too(name: str, players: int, options: dict[str, str]) -> None:
    game = openspiel.load(name, players=players, options=options, backend="reference")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


WRITTEN = ("kuhn", "leduc", "tic_tac_toe", "nim", "connect_four", "goofspiel", "liars_dice", "blackjack")


@pytest.mark.parametrize("name", [name for name in shipped() if FULL or name.rpartition("/")[2] in WRITTEN])
def test_a_playthrough_is_written(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # imports all of scipy.stats

    game = openspiel.load(name, options=SHORT.get(name))
    found = generate_playthrough.playthrough(str(game), None, seed=3)
    assert "IsTerminal() = True" in found
    again = generate_playthrough.playthrough(str(game), None, seed=3)
    assert found == again


# ---- what algorithms find -----------------------------------------------------------------------------------------


def test_counterfactual_regret_finds_the_value_of_kuhn_poker() -> None:
    game = openspiel.load("kuhn", players=2)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(300):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    assert exploitability.exploitability(game, found) < 0.001
    value = expected_game_score.policy_value(game.new_initial_state(), [found, found])
    assert value == pytest.approx([-1 / 18, 1 / 18], abs=1e-3)


def test_the_solver_in_c_finds_the_same() -> None:
    game = openspiel.load("kuhn", players=2)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(300):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.001


PAIRS: list[tuple[str, dict[str, str], str]] = [
    ("kuhn", {}, "kuhn_poker"),
    ("leduc", {}, "leduc_poker"),
    ("goofspiel", {"cards": "3", "scoring": "win_loss"}, "goofspiel(players=2,num_cards=3,points_order=random)"),
    (
        "goofspiel",
        {"cards": "4", "scoring": "win_loss", "prizes_come": "descending"},
        "goofspiel(players=2,num_cards=4,points_order=descending)",
    ),
    *([("liars_dice", LIARS_DICE, "liars_dice")] if FULL else []),
]


@pytest.mark.parametrize(("name", "options", "theirs"), PAIRS)
def test_the_uniform_policy_is_as_exploitable_as_in_their_game(name: str, options: dict[str, str], theirs: str) -> None:
    ours, other = openspiel.load(name, players=2, options=options), pyspiel.load_game(theirs)
    if ours.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        ours, other = pyspiel.convert_to_turn_based(ours), pyspiel.convert_to_turn_based(other)
    assert uniform(ours) == pytest.approx(uniform(other), abs=1e-9)


def test_their_search_plays_connect_four_and_wins() -> None:
    game = openspiel.load("connect_four", players=2)
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    rng = random.Random(2)
    evaluator = mcts.RandomRolloutEvaluator(1)
    bot = mcts.MCTSBot(game, 2.0, 60, evaluator, solve=True)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(bot.step(state) if state.current_player() == 0 else rng.choice(state.legal_actions()))
    assert state.returns() == [1.0, -1.0]


@pytest.mark.parametrize("name", ["leduc", "goofspiel", "graverobbers"])
def test_their_environment_for_learners_plays_to_the_end(name: str) -> None:
    """Where some decisions are simultaneous, it always hands over an id for each seat."""
    env = rl_environment.Environment(openspiel.load(name, players=3 if name == "graverobbers" else 2))
    rng, time_step = random.Random(1), env.reset()
    while not time_step.last():
        legal, current = time_step.observations["legal_actions"], time_step.observations["current_player"]
        joint = [rng.choice(ids) if ids else 0 for ids in legal]
        time_step = env.step([joint[current]] if env.is_turn_based else joint)
    assert sum(time_step.rewards) == pytest.approx(0)


# ---- what is known ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "options", "count"), [("kuhn", {}, 12), ("leduc", {}, 288), ("goofspiel", {"cards": "3"}, None)]
)
def test_texts_and_tensors_cut_the_tree_into_the_same_information_sets(
    name: str, options: dict[str, str], count: int | None
) -> None:
    """Whoever decides has one text and one tensor for one information set, which is cut by views, log and choices."""
    game = openspiel.load(name, players=2, options=options)
    found: dict[tuple[str, bytes, object], list[list[int]]] = {}
    for state in every_state(game.new_initial_state()):
        for seat in deciding(state):
            text = state.information_state_string(seat)
            tensor = repr(state.information_state_tensor(seat)).encode()
            found.setdefault((text, tensor, known(state, seat)), []).append(state.legal_actions(seat))
    texts, tensors, known_ones = ({one[place] for one in found} for place in range(3))
    assert len(texts) == len(tensors) == len(known_ones) == len(found)
    assert all(legal == every[0] for every in found.values() for legal in every)
    assert count is None or len(found) == count


def every_state(state: Any) -> list[Any]:
    """A state and all below it."""
    found, rest = [], [state]
    while rest:
        here = rest.pop()
        found.append(here)
        if here.is_simultaneous_node():
            pairs = [(a, b) for a in here.legal_actions(0) for b in here.legal_actions(1)]
            for pair in pairs:
                rest.append(here.clone())
                rest[-1].apply_actions(list(pair))
        elif not here.is_terminal():
            rest += [here.child(action) for action in here.legal_actions()]
    return found


def deciding(state: Any) -> list[int]:
    if state.is_simultaneous_node():
        return [0, 1]
    return [state.current_player()] if state.current_player() >= 0 else []


def known(state: Any, seat: int) -> str:
    """Views where somebody was asked, the log, the own choices: from the engine, without the adapter's texts."""
    parts, game = [f"{seat}"], state.node.rules.watched()
    for node in state.node.path():
        for who, number in node.steps:
            if who == -1:
                game.decide(number)
            else:
                parts += [f"chose {number}"] if who == seat else []
                game.choose(who, number)
        parts += [repr(game.view(seat))] if not game.at_chance else []
    return "|".join([*parts, repr(game.log(seat, since=0))])


def test_a_private_observation_holds_no_more_than_the_seat_sees() -> None:
    game = openspiel.load("kuhn", players=2)
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(2)
    public = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE), {}
    )
    private = game.make_py_observer(
        pyspiel.IIGObservationType(
            public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
        ),
        {},
    )
    assert "jack" not in public.string_from(state, 0)
    assert "king" not in public.string_from(state, 0)
    assert "jack" in private.string_from(state, 0)
    assert "king" not in private.string_from(state, 0)
    with pytest.raises(rw.BadConfiguration, match="nobody sees what all players know"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS), {}
        )


# ---- copies, saves, refusals --------------------------------------------------------------------------------------


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    game = openspiel.load("connect_four", players=2)
    state = game.new_initial_state()
    before = str(state)
    for action in range(game.num_distinct_actions() + 2):
        if action not in state.legal_actions():
            with pytest.raises(rw.Illegal):
                state.apply_action(action)
    assert (str(state), state.history()) == (before, [])


@pytest.mark.parametrize("name", ["kuhn", "goofspiel", "gravediggers"])
def test_saved_states_go_on_as_the_original(name: str) -> None:
    rng, state = random.Random(4), openspiel.load(name).new_initial_state()
    for _ in range(12):
        copy = pickle.loads(pickle.dumps(state))
        assert [str(copy), copy.history()] == [str(state), state.history()]
        if state.is_terminal():
            break
        seed = rng.random()
        for one in (state, copy):
            step(one, random.Random(seed))
        assert str(copy) == str(state)
        step(state, rng)


def step(state: Any, rng: random.Random) -> None:
    if state.is_terminal():
        return
    if state.is_simultaneous_node():
        state.apply_actions([rng.choice(state.legal_actions(seat) or [0]) for seat in range(state.num_players())])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_saved_state_is_found_again_in_another_process() -> None:
    game = openspiel.load("kuhn", players=2)
    state = game.new_initial_state()
    state.apply_action(1)
    program = (
        "import pyspiel, rulewright.openspiel, sys; "
        "game, state = pyspiel.deserialize_game_and_state(sys.stdin.read()); print(state)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=pyspiel.serialize_game_and_state(game, state),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == str(state).strip()


CHANGING = """\
rulewright: 1
game: changing
title: Changing
players: 2
limit: 4 decisions
state: {total: {is: 0..9, start: 0}}
actions: {grow: {pick: n in 1..3, do: add n to total, says: "{me} adds {n}"}}
phases: {game: {go: {each: player me clockwise from player 1, steps: {act: {must: grow, if_none: never}}}}}
score: {of: player, points: total, rank: highest points then shared}
"""


def test_a_state_of_other_rules_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ruleset.yaml"
    path.write_text(CHANGING, encoding="utf-8")
    game = openspiel.load(path)
    saved = pyspiel.serialize_game_and_state(game, game.new_initial_state().child(1))
    path.write_text(CHANGING.replace("1..3", "1..2"), encoding="utf-8")
    del game
    with pytest.raises(rw.BadConfiguration, match="of other rules"):
        pyspiel.deserialize_game_and_state(saved)


@pytest.mark.parametrize(
    ("string", "words"),
    [
        ("rulewright(players=2)", "no ruleset is named"),
        ("rulewright(ruleset=kuhnn)", "did you mean"),
        ("rulewright(ruleset=kuhn,players=7)", "players"),
        ("rulewright(ruleset=goofspiel,options=cards)", "is no option"),
        ("rulewright(ruleset=goofspiel,options=cards:99)", "cards"),
        ("rulewright(ruleset=goofspiel,options=carts:5)", "carts"),
        ("rulewright(ruleset=kuhn,returns=wins)", "did you mean"),
        ("rulewright(ruleset=kuhn,backend=c)", "there is no backend"),
    ],
)
def test_mistakes_in_a_game_string_are_told(string: str, words: str) -> None:
    with pytest.raises(rw.RulewrightError, match=words):
        pyspiel.load_game(string)


def test_a_game_string_makes_the_same_game() -> None:
    game = openspiel.load("goofspiel", players=3, options={"cards": 4, "bids": "secret"}, returns="margin")
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert str(game) == "rulewright(options=bids:secret;cards:4,players=3,returns=margin,ruleset=goofspiel)"
    assert again.new_initial_state().node.rules is game.new_initial_state().node.rules


def test_a_path_is_of_every_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.yaml").write_text(CHANGING, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    game = openspiel.load("mine.yaml")
    monkeypatch.chdir("/")
    assert pyspiel.load_game(str(game)).num_players() == 2


def test_a_name_that_no_game_string_can_hold_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a(b).yaml").write_text(CHANGING, encoding="utf-8")
    with pytest.raises(rw.BadConfiguration, match="cannot stand in a game string"):
        openspiel.load(tmp_path / "a(b).yaml")


def test_a_missing_library_is_named_with_its_extra() -> None:
    with pytest.raises(MissingLibrary, match=r"`pip install .*\[openspiel\]"):
        need(["no_such_library"], "rulewright.openspiel", "openspiel")
