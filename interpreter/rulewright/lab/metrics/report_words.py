"""Figures as text, and as JSON has them.

In: numbers, estimates. Out: text, lists. What is missing is `-`, or nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rulewright.lab.metric import Unit
from rulewright.lab.metrics.estimates import Estimate
from rulewright.sentences import Words, saying
from rulewright.source.cells import width
from rulewright.stats import ConfidenceInterval


def told_estimate(estimate: Estimate, unit: Unit) -> tuple[Words, Words, Words]:
    if estimate.number is None:
        return "-", "", saying("report-no-game")
    show = percent if unit is Unit.SHARE else plain
    counted = "" if unit is Unit.SHARE else saying(f"report-unit-{unit.value}")
    if estimate.interval is None:
        return show(estimate.number), saying("report-alike" if estimate.games > 1 else "report-one-game"), counted
    return show(estimate.number), f"{show(estimate.interval.low)}..{show(estimate.interval.high)}", counted


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
