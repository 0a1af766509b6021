"""Notes payments and payouts: who was paid, how much, from where; and why not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulewright.backend.runtime.state import State
from rulewright.rule_log.log_entries import EntryKind, LoggedCount, LoggedValue, Parts
from rulewright.rule_log.owned_slots import NOBODY
from rulewright.rule_log.recorder import Noting, Recorder

NOTHING = -1
"""What a claimant gets who is paid nothing, though something was claimed."""


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
    moved = due if source.may_owe else min(due, st.slots[slot])
    yield
    if claimed:
        return
    parts: Parts = {
        "amount": _amount(r, moved, due, paid),
        "due": LoggedValue("due", str(due), "", paid, due),
        "payer": r.naming.purse("payer", family, payer, known[0]),
        "payee": r.naming.purse("payee", other, payee, known[1]),
    }
    idle = None if moved else paid
    if (family, payer) == (other, payee):  # others are told the same of it as of any two purses
        idle = (idle or NOBODY) | (known[0] & known[1])
    r.add(EntryKind.PAYMENT, r.program.code[at].span, st, "log-payment", parts, r.knowledge.everyone, idle=idle)


def _amount(r: Recorder, moved: int, due: int, audience: int) -> LoggedValue:
    """What was paid; and where less was there than was to be paid, how much that was."""
    told = r.naming.number("amount", moved, audience)
    return replace(told, words=r.say("log-short", amount=told.words, due=str(due))) if moved < due else told


def claimants(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    region, _, domain, claim, _ = operands
    audience = r.known(domain, st)
    members, before = r.members(domain, st), st.slots[:]
    for member in members:
        r.knowledge.enter(domain, member, st.slots)
        audience &= r.known(claim, st)
    st.slots[:] = before
    yield
    r.name(region, audience)
    if not members:
        r.add(EntryKind.CLAIM, r.program.code[at].span, st, "log-no-claims", {}, audience)


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
    who = _claimant(r, at, st, known)
    purse_ = r.naming.purse("payer", family, purse, known)
    r.add(
        EntryKind.CLAIM, r.program.code[at].span, st,
        *_verdict(r, who, claim, got, claims, there, r.stopped_before[region], purse_, known), known,
    )  # fmt: skip


def _verdict(
    r: Recorder,
    who: LoggedValue,
    claim: int,
    got: int,
    claims: list[int],
    there: int,
    stopped: bool,
    purse: LoggedValue,
    known: int,
) -> tuple[str, Parts]:
    amount, wanted = r.naming.number("amount", got, known), r.naming.number("claim", claim, known)
    left = r.naming.number("left", there, known)
    if claim == 0:
        return "log-claims", {"who": who, "claim": wanted, "payer": purse}
    if got == claim:
        return "log-paid", {"who": who, "amount": amount, "payer": purse}
    if got != NOTHING:
        return "log-paid-part", {"who": who, "amount": amount, "claim": wanted, "payer": purse}
    if stopped:
        return "log-paid-not-before", {"who": who, "claim": wanted}
    together = LoggedValue("claims", " + ".join(str(other) for other in claims), r.say("hidden-number"), known)
    count = LoggedCount(len(claims), r.knowledge.everyone)
    parts: Parts = {"who": who, "claim": wanted, "claims": together, "left": left, "payer": purse, "count": count}
    return "log-paid-not", parts


def _claimant(r: Recorder, at: int, st: State, known: int) -> LoggedValue:
    """The last name of a payout is that of those who claim."""
    payout = next(rule for rule in r.program.outline if rule.kind == "payout" and rule.low <= at < rule.high)
    return r.naming.named(payout.names[-1], st.slots, known)
