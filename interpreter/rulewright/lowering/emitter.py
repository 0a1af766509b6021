"""Instructions and routines while they are emitted.

In: instructions, and bodies to be written later. Out: the listing, with shuffled orders decided before they are read.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.frontend.analysis.hidden_loops import Loop, key_of
from rulewright.frontend.analysis.intervals import WIDEST
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    NumberType,
    SetType,
)
from rulewright.ir.outline import RuleKind
from rulewright.ir.program import Op, Text
from rulewright.lowering.audiences import AudienceLowerer
from rulewright.lowering.code import CodeBuffer, Frames, Label, Later, OpenRoutine
from rulewright.lowering.context import Context
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.layout import none_of
from rulewright.lowering.operators import const, is_const, slot
from rulewright.lowering.rule_outline import Outline
from rulewright.lowering.set_parameters import given, slots_of, width
from rulewright.source.text import Span


class Emitter:
    """Writes into `code`; routines are written when everything before them is."""

    def __init__(self, context: Context, expressions: ExpressionLowerer, audiences: AudienceLowerer) -> None:
        self.context = context
        self.expressions = expressions
        self.audiences = audiences
        self.code = CodeBuffer(context.layout.reserve)
        self.outline = Outline(context, self.code)
        self.queue: list[Later] = []
        self.routines: dict[object, OpenRoutine] = {}
        self.routine: OpenRoutine | None = None
        self.told_to: tuple[Op, ...] = ()
        """Who may be told of what is being lowered, because they see what selects
        the members of every loop around it.
        """

    def emit(self, name: str, *operands: object) -> None:
        """An instruction, after whatever shuffled order it reads has been decided."""
        self.settle()
        self.code.emit(name, *operands)

    def settle(self) -> None:
        for zone in sorted(self.context.settled, key=lambda z: z.name):
            family = self.context.layout.family(zone)
            for index in range(family.start, family.start + family.count):
                self.code.emit("settle", index)
        self.context.settled = set()

    def unless(self, condition: t.Expr | None, label: Label) -> None:
        """Goes to `label` if the condition fails."""
        if condition is not None:
            op = self.expressions.condition(condition)
            if not is_const(op, 1):
                self.emit("unless", op, label)

    def note(self, kind: str, span: Span, side: str = "") -> None:
        """Notes that this place was reached."""
        if self.context.marking.on:
            number = self.context.marking.number(kind, span, side)
            self.note_if(const(1), number, number)

    def note_if(self, op: Op, yes: int, no: int = -1) -> None:
        """Notes a mark if something is true, another if it is not."""
        if self.context.marking.on:
            self.emit("note", self.context.marking.probe(op, yes, no))

    def place(self, name: str, size: int = 1, low: int = 0, high: int = 0) -> int:
        """Slots in the frame of the routine being written.
        A frame at rest holds noughts, whatever its values are in use.
        """
        routine = self.routine.name if self.routine is not None else ""
        return self.context.layout.allot(f"{routine}.{name}", size, min(low, 0), max(high, 0), self.code.span)

    def place_var(self, var: t.Var) -> int:
        if isinstance(var.type, SetType):
            self.context.slots[var] = self.context.sets[var] = self.place(var.name, width(self.context, var), -1, 4000)
            return self.context.slots[var]
        bounds = self.context.bounds.var(var) if isinstance(var.type.inner, NumberType) else None
        low, high = (
            (max(bounds.low, -WIDEST), min(bounds.high, WIDEST))
            if bounds is not None
            else (none_of(var.type) if var.type.optional else 0, 4000)
        )
        self.context.slots[var] = self.place(var.name, 1, low, high)
        return self.context.slots[var]

    def place_mask(self, var: t.Var) -> None:
        """A slot for who may know a named value, if that is not everybody."""
        if self.audiences.needs_mask(var):
            self.audiences.masks[var] = slot(self.place(f"who knows {var.name}", 1, 0, self.context.everyone()))

    def note_audience(self, var: t.Var, value: t.Expr) -> None:
        """Notes who may know a value that is about to be named."""
        if var in self.audiences.masks:
            self.emit("set", self.audiences.masks[var].operands[0], self.audiences.audience(value))

    def say(self, text: Text) -> None:
        """A line of the log; from within a loop over what not everybody sees, to those who see it."""
        if self.told_to:
            self.emit("tell", text, self.audiences.all(list(self.told_to)))
        else:
            self.emit("say", text)

    @contextmanager
    def telling(self, loop: Loop) -> Iterator[None]:
        """Around a loop: its lines are for those who see what selects its members, noted before it begins."""
        outside, key = self.told_to, key_of(loop)
        selection = self.audiences.hidden_loops.selections.get(key)
        if selection is not None:
            of = selection.domain.var.name if selection.domain is not None else "this loop"
            mask = slot(self.place(f"who is told of {of}", 1, 0, self.context.everyone()))
            self.emit("set", mask.operands[0], self.audiences.of_members(selection))
            if isinstance(key, t.Var):
                self.audiences.masks[key] = mask
            self.told_to = (*outside, mask)
        yield
        self.told_to = outside

    def open(
        self, key: object, name: str, kind: RuleKind, span: Span, parameters: tuple[t.Var, ...], body: Later
    ) -> OpenRoutine:
        """The routine for a symbol; its body is written later, once.
        Its parameters are allotted now, for its callers.
        """
        if key not in self.routines:
            returns = self.context.layout.allot(f"{name}.returns", 1, 0, 1000, span)
            routine = OpenRoutine(name, kind, span, returns)
            self.routines[key] = routine
            outside, self.routine = self.routine, routine
            first = self.context.layout.next
            for var in parameters:
                self.place_var(var)
                self.place_mask(var)
            if key in self.audiences.hidden_loops.rules:
                routine.told_to = slot(self.place("who is told", 1, 0, self.context.everyone()))
            self.routine = outside
            routine.parameters = (first, self.context.layout.next)
            self.queue.append(lambda: self.write(routine, body, parameters))
        return self.routines[key]

    def write(self, routine: OpenRoutine, body: Later, variables: tuple[t.Var, ...]) -> None:
        """A body: its frame is what the body allots. `variables`: the names that people may be told."""
        self.routine = routine
        self.code.span = routine.span
        self.code.mark(routine.entry)
        routine.low = self.context.layout.next
        self.told_to = () if routine.told_to is None else (routine.told_to,)
        with self.outline.rule(routine.kind, routine.name, routine.span, variables):
            body()
        routine.high = self.context.layout.next
        self.code.mark(routine.done)
        self.code.span = routine.span
        self.code.emit("return", routine.returns, routine.sites, Frames((routine,)))

    def call(self, routine: OpenRoutine, variables: tuple[t.Var, ...], arguments: tuple[t.Expr, ...]) -> None:
        """Puts the arguments into the routine's frame and runs it."""
        for var, argument in zip(variables, arguments, strict=True):
            self.note_audience(var, argument)
            for place, value in zip(
                slots_of(self.context, (var,)), given(self.context, self.expressions, (var,), (argument,)), strict=True
            ):
                self.emit("set", place, value)
        if routine.told_to is not None:
            self.emit("set", routine.told_to.operands[0], self.audiences.all(list(self.told_to)))
        site = Label()
        self.emit("call", routine, routine.returns, len(routine.sites))
        routine.sites.append(site)
        self.code.mark(site)
