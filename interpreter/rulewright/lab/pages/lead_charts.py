"""How games go from their beginning to their end, as curves: who leads when, and how sure the outcome is.

In: curves, or outcomes that were measured with a value bot. Out: parts of a page. A point that no game gives is left
out.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.lab.compare.measured_games import curve_name
from rulewright.lab.metrics.lead_curves import LEADER, MOMENTS, NAMES, OPEN, WINNER, LeadCurves
from rulewright.lab.outcomes import Outcomes
from rulewright.report_page import ChartPoint, CurveChart, CurveLine, PagePart, TextList
from rulewright.source.plurals import plural

CURVES = {
    WINNER: "how much the position of the later winner is worth: 1 is won, the line at 1/n even",
    LEADER: "how often the one that leads alone then wins in the end",
    OPEN: "how often nobody is worth 90 % yet",
}


def lead_charts(curves: LeadCurves, members: int) -> Iterator[PagePart]:
    """A picture, and what its curves are."""
    yield lead_chart(curves, members, "From the beginning to the end")
    yield curve_words()


def curve_words() -> TextList:
    return TextList(tuple(f"{name[:1].upper()}{name[1:]}: {CURVES[name]}." for name in NAMES))


def lead_chart(curves: LeadCurves, members: int, title: str) -> CurveChart:
    return CurveChart(
        f"{title}, {plural(curves.games, 'game')}, with 95 % intervals",
        "part of the decisions that is made",
        tuple(CurveLine(name, tuple(_points(curves, name))) for name in NAMES),
        lambda at: f"{at:.0f} %",
        lambda value: f"{value:.1f}",
        (0, 1),
        1 / members,
    )


def _points(curves: LeadCurves, name: str) -> Iterator[ChartPoint]:
    for percent_done, one in zip(MOMENTS, curves.estimates(name), strict=True):
        ends = (one.interval.low, one.interval.high) if one.interval is not None else (None, None)
        yield ChartPoint(percent_done, one.number, *ends)


def kept_curves(outcomes: Outcomes) -> LeadCurves:
    """Of games whose numbers were kept; without a value bot there are none."""
    found = LeadCurves()
    for name in NAMES:
        for running, percent in zip(found.curves[name], MOMENTS, strict=True):
            running.add(outcomes.measured.get(curve_name(name, percent), ()))
    return found
