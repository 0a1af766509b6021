"""Chance in C.

Each event has a function `outcomes_<place>` that tells its values; where chance does not decide by itself, the step
loop stops there and is begun again with an outcome.
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.backend.codegen.expression_printer import ExpressionPrinter
from rulewright.backend.codegen.fault_sites import literal
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.step_printer import StepPrinter
from rulewright.backend.codegen.zone_printer import ZoneLocation
from rulewright.ir.program import Domain, Op

FULL = "`{zone}` has room for {room} and is full"


def _guess(p: StepPrinter, action: int, slot: int, domain: Domain) -> None:
    knew = next(pick.knew for pick in p.context.program.actions[action].picks if pick.slot == slot)
    p.outcomes(p.context.unit.intervals.capacity(domain), lambda e, out: e.domains.each(domain, out))
    found = p.domains.gathered(domain)
    p.decided("value", found.size, f"{found.array}[i]", "given")
    p.put(slot, "value")
    p.put(knew, "rw_recognised(s, value)")


def _random(p: StepPrinter, slot: int, domain: Domain) -> None:
    p.outcomes(p.context.unit.intervals.capacity(domain), lambda e, out: e.domains.each(domain, out))
    found = p.domains.gathered(domain)
    p.context.fail(f"!{found.size}", "the", "a random one of nothing was asked for")
    p.decided("value", found.size, f"{found.array}[i]", "given")
    p.put(slot, "value")


def _roll(p: StepPrinter, slot: int) -> None:
    die = p.context.unit.names.slot(slot)
    rolls = [info.rolls for info in p.context.program.classes for _ in range(info.size)]
    known = {roll for roll in rolls if roll is not None}

    def ends() -> tuple[str, str]:
        if len(known) == 1:
            ((low, high),) = known
            return str(low), str(high)
        return f"ROLL_LOW[{die}]", f"ROLL_HIGH[{die}]"

    def tell(e: ExpressionPrinter, out: Callable[[str], None]) -> None:
        low, high = ends()
        with e.scope.block(f"for (num face = {low}; face <= {high}; face++)"):
            out("face")

    p.outcomes(max(high - low + 1 for low, high in known), tell)
    low, high = ends()
    p.decided("value", f"{high} - {low} + 1", f"{low} + i", "given")
    p.scope.line(f"num die = {die};")
    p.scope.line("rw_touch(s, s[HOME + die]);")
    p.scope.line("s[ROLLED + die] = (cell)value;")
    p.scope.line("s[KNOWS + die] = (cell)rw_visible(s[HOME + die], s[FACING + die]);")


def _refill(p: StepPrinter, zone: Op) -> tuple[str, bool]:
    """The zone that refills a zone (-1: none), and whether there may be one."""
    low, high = p.context.range(zone)
    refills = {
        p.context.unit.refills[index] for index in range(max(0, low), min(high, len(p.context.unit.refills) - 1) + 1)
    }
    if len(refills) == 1:
        (only,) = refills
        return str(only), only >= 0
    return "ZONE_REFILL[z]", True


def _supply(p: StepPrinter, zone: Op, counter: int, amount: Op | None, kind: str) -> None:
    scope, location = p.scope, p.zones.location(zone)
    refill, refilled = _refill(p, zone)
    scope.line(f"num z = {location.zone}, there = s[{location.base}], number;")
    if refilled:
        base = f"ZONE_BASE[{refill}]"
        scope.line(f"there += s[{base}];" if refill.isdecimal() else f"if ({refill} >= 0) there += s[{base}];")
    scope.line(f"number = {bare(p.values.value(amount)) if amount is not None else 'there'};")
    if kind == "exact":
        names = {
            p.context.program.zones[i].family
            for i in range(max(0, p.context.range(zone).low), p.context.range(zone).high + 1)
        }
        message = f"{{a}} are to be drawn from `{literal(min(names, default=''))}`, which has {{b}}"
        p.context.fail("number > there", "shortage", message, "number", "there")
    p.put(counter, "rw_max(0, rw_min(number, there))")


def _draw(p: StepPrinter, source: Op, counter: int, to: Op, face: Op | None, end: str) -> None:
    scope, left = p.scope, p.context.unit.names.slot(counter)
    lazy = _shuffled(p, source)
    if lazy:
        p.outcomes(len(p.context.program.components), lambda e, out: _undecided(e, e.zones.location(source), out))
    location = p.zones.location(source)
    refill, refilled = _refill(p, source)
    scope.line(f"num z = {location.zone}, w = {p.zones.zone(to)};")
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
    p.context.steady = False  # what was drawn may turn the next one
    facing = bare(p.values.value(face)) if face is not None else "0"
    p.context.steady = True
    arrive = p.mover("arrive", order, p.order(to))
    p.context.fail(f"!{arrive}(s, top, z, w, {facing}, {int(end == 'bottom')})", "room", FULL, "w")
    scope.line(f"{left}--;")
    scope.close()


def _shuffled(p: StepPrinter, zone: Op) -> bool:
    """Whether some order of the zone may be undecided."""
    low, high = p.context.range(zone)
    return any(p.context.unit.shuffled[max(0, low) : high + 1])


def _undecided(e: ExpressionPrinter, location: ZoneLocation, out: Callable[[str], None]) -> None:
    with e.scope.block(f"for (num i = s[{location.base} + 1]; i < s[{location.base} + 2]; i++)"):
        out(f"s[{location.first} + i]")


def _gather(p: StepPrinter, zones: list[str], into: str) -> None:
    for zone in zones:
        p.context.fail(f"!rw_gather(s, {zone}, {into})", "room", FULL, into)


def _shuffle(p: StepPrinter, zones: tuple[Op, ...], into: Op | None) -> None:
    sources = [p.zones.zone(zone) for zone in zones]
    if into is None:
        for source in sources:
            p.scope.line(f"rw_shuffle(s, {source});")
        return
    target = p.zones.zone(into)
    _gather(p, sources, target)
    p.scope.line(f"rw_shuffle(s, {target});")


def _settle(p: StepPrinter, zone: int) -> None:
    base = p.context.program.zones[zone].base
    if p.context.program.zones[zone].order == "heap":
        return
    stretch = Op("const", (zone,))
    p.outcomes(len(p.context.program.components), lambda e, out: _undecided(e, e.zones.location(stretch), out))
    low, high = p.context.unit.names.slot(base + 1), p.context.unit.names.slot(base + 2)
    with p.scope.block(f"while ({high})"):
        p.decided("place", f"{high} - {low}", "i", f"rw_undecided_at(s, {zone}, given)")
        p.scope.line(f"rw_decide_top(s, {zone}, place);")


CHANCE_STEPS: dict[str, Callable[..., None]] = {
    "guess": _guess,
    "random": _random,
    "roll": _roll,
    "supply": _supply,
    "draw": _draw,
    "shuffle": _shuffle,
    "settle": _settle,
}
