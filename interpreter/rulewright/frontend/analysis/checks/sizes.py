"""Everything is finite, and small enough to keep: state, loops, tables (RW614)."""

from __future__ import annotations

from math import prod

from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report

MOST_VALUES = 100_000
MOST_TOGETHER = 500_000
MOST_ROUNDS = 10_000


def check_sizes(scene: Scene, report: Report) -> None:
    """Families of state and zones, each and all together."""
    together, largest, span = 0, 0, scene.symbols.document.header.span
    for state in scene.symbols.states:
        count = (
            sum(lot.count for lot in scene.box.lots[state.marked])
            if state.marked
            else prod(scene.constants.size(type_) for type_ in state.per)
        )
        if count > MOST_VALUES:
            report.error(
                "RW614",
                f"`{state.name}` would be {count:,} values; {MOST_VALUES:,} are possible",
                state.span,
                "give it fewer owners",
            )
        together, largest, span = together + count, *max((largest, span), (count, state.span), key=lambda each: each[0])
    for zone in scene.symbols.zones.values():
        count = (scene.constants.size(zone.per) if zone.per is not None else 1) * (scene.bounds.room(zone) + 3)
        if count > MOST_VALUES:
            report.error(
                "RW614",
                f"`{zone.name}` would be {count:,} places; {MOST_VALUES:,} are possible",
                zone.span,
                "give it a smaller `room`, or fewer owners",
            )
        together, largest, span = together + count, *max((largest, span), (count, zone.span), key=lambda each: each[0])
    if together > MOST_TOGETHER and not report.failed:
        message = (
            f"state and zones would be {together:,} values together, most of them here; {MOST_TOGETHER:,} are possible"
        )
        report.error("RW614", message, span, "give it fewer owners")


def check_rounds(scene: Scene, report: Report) -> None:
    """Loops fix their members when they start, and keep them."""
    loops = [loop.domain for _, loop in scene.all(t.ForEach)]
    loops += [step.loop for _, step in scene.all(t.EachStep)]
    loops += [step.loop for _, step in scene.all(t.TurnsStep)]
    for domain in loops:
        most = scene.bounds.count(domain)
        if most > MOST_ROUNDS:
            hint = "give the numbers that it depends on a smaller range"
            report.error(
                "RW614", f"this loop may go round {most:,} times; {MOST_ROUNDS:,} are possible", domain.span, hint
            )
