"""Where ways through the code meet again: what was decided on the way is a secret only up to there.

In: the code of a Program. Out: for every instruction the place at which all ways from it meet that do not leave a running phase, or that
there is none within its routine; and whether a phase may be left before it. The end of the game is no way: everybody sees it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

from rulewright.ir.control_flow import targets
from rulewright.ir.operations import GOES_ON
from rulewright.ir.program import Instruction, Program

RETURNED = -1
"""The ways meet where the routine returns."""
NEVER = -2
"""They need not meet at all: one of them leaves the routine for good."""


class Joins:
    """Of one Program; worked out routine by routine, when somebody asks."""

    def __init__(self, program: Program) -> None:
        self.code = program.code
        self.starts = sorted({0, *(routine.entry for routine in program.routines)})
        self.leaving = self._leaving()
        self._found: dict[tuple[int, bool], dict[int, int]] = {}

    def routine(self, at: int) -> int:
        """Where the routine of an instruction starts."""
        return self.starts[bisect_right(self.starts, at) - 1]

    def join(self, at: int) -> int:
        """Where all ways from an instruction meet that leave no phase: a place, `RETURNED` or `NEVER`."""
        return self._meeting(at, leaving=False)

    def may_leave(self, at: int) -> bool:
        """Whether a way from an instruction may leave a running phase before they meet."""
        return self._meeting(at, leaving=True) == NEVER

    def _meeting(self, at: int, *, leaving: bool) -> int:
        start = self.routine(at)
        if (start, leaving) not in self._found:
            self._found[start, leaving] = self._of_routine(start, leaving)
        return self._found[start, leaving].get(at, NEVER)

    def _end(self, start: int) -> int:
        return min((other for other in self.starts if other > start), default=len(self.code))

    def _leaving(self) -> set[int]:
        """The routines that may be left from within, also by what they call."""
        calls: dict[int, set[int]] = {}
        found: set[int] = set()
        for start in self.starts:
            end = self._end(start)
            for instruction in self.code[start:end]:
                if instruction.name == "call" and isinstance(instruction.operands[0], int):
                    calls.setdefault(start, set()).add(instruction.operands[0])
                if instruction.name == "leave" and not start <= _label(instruction) < end:
                    found.add(start)
        while True:
            more = {start for start, called in calls.items() if called & found} - found
            if not more:
                return found
            found |= more

    def _followers(self, at: int, start: int, end: int) -> Iterator[int]:
        instruction = self.code[at]
        match instruction.name:
            case "call":
                yield at + 1
                if instruction.operands[0] in self.leaving:
                    yield NEVER
            case "return":
                yield RETURNED
            case "end" | "fault":
                return
            case _:
                ways = targets(instruction) | ({at + 1} if instruction.name in GOES_ON else set())
                yield from (way if start <= way < end else NEVER for way in sorted(ways))

    def _of_routine(self, start: int, leaving: bool) -> dict[int, int]:
        """The nearest common place of all ways, by the sets of what lies on every way."""
        end = self._end(start)
        order = list(range(end - 1, start - 1, -1))
        followers = {at: [way for way in self._followers(at, start, end) if leaving or way != NEVER] for at in order}
        on_every_way: dict[int, int | None] = {RETURNED: _bit(RETURNED, start), NEVER: _bit(NEVER, start)}
        changed = True
        while changed:
            changed = False
            for at in order:
                known = [ways for way in followers[at] if (ways := on_every_way.get(way)) is not None]
                if not known:
                    continue
                common = known[0]
                for ways in known[1:]:
                    common &= ways
                common |= _bit(at, start)
                if on_every_way.get(at) != common:
                    on_every_way[at] = common
                    changed = True
        return {at: _nearest(at, start, end, on_every_way) for at in order}


def _label(instruction: Instruction) -> int:
    label: Any = instruction.operands[0]
    return int(label)


def _bit(at: int, start: int) -> int:
    return 1 << (at - start + 2 if at >= 0 else at + 2)


def _nearest(at: int, start: int, end: int, on_every_way: dict[int, int | None]) -> int:
    """Of the places on every way, the one from which all others are still to come."""
    own = on_every_way.get(at)
    if own is None:
        return NEVER
    others = own & ~_bit(at, start)
    for place in range(start, end):
        if others & _bit(place, start) and on_every_way.get(place) == others:
            return place
    return RETURNED if others & _bit(RETURNED, start) else NEVER
