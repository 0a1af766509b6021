"""Random games of larger classics agree with open_spiel step by step (RULEWRIGHT_FULL=1: 10,000 of each)."""

from __future__ import annotations

import random

import pyspiel
import pytest

from . import eights, euchre, fishing, gin, hearts, holdem, pairings, spades
from .trajectories import games, random_game
from .tree import our_game


def test_connect_four_trajectories() -> None:
    """Connect Four: legal columns at every move, and the result."""
    game, state, rng = (
        our_game("connect_four", 2),
        pyspiel.load_game("connect_four").new_initial_state(),
        random.Random(4),
    )
    for _ in range(games(20)):
        random_game(game, state, pairings.connect_four(), rng)
    assert game.decision is not None


@pytest.mark.parametrize("players", [2, 4])
def test_goofspiel_thirteen_trajectories(players: int) -> None:
    """Goofspiel with thirteen cards, two and four players."""
    rng = random.Random(13)
    game = our_game("goofspiel", players, scoring="total")
    state = pyspiel.load_game(
        f"goofspiel(players={players},num_cards=13,returns_type=total_points)"
    ).new_initial_state()
    for _ in range(games(15)):
        random_game(game, state, pairings.goofspiel("total"), rng)
    assert game.at_chance


@pytest.mark.parametrize("by_lot", [False, True])
def test_hearts_trajectories(by_lot: bool) -> None:
    """Hearts, one deal: every pass direction, every legal card, the points;
    with open_spiel's defaults and with options by lot.
    """
    rng = random.Random(52)
    for _ in range(games(12)):
        hearts.play(rng, by_lot=by_lot)


def test_spades_trajectories() -> None:
    """Spades, one deal: every promise, every card that may be played, the points."""
    rng = random.Random(13)
    for _ in range(games(4)):
        spades.play(rng)


def test_euchre_trajectories() -> None:
    """Euchre, one deal: trumps named in both rounds, alone or together, every card that may be played, the points."""
    rng = random.Random(24)
    for _ in range(games(8)):
        euchre.play(rng)


def test_gin_rummy_trajectories() -> None:
    """Gin rummy, one deal: every card that is taken, discarded, knocked with, laid and laid off, the points."""
    rng = random.Random(10)
    for _ in range(games(6, 2_000)):
        gin.play(rng)


@pytest.mark.parametrize("raising", ["quantity_first", "face_first"])
@pytest.mark.parametrize("dice", [2, 5])
def test_liars_dice_trajectories(dice: int, raising: str) -> None:
    """Liar's dice with several dice each and both ways to raise, sixes wild, up to the first loss.
    (open_spiel has two players only.)
    """
    rule = {"quantity_first": "reset-face", "face_first": "reset-quantity"}[raising]
    game = our_game(
        "liars_dice", 2, dice_each=str(dice), bid_order=raising, wild="sixes", match="first_loss", starter="first_seat"
    )
    state, rng = (
        pyspiel.load_game("liars_dice", {"numdice": dice, "bidding_rule": rule}).new_initial_state(),
        random.Random(5),
    )
    for _ in range(games(20, 2_500)):
        random_game(game, state, pairings.liars_dice(2 * dice if raising == "face_first" else 0), rng)
    assert game.at_chance


@pytest.mark.parametrize(
    ("players", "target", "faces", "each_roll"),
    [(2, 100, 6, "its_pips"), (3, 40, 6, "its_pips"), (10, 30, 8, "its_pips"), (2, 20, 2, "one"), (4, 60, 12, "one")],
)
def test_pig_trajectories(players: int, target: int, faces: int, each_roll: str) -> None:
    """Pig and Piglet with several dice and targets.
    (open_spiel's horizon of moves is no rule of the game: it is set out of reach.)
    """
    options = {"target": str(target), "die_sides": str(faces), "each_roll": each_roll, "winning": "on_holding"}
    theirs = {
        "players": players,
        "winscore": target,
        "diceoutcomes": faces,
        "piglet": each_roll == "one",
        "horizon": 10**9,
    }
    game, state, rng = (
        our_game("pig", players, **options),
        pyspiel.load_game("pig", theirs).new_initial_state(),
        random.Random(6),
    )
    for _ in range(games(4, 2_000)):
        random_game(game, state, pairings.pig(each_roll), rng)
    assert game.decision is not None


def test_blackjack_trajectories() -> None:
    """Blackjack as open_spiel has it: one player, no naturals, no doubling, no splitting."""
    game = our_game("blackjack", 1, natural_pays="as_any_21", doubling="forbidden", splitting="forbidden")
    state, rng = pyspiel.load_game("blackjack").new_initial_state(), random.Random(21)
    for _ in range(games(50)):
        random_game(game, state, pairings.blackjack(), rng)
    assert game.at_chance


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ({}, {}),
        ({"empty_hand": "draws_only"}, {"ask_after_empty_draw": False}),
        ({"game_ends": "one_is_out"}, {"end_on_first_out": True}),
        ({"game_ends": "who_is_out_wins"}, {"end_on_first_out": True, "most_books_wins": False}),
    ],
)
def test_go_fish_trajectories(players: int, ours: dict[str, str], theirs: dict[str, bool]) -> None:
    """Go Fish under all of open_spiel's options, but for the hands with a book that
    it deals (see `fishing.outcomes`).
    """
    game, rng = our_game("go_fish", players, **ours), random.Random(7)
    state = pyspiel.load_game("go_fish", {"players": players, **theirs}).new_initial_state()
    for _ in range(games(3, 1_000)):
        random_game(game, state, fishing.pairing(), rng)
    assert game.at_chance


def test_crazy_eights_trajectories() -> None:
    """Crazy Eights with every number of players and all of open_spiel's options
    by lot (see `eights` for two faults there).
    """
    rng = random.Random(8)
    for _ in range(games(20)):
        eights.play(rng)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_holdem_trajectories(players: int) -> None:
    """No-limit Hold'em, one deal with unequal stacks: every bet, pots on the side, every hand that is shown."""
    rng, whole, parts = random.Random(players), 0, 0
    for _ in range(games(20)):
        compared, compared_in_part = holdem.play(rng, players)
        whole, parts = whole + compared, parts + compared_in_part
    assert whole > 4 * parts
