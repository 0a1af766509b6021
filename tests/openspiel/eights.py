"""Crazy Eights against open_spiel, under all its options.

open_spiel 2.0.2 is at fault in its returns: a card that is no eight and no court card costs not its face value, as its
documentation has it, but a number of the card that depends on the suit. Both costs are worked out here from hands that
this module keeps itself: one must be the other engine's returns, the other our points.

One more thing cannot be expressed: where twos oblige a player to draw more cards than are left (`specials` with an
empty stock), open_spiel forgets to count that turn as a pass, though a comment says it should. Such games end there.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

import pyspiel
import pytest

from rulewright.game import Game

from .cards import SUITS, called
from .trajectories import decide, lying, valued
from .tree import our_game

RANKS = "23456789TJQKA"
COURT = RANKS.index("J")
EIGHT = "8"
OFTEN = 0.7
"""How often a card is played if one can be: random players would draw for ever."""
SAME = {"holding_back": "allowed", "passing": "at_will", "standstill": "one_round_and_one", "ace_costs": "ten"}
"""What open_spiel leaves no choice about."""


@dataclass
class Table:
    """Both engines' games, who draws, and the hands by open_spiel's short names (`HT`)."""

    game: Game
    state: Any
    rng: random.Random
    hands: list[list[str]]
    drawer: int = 0


@cache
def pair(players: int, most: int, reshuffle: bool, specials: bool) -> tuple[Game, Any]:
    """Both engines' game with the same options. (The other's number of plays is limited for learning; not here.)"""
    ours = {
        **SAME,
        "drawing": {1: "one", 5: "up_to_five"}[most],
        "exhausted": "reshuffled_at_once" if reshuffle else "left_empty",
        "specials": "on" if specials else "off",
    }
    theirs = {
        "players": players,
        "max_draw_cards": most,
        "max_turns": 10**6,
        "reshuffle": reshuffle,
        "use_special_cards": specials,
    }
    return our_game("crazy_eights", players, **ours), pyspiel.load_game("crazy_eights", theirs)


def play(rng: random.Random) -> None:
    """One game with options by lot: chance, legal actions and sights at every step, costs at the end."""
    ours, theirs = pair(rng.randint(2, 5), rng.choice((1, 5)), rng.random() < 0.5, rng.random() < 0.5)
    table = Table(ours.clone(), theirs.new_initial_state(), rng, [[] for _ in range(theirs.num_players())])
    _deal(table)
    while not table.state.is_terminal():
        if table.state.is_chance_node():
            _draw(table)
        elif _short(table):
            return
        else:
            _choose(table)
    assert table.game.over
    assert table.state.returns() == [-sum(their_cost(card) for card in hand) for hand in table.hands]
    assert list(table.game.outcome.scores) == [sum(cost(card) for card in hand) for hand in table.hands]


def cost(card: str) -> int:
    """As documented: 50 for an eight, 10 for a court card (an ace is one of them), else the face value."""
    rank = RANKS.index(card[1])
    return 50 if card[1] == EIGHT else 10 if rank >= COURT else rank + 2


def their_cost(card: str) -> int:
    """As in open_spiel 2.0.2."""
    rank = RANKS.index(card[1])
    return 4 * rank + list(SUITS).index(card[0]) + 2 if rank < COURT and card[1] != EIGHT else cost(card)


def _deal(table: Table) -> None:
    """Their dealer is drawn first and cards go round the table; ours come hand by hand, and the dealer then."""
    game, state, players = table.game, table.state, len(table.hands)
    dealer = table.rng.choice(state.legal_actions()) - 52
    state.apply_action(dealer + 52)
    for number in range((7 if players == 2 else 5) * players):
        table.hands[(dealer + 1 + number) % players].append(_any_card(table))
    for hand in table.hands:
        for card in hand:
            decide(game, called(*card))
    decide(game, f"Player {dealer + 1}")
    while state.is_chance_node():  # an eight is put back
        assert len(game.chance()) == len(state.legal_actions())
        decide(game, called(*_any_card(table)))


def _any_card(table: Table) -> str:
    action = table.rng.choice(table.state.legal_actions())
    name: str = table.state.action_to_string(-1, action)
    table.state.apply_action(action)
    return name.removeprefix("Deal ")


def _draw(table: Table) -> None:
    """A card from the stock: the same cards may come, equally likely.
    (Where only one can come, ours has passed it by.)
    """
    theirs = {called(*table.state.action_to_string(-1, action)[-2:]): p for action, p in table.state.chance_outcomes()}
    ours = (
        {outcome.words: float(outcome.probability) for outcome in table.game.chance()} if table.game.at_chance else {}
    )
    card = _any_card(table)
    table.hands[table.drawer].append(card)
    if len(theirs) > 1 or list(ours) == list(theirs):
        assert ours == pytest.approx(theirs)
        decide(table.game, called(*card))


def _short(table: Table) -> bool:
    """Whether a player owes more cards than there are: see above."""
    seat = table.state.current_player()
    return bool(
        valued(table.game, seat, "owed") > sum(lying(table.game, seat, zone)["count"] for zone in ("stock", "heap"))
    )


def _choose(table: Table) -> None:
    """One player plays, draws or passes. Their eight and its suit are two choices, ours one."""
    game, state, seat = table.game, table.state, table.state.current_player()
    decision = game.decision
    assert decision is not None
    assert decision.seat == seat
    _seen(table, seat)
    theirs = {state.action_to_string(seat, action).removeprefix("Play "): action for action in state.legal_actions()}
    ours: dict[str, dict[str, int]] = {}
    for action in decision.seats[seat]:
        name, _, suit = _bare(game.words(seat, action)).partition(", ")
        ours.setdefault(name, {})[suit] = action
    assert set(ours) == {_called(name) for name in theirs}
    name = _picked(table, list(theirs))
    state.apply_action(theirs[name])
    suit = _nominated(table, seat) if name[1] == EIGHT and not state.is_terminal() else min(ours[_called(name)])
    game.choose(seat, ours[_called(name)][suit])
    table.drawer = seat
    if len(name) == len("8H"):
        table.hands[seat].remove(name)


def _bare(words: str) -> str:
    return words.removeprefix("follow ").removeprefix("crazy ")


def _called(name: str) -> str:
    """A card in our words; `Draw` and `Pass`."""
    return called(*name) if len(name) == len("8H") else name.lower()


def _picked(table: Table, names: list[str]) -> str:
    cards = [name for name in names if len(name) == len("8H")]
    return table.rng.choice(cards if cards and table.rng.random() < OFTEN else names)


def _nominated(table: Table, seat: int) -> str:
    action = table.rng.choice(table.state.legal_actions())
    name: str = table.state.action_to_string(seat, action)
    table.state.apply_action(action)
    return SUITS[name[-1]]


def _seen(table: Table, seat: int) -> None:
    """Who chooses sees the same hand, the same card and suit to follow, and how many cards the others hold."""
    text = table.state.observation_string(seat)
    lines = dict(line.split(": ", maxsplit=1) for line in text.split("\n") if ": " in line)
    hand = Counter(called(suit, rank) for suit in SUITS for rank in lines.get(f"Suit {suit}", "") if rank != " ")
    assert hand == Counter(lying(table.game, seat, "hand", f"Player {seat + 1}")["known"])
    assert list(lying(table.game, seat, "upcard")["known"]) == [called(*lines["Previous card"])]
    assert valued(table.game, seat, "called") == SUITS[lines["Previous suit"]]
    counts = [lying(table.game, seat, "hand", f"Player {player + 1}")["count"] for player in range(len(table.hands))]
    assert (
        lines["Starting counterclockwise, other players have"]
        == ", ".join(map(str, counts[seat:] + counts[:seat])) + " cards."
    )
