"""The metrics that follow from how games end.
A win that is shared between k counts 1/k; where the rules say who has won, each winner has won in full.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import nan

from rulewright.lab.metric import (
    DESIGNERS,
    Column,
    Combined,
    EndingKind,
    Metric,
    Needs,
    Per,
    Unit,
    formula_of,
    source_of,
    title_of,
)
from rulewright.lab.outcomes import Outcomes
from rulewright.sentences import Words


def _finished(outcomes: Outcomes, column: list[float]) -> list[float]:
    """The same, without numbers for games that did not end by the rules."""
    for game in outcomes.troubles:
        column[game] = nan
    return column


def _by_game(number: Callable[[Sequence[int]], float], ranks: bool) -> Callable[[Outcomes], list[Column]]:
    """A number from the ranks (or scores) of all members of a game."""

    def columns(outcomes: Outcomes) -> list[Column]:
        of = outcomes.ranks_of if ranks else outcomes.scores_of
        rows = zip(*(of(member) for member in range(outcomes.members)), strict=True)
        return [_finished(outcomes, [number(row) for row in rows])]

    return columns


def _winners(outcomes: Outcomes) -> Iterator[int]:
    return (row.count(1) for row in zip(*map(outcomes.ranks_of, range(outcomes.members)), strict=True))


def win_columns(outcomes: Outcomes) -> list[Column]:
    """A column of wins for each member."""
    parts = [1.0 if outcomes.is_declared else 1 / winners if winners else 0.0 for winners in _winners(outcomes)]
    return [
        _finished(outcomes, [part if rank == 1 else 0.0 for rank, part in zip(ranks, parts, strict=True)])
        for ranks in map(outcomes.ranks_of, range(outcomes.members))
    ]


def _completed(outcomes: Outcomes) -> list[Column]:
    column = [1.0] * len(outcomes)
    for game in outcomes.troubles:
        column[game] = 0.0
    return [column]


def _lengths(outcomes: Outcomes) -> list[Column]:
    return [_finished(outcomes, [float(length) for length in outcomes.decisions])]


def _is_won(ranks: Sequence[int]) -> float:
    return float(1 in ranks)


def _is_tied(ranks: Sequence[int]) -> float:
    return float(ranks.count(1) > 1)


def _is_drawn(ranks: Sequence[int]) -> float:
    return float(ranks.count(ranks[0]) == len(ranks))


def _spread(scores: Sequence[int]) -> float:
    return float(max(scores) - min(scores))


def _mean(scores: Sequence[int]) -> float:
    return sum(scores) / len(scores)


def _row(
    name: str,
    unit: Unit,
    source: Words,
    columns: Callable[[Outcomes], Sequence[Column]],
    members: int = 1,
    per: Per = Per.GAME,
    combined: Combined = Combined.MEAN,
    ends: EndingKind = EndingKind.ANY,
) -> Metric[Outcomes]:
    return Metric(
        name, title_of(name), formula_of(name), unit, source, Needs.OUTCOMES, per, combined, columns, members, ends
    )


LUDII = "Ludii (C. Browne, M. Stephenson, E. Piette, D. Soemers)"

OUTCOME_METRICS: tuple[Metric[Outcomes], ...] = (
    _row(
        "won",
        Unit.SHARE,
        source_of(DESIGNERS, "source-how-hard"),
        _by_game(_is_won, ranks=True),
        ends=EndingKind.DECLARED,
    ),
    _row("seat_wins", Unit.SHARE, f"{LUDII}: AdvantageP1", win_columns, members=2, per=Per.SEAT),
    _row(
        "seat_gap",
        Unit.SHARE,
        source_of(LUDII, "source-balance"),
        win_columns,
        members=2,
        per=Per.SEAT,
        combined=Combined.GAP,
    ),
    _row(
        "ties",
        Unit.SHARE,
        source_of(LUDII, "source-drawishness"),
        _by_game(_is_tied, ranks=True),
        members=2,
        ends=EndingKind.RANKED,
    ),
    _row(
        "draws", Unit.SHARE, f"{LUDII}: Drawishness", _by_game(_is_drawn, ranks=True), members=2, ends=EndingKind.RANKED
    ),
    _row("completion", Unit.SHARE, f"{LUDII}: Completion", _completed),
    _row("decisions", Unit.DECISIONS, f"{LUDII}: Duration", _lengths),
    _row("score", Unit.POINTS, DESIGNERS, _by_game(_mean, ranks=False)),
    _row("score_spread", Unit.POINTS, source_of(DESIGNERS, "source-spread"), _by_game(_spread, ranks=False), members=2),
)


def usual_metrics(declared: Iterable[bool]) -> tuple[Metric[Outcomes], ...]:
    """Those that are asked for where nobody names any. `declared`: of each ruleset, whether it says who has won."""
    kinds = set(declared)
    return tuple(
        one for one in OUTCOME_METRICS if one.ends is EndingKind.ANY or (one.ends is EndingKind.DECLARED) in kinds
    )
