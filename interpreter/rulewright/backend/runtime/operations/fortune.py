"""Instructions at which chance decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.operations.common import STOP, Step, decided
from rulewright.backend.runtime.state import State
from rulewright.ir.program import Domain, Op

if TYPE_CHECKING:
    from rulewright.backend.runtime.machine import Machine


def guess(m: Machine, here: int, action: int, slot: int, domain: Domain) -> Step:
    following, members = here + 1, m.evaluator.members(domain)
    knew = next(pick.knew for pick in m.program.actions[action].picks if pick.slot == slot)

    def values(st: State) -> list[int]:
        return members(st.slots)

    def step(st: State) -> int:
        found = decided(st, values(st))
        if found is None:
            return STOP
        st.slots[slot] = found
        st.slots[knew] = m.table.recognised(st.slots, found)
        return following

    m.outcomes[here] = values
    return step


def random(m: Machine, here: int, slot: int, domain: Domain) -> Step:
    members, following, span = m.evaluator.members(domain), here + 1, m.span(here)

    def values(st: State) -> list[int]:
        found = members(st.slots)
        if not found:
            raise Fault("the", "a random one of nothing was asked for", span)
        return found

    def step(st: State) -> int:
        found = decided(st, values(st))
        if found is None:
            return STOP
        st.slots[slot] = found
        return following

    m.outcomes[here] = values
    return step


def roll(m: Machine, here: int, slot: int) -> Step:
    rolled, following = m.program.rolled, here + 1
    ranges = {
        info.name: list(range(info.rolls[0], info.rolls[1] + 1)) for info in m.program.classes if info.rolls is not None
    }
    components, knows, table = m.program.components, m.program.knows, m.table

    def values(st: State) -> list[int]:
        return ranges[components[st.slots[slot]].cls]

    def step(st: State) -> int:
        found = decided(st, values(st))
        if found is None:
            return STOP
        s = st.slots
        die = s[slot]
        s[rolled + die] = found
        s[knows + die] = table.visible(s[table.home + die], s[table.facing + die])
        return following

    m.outcomes[here] = values
    return step


def supply(m: Machine, here: int, zone: Op, counter: int, amount: Op | None, kind: str) -> Step:
    at, following, table, span = m.value(zone), here + 1, m.table, m.span(here)
    wanted = m.value(amount) if amount is not None else None

    def step(st: State) -> int:
        s = st.slots
        z = at(s)
        there = s[table.bases[z]]
        refill = m.refills[z]
        if refill >= 0:
            there += s[table.bases[refill]]
        number = there if wanted is None else wanted(s)
        if number > there and kind == "exact":
            raise Fault("shortage", f"{number} are to be drawn from `{table.names[z]}`, which has {there}", span)
        s[counter] = max(0, min(number, there))
        return following

    return step


def draw(m: Machine, here: int, source: Op, counter: int, to: Op, face: Op | None, end_: str) -> Step:
    at, target, following, table, span = m.value(source), m.value(to), here + 1, m.table, m.span(here)
    facing = m.value(face) if face is not None else None

    def values(st: State) -> list[int]:
        return table.undecided(st.slots, at(st.slots))

    def step(st: State) -> int:
        s = st.slots
        z, w = at(s), target(s)
        base, first = table.bases[z], table.firsts[z]
        while s[counter] > 0:
            if not s[base]:
                table.shuffle(s, [m.refills[z]], z, span)
            if table.undecided_top(s, z):
                found = decided(st, table.undecided(s, z))
                if found is None:
                    return STOP
                table.decide_top(s, z, found)
            top = s[first + s[base] - 1] if table.piles[z] else s[first]
            table.move(s, top, w, int(facing(s)) if facing is not None else 0, end_, span)
            s[counter] -= 1
        return following

    m.outcomes[here] = values
    return step


def settle(m: Machine, here: int, zone: int) -> Step:
    following, table = here + 1, m.table

    def values(st: State) -> list[int]:
        return table.undecided(st.slots, zone)

    def step(st: State) -> int:
        s = st.slots
        base = table.bases[zone]
        while s[base + 2]:
            found = decided(st, values(st))
            if found is None:
                return STOP
            table.decide_top(s, zone, found)
        return following

    m.outcomes[here] = values
    return step


def shuffle(m: Machine, here: int, zones: tuple[Op, ...], into: Op | None) -> Step:
    sources, following, span = [m.value(zone) for zone in zones], here + 1, m.span(here)
    target = m.value(into) if into is not None else None

    def step(st: State) -> int:
        s = st.slots
        if target is None:
            for source in sources:
                m.table.shuffle(s, [], source(s), span)
        else:
            m.table.shuffle(s, [source(s) for source in sources], target(s), span)
        return following

    return step
