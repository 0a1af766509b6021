"""A search for values that meet the goals, one evaluation after the other.

In: a plan, evaluations that were made before. Out: evaluations, as they are made. All games have the same seeds, and
what comes next depends on the plan and on what was made before alone: one that was broken off and gone on with is the
same as one that was not, whatever the number of jobs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum

from rulewright.lab.statistics import Looks, repeated_looks
from rulewright.lab.tune.evaluation import Evaluation, EvaluationState, ranked, surely_worse
from rulewright.lab.tune.proposals import proposed
from rulewright.lab.tune.search_space import Places, SearchSpace
from rulewright.lab.tune.tune_games import GoalReading, GoalScales, Told, readings, scales_of
from rulewright.lab.tune.tune_goals import TuneGoals
from rulewright.machine_cache import Ready

ENOUGH = 3
"""So many that meet all targets end the search, if nothing is to be made small or large beside."""
MOST_TRIED = 10
"""What the rules do not allow costs no games, nor do rules that were played before: so many choices
are tried for each evaluation that was asked for.
"""


class SearchEnd(Enum):
    """Why a search ended; the value is told."""

    NEEDLESS = "the rules as they are meet all targets"
    ENOUGH = f"{ENOUGH} configurations met all targets"
    BUDGET = "all evaluations that were asked for were made"
    EXHAUSTED = "every configuration was tried"
    FORBIDDEN = "nearly all that was tried is not allowed, or changes no rule"
    INTERRUPTED = "it was broken off"


@dataclass(frozen=True)
class TuningPlan:
    """`evaluations`: how many, without the rules as they are; `games`: of each;
    `base_words`: the values as they are.
    """

    space: SearchSpace
    goals: TuneGoals
    bots: tuple[str, ...]
    evaluations: int
    games: int
    seed: int
    base_words: tuple[str, ...]
    label: str

    @property
    def looks(self) -> Looks:
        return repeated_looks(self.games)

    def changes(self, places: Places | None) -> int:
        """How many values differ from the rules as they are."""
        words = self.space.words(places) if places is not None else self.base_words
        return sum(one != other for one, other in zip(words, self.base_words, strict=True))


@dataclass
class Tuning:
    """A search that is under way. `made`: evaluations so far, the first of them of the rules as they are;
    `scales`: what these said.
    """

    plan: TuningPlan
    jobs: int
    made: list[Evaluation] = field(default_factory=list)
    scales: GoalScales | None = None
    told: Told = lambda _games: None
    end: SearchEnd = field(default=SearchEnd.INTERRUPTED, init=False)

    def run(self) -> Iterator[Evaluation]:
        """Evaluations, until there is a reason to end."""
        if self.scales is None:
            yield self._begin()
        while (places := self._next()) is not None:
            self.made.append(self._evaluated(places))
            yield self.made[-1]

    @property
    def played(self) -> int:
        """Evaluations that count: not those of the rules as they are, of what is not
        allowed, of rules that were played before.
        """
        return sum(one.counts for one in self.made)

    def best(self) -> Evaluation | None:
        """The best that was played to its end so far, by the seeds of the search."""
        return next(iter(ranked(self.made)), None)

    def _begin(self) -> Evaluation:
        made = self.plan.space.rules(None)
        assert isinstance(made, Ready), "the rules as they are were made before"
        *_, reading = self._readings(made)
        self.scales = scales_of(reading)
        self.made.append(self._finished(Evaluation(0, None, EvaluationState.FINISHED), made, reading))
        return self.made[0]

    def _next(self) -> Places | None:
        """What is tried next, if there is no reason to end."""
        plan = self.plan
        if not plan.goals.objectives and self.made[0].meets_all:
            self.end = SearchEnd.NEEDLESS
        elif not plan.goals.objectives and sum(one.meets_all and one.counts for one in self.made) >= ENOUGH:
            self.end = SearchEnd.ENOUGH
        elif self.played >= plan.evaluations:
            self.end = SearchEnd.BUDGET
        elif len(self.made) >= MOST_TRIED * plan.evaluations + 1:
            self.end = SearchEnd.FORBIDDEN
        else:
            places = proposed(plan.space, self.made, len(plan.goals.objectives), plan.seed)
            self.end = SearchEnd.INTERRUPTED if places is not None else SearchEnd.EXHAUSTED
            return places
        return None

    def _evaluated(self, places: Places) -> Evaluation:
        plan, made = self.plan, self.plan.space.rules(places)
        empty = Evaluation(len(self.made), places, EvaluationState.IMPOSSIBLE, changes=plan.changes(places))
        if isinstance(made, str):
            return replace(empty, reason=made)
        fingerprint = made.machine.program.fingerprint
        twin = next((one for one in self.made if one.fingerprint == fingerprint), None)
        if twin is not None:
            return replace(twin, number=empty.number, places=places, changes=empty.changes, twin=twin.number)
        return self._played(empty, made)

    def _played(self, empty: Evaluation, made: Ready) -> Evaluation:
        assert self.scales is not None
        for reading in self._readings(made):
            found = self._finished(empty, made, reading)
            if reading.count < self.plan.games and self._is_hopeless(reading):
                return replace(found, state=EvaluationState.DROPPED)
        return found

    def _is_hopeless(self, reading: GoalReading) -> bool:
        assert self.scales is not None
        pairs = zip(self.plan.goals.objectives, reading.figures, strict=False)
        costs = tuple(one.least_cost(figure) for one, figure in pairs if figure is not None)
        return surely_worse(self.scales.least_miss(reading), costs, self.made)

    def _finished(self, empty: Evaluation, made: Ready, reading: GoalReading) -> Evaluation:
        assert self.scales is not None
        found = replace(
            empty,
            state=EvaluationState.FINISHED,
            games=reading.count,
            miss=self.scales.miss(reading),
            fingerprint=made.machine.program.fingerprint,
            reason=reading.trouble,
        )
        costs = costs_of(self.plan.goals, reading)
        if costs is None:
            return replace(found, state=EvaluationState.IMPOSSIBLE, reason="no game gives a number")
        return replace(found, costs=costs)

    def _readings(self, made: Ready) -> Iterator[GoalReading]:
        plan = self.plan
        return readings(plan.label, made, plan.bots, plan.goals, plan.seed, plan.looks, self.jobs, self.told)


def costs_of(goals: TuneGoals, reading: GoalReading) -> tuple[float, ...] | None:
    """What the objectives cost; nothing before they are measured, none where no game gives a number."""
    if any(figure is None for figure in reading.figures):
        return None
    pairs = zip(goals.objectives, reading.figures, strict=False)
    return tuple(one.cost(figure.value) for one, figure in pairs if figure is not None)
