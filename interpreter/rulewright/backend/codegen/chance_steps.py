"""Chance in C.

Each event has a function `outcomes_<place>` that tells its values; where chance does not decide by itself, the step
loop stops there and is begun again with an outcome.
"""

from __future__ import annotations

from typing import Any

from rulewright.backend.codegen.fault_sites import literal
from rulewright.backend.codegen.function_text import bare
from rulewright.backend.codegen.step_printer import STEPS, Steps
from rulewright.backend.codegen.value_printer import Values
from rulewright.ir.program import Domain, Op

FULL = "`{zone}` has room for {room} and is full"


def _guess(p: Steps, action: int, slot: int, domain: Domain) -> None:
    knew = next(pick.knew for pick in p.program.actions[action].picks if pick.slot == slot)
    p.outcomes(p.unit.intervals.capacity(domain), lambda e, out: e.each(domain, out))
    found = p.gathered(domain)
    p.decided("value", found.size, f"{found.array}[i]", "given")
    p.put(slot, "value")
    p.put(knew, "rw_recognised(s, value)")


def _random(p: Steps, slot: int, domain: Domain) -> None:
    p.outcomes(p.unit.intervals.capacity(domain), lambda e, out: e.each(domain, out))
    found = p.gathered(domain)
    p.fail(f"!{found.size}", "the", "a random one of nothing was asked for")
    p.decided("value", found.size, f"{found.array}[i]", "given")
    p.put(slot, "value")


def _roll(p: Steps, slot: int) -> None:
    die = p.unit.names.slot(slot)
    rolls = [info.rolls for info in p.program.classes for _ in range(info.size)]
    known = {roll for roll in rolls if roll is not None}

    def ends(values: Values) -> tuple[str, str]:
        if len(known) == 1:
            low, high = next(iter(known))
            return str(low), str(high)
        return f"ROLL_LOW[{die}]", f"ROLL_HIGH[{die}]"

    def tell(e: Any, out: Any) -> None:
        low, high = ends(e)
        with e.scope.block(f"for (num face = {low}; face <= {high}; face++)"):
            out("face")

    p.outcomes(max(high - low + 1 for low, high in known), tell)
    low, high = ends(p)
    p.decided("value", f"{high} - {low} + 1", f"{low} + i", "given")
    p.scope.line(f"num die = {die};")
    p.scope.line("s[ROLLED + die] = (cell)value;")
    p.scope.line("s[KNOWS + die] = (cell)rw_visible(s[HOME + die], s[FACING + die]);")


def _refill(p: Steps, zone: Op) -> tuple[str, bool]:
    """The zone that refills a zone (-1: none), and whether there may be one."""
    low, high = p.range(zone)
    refills = {p.unit.refills[index] for index in range(max(0, low), min(high, len(p.unit.refills) - 1) + 1)}
    if len(refills) == 1:
        only = refills.pop()
        return str(only), only >= 0
    return "ZONE_REFILL[z]", True


def _supply(p: Steps, zone: Op, counter: int, amount: Op | None, kind: str) -> None:
    scope, location = p.scope, p.location(zone)
    refill, refilled = _refill(p, zone)
    scope.line(f"num z = {location.zone}, there = s[{location.base}], number;")
    if refilled:
        base = f"ZONE_BASE[{refill}]"
        scope.line(f"there += s[{base}];" if refill.isdecimal() else f"if ({refill} >= 0) there += s[{base}];")
    scope.line(f"number = {bare(p.value(amount)) if amount is not None else 'there'};")
    if kind == "exact":
        names = {p.program.zones[i].family for i in range(max(0, p.range(zone).low), p.range(zone).high + 1)}
        message = f"{{a}} are to be drawn from `{literal(min(names, default=''))}`, which has {{b}}"
        p.fail("number > there", "shortage", message, "number", "there")
    p.put(counter, "rw_max(0, rw_min(number, there))")


def _draw(p: Steps, source: Op, counter: int, to: Op, face: Op | None, end: str) -> None:
    scope, left = p.scope, p.unit.names.slot(counter)
    lazy = _shuffled(p, source)
    if lazy:
        p.outcomes(len(p.program.components), lambda e, out: _undecided(e, e.location(source), out))
    location = p.location(source)
    refill, refilled = _refill(p, source)
    scope.line(f"num z = {location.zone}, w = {p.zone(to)};")
    scope.open(f"while ({left} > 0)")
    if refilled:
        with scope.block(f"if (!s[{location.base}])"):
            _gather(p, [refill], "z")
            scope.line("rw_shuffle(s, z);")
    order = p.order(source)
    known = order.upper() or "ZONE_ORDER[z]"
    scope.line("num top;")
    if lazy:
        scope.open(f"if (rw_undecided_top(s, {location.base}))")
        p.decided("place", f"s[{location.base} + 2] - s[{location.base} + 1]", "i", "rw_undecided_at(s, z, given)")
        if order != "pile":
            scope.line("rw_decide_top(s, z, place);")
        scope.line("top = rw_take_undecided(s, z, place);" if order == "pile" else f"top = rw_take_top(s, z, {known});")
        scope.close("} else")
        scope.line(f"    top = rw_take_top(s, z, {known});")
    else:
        scope.line(f"top = rw_take_top(s, z, {known});")
    p.steady = False  # what was drawn may turn the next one
    facing = bare(p.value(face)) if face is not None else "0"
    p.steady = True
    arrive = p.mover("arrive", order, p.order(to))
    p.fail(f"!{arrive}(s, top, z, w, {facing}, {int(end == 'bottom')})", "room", FULL, "w")
    scope.line(f"{left}--;")
    scope.close()


def _shuffled(p: Steps, zone: Op) -> bool:
    """Whether some order of the zone may be undecided."""
    low, high = p.range(zone)
    return any(p.unit.shuffled[max(0, low) : high + 1])


def _undecided(e: Any, location: Any, out: Any) -> None:
    with e.scope.block(f"for (num i = s[{location.base} + 1]; i < s[{location.base} + 2]; i++)"):
        out(f"s[{location.first} + i]")


def _gather(p: Steps, zones: list[str], into: str) -> None:
    for zone in zones:
        p.fail(f"!rw_gather(s, {zone}, {into})", "room", FULL, into)


def _shuffle(p: Steps, zones: tuple[Op, ...], into: Op | None) -> None:
    sources = [p.zone(zone) for zone in zones]
    if into is None:
        for source in sources:
            p.scope.line(f"rw_shuffle(s, {source});")
        return
    target = p.zone(into)
    _gather(p, sources, target)
    p.scope.line(f"rw_shuffle(s, {target});")


def _settle(p: Steps, zone: int) -> None:
    base = p.program.zones[zone].base
    if p.program.zones[zone].order == "heap":
        return
    stretch = Op("const", (zone,))
    p.outcomes(len(p.program.components), lambda e, out: _undecided(e, e.location(stretch), out))
    low, high = p.unit.names.slot(base + 1), p.unit.names.slot(base + 2)
    with p.scope.block(f"while ({high})"):
        p.decided("place", f"{high} - {low}", "i", f"rw_undecided_at(s, {zone}, given)")
        p.scope.line(f"rw_decide_top(s, {zone}, place);")


STEPS |= {
    "guess": _guess,
    "random": _random,
    "roll": _roll,
    "supply": _supply,
    "draw": _draw,
    "shuffle": _shuffle,
    "settle": _settle,
}
