"""Backgammon in both engines: every position to which a throw can lead, whatever the order of the moves; the returns.

open_spiel moves both men in one choice, and has a second one after a double; here men move one by one. So what is
compared is the set of positions in which the moves of one of its choices can end. Our side is the compiled game.
"""

from __future__ import annotations

import ctypes
import random
from functools import cache
from typing import Any

import pyspiel

from conformance.cases import QUICK
from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.loading import load
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report

Position = tuple[int, ...]
"""Men of both players at the south end, at the points from 1 to 24, and at the north end."""
POINTS, BAR, MEN = 24, 100, 15


@cache
def machine() -> NativeMachine:
    ruleset = load(find("backgammon"), Report())
    assert ruleset is not None
    return NativeMachine(ruleset.machine(2, {"gammons": "count"}), QUICK)


def play(rng: random.Random) -> int:
    """One game at random in both; how many throws were compared."""
    game = machine().start(0, automatic=False)
    state = pyspiel.load_game("backgammon(scoring_type=full_scoring)").new_initial_state()
    throws = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _throw(game, state, rng, begins=not throws)
            throws += 1
        else:
            game = _move(game, state, rng)
    assert game.over == 1
    scores, _ = game.outcome()
    assert [scores[0] - scores[1], scores[1] - scores[0]] == list(state.returns())
    return throws


def _throw(game: NativeGame, state: Any, rng: random.Random, begins: bool) -> None:
    """Their throw is ours. Whoever begins has thrown the higher number there, too."""
    action, _ = rng.choice(state.chance_outcomes())
    state.apply_action(action)
    low, high = sorted(map(int, str(state).split("Dice: ")[1].split("\n")[0]))
    given = [low, high]
    if begins and state.current_player() == 0:
        given.reverse()
    for number in given:
        assert sorted(game.outcomes()) == [1, 2, 3, 4, 5, 6]
        game.decide(number)


def _move(game: NativeGame, state: Any, rng: random.Random) -> NativeGame:
    """All ends of one of their choices are ours; one of them is taken in both."""
    seat = state.current_player()
    wanted = {_theirs(state.child(action)): action for action in state.legal_actions()}
    found = {_ours(end): end for end in _ends(game, seat)}
    assert found.keys() == wanted.keys(), str(state)
    chosen = rng.choice(sorted(found))
    state.apply_action(wanted[chosen])
    return found[chosen]


def _ends(game: NativeGame, seat: int, moves: int = 2) -> list[NativeGame]:
    """The games after as many moves as a choice of theirs has, or after all that can be made."""
    if not moves or game.over or game.waiting != (seat,):
        return [game]
    ends: dict[Position, NativeGame] = {}
    for action in game.legal(seat):
        after = game.clone()
        after.choose(seat, action)
        ends |= {_ours(end): end for end in _ends(after, seat, moves - 1)}
    return list(ends.values())


def _ours(game: NativeGame) -> Position:
    program = game.machine.program
    men = next(variable for variable in program.variables if variable.name == "men").slots
    length = program.length - program.position_start
    slots = ctypes.cast(game.library.rw_slots(game.memory), ctypes.POINTER(ctypes.c_int32 * length)).contents
    first = men.base - program.position_start
    return tuple(slots[first : first + men.size])


def _theirs(state: Any) -> Position:
    """Their points are numbered from where player 1 begins."""
    points = [[state.board(seat, POINTS - point) for point in range(1, POINTS + 1)] for seat in (0, 1)]
    bars = [state.board(seat, BAR) for seat in (0, 1)]
    off = [MEN - sum(lying) - bar for lying, bar in zip(points, bars, strict=True)]
    return off[0], *points[0], bars[0], bars[1], *points[1], off[1]
