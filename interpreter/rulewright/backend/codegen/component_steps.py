"""Components, money and players in C: what effects do to them."""

from __future__ import annotations

from rulewright.backend.codegen.chance_steps import FULL
from rulewright.backend.codegen.fault_sites import literal
from rulewright.backend.codegen.function_text import bare
from rulewright.backend.codegen.step_printer import STEPS, Steps
from rulewright.ir.program import Domain, Op, PurseFamily

STOP, SKIP, PART = 0, 1, 2
"""The shortage rules of a payout, as in `claimant`."""


def _move(p: Steps, what: Domain, to: Op, face: Op | None, end: str) -> None:
    bottom, into = int(end == "bottom"), p.order(to)
    if _moves_all(p, what, to):
        source, zone = p.zone(what.operands[0]), p.zone(to)
        move = p.mover("move_all", p.order(what.operands[0]), into)
        facing = bare(p.value(face)) if face is not None else "0"
        p.fail(f"!{move}(s, {source}, {zone}, {facing}, {bottom})", "room", FULL, zone)
        return
    move = p.mover("move", p.order(what.operands[0]) if what.source == "zone" else "", into)

    def step(member: str, zone: str, facing: str) -> None:
        p.fail(f"!{move}(s, {member}, {zone}, {facing}, {bottom})", "room", FULL, zone)

    if what.source == "single" and not what.end:
        p.each(what, lambda member: step(member, p.zone(to), bare(p.value(face)) if face is not None else "0"))
        return
    found = p.gathered(what)
    with p.scope.block(f"if ({found.size} > 0)"):
        zone = p.zone(to)
        facing = p.atom(face) if face is not None else "0"
        p.through(found, lambda member: step(member, zone, facing))


def _moves_all(p: Steps, what: Domain, to: Op) -> bool:
    """Whether one whole zone goes to another one that is surely a different one."""
    if (
        what.source != "zone"
        or what.where is not None
        or what.keys
        or what.end
        or not p.order(what.operands[0])
        or not p.order(to)
    ):
        return False
    source, target = p.range(what.operands[0]), p.range(to)
    return source.high < target.low or target.high < source.low


def _face(p: Steps, what: Domain, op: Op) -> None:
    up = p.atom(op)
    p.over_members(what, lambda member: p.scope.line(f"rw_face(s, {member}, {up});"))


def _show(p: Steps, what: Domain, audience: Op) -> None:
    found = p.gathered(what)
    seats = p.atom(audience)
    p.through(found, lambda member: p.scope.line(f"s[KNOWS + {member}] |= (cell){seats};"))


def _eliminate(p: Steps, who: Op) -> None:
    p.scope.line(f"s[ALIVE + {bare(p.index(who, p.program.players))}] = 0;")


# ---- money --------------------------------------------------------------------------------------------------


def _purse(p: Steps, purse: PurseFamily, index: Op) -> str:
    """The offset of a purse."""
    at = p.index(index, purse.count)
    stride = 1 + len(purse.pieces)
    if at.isdecimal():
        return p.unit.names.offset(purse.slots.base + int(at) * stride)
    return p.scope.atom(f"({p.unit.names.offset(purse.slots.base)} + {at}{f' * {stride}' if stride > 1 else ''})")


def _pay(p: Steps, payer: int, at: Op, payee: int, to: Op, amount: Op | None, kind: str) -> None:
    source, target, scope = p.program.purses[payer], p.program.purses[payee], p.scope
    a, b = _purse(p, source, at), _purse(p, target, to)
    scope.line(f"num payer = {a}, payee = {b}, there = s[payer];")
    scope.line(f"num amount = {'rw_max(0, there)' if amount is None else bare(p.value(amount))};")
    if amount is not None and p.range(amount).low < 0:
        p.fail("amount < 0", "range", "{a} cannot be paid", "amount")
    if not source.may_owe and amount is not None:
        if kind == "exact":
            message = f"`{literal(source.name)}` is to pay {{a}} and has {{b}}"
            p.fail("amount > there", "shortage", message, "amount", "there")
        else:
            scope.line("if (amount > there) amount = rw_max(0, there);")
    with scope.block("if (payer != payee && amount)"):
        message = f"`{literal(target.name)}` would hold {{a}}, more than {target.at_most}"
        p.fail(f"s[payee] + amount > {target.at_most}", "range", message, "s[payee] + amount")
        if source.pieces or target.pieces:
            _pay_pieces(p, source.pieces, target.pieces)
        scope.line("s[payer] -= (cell)amount;")
        scope.line("s[payee] += (cell)amount;")


