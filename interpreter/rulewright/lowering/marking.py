"""Marks while they are numbered: which items the lowering has met, and their numbers;
nothing where nobody asks for coverage.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.ir.marks import FAILED, HELD, Mark, MarkKey
from rulewright.ir.program import Op
from rulewright.source.text import Span

NOBODY = -1
"""The number of a side that is no item."""


class Marking:
    """Numbers marks by what they are of, and wraps expressions in probes.
    `on` is off where texts and audiences are lowered.
    """

    def __init__(self, on: bool) -> None:
        self.on = on
        self.marks: list[Mark] = []
        self.numbers: dict[MarkKey, int] = {}

    def number(self, kind: str, span: Span, side: str = "", always: bool = False) -> int:
        """The number of a mark, on first use a new one."""
        mark = Mark(kind, span, side, always)
        if mark.key not in self.numbers:
            self.numbers[mark.key] = len(self.marks)
            self.marks.append(mark)
        return self.numbers[mark.key]

    def probe(self, op: Op, yes: int = NOBODY, no: int = NOBODY) -> Op:
        return Op("probe", (yes, no, op))

    def condition(self, op: Op, span: Span) -> Op:
        """A condition, both of whose sides are items."""
        return (
            self.probe(op, self.number("condition", span, HELD), self.number("condition", span, FAILED))
            if self.on
            else op
        )

    def reached(self, op: Op, kind: str, span: Span) -> Op:
        """An expression that is an item when it is worked out."""
        if not self.on:
            return op
        number = self.number(kind, span)
        return self.probe(op, number, number)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """What is lowered meanwhile is no rule, but tells about rules."""
        with self._set(False):
            yield

    @contextmanager
    def resumed(self, on: bool) -> Iterator[None]:
        with self._set(on):
            yield

    @contextmanager
    def _set(self, on: bool) -> Iterator[None]:
        before, self.on = self.on, on
        try:
            yield
        finally:
            self.on = before
