"""What all printers of one C function share: its unit and scope, the rule it comes from, and in what kind of loop they
are.

In: operations whose range is asked. Out: C names of slots. Complains with `Unsupported` where C cannot compute a
number.
"""

from __future__ import annotations

from rulewright.backend.codegen.c_limits import Unsupported
from rulewright.backend.codegen.function_scope import FunctionScope, bare
from rulewright.backend.codegen.integer_ranges import COMPUTED, IntegerRange
from rulewright.backend.codegen.translation_unit import TranslationUnit
from rulewright.ir.program import Op, Program
from rulewright.source.text import Span


class FunctionContext:
    """One C function that is being printed. `local` holds slots of the position that are C variables here."""

    def __init__(self, unit: TranslationUnit, scope: FunctionScope, span: Span) -> None:
        self.unit = unit
        self.scope = scope
        self.span = span
        self.program: Program = unit.program
        self.local: set[int] = set()
        self.unrolled = False
        """In a loop that the compiler writes out: much of what is asked there is known to it."""
        self.may_unroll = False
        """Where the members of a loop are only read."""
        self.jumpless = False
        """In a loop that is to have no jumps at all."""
        self.steady = True
        """Off where the position changes while a statement runs."""
        self.loop_variable: int | None = None
        """In the condition with which the body of a step's loop begins, over many members: its variable."""
        self.given: frozenset[int] | None = None
        """In a function that changes nothing: what it is given, which stays as it is."""

    def range(self, op: Op | None) -> IntegerRange:
        """Where the value of an operation lies."""
        return self.unit.intervals.of(op)

    def computed(self, op: Op) -> IntegerRange:
        """The range of an operation whose result C can compute."""
        found = self.range(op)
        if not found.empty and not found.within(*COMPUTED):
            raise Unsupported(f"a number at {self.span} may not fit into 64 bits")
        return found

    def slot(self, index: int) -> str:
        """What a slot holds: a C variable or a place of the position."""
        if index in self.scope.env:
            return self.scope.env[index]
        if index < self.program.position_start:
            raise Unsupported(f"scratch slot {index} is read where it has no value")
        return self.unit.names.slot(index)

    def element(self, base: int, index: str) -> str:
        """The slot at `base` + `index`, which is known to be fine."""
        if index.isdecimal():
            return self.unit.names.slot(base + int(index))
        return self.unit.names.slot(base, bare(index))

    def fail(self, condition: str, kind: str, message: str, a: str = "0", b: str = "0") -> None:
        """Where the condition holds, a fault of this kind."""
        self.scope.fail(condition, self.unit.sites.number(kind, message, self.span), a, b)

    def cheap(self, op: Op, most: int = 6) -> bool:
        """Whether a flag is worked out so fast that a jump around it costs more."""
        if not self.range(op).within(0, 1):
            return False
        return self.jumpless or (
            self.unit.loops.work(op) <= 3 * most if self.unrolled else self.unit.loops.plain_work(op) <= most
        )

    @property
    def changing(self) -> set[int]:
        """What loops of a function that changes nothing bind, member by member."""
        return set() if self.given is None or not self.steady else set(self.scope.env) - self.given

    def is_local(self, var: int) -> bool:
        """Whether a variable is one of C; those of loops lie in the position, and what is left there is seen."""
        return var < self.program.position_start or var in self.local

    def bind(self, var: int, member: str) -> None:
        """The variable holds a member: as a C variable, or in the position where it has a place there."""
        if self.is_local(var):
            self.scope.env[var] = member
        else:
            self.scope.line(f"{self.unit.names.slot(var)} = (cell){member};")
