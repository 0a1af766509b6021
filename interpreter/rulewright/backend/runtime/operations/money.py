"""Instructions that move and show money, payouts among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.backend.runtime.fault import SMALLEST, Fault, fitting
from rulewright.backend.runtime.game_wording import shown_purse
from rulewright.backend.runtime.hearing import UNTOLD, purse_pattern
from rulewright.backend.runtime.operations.common import Step
from rulewright.backend.runtime.state import State
from rulewright.ir.program import Domain, Op
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.backend.runtime.machine import Machine


def show_purse(m: Machine, here: int, family: int, index: Op, audience: Op) -> Step:
    purse, at, mask, following = m.program.purses[family], m.value(index), m.value(audience), here + 1
    stride, everyone = 1 + len(purse.pieces), m.table.everyone
    pattern = m.hearing.patterns[purse_pattern(m.program, family)]

    def hear(s: list[int], seat: int) -> list[int]:
        owner = at(s)
        return [pattern, owner, s[purse.slots.base + owner * stride] if mask(s) >> seat & 1 else UNTOLD]

    def step(st: State) -> int:
        if st.heard is not None:
            m.hear(st, everyone, hear)
        if st.log is not None:
            owner = at(st.slots)
            amount = st.slots[purse.slots.base + owner * stride]
            m.log(st, lambda seats: shown_purse(purse, owner, amount, bool(seats & ~mask(st.slots))))
        return following

    return step


def pay(m: Machine, here: int, payer: int, at: Op, payee: int, to: Op, amount: Op | None, kind: str) -> Step:
    source, target, following, span = m.program.purses[payer], m.program.purses[payee], here + 1, m.span(here)
    from_index, to_index = m.value(at), m.value(to)
    value = m.value(amount) if amount is not None else None
    strides = 1 + len(source.pieces), 1 + len(target.pieces)

    def step(st: State) -> int:
        s = st.slots
        a = source.slots.base + from_index(s) * strides[0]
        b = target.slots.base + to_index(s) * strides[1]
        there = s[a]
        number = max(0, there) if value is None else value(s)
        if number < 0:
            raise Fault("range", f"{number} cannot be paid", span)
        if number > there and not source.may_owe:
            if kind == "exact":
                raise Fault("shortage", f"`{source.name}` is to pay {number} and has {there}", span)
            number = max(0, there)
        if a == b or not number:
            return following
        if s[b] + number > target.at_most:
            raise Fault("range", f"`{target.name}` would hold {s[b] + number}, more than {target.at_most}", span)
        if there - number < SMALLEST:
            raise Fault("range", f"`{source.name}` would owe {number - there}, which does not fit into 32 bits", span)
        if source.pieces or target.pieces:
            _pay_pieces(s, (a, source.pieces), (b, target.pieces), number, span)
        s[a] -= number
        s[b] += number
        return following

    return step


Holder = tuple[int, tuple[int, ...]]
"""A purse's place and the values of its pieces (none: it holds a plain amount and pays in the largest pieces)."""


def _pay_pieces(s: list[int], payer: Holder, payee: Holder, number: int, span: Span) -> None:
    """The largest pieces first, and exactly."""
    (a, held), (b, taken) = payer, payee
    for place, piece in enumerate(held or taken, 1):
        count = number // piece
        if held:
            count = min(s[a + place], count)
            s[a + place] -= count
        if taken:
            s[b + place] += count
        number -= count * piece
    if number:
        raise Fault("shortage", f"{number} of an amount cannot be made with the pieces there", span)


def claimants(m: Machine, here: int, region: int, room: int, domain: Domain, claim: Op, together: int) -> Step:
    members, value, var, following = m.evaluator.members(domain), m.value(claim), domain.var, here + 1
    span = m.span(here)
    keys = [m.evaluator.key(key) for key in domain.keys]

    def step(st: State) -> int:
        s = st.slots
        found = members(s)
        s[region : region + 5] = [len(found), 0, 0, 0, 0]
        ranks: list[tuple[int, ...]] = []
        sums: dict[int, int] = {}
        for place, member in enumerate(found):
            s[var] = member
            s[region + 5 + place] = member
            s[region + 5 + room + place] = number = fitting(value(s), span)
            ranks.append(tuple(key(s, member) for key in keys) if together else (place,))
            first = ranks.index(ranks[place])
            sums[first] = fitting(sums.get(first, 0) + number, span)
            s[region + 5 + 2 * room + place] = first
        for place in range(len(found)):
            s[region + 5 + 3 * room + place] = sums[s[region + 5 + 2 * room + place]]
        return following

    return step


def claimant(
    m: Machine,
    here: int,
    region: int,
    room: int,
    slot: int,
    verdict: int,
    family: int,
    index: Op,
    short: int,
    label: int,
) -> Step:
    """Region: count, index, stopped, whether the group is paid, whether anybody fell short;
    members, claims, groups, totals.
    """
    purse, at, following = m.program.purses[family], m.value(index), here + 1
    stride = 1 + len(purse.pieces)
    stop, part = short == 0, short == 2

    def step(st: State) -> int:
        s = st.slots
        place = s[region + 1]
        if place >= s[region]:
            return label
        s[region + 1] = place + 1
        s[slot] = s[region + 5 + place]
        claim = s[region + 5 + room + place]
        there = s[purse.slots.base + at(s) * stride]
        if s[region + 5 + 2 * room + place] == place:
            s[region + 3] = int(not s[region + 2] and s[region + 5 + 3 * room + place] <= there)
        if claim == 0 or s[region + 3]:
            s[verdict] = claim
            return following
        s[region + 4] = 1
        s[region + 2] |= int(stop)
        s[verdict] = there if part and there > 0 else -1
        return following

    return step
