"""The metrics that need games of bots of different strength: one bot alone among others, which goes round the seats and
gets the same deal at each.

In: outcomes of such games: game n has the bot in seat 1, then in the last one, and so on down. Out: columns; how a mean
of wins is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulewright.lab.metric import Column, Combined, EndingKind, Metric, Needs, Per, Unit, formula_of, title_of
from rulewright.lab.outcome_metrics import win_columns
from rulewright.lab.outcomes import Outcomes


def wins_of_the_one(outcomes: Outcomes) -> list[float]:
    """Game by game, the share of the win of the bot that is alone, or of its side."""
    wins = win_columns(outcomes)
    return [wins[-game % outcomes.players % outcomes.members][game] for game in range(len(outcomes))]


def skill_of(wins: float, members: int) -> float:
    """0 is luck, 1 is skill alone."""
    return (wins - 1 / members) / (1 - 1 / members)


def skill_column(outcomes: Outcomes) -> list[float]:
    return [skill_of(wins, outcomes.members) for wins in wins_of_the_one(outcomes)]


def strong_seats(strong: str, players: int) -> tuple[str, ...]:
    """Who plays for its skill: the strong bot among random ones."""
    return (strong, *["random"] * (players - 1))


def _row(name: str, unit: Unit, source: str, column: Callable[[Outcomes], Column]) -> Metric[Outcomes]:
    def columns(outcomes: Outcomes) -> Sequence[Column]:
        return [column(outcomes)]

    about, ends = (title_of(name), formula_of(name)), EndingKind.RANKED
    return Metric(name, *about, unit, source, Needs.MATCHES, Per.GAME, Combined.MEAN, columns, 2, ends)


SKILL = _row("skill", Unit.NUMBER, "CardStock (C. Bell, M. Goadrich): order", skill_column)
SKILL_TRACE = _row(
    "skill_trace",
    Unit.SHARE,
    "Ludii (C. Browne, M. Stephenson, E. Piette, D. Soemers): SkillTrace",
    wins_of_the_one,
)
RESTRICTED_PLAY = _row(
    "restricted_play",
    Unit.SHARE,
    (
        "A. Jaffe, A. Miller, E. Andersen, Y.-E. Liu, A. Karlin, Z. Popovic, "
        "Evaluating Competitive Game Balance with Restricted Play (2012)"
    ),
    wins_of_the_one,
)
MATCH_METRICS: tuple[Metric[Outcomes], ...] = (SKILL, SKILL_TRACE, RESTRICTED_PLAY)
