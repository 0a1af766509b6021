"""Where a value decided by chance may go: whether all that is made of it is public.

In: a Program. Out: whether a slot of a frame is read by nothing but what everybody sees. It is closed: what is not
known to be public counts as secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from rulewright.ir.program import Instruction, Op, Program

PUBLIC_READERS = ("say", "begin")
"""Instructions that tell everybody what they read, or in which order everybody is next."""


class ChanceReaders:
    """Of one Program; worked out when somebody asks."""

    def __init__(self, program: Program) -> None:
        self.code = program.code
        self._open = {variable.name for variable in program.variables if variable.seen_by == "everyone"}
        self._readers: dict[int, set[int]] | None = None

    def is_shown(self, slot: int) -> bool:
        """Whether everything that reads a slot, or what is made of it in other slots, is public."""
        waiting, followed = [slot], {slot}
        while waiting:
            for at in self.readers().get(waiting.pop(), ()):
                instruction = self.code[at]
                if instruction.name == "set":
                    target: Any = instruction.operands[0]
                    waiting += {target} - followed
                    followed.add(target)
                elif not self._is_public(instruction):
                    return False
        return True

    def _is_public(self, instruction: Instruction) -> bool:
        return instruction.name in PUBLIC_READERS or (
            instruction.name == "store" and instruction.operands[-1] in self._open
        )

    def readers(self) -> dict[int, set[int]]:
        """By slot, the instructions that read it."""
        if self._readers is None:
            self._readers = {}
            for at, instruction in enumerate(self.code):
                for slot in _slots(instruction.operands):
                    self._readers.setdefault(slot, set()).add(at)
        return self._readers


def _slots(part: object) -> Iterator[int]:
    """The slots that a part of a Program reads."""
    if isinstance(part, Op) and part.name == "slot":
        slot: Any = part.operands[0]
        yield slot
    elif isinstance(part, tuple):
        for one in part:
            yield from _slots(one)
    elif is_dataclass(part):
        for field in fields(part):
            yield from _slots(getattr(part, field.name))
