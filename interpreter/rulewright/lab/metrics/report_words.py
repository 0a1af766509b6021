"""Figures as text, and as JSON has them.

In: numbers, estimates. Out: text, lists. What is missing is `-`, or nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rulewright.lab.metric import Unit
from rulewright.lab.metrics.estimates import Estimate
from rulewright.source.cells import width
from rulewright.stats import ConfidenceInterval


def told_estimate(estimate: Estimate, unit: Unit) -> tuple[str, str, str]:
    if estimate.number is None:
        return "-", "", "no game gives it"
    show = percent if unit is Unit.SHARE else plain
    interval = estimate.interval
    span = (
        f"{show(interval.low)}..{show(interval.high)}"
        if interval is not None
        else "all games alike"
        if estimate.games > 1
        else "one game"
    )
    return show(estimate.number), span, "" if unit is Unit.SHARE else unit.value


def estimate_json(estimate: Estimate) -> dict[str, Any]:
    return {"number": rounded(estimate.number), "interval": interval_json(estimate.interval), "games": estimate.games}


def rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 6)


def interval_json(interval: ConfidenceInterval | None) -> list[float | None] | None:
    return None if interval is None else [rounded(interval.low), rounded(interval.high)]


def percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def plain(number: float) -> str:
    return f"{number:,.3f}" if abs(number) < 10 else f"{number:,.1f}"


def end_text(number: int | None) -> str:
    return "?" if number is None else f"{number:,}"


def aligned(rows: Sequence[tuple[str, ...]], left: int = 1) -> Iterator[str]:
    """The first columns to the left, the others to the right, the last one as it is."""
    wide = [max((width(row[column]) for row in rows), default=0) for column in range(max(map(len, rows), default=0))]
    for row in rows:
        cells = [
            text + " " * (wide[at] - width(text)) if at < left else " " * (wide[at] - width(text)) + text
            for at, text in enumerate(row[:-1])
        ]
        yield "  ".join([*cells, row[-1]]).rstrip()
