"""Instructions in C: the table of printers, and what they have in common. One block of the step loop each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.backend.codegen.action_printer import Actions
from rulewright.backend.codegen.aggregate_printer import Expressions
from rulewright.backend.codegen.function_text import FunctionScope
from rulewright.backend.codegen.translation_unit import TranslationUnit
from rulewright.ir.cost import Costs
from rulewright.ir.program import Domain, Instruction, Op
from rulewright.ir.verify import GOES_ELSEWHERE

STEPS: dict[str, Callable[..., None]] = {}
"""How each instruction of `rulewright.ir.operations.INSTRUCTIONS` is printed; filled by the modules that print them."""

LABELLED = {
    "jump": (0,),
    "unless": (1,),
    "call": (0,),
    "leave": (0,),
    "next": (2,),
    "choose": (2, 4),
    "reveal": (3, 4),
    "claimant": (7,),
}
"""The operands that are places in the code; beside them those of `return` and of offers."""


def targets(instruction: Instruction) -> set[int]:
    """Where the code may go from an instruction, other than to the next."""
    o: Any = instruction.operands
    found = {o[place] for place in LABELLED.get(instruction.name, ()) if o[place] is not None}
    if instruction.name == "return":
        found |= set(o[1])
    if instruction.name in ("choose", "reveal"):
        found |= {offer.label for offer in o[1 if instruction.name == "choose" else 2]}
    return found


def after_decisions(code: tuple[Instruction, ...]) -> set[int]:
    """Where a game may come to after its first decision."""
    found = set[int]()
    waiting = [
        follower
        for here, instruction in enumerate(code)
        if instruction.name in ("choose", "everyone")
        for follower in _followers(here, instruction)
    ]
    while waiting:
        here = waiting.pop()
        if here not in found and here < len(code):
            found.add(here)
            waiting += _followers(here, code[here])
    return found


def _followers(here: int, instruction: Instruction) -> set[int]:
    """Where a game may come to next."""
    return targets(instruction) | (set() if instruction.name in GOES_ELSEWHERE else {here + 1})


class Steps(Expressions):
    """Prints instructions into the step loop. `entries` are places where a run may begin, with what leads there."""

    def __init__(self, unit: TranslationUnit, actions: Actions) -> None:
        super().__init__(unit, FunctionScope())
        self.actions = actions
        self.entries: dict[str, str] = {}
        self.stops: dict[int, tuple[str, bool]] = {}
        """Decisions by place: the function of their offers, and whether one may decline."""
        self.chances: dict[int, str] = {}
        """Chance events by place: the function that tells their outcomes."""
        self.most_outcomes = 1
        self.rounds = 0
        self.round_costs = Costs(unit.program).rounds()
        self.here = 0

    def step(self, here: int, instruction: Instruction) -> None:
        """One instruction."""
        self.here, self.span = here, instruction.span
        self.scope.env = {}
        self.scope.restart()
        self.scope.leaves = f"at = {here}; goto faulted"
        STEPS[instruction.name](self, *instruction.operands)

    def put(self, slot: int, value: str) -> None:
        self.scope.line(f"{self.unit.names.slot(slot)} = (cell){value};")

    def go(self, label: int) -> None:
        self.scope.line(f"goto L{label};")

    def stop(self) -> str:
        return f"at = {self.here}; goto stopped;"

    def clear(self, frames: tuple[tuple[int, int], ...]) -> None:
        """Frames become zero."""
        names = self.unit.names
        for low, high in frames:
            if high - low > 3:
                self.scope.line(f"memset(&{names.slot(low)}, 0, {high - low} * sizeof(cell));")
            else:
                self.scope.line(f"{' = '.join(names.slot(slot) for slot in range(low, high))} = 0;")

    def index(self, op: Op, count: int) -> str:
        """The index of one of so many purses or seats."""
        return self.checked(op, count, "something of nobody was changed", "impossible")

    def order(self, zone: Op) -> str:
        """The order of a zone, or nothing if it varies."""
        low, high = self.range(zone)
        found = {z.order for z in self.program.zones[max(0, low) : high + 1]}
        return found.pop() if len(found) == 1 else ""

    def mover(self, what: str, source: str, target: str) -> str:
        """The function that moves from a zone of one order to one of another; printed on first use."""
        name, movers = f"{what}_{source}_{target}", self.unit.movers
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

    def outcomes(self, most: int, print_: Callable[[Expressions, Callable[[str], None]], None]) -> None:
        """The function that tells what chance may give here: `print_` calls its argument for each value, `most` at most."""
        self.most_outcomes = max(self.most_outcomes, most)
        name, scope = f"outcomes_{self.here}", FunctionScope()
        inner = Expressions(self.unit, scope, self.span)
        scope.line("num n = 0;")
        print_(inner, lambda value: scope.line(f"out[n++] = (cell){value};"))
        scope.line("return n;")
        self.unit.add_function(f"RW num {name}(Game *g, cell *out)", scope, self.span)
        self.chances[self.here] = name
        self.entries[str(self.here)] = f"L{self.here}"

    def decided(self, name: str, count: str, chosen: str, given: str) -> None:
        """`name` becomes `chosen`, in terms of `i` below `count`, by chance; or `given`, in terms of an outcome that was put there."""
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
            self.each(domain, body)
        else:
            self.through(self.gathered(domain), body)
