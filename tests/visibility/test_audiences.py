"""What each seat and an onlooker see of every thing with every audience: views on
both backends, log, prompts, legal lists, refusals.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.game import Game

from .audiences import (
    BUILD,
    EYES,
    FACES,
    NUMBERS,
    PAIR,
    PICKED,
    PLAYERS,
    PROMPTED,
    PURSES,
    STATES,
    THINGS,
    ZONES,
    Thing,
    machine,
    started,
)

OPEN = pytest.mark.parametrize("is_open", [False, True], ids=["closed", "open"])
View = dict[str, Any]


@cache
def game(is_open: bool) -> Game:
    return started(is_open)


@cache
def native(is_open: bool) -> NativeGame:
    played = NativeMachine(machine(is_open), BUILD).blank()
    played.begin(1, True)
    return played


def _reference(is_open: bool, eye: int | None) -> View:
    return game(is_open).view(eye)


def _native(is_open: bool, eye: int | None) -> View:
    return native(is_open).view(eye)


PLACES = [(zone, owner) for zone in ZONES for owner in zone.owners]
BACKENDS = pytest.mark.parametrize("view", [_reference, _native], ids=["reference", "native"])
Viewing = Callable[[bool, int | None], View]


def whose(one: View) -> str | None:
    """Whose an entry is, in words."""
    return ", ".join([one["owner"], *one.get("of", ())]) if one["owner"] else None


def entry(view: View, section: str, key: str, thing: Thing, owner: int | None) -> View:
    found = [one for one in view[section] if one[key] == thing.name and whose(one) == thing.called(owner)]
    assert len(found) == 1
    return dict(found[0])


def members(things: tuple[Thing, ...]) -> Iterator[tuple[Thing, int | None, int | None]]:
    """Every thing, owner and eye."""
    return ((thing, owner, eye) for thing in things for owner in thing.owners for eye in EYES)


@OPEN
@BACKENDS
def test_zones(view: Viewing, is_open: bool) -> None:
    views = {eye: view(is_open, eye) for eye in EYES}
    for thing, owner, eye in members(ZONES):
        found, seen = entry(views[eye], "zones", "zone", thing, owner), thing.sees(owner, eye, is_open)
        name = {"zone": thing.name, "owner": found["owner"], "count": 1} | (
            {"of": found["of"]} if "of" in found else {}
        )
        if thing.kind == "heap":
            assert found == {**name, "known": {"ace": 1} if seen else {}, "unknown": 0 if seen else 1}, (thing, eye)
        else:
            assert found == {**name, "row": ["ace" if seen else None]}, (thing, eye)


@OPEN
@BACKENDS
def test_faces(view: Viewing, is_open: bool) -> None:
    """All see what lies face up, and nobody what came face down from where nobody looks."""
    views = {eye: view(is_open, eye) for eye in EYES}
    for thing, owner, eye in members(FACES):
        found = entry(views[eye], "zones", "zone", thing, owner)
        name = {"zone": thing.name, "owner": thing.called(owner), "count": 2}
        if thing.kind == "heap":
            assert found == {**name, "known": {"ace": 1}, "unknown": 1, "face_up": 1}
        else:
            rows = {"pile": [None, "ace"], "row": ["ace", None]}[thing.kind]
            assert found == {**name, "row": rows, "face_up": [card is not None for card in rows]}


@OPEN
@BACKENDS
def test_purses(view: Viewing, is_open: bool) -> None:
    views = {eye: view(is_open, eye) for eye in EYES}
    for thing, owner, eye in members(PURSES):
        found, seen = entry(views[eye], "money", "purse", thing, owner), thing.sees(owner, eye, is_open)
        assert found["amount"] == (7 if seen else None), (thing, owner, eye)
        has_pieces = seen and thing.kind == "pieces" and thing.per in ("player", PAIR)
        assert found.get("pieces") == ({"1": 2, "5": 1} if has_pieces else None), (thing, owner, eye)


@OPEN
@BACKENDS
def test_state(view: Viewing, is_open: bool) -> None:
    views = {eye: view(is_open, eye) for eye in EYES}
    for thing, owner, eye in members(STATES):
        found, seen = entry(views[eye], "state", "state", thing, owner), thing.sees(owner, eye, is_open)
        assert (found["value"], found["seen"]) == ((7, True) if seen else (None, False)), (thing, owner, eye)


@OPEN
@BACKENDS
def test_what_else_a_view_holds_is_the_same_for_all(view: Viewing, is_open: bool) -> None:
    """Only the seat that is asked has a list of choices;
    everybody sees who is asked, and nothing is in a view that is not named here.
    """
    for eye in EYES:
        found = view(is_open, eye)
        legal = [len(found.pop("legal")) > 0, found.pop("seat"), found.pop("sealed")]
        assert legal == [eye == 0, eye, None]
        rest = {key: value for key, value in found.items() if key not in ("zones", "money", "state")}
        assert rest == {
            "game": "audiences",
            "players": PLAYERS,
            "out": [],
            "to_act": [0],
            "over": False,
            "decisions": 0,
        }


@OPEN
def test_the_log(is_open: bool) -> None:
    """A value, what a term makes of it, what was given on to an effect;
    a sum over all owners to those who see all of them.
    """
    for eye in EYES:
        told = {
            (*line.split(" ", 2)[:2], owner_of(line)): line.rpartition(" ")[2]
            for line in game(is_open).log(eye)
            if " card " not in line
        }
        for thing in NUMBERS:
            for owner in thing.owners:
                seen = thing.sees(owner, eye, is_open)
                values = [told[thing.name, way, thing.called(owner) or "all"] for way in ("plain", "term", "effect")]
                assert values == (["7", "8", "7"] if seen else ["some"] * 3), (thing, owner, eye)
            if thing.per:
                total = (
                    str(7 * len(thing.owners))
                    if all(thing.sees(owner, eye, is_open) for owner in thing.owners)
                    else "some"
                )
                assert [told[thing.name, way, "all"] for way in ("sum", "name")] == [total] * 2, (thing, eye)
        for thing, owner in PLACES:
            seen, name = thing.sees(owner, eye, is_open), thing.called(owner) or "all"
            assert told[thing.name, "rank", name] == ("3" if seen else "some"), (thing, owner, eye)
            assert f"{thing.name} card {name} {'ace' if seen else 'a card'}" in game(is_open).log(eye)


def owner_of(line: str) -> str:
    """The owner in a line `thing way owner value`."""
    return line.split(" ", 2)[2].rpartition(" ")[0]


@OPEN
def test_prompts_and_legal_choices(is_open: bool) -> None:
    """Player 1 is asked about what player 2 has, and may pick from both players' zones: in words of what he sees."""
    played = game(is_open)
    names = {action.name: action.index for action in played.program.actions}
    for thing in PROMPTED:
        value = "7" if thing.sees(1, 0, is_open) else "some"
        assert played.telling.question(0, names[f"ask_{thing.name}"]) == f"{thing.name} {value}"
    words = [played.words(0, action) for action in played.legal(0)]
    for thing in PICKED:
        for way, player in (("own", 0), ("next", 1)):
            found = [line for line in words if line.startswith(f"{way} {thing.name.replace('_', ' ')} ")]
            seen = thing.sees(thing.of_player(player), 0, is_open)
            assert len(found) == 1 and ("ace" in found[0]) is seen, (found, thing, way)


