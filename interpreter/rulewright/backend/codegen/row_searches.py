"""Searches for a row of numbers among rows that lie one behind the other, such as a position among earlier ones.

In: a domain of rows, and as its condition that each number of a row is a wanted one. Out: a C expression that tells
whether there is such a row, found without a jump for each; nothing where a condition asks something else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rulewright.backend.codegen.function_scope import bare
from rulewright.ir.program import Domain, Op

if TYPE_CHECKING:
    from rulewright.backend.codegen.expression_printer import ExpressionPrinter


class _Row(NamedTuple):
    """Where the rows begin, how many slots they take, and the slots of the wanted numbers."""

    base: int
    size: int
    wanted: tuple[Op, ...]


def row_found(p: ExpressionPrinter, domain: Domain) -> str | None:
    """Whether there is such a row among the first ones."""
    row = _asked(domain)
    if row is None or domain.operands[0] != Op("const", (0,)):
        return None
    last, each = domain.operands[1], len(row.wanted)
    if not isinstance(last, Op) or not p.context.range(last).within(-1, row.size // each - 1):
        return None
    wanted = p.scope.fresh("wanted")
    numbers = ", ".join(f"(cell){p.values.atom(number)}" for number in row.wanted)
    p.scope.line(f"const cell {wanted}[] = {{{numbers}}};")
    return f"rw_is_row(&{p.context.element(row.base, '0')}, {bare(p.values.value(last))} + 1, {each}, {wanted})"


def _asked(domain: Domain) -> _Row | None:
    """What a condition asks of the numbers of a row, if each is compared with a slot."""
    where = domain.where
    if domain.source != "range" or domain.keys or domain.end or where is None:
        return None
    parts = where.operands if where.name == "and" else (where,)
    found: list[tuple[int, int, Op]] = []
    for number, part in enumerate(parts):
        match part:
            case Op(
                name="eq",
                operands=(
                    Op(name="array", operands=(int(base), Op() as at, int(size))),
                    Op(name="slot", operands=(int(own),)) as wanted,
                ),
            ) if own != domain.var and at == _place(domain.var, len(parts), number):
                found.append((base, size, wanted))
            case _:
                return None
    (base, size), *others = {(base, size) for base, size, _ in found}
    return None if others else _Row(base, size, tuple(wanted for _, _, wanted in found))


def _place(var: int, each: int, number: int) -> Op:
    """Where a number of a row lies."""
    row = Op("mul", (Op("slot", (var,)), Op("const", (each,))))
    return Op("add", (row, Op("const", (number,))))
