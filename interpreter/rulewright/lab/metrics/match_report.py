"""Games of bots of different strength, told as lines and as JSON.

In: figures. Out: lines, data. What was not asked for is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rulewright.lab.match_metrics import MATCH_METRICS
from rulewright.lab.metric import Unit
from rulewright.lab.metrics.bot_matches import MatchFigure
from rulewright.lab.metrics.report_words import aligned, estimate_json, percent, plain, rounded, told_estimate
from rulewright.source.plurals import plural


def match_lines(matches: Sequence[MatchFigure]) -> Iterator[str]:
    """A table, if there is anything in it."""
    if matches:
        yield ""
        yield "Bots of different strength, one alone among others, with the same deals from every seat:"
        yield from aligned([match_row(one) for one in matches])
        troubles = sum(one.troubles for one in matches)
        if troubles:
            yield f"{troubles:,} of these games did not end by the rules, and count for nobody."


def unmatched(matches: Sequence[MatchFigure]) -> str:
    """The metrics that need such games, and were not asked for."""
    asked = {one.match.metric.name for one in matches}
    titles = [metric.title for metric in MATCH_METRICS if metric.name not in asked]
    why = "games of bots of different strength (--strong, --trace, --deny)"
    return f"Not measured: {', '.join(titles)}: needs {why}." if titles else ""


def match_row(found: MatchFigure) -> tuple[str, ...]:
    """What was played, the figure with its interval, and what it would be between equals."""
    unit = found.match.metric.unit
    number, span, _ = told_estimate(found.estimate, unit)
    even = percent(found.even) if unit is Unit.SHARE else plain(found.even)
    return found.title, number, span, f"(equals: {even}; {plural(found.estimate.games, 'game')})"


def match_json(found: MatchFigure) -> dict[str, Any]:
    about = {"name": found.match.metric.name, "alone": found.match.alone, "others": found.match.others}
    formula = {"formula": found.match.metric.formula, "source": found.match.metric.source}
    return about | formula | estimate_json(found.estimate) | {"even": rounded(found.even), "troubles": found.troubles}
