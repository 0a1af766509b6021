"""How often numbers occur, as bars of equal width, from zero.

In: a chart, and how texts are escaped. Out: SVG.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from rulewright.report_page.chart_axes import BOTTOM, HIGH, LEFT, RIGHT, TOP, WIDE, ChartAxis, round_axis
from rulewright.report_page.chart_parts import BarChart
from rulewright.sentences import Tell, saying

FEWEST_BARS, MOST_BARS = 9, 40
ROOM = 1.25
"""So much higher than the highest bar: names stand there."""


def bar_svg(chart: BarChart, escape: Tell) -> str:
    """The chart; a bar stands for numbers that lie beside each other where there are many."""
    if not chart.counts:
        return f"<p>{escape(saying('report-nothing-drawn'))}</p>\n"
    size, bars = binned(chart.counts)
    room = size * max(0, FEWEST_BARS - len(bars)) // 2
    first, last = max(min(0, bars[0][0]), bars[0][0] - room), bars[-1][0] + size + room
    across = ChartAxis(first, last, round_axis(first, last, whole=True).marks)
    up = round_axis(0, ROOM * max(times for _, times in bars), whole=True)
    body = "".join(
        [*_frame(chart, size, across, up, escape), *_bars(bars, size, across, up), *_lines(chart, size, across, escape)]
    )
    told = escape(saying("report-each-bar", numbers=saying("report-numbers", count=size)))
    note = f"<p>{told}</p>\n" if size > 1 else ""
    return (
        f'<svg class="chart" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        f'aria-label="{escape(chart.title)}">{body}</svg>\n{note}'
    )


def binned(counts: Sequence[tuple[int, int]]) -> tuple[int, list[tuple[int, int]]]:
    """How many numbers a bar stands for, and the bars: the first number and how often
    one of them occurs, also where that is zero.
    """
    low, high = min(number for number, _ in counts), max(number for number, _ in counts)
    size = next(size for size in _sizes() if high // size - low // size < MOST_BARS)
    found = dict.fromkeys(range(low // size, high // size + 1), 0)
    for number, times in counts:
        found[number // size] += times
    return size, [(place * size, times) for place, times in found.items()]


def _sizes() -> Iterator[int]:
    """1, 2, 5, 10, 20 and so on."""
    return (one * 10**power for power in count() for one in (1, 2, 5))


def _frame(chart: BarChart, size: int, across: ChartAxis, up: ChartAxis, escape: Tell) -> Iterator[str]:
    for value in up.marks:
        y = up.up(value)
        yield f'<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{y:g}" y2="{y:g}"/>'
        yield f'<text class="end" x="{LEFT - 6}" y="{y + 4:g}">{value:,.0f}</text>'
    for value in across.marks:
        place = value + (0.5 if size == 1 else 0)  # a bar of one number has it in its middle
        if across.low <= place <= across.high:
            yield f'<text class="middle" x="{across.across(place):g}" y="{BOTTOM + 16}">{value:,.0f}</text>'
    yield f'<text class="middle" x="{(LEFT + RIGHT) / 2:g}" y="{HIGH - 8}">{escape(chart.across)}</text>'


def _bars(bars: Sequence[tuple[int, int]], size: int, across: ChartAxis, up: ChartAxis) -> Iterator[str]:
    for number, times in bars:
        if times:
            left, right, top = across.across(number), across.across(number + size), up.up(times)
            yield (
                f'<rect class="bar" x="{left:g}" y="{top:g}" '
                f'width="{max(0.5, right - left - 1):.1f}" '
                f'height="{BOTTOM - top:.1f}"/>'
            )


def _lines(chart: BarChart, size: int, across: ChartAxis, escape: Tell) -> Iterator[str]:
    for row, (name, number) in enumerate(chart.marks):
        x = across.across(number + size / 2)
        yield f'<line class="mark" x1="{x:g}" x2="{x:g}" y1="{TOP}" y2="{BOTTOM}"/>'
        side, step = ("end", -4) if x > (LEFT + RIGHT) / 2 else ("start", 4)
        yield f'<text class="{side} named" x="{x + step:g}" y="{TOP + 8 + 13 * row}">{escape(name)}</text>'
