"""The description of the numbers of a view fits every number that compiled
games write, and the view that they decode to.
"""

from __future__ import annotations

import random
from array import array
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.playouts import address
from rulewright.backend.codegen.view_description import SeenNumber, seen_numbers
from rulewright.backend.codegen.view_layout import HIDDEN
from rulewright.ir.program import NONE_NUMBER

from .cases import Case, native, sample

STOPS = 40


def numbers_of(game: NativeGame, eye: int) -> list[int]:
    found = array("i", bytes(4 * game.machine.view_layout.size))
    game.library.rw_view(game.memory, eye, address(found))
    return found.tolist()


def stops(case: Case) -> Iterator[NativeGame]:
    """The beginning of a game, and stops of a random one."""
    rng, game = random.Random(1), native(case).start(3)
    for _ in range(STOPS):
        yield game
        if game.over:
            return
        seat = rng.choice(game.waiting)
        game.choose(seat, rng.choice(game.legal(seat)))


@pytest.mark.parametrize("case", sample(), ids=str)
def test_every_number_is_described(case: Case) -> None:
    program, texts = native(case).program, native(case).machine.texts
    described = seen_numbers(program, texts)
    assert len(described) == native(case).view_layout.size
    assert len({one.label for one in described}) == len(described)
    for game in stops(case):
        for eye in (*range(program.players), program.players):
            numbers = numbers_of(game, eye)
            for one, number in zip(described, numbers, strict=True):
                fits = one.low <= number <= one.high or number == HIDDEN or (one.optional and number == NONE_NUMBER)
                assert fits, (one, number)
            compare(described, numbers, game.view(eye if eye < program.players else None))


def compare(described: tuple[SeenNumber, ...], numbers: list[int], view: dict[str, Any]) -> None:
    """The words of the description are those of the view."""
    told: dict[tuple[str, str, str], list[object]] = {}
    for one, number in zip(described, numbers, strict=True):
        told.setdefault((one.of, one.name, one.owner), []).append(word(one, number))
    for entry in view["zones"]:
        count, *places = told["zone", entry["zone"], ", ".join([entry["owner"] or "", *entry.get("of", ())])]
        assert count == entry["count"]
        shown = places[: entry["count"]]
        if "row" in entry:
            assert shown == entry["row"]
        else:
            assert Counter(one for one in shown if one is not None) == Counter(entry["known"])
            assert shown.count(None) == entry["unknown"]
    for entry in view["money"]:
        amount, *_ = told["purse", entry["purse"], ", ".join([entry["owner"] or "", *entry.get("of", ())])]
        assert amount == entry["amount"]
    values: dict[tuple[str, str], list[object]] = {}
    for entry in view["state"]:
        value = entry["value"]
        values.setdefault((entry["state"], entry["owner"] or ""), []).append(
            {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
        )
    for (name, owner), entries in values.items():
        assert told["state", name, owner] == entries


def word(one: SeenNumber, number: int) -> object:
    if number == HIDDEN:
        return None
    if one.optional and number == NONE_NUMBER:
        return "none"
    return dict(one.meanings).get(number, number)
