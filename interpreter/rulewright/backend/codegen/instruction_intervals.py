"""What every instruction may write into slots, as intervals.

In: the analysis of one Program, and the operands of an instruction, whose expressions have been visited. Out: nothing;
slots grow. The table is closed: an instruction without a rule stops the import. Slots whose interval is known
beforehand (control, components, money) need no rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright.backend.codegen.integer_ranges import ANY, NOTHING, IntegerRange
from rulewright.ir.operations import INSTRUCTIONS, complete
from rulewright.ir.program import Domain, Offers, Op

if TYPE_CHECKING:
    from rulewright.backend.codegen.interval_analysis import IntervalAnalysis


def _nothing(a: IntervalAnalysis, *operands: object) -> None:
    """No slot but those that are known beforehand, or that lie where they lay."""


def _set(a: IntervalAnalysis, slot: int, value: Op) -> None:
    a.grow(slot, a.rules.of(value))


def _store(a: IntervalAnalysis, base: int, index: Op, size: int, value: Op, low: int, high: int, name: str) -> None:
    least, most = a.rules.of(value)
    a.grow(base, IntegerRange(max(least, low), min(most, high)))


def _mark(a: IntervalAnalysis, base: int, component: Op, value: Op, start: int, low: int, high: int, name: str) -> None:
    _store(a, base, component, 0, value, low, high, name)


def _call(a: IntervalAnalysis, entry: int, slot: int, site: int) -> None:
    a.grow(slot, IntegerRange(site, site))


def _begin(a: IntervalAnalysis, region: int, domain: Domain) -> None:
    a.region(region, a.members(domain))


def _next(a: IntervalAnalysis, region: int, slot: int, label: int, living: int) -> None:
    a.grow(slot, a.regions.get(region, NOTHING))


def _choose(
    a: IntervalAnalysis, chooser: Op, offers: Offers, nothing: int | None, asked: int, declined: int | None
) -> None:
    a.offers(offers, a.rules.of(chooser))


def _seats(a: IntervalAnalysis, region: int, slot: int, offers: Offers, *operands: object) -> None:
    a.grow(slot, a.regions.get(region, NOTHING).hull(IntegerRange(0, 0)))
    a.offers(offers, a.rules.player)


def _guess(a: IntervalAnalysis, action: int, slot: int, domain: Domain) -> None:
    a.members(domain)
    a.grow(slot, a.rules.component)


def _random(a: IntervalAnalysis, slot: int, domain: Domain) -> None:
    a.grow(slot, a.members(domain))


def _supply(a: IntervalAnalysis, zone: Op, counter: int, amount: Op | None, kind: str) -> None:
    a.grow(counter, IntegerRange(0, len(a.program.components)))


def _claimants(a: IntervalAnalysis, region: int, room: int, domain: Domain, claim: Op, together: int) -> None:
    a.region(region, a.members(domain))
    a.grow(region, ANY)


def _claimant(a: IntervalAnalysis, region: int, room: int, slot: int, verdict: int, *operands: object) -> None:
    a.grow(slot, a.regions.get(region, NOTHING))
    a.grow(verdict, ANY)


INSTRUCTION_INTERVALS: dict[str, Callable[..., None]] = {
    "jump": _nothing,
    "unless": _nothing,
    "set": _set,
    "store": _store,
    "mark": _mark,
    "call": _call,
    "return": _nothing,
    "leave": _nothing,
    "begin": _begin,
    "next": _next,
    "again": _nothing,
    "alert": _nothing,
    "choose": _choose,
    "everyone": _seats,
    "reveal": _seats,
    "unsealed": _nothing,
    "guess": _guess,
    "random": _random,
    "move": _nothing,
    "supply": _supply,
    "draw": _nothing,
    "shuffle": _nothing,
    "settle": _nothing,
    "face": _nothing,
    "show": _nothing,
    "show_purse": _nothing,
    "roll": _nothing,
    "pay": _nothing,
    "claimants": _claimants,
    "claimant": _claimant,
    "eliminate": _nothing,
    "say": _nothing,
    "tell": _nothing,
    "fault": _nothing,
    "note": _nothing,
    "end": _nothing,
}
complete("intervals of instructions", INSTRUCTION_INTERVALS, INSTRUCTIONS)
