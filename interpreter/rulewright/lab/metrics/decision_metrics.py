"""The metrics that follow from decisions, and from what positions were worth: each a function of one game.

In: a game that ended by its rules. Out: its number, or `nan` where it has none. V(p, t) is the share of winning of
member p before decision t, of T decisions; V(p, T + 1) is how the game ended. Over games, the mean is taken: a game
counts once, however long it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from math import nan, sqrt

from rulewright.lab.metric import (
    DESIGNERS,
    THIS_PROGRAM,
    Column,
    Combined,
    EndingKind,
    Metric,
    Needs,
    Per,
    Unit,
    formula_of,
    title_of,
)
from rulewright.lab.metrics.logged_games import GameTrace, LoggedGames
from rulewright.sentences import Words, saying

OPEN_BELOW = 0.9
"""The outcome is open while nobody's V reaches this."""
HOPELESS = 0.05
"""Who has no more V than this cannot expect to win."""
MOMENTS = (25, 50, 75)
"""Percent of a game."""


def mean(numbers: Sequence[float]) -> float:
    """`nan` of nothing."""
    return sum(numbers) / len(numbers) if numbers else nan


# ---- decisions ------------------------------------------------------------------------------------------------------


def turns(trace: GameTrace) -> float:
    return float(trace.turns)


def decision_moves(trace: GameTrace) -> float:
    return mean([float(decision.legal > 1) for decision in trace.game.decisions])


def branching(trace: GameTrace) -> float:
    return mean([float(decision.legal) for decision in trace.game.decisions])


def convergence(trace: GameTrace) -> float:
    """The least-squares slope of the number of choices against the part of the game that is over, from 0 to 1."""
    counts = [decision.legal for decision in trace.game.decisions]
    if len(counts) < 2:
        return nan
    times = [at / (len(counts) - 1) for at in range(len(counts))]
    middle, level = mean(times), mean([float(count) for count in counts])
    along = sum((time - middle) * (count - level) for time, count in zip(times, counts, strict=True))
    return along / sum((time - middle) ** 2 for time in times)


# ---- values of choices ----------------------------------------------------------------------------------------------


def choice_spread(trace: GameTrace) -> float:
    found = [decision.values for decision in trace.game.decisions]
    return mean([values.best - values.worst for values in found if values is not None])


def choice_lead(trace: GameTrace) -> float:
    found = [decision.values for decision in trace.game.decisions]
    return mean([values.best - values.second for values in found if values is not None and values.second is not None])


def choice_loss(trace: GameTrace) -> float:
    found = [decision.values for decision in trace.game.decisions]
    return mean([values.best - values.chosen for values in found if values is not None and values.chosen is not None])


# ---- values of positions --------------------------------------------------------------------------------------------


def drama(trace: GameTrace) -> float:
    """The drama of a game; of several winners, the mean over the choices of all."""
    even = 1 / trace.members
    return mean(
        [
            sqrt(max(0.0, even - trace.values[place][chooser]))
            for chooser, place in trace.choices
            if chooser in trace.winners
        ]
    )


def lead_changes(trace: GameTrace) -> float:
    return mean([float(not before & after) for before, after in pairwise(trace.leaders)])


def decisiveness(trace: GameTrace) -> float:
    """Only where one member wins alone."""
    if len(trace.winners) != 1 or not trace.values:
        return nan
    winner = trace.winners[0]
    highest = max(value for row in trace.values for member, value in enumerate(row) if member != winner)
    last = len(trace.values) - 1
    passed = next((at for at, row in enumerate(trace.values) if row[winner] > highest), last)
    return (last - passed) / last


def lead_kept(percent: int) -> Callable[[GameTrace], float]:
    """The share of the win that the leader at a moment gets; nothing where several lead."""

    def kept(trace: GameTrace) -> float:
        if not trace.values:
            return nan
        leading = trace.leaders[_moment(trace, percent)]
        return sum(trace.values[-1][member] for member in leading) if len(leading) == 1 else nan

    return kept


def comeback(trace: GameTrace) -> float:
    """Whether somebody won who was last at half-time: nobody had a lower V, and somebody a higher one.
    Of several winners, the share of those.
    """
    if not trace.values:
        return nan
    row = trace.values[_moment(trace, 50)]
    return mean([float(row[winner] == min(row) < max(row)) for winner in trace.winners])


