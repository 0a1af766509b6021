"""Bots that are given the truth on purpose. No seat can play with them: they take the true game, and not what a seat
knows. They show that twins tell who has it.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Callable

from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.state import State, digest
from rulewright.game import Game
from rulewright.search.native_search import NativeSearch
from rulewright.search.plan import FAR, Method, Plan, Worth, best
from rulewright.search.standing import valued

NO_OUTCOME = -(2**31)
WORTH = Worth(FAR, 8, 10)
Knowing = Callable[[NativeMachine, Game, int], int]
"""What it chooses in a true game at a seat."""


def searches_on(native: NativeMachine, game: Game, seat: int) -> int:
    """What goes best by a search from the true position to the end."""
    plan = Plan(Method.TREE, seat, 300, 5, WORTH)
    search = NativeSearch(native, plan, compiled(native, game.state).memory, 1)
    search.run(plan.iterations)
    return best(plan, search.found())


def looks_one_step_ahead(native: NativeMachine, game: Game, seat: int) -> int:
    """After what it truly stands best, with all that others have sealed."""
    member = seat % game.program.score.size

    def worth(action: int) -> int:
        after = game.clone()
        after.choose(seat, action)
        return valued(after.machine, after.state, WORTH).worths[member]

    return max(game.legal(seat), key=worth)


KNOWING: tuple[Knowing, ...] = (searches_on, looks_one_step_ahead)


def compiled(native: NativeMachine, state: State) -> NativeGame:
    """The same position in a compiled game."""
    game, slots = native.blank(), array("i", state.slots[native.program.position_start :])
    native.library.rw_prepare(game.memory, 0, native.program.limit)
    ctypes.memmove(native.library.rw_slots(game.memory), slots.buffer_info()[0], 4 * len(slots))
    native.library.rw_decide(game.memory, NO_OUTCOME)
    assert game.digest() == digest(native.program, state)
    return game
