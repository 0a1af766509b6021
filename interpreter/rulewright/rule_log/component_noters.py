"""Notes what happens to components, and what chance decides."""

from __future__ import annotations

from typing import Any

from rulewright.backend.runtime.state import State
from rulewright.ir.program import Domain, Op
from rulewright.rule_log.log_entries import EntryKind, LoggedComponents, LoggedValue, Part
from rulewright.rule_log.owned_slots import NOBODY
from rulewright.rule_log.recorder import Noting, Recorder

SEVERAL = "several places"


def _marks(r: Recorder, st: State, found: list[int]) -> dict[int, int]:
    """Who can tell which of them each component is, before anything happens to it."""
    return {component: r.machine.table.recognised(st.slots, component) for component in found}


def _known_after(r: Recorder, st: State, before: dict[int, int]) -> dict[int, int]:
    return {at: mask | r.knowledge.of_component(at, st.slots) for at, mask in before.items()}


def _where(r: Recorder, st: State, what: Domain, found: list[int]) -> LoggedValue:
    """Where components lie; who may know it sees what the place is worked out from."""
    zones = {st.slots[r.program.home + component] for component in found}
    if what.source in ("zone", "zones"):
        audience = r.knowledge.everyone
        for operand in what.operands:
            audience &= r.known(operand, st)
    else:
        audience = r.known(what, st)
        for component in found:
            audience &= r.knowledge.place(component, st.slots)
    if what.source == "zone" and not found:
        return r.naming.zone("from", r.value(what.operands[0], st), audience)
    if len(zones) == 1 and what.source != "zones":
        return r.naming.zone("from", zones.pop(), audience)
    return LoggedValue("from", SEVERAL, "somewhere", audience)


def _count(r: Recorder, st: State, what: Domain) -> int:
    """Who may know how many there are."""
    if what.where is None and what.few is None and what.source in ("zone", "zones"):
        return r.known(what.operands[0], st)
    return r.known(what, st)


def _verb(found: list[int], audience: int, one: str, several: str) -> LoggedValue:
    """In the number that fits, for those who may know how many there are."""
    return LoggedValue("", one if len(found) == 1 else several, one, audience)


