"""Whatever a seat does not see may be exchanged: all that is handed to it stays
the same, byte for byte, and so it goes on.
"""

from __future__ import annotations

import os
import random

import pytest

from properties import twins
from properties.play import difference
from rulewright.game import Game
from rulewright.ir.program import PurseFamily, Variable

from .audiences import EYES, FACES, PLAYERS, STATES, THINGS, ZONES, machine, ruleset
from .seat_outputs import everything

ALL = os.environ.get("RULEWRIGHT_TESTS", "") == "all"
OPEN_EYES = (0, None)
"""For whom the option that opens secrets is tried as well; for all with RULEWRIGHT_TESTS=all."""
OTHER = 4
"""In place of 7, in purses and states; as pieces four ones in place of a five and two ones."""


def stopped(is_open: bool) -> Game:
    """All is dealt and nothing told; chance is to decide something public."""
    game = Game.start(machine(is_open), 1, automatic=False, heard=True)
    assert game.at_chance and not game.full_log()
    return game


def unseen_cards(game: Game, eye: int | None, is_open: bool) -> list[int]:
    """One card of every zone that an eye does not see; of faces those that lie closed."""
    program, s = game.program, game.state.slots
    found = []
    for thing in (*ZONES, *FACES):
        family = next(family for family in program.families if family.name == thing.name)
        for zone, owner in zip(program.zones[family.start : family.start + family.count], thing.owners, strict=True):
            cards = s[zone.first : zone.first + s[zone.base]]
            if thing in FACES:
                found += [card for card in cards if not s[program.facing + card]]
            elif not thing.sees(owner, eye, is_open):
                found += cards
    return found


def exchanged(game: Game, eye: int | None, is_open: bool, fixed: set[int]) -> twins.Relabelling:
    """Every unseen card for one of the other kind from the deck, and that for it."""
    cards = [card for card in unseen_cards(game, eye, is_open) if card not in fixed]
    deck = next(zone for zone in game.program.zones if zone.family == "deck")
    s, components = game.state.slots, game.program.components
    others = [
        card
        for card in s[deck.first : deck.first + s[deck.base]]
        if components[card].face != components[cards[0]].face and card not in fixed
    ]
    assert len(others) > len(cards) > 30
    pairs = list(zip(cards, others, strict=False))
    return {one: other for pair in pairs for one, other in (pair, pair[::-1])}


def with_other_numbers(game: Game, eye: int | None, is_open: bool) -> int:
    """Gives every purse and state that an eye does not see another content; how many there were."""
    families: list[PurseFamily | Variable] = [*game.program.purses, *game.program.variables]
    changed = 0
    for thing in (thing for thing in THINGS if thing not in ZONES):
        family = next(family for family in families if family.name == thing.name)
        stride = 1 if thing in STATES else 1 + len(family.pieces) if isinstance(family, PurseFamily) else 1
        for owner in (owner for owner in thing.owners if not thing.sees(owner, eye, is_open)):
            base = family.slots.base + (owner or 0) * stride
            assert game.state.slots[base] == 7
            game.state.slots[base : base + stride] = [OTHER] if stride == 1 else [OTHER, OTHER, 0]
            changed += 1
    return changed


@pytest.mark.parametrize(
    ("eye", "is_open"),
    [(eye, is_open) for eye in EYES for is_open in (False, True) if ALL or not is_open or eye in OPEN_EYES],
)
def test_what_is_handed_to_a_seat(eye: int | None, is_open: bool) -> None:
    """From before the first line of the log through choices of every seat."""
    rng = random.Random(f"{eye}/{is_open}")
    start = stopped(is_open)
    walk = twins.walk(start, PLAYERS if eye is None else eye, rng, 1 + PLAYERS)
    labels = exchanged(start, eye, is_open, walk.learnt)
    game, twin = start.clone(), twins.relabelled(start, labels)
    assert with_other_numbers(twin, eye, is_open) > 20
    for step in walk.steps:
        assert twins.follow(game, twin, step, labels)
        ours, theirs = everything(ruleset(), game, eye), everything(ruleset(), twin, eye)
        assert ours == theirs, difference(ours, theirs)
    assert len(walk.steps) == 1 + PLAYERS and len(game.log(eye)) > 300
    assert game.full_log() != twin.full_log() and game.full_view() != twin.full_view()
    for other in set(EYES) - {eye, None}:
        if game.view(other) == twin.view(other):
            raise AssertionError("somebody sees what was exchanged")


def test_everything_tells_who_sees_it() -> None:
    """The comparison is not empty: one number more in what a seat sees is in every part of what it is handed."""
    game = stopped(False)
    game.decide(1)
    twin = game.clone()
    state = next(variable for variable in game.program.variables if variable.name == "state_owner_player")
    twin.state.slots[state.slots.base] = OTHER
    ours, theirs = (everything(ruleset(), played, 0).splitlines() for played in (game, twin))
    assert sum(one != other for one, other in zip(ours, theirs, strict=True)) > 5
