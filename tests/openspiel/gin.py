"""Gin rummy against open_spiel: one deal, with every card that may be taken, laid and laid off, and the points.

Where theirs is at fault: what may be left to knock is worked out from one best arrangement of eleven cards, so that a
knock may be missing (`_may_knock`); and a run that was lengthened by two cards at one end is not lengthened again
(`_lengthened_twice`). A deal in which the upcard was taken fifty times ends there, which is no rule of the game: it is
left then.
"""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import combinations
from typing import Any

import pyspiel

from rulewright.game import Game

from .cards import called
from .trajectories import decide
from .tree import our_game, skip_single, skip_theirs

PLAYERS, MOST_LEFT = 2, 10
RANKS, SUITS = "A23456789TJQK", "scdh"
"""Theirs, in their order; a set of three is called by the suit that comes after the missing one."""


@cache
def _ours() -> Game:
    return our_game("gin_rummy", PLAYERS, returning="once", wall="one_more", level="nothing")


def play(rng: random.Random) -> None:
    """One deal. Who may knock does so every second time, so that more is laid than by chance alone."""
    state, game = pyspiel.load_game("gin_rummy").new_initial_state(), _ours().clone()
    while not state.is_terminal():
        if state.is_chance_node():
            action = rng.choice(state.legal_actions())
            decide(game, _card(state.action_to_string(-1, action).split()[-1]))
            state.apply_action(action)
        elif _choose(game, state, rng) == "take" and state.is_terminal():
            return
        skip_single(game)
        skip_theirs(state, chance=False)
    assert game.over
    first, second = game.outcome.scores
    assert state.returns() == [first - second, second - first], str(state)


def _card(text: str) -> str:
    return called(text[1].upper(), text[0])


def _cards(text: str) -> list[str]:
    return re.findall(f"[{RANKS}][{SUITS}]", text)


# ---- choices ---------------------------------------------------------------------------------------------------------


def _choose(game: Game, state: Any, rng: random.Random) -> str:
    """One choice of theirs; to knock and what to discard then are one of ours. Which it was, in our words."""
    seat = state.current_player()
    _seen(game, state, seat)
    theirs = {state.action_to_string(seat, action).split(": ")[-1]: action for action in state.legal_actions()}
    ours = _legal(game, seat)
    knocks = {words.removeprefix("knock "): ours.pop(words) for words in list(ours) if words.startswith("knock ")}
    assert not knocks or "Knock" in theirs or _may_knock(_hand(state, seat))
    if knock := theirs.pop("Knock", None):
        assert knocks, str(state)
        if rng.random() < 0.5 or not ours:
            state.apply_action(knock)
            return _discard(game, state, knocks, rng)
    mapped = {_words(text, set(ours)): action for text, action in theirs.items()}
    assert set(mapped) <= set(ours), (sorted(ours), sorted(mapped), str(state))
    assert all(_lengthened_twice(words, state) for words in set(ours) - set(mapped)), (sorted(ours), str(state))
    name = rng.choice(sorted(mapped))
    state.apply_action(mapped[name])
    game.choose(seat, ours[name])
    return name


def _discard(game: Game, state: Any, knocks: dict[str, int], rng: random.Random) -> str:
    """Who knocks discards what leaves few enough."""
    seat = state.current_player()
    theirs = {_card(state.action_to_string(seat, action).split()[-1]): action for action in state.legal_actions()}
    assert sorted(theirs) == sorted(knocks), (sorted(knocks), str(state))
    name = rng.choice(sorted(theirs))
    state.apply_action(theirs[name])
    game.choose(seat, knocks[name])
    return "knock"


def _legal(game: Game, seat: int) -> dict[str, int]:
    """Our actions. A card that can be laid off at two melds counts once: where it lengthens a run."""
    decision = game.decision
    assert decision is not None and decision.seat == seat
    found: dict[str, int] = {}
    for action in decision.seats[seat]:
        words = game.words(seat, action)
        if words.startswith("lay off "):
            words, meld = words.split(", ")
            if words in found and not _is_run(game, seat, meld):
                continue
        found["take" if words.startswith("take") else words] = action
    return found