def move(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    what, to, _, _ = operands
    audience, found = _count(r, st, what), r.members(what, st)
    marks, source = _marks(r, st, found), _where(r, st, what, found)
    target = _target(r, st, to)
    yield
    parts: tuple[Part, ...] = (
        r.naming.components("what", found, _known_after(r, st, marks), audience, st.slots),
        _verb(found, audience, " goes from ", " go from "),
        source,
        " to ",
        target,
    )
    r.add(EntryKind.MOVE, r.program.code[at].span, st, parts, r.knowledge.everyone, idle=None if found else audience)


def _target(r: Recorder, st: State, to: Op) -> LoggedValue:
    """Where components go; if there is no such place, none goes there, which nobody need know."""
    zone = r.silent_value(to, st)
    return (
        r.naming.zone("to", zone, r.known(to, st)) if zone >= 0 else LoggedValue("to", "somewhere", "somewhere", NOBODY)
    )


def mark(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    base, which, _, _, _, _, name = operands
    component = r.value(which, st)
    state = next(state for state in r.program.component_states if state.slots.base == base)
    meant, known = r.known(which, st), {component: r.knowledge.of_component(component, st.slots)}
    old, where = st.slots[base + component], _place(r, st, component)
    yield
    new, sees = st.slots[base + component], meant & r.knowledge.of_mark(base, component, st.slots)
    parts: tuple[Part, ...] = (
        f"{name.replace('_', ' ')} of ",
        r.naming.components("what", [component], known, sees, st.slots),
        " in ",
        where,
        " goes from ",
        r.naming.content("from", state, old, sees),
        " to ",
        r.naming.content("to", state, new, sees),
    )
    r.add(EntryKind.CHANGE, r.program.code[at].span, st, parts, sees, idle=sees if old == new else None)


def _place(r: Recorder, st: State, component: int) -> LoggedValue:
    return r.naming.zone("where", st.slots[r.program.home + component], r.knowledge.place(component, st.slots))


def supply(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    zone, counter, amount, _ = operands
    known = r.known(zone, st) & r.known(amount, st)
    yield
    r.name(counter, known)


def draw(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    source, counter, to, _, _ = operands
    zone, target = r.value(source, st), r.value(to, st)
    places = r.known(source, st), r.known(to, st)
    there = set(r.machine.table.members(st.slots, target))
    count = r.knowledge.of_slot(counter, st.slots)
    yield
    found = [c for c in r.machine.table.members(st.slots, target) if c not in there]
    parts: tuple[Part, ...] = (
        r.naming.components("what", found, _known_after(r, st, dict.fromkeys(found, 0)), count, st.slots),
        _verb(found, count, " is drawn from ", " are drawn from "),
        r.naming.zone("from", zone, places[0]),
        " to ",
        r.naming.zone("to", target, places[1]),
    )
    r.add(EntryKind.DRAW, r.program.code[at].span, st, parts, r.knowledge.everyone, idle=None if found else count)


def shuffle(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    zones, into = operands
    parts: list[Part] = []
    for zone in zones:
        parts += [", "] if parts else []
        parts.append(r.naming.zone("from", r.value(zone, st), r.known(zone, st)))
    parts.append(" is shuffled" if len(zones) == 1 else " are shuffled")
    if into is not None:
        parts += [" into ", r.naming.zone("to", r.value(into, st), r.known(into, st))]
    yield
    r.add(EntryKind.SHUFFLE, r.program.code[at].span, st, tuple(parts), r.knowledge.everyone)


def face(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    what, up = operands
    audience, found = _count(r, st, what), r.members(what, st)
    marks, where = _marks(r, st, found), _where(r, st, what, found)
    way = LoggedValue("face", "up" if r.value(up, st) else "down", "over", r.known(up, st))
    yield
    named = r.naming.components("what", found, _known_after(r, st, marks), audience, st.slots)
    parts = (named, " in ", where, " turned face ", way)
    r.add(EntryKind.FACE, r.program.code[at].span, st, parts, r.knowledge.everyone, idle=None if found else audience)


def show(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    what, seats = operands
    audience, found = _count(r, st, what), r.members(what, st)
    marks, where, mask = _marks(r, st, found), _where(r, st, what, found), r.value(seats, st)
    shown = [r.machine.texts.seats[seat] for seat in range(r.program.players) if mask >> seat & 1]
    everybody = len(shown) == r.program.players
    to = LoggedValue("to", "everyone" if everybody else ", ".join(shown) or "nobody", "somebody", r.known(seats, st))
    yield
    named = r.naming.components("what", found, _known_after(r, st, marks), audience, st.slots)
    parts = (named, " in ", where, " shown to ", to)
    r.add(EntryKind.SHOW, r.program.code[at].span, st, parts, r.knowledge.everyone, idle=None if found else audience)


def roll(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    (slot,) = operands
    die = st.slots[slot]
    place = r.knowledge.of_slot(slot, st.slots) & r.knowledge.place(die, st.slots)
    yield
    known = {die: r.knowledge.of_component(die, st.slots)}
    named: LoggedComponents = r.naming.components("what", [die], known, place, st.slots)
    r.add(EntryKind.ROLL, r.program.code[at].span, st, (named, " is rolled"), r.knowledge.everyone)


def random(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    slot, domain = operands
    audience = r.known(domain, st) & _kept_where(r, at, st, slot)
    yield
    r.name(slot, audience)
    value, span = st.slots[slot], r.program.code[at].span
    match domain.source:
        case "players":
            parts: tuple[Part, ...] = (r.naming.seat("value", value, audience), " is picked by chance")
        case "range":
            parts = (r.naming.number("value", value, audience), " is picked by chance")
        case "zone":
            known = {value: r.knowledge.of_component(value, st.slots)}
            parts = (r.naming.components("what", [value], known, audience, st.slots), " is picked by chance")
        case _:
            return
    r.add(EntryKind.RANDOM, span, st, parts, r.knowledge.everyone)


def _kept_where(r: Recorder, at: int, st: State, slot: int) -> int:
    """Chance may decide a secret: of what is put into a state variable at once, those know it who see the variable."""
    if r.knowledge.is_open:
        return r.knowledge.everyone
    after = r.program.code[at + 1]
    if after.name == "store" and after.operands[3] == Op("slot", (slot,)):
        target: tuple[Any, ...] = after.operands
        base, index = target[:2]
        return r.known(index, st) & r.knowledge.of_slot(base + max(0, r.silent_value(index, st)), st.slots)
    return r.knowledge.everyone if r.knowledge.chance.is_shown(slot) else NOBODY


def guess(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    slot = operands[1]
    r.knowledge.handles.add(slot)
    yield
