"""A measurement as rows for spreadsheets: one for each metric (and seat), one for each card, action and rule.

In: a report. Out: CSV. The columns are always the same; what has no figure has empty cells, and a reason.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.lab.metrics.all_metrics import unmeasured
from rulewright.lab.metrics.measure_report import MeasureReport
from rulewright.lab.metrics.piece_effects import Difference
from rulewright.lab.metrics.shown_pieces import use_note
from rulewright.source.csv_cells import CsvRow, csv_text
from rulewright.stats import ConfidenceInterval

COLUMNS = (
    "kind",
    "name",
    "place",
    "seat",
    "unit",
    "games",
    "value",
    "low",
    "high",
    "drawn",
    "used",
    "if_drawn",
    "if_drawn_low",
    "if_drawn_high",
    "if_drawn_q",
    "if_used",
    "if_used_low",
    "if_used_high",
    "if_used_q",
    "reason",
)


def measure_rows(report: MeasureReport) -> bytes:
    """The whole file."""
    return csv_text(COLUMNS, [*_metrics(report), *_pieces(report)])


def _metrics(report: MeasureReport) -> Iterator[CsvRow]:
    for figure in report.measurement.figures:
        head = {"kind": "metric", "name": figure.metric.name, "unit": figure.metric.unit.value}
        several = len(figure.estimates) > 1
        for seat, one in enumerate(figure.estimates, start=1):
            found: dict[str, int | float | None] = {
                "seat": seat if several else None,
                "games": one.games,
                "value": one.number,
            }
            why = "no game gives it" if one.number is None else None
            yield {**head, **found, **_ends("", one.interval), "reason": why}
    for match in report.matches:
        yield {
            "kind": "match",
            "name": match.match.metric.name,
            "place": str(match.title),
            "unit": match.match.metric.unit.value,
            "games": match.estimate.games,
            "value": match.estimate.number,
            **_ends("", match.estimate.interval),
        }
    for metric, misfit in unmeasured(report.measurement.heading):
        yield {"kind": "metric", "name": metric.name, "unit": metric.unit.value, "reason": str(misfit)}


def _pieces(report: MeasureReport) -> Iterator[CsvRow]:
    games = report.measurement.ends["finished"]
    for piece in report.pieces:
        subject = piece.subject
        yield {
            "kind": subject.kind,
            "name": subject.name,
            "place": subject.place,
            "games": games,
            "drawn": piece.held,
            "used": piece.used,
            **_difference("if_drawn", piece.given_held),
            **_difference("if_used", piece.given_used),
            "reason": str(use_note(piece)) if piece.is_dead or piece.unfinished else None,
        }


def _difference(name: str, found: Difference | None) -> dict[str, float | None]:
    if found is None:
        return {}
    return {name: found.number, **_ends(f"{name}_", found.interval), f"{name}_q": found.q}


def _ends(lead: str, interval: ConfidenceInterval | None) -> dict[str, float | None]:
    return {} if interval is None else {f"{lead}low": interval.low, f"{lead}high": interval.high}
