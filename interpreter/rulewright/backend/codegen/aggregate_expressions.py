"""Aggregates in C: expressions that go through a domain, and calls of terms.

In: the printers of a function, and operands. Out: C expressions; rows of the table of `expression_table`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright.backend.codegen.c_limits import Unsupported
from rulewright.backend.codegen.c_names import c_number
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.grouping_expressions import least_left, least_left_of_found
from rulewright.backend.codegen.interval_rules import PRINTED_GROUPS
from rulewright.backend.codegen.line_printer import line_set, longest_line
from rulewright.backend.codegen.row_searches import row_found
from rulewright.ir.program import Domain, Op

MOST_COMPARED = 4000
"""So many values are compared with each other, each with each."""

if TYPE_CHECKING:
    from rulewright.backend.codegen.expression_printer import ExpressionPrinter


def _call(p: ExpressionPrinter, index: int, *arguments: Op) -> str:
    kept = p.terms.kept.get(Op("call", (index, *arguments))) if p.terms.kept else None
    if kept is not None:
        return p.terms.once(kept, lambda: _called(p, index, *arguments))
    return _called(p, index, *arguments)


def _called(p: ExpressionPrinter, index: int, *arguments: Op) -> str:
    term = p.terms.term(index)
    if not arguments and not term.faults:
        return p.terms.constant_term(index)
    values = [
        *(p.values.value(argument) for argument in arguments),
        *(p.terms.constant_term(need) for need in term.needs),
    ]
    given = "".join(f", {bare(text)}" for text in values)
    if not term.faults:
        return f"{term.name}(g{given})"
    found = p.scope.fresh()
    p.scope.line(f"num {found} = {term.name}(g{given});")
    p.scope.failed()
    return found


def _count(p: ExpressionPrinter, domain: Domain) -> str:
    found = p.histograms.counted(domain)
    if found is not None:
        return found
    if not domain.end:
        return p.conditions.counted(domain)
    return p.domains.gathered(domain).size


def _any(p: ExpressionPrinter, domain: Domain) -> str:
    if domain.where is None or domain.end:
        return f"({_count(p, domain)} > 0)"
    found = p.histograms.counted(domain)
    if found is not None:
        return f"({found} > 0)"
    # the order does not matter, and the reference interpreter stops at the first
    plain = Domain(domain.source, domain.operands, domain.var, domain.where, none=domain.none, most=domain.most)
    row = row_found(p, plain)
    if row is not None:
        return row
    members = p.sets.members(plain, asked=True)
    if members is not None:
        return f"({members.name} != 0)"
    found = p.scope.fresh()
    p.scope.line(f"num {found} = 0;")
    if p.conditions.flat(plain, lambda condition: p.scope.line(f"{found} |= {condition};")):
        return found
    label = p.scope.fresh("done")
    p.scope.open("")
    with p.conditions.read_only():
        p.domains.filtered(plain, lambda member: p.scope.line(f"{found} = 1; goto {label};"))
    p.scope.close(f"}} {label}:;")
    return found


def _sum(p: ExpressionPrinter, domain: Domain, body: Op) -> str:
    p.context.computed(Op("sum", (domain, body)))
    total = p.scope.fresh()
    p.scope.line(f"num {total} = 0;")
    p.domains.each(domain, lambda member: p.scope.line(f"{total} += {bare(p.values.value(body))};"))
    return total


def _most(sign: str, word: str) -> Callable[..., str]:
    def print_(p: ExpressionPrinter, domain: Domain, body: Op, otherwise: Op | None = None) -> str:
        best, n, scope = p.scope.fresh(), p.scope.fresh("n"), p.scope
        scope.line(f"num {best} = 0, {n} = 0;")

        def compare(member: str) -> None:
            value = scope.atom(p.values.value(body))
            scope.line(f"if (!{n}++ || {value} {sign} {best}) {best} = {value};")

        p.domains.each(domain, compare)
        if otherwise is None:
            p.context.fail(f"!{n}", "the", f"the {word} of nothing was asked for")
        else:
            with scope.block(f"if (!{n})"):
                scope.line(f"{best} = {bare(p.values.value(otherwise))};")
        return best

    return print_


def _equal(p: ExpressionPrinter, domain: Domain, body: Op) -> str:
    found, first, n, scope = p.scope.fresh(), p.scope.fresh(), p.scope.fresh("n"), p.scope
    scope.line(f"num {found} = 1, {first} = 0, {n} = 0;")

    def compare(member: str) -> None:
        value = scope.atom(p.values.value(body))
        scope.line(f"if (!{n}++) {first} = {value};")
        scope.line(f"{found} &= {first} == {value};")

    p.domains.each(domain, compare)
    return found


def _distinct(p: ExpressionPrinter, domain: Domain, body: Op) -> tuple[str, str, str, str]:
    """Whether no value comes twice; how many there are; the least and the greatest."""
    found, n, scope = p.scope.fresh(), p.scope.fresh("n"), p.scope
    seen, low, high, at = p.scope.fresh("seen"), p.scope.fresh(), p.scope.fresh(), p.scope.fresh()
    room = p.context.unit.intervals.capacity(domain)
    if room > MOST_COMPARED:
        raise Unsupported(f"values of {room:,} members are compared with each other")
    scope.line(f"num {found} = 1, {n} = 0, {low} = 0, {high} = 0, {seen}[{max(1, room)}];")

    def compare(member: str) -> None:
        value = scope.atom(p.values.value(body))
        scope.line(f"for (num {at} = 0; {at} < {n}; {at}++) {found} &= {seen}[{at}] != {value};")
        scope.line(f"{low} = !{n} || {value} < {low} ? {value} : {low};")
        scope.line(f"{high} = !{n} || {value} > {high} ? {value} : {high};")
        scope.line(f"{seen}[{n}++] = {value};")

    p.domains.each(domain, compare)
    return found, n, low, high


def _different(p: ExpressionPrinter, domain: Domain, body: Op) -> str:
    return _distinct(p, domain, body)[0]


def _consecutive(p: ExpressionPrinter, domain: Domain, body: Op) -> str:
    found, n, low, high = _distinct(p, domain, body)
    return f"({found} && (!{n} || {high} - {low} == {n} - 1))"


def _end_of_zone(p: ExpressionPrinter, domain: Domain, last: bool) -> str | None:
    """The first or last member of a whole zone, without a loop."""
    if domain.source != "zone" or domain.where is not None or domain.keys or domain.end:
        return None
    location = p.zones.location(domain.operands[0])
    if not location.order:
        return None
    far = last != (location.order == "pile")
    at = f"{location.first} + s[{location.base}] - 1" if far else location.first
    return f"(s[{location.base}] ? s[{at}] : {c_number(domain.none)})"


def _first(p: ExpressionPrinter, domain: Domain) -> str:
    end = _end_of_zone(p, domain, last=False) or p.orders.end_of_turn(domain, last=False)
    if end is not None:
        return end
    members = p.sets.members(domain) if not domain.keys and not domain.end else None
    if members is not None:
        return f"({members.name} ? {members.lowest} : {c_number(domain.none)})"
    found, n = p.scope.fresh(), p.scope.fresh("n")
    p.scope.line(f"num {found} = {c_number(domain.none)}, {n} = 0;")

    def take(member: str, leave: Callable[[], None]) -> None:
        with p.scope.block(f"if (!{n}++)"):
            p.scope.line(f"{found} = {member};")
            leave()

    p.domains.stopping(domain, take)
    return found


def _last(p: ExpressionPrinter, domain: Domain) -> str:
    end = _end_of_zone(p, domain, last=True) or p.orders.end_of_turn(domain, last=True)
    if end is not None:
        return end
    members = p.sets.members(domain) if not domain.keys and not domain.end else None
    if members is not None:
        return f"({members.name} ? {members.highest} : {c_number(domain.none)})"
    found = p.scope.fresh()
    p.scope.line(f"num {found} = {c_number(domain.none)};")
    p.domains.each(domain, lambda member: p.scope.line(f"{found} = {member};"))
    return found


def _the(p: ExpressionPrinter, domain: Domain) -> str:
    found, n = p.scope.fresh(), p.scope.fresh("n")
    p.scope.line(f"num {found} = 0, {n} = 0;")
    p.domains.each(domain, lambda member: p.scope.line(f"if (!{n}++) {found} = {member};"))
    p.context.fail(f"{n} != 1", "the", "`the` needs exactly one, and there are {a}", n)
    return found


def _longest_line(p: ExpressionPrinter, domain: Domain, table: int, ways: int) -> str:
    lines = line_set(p, domain, table, ways)
    if lines is not None:
        return longest_line(p, lines)
    size = len(p.context.program.tables[table]) // ways
    names = ("best", "member", "v", "w", "n", "u")
    best, member, v, w, n, u = map(p.scope.fresh, names)
    p.scope.line(f"num {best} = 0;")
    p.scope.line(f"uint8_t {member}[{size}] = {{0}};")
    p.domains.each(domain, lambda one: p.scope.line(f"{member}[{one}] = 1;"))
    with p.scope.block(f"for (num {v} = 0; {v} < {size}; {v}++)"):
        p.scope.line(f"if (!{member}[{v}]) continue;")
        with p.scope.block(f"for (num {w} = 0; {w} < {ways}; {w}++)"):
            p.scope.line(f"num {n} = 1;")
            onward = f"TABLE_{table}[{{0}} * {ways} + {w}]"
            step = f"num {u} = {onward.format(v)}; {u} >= 0 && {member}[{u}]; {u} = {onward.format(u)}"
            p.scope.line(f"for ({step}) {n}++;")
            p.scope.line(f"if ({n} > {best}) {best} = {n};")
    return best


def _longest_path(p: ExpressionPrinter, domain: Domain, body: Op, table: int, ways: int) -> str:
    """The members, their ends and their lengths are kept side by side; the search is that of the library."""
    size = max(1, domain.most)
    names = ("ends", "length", "unused", "went", "n", "best", "i")
    ends, length, unused, went, n, best, i = map(p.scope.fresh, names)
    p.scope.line(f"cell {ends}[{2 * size}];")
    p.scope.line(f"num {length}[{size}], {went}[{size}];")
    p.scope.line(f"uint8_t {unused}[{size}];")
    p.scope.line(f"num {n} = 0, {best} = 0;")

    def keep(member: str) -> None:
        value = bare(p.values.value(body))
        p.scope.line(f"{ends}[2 * {n}] = (cell)TABLE_{table}[2 * {member}];")
        p.scope.line(f"{ends}[2 * {n} + 1] = (cell)TABLE_{table}[2 * {member} + 1];")
        p.scope.line(f"{length}[{n}] = {value}; {unused}[{n}++] = 1;")

    p.domains.each(domain, keep)
    with p.scope.block(f"for (num {i} = 0; {i} < 2 * {n}; {i}++)"):
        found = p.scope.fresh("way")
        p.scope.line(f"num {found} = rw_longest_way({ends}, {length}, {unused}, {went}, {n}, {ends}[{i}]);")
        p.scope.line(f"if ({found} > {best}) {best} = {found};")
    return best


def _contained(p: ExpressionPrinter, subject: Op, domain: Domain) -> str:
    value, found = p.values.atom(subject), p.scope.fresh()
    p.scope.line(f"num {found} = 0;")

    def compare(member: str, leave: Callable[[], None]) -> None:
        with p.scope.block(f"if ({member} == {value})"):
            p.scope.line(f"{found} = 1;")
            leave()

    p.domains.stopping(domain, compare)
    return found


AGGREGATE_PRINTERS: dict[str, Callable[..., str]] = {
    "call": _call,
    "count": _count,
    "any": _any,
    "sum": _sum,
    "equal": _equal,
    "different": _different,
    "consecutive": _consecutive,
    "max": _most(">", "greatest"),
    "min": _most("<", "least"),
    "first": _first,
    "last": _last,
    "the": _the,
    "longest_line": _longest_line,
    "longest_path": _longest_path,
    "least_left": least_left,
    PRINTED_GROUPS: least_left_of_found,
    "contained": _contained,
}
