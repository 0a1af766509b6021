"""Suppositions in C: a function that changes the position, whose changes are taken back by whoever called it.

In: the printers of a function, and operands. Out: C expressions; rows of the table of `expression_table`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright.backend.codegen.fault_sites import literal
from rulewright.backend.codegen.function_scope import bare
from rulewright.ir.program import Domain, Op
from rulewright.ir.supposed import stretches

if TYPE_CHECKING:
    from rulewright.backend.codegen.expression_printer import ExpressionPrinter


def _suppose(p: ExpressionPrinter, index: int, *arguments: Op) -> str:
    term, scope = p.terms.term(index), p.scope
    changed = stretches(p.context.program.functions[index])
    given = "".join(f", {bare(p.values.value(argument))}" for argument in arguments)
    found, saved, at = scope.fresh(), scope.fresh("saved"), scope.fresh()
    scope.line(f"cell {saved}[{max(1, sum(size for _, size in changed))}];")

    def copied(line: Callable[[str, str], str]) -> None:
        before = 0
        for base, size in changed:
            with scope.block(f"for (num {at} = 0; {at} < {size}; {at}++)"):
                scope.line(line(f"{saved}[{before} + {at}]", p.context.element(base, at)))
            before += size

    copied(lambda kept, place: f"{kept} = {place};")
    scope.line(f"num {found} = {term.name}(g{given});")
    copied(lambda kept, place: f"{place} = {kept};")
    if term.faults:
        scope.failed()
    return found


def _put(p: ExpressionPrinter, base: int, index: Op, size: int, op: Op, low: int, high: int, name: str) -> str:
    new = p.scope.atom(p.values.value(op))
    if not p.context.range(op).within(low, high):
        message = f"`{literal(name)}` would become {{a}}, outside {low}..{high}"
        p.context.fail(f"{new} < {low if low > -(2**31) else 'NONE_NUMBER'} || {new} > {high}", "range", message, new)
    at = p.values.checked(index, size, f"`{literal(name)}` was set for something that is none")
    p.scope.line(f"{p.context.element(base, at)} = (cell){new};")
    return "0"


def _bind(p: ExpressionPrinter, slot: int, op: Op) -> str:
    name = p.scope.fresh("let")
    p.scope.line(f"num {name} = {bare(p.values.value(op))};")
    p.scope.env[slot] = name
    return "0"


def _each(p: ExpressionPrinter, domain: Domain, body: Op) -> str:
    members, at = p.domains.gathered(domain), p.scope.fresh("i")
    with p.scope.block(f"for (num {at} = 0; {at} < {members.size}; {at}++)"):
        member = p.scope.fresh()
        p.scope.line(f"num {member} = {members.array}[{at}];")
        p.context.bind(domain.var, member)
        p.values.value(body)
    return "0"


def _in_turn(p: ExpressionPrinter, *ops: Op) -> str:
    for op in ops[:-1]:
        p.values.value(op)
    return p.values.value(ops[-1]) if ops else "0"


SUPPOSED_PRINTERS: dict[str, Callable[..., str]] = {
    "suppose": _suppose,
    "put": _put,
    "bind": _bind,
    "each": _each,
    "in_turn": _in_turn,
}
