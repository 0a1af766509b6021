"""The score in C: points and sort keys of every member.

In: the unit. Out: the function `score`; terms that it calls stay in the unit. Complains with `Unsupported` where points
may be too large.
"""

from __future__ import annotations

from rulewright.backend.codegen.c_limits import Unsupported
from rulewright.backend.codegen.expression_printer import ExpressionPrinter
from rulewright.backend.codegen.function_scope import FunctionScope, bare
from rulewright.backend.codegen.integer_ranges import COMPUTED
from rulewright.backend.codegen.translation_unit import TranslationUnit


def printed_score(unit: TranslationUnit) -> list[str]:
    """The function that fills the points and sort keys of every member; greater keys are better."""
    spec, scope = unit.program.score, FunctionScope()
    printer = ExpressionPrinter(unit, scope, unit.program.code[-1].span)
    scope.open("for (num member = 0; member < MEMBERS; member++)")
    scope.env[spec.var] = "member"
    if spec.won is not None:
        scope.line(f"keys[member][0] = {bare(printer.values.value(spec.won))};")
    else:
        barred = printer.values.value(spec.cannot_win) if spec.cannot_win is not None else "0"
        scope.line(f"keys[member][0] = !({bare(barred)});")
    for index, (kind, op, _) in enumerate(spec.rank, 1):
        scope.line(
            f"keys[member][{index}] = {'' if kind == 'highest' else '-(num)'}({bare(printer.values.value(op))});"
        )
    if spec.points is not None and not printer.context.range(spec.points).within(*COMPUTED):
        raise Unsupported("a score may not fit into 64 bits")
    scope.line(f"points[member] = {bare(printer.values.value(spec.points)) if spec.points is not None else '0'};")
    scope.close()
    scope.line("return 1;")
    before = len(unit.functions)
    unit.add_function("RW int score(Game *g, num *points, num keys[MEMBERS][KEYS])", scope, unit.program.code[-1].span)
    return [unit.functions.pop()] if len(unit.functions) > before else []
