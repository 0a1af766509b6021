"""Instructions at which seats choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.operations.common import STOP, Step
from rulewright.backend.runtime.state import State
from rulewright.ir.program import PASS, Offer, Op

if TYPE_CHECKING:
    from rulewright.backend.runtime.machine import Machine


def choose(
    m: Machine, here: int, chooser: Op, offers: tuple[Offer, ...], nothing: int | None, asked: int, declined: int | None
) -> Step:
    seat, enumerate_, span, alive = m.value(chooser), m.legal_of(offers), m.span(here), m.program.alive

    def step(st: State) -> int:
        who = seat(st.slots)
        if not st.slots[alive + who]:
            raise Fault("out", f"Player {who + 1} is asked here and has been eliminated", span)
        legal = enumerate_(st.slots, who)
        if not legal:
            if nothing is None:
                raise Fault(
                    "never",
                    f"Player {who + 1} has no legal choice here, and the rules say that this never happens",
                    span,
                )
            if not asked:
                return nothing
        if declined is not None or not legal:
            legal.insert(0, PASS)
        st.pending = {who: legal}
        return STOP

    return step


def everyone(m: Machine, here: int, region: int, var: int, offers: tuple[Offer, ...], asked: int, never: int) -> Step:
    enumerate_, sealed, following, span, alive = (
        m.legal_of(offers),
        m.program.sealed,
        here + 1,
        m.span(here),
        m.program.alive,
    )

    def step(st: State) -> int:
        s = st.slots
        st.pending = {}
        for seat in s[region + 2 : region + 2 + s[region]]:
            if s[sealed + seat] >= 0 or not s[alive + seat]:
                continue
            s[var] = seat
            legal = enumerate_(s, seat)
            if not legal and never:
                raise Fault(
                    "never",
                    f"Player {seat + 1} has no legal choice here, and the rules say that this never happens",
                    span,
                )
            if legal or asked:
                st.pending[seat] = legal or [PASS]
            else:
                s[sealed + seat] = PASS
        s[var] = 0
        return STOP if st.pending else following

    return step


def reveal(
    m: Machine, here: int, region: int, var: int, offers: tuple[Offer, ...], done: int, nothing: int | None
) -> Step:
    sealed, alive = m.program.sealed, m.program.alive
    takers = m.takers(offers)

    def step(st: State) -> int:
        s = st.slots
        at = s[region + 1]
        while at < s[region]:
            seat = s[region + 2 + at]
            at += 1
            if s[sealed + seat] < 0 or not s[alive + seat]:
                continue
            s[region + 1] = at
            s[var] = seat
            if s[sealed + seat] == PASS:
                return done if nothing is None else nothing
            return takers(s, seat, s[sealed + seat])
        return done

    return step


def unsealed(m: Machine, here: int) -> Step:
    sealed, players, following = m.program.sealed, m.program.players, here + 1

    def step(st: State) -> int:
        st.slots[sealed : sealed + players] = [-1] * players
        return following

    return step
