"""A comparison, and targets held against games, as rows for spreadsheets.

In: results. Out: CSV. The columns are always the same; what has no figure has empty cells, and a reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.lab.compare import ArmEffect, ArmFigure
from rulewright.lab.compare.comparison_run import ComparisonResult
from rulewright.lab.targets.assessment import Assessment, TargetVerdict
from rulewright.source.csv_cells import CsvRow, csv_text
from rulewright.stats import ConfidenceInterval

COMPARED = (
    "compared",
    "metric",
    "seat",
    "unit",
    "games",
    "before",
    "before_low",
    "before_high",
    "after",
    "after_low",
    "after_high",
    "difference",
    "difference_low",
    "difference_high",
    "effect_size",
    "p_value",
    "detectable",
    "judgement",
    "reason",
)
ASSESSED = (
    "file",
    "line",
    "ruleset",
    "metric",
    "wanted",
    "verdict",
    "seat",
    "games",
    "value",
    "low",
    "high",
    "more_games",
    "never_played",
    "reason",
)


def comparison_rows(result: ComparisonResult) -> bytes:
    """One for each ruleset and metric (and seat)."""
    arms = zip(result.plan.arms[1:], result.effects, strict=True)
    return csv_text(COMPARED, (_effect(arm.label, result.games, one) for arm, effects in arms for one in effects))


def _effect(label: str, games: int, effect: ArmEffect) -> CsvRow:
    row: dict[str, str | int | float | None] = {
        "compared": label,
        "metric": effect.metric.name,
        "seat": None if effect.seat is None else effect.seat + 1,
        "unit": effect.metric.unit.value,
        "games": games,
        **_figure("before", effect.before),
        **_figure("after", effect.after),
        "judgement": effect.judgement.value,
        "reason": str(effect.reason),
    }
    if effect.interval is not None:
        row |= {"difference": effect.difference, **_ends("difference", effect.interval)}
        row |= {"effect_size": effect.size, "p_value": effect.p_value, "detectable": effect.detectable}
    return row


def assessment_rows(found: Sequence[Assessment]) -> bytes:
    """One for each target."""
    return csv_text(ASSESSED, (row for one in found for row in _verdicts(one)))


def _verdicts(found: Assessment) -> Iterator[CsvRow]:
    for verdict in found.verdicts:
        figure = verdict.figure
        yield {
            "file": str(found.sheet.path),
            "line": verdict.target.span.position.line,
            "ruleset": found.sheet.label,
            "metric": verdict.target.metric.name,
            "wanted": verdict.target.condition.text,
            "verdict": verdict.standing.value,
            "seat": None if verdict.seat is None else verdict.seat + 1,
            "games": verdict.games,
            **(
                {}
                if figure is None
                else {"value": figure.value, "low": figure.interval.low, "high": figure.interval.high}
            ),
            "more_games": verdict.more,
            "never_played": ", ".join(verdict.names),
            "reason": _gap(verdict),
        }


def _gap(verdict: TargetVerdict) -> str:
    return "no game gives a number" if verdict.figure is None else ""


def _figure(name: str, found: ArmFigure | None) -> dict[str, float]:
    return {} if found is None else {name: found.value, **_ends(name, found.interval)}


def _ends(name: str, interval: ConfidenceInterval) -> dict[str, float]:
    return {f"{name}_low": interval.low, f"{name}_high": interval.high}
