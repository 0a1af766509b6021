"""Code while it is emitted: instructions, labels and routines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rulewright.ir.outline import RuleKind
from rulewright.ir.program import Domain, Instruction, Offer, Op, Routine, Text
from rulewright.lowering.reserve import Reserve
from rulewright.source.text import NOWHERE, Span


@dataclass(eq=False)
class Label:
    """A place in the code; `at` is known once it is marked."""

    at: int = -1


@dataclass(eq=False)
class OpenRoutine:
    """A routine being lowered: where it starts, how calls find back, its frame, and who still has to write its body."""

    name: str
    kind: RuleKind
    span: Span
    returns: int
    entry: Label = field(default_factory=Label)
    done: Label = field(default_factory=Label)
    sites: list[Label] = field(default_factory=list)
    parameters: tuple[int, int] = (0, 0)
    told_to: Op | None = None
    low: int = 0
    high: int = 0

    def closed(self) -> Routine:
        return Routine(self.name, self.kind, self.entry.at, self.low, self.high, self.span)


@dataclass(eq=False)
class Frames:
    """Frames to be cleared; their ends are known at the end."""

    routines: tuple[OpenRoutine, ...]


@dataclass(eq=False)
class OpenOffer:
    """An offer whose label is not known yet."""

    action: int
    arguments: tuple[Any, ...]
    label: Label


class CodeBuffer:
    """The listing."""

    def __init__(self, reserve: Reserve) -> None:
        self.reserve = reserve
        self.items: list[tuple[str, tuple[Any, ...], Span]] = []
        self.span = NOWHERE

    def emit(self, name: str, *operands: Any, span: Span | None = None) -> None:
        self.reserve.take(1, span or self.span)
        self.items.append((name, operands, span or self.span))

    def mark(self, label: Label) -> Label:
        label.at = len(self.items)
        return label

    def here(self) -> Label:
        return self.mark(Label())

    def finished(self) -> tuple[Instruction, ...]:
        """The instructions with every label and frame filled in."""
        return tuple(Instruction(name, tuple(map(_close, operands)), span) for name, operands, span in self.items)


def _close(operand: Any) -> Any:
    match operand:
        case Label(at=at):
            assert at >= 0, "an unmarked label"
            return at
        case OpenRoutine(entry=entry):
            return entry.at
        case Frames(routines=routines):
            stretches = [stretch for r in routines for stretch in (r.parameters, (r.low, r.high))]
            return tuple((low, high) for low, high in stretches if low < high)
        case OpenOffer(action=action, arguments=arguments, label=label):
            return Offer(action, arguments, label.at)
        case tuple():
            return tuple(map(_close, operand))
        case list():
            return tuple(map(_close, operand))
        case Op() | Domain() | Text() | int() | str() | None:
            return operand
        case _:
            raise AssertionError(f"{operand!r} is no operand")


Later = Callable[[], None]
