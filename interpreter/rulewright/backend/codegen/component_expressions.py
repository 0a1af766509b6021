"""Players, purses and components in C: expressions that read where components lie and who knows them.

In: the printers of a function, and operands. Out: C expressions; rows of the table of `expression_table`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright.backend.codegen.fault_sites import IMPOSSIBLE
from rulewright.backend.codegen.function_scope import bare
from rulewright.ir.program import Domain, Op

if TYPE_CHECKING:
    from rulewright.backend.codegen.expression_printer import ExpressionPrinter


def _common(p: ExpressionPrinter, domain: Domain) -> str:
    found = p.scope.fresh()
    p.scope.line(f"num {found} = EVERYONE;")
    p.domains.each(domain, lambda member: p.scope.line(f"{found} &= s[KNOWS + {member}];"))
    return found


def _position(p: ExpressionPrinter, component: Op) -> str:
    return f"(rw_position(s, {bare(p.zones.component(component))}) + 1)"


def _knowing(p: ExpressionPrinter, component: Op) -> str:
    return f"s[KNOWS + {bare(p.zones.component(component))}]"


def _turn_on(p: ExpressionPrinter, item: Op, step: int, size: int) -> str:
    value = p.values.value(item)
    if p.context.range(item).within(0, size - 1) and step + size >= 0:
        return f"(({value} + {step % size}) % {size})"
    return f"rw_mod({value} + {step}, {size})"


def _next_player(p: ExpressionPrinter, item: Op, step: int) -> str:
    value, players = p.values.value(item), p.context.program.players
    if not p.context.unit.eliminates and p.context.range(item).within(0, players - 1):
        return f"(({value} + {step % players}) % {players})"
    return f"rw_next_player(s, {bare(value)}, {step})"


def _payable(p: ExpressionPrinter, family: int, index: Op, amount: Op) -> str:
    purse = p.context.program.purses[family]
    at = p.values.checked(index, purse.count, "the purse of nobody was looked at", IMPOSSIBLE)
    wanted = p.values.atom(amount)
    if not purse.pieces:
        return f"(0 <= {wanted} && {wanted} <= {p.context.element(purse.slots.base, at)})"
    base = p.scope.atom(f"({p.context.unit.names.offset(purse.slots.base)} + {at} * {1 + len(purse.pieces)})")
    left = p.scope.fresh("left")
    p.scope.line(f"num {left} = {wanted};")
    for place, piece in enumerate(purse.pieces, 1):
        p.scope.line(f"{left} -= {piece} * rw_min(s[{base} + {place}], rw_div_down({left}, {piece}));")
    return f"({left} == 0)"


COMPONENT_PRINTERS: dict[str, Callable[..., str]] = {
    "position": _position,
    "turn_on": _turn_on,
    "next_player": _next_player,
    "payable": _payable,
    "knowing": _knowing,
    "common": _common,
}
