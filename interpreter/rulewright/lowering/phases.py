"""Phases: routines, and when they end early.

In: typed phases. Out: routines, and a question after every atomic step that may end a phase.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.frontend.analysis.walk import eliminates, nodes, reads, writes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.ir.program import Op
from rulewright.lowering.code import Frames, Label, OpenRoutine
from rulewright.lowering.context import Context
from rulewright.lowering.emitter import Emitter
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.operators import const, slot

if TYPE_CHECKING:
    from rulewright.lowering.steps import StepLowerer


class PhaseLowerer:
    """Lowers phases."""

    def __init__(self, context: Context, expressions: ExpressionLowerer, emitter: Emitter) -> None:
        self.context = context
        self.expressions = expressions
        self.emitter = emitter

    def connect(self, steps: StepLowerer) -> None:
        """Takes what needs it in turn."""
        self.steps = steps

    def prepare(self) -> None:
        """Which phases run which, and inside which that end early."""
        phases = tuple(self.context.layout.symbols.every_phase)
        self.runs = {phase: _run_by(phase) for phase in phases}
        self.inside: dict[sym.Phase, tuple[sym.Phase, ...]] = {}
        self.enders: dict[sym.Phase, list[sym.Phase]] = {phase: [] for phase in phases}
        enders = [phase for phase in phases if phase.ends_when is not None]
        for ender in sorted(enders, key=lambda p: -len(self._inside(p))):
            for phase in self._inside(ender):
                self.enders[phase].append(ender)
        self.running: dict[sym.Phase, int] = {}
        self.ends: dict[sym.Phase, Label] = {}
        self.phase: sym.Phase | None = None

    def _inside(self, phase: sym.Phase) -> tuple[sym.Phase, ...]:
        """A phase, and all that run inside it; asked of those that end early only."""
        if phase not in self.inside:
            found: dict[sym.Phase, None] = {}
            stack = [phase]
            while stack:
                at = stack.pop()
                if at not in found:
                    found[at] = None
                    stack += self.runs[at]
            self.inside[phase] = tuple(sorted(found, key=lambda p: (p.name, p.level)))
        return self.inside[phase]

    def phase_routine(self, phase: sym.Phase) -> OpenRoutine:
        return self.emitter.open(phase, phase.name, "phase", phase.span, phase.signature, lambda: self._phase(phase))

    def _phase(self, phase: sym.Phase) -> None:
        self.phase = phase
        if phase.too_deep:
            self.emitter.emit("fault", f"`{phase.name}` runs itself more than {phase.decl.depth} deep")
            return
        self.emitter.note("phase", phase.span)
        self._show(phase.openings)
        if phase.ends_when is not None:
            self.emitter.emit("set", self._running(phase), const(1))
        self.steps.sequence(phase.steps)
        if phase.ends_when is not None:
            self.emitter.code.mark(self._end_of(phase))
            self.emitter.emit("set", self._running(phase), const(0))

    def _running(self, phase: sym.Phase) -> int:
        if phase not in self.running:
            self.running[phase] = self.context.layout.allot(f"{phase.name}.running", 1, 0, 1)
            self.ends[phase] = Label()
        return self.running[phase]

    def _end_of(self, phase: sym.Phase) -> Label:
        """Where a phase ends, its running flag still to be taken down."""
        self._running(phase)
        return self.ends[phase]

    def after(self, block: Any, money: bool = False) -> None:
        """Asks, after an atomic step, whether a running phase ends early because of it."""
        assert self.phase is not None
        parts = (block.paid, block.unpaid) if money else (block,)
        changed = frozenset[sym.Symbol]().union(*map(writes, parts))
        if money:
            changed |= {
                place.purse
                for place in (block.from_, block.to, *(p for _, p in block.rest), *(p for _, p in block.short_rest))
                if place is not None
            }
        self._open(changed)
        for phase in self.enders[self.phase]:
            assert phase.ends_when is not None
            if not (reads(phase.ends_when) & changed or any(map(eliminates, parts))):
                continue
            stays = Label()
            self.phase_routine(phase)
            self.emitter.emit(
                "unless", Op("and", (slot(self._running(phase)), self.expressions.condition(phase.ends_when))), stays
            )
            left = self._inside_of(phase)
            inner = tuple(map(self.phase_routine, left))
            self._lower_flags(left)
            self.emitter.emit("leave", self._end_of(phase), Frames(inner))
            self.emitter.code.mark(stays)

    def _open(self, changed: frozenset[sym.Symbol]) -> None:
        """Shows what lies in zones that are open now, if they or that may have changed."""
        for zone in self.context.layout.symbols.zones.values():
            if zone.opening is not None and (zone in changed or reads(zone.opening.condition) & changed):
                self._show((zone.opening,))

    def _show(self, openings: tuple[sym.OpenWhile, ...]) -> None:
        for opening in openings:
            with self.context.marking.paused():
                self.steps.statements.block((opening.shown,))

    def _inside_of(self, phase: sym.Phase) -> tuple[sym.Phase, ...]:
        """The phases that run inside one, without itself."""
        return tuple(p for p in self._inside(phase) if p is not phase)

    def _lower_flags(self, phases: tuple[sym.Phase, ...]) -> None:
        for phase in phases:
            if phase.ends_when is not None:
                self.emitter.emit("set", self._running(phase), const(0))

    def end(self, phase: sym.Phase | None) -> None:
        if phase is None:
            self.emitter.emit("end")
            return
        routine = self.phase_routine(phase)
        left = self._inside_of(phase) if phase is not self.phase else ()
        self._lower_flags(left)
        inner = tuple(map(self.phase_routine, left))
        self.emitter.emit("leave", self._end_of(phase) if phase.ends_when is not None else routine.done, Frames(inner))


def _run_by(phase: sym.Phase) -> tuple[sym.Phase, ...]:
    return tuple(node.phase for node in nodes(phase.steps, deep=False) if isinstance(node, t.RunStep))
