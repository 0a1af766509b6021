"""Instructions that move, turn and show components; and what a player and the log may lose or gain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.backend.runtime.operations.common import Step
from rulewright.backend.runtime.state import State
from rulewright.ir.program import Domain, Op, Text

if TYPE_CHECKING:
    from rulewright.backend.runtime.machine import Machine


def move(m: Machine, here: int, what: Domain, to: Op, face: Op | None, end_: str) -> Step:
    members, target, following, table, span = m.evaluator.members(what), m.value(to), here + 1, m.table, m.span(here)
    facing = m.value(face) if face is not None else None

    def step(st: State) -> int:
        s = st.slots
        found = members(s)
        if found:
            zone = target(s)
            down = int(facing(s)) if facing is not None else 0
            for component in found:
                table.move(s, component, zone, down, end_, span)
        return following

    return step


def face(m: Machine, here: int, what: Domain, op: Op) -> Step:
    members, value, following, table = m.evaluator.members(what), m.value(op), here + 1, m.table

    def step(st: State) -> int:
        s = st.slots
        up = int(value(s))
        for component in members(s):
            s[table.facing + component] = up
            s[table.knows + component] |= table.visible(s[table.home + component], up)
        return following

    return step


def show(m: Machine, here: int, what: Domain, audience: Op) -> Step:
    members, mask, following, knows = m.evaluator.members(what), m.value(audience), here + 1, m.program.knows

    def step(st: State) -> int:
        s = st.slots
        found, seats = members(s), mask(s)
        for component in found:
            s[knows + component] |= seats
        return following

    return step


def eliminate(m: Machine, here: int, who: Op) -> Step:
    value, following, alive = m.value(who), here + 1, m.program.alive

    def step(st: State) -> int:
        st.slots[alive + value(st.slots)] = 0
        return following

    return step


def tell(m: Machine, here: int, text: Text, audience: Op) -> Step:
    line, told, following = m.texts.telling(text), m.value(audience), here + 1
    hear = m.hearing.line(text)

    def step(st: State) -> int:
        if st.heard is not None:
            m.hear(st, told(st.slots), hear)
        if st.log is not None:
            told_to = told(st.slots)
            m.log(st, lambda seats: None if seats & ~told_to else line(st.slots, seats))
        return following

    return step


def say(m: Machine, here: int, text: Text) -> Step:
    tell, following, hear, everyone = m.texts.telling(text), here + 1, m.hearing.line(text), m.table.everyone

    def step(st: State) -> int:
        if st.heard is not None:
            m.hear(st, everyone, hear)
        if st.log is not None:
            m.log(st, lambda seats: tell(st.slots, seats))
        return following

    return step
