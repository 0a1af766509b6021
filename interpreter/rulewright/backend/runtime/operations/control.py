"""Instructions that only say where the code goes on, and those that set slots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.backend.runtime.fault import Fault, fitting
from rulewright.backend.runtime.operations.common import STOP, Step
from rulewright.backend.runtime.state import State
from rulewright.ir.cost import MOST_WORK
from rulewright.ir.program import Domain, Op

if TYPE_CHECKING:
    from rulewright.backend.runtime.machine import Machine

MOST_ROUNDS = 100_000
NO_MARKS = "`{}` was set for something in a heap, where nothing carries marks"
WORKED_TOO_LONG = "this loop goes round and round, and more than 200,000,000 evaluations have led to no decision"


def jump(m: Machine, here: int, label: int) -> Step:
    return lambda st: label


def unless(m: Machine, here: int, condition: Op, label: int) -> Step:
    test, following = m.value(condition), here + 1
    return lambda st: following if test(st.slots) else label


def note(m: Machine, here: int, op: Op) -> Step:
    value, following = m.value(op), here + 1

    def step(st: State) -> int:
        value(st.slots)
        return following

    return step


def set_(m: Machine, here: int, slot: int, op: Op) -> Step:
    value, following, span = m.value(op), here + 1, m.span(here)

    def step(st: State) -> int:
        st.slots[slot] = fitting(int(value(st.slots)), span)
        return following

    return step


def store(m: Machine, here: int, base: int, index: Op, size: int, op: Op, low: int, high: int, name: str) -> Step:
    at, value, following, span = m.value(index), m.value(op), here + 1, m.span(here)

    def step(st: State) -> int:
        new, where = int(value(st.slots)), at(st.slots)
        if not low <= new <= high:
            raise Fault("range", f"`{name}` would become {new}, outside {low}..{high}", span)
        if not 0 <= where < size:
            raise Fault("the", f"`{name}` was set for something that is none", span)
        st.slots[base + where] = new
        return following

    return step


def mark(m: Machine, here: int, base: int, which: Op, op: Op, start: int, low: int, high: int, name: str) -> Step:
    component, value, following, span, table = m.value(which), m.value(op), here + 1, m.span(here), m.table

    def step(st: State) -> int:
        s = st.slots
        new, where = int(value(s)), component(s)
        if not low <= new <= high:
            raise Fault("range", f"`{name}` would become {new}, outside {low}..{high}", span)
        if where < 0:
            raise Fault("the", f"`{name}` was set for something that is none", span)
        if new != start and table.heaps[s[table.home + where]]:
            raise Fault("promise", NO_MARKS.format(name), span)
        s[base + where] = new
        return following

    return step


def call(m: Machine, here: int, entry: int, slot: int, site: int) -> Step:
    def step(st: State) -> int:
        st.slots[slot] = site
        return entry

    return step


def return_(m: Machine, here: int, slot: int, sites: tuple[int, ...], frames: tuple[tuple[int, int], ...]) -> Step:
    blanks = [(low, high, [0] * (high - low)) for low, high in frames]

    def step(st: State) -> int:
        s = st.slots
        site = s[slot]
        s[slot] = 0
        for low, high, blank in blanks:
            s[low:high] = blank
        return sites[site]

    return step


def leave(m: Machine, here: int, label: int, frames: tuple[tuple[int, int], ...]) -> Step:
    blanks = [(low, high, [0] * (high - low)) for low, high in frames]

    def step(st: State) -> int:
        for low, high, blank in blanks:
            st.slots[low:high] = blank
        return label

    return step


def begin(m: Machine, here: int, region: int, domain: Domain) -> Step:
    members, following, span = m.evaluator.members(domain), here + 1, m.span(here)

    def step(st: State) -> int:
        s = st.slots
        found = members(s)
        if found and domain.source == "range":
            fitting(min(found), span)
            fitting(max(found), span)
        s[region] = len(found)
        s[region + 1] = 0
        s[region + 2 : region + 2 + len(found)] = found
        return following

    return step


def next_(m: Machine, here: int, region: int, slot: int, label: int, living: int) -> Step:
    following, alive = here + 1, m.program.alive

    def step(st: State) -> int:
        s = st.slots
        at = s[region + 1]
        while at < s[region]:
            member = s[region + 2 + at]
            at += 1
            if not living or s[alive + member]:
                s[region + 1] = at
                s[slot] = member
                return following
        s[region + 1] = at
        return label

    return step


def alert(m: Machine, here: int) -> Step:
    following = here + 1

    def step(st: State) -> int:
        _come_round(m, st, here)
        return following

    return step


def again(m: Machine, here: int, region: int) -> Step:
    following = here + 1

    def step(st: State) -> int:
        st.slots[region + 1] = 0
        _come_round(m, st, here)
        return following

    return step


def _come_round(m: Machine, st: State, here: int) -> None:
    """Complains if a loop came round and nothing at all has changed, or if it goes on for ever without a stop."""
    _count_work(m, st, here)
    before = st.rounds.get(here)
    if before is None or before[0] != st.progress:
        st.rounds[here] = (st.progress, 1, ())
        return
    position = tuple(st.slots[m.program.position_start :])
    if position == before[2] or before[1] > MOST_ROUNDS:
        raise Fault(
            "stuck",
            "this loop comes round with no decision, no chance and no change: the game stands still",
            m.span(here),
        )
    st.rounds[here] = (st.progress, before[1] + 1, position)


def _count_work(m: Machine, st: State, here: int) -> None:
    """Counts what a round may cost since the last decision; chance does not begin anew."""
    decisions, work = st.work
    work = m.round_costs[here] + (work if decisions == st.decisions else 0)
    st.work = st.decisions, work
    if work > MOST_WORK:
        raise Fault("work", WORKED_TOO_LONG, m.span(here))


def fault(m: Machine, here: int, word: str) -> Step:
    span = m.span(here)

    def step(st: State) -> int:
        raise Fault("promise", word, span)

    return step


def end(m: Machine, here: int) -> Step:
    over = m.program.over

    def step(st: State) -> int:
        st.slots[over] = 1
        st.pending = {}
        return STOP

    return step