def killer_move(trace: GameTrace) -> float:
    """The largest change of the chooser's own V by one choice, with the chance that follows it."""
    swings = [abs(trace.values[place + 1][chooser] - trace.values[place][chooser]) for chooser, place in trace.choices]
    return max(swings, default=nan)


def openness(trace: GameTrace) -> float:
    return mean([float(max(row) < OPEN_BELOW) for row in trace.values[:-1]])


def kingmaking(trace: GameTrace) -> float:
    """Those who lead before and after are others than the chooser, who has next to no V before."""
    return mean([float(_makes_king(trace, chooser, place)) for chooser, place in trace.choices])


def _makes_king(trace: GameTrace, chooser: int, place: int) -> bool:
    before, after = trace.leaders[place], trace.leaders[place + 1]
    return trace.values[place][chooser] <= HOPELESS and not before & after and chooser not in before | after


def _moment(trace: GameTrace, percent: int) -> int:
    """The decision before which so much of the game is over."""
    return (len(trace.values) - 1) * percent // 100


# ---- the table ------------------------------------------------------------------------------------------------------

LUDII = "Ludii (C. Browne, M. Stephenson, E. Piette, D. Soemers)"
CARDSTOCK = "CardStock (C. Bell, M. Goadrich)"
BROWNE = "C. Browne, Automatic Generation and Evaluation of Recombination Games (2008)"


def _columns(number: Callable[[GameTrace], float]) -> Callable[[LoggedGames], list[Column]]:
    def columns(logged: LoggedGames) -> list[Column]:
        return [[nan if trace is None else number(trace) for trace in logged.traces]]

    return columns


def _row(
    name: str,
    unit: Unit,
    source: Words,
    number: Callable[[GameTrace], float],
    needs: Needs = Needs.VALUES,
    members: int = 2,
    ends: EndingKind = EndingKind.ANY,
) -> Metric[LoggedGames]:
    title, formula, columns = title_of(name), formula_of(name), _columns(number)
    return Metric(name, title, formula, unit, source, needs, Per.GAME, Combined.MEAN, columns, members, ends)


def _lead_kept(percent: int) -> Metric[LoggedGames]:
    """The row of one moment; all say the same of their share."""
    row = _row(
        f"lead_kept_{percent}",
        Unit.SHARE,
        saying("source-lead-kept", who=LUDII),
        lead_kept(percent),
        ends=EndingKind.RANKED,
    )
    share = f"{percent} %"
    title, formula = saying("metric-lead-kept", share=share), saying("formula-lead-kept", share=share)
    return replace(row, title=title, formula=formula)


DECISION_METRICS: tuple[Metric[LoggedGames], ...] = (
    _row("turns", Unit.TURNS, f"{LUDII}: Duration", turns, Needs.DECISIONS, 1),
    _row("decision_moves", Unit.SHARE, f"{LUDII}: DecisionMoves", decision_moves, Needs.DECISIONS, 1),
    _row("branching", Unit.ACTIONS, f"{LUDII}: BranchingFactor; {CARDSTOCK}", branching, Needs.DECISIONS, 1),
    _row("convergence", Unit.ACTIONS, f"{CARDSTOCK}: convergence", convergence, Needs.DECISIONS, 1),
    _row("choice_spread", Unit.VALUE, f"{CARDSTOCK}: meaningful moves", choice_spread),
    _row("choice_lead", Unit.VALUE, THIS_PROGRAM, choice_lead),
    _row("choice_loss", Unit.VALUE, THIS_PROGRAM, choice_loss),
    _row("drama", Unit.VALUE, f"{BROWNE}; {CARDSTOCK}", drama, ends=EndingKind.RANKED),
    _row("lead_changes", Unit.SHARE, f"{LUDII}: LeadChange", lead_changes, ends=EndingKind.RANKED),
    _row("decisiveness", Unit.SHARE, f"{BROWNE}: decisiveness", decisiveness, ends=EndingKind.RANKED),
    *map(_lead_kept, MOMENTS),
    _row("comeback", Unit.SHARE, DESIGNERS, comeback, ends=EndingKind.RANKED),
    _row("killer_move", Unit.VALUE, f"{BROWNE}: killer moves", killer_move),
    _row("openness", Unit.SHARE, f"{BROWNE}: uncertainty", openness),
    _row("kingmaking", Unit.SHARE, THIS_PROGRAM, kingmaking, members=3, ends=EndingKind.RANKED),
)
