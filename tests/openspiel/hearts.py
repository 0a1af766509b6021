"""Hearts against open_spiel: one deal, with every pass direction and under all its options."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pyspiel

from rulewright.game import Game

from .cards import called
from .trajectories import decide
from .tree import our_game

DIRECTIONS = {0: "kept", 1: "to_left", 2: "across", 3: "to_right"}
SWITCHES = {
    "no_pts_on_first_trick": ("first_trick", "free", "bloodless"),
    "can_lead_any_club": ("first_lead", "two_of_clubs", "any_club"),
    "jd_bonus": ("omnibus", "no", "yes"),
    "avoid_all_tricks_bonus": ("no_trick", "nothing", "five_off"),
    "can_lead_hearts_instead_of_qs": ("queen_alone", "must_be_led", "spared"),
}
"""open_spiel's switches; our option with its values for off and on. (Two more say together how hearts are broken.)"""
BREAKING = {
    (True, True): "hearts_and_queen",
    (True, False): "hearts_only",
    (False, True): "none_needed",
    (False, False): "none_needed",
}


@cache
def _ours(options: tuple[tuple[str, str], ...]) -> Game:
    return our_game("hearts", 4, deals="one", **dict(options))


def options(rng: random.Random) -> tuple[dict[str, bool], dict[str, str]]:
    """The same options by lot in open_spiel's names and in ours; the pass direction is chance there."""
    theirs = {name: rng.random() < 0.5 for name in (*SWITCHES, "must_break_hearts", "qs_breaks_hearts")}
    ours = {option: values[theirs[name]] for name, (option, *values) in SWITCHES.items()}
    return theirs, {**ours, "breaking": BREAKING[theirs["must_break_hearts"], theirs["qs_breaks_hearts"]]}


def play(rng: random.Random, *, by_lot: bool) -> None:
    """One deal: pass direction, deal, pass, play, points; with open_spiel's default options or some by lot."""
    theirs, mine = options(rng) if by_lot else ({}, {"breaking": "hearts_and_queen"})
    state = pyspiel.load_game("hearts", theirs).new_initial_state()
    direction = rng.randrange(4)
    state.apply_action(direction)
    game = _ours(tuple({**mine, "first_pass": DIRECTIONS[direction]}.items())).clone()
    _deal(game, state, rng)
    if direction:
        _pass(game, state, rng)
    while not state.is_terminal():
        _trick(game, state, rng)
    assert game.over
    assert [26 + score for score in game.outcome.scores] == state.returns()


def card(text: str) -> str:
    """`TS` in our words."""
    return called(text[1], text[0])


def _trick(game: Game, state: Any, rng: random.Random) -> None:
    """One card of one player."""
    seat = state.current_player()
    legal = {card(state.action_to_string(seat, action)): action for action in state.legal_actions()}
    decision = game.decision
    assert decision is not None
    assert decision.seat == seat
    mine = {game.words(seat, action).removeprefix("play "): action for action in decision.seats[seat]}
    assert sorted(mine) == sorted(legal)
    name = rng.choice(sorted(legal))
    game.choose(seat, mine[name])
    state.apply_action(legal[name])


def _deal(game: Game, state: Any, rng: random.Random) -> None:
    """Their cards go round the table, ours hand by hand."""
    hands: list[list[str]] = [[], [], [], []]
    for number in range(52):
        action = rng.choice(state.legal_actions())
        hands[number % 4].append(card(state.action_to_string(-1, action)))
        state.apply_action(action)
    for name in [name for hand in hands for name in hand]:
        if game.at_chance:
            decide(game, name)


def _pass(game: Game, state: Any, rng: random.Random) -> None:
    """Theirs pass one after the other and card by card, ours at once and three at a time."""
    for seat in range(4):
        names = set()
        for _ in range(3):
            action = rng.choice(state.legal_actions())
            names.add(card(state.action_to_string(seat, action)))
            state.apply_action(action)
        legal = game.legal(seat)
        assert len(legal) == 286
        game.choose(
            seat,
            next(
                a
                for a in legal
                if set(game.words(seat, a).removeprefix("pass ").replace(" and ", ", ").split(", ")) == names
            ),
        )
