"""Worked examples of the Digging rules page, played on the oracle."""

from __future__ import annotations

import random
from itertools import chain
from typing import Any

import pytest

from .digging import STALL_LIMIT, TARGETS, Action, Game, Mine, full_deck, random_game

MODES = list(TARGETS)
DRAW: Action = ("draw",)
GAMES = 5


def first_option(_what: str, options: list[Any]) -> Any:
    """Resolve chance with the first candidate (so seat 0 begins)."""
    return options[0]


def make_mine(metal: str, cards: str, seat: int = 1, closed: bool = False) -> Mine:
    """Build a mine from a text such as 'g D g' (D is the double)."""
    names = ["double" if card == "D" else "chest" for card in cards.split()]
    return Mine(metal, seat, [f"{name} {metal}" for name in names], closed)


def table(hands: list[list[str]], *mines: Mine, mode: str = "partnership") -> Game:
    """Set up a position with seat 0 to play and bare essentials in the hands."""
    game = Game(len(hands), first_option, mode)
    game.hands = [list(hand) for hand in hands]
    game.mines = list(mines)
    return game


def bandits(*strengths: int | None) -> list[list[str]]:
    """Give every seat its one bandit, or nothing."""
    return [[] if value is None else [f"bandit {value}"] for value in strengths]


def play(game: Game, *actions: Action) -> None:
    """Play one action for each following seat."""
    for action in actions:
        game.apply({game.active: action})


def legal(game: Game) -> list[Action]:
    """Return the legal actions of the active seat."""
    decision = game.decision()
    assert decision is not None
    return decision[game.active]


def fight(game: Game, *strengths: int | None) -> None:
    """Seat 0 attacks mine 0, the others join with a bandit or draw."""
    play(game, ("attack", f"bandit {strengths[0]}", 0))
    play(game, *(DRAW if s is None else ("join", f"bandit {s}") for s in strengths[1:]))


# --- scoring ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("metal", "cards", "points"),
    [
        pytest.param("silver", "s s D", 8, id="M1"),
        pytest.param("gold", "D g g g", 24, id="M2"),
        pytest.param("copper", "c D c c", 5, id="M3"),
        pytest.param("gold", "g g", 6, id="M4"),
        pytest.param("gold", "D", 6, id="M5"),
        pytest.param("gold", "g D", 9, id="M6"),
        pytest.param("silver", "D s s", 12, id="M7"),
        pytest.param("copper", "D" + " c" * 8, 18, id="M8"),
        pytest.param("copper", "D c", 4, id="M9"),
        pytest.param("gold", "", 0, id="M10"),
    ],
)
def test_points_of_a_closed_mine(metal: str, cards: str, points: int) -> None:
    assert make_mine(metal, cards, closed=True).points() == points


def test_m11_open_mine_scores_nothing() -> None:
    assert make_mine("gold", "D g g g").points() == 0


def test_official_total() -> None:
    game = table(
        [[], [], [], []],
        make_mine("silver", "s s D", closed=True),
        make_mine("gold", "D g g g", seat=3, closed=True),
        make_mine("copper", "c D c c", closed=True),
    )
    game.deck, game.turns_left = [], 1
    play(game, ("null",))
    assert game.totals == [0, 37]


# --- fights, partnership ------------------------------------------------------


@pytest.mark.parametrize(
    ("strengths", "owner"),
    [
        pytest.param((7, None, None, None), 0, id="F1"),
        pytest.param((7, 5, 3, 4), 0, id="F2"),
        pytest.param((9, 5, None, 4), 1, id="F3"),
        pytest.param((2, 1, None, None), 0, id="F4"),
    ],
)
def test_partnership_fight(strengths: tuple[int | None, ...], owner: int) -> None:
    game = table(bandits(*strengths), make_mine("gold", "g"))
    fight(game, *strengths)
    assert game.active == 0 and game.fight is None
    assert game.side(game.mines[0].seat) == owner
    assert not game.mines[0].closed
    assert game.discards == [f"bandit {s}" for s in strengths if s is not None]


