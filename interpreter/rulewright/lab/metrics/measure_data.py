"""A measurement as JSON has it.

In: a report. Out: JSON-ready data, with English titles and formulas. The same for the same log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.lab.metric import Needs
from rulewright.lab.metrics.all_metrics import Figure, GameMeasures, unmeasured
from rulewright.lab.metrics.even_chances import even_chances
from rulewright.lab.metrics.match_report import match_json
from rulewright.lab.metrics.piece_effects import Difference, PieceEffect
from rulewright.lab.metrics.quantiles import PARTS, Quantiles
from rulewright.lab.metrics.report_words import estimate_json, interval_json, rounded
from rulewright.stats import LEVEL

if TYPE_CHECKING:
    from rulewright.lab.metrics.measure_report import MeasureReport


def measure_data(report: MeasureReport) -> dict[str, Any]:
    """JSON-ready."""
    measurement, heading = report.measurement, report.measurement.heading
    return {
        "game": heading.game,
        "players": heading.players,
        "options": dict(heading.options),
        "bots": list(heading.bots),
        "value_bot": heading.value_bot or None,
        "seed": str(heading.seed),
        "games": {"asked": report.asked, "played": measurement.games, "complete": report.complete,
            "ends": dict(sorted(measurement.ends.items()))},
        "confidence": LEVEL,
        "metrics": [_figure_data(figure) for figure in measurement.figures],
        "not_measured": [{"name": metric.name, "why": str(why)} for metric, why in unmeasured(heading)],
        "matches": [match_json(one) for one in report.matches],
        "even_chances": _even_data(measurement),
        "lengths": {"decisions": _quantiles_data(measurement.decisions),
            "turns": _quantiles_data(measurement.turns), "within": _fit_data(report)},
        "pieces": [_piece_data(piece) for piece in report.pieces],
        "rules": {"all": len(measurement.rules),
            "never": [{"name": one.name, "place": one.place} for one in measurement.never_reached]},
        "searches": [one.to_json() for one in measurement.searches],
        "troubles": [{"end": end, "game": game.index, "seed": str(game.seed), "message": game.trouble} for end,
            game in sorted(measurement.first_troubles.items())],
    }  # fmt: skip


def _even_data(measurement: GameMeasures) -> dict[str, Any] | None:
    found = even_chances(measurement.sole_wins)
    return (
        None
        if found is None
        else {
            "statistic": rounded(found.statistic),
            "freedom": found.freedom,
            "p": rounded(found.p),
            "games": found.games,
        }
    )


def _fit_data(report: MeasureReport) -> dict[str, Any] | None:
    if report.wanted is None or report.fitting is None:
        return None
    number, interval = report.fitting
    return {"range": list(report.wanted), "share": rounded(number), "interval": interval_json(interval)}


def _figure_data(figure: Figure) -> dict[str, Any]:
    metric = figure.metric
    rests = "bots and value bot" if metric.needs is Needs.VALUES else "bots"
    about = {
        "name": metric.name,
        "title": str(metric.title),
        "unit": metric.unit.value,
        "formula": str(metric.formula),
        "source": str(metric.source),
        "rests_on": rests,
    }
    return about | {"estimates": [estimate_json(estimate) for estimate in figure.estimates]}


def _quantiles_data(quantiles: Quantiles) -> dict[str, Any]:
    told = {name: quantiles.quantile(part) for name, part in PARTS.items()}
    return {
        name: None if one is None else {"number": one.number, "interval": [one.low, one.high]}
        for name, one in told.items()
    }


def _piece_data(piece: PieceEffect) -> dict[str, Any]:
    subject = piece.subject
    counts = {
        "kind": subject.kind,
        "name": subject.name,
        "place": subject.place,
        "held": piece.held,
        "used": piece.used,
        "dead": piece.is_dead,
        "unfinished": piece.unfinished,
    }
    return counts | {"given_held": _difference_data(piece.given_held), "given_used": _difference_data(piece.given_used)}


def _difference_data(difference: Difference | None) -> dict[str, Any] | None:
    if difference is None:
        return None
    found = {"difference": rounded(difference.number), "interval": interval_json(difference.interval)}
    return found | {"p": rounded(difference.p), "q": rounded(difference.q)}
