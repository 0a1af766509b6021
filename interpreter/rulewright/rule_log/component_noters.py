"""Notes what happens to components, and what chance decides."""

from __future__ import annotations

from typing import Any

from rulewright.backend.runtime.state import State
from rulewright.ir.outline import NamedSlot
from rulewright.ir.program import ComponentState, Domain, Op, Variable
from rulewright.rule_log.log_entries import (
    EntryKind,
    LoggedComponents,
    LoggedCount,
    LoggedText,
    LoggedValue,
    Part,
    Parts,
)
from rulewright.rule_log.owned_slots import NOBODY
from rulewright.rule_log.recorder import Noting, Recorder


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
        audience |= r.knowledge.of_origin(what, st.slots)
    if what.source == "zone":
        return r.naming.zone("from", r.value(what.operands[0], st), audience)
    if len(zones) == 1 and what.source != "zones":
        return r.naming.zone("from", zones.pop(), audience)
    return LoggedValue("from", r.say("log-several-places"), r.say("log-somewhere"), audience)


def _count(r: Recorder, st: State, what: Domain) -> int:
    """Who may know how many there are."""
    if what.where is None and what.few is None and what.source in ("zone", "zones"):
        return r.known(what.operands[0], st)
    return r.known(what, st)


def move(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    what, to, _, _ = operands
    audience, found = _count(r, st, what), r.members(what, st)
    marks, source = _marks(r, st, found), _where(r, st, what, found)
    target = _target(r, st, to)
    yield
    r.knowledge.forget_origins(found, st.slots)
    parts: Parts = {
        "what": r.naming.components("what", found, _known_after(r, st, marks), audience, st.slots),
        "count": LoggedCount(len(found), audience),
        "from": source,
        "to": target,
    }
    idle = None if found else audience
    r.add(EntryKind.MOVE, r.program.code[at].span, st, "log-move", parts, r.knowledge.everyone, idle=idle)


def _target(r: Recorder, st: State, to: Op) -> LoggedValue:
    """Where components go; if there is no such place, none goes there, which nobody need know."""
    zone = r.silent_value(to, st)
    nowhere = LoggedValue("to", r.say("log-somewhere"), r.say("log-somewhere"), NOBODY)
    return r.naming.zone("to", zone, r.known(to, st)) if zone >= 0 else nowhere


def mark(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    base, which, _, _, _, _, name = operands
    component = r.value(which, st)
    state = next(state for state in r.program.component_states if state.slots.base == base)
    meant, known = r.known(which, st), {component: r.knowledge.of_component(component, st.slots)}
    old, where = st.slots[base + component], _place(r, st, component)
    yield
    new, sees = st.slots[base + component], meant & r.knowledge.of_mark(base, component, st.slots)
    parts: Parts = {
        "name": r.naming.wording.named(name),
        "what": r.naming.components("what", [component], known, sees, st.slots),
        "where": where,
        "from": r.naming.content("from", state, old, sees),
        "to": r.naming.content("to", state, new, sees),
    }
    r.add(EntryKind.CHANGE, r.program.code[at].span, st, "log-mark", parts, sees, idle=sees if old == new else None)


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
    r.knowledge.forget_origins(found, st.slots)
    parts: Parts = {
        "what": r.naming.components("what", found, _known_after(r, st, dict.fromkeys(found, 0)), count, st.slots),
        "count": LoggedCount(len(found), count),
        "from": r.naming.zone("from", zone, places[0]),
        "to": r.naming.zone("to", target, places[1]),
    }
    idle = None if found else count
    r.add(EntryKind.DRAW, r.program.code[at].span, st, "log-draw", parts, r.knowledge.everyone, idle=idle)


def shuffle(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    zones, into = operands
    named: list[str | LoggedValue] = []
    for zone in zones:
        named += [", "] if named else []
        named.append(r.naming.zone("from", r.value(zone, st), r.known(zone, st)))
    parts: Parts = {"from": LoggedText(tuple(named)), "count": LoggedCount(len(zones), r.knowledge.everyone)}
    key = "log-shuffle" if into is None else "log-shuffle-into"
    if into is not None:
        parts["to"] = r.naming.zone("to", r.value(into, st), r.known(into, st))
    yield
    r.knowledge.origins.clear()
    r.add(EntryKind.SHUFFLE, r.program.code[at].span, st, key, parts, r.knowledge.everyone)


def face(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    what, up = operands
    audience, found = _count(r, st, what), r.members(what, st)
    marks, where = _marks(r, st, found), _where(r, st, what, found)
    side = r.say("log-up" if r.value(up, st) else "log-down")
    way = LoggedValue("face", side, r.say("log-over"), r.known(up, st))
    yield
    named = r.naming.components("what", found, _known_after(r, st, marks), audience, st.slots)
    parts: Parts = {"what": named, "where": where, "face": way}
    idle = None if found else audience
    r.add(EntryKind.FACE, r.program.code[at].span, st, "log-face", parts, r.knowledge.everyone, idle=idle)


def show(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    what, seats = operands
    audience, found = _count(r, st, what), r.members(what, st)
    marks, where, mask = _marks(r, st, found), _where(r, st, what, found), r.value(seats, st)
    shown = [r.machine.texts.member("player", seat) for seat in range(r.program.players) if mask >> seat & 1]
    everybody = len(shown) == r.program.players
    names = r.say("log-everyone") if everybody else ", ".join(shown) or r.say("log-nobody")
    to = LoggedValue("to", names, r.say("log-somebody"), r.known(seats, st))
    yield
    named = r.naming.components("what", found, _known_after(r, st, marks), audience, st.slots)
    parts: Parts = {"what": named, "where": where, "to": to}
    idle = None if found else audience
    r.add(EntryKind.SHOW, r.program.code[at].span, st, "log-show", parts, r.knowledge.everyone, idle=idle)


def roll(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    (slot,) = operands
    die = st.slots[slot]
    place = r.knowledge.place(die, st.slots)
    yield
    known = {die: r.knowledge.of_component(die, st.slots)}
    named: LoggedComponents = r.naming.components("what", [die], known, place, st.slots)
    r.add(EntryKind.ROLL, r.program.code[at].span, st, "log-roll", {"what": named}, r.knowledge.everyone)


def random(r: Recorder, at: int, st: State, operands: tuple[Any, ...]) -> Noting:
    slot, domain = operands
    kept = _keeper(r, at, slot)
    audience, origin = r.known(domain, st) & _kept_where(r, at, st, slot), r.knowledge.of_source(domain, st.slots)
    yield
    r.name(slot, audience, origin)
    value, span = st.slots[slot], r.program.code[at].span
    hole = r.program.drawn.get(at)
    match domain.source:
        case "range" if kept is not None and not r.program.is_number(kept[0].type):
            found: Part = r.naming.content("value", kept[0], value, audience)
        case "range" if hole is not None and hole.kind != "number":
            found = r.naming.named(NamedSlot("value", hole), st.slots, audience)
        case "players":
            found = r.naming.seat("value", value, audience)
        case "range":
            found = r.naming.number("value", value, audience)
        case "zone" | "places":
            known = {value: r.knowledge.of_component(value, st.slots)}
            found = r.naming.components("what", [value], known, audience, st.slots)
        case _:
            return
    r.add(EntryKind.RANDOM, span, st, "log-chance", {"value": found}, r.knowledge.everyone)


def _kept_where(r: Recorder, at: int, st: State, slot: int) -> int:
    """Chance may decide a secret: of what goes into state at once, those know it who see the state; of anything else
    everybody, or nobody.
    """
    if r.knowledge.is_open:
        return r.knowledge.everyone
    match _keeper(r, at, slot):
        case Variable(), base, index:
            return r.known(index, st) & r.knowledge.of_slot(base + r.silent_value(index, st), st.slots)
        case ComponentState(), base, index:
            return r.known(index, st) & r.knowledge.of_mark(base, r.silent_value(index, st), st.slots)
    is_shown = r.knowledge.chance.is_shown(at + 1, slot, lambda op: r.known(op, st) == r.knowledge.everyone)
    return r.knowledge.everyone if is_shown else NOBODY


def _keeper(r: Recorder, at: int, slot: int) -> tuple[Variable | ComponentState, int, Op] | None:
    """The state into which goes at once what chance puts into a slot; where it begins, and which one of it is meant."""
    after, given = r.program.code[at + 1], Op("slot", (slot,))
    o: Any = after.operands
    if after.name == "store" and o[3] == given:
        return next(((variable, o[0], o[1]) for variable in r.program.variables if variable.name == o[6]), None)
    if after.name == "mark" and o[2] == given:
        return next((mark, o[0], o[1]) for mark in r.program.component_states if mark.slots.base == o[0])
    return None
