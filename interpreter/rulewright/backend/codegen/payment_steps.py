"""Money in C: payments and payouts.

In: the step printer, and operands. Out: lines of the step loop; rows of the table of `step_table`.
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.backend.codegen.fault_sites import TOO_LARGE, literal
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.integer_ranges import ANY, IntegerRange
from rulewright.backend.codegen.step_printer import StepPrinter
from rulewright.ir.program import Domain, Op, PurseFamily

STOP, SKIP, PART = 0, 1, 2
"""The shortage rules of a payout, as in `claimant`."""


def _purse(p: StepPrinter, purse: PurseFamily, index: Op) -> str:
    """The offset of a purse."""
    at = p.index(index, purse.count)
    stride = 1 + len(purse.pieces)
    if at.isdecimal():
        return p.context.unit.names.offset(purse.slots.base + int(at) * stride)
    return p.scope.atom(
        f"({p.context.unit.names.offset(purse.slots.base)} + {at}{f' * {stride}' if stride > 1 else ''})"
    )


def _pay(p: StepPrinter, payer: int, at: Op, payee: int, to: Op, amount: Op | None, kind: str) -> None:
    source, target, scope = p.context.program.purses[payer], p.context.program.purses[payee], p.scope
    a, b = _purse(p, source, at), _purse(p, target, to)
    scope.line(f"num payer = {a}, payee = {b}, there = s[payer];")
    scope.line(f"num amount = {'rw_max(0, there)' if amount is None else bare(p.values.value(amount))};")
    if amount is not None and p.context.range(amount).low < 0:
        p.context.fail("amount < 0", "range", "{a} cannot be paid", "amount")
    if not source.may_owe and amount is not None:
        if kind == "exact":
            message = f"`{literal(source.name)}` is to pay {{a}} and has {{b}}"
            p.context.fail("amount > there", "shortage", message, "amount", "there")
        else:
            scope.line("if (amount > there) amount = rw_max(0, there);")
    with scope.block("if (payer != payee && amount)"):
        message = f"`{literal(target.name)}` would hold {{a}}, more than {target.at_most}"
        p.context.fail(f"s[payee] + amount > {target.at_most}", "range", message, "s[payee] + amount")
        if source.may_owe:
            message = f"`{literal(source.name)}` would owe {{a}}, which does not fit into 32 bits"
            p.context.fail("there - amount < NONE_NUMBER", "range", message, "amount - there")
        if source.pieces or target.pieces:
            _pay_pieces(p, source.pieces, target.pieces)
        scope.line("s[payer] -= (cell)amount;")
        scope.line("s[payee] += (cell)amount;")


def _pay_pieces(p: StepPrinter, held: tuple[int, ...], taken: tuple[int, ...]) -> None:
    """The largest pieces first, and exactly. A purse without pieces holds a plain amount, and pays in the largest."""
    p.scope.line("num left = amount, count;")
    for place, piece in enumerate(held or taken, 1):
        enough = f"left / {piece}"
        p.scope.line(f"count = {f'rw_min(s[payer + {place}], {enough})' if held else enough};")
        lost = f"s[payer + {place}] -= (cell)count, " if held else ""
        gained = f"s[payee + {place}] += (cell)count, " if taken else ""
        p.scope.line(f"{lost}{gained}left -= count * {piece};")
    p.context.fail("left", "shortage", "{a} of an amount cannot be made with the pieces there", "left")


def _claimants(p: StepPrinter, region: int, room: int, domain: Domain, claim: Op, together: int) -> None:
    """Region: count, index, stopped, paid, short; then members, claims, groups and totals, `room` of each.

    Equal ranks lie next to each other, for the members are sorted by them.
    """
    scope, names = p.scope, p.context.unit.names
    found, columns = p.domains.ranked(domain) if domain.keys else (p.domains.gathered(domain), [])
    p.put(region, found.size)
    scope.line(f"memset(&{names.slot(region + 1)}, 0, 4 * sizeof(cell));")
    members, claims, groups, totals = (region + 5 + room * column for column in range(4))
    scope.line("num group = 0, total = 0;")
    with scope.block(f"for (num i = 0; i < {found.size}; i++)"):
        scope.line(f"num member = {found.array}[i];")
        p.context.bind(domain.var, "member")
        scope.line(f"{names.slot(members, 'i')} = (cell)member;")
        scope.line(f"{names.slot(claims, 'i')} = (cell){p.values.fitting(claim)};")
        same = " && ".join(f"{key}[i] == {key}[i - 1]" for key in columns) or "1"
        scope.line(f"if (i && !({same if together else 0})) group = i, total = 0;")
        scope.line(f"total += {names.slot(claims, 'i')};")
        if not _sums_fit(p, domain, claim):
            p.context.fail("total != (cell)total", "range", TOO_LARGE, "total")
        scope.line(f"{names.slot(groups, 'i')} = (cell)group;")
        scope.line(f"{names.slot(totals, 'group')} = (cell)total;")
    with scope.block(f"for (num i = 0; i < {found.size}; i++)"):
        scope.line(f"{names.slot(totals, 'i')} = {names.slot(totals, names.slot(groups, 'i'))};")


def _sums_fit(p: StepPrinter, domain: Domain, claim: Op) -> bool:
    """Whether the claims of all members together surely fit into a slot."""
    most, (low, high) = p.context.unit.intervals.capacity(domain), p.context.range(claim)
    return IntegerRange(min(0, most * low), max(0, most * high)).within(*ANY)


def _claimant(
    p: StepPrinter, region: int, room: int, slot: int, verdict: int, family: int, index: Op, short: int, label: int
) -> None:
    scope, names = p.scope, p.context.unit.names
    count, at, stopped, paid, fell = (names.slot(region + place) for place in range(5))
    members, claims, groups, totals = (names.slot(region + 5 + room * column, "i") for column in range(4))
    scope.line(f"num i = {at};")
    scope.line(f"if (i >= {count}) goto L{label};")
    p.put(region + 1, "(i + 1)")
    p.put(slot, members)
    scope.line(f"num claim = {claims}, there = s[{_purse(p, p.context.program.purses[family], index)}];")
    scope.line(f"if ({groups} == i) {paid} = !{stopped} && {totals} <= there;")
    scope.open(f"if (claim == 0 || {paid})")
    p.put(verdict, "claim")
    scope.close("} else {")
    scope.depth += 1
    scope.line(f"{fell} = 1;")
    if short == STOP:
        scope.line(f"{stopped} = 1;")
    p.put(verdict, "(there > 0 ? there : -1)" if short == PART else "-1")
    scope.close()


PAYMENT_STEPS: dict[str, Callable[..., None]] = {"pay": _pay, "claimants": _claimants, "claimant": _claimant}
