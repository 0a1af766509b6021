"""Lines of spaces in C: how many of a set lie in one line at most, and whether so many do.

In: the operation `longest_line`, alone or compared with a number. Out: C text; none where its spaces are no set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rulewright.backend.codegen.member_sets import MOST_MEMBERS, shifts_of
from rulewright.backend.codegen.set_printer import PrintedSet
from rulewright.ir.program import Domain, Op

if TYPE_CHECKING:
    from rulewright.backend.codegen.expression_printer import ExpressionPrinter

MOST_STEPS = 8
"""Lines up to so long are looked for step by step, without a loop."""
_TURNED = {"==": "==", "!=": "!=", "<": ">", "<=": ">="}


class LineSet(NamedTuple):
    """Who may be in a line, as a set; for each way, how that set is shifted towards those before; how many spaces."""

    everyone: PrintedSet
    ways: list[tuple[tuple[int, int], ...]]
    size: int


def line_set(p: ExpressionPrinter, domain: Domain, table: int, ways: int) -> LineSet | None:
    """The operands of `longest_line` as a set; none, and nothing printed, where they are none."""
    entries = p.context.program.tables[table]
    size = len(entries) // ways
    everyone = p.sets.members(domain) if not domain.end and size <= MOST_MEMBERS else None
    if everyone is None:
        return None
    next_ones = [[() if at < 0 else (at,) for at in entries[way::ways]] for way in range(ways)]
    return LineSet(everyone, [shifts_of(rows) for rows in next_ones], size)


def longest_line(p: ExpressionPrinter, lines: LineSet) -> str:
    """How many lie in one line at most: of each way, those who have so many behind them."""
    best, n, line = (p.scope.fresh(stem) for stem in ("best", "n", "line"))
    name, kind = lines.everyone.name, lines.everyone.type
    p.scope.line(f"num {best} = 0;")
    for shifts in lines.ways:
        with p.scope.block(""):
            p.scope.line(f"num {n} = 0;")
            step = f"{line} = {name} & ({p.sets.shifted(lines.everyone, line, shifts)})"
            p.scope.line(f"for ({kind} {line} = {name}; {line} && {n} < {lines.size}; {step}) {n}++;")
            p.scope.line(f"{best} = rw_max({best}, {n});")
    return best


def line_compared(p: ExpressionPrinter, left: Op, right: Op, sign: str) -> str | None:
    """A comparison of the longest line with a number that is known: no line is counted, and no jump depends on them."""
    if right.name == "longest_line":
        left, right, sign = right, left, _TURNED[sign]
    if left.name != "longest_line" or right.name != "const":
        return None
    (number,), (domain, table, ways) = right.operands, left.operands
    assert isinstance(number, int) and isinstance(domain, Domain) and isinstance(table, int) and isinstance(ways, int)
    least = number + (sign in ("<=", ">"))
    lines = line_set(p, domain, table, ways) if 2 <= least < MOST_STEPS else None
    if lines is None or least >= lines.size:
        return None
    reached, longer = _reached(p, lines, least)
    texts = {"==": f"({reached} && !{longer})", "!=": f"(!{reached} || {longer})", "<": f"(!{reached})"}
    return {**texts, "<=": texts["<"], ">": f"({reached} != 0)", ">=": f"({reached} != 0)"}[sign]


def _reached(p: ExpressionPrinter, lines: LineSet, number: int) -> tuple[str, str]:
    """Sets in C: where a line of so many begins, and one of still more."""
    reached, longer, line = (p.scope.fresh(stem) for stem in ("reached", "longer", "line"))
    name, kind = lines.everyone.name, lines.everyone.type
    p.scope.line(f"{kind} {reached} = 0, {longer} = 0;")
    for shifts in lines.ways:
        with p.scope.block(""):
            step = f"{line} = {name} & ({p.sets.shifted(lines.everyone, line, shifts)});"
            p.scope.line(f"{kind} {line} = {name};")
            for _ in range(number - 1):
                p.scope.line(step)
            p.scope.line(f"{reached} |= {line};")
            p.scope.line(step)
            p.scope.line(f"{longer} |= {line};")
    return reached, longer
