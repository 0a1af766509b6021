"""Every component has one place where it starts (RW516), with room for all (RW611)."""

from __future__ import annotations

from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import symbols as sym
from rulewright.source.diagnostic import Label, Report
from rulewright.source.text import Span


def check_starts(survey: Survey, report: Report) -> None:
    """One zone of each class, without owner, says `starts: all`."""
    for cls in survey.symbols.classes.values():
        zones = [zone for zone in survey.symbols.zones.values() if zone.cls == cls.name and zone.decl.starts]
        if not zones:
            report.error(
                "RW516",
                f"no zone says that `{cls.name}` starts there",
                cls.span,
                f"add `starts: all` to a zone that holds `{cls.name}`",
            )
        for zone in zones:
            if zone.per is not None:
                report.error(
                    "RW516",
                    f"all of `{cls.name}` cannot start in every `{zone.name}` at once",
                    zone.span,
                    "let them start in a zone without owner, and deal them",
                )
        for zone in zones[1:]:
            label = Label(zones[0].span, "they start here too")
            report.error("RW516", f"`{cls.name}` starts in two zones", zone.span, "remove one `starts`", [label])


def check_room(scene: Scene, report: Report) -> None:
    """The zone where all start has room for all."""
    for zone in scene.symbols.zones.values():
        total = scene.box.total(zone.cls)
        room = scene.constants.number(zone.room, total)
        if room < 0:
            report.error("RW612", f"a room of {room}", _span(zone), "a room is a number of components")
        elif zone.decl.starts and room < total:
            report.error(
                "RW611",
                f"all {total} of `{zone.cls}` start in `{zone.name}`, which has room for {room}",
                _span(zone),
                "remove `room`, or let them start elsewhere",
            )


def _span(zone: sym.Zone) -> Span:
    return zone.room.span if zone.room is not None else zone.span
