"""The best of a search, played again with seeds that it was not found with: the best of many is partly the luckiest.

In: a search, how many games. Out: the one that stays best on fresh seeds, and what a third seed says of it and of the
rules as they are: these figures rest on no choice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from rulewright.lab.compare import ArmEffect, Declared, Judgement
from rulewright.lab.compare.effects import effects, judged
from rulewright.lab.metric import Metric
from rulewright.lab.outcomes import Outcomes
from rulewright.lab.statistics import one_look
from rulewright.lab.targets import SKILL, TargetStanding
from rulewright.lab.tune.evaluation import Evaluation, ranked
from rulewright.lab.tune.search_space import Places
from rulewright.lab.tune.tune_games import GoalReading, readings
from rulewright.lab.tune.tune_goals import TuneObjective
from rulewright.lab.tune.tuning_run import Tuning, TuningPlan, costs_of
from rulewright.machine_cache import Ready

SHORTLIST = 5
"""So many are played again."""
MOST_DRAWN = 10**9
BETTER = (Judgement.DIFFERENT, Judgement.SMALL)


class Confirmed(Enum):
    """What fresh seeds say."""

    YES = "confirmed"
    NO = "not confirmed"
    OPEN = "undecided"


@dataclass(frozen=True)
class TuneConfirmation:
    """`chosen_with`: the seed with which it was chosen; `seed`: that of the figures.
    `effects`: of the objectives, against the rules as they are.
    """

    chosen: Evaluation
    chosen_with: int
    shortlist: int
    seed: int
    games: int
    before: GoalReading
    after: GoalReading
    effects: tuple[ArmEffect, ...]
    verdict: Confirmed


def fresh_seed(seed: int, purpose: str) -> int:
    """A seed of its own for each purpose, short enough to be copied by hand."""
    digest = hashlib.blake2b(f"{seed}/tune/{purpose}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") % MOST_DRAWN


def shortlist(tuning: Tuning) -> list[Evaluation]:
    """The best that change a rule."""
    base = tuning.made[0].fingerprint
    own = [one for one in ranked(tuning.made) if one.places is not None and one.twin is None]
    return [one for one in own if one.fingerprint != base][:SHORTLIST]


def confirmed(tuning: Tuning, games: int) -> TuneConfirmation | None:
    """None if there is nothing to choose from."""
    best, plan = shortlist(tuning), tuning.plan
    if not best:
        return None
    selection, seed = fresh_seed(plan.seed, "choose"), fresh_seed(plan.seed, "confirm")
    chosen = _chosen(tuning, best, selection, games)
    before, after = (_reading(tuning, places, seed, games) for places in (None, chosen.places))
    found = tuple(_effect(one, before, after, games) for one in plan.goals.objectives)
    told = tuple(judged([found], one_look(games))[0])
    verdict = _verdict(plan, before, after, told)
    return TuneConfirmation(chosen, selection, len(best), seed, games, before, after, told, verdict)


def _chosen(tuning: Tuning, best: Sequence[Evaluation], seed: int, games: int) -> Evaluation:
    """The one that is best with a fresh seed too."""
    if len(best) == 1:
        return best[0]
    again = [_again(tuning, one, seed, games) for one in best]
    number = ranked(again)[0].number
    return next(one for one in best if one.number == number)


def _again(tuning: Tuning, one: Evaluation, seed: int, games: int) -> Evaluation:
    assert tuning.scales is not None
    reading = _reading(tuning, one.places, seed, games)
    costs = costs_of(tuning.plan.goals, reading)
    return replace(one, miss=tuning.scales.miss(reading), costs=one.costs if costs is None else costs)


def _reading(tuning: Tuning, places: Places | None, seed: int, games: int) -> GoalReading:
    plan, made = tuning.plan, tuning.plan.space.rules(places)
    assert isinstance(made, Ready), "it was played before"
    *_, reading = readings(plan.label, made, plan.bots, plan.goals, seed, one_look(games), tuning.jobs, tuning.told)
    return reading


def _effect(objective: TuneObjective, before: GoalReading, after: GoalReading, games: int) -> ArmEffect:
    metric: Metric[Outcomes] = objective.metric
    first, second = (_outcomes(metric, reading) for reading in (before, after))
    return effects(first, second, Declared((metric,), one_look(games), 0.0))[0]


def _outcomes(metric: Metric[Outcomes], reading: GoalReading) -> Outcomes:
    strong = reading.games.strong
    return strong if metric is SKILL and strong is not None else reading.games.outcomes


def _verdict(plan: TuningPlan, before: GoalReading, after: GoalReading, found: Sequence[ArmEffect]) -> Confirmed:
    standings = {one.standing for one in after.verdicts}
    if TargetStanding.MISSED in standings or after.trouble_rate > before.trouble_rate:
        return Confirmed.NO
    if TargetStanding.OPEN in standings:
        return Confirmed.OPEN
    if any(one.standing is not TargetStanding.MET for one in before.verdicts):
        return Confirmed.YES
    moved = [_direction(*pair) for pair in zip(plan.goals.objectives, found, strict=True)]
    if -1 in moved:
        return Confirmed.NO
    return Confirmed.YES if 1 in moved else Confirmed.OPEN


def _direction(objective: TuneObjective, effect: ArmEffect) -> int:
    """1 if it is surely better than before, -1 if it is surely worse, else 0."""
    if effect.judgement not in BETTER:
        return 0
    return 1 if objective.cost(effect.difference) < 0 else -1