def _is_run(game: Game, seat: int, meld: str) -> bool:
    laid = (zone for zone in game.view(seat)["zones"] if zone["zone"] == "laid" and zone["of"] == [meld])
    return any(len({card.split()[0] for card in zone["known"]}) > 1 for zone in laid)


def _words(text: str, ours: set[str]) -> str:
    """Their name of an action in our words, as far as ours say which step it is."""
    if text in ("Draw upcard", "Draw stock"):
        return {"Draw upcard": "take", "Draw stock": "draw"}[text]
    if text == "Pass":
        return "stop" if "stop" in ours else "pass"
    cards = _cards(text)
    if len(cards) == 1:
        step = "discard" if any(words.startswith("discard") for words in ours) else "lay off"
        return f"{step} {_card(text)}"
    ranks, suits = {card[0] for card in cards}, {card[1] for card in cards}
    if len(ranks) > 1:
        return f"lay {_card(cards[0])}, in a row, {len(cards)}"
    missing = next((place for place, suit in enumerate(SUITS) if suit not in suits), len(SUITS) - 1)
    return f"lay {_card(cards[0][0] + SUITS[(missing + 1) % len(SUITS)])}, of one rank, {len(cards)}"


# ---- what is seen, and their faults ----------------------------------------------------------------------------------


def _hand(state: Any, seat: int) -> list[str]:
    """Their cards in hand, from the picture."""
    picture = state.observation_string(seat).split("Player1:")[seat]
    return _cards("".join(line for line in picture.split("\n") if line.startswith("|")))


def _seen(game: Game, state: Any, seat: int) -> None:
    """The hand, the heap from its top, and how large the stock is. With the last upcard one may only knock: ours lies
    with the hand already.
    """
    zones, own, text = game.view(seat)["zones"], f"Player {seat + 1}", state.observation_string(seat)
    mine = [zone["known"] for zone in zones if zone["zone"] in ("hand", "taken") and zone["owner"] == own]
    lines = dict(re.findall(r"(Stock size|Upcard|Discard pile|Phase): (\S*)", text))
    upcard, hand = _cards(lines["Upcard"]), _hand(state, seat)
    if lines["Phase"] == "Wall":
        hand, upcard = hand + upcard, []
    assert sorted(card for known in mine for card in known) == sorted(map(_card, hand)), str(state)
    heap = [*upcard, *reversed(_cards(lines["Discard pile"]))]
    row = next(zone["row"] for zone in zones if zone["zone"] == "heap")
    stock = next(zone["count"] for zone in zones if zone["zone"] == "stock")
    assert (row, stock) == (list(map(_card, heap)), int(lines["Stock size"])), str(state)


def _may_knock(hand: list[str]) -> bool:
    """Whether a card can be discarded so that little enough is left: by trying everything."""
    return any(_left([card for card in hand if card != gone]) <= MOST_LEFT for gone in hand)


def _left(hand: list[str]) -> int:
    """What is left, at least, when no two melds share a card."""
    if not hand:
        return 0
    card, *others = hand
    least = min(10, RANKS.index(card[0]) + 1) + _left(others)
    for size in (2, 3, 4):
        for more in combinations(others, size):
            if _is_meld([card, *more]):
                least = min(least, _left([other for other in others if other not in more]))
    return least


def _is_meld(cards: list[str]) -> bool:
    ranks = sorted(RANKS.index(card[0]) for card in cards)
    in_a_row = len({card[1] for card in cards}) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    return in_a_row or len(set(ranks)) == 1


def _lengthened_twice(words: str, state: Any) -> bool:
    """Whether a lay-off of ours is one that they overlook: two cards were laid at that end before."""
    laid = re.search(r"Layoffs: (\S*)", str(state))
    gone = [] if laid is None else _cards(laid[1])
    places = [[_card(RANKS[at] + suit) for at in range(len(RANKS))] for suit in SUITS]
    row = next(row for row in places if words.removeprefix("lay off ") in row)
    at, off = row.index(words.removeprefix("lay off ")), {_card(card) for card in gone}
    return any({row[at + way], row[at + 2 * way]} <= off for way in (1, -1) if 0 <= at + 2 * way < len(row))
