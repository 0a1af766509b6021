"""What everybody is shown of a value that chance decided for a name: it is said, kept in a state variable that all see,
or says who comes first in a loop in which players are asked.

In: a Program. Out: whether that is sure to come, as the code goes on from where chance decides. It is closed: what is
worked out from the value (whether a number is even, who has more) does not tell the value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from itertools import pairwise
from typing import Any

from rulewright.ir.control_flow import targets
from rulewright.ir.operations import ASKS, CHANCE, GOES_ON
from rulewright.ir.program import Domain, Instruction, Op, Program, Text

Known = Callable[[Op], bool]
"""Whether everybody may know the value of an expression as it is now."""


class ChanceReaders:
    """Finds what reads the results of chance in one Program."""

    def __init__(self, program: Program, everyone: int) -> None:
        self.code = program.code
        self._everyone = Op("const", (everyone,))
        entries = sorted(routine.entry for routine in program.routines)
        self._ends = dict(pairwise((*entries, len(program.code))))
        """Where the code of each routine ends, by where it starts."""
        self._open = {variable.name for variable in program.variables if variable.seen_by == "everyone"}

    def is_shown(self, at: int, slot: int, known: Known) -> bool:
        """Whether everybody is shown what lies in a slot before the code that goes on from `at` may go several ways.
        `known` is asked about what was worked out before.
        """
        holders, written = {slot}, set[int]()
        for here in self._straight_on(at):
            o: Any = self.code[here].operands
            if self.code[here].name == "set":
                (holders.add if _holds(o[1], holders) else holders.discard)(o[0])
                written.add(o[0])
            elif self._shows(here, holders, lambda index: written.isdisjoint(slots_of(index)) and known(index)):
                return True
        return False

    def _straight_on(self, at: int) -> Iterator[int]:
        """The places to which the code goes, whatever is the case; into routines and back."""
        calls: list[int] = []
        for _ in self.code:
            instruction = self.code[at]
            label: Any = instruction.operands[0] if instruction.operands else None
            match instruction.name:
                case "call":
                    calls.append(at + 1)
                    at = label
                case "return" if calls:
                    at = calls.pop()
                case _ if _has_one_follower(instruction):
                    yield at
                    at += 1
                case _:
                    return

    def _shows(self, at: int, holders: set[int], known: Known) -> bool:
        o: Any = self.code[at].operands
        match self.code[at].name:
            case "say":
                return self._says(o[0], holders)
            case "store":
                return o[6] in self._open and _holds(o[3], holders) and known(o[1])
            case "begin":
                label: Any = self.code[at + 1].operands[2]
                return self._is_order(o[1], holders) and self._asks(at + 2, label)
        return False

    def _says(self, text: Text, holders: set[int]) -> bool:
        """Whether everybody is told the value; which component it is, its words do not tell."""
        return any(
            _holds(hole.value, holders) and hole.kind != "component" and hole.audience == self._everyone
            for hole in text.holes
        )

    def _is_order(self, domain: Domain, holders: set[int]) -> bool:
        """Whether all players come, from the one that is meant round the table."""
        clockwise = any(key.kind.endswith("clockwise") and _holds(key.value, holders) for key in domain.keys[:1])
        return clockwise and domain.source == "players" and domain.where is None and domain.few is None

    def _asks(self, low: int, high: int) -> bool:
        """Whether somebody may be asked in a stretch of code, also in what it calls."""
        waiting, met = [(low, high)], set[int]()
        while waiting:
            for instruction in self.code[slice(*waiting.pop())]:
                entry: Any = instruction.operands[0] if instruction.name == "call" else None
                if instruction.name in ASKS:
                    return True
                if entry is not None and entry not in met:
                    met.add(entry)
                    waiting.append((entry, self._ends[entry]))
        return False


def _has_one_follower(instruction: Instruction) -> bool:
    return instruction.name in GOES_ON - CHANCE and not targets(instruction)


def _holds(value: Op, holders: set[int]) -> bool:
    return value.name == "slot" and value.operands[0] in holders


def slots_of(part: object) -> Iterator[int]:
    """The slots that a part of a Program reads."""
    if isinstance(part, Op) and part.name == "slot":
        slot: Any = part.operands[0]
        yield slot
    elif isinstance(part, tuple):
        for one in part:
            yield from slots_of(one)
    elif is_dataclass(part):
        for field in fields(part):
            yield from slots_of(getattr(part, field.name))
