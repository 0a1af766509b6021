"""Calls into compiled code that step lanes: a part of the lanes for each thread, and for each set of columns.

In: the games, and which set a call writes. Out: how many ids were listed, and how many games ended. A signal ends a
call in the middle; then what it wrote means nothing. What one thread does at every step takes few calls of Python, as
Python has to be fetched anew after each: a step of some hundred lanes leaves little of it in the caches. So a step
listens to signals only if it lasts.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from rulewright.backend.codegen.vector_step import DONE, UNDONE, VectorStep
from rulewright.processes.halts import EndedBySignals
from rulewright.vector.step_arrays import Columns

StepFunction = Callable[..., None]
PATIENCE = 1
"""Seconds, as a clock without parts of seconds shows them, after which a step begins to listen to signals."""


@dataclass(frozen=True)
class StepSettings:
    """What every call is told: where games and lanes lie, and as in `VectorStep`."""

    games: int
    lanes: int
    drawn: int
    count: int
    mode: int
    by_score: int
    limit: int
    size: int
    id_count: int


class LaneCalls:
    """The calls of one environment; `library`: the compiled game."""

    def __init__(
        self, settings: StepSettings, sets: Sequence[Columns], parts: Sequence[tuple[int, int]], library: Any
    ) -> None:
        self._sets, self._library = sets, library
        self._checked_step, self._draw = library.rw_vector_checked_step, library.rw_vector_draw
        self._of_set = [[_call(settings, first, last) for first, last in parts] for _ in sets]
        self._addresses = [[ctypes.addressof(call) for call in calls] for calls in self._of_set]
        self._first = [(calls[0], addresses[0]) for calls, addresses in zip(self._of_set, self._addresses, strict=True)]
        for turn, calls in enumerate(self._of_set):
            for call in calls:
                call.before, call.turn = self._addresses[1 - turn][0], turn
        self._pool = ThreadPoolExecutor(len(parts)) if len(parts) > 1 else None
        for turn, _ in enumerate(sets):
            self.point(turn)

    def point(self, turn: int) -> None:
        """Tells the calls where the columns of a set lie."""
        columns, calls = self._sets[turn], self._of_set[turn]
        room = columns.room // len(calls)
        for number, call in enumerate(calls):
            call.to, call.place, call.room, call.ended = columns.addresses, number * room, room, 0

    def draw(self, turn: int, actions: int) -> None:
        """Draws for each lane one of the ids that the columns of a set hold."""
        self._draw(self._first[turn][1], actions)

    def step(self, turn: int, actions: int) -> tuple[int, int]:
        """Takes an action of each lane: a number below 0, and how many ids are legal then; or the first lane whose
        action is not legal, and nothing was done.
        """
        if self._pool is not None:
            refused = int(self._library.rw_vector_check(self._addresses[1 - turn][0], actions))
            return (refused, 0) if refused >= 0 else (-1, self.run(turn, self._library.rw_vector_step, actions))
        call, address = self._first[turn]
        went: int = self._checked_step(address, actions)
        if went < DONE:
            self._finish(turn, actions, went)
        return went, call.total

    def _finish(self, turn: int, actions: int, went: int) -> None:
        """Goes on with a step that lasts, now hearing signals, and lists what did not fit."""
        call, address = self._first[turn]
        if went == UNDONE:
            with EndedBySignals() as call.halt:
                self._library.rw_vector_rest(address, actions)
        if call.crowded:
            self._make_room(turn, (call,))

    def run(self, turn: int, function: StepFunction, *arguments: int | None) -> int:
        """Lets compiled code work on all lanes, and puts the ids of all threads together; gives how many they are."""
        first, *others = calls = self._of_set[turn]
        self._each(turn, function, *arguments)
        if first.crowded or any(call.crowded for call in others):
            self._make_room(turn, calls)
        total, columns = int(first.total), self._sets[turn]
        for call in others:
            columns.ids[total : total + call.total] = columns.ids[call.place : call.place + call.total]
            columns.own["offset"][call.first + 1 : call.last + 1] += total
            total += call.total
        return total

    def _make_room(self, turn: int, calls: Sequence[VectorStep]) -> None:
        """Lists ids again, where they did not fit."""
        ended = [call.ended for call in calls]
        self._sets[turn].make_room(len(calls) * (2 * max(call.total for call in calls) + 64))
        self.point(turn)
        self._each(turn, self._library.rw_vector_list)
        for call, count in zip(calls, ended, strict=True):
            call.ended = count

    def ended(self, turn: int) -> list[tuple[int, int]]:
        """Where the last views of the games lie that ended: the first row and the number of rows, by thread."""
        if self._pool is None:
            return [(0, self._first[turn][0].ended)]
        return [(call.first, call.ended) for call in self._of_set[turn]]

    def close(self) -> None:
        """Ends the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _each(self, turn: int, function: StepFunction, *arguments: int | None) -> None:
        addresses = self._addresses[turn]
        with EndedBySignals() as halt:
            for call in self._of_set[turn]:
                call.halt = halt
            if self._pool is None:
                function(addresses[0], *arguments)
            else:
                list(self._pool.map(lambda address: function(address, *arguments), addresses))


def _call(settings: StepSettings, first: int, last: int) -> VectorStep:
    return VectorStep(
        games=settings.games,
        lanes=settings.lanes,
        drawn=settings.drawn,
        count=settings.count,
        first=first,
        last=last,
        mode=settings.mode,
        by_score=settings.by_score,
        limit=settings.limit,
        size=settings.size,
        id_count=settings.id_count,
        patience=PATIENCE,
    )
