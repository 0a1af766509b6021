"""Expressions in C that look at players, purses, and where components lie and who knows them."""

from __future__ import annotations

from rulewright.backend.codegen.aggregate_printer import Expressions
from rulewright.backend.codegen.fault_sites import IMPOSSIBLE
from rulewright.backend.codegen.function_text import bare
from rulewright.backend.codegen.value_printer import PRINTERS
from rulewright.ir.program import Domain, Op


def _common(e: Expressions, domain: Domain) -> str:
    found = e.scope.fresh()
    e.scope.line(f"num {found} = EVERYONE;")
    e.each(domain, lambda member: e.scope.line(f"{found} &= s[KNOWS + {member}];"))
    return found


def _position(e: Expressions, component: Op) -> str:
    return f"(rw_position(s, {bare(e.component(component))}) + 1)"


def _knowing(e: Expressions, component: Op) -> str:
    return f"s[KNOWS + {bare(e.component(component))}]"


def _turn_on(e: Expressions, item: Op, step: int, size: int) -> str:
    value = e.value(item)
    if e.range(item).within(0, size - 1) and step + size >= 0:
        return f"(({value} + {step % size}) % {size})"
    return f"rw_mod({value} + {step}, {size})"


def _next_player(e: Expressions, item: Op, step: int) -> str:
    value, players = e.value(item), e.program.players
    if not e.unit.eliminates and e.range(item).within(0, players - 1):
        return f"(({value} + {step % players}) % {players})"
    return f"rw_next_player(s, {bare(value)}, {step})"


def _payable(e: Expressions, family: int, index: Op, amount: Op) -> str:
    purse = e.program.purses[family]
    at = e.checked(index, purse.count, "the purse of nobody was looked at", IMPOSSIBLE)
    wanted = e.atom(amount)
    if not purse.pieces:
        return f"(0 <= {wanted} && {wanted} <= {e.element(purse.slots.base, at)})"
    base = e.scope.atom(f"({e.unit.names.offset(purse.slots.base)} + {at} * {1 + len(purse.pieces)})")
    left = e.scope.fresh("left")
    e.scope.line(f"num {left} = {wanted};")
    for place, piece in enumerate(purse.pieces, 1):
        e.scope.line(f"{left} -= {piece} * rw_min(s[{base} + {place}], rw_div_down({left}, {piece}));")
    return f"({left} == 0)"


PRINTERS |= {
    "position": _position,
    "turn_on": _turn_on,
    "next_player": _next_player,
    "payable": _payable,
    "knowing": _knowing,
    "common": _common,
}
