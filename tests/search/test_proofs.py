"""What a search proves of choices is so, and both backends prove the same."""

from __future__ import annotations

import ctypes
import random

import pytest

from information.games import machine
from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.game import Game
from rulewright.search import FAR, Thinker
from rulewright.search.native_search import NativeSearch
from rulewright.search.plan import Method, Plan, Proof, Tried, Worth, best
from rulewright.search.reference_search import ReferenceSearch
from search.test_perfect_play import Solved, after

POSITIONS = 6
PLANNED = {"tic_tac_toe": 300, "nim": 120, "connect_four": 60, "dots_and_boxes": 60}


def positions(name: str) -> list[tuple[Game, NativeGame]]:
    """Of random play on both backends, with a choice that is not forced."""
    native, found = NativeMachine(machine(name), search=True), list[tuple[Game, NativeGame]]()
    for seed in range(40):
        chance, game, there = random.Random(seed), Game.start(machine(name), seed, log=False), native.start(seed)
        for _ in range(chance.randrange(2, 8 if name in ("tic_tac_toe", "nim") else 24)):
            if not game.over:
                (seat,) = game.state.pending
                action = chance.choice(game.legal(seat))
                game.choose(seat, action)
                there.choose(seat, action)
        if not game.over and len(game.legal(min(game.state.pending))) > 1:
            found.append((game, there))
    assert len(found) >= POSITIONS
    return found[:POSITIONS]


def tried(name: str, game: Game, there: NativeGame, seed: int) -> tuple[Plan, list[Tried]]:
    """What both backends have tried: the same."""
    plan = Plan(Method.TREE, min(game.state.pending), PLANNED[name], seed, Worth(FAR, 8, 2), solves=True)
    native = NativeSearch(there.machine, plan, ctypes.create_string_buffer(there.memory.raw), 1)
    reference = ReferenceSearch(machine(name), plan, (game.state,))
    native.run(plan.iterations)
    reference.run(plan.iterations)
    assert native.found() == reference.found()
    return plan, native.found()


@pytest.mark.parametrize("name", PLANNED)
def test_both_backends_prove_the_same(name: str) -> None:
    proofs = {one.proof for game, there in positions(name) for one in tried(name, game, there, 3)[1]}
    assert Proof.NONE in proofs
    if name in ("tic_tac_toe", "nim"):
        assert proofs == set(Proof)


@pytest.mark.parametrize("name", ["tic_tac_toe", "nim"])
def test_what_is_proven_is_so(name: str) -> None:
    solved, proven = Solved(), 0
    for game, there in positions(name):
        (seat,) = game.state.pending
        plan, found = tried(name, game, there, 5)
        worths = {one.action: solved.worth(after(game, seat, one.action)) * (1 - 2 * seat) for one in found}
        for one in found:
            if one.proof != Proof.NONE:
                assert worths[one.action] == {Proof.WON: 1, Proof.LOST: -1}[Proof(one.proof)]
                proven += 1
        if any(one.proof == Proof.WON for one in found):
            assert worths[best(plan, found)] == 1
    assert proven >= POSITIONS


@pytest.mark.parametrize(
    ("name", "solves"),
    [
        *((name, True) for name in ("tic_tac_toe", "connect_four", "hex", "mancala", "dots_and_boxes")),
        *((name, False) for name in ("backgammon", "pig", "kuhn", "liars_dice", "goofspiel", "hearts")),
    ],
)
def test_only_where_all_is_seen_and_nothing_left_to_chance(name: str, solves: bool) -> None:
    assert Thinker(machine(name).program, compiled=False).solves is solves
