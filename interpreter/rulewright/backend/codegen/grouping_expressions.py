"""What is left when groups of members are taken out, in C.

In: the printer of a function, and operands. Out: a C expression. Members, and what groups compare of them, are kept
side by side; the search is that of the library (`c/groups.h`). In a loop whose member only decides who takes part (what
is left of a hand without this card), groups are looked for once, before it. Where what is left is compared with a
number, nothing above that number is worked out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from rulewright.backend.codegen.c_limits import Unsupported
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.integer_ranges import ANY
from rulewright.backend.codegen.interval_rules import PRINTED_GROUPS
from rulewright.backend.codegen.slot_reads import reads
from rulewright.ir.groupings import Grouping, groupings_of, most_groups
from rulewright.ir.program import Domain, Op

MOST_MEMBERS, MOST_GROUPS = 30, 20_000
"""Of so many members, and so many groups, compiled code keeps lists."""
NO_BOUND = "INT64_MAX"

if TYPE_CHECKING:
    from rulewright.backend.codegen.expression_printer import ExpressionPrinter


class FoundGroups(NamedTuple):
    """Names of C variables: members, their numbers, how many they are; their groups, and how many these are."""

    member: str
    number: str
    size: str
    groups: str
    found: str


def least_left(p: ExpressionPrinter, domain: Domain, number: Op, table: int, *compared: Op) -> str:
    """The sum, whatever it is."""
    return _left_of_all(p, NO_BOUND, domain, number, table, *compared)


def least_left_and_other(p: ExpressionPrinter, op: Op, other: Op, below: bool) -> tuple[str, str]:
    """The sum and what it is compared with; only whether it is equal, or `below`: whether it is less, is known of a sum
    that is larger.
    """
    before, text = p.values.captured(other)
    most = NO_BOUND if before else f"{text} - 1" if below else text
    left = LEAST_LEFT[op.name](p, most, *op.operands)
    p.scope.lines += before
    return left, text


def groups_found_once(p: ExpressionPrinter, op: Op, var: int) -> Op | None:
    """What is left, where the groups that may be there were found before the loop over `var`; none if they depend on
    its member. Prints the search.
    """
    match op.operands:
        case Domain() as domain, Op() as number, int() as table, *others:
            compared = [other for other in others if isinstance(other, Op)]
        case _:
            raise AssertionError(f"{op} takes no groups out")
    before, asked = _conjuncts(domain, var)
    everyone = replace(domain, where=before)
    own = p.context.is_local(domain.var) and not domain.keys and not domain.end
    groupings = groupings_of(p.context.program.tables[table], len(compared))
    if not own or not asked or _room(p, everyone, groupings) != _room(p, domain, groupings):
        return None
    if var in reads((replace(everyone, var=-1), number, *compared)):
        return None
    found = _found(p, everyone, number, table, *compared)
    return Op(PRINTED_GROUPS, (tuple(found), domain.var, asked, *p.context.range(op)))


def least_left_of_found(p: ExpressionPrinter, found: FoundGroups, var: int, asked: tuple[Op, ...], *_: int) -> str:
    """What is left of those for whom the conditions hold, whatever it is."""
    return _left_of_some(p, NO_BOUND, found, var, asked)


def _left_of_all(p: ExpressionPrinter, most: str, domain: Domain, number: Op, table: int, *compared: Op) -> str:
    found = _found(p, domain, number, table, *compared)
    everyone = f"(uint32_t)((1ull << {found.size}) - 1)"
    return f"rw_least_left({found.number}, {everyone}, {found.groups}, {found.found}, {bare(most)})"


def _left_of_some(
    p: ExpressionPrinter, most: str, found: tuple[str, ...], var: int, asked: tuple[Op, ...], *_: int
) -> str:
    names, part, i, v = FoundGroups(*found), *map(p.scope.fresh, ("part", "i", "v"))
    p.scope.line(f"uint32_t {part} = 0;")
    with p.scope.block(f"for (num {i} = 0; {i} < {names.size}; {i}++)"):
        p.scope.line(f"num {v} = {names.member}[{i}];")
        p.context.bind(var, v)
        condition = p.values.value(Op("and", asked) if len(asked) > 1 else asked[0])
        p.scope.line(f"{part} |= (uint32_t)(({bare(condition)}) != 0) << {i};")
    return f"rw_least_left({names.number}, {part}, {names.groups}, {names.found}, {bare(most)})"


def _conjuncts(domain: Domain, var: int) -> tuple[Op | None, tuple[Op, ...]]:
    """The first parts of a condition, which do not look at a variable, and the rest."""
    where = domain.where
    given = () if where is None else where.operands if where.name == "and" else (where,)
    parts = tuple(part for part in given if isinstance(part, Op))
    free = next((at for at, part in enumerate(parts) if var in reads(part)), len(parts))
    before = parts[:free]
    return (before[0] if len(before) == 1 else Op("and", before)) if before else None, parts[free:]


def _found(p: ExpressionPrinter, domain: Domain, number: Op, table: int, *compared: Op) -> FoundGroups:
    """Prints the search for all groups."""
    groupings = groupings_of(p.context.program.tables[table], len(compared))
    members, most = _room(p, domain, groupings)
    if members > MOST_MEMBERS or most > MOST_GROUPS:
        raise Unsupported(f"groups are taken out of {members:,} members")
    if not all(_is_comparable(p, value) for value in compared):
        raise Unsupported("groups compare numbers that may not fit into 32 bits")
    p.context.unit.uses_groups = p.context.unit.uses_sets = True
    names = FoundGroups(*map(p.scope.fresh, ("member", "number", "n", "groups", "found")))
    values = p.scope.fresh("values")
    p.scope.line(f"num {names.number}[{members}], {names.size} = 0, {names.found} = 0;")
    p.scope.line(f"cell {names.member}[{members}], {values}[{members * max(1, len(compared))}];")
    p.scope.line(f"uint32_t {names.groups}[{most}];")

    def keep(member: str) -> None:
        for at, value in enumerate(compared):
            p.scope.line(f"{values}[{at * members} + {names.size}] = (cell){p.values.value(value)};")
        p.scope.line(f"{names.member}[{names.size}] = (cell){member};")
        p.scope.line(f"{names.number}[{names.size}++] = {bare(p.values.value(number))};")

    p.domains.each(domain, keep)
    for grouping in groupings:
        _print_search(p, grouping, names, f"{values}, {members}, {len(compared)}, {names.size}")
    return names


def _room(p: ExpressionPrinter, domain: Domain, groupings: Sequence[Grouping]) -> tuple[int, int]:
    """How many members there may be, and how many groups; one at least."""
    members = max(1, p.context.unit.intervals.capacity(domain))
    return members, max(1, most_groups(groupings, members))


def _print_search(p: ExpressionPrinter, grouping: Grouping, names: FoundGroups, columns: str) -> None:
    low, high, *relations = grouping.row
    row = p.scope.fresh("row")
    words = ", ".join(map(str, (low, min(high, MOST_MEMBERS), *relations)))  # more than there are members
    p.scope.line(f"const cell {row}[] = {{{words}}};")
    p.scope.line(f"{names.found} = rw_groups({columns}, {row}, {names.groups}, {names.found});")


def _is_comparable(p: ExpressionPrinter, value: Op) -> bool:
    """Whether a value, and those that may lie in a run with it, fit into a slot."""
    return p.context.range(value).within(ANY.low + MOST_MEMBERS, ANY.high - MOST_MEMBERS)


LEAST_LEFT: dict[str, Callable[..., str]] = {"least_left": _left_of_all, PRINTED_GROUPS: _left_of_some}
"""Operations that are worked out up to a bound where they are compared; how."""
