"""Which values everybody may know, whatever the position: what is read for them is open by the rules.

In: the expressions and domains of a Program. Out: for each the slots of frames that decide (if everybody may know what
lies in those, everybody may know the value), or none where it depends on more: on who knows a component, on what only
some see. It is worked out once; `knowledge.py` goes through everything else each time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rulewright.ir.program import OF_ZONES, Domain, Op, Program

WORKED_OUT = (
    "add", "sub", "mul", "div_down", "div_up", "mod", "lt", "le", "not", "least", "greatest", "present",
    "bounded", "turn_on", "next_player",
)  # fmt: skip
"""Operations that read nothing but their operands, and who is still in, which everybody sees."""
COMPARED = ("eq", "ne")
PLAIN = (*WORKED_OUT, "and", "or", "if")
"""Operations that read nothing but their operands, or some of them."""
FOLDS = ("sum", "max", "min", "equal", "different", "consecutive")
SOURCES = (*OF_ZONES, "range", "players", "single", "listed")
Frames = frozenset[int]
"""Slots of frames: as they are, where everybody must know what lies in them; inverted (`~`), where it must not be a
component of a heap, of which somebody may know that it is the same as another and somebody not.
"""
NONE: Frames = frozenset()


class OpenValues:
    """The open values of one Program. `seen`: who sees a slot that is not of a frame, or none where it is of one."""

    def __init__(self, program: Program, seen: Callable[[int], int | None], everyone: int) -> None:
        self.program, self.seen, self.everyone = program, seen, everyone
        self._found: dict[int, Frames | None] = {}
        self._functions: dict[int, Frames | None] = {}

    def frames(self, part: Op | Domain) -> Frames | None:
        """The slots of frames that decide who may know the value of an expression, or how many members a domain has
        and which they are; none where they alone do not decide.
        """
        key = id(part)
        if key not in self._found:
            self._found[key] = self._op(part) if isinstance(part, Op) else self._domain(part)
        return self._found[key]

    def _all(self, parts: Iterable[Op | Domain]) -> Frames | None:
        return _joined([self.frames(part) for part in parts])

    def _op(self, op: Op) -> Frames | None:
        operands: Any = op.operands
        match op.name:
            case "const":
                return NONE
            case "slot":
                return self._slot(operands[0])
            case "array":
                return self._array(*operands)
            case "lookup":
                return self._lookup(*operands)
            case "call":
                return self._call(*operands)
            case "count" | "any":
                return self._members(operands[0])
            case name if name in FOLDS:
                return self._members(*operands)
            case "first" | "last" | "the":
                return self.frames(operands[0])
            case name if name in COMPARED:
                found = self._all(operands)
                return None if found is None else found | _handles(found)
            case name if name in PLAIN:
                return self._all(part for part in operands if isinstance(part, Op | Domain))
        return None

    def _slot(self, slot: int) -> Frames | None:
        seen = self.seen(slot)
        if seen is None:
            return frozenset({slot})
        return NONE if seen == self.everyone else None

    def _array(self, base: int, index: Op, size: int) -> Frames | None:
        slots = range(base, base + size)
        is_open = base == self.program.facing or all(self.seen(slot) == self.everyone for slot in slots)
        return self.frames(index) if is_open else None

    def _lookup(self, table: int, index: Op) -> Frames | None:
        of_components = len(self.program.tables[table]) == len(self.program.components)
        return None if of_components else self.frames(index)

    def _call(self, function: int, *arguments: Op) -> Frames | None:
        called = self.program.functions[function]
        if function not in self._functions:
            self._functions[function] = None
            self._functions[function] = self.frames(called.body)
        found = self._functions[function]
        for slot, argument in zip(called.parameters, arguments, strict=True):
            found = _given(found, slot, self.frames(argument))
        return found

    def _domain(self, domain: Domain) -> Frames | None:
        """None of components: who knows in which order they lie depends on which they are."""
        return None if domain.source in OF_ZONES else self._members(domain)

    def _members(self, domain: Domain, *bodies: Op | None) -> Frames | None:
        """What decides how many members there are, and bodies of all of them."""
        asked = (domain.where, domain.few, *(key.value for key in domain.keys), *bodies)
        found = self._all(part for part in asked if part is not None)
        if found is None or domain.source not in SOURCES or (domain.source in OF_ZONES and ~domain.var in found):
            return None
        return _given(found, domain.var, self._all(domain.operands))


def _given(body: Frames | None, slot: int, given: Frames | None) -> Frames | None:
    """What decides of a body, with what is given to it in place of a slot."""
    if body is None or given is None:
        return None
    return (body - {slot, ~slot}) | given | (_handles(given) if ~slot in body else NONE)


def _handles(found: Frames) -> Frames:
    """None of them must be a component of a heap. What must not be one is there as it is, too."""
    return frozenset(~slot for slot in found)


def _joined(found: Sequence[Frames | None]) -> Frames | None:
    known = [frames for frames in found if frames is not None]
    return frozenset().union(*known) if len(known) == len(found) else None
