"""Curves as SVG. Where a point is missing the curve ends, and begins again behind it; a point between two gaps is a
dot.

In: a chart, and how texts are escaped. Out: SVG.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rulewright.report_page.chart_axes import BOTTOM, HIGH, LEFT, RIGHT, TOP, WIDE, ChartAxis, round_axis
from rulewright.report_page.chart_parts import ChartPoint, CurveChart, CurveLine
from rulewright.sentences import Tell, saying

COLOURS = 6
"""Curves after so many have the first one's colour again; dashes tell them apart."""


def curve_svg(chart: CurveChart, escape: Tell) -> str:
    """The chart, with a legend where there are several curves."""
    points = [point for line in chart.lines for point in line.points]
    gaps = sum(point.value is None for point in points)
    if gaps == len(points):
        return f"<p>{escape(saying('report-nothing-figure'))}</p>\n"
    across = round_axis(min(point.at for point in points), max(point.at for point in points))
    up = _upright(chart, points)
    body = "".join([*_frame(chart, across, up, escape), *_curves(chart.lines, across, up)])
    told = escape(saying("report-missing", count=gaps, points=saying("report-points", count=len(points))))
    missing = f"<p>{told}</p>\n" if gaps else ""
    label = escape(chart.title)
    return (
        f'<svg class="chart" viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{label}">{body}</svg>\n'
        + _legend(chart.lines, escape)
        + missing
    )


def _upright(chart: CurveChart, points: Sequence[ChartPoint]) -> ChartAxis:
    if chart.ends is not None:
        return round_axis(*chart.ends)
    numbers = [number for point in points for number in (point.value, point.low, point.high) if number is not None]
    return round_axis(min(numbers), max(numbers))


def _frame(chart: CurveChart, across: ChartAxis, up: ChartAxis, escape: Tell) -> Iterator[str]:
    for value in up.marks:
        y = up.up(value)
        yield f'<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{y:g}" y2="{y:g}"/>'
        yield f'<text class="end" x="{LEFT - 6}" y="{y + 4:g}">{escape(chart.show(value))}</text>'
    for value in across.marks:
        yield (
            f'<text class="middle" x="{across.across(value):g}" y="{BOTTOM + 16}">{escape(chart.show_at(value))}</text>'
        )
    if chart.mark is not None:
        yield f'<line class="mark" x1="{LEFT}" x2="{RIGHT}" y1="{up.up(chart.mark):g}" y2="{up.up(chart.mark):g}"/>'
    yield f'<line class="axis" x1="{LEFT}" x2="{LEFT}" y1="{TOP}" y2="{BOTTOM}"/>'
    yield f'<text class="middle" x="{(LEFT + RIGHT) / 2:g}" y="{HIGH - 8}">{escape(chart.across)}</text>'


def _curves(lines: Sequence[CurveLine], across: ChartAxis, up: ChartAxis) -> Iterator[str]:
    for number, line in enumerate(lines):
        kind = f"c{number % COLOURS}"
        for is_there, run in groupby(line.points, key=lambda point: point.value is not None):
            if is_there:
                yield from _stretch(list(run), kind, across, up)


def _stretch(points: list[ChartPoint], kind: str, across: ChartAxis, up: ChartAxis) -> Iterator[str]:
    """Points without a gap between them: the band of their intervals, the curve, a dot at each point."""
    banded = [
        (across.across(p.at), up.up(p.low), up.up(p.high)) for p in points if p.low is not None and p.high is not None
    ]
    if len(banded) > 1:
        edge = [f"{x:g},{high:g}" for x, _, high in banded] + [f"{x:g},{low:g}" for x, low, _ in reversed(banded)]
        yield f'<polygon class="band {kind}" points="{" ".join(edge)}"/>'
    elif banded:
        x, low, high = banded[0]
        yield f'<line class="curve {kind}" x1="{x:g}" x2="{x:g}" y1="{low:g}" y2="{high:g}"/>'
    places = [(across.across(p.at), up.up(p.value)) for p in points if p.value is not None]
    yield f'<polyline class="curve {kind}" points="{" ".join(f"{x:g},{y:g}" for x, y in places)}"/>'
    yield from (f'<circle class="dot {kind}" cx="{x:g}" cy="{y:g}" r="2.2"/>' for x, y in places)


def _legend(lines: Sequence[CurveLine], escape: Tell) -> str:
    items = "".join(
        f'<li><span class="key c{number % COLOURS}"></span>{escape(line.name)}</li>\n'
        for number, line in enumerate(lines)
    )
    return f'<ul class="legend">\n{items}</ul>\n'
