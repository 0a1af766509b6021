"""Places of somebody, or with an order, that only fill (RW709)."""

from __future__ import annotations

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report

HINT = "take from it, look at it or count it in a rule; or use a common heap"


def check_filling(survey: Survey, report: Report) -> None:
    """Zones and purses that stand in rules as targets only. A common heap may be a box, a common purse a bank."""
    targets = _targets(survey)
    looked = {place.zone for _, place in survey.all(t.ZonePlace) if id(place) not in targets}
    looked |= {zone.refilled_from for zone in survey.symbols.zones.values() if zone.refilled_from is not None}
    for zone in survey.symbols.zones.values():
        matters = zone.per is not None or zone.order != "heap"
        if zone.used and zone not in looked and matters and not zone.decl.starts and survey.concerns(zone.span):
            report.error("RW709", f"`{zone.name}` only fills: no rule takes from it or looks at it", zone.span, HINT)
    asked = {place.purse for _, place in survey.all(t.PursePlace) if id(place) not in targets}
    for purse in survey.symbols.purses.values():
        if purse.used and purse not in asked and purse.per is not None and survey.concerns(purse.span):
            report.error(
                "RW709",
                f"`{purse.name}` only fills: no rule pays from it or asks what is in it",
                purse.span,
                "pay from it, or count it in a rule",
            )


def _targets(survey: Survey) -> set[int]:
    """The places that something is only brought to."""
    found = {id(move.to) for _, move in survey.all(t.Move)} | {id(draw.to) for _, draw in survey.all(t.Draw)}
    found |= {id(shuffle.into) for _, shuffle in survey.all(t.Shuffle)} | {id(pay.to) for _, pay in survey.all(t.Pay)}
    for payout in survey.symbols.payouts.values():
        found |= {id(payout.to), *(id(place) for _, place in (*payout.rest, *payout.short_rest))}
    return found
