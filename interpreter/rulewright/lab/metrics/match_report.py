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
from rulewright.sentences import Said, Tell, Words, listed, saying


def match_lines(matches: Sequence[MatchFigure], tell: Tell) -> Iterator[str]:
    """A table, if there is anything in it."""
    if matches:
        yield ""
        yield tell(saying("report-one-alone"))
        yield from aligned([tuple(map(tell, match_row(one))) for one in matches])
        troubles = sum(one.troubles for one in matches)
        if troubles:
            yield tell(saying("report-not-ended", games=saying("report-games", count=troubles)))


def unmatched(matches: Sequence[MatchFigure]) -> Iterator[Said]:
    """The metrics that need such games, and were not asked for."""
    asked = {one.match.metric.name for one in matches}
    titles = [metric.title for metric in MATCH_METRICS if metric.name not in asked]
    if titles:
        yield saying("report-unmatched", titles=listed(titles))


def match_row(found: MatchFigure) -> tuple[Words, ...]:
    """What was played, the figure with its interval, and what it would be between equals."""
    unit = found.match.metric.unit
    number, span, _ = told_estimate(found.estimate, unit)
    even = percent(found.even) if unit is Unit.SHARE else plain(found.even)
    equals = saying("report-equals", share=even, games=saying("report-games", count=found.estimate.games))
    return found.title, number, span, equals


def match_json(found: MatchFigure) -> dict[str, Any]:
    about = {"name": found.match.metric.name, "alone": found.match.alone, "others": found.match.others}
    formula = {"formula": str(found.match.metric.formula), "source": str(found.match.metric.source)}
    return about | formula | estimate_json(found.estimate) | {"even": rounded(found.even), "troubles": found.troubles}
