"""How games go from their beginning to their end, as curves: who leads when, and how sure the outcome is.

In: curves, or outcomes that were measured with a value bot. Out: parts of a page. A point that no game gives is left
out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulewright.lab.compare.measured_games import curve_name
from rulewright.lab.metrics.lead_curves import LEADER, MOMENTS, NAMES, OPEN, WINNER, LeadCurves
from rulewright.lab.outcomes import Outcomes
from rulewright.report_page import ChartPoint, CurveChart, CurveLine, PagePart, TextList
from rulewright.sentences import Words, saying

CURVES = {WINNER: "report-curve-worth", LEADER: "report-curve-leader", OPEN: "report-curve-open"}
"""What they are called."""


def lead_charts(curves: LeadCurves, members: int) -> Iterator[PagePart]:
    """A picture, and what its curves are."""
    yield lead_chart(curves, members, saying("report-course"))
    yield curve_words()


def curve_words() -> TextList:
    keys = (CURVES[name] for name in NAMES)
    return TextList(tuple(saying(f"{key}-about", name=replace(saying(key), heads=True)) for key in keys))


def lead_chart(curves: LeadCurves, members: int, title: Words) -> CurveChart:
    return CurveChart(
        saying("report-with-intervals", what=title, games=saying("report-games", count=curves.games)),
        saying("report-part"),
        tuple(CurveLine(saying(CURVES[name]), tuple(_points(curves, name))) for name in NAMES),
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
    """The curves of games whose numbers were kept; without a value bot there are none."""
    found = LeadCurves()
    for name in NAMES:
        for running, percent in zip(found.curves[name], MOMENTS, strict=True):
            running.add(outcomes.measured.get(curve_name(name, percent), ()))
    return found