@OPEN
def test_what_is_told_of_a_choice(is_open: bool) -> None:
    """Player 1 takes a card of player 2 and puts it away unseen: who saw it before or could see it, reads which;
    the others do not.
    """
    for thing in PICKED:
        played = game(is_open).clone()
        action = next(
            a for a in played.legal(0) if played.words(0, a).startswith(f"next {thing.name.replace('_', ' ')} ")
        )
        played.choose(0, action)
        for eye in EYES:
            card = "ace" if thing.sees(thing.of_player(1), eye, is_open) else "a card"
            assert played.log(eye)[-1] == f"Player 1 takes {card}", (thing, eye)


def test_a_refusal_says_nothing_of_what_is_hidden() -> None:
    played = game(False)
    assert {played.refusal(seat, 10**6) for seat in range(1, PLAYERS)} == {
        f"it is not Player {seat + 1}'s choice now" for seat in range(1, PLAYERS)
    }
    assert played.refusal(0, 10**6) == f"action {10**6} is not among the legal choices"


@OPEN
def test_both_backends_give_the_same_bytes(is_open: bool) -> None:
    """The order of keys and entries too."""
    for eye in EYES:
        assert json.dumps(_reference(is_open, eye)) == json.dumps(_native(is_open, eye))


def test_the_product_is_whole() -> None:
    """Every kind of thing has every audience word that it may have, and one by an option."""
    for kind in ("heap", "pile", "row", "purse", "pieces", "state"):
        assert {thing.word for thing in THINGS if thing.kind == kind and thing.per != PAIR} == {
            "nobody",
            "owner",
            "side",
            "everyone",
            "option",
        }
        assert {thing.per for thing in THINGS if thing.kind == kind} >= {"", "player", "side"}
