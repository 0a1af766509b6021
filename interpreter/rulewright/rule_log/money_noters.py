"""Notes payments and payouts: who was paid, how much, from where; and why not."""

from __future__ import annotations

from typing import Any

from rulewright.backend.runtime.state import State
from rulewright.ir.outline import NamedRule
from rulewright.rule_log.log_entries import EntryKind, LoggedValue, Part
from rulewright.rule_log.recorder import Noting, Recorder


def pay(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    family, index, other, to, amount, kind = operands
    claimed, r.paid_as_claimed = r.paid_as_claimed, False
    source = r.program.purses[family]
    payer, payee = r.value(index, st), r.value(to, st)
    known = r.known(index, st), r.known(to, st)
    paid = r.known(amount, st)
    if amount is None or (kind != "exact" and not source.may_owe):
        paid &= known[0] & r.knowledge.of_purse(family, payer)
    slot = source.slots.base + payer * (1 + len(source.pieces))
    due = r.value(amount, st) if amount is not None else max(0, st.slots[slot])
    before = st.slots[slot]
    yield
    if claimed:
        return
    moved = before - st.slots[slot]
    parts: tuple[Part, ...] = (
        "payment of ",
        r.naming.number("amount", moved, paid),
        _short(moved, due, paid),
        " from ",
        r.naming.purse("payer", family, payer, known[0]),
        " to ",
        r.naming.purse("payee", other, payee, known[1]),
    )
    same = (family, payer) == (other, payee)
    idle = (known[0] & known[1] if same else paid) if not moved else None
    r.add(EntryKind.PAYMENT, r.program.code[at].span, st, parts, r.knowledge.everyone, idle=idle)


def _short(moved: int, due: int, audience: int) -> LoggedValue:
    """That less was there than was to be paid."""
    return LoggedValue("due", f" (of {due}: no more is there)" if moved < due else "", "", audience, due)


def claimants(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    region, _, domain, claim, _ = operands
    audience = r.known(domain, st)
    members, before = r.members(domain, st), st.slots[:]
    for member in members:
        st.slots[domain.var] = member
        audience &= r.known(claim, st)
    st.slots[:] = before
    yield
    r.name(region, audience)
    if not members:
        r.add(EntryKind.CLAIM, r.program.code[at].span, st, ("nobody claims anything",), audience)


def claimant(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    region, room, slot, verdict, family, index, _, label = operands
    s, purse = st.slots, r.value(index, st)
    known = r.knowledge.of_slot(region, s) & r.known(index, st)
    there = s[r.program.purses[family].slots.base + purse * (1 + len(r.program.purses[family].pieces))]
    stopped = s[region + 2]
    following = yield
    r.decided(at, known & r.knowledge.of_purse(family, purse))
    if following == label:
        return
    place = s[region + 1] - 1
    known &= r.knowledge.of_purse(family, purse)
    r.name(slot, known)
    r.name(verdict, known)
    r.knowledge.named[region + 4] = known
    group = [
        other for other in range(s[region]) if s[region + 5 + 2 * room + other] == s[region + 5 + 2 * room + place]
    ]
    if group[0] == place:
        r.stopped_before[region] = bool(stopped)
    claims = [s[region + 5 + room + other] for other in group]
    claim, got = s[region + 5 + room + place], s[verdict]
    r.paid_as_claimed = got > 0
    who = _claimant(r, at, st, slot, known)
    purse_ = r.naming.purse("payer", family, purse, known)
    r.add(
        EntryKind.CLAIM, r.program.code[at].span, st,
        (who, *_verdict(r, claim, got, claims, there, r.stopped_before.get(region, False), purse_, known)), known,
    )  # fmt: skip


def _verdict(
    r: Recorder, claim: int, got: int, claims: list[int], there: int, stopped: bool, purse: LoggedValue, known: int
) -> tuple[Part, ...]:
    amount, wanted = r.naming.number("amount", max(got, 0), known), r.naming.number("claim", claim, known)
    left = r.naming.number("left", there, known)
    if claim == 0:
        return (" claims ", wanted, " from ", purse)
    if got == claim:
        return (" is paid ", amount, " from ", purse)
    if got > 0:
        return (" is paid ", amount, " of ", wanted, ": no more is left in ", purse)
    if stopped:
        return (" is paid nothing of ", wanted, ": a claim before this one did not fit")
    together = LoggedValue("claims", " + ".join(str(other) for other in claims), "some", known)
    verb = " do not fit" if len(claims) > 1 else " does not fit"
    return (" is paid nothing of ", wanted, ": ", together, f"{verb} in the ", left, " left in ", purse)


def _claimant(r: Recorder, at: int, st: State, slot: int, known: int) -> LoggedValue:
    payout = _payout(r, at)
    for named in payout.names if payout is not None else ():
        if named.hole.value.operands[0] == slot:
            return r.naming.named(named, st.slots, known)
    return LoggedValue("claimant", str(st.slots[slot] + 1), "somebody", known)


def _payout(r: Recorder, at: int) -> NamedRule | None:
    return next((rule for rule in r.program.outline if rule.kind == "payout" and rule.low <= at < rule.high), None)