def _pay_pieces(p: Steps, held: tuple[int, ...], taken: tuple[int, ...]) -> None:
    """The largest pieces first, and exactly. A purse without pieces holds a plain amount, and pays in the largest."""
    p.scope.line("num left = amount, count;")
    for place, piece in enumerate(held or taken, 1):
        enough = f"left / {piece}"
        p.scope.line(f"count = {f'rw_min(s[payer + {place}], {enough})' if held else enough};")
        lost = f"s[payer + {place}] -= (cell)count, " if held else ""
        gained = f"s[payee + {place}] += (cell)count, " if taken else ""
        p.scope.line(f"{lost}{gained}left -= count * {piece};")
    p.fail("left", "shortage", "{a} of an amount cannot be made with the pieces there", "left")


# ---- payouts ------------------------------------------------------------------------------------------------


def _claimants(p: Steps, region: int, room: int, domain: Domain, claim: Op, together: int) -> None:
    """Region: count, index, stopped, paid, short; then members, claims, groups and totals, `room` of each.

    Equal ranks lie next to each other, for the members are sorted by them.
    """
    scope, names = p.scope, p.unit.names
    found, columns = p.ranked(domain) if domain.keys else (p.gathered(domain), [])
    p.put(region, found.size)
    scope.line(f"memset(&{names.slot(region + 1)}, 0, 4 * sizeof(cell));")
    members, claims, groups, totals = (region + 5 + room * column for column in range(4))
    scope.line("num group = 0, total = 0;")
    with scope.block(f"for (num i = 0; i < {found.size}; i++)"):
        scope.line(f"num member = {found.array}[i];")
        p.bind(domain.var, "member")
        scope.line(f"{names.slot(members, 'i')} = (cell)member;")
        scope.line(f"{names.slot(claims, 'i')} = (cell){p.value(claim)};")
        same = " && ".join(f"{key}[i] == {key}[i - 1]" for key in columns) or "1"
        scope.line(f"if (i && !({same if together else 0})) group = i, total = 0;")
        scope.line(f"total += {names.slot(claims, 'i')};")
        scope.line(f"{names.slot(groups, 'i')} = (cell)group;")
        scope.line(f"{names.slot(totals, 'group')} = (cell)total;")
    with scope.block(f"for (num i = 0; i < {found.size}; i++)"):
        scope.line(f"{names.slot(totals, 'i')} = {names.slot(totals, names.slot(groups, 'i'))};")


def _claimant(
    p: Steps, region: int, room: int, slot: int, verdict: int, family: int, index: Op, short: int, label: int
) -> None:
    scope, names = p.scope, p.unit.names
    count, at, stopped, paid, fell = (names.slot(region + place) for place in range(5))
    members, claims, groups, totals = (names.slot(region + 5 + room * column, "i") for column in range(4))
    scope.line(f"num i = {at};")
    scope.line(f"if (i >= {count}) goto L{label};")
    p.put(region + 1, "(i + 1)")
    p.put(slot, members)
    scope.line(f"num claim = {claims}, there = s[{_purse(p, p.program.purses[family], index)}];")
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


STEPS |= {
    "move": _move,
    "face": _face,
    "show": _show,
    "eliminate": _eliminate,
    "pay": _pay,
    "claimants": _claimants,
    "claimant": _claimant,
}
