"""Where ways through the code meet again: what was decided on the way is a secret only up to there.

In: the code of a Program. Out: for every instruction the place at which all ways from it meet, or that there is none
within its routine: then they meet where the routine was called, or further out. The end of the game is no way:
everybody sees it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import reduce
from operator import and_
from typing import Any

from rulewright.ir.control_flow import targets
from rulewright.ir.operations import GOES_ON
from rulewright.ir.program import Instruction, Program

NEVER = -1
"""The ways need not meet within the routine: one of them returns, or leaves it for good."""


class Joins:
    """The joins of one Program; worked out routine by routine, when somebody asks."""

    def __init__(self, program: Program) -> None:
        self.code = program.code
        self.starts = sorted({0, *(routine.entry for routine in program.routines)})
        self.leaving = self._leaving()
        self._found: dict[int, dict[int, int]] = {}

    def routine(self, at: int) -> int:
        """Where the routine of an instruction starts."""
        return self.starts[bisect_right(self.starts, at) - 1]

    def join(self, at: int) -> int:
        """Where all ways from an instruction meet: a place, or `NEVER`."""
        start = self.routine(at)
        if start not in self._found:
            self._found[start] = self._of_routine(start)
        return self._found[start].get(at, NEVER)

    def end(self, start: int) -> int:
        """Where the routine ends that starts at a place."""
        return min((other for other in self.starts if other > start), default=len(self.code))

    def _leaving(self) -> dict[int, set[int]]:
        """For each routine the places outside of it at which one goes on that
        leaves it from within, also by what it calls.
        """
        found: dict[int, set[int]] = {start: set() for start in self.starts}
        changed = True
        while changed:
            changed = False
            for start in self.starts:
                end = self.end(start)
                places = {
                    place
                    for instruction in self.code[start:end]
                    for place in self._left_for(instruction, found)
                    if not start <= place < end
                }
                changed = changed or places != found[start]
                found[start] = places
        return found

    def _left_for(self, instruction: Instruction, found: dict[int, set[int]]) -> set[int]:
        if instruction.name == "leave":
            return {_label(instruction)}
        return found[self.routine(_label(instruction))] if instruction.name == "call" else set()

    def _followers(self, at: int, start: int, end: int) -> Iterator[int]:
        instruction = self.code[at]
        match instruction.name:
            case "call":
                yield at + 1
                left_for = self.leaving[self.routine(_label(instruction))]
                yield from (way if start <= way < end else NEVER for way in sorted(left_for))
            case "return":
                yield NEVER
            case _:
                ways = targets(instruction) | ({at + 1} if instruction.name in GOES_ON else set())
                yield from (way if start <= way < end else NEVER for way in sorted(ways))

    def _of_routine(self, start: int) -> dict[int, int]:
        """The nearest common place of all ways, by the sets of what lies on every way."""
        end = self.end(start)
        order = list(range(end - 1, start - 1, -1))
        followers = {at: list(self._followers(at, start, end)) for at in order}
        on_every_way: dict[int, int | None] = {NEVER: _bit(NEVER, start)}
        changed = True
        while changed:
            changed = False
            for at in order:
                known = [ways for way in followers[at] if (ways := on_every_way.get(way)) is not None]
                if not known:
                    continue
                common = reduce(and_, known) | _bit(at, start)
                if on_every_way.get(at) != common:
                    on_every_way[at] = common
                    changed = True
        return {at: _nearest(at, start, end, on_every_way) for at in order}


def _label(instruction: Instruction) -> int:
    label: Any = instruction.operands[0]
    return int(label)


def _bit(at: int, start: int) -> int:
    return 1 << (at - start + 1 if at >= start else 0)


def _nearest(at: int, start: int, end: int, on_every_way: dict[int, int | None]) -> int:
    """The one of the places on every way from which all others are still to come."""
    own = on_every_way.get(at)
    if own is None:
        return NEVER
    others = own & ~_bit(at, start)
    for place in range(start, end):
        if on_every_way.get(place) == others:
            return place
    return NEVER
