"""The log in C: what it tells one seat, as the numbers of runtime/hearing.py, taken into a hash. Only in games that are
built for search.

In: the step printer, and operands. Out: lines of the step loop; rows of the table of `step_table`.
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.step_printer import StepPrinter
from rulewright.backend.runtime.hearing import pattern_of, purse_pattern
from rulewright.ir.program import Domain, Hole, Op, Text


def _say(p: StepPrinter, text: Text) -> None:
    if p.context.unit.hears:
        with p.scope.block("if (g->ear >= 0)"):
            _line(p, text)


def _tell(p: StepPrinter, text: Text, audience: Op) -> None:
    if p.context.unit.hears:
        with p.scope.block("if (g->ear >= 0)"):
            p.scope.line(f"num told_to = {bare(p.values.value(audience))};")
            with p.scope.block("if (told_to >> g->ear & 1)"):
                _line(p, text)


def _show_purse(p: StepPrinter, family: int, index: Op, audience: Op) -> None:
    if not p.context.unit.hears:
        return
    program, names = p.context.program, p.context.unit.names
    purse = program.purses[family]
    with p.scope.block("if (g->ear >= 0)"):
        p.scope.line(f"num owner = {p.index(index, purse.count)};")
        p.scope.line(f"num seats = {bare(p.values.value(audience))};")
        p.scope.line(f"rw_hear(g, {p.context.unit.patterns[purse_pattern(program, family)]});")
        p.scope.line("rw_hear(g, owner);")
        amount = names.slot(purse.slots.base, f"owner * {1 + len(purse.pieces)}")
        p.scope.line(f"rw_hear(g, seats >> g->ear & 1 ? {amount} : UNTOLD);")


def _line(p: StepPrinter, text: Text) -> None:
    p.scope.line(f"rw_hear(g, {p.context.unit.patterns[pattern_of(text)]});")
    for part in text.parts:
        if isinstance(part, Hole):
            p.scope.open("")
            if part.many is None:
                _hole(p, part)
            else:
                _many(p, part, part.many)
            p.scope.close()


def _hole(p: StepPrinter, hole: Hole) -> None:
    found = p.scope.fresh("found")
    p.scope.line(f"num {found} = {bare(p.values.value(hole.value))};")
    p.scope.line(f"num known = {bare(p.values.value(hole.audience))};")
    if hole.kind != "component":
        p.scope.line(f"rw_hear(g, known >> g->ear & 1 ? {found} : UNTOLD);")
        return
    p.scope.line(f"if ({found} >= 0) known |= s[KNOWS + {found}];")
    p.scope.line(f"rw_hear(g, !(known >> g->ear & 1) ? UNTOLD : {found} < 0 ? {found} : rw_code(s, {found}));")


def _many(p: StepPrinter, hole: Hole, domain: Domain) -> None:
    """Those that are told in order, how many there are, and how many are not told."""
    told, untold = p.scope.fresh("told"), p.scope.fresh("untold")
    p.scope.line(f"num {told} = 0, {untold} = 0;")

    def hear(member: str) -> None:
        p.context.bind(domain.var, member)
        p.scope.line(f"num seats = {bare(p.values.value(hole.audience))};")
        value = f"({member} < 0 ? {member} : rw_code(s, {member}))" if hole.kind == "component" else member
        p.scope.line(f"if (seats >> g->ear & 1) {told}++, rw_hear(g, {value});")
        p.scope.line(f"else {untold}++;")

    p.domains.each(domain, hear)
    p.scope.line(f"rw_hear(g, {told});")
    p.scope.line(f"rw_hear(g, {untold});")


HEARING_STEPS: dict[str, Callable[..., None]] = {"say": _say, "tell": _tell, "show_purse": _show_purse}