def test_f1_is_not_settled_before_seat_3_has_played() -> None:
    game = table(bandits(7, None, None, None), make_mine("gold", "g"))
    play(game, ("attack", "bandit 7", 0), DRAW, DRAW)
    assert game.fight is not None and game.mines[0].seat == 1


@pytest.mark.parametrize(
    ("metal", "cards", "bandit", "closer", "lost", "points"),
    [
        pytest.param("gold", "g g g", 12, 1, "chest gold", 6, id="F5"),
        pytest.param("silver", "s", 3, 3, "chest silver", 0, id="F6"),
        pytest.param("gold", "D g", 3, 1, "chest gold", 6, id="F7"),
        pytest.param("gold", "g D", 3, 1, "double gold", 3, id="F8"),
    ],
)
def test_closing_a_contested_mine(metal: str, cards: str, bandit: int, closer: int, lost: str, points: int) -> None:
    hands = [[f"bandit {bandit}"], ["closed"], [], ["closed"]]
    game = table(hands, make_mine(metal, cards))
    play(game, ("attack", f"bandit {bandit}", 0))
    while game.active != closer:
        play(game, DRAW)
    play(game, ("close", 0))
    assert game.fight is None and game.mines[0].seat == 1
    assert sorted(game.discards) == sorted([f"bandit {bandit}", lost])
    assert game.mines[0].points() == points


def test_f9_chest_added_during_the_fight_is_lost() -> None:
    game = table([["bandit 8"], [], ["chest copper"], ["closed"]], make_mine("copper", "c c"))
    play(game, ("attack", "bandit 8", 0), DRAW, ("work", "chest copper", 0), ("close", 0))
    assert game.discards == ["chest copper", "bandit 8"]
    assert game.mines[0].points() == 2


def test_f10_new_fight_after_closing() -> None:
    game = table(
        [["bandit 8"], ["closed"], ["bandit 4"], []],
        make_mine("gold", "g"),
        make_mine("silver", "s", seat=3),
    )
    play(game, ("attack", "bandit 8", 0), ("close", 0), ("attack", "bandit 4", 1))
    for seat in (3, 0, 1):
        assert game.active == seat and game.fight is not None
        play(game, DRAW)
    assert game.active == 2 and game.fight is None
    assert game.mines[1].seat == 2


def test_f11_only_one_fight_at_a_time() -> None:
    hands = [["bandit 8"], ["bandit 5"], [], []]
    game = table(hands, make_mine("gold", "g"), make_mine("gold", "g", seat=2))
    play(game, ("attack", "bandit 8", 0))
    assert legal(game) == [DRAW, ("pass", "bandit 5"), ("join", "bandit 5")]


def test_only_opposing_mines_with_chests_are_attacked() -> None:
    mines = [make_mine("gold", cards, seat) for seat in range(4) for cards in ("", "g")]
    game = table(bandits(8, None, None, None), *mines)
    game.mines[3].closed = True
    assert legal(game) == [DRAW, ("pass", "bandit 8"), ("attack", "bandit 8", 7)]


# --- fights, individual -------------------------------------------------------


@pytest.mark.parametrize(
    ("strengths", "owner"),
    [
        pytest.param((4, 6, 9), 2, id="I1"),
        pytest.param((8, None, 5), 0, id="I2"),
        pytest.param((8, 10, 9), 1, id="I3"),
    ],
)
def test_individual_fight(strengths: tuple[int | None, ...], owner: int) -> None:
    game = table(bandits(*strengths), make_mine("gold", "g"), mode="individual")
    fight(game, *strengths)
    assert game.fight is None and game.mines[0].seat == owner


def test_i4_closing_keeps_all_but_the_last_chest() -> None:
    hands = [["bandit 8"], [], ["closed"]]
    game = table(hands, make_mine("gold", "g g D"), mode="individual")
    play(game, ("attack", "bandit 8", 0), DRAW, ("close", 0))
    assert game.mines[0] == make_mine("gold", "g g", closed=True)
    assert sorted(game.discards) == ["bandit 8", "double gold"]


# --- end of hand and of game --------------------------------------------------


