"""What is left when groups of members are taken out, in C.

In: the printer of a function, and operands. Out: a C expression. Members, and what groups compare of them, are kept
side by side; the search is that of the library (`c/groups.h`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.backend.codegen.c_limits import Unsupported
from rulewright.backend.codegen.function_scope import bare
from rulewright.ir.groupings import groupings_of, most_groups
from rulewright.ir.program import Domain, Op

MOST_MEMBERS, MOST_GROUPS = 30, 20_000
"""Of so many members, and so many groups, compiled code keeps lists."""

if TYPE_CHECKING:
    from rulewright.backend.codegen.expression_printer import ExpressionPrinter


def least_left(p: ExpressionPrinter, domain: Domain, body: Op, table: int, *compared: Op) -> str:
    groupings = groupings_of(p.context.program.tables[table], len(compared))
    members = max(1, p.context.unit.intervals.capacity(domain))
    room = max(1, most_groups(groupings, members)) if members <= MOST_MEMBERS else 0
    if not 0 < room <= MOST_GROUPS:
        raise Unsupported(f"groups are taken out of {members:,} members")
    p.context.unit.uses_groups = True
    names = ("number", "values", "groups", "n", "found")
    number, values, groups, n, found = map(p.scope.fresh, names)
    p.scope.line(f"num {number}[{members}], {values}[{members * len(compared)}], {n} = 0, {found} = 0;")
    p.scope.line(f"uint32_t {groups}[{room}];")

    def keep(member: str) -> None:
        for at, value in enumerate(compared):
            p.scope.line(f"{values}[{n} * {len(compared)} + {at}] = {bare(p.values.value(value))};")
        p.scope.line(f"{number}[{n}++] = {bare(p.values.value(body))};")

    p.domains.each(domain, keep)
    for grouping in groupings:
        row = p.scope.fresh("row")
        p.scope.line(f"const cell {row}[] = {{{', '.join(map(str, grouping.row))}}};")
        p.scope.line(f"{found} = rw_groups({values}, {len(compared)}, {n}, {row}, {groups}, {found});")
    return f"rw_least_left({number}, {n}, {groups}, {found})"
