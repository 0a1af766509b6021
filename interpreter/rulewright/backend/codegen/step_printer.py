"""Instructions in C: what the printers of all instructions have in common. One block of the step loop each.

In: instructions with their places. Out: lines of the step loop; functions of decisions and chance events, which the
unit keeps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from rulewright.backend.codegen.action_printer import ActionPrinter
from rulewright.backend.codegen.expression_printer import ExpressionPrinter
from rulewright.backend.codegen.function_scope import FunctionScope
from rulewright.backend.codegen.translation_unit import TranslationUnit
from rulewright.ir.cost import Costs
from rulewright.ir.program import Domain, Instruction, Op
from rulewright.ir.rejection_sampling import DecisionSampling, samplings


class StepPrinter:
    """Prints instructions into the step loop. `entries` are places where a run may begin, with what leads there."""

    def __init__(self, unit: TranslationUnit, table: Mapping[str, Callable[..., None]]) -> None:
        self.table = table
        self.actions = ActionPrinter(unit)
        self.scope = FunctionScope()
        printers = ExpressionPrinter(unit, self.scope)
        self.context = printers.context
        self.values = printers.values
        self.zones = printers.zones
        self.domains = printers.domains
        self.histograms = printers.histograms
        self.entries: dict[str, str] = {}
        self.stops: dict[int, tuple[str, bool]] = {}
        """Decisions by place: the function of their offers, and whether one may decline."""
        self.chances: dict[int, str] = {}
        """Chance events by place: the function that tells their outcomes."""
        self.most_outcomes = 1
        self.rounds = 0
        self.here = 0

    @cached_property
    def round_costs(self) -> dict[int, int]:
        """What going round a loop of steps once costs, by place."""
        return self._costs.rounds()

    @cached_property
    def samplings(self) -> dict[int, DecisionSampling]:
        """How random play draws where it does not list what is legal, by place."""
        return samplings(self.context.unit.program, self._costs)

    @cached_property
    def _costs(self) -> Costs:
        return Costs(self.context.unit.program)

    def step(self, here: int, instruction: Instruction) -> None:
        """One instruction."""
        self.here, self.context.span = here, instruction.span
        self.scope.env = {}
        self.context.loop_variable = self._loop_variable(here) if instruction.name == "unless" else None
        self.scope.restart()
        self.scope.leaves = f"at = {here}; goto faulted"
        self.table[instruction.name](self, *instruction.operands)

    def _loop_variable(self, here: int) -> int | None:
        """The variable of the loop whose body begins at a place."""
        before = self.context.program.code[here - 1]
        variable = before.operands[1] if here and before.name == "next" else None
        return variable if isinstance(variable, int) else None

    def put(self, slot: int, value: str) -> None:
        self.scope.line(f"{self.context.unit.names.slot(slot)} = (cell){value};")

    def go(self, label: int) -> None:
        self.scope.line(f"goto L{label};")

    def stop(self) -> str:
        return f"at = {self.here}; goto stopped;"

    def clear(self, frames: tuple[tuple[int, int], ...]) -> None:
        """Frames become zero."""
        names = self.context.unit.names
        for low, high in frames:
            if high - low > 3:
                self.scope.line(f"memset(&{names.slot(low)}, 0, {high - low} * sizeof(cell));")
            else:
                self.scope.line(f"{' = '.join(names.slot(slot) for slot in range(low, high))} = 0;")

    def index(self, op: Op, count: int) -> str:
        """The index of one of so many purses or seats."""
        return self.values.checked(op, count, "something of nobody was changed", "impossible")

    def order(self, zone: Op) -> str:
        """The order of a zone, or nothing if it varies."""
        low, high = self.context.range(zone)
        found = {z.order for z in self.context.program.zones[max(0, low) : high + 1]}
        if len(found) != 1:
            return ""
        (order,) = found
        return order

    def mover(self, what: str, source: str, target: str) -> str:
        """The function that moves from a zone of one order to one of another; printed on first use."""
        name, movers = f"{what}_{source}_{target}", self.context.unit.movers
        if not source or not target:
            return f"rw_{what}_any"
        if name not in movers:
            given = {
                "arrive": ("component", "old", "zone"),
                "move": ("component", "zone"),
                "move_all": ("old", "zone"),
            }[what]
            declared = ", ".join(f"num {parameter}" for parameter in (*given, "facing"))
            call = f"rw_{what}(s, {', '.join(given)}, facing, bottom, {source.upper()}, {target.upper()})"
            movers[name] = f"RW int {name}(cell *s, {declared}, int bottom)\n{{\n    return {call};\n}}\n"
        return name

    def outcomes(self, most: int, print_: Callable[[ExpressionPrinter, Callable[[str], None]], None]) -> None:
        """The function that tells what chance may give here: `print_` calls its
        argument for each value, `most` at most.
        """
        self.most_outcomes = max(self.most_outcomes, most)
        name, scope = f"outcomes_{self.here}", FunctionScope()
        inner = ExpressionPrinter(self.context.unit, scope, self.context.span)
        scope.line("num n = 0;")
        print_(inner, lambda value: scope.line(f"out[n++] = (cell){value};"))
        scope.line("return n;")
        self.context.unit.add_function(f"RW num {name}(Game *g, cell *out)", scope, self.context.span)
        self.chances[self.here] = name
        self.entries[str(self.here)] = f"L{self.here}"

    def decided(self, name: str, count: str, chosen: str, given: str) -> None:
        """`name` becomes `chosen`, in terms of `i` below `count`, by chance;
        or `given`, in terms of an outcome that was put there.
        """
        scope = self.scope
        scope.line(f"num {name};")
        scope.open("if (LIKELY(g->automatic))")
        scope.line(f"if (rw_pauses(g)) {{ {self.stop()} }}")
        scope.line(f"num i = rw_pick(g, {count});")
        scope.line(f"{name} = {chosen};")
        scope.close("} else {")
        scope.line("    num given = rw_given(g);")
        scope.line(f"    if (given == UNDECIDED) {{ {self.stop()} }}")
        scope.line(f"    {name} = {given};")
        scope.line("}")
        scope.line("g->progress++;")

    def over_members(self, domain: Domain, body: Callable[[str], None]) -> None:
        """A loop over members that may change them: gathered first, unless that makes no difference."""
        if domain.source == "single" or (domain.where is None and not domain.keys and not domain.end):
            self.domains.each(domain, body)
        else:
            self.domains.through(self.domains.gathered(domain), body)