def test_last_turns_after_the_last_card() -> None:
    game = table([["closed"], [], ["mine gold"], ["bandit 8"]], make_mine("gold", "g", seat=0))
    game.deck, game.active = ["mine copper"], 2
    play(game, DRAW)
    assert legal(game) == [("pass", "bandit 8"), ("attack", "bandit 8", 0)]
    play(game, ("attack", "bandit 8", 0))
    assert legal(game) == [("pass", "closed"), ("close", 0)]
    play(game, ("pass", "closed"))
    assert legal(game) == [("null",)]
    play(game, ("null",))
    assert game.active == 2 and game.turns_left == 1
    play(game, ("open", "mine gold"))
    assert game.hands_played == 1 and game.totals == [0, 0]
    assert game.active == game.starter == 1


def last_turn(totals: list[int], *mines: Mine) -> Game:
    """Play the very last turn of a partnership hand."""
    game = table([[], [], [], []], *mines)
    game.totals, game.deck, game.turns_left = totals, [], 1
    play(game, ("null",))
    return game


def test_higher_total_wins_when_both_pass_the_target() -> None:
    game = last_turn(
        [58, 55],
        make_mine("silver", "s s D", seat=0, closed=True),
        make_mine("gold", "g D", seat=1, closed=True),
        make_mine("copper", "D c", seat=3, closed=True),
    )
    assert game.decision() is None
    assert game.result() == ([66, 68, 66, 68], [2, 1, 2, 1])


@pytest.mark.parametrize("totals", [[60, 60], [59, 0]])
def test_another_hand_on_a_tie_or_below_the_target(totals: list[int]) -> None:
    game = last_turn(totals)
    assert game.decision() is not None and game.starter == 1
    assert len(game.deck) == 36


# --- set-up, stall guard, conservation ----------------------------------------


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_chance_of_the_set_up(mode: str, players: int) -> None:
    events: list[tuple[str, int]] = []

    def chance(what: str, options: list[Any]) -> Any:
        events.append((what, len(options)))
        return options[-1]

    game = Game(players, chance, mode)
    size = 36 + 6 * players
    assert len(full_deck(players)) == size
    assert events == [("first player", players)] + [("deal", n) for n in range(size, 36, -1)]
    assert game.active == players - 1


def test_stall_guard() -> None:
    game = table([["closed"], ["closed"], [], []])
    for turn in range(STALL_LIMIT):
        seat = game.active
        game.hands[seat] = ["closed"]
        assert DRAW in legal(game) and game.idle_turns == turn
        play(game, ("pass", "closed"))
    assert legal(game) == [DRAW]
    play(game, DRAW)
    assert len(legal(game)) > 1


def test_unknown_modes_and_illegal_actions() -> None:
    with pytest.raises(ValueError, match="no partnership game"):
        Game(3, first_option, "partnership")
    game = Game(2, first_option)
    with pytest.raises(ValueError, match="illegal"):
        game.apply({0: ("null",)})
    with pytest.raises(ValueError, match="illegal"):
        game.apply({1: DRAW})


def cards_in(facts: dict[str, Any]) -> list[str]:
    """Collect every card of a position."""
    cards = facts["deck"] + facts["discards"] + list(chain(*facts["hands"]))
    for mine in facts["mines"]:
        cards += [f"mine {mine['metal']}", *mine["chests"], *["closed"] * mine["closed"]]
        cards += [bandit for _, bandit in mine["fight"] or ()]
    return sorted(cards)


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_cards_are_conserved(mode: str, players: int) -> None:
    rng = random.Random(1)
    deck = sorted(full_deck(players))
    game = Game(players, lambda _what, options: rng.choice(options), mode)
    while (decision := game.decision()) is not None:
        assert cards_in(game.facts()) == deck
        game.apply({seat: rng.choice(actions) for seat, actions in decision.items()})
    assert cards_in(game.facts()) == deck


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_random_games_end(mode: str, players: int) -> None:
    rng = random.Random(2)
    for _ in range(GAMES):
        scores, ranks = random_game(players, rng, mode).result()
        winners = [score for score, rank in zip(scores, ranks, strict=True) if rank == 1]
        assert winners.count(max(scores)) == (2 if mode == "partnership" else 1)
        assert max(scores) >= TARGETS[mode, players]
