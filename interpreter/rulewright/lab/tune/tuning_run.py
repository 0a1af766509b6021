"""A search for values that meet the goals, evaluation by evaluation.

In: a plan, evaluations that were made before. Out: evaluations, in order. All games have the same seeds, and what a
round of evaluations tries depends on the plan and on the rounds before it alone: a search that was broken off and gone
on with is the same as one that was not, whatever the number of jobs, and however many evaluations are made at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import partial
from threading import Event, Lock

from rulewright.lab.statistics import Looks, repeated_looks
from rulewright.lab.tune.evaluation import Evaluation, EvaluationState, ranked, surely_worse
from rulewright.lab.tune.evaluation_rounds import ROUND, EvaluationStopped, in_order, round_start
from rulewright.lab.tune.proposals import proposed
from rulewright.lab.tune.search_space import Places, SearchSpace
from rulewright.lab.tune.tune_games import GoalReading, GoalScales, Told, readings, scales_of
from rulewright.lab.tune.tune_goals import TuneGoals
from rulewright.machine_cache import Ready
from rulewright.processes.cluster import is_used
from rulewright.processes.crews import crew_size

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
    _stopping: Event = field(default_factory=Event, init=False)
    _lowering: Lock = field(default_factory=Lock, init=False)
    """Rules are read and lowered by one at a time."""

    def run(self) -> Iterator[Evaluation]:
        """Evaluations, until there is a reason to end."""
        if self.scales is None:
            yield self._begin()
        while not self._has_ended():
            first, basis = len(self.made), self.made[: round_start(len(self.made))]
            choices = self._proposals(basis)
            if not choices:
                self.end = SearchEnd.EXHAUSTED
                return
            work = [partial(self._evaluated, first + at, places, basis) for at, places in enumerate(choices)]
            for made in in_order(work, self._at_once, self._stopping):
                self.made.append(self._with_twin(made))
                yield self.made[-1]
                if self._has_ended():
                    return

    @property
    def _at_once(self) -> int:
        """Compiled games of random bots leave Python to others, and so do games that are played elsewhere;
        those of bots that think are shared out among processes, one evaluation after the other.
        """
        if is_used():
            crew_size(self.jobs)  # joins it, here and once
            return ROUND
        is_random = set(self.plan.bots) == {"random"} and not self.plan.goals.needs_strong
        return min(self.jobs, ROUND) if is_random else 1

    @property
    def _jobs_each(self) -> int:
        return self.jobs if is_used() else max(1, self.jobs // self._at_once)

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
        *_, reading = self._readings(made, self.jobs)
        self.scales = scales_of(reading)
        self.made.append(self._finished(Evaluation(0, None, EvaluationState.FINISHED), made, reading))
        return self.made[0]

    def _has_ended(self) -> bool:
        """Whether there is a reason to end; which one is noted."""
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
            self.end = SearchEnd.INTERRUPTED
            return False
        return True

    def _proposals(self, basis: list[Evaluation]) -> list[Places]:
        """What is left to try in this round, as far as it may be wanted. What the round tries before is not known yet:
        it is taken for bad, so that nobody looks near it again (the constant liar).
        """
        plan, found = self.plan, list[Places]()
        wanted = min(len(basis) + ROUND - len(self.made), plan.evaluations - self.played)
        unknown = [self._unknown(one.number, one.places) for one in self.made[len(basis) :]]
        for number in range(len(self.made), len(self.made) + wanted):
            places = proposed(plan.space, [*basis, *unknown], len(plan.goals.objectives), plan.seed)
            if places is None:
                break
            unknown.append(self._unknown(number, places))
            found.append(places)
        return found

    def _unknown(self, number: int, places: Places | None) -> Evaluation:
        return Evaluation(number, places, EvaluationState.IMPOSSIBLE, changes=self.plan.changes(places))

    def _evaluated(self, number: int, places: Places, basis: list[Evaluation]) -> Evaluation:
        """`basis`: those of the rounds before."""
        with self._lowering:
            made = self.plan.space.rules(places)
        empty = self._unknown(number, places)
        if isinstance(made, str):
            return replace(empty, reason=made)
        twin = _twin_of(made.machine.program.fingerprint, basis)
        return self._played(empty, made, basis) if twin is None else _as_twin(empty, twin)

    def _with_twin(self, made: Evaluation) -> Evaluation:
        """It may have the same rules as another one of its round."""
        if made.twin is not None or not made.fingerprint:
            return made
        twin = _twin_of(made.fingerprint, self.made)
        return made if twin is None else _as_twin(made, twin)

    def _played(self, empty: Evaluation, made: Ready, basis: list[Evaluation]) -> Evaluation:
        assert self.scales is not None
        for reading in self._readings(made, self._jobs_each):
            found = self._finished(empty, made, reading)
            if reading.count < self.plan.games and self._is_hopeless(reading, basis):
                return replace(found, state=EvaluationState.DROPPED)
        return found

    def _is_hopeless(self, reading: GoalReading, basis: list[Evaluation]) -> bool:
        assert self.scales is not None
        pairs = zip(self.plan.goals.objectives, reading.figures, strict=False)
        costs = tuple(one.least_cost(figure) for one, figure in pairs if figure is not None)
        return surely_worse(self.scales.least_miss(reading), costs, basis)

    def _finished(self, empty: Evaluation, made: Ready, reading: GoalReading) -> Evaluation:
        assert self.scales is not None
        found = replace(
            empty,
            state=EvaluationState.FINISHED,
            games=reading.count,
            miss=self.scales.miss(reading),
            fingerprint=made.machine.program.fingerprint,
            reason=str(reading.trouble),
        )
        costs = costs_of(self.plan.goals, reading)
        if costs is None:
            return replace(found, state=EvaluationState.IMPOSSIBLE, reason="no game gives a number")
        return replace(found, costs=costs)

    def _readings(self, made: Ready, jobs: int) -> Iterator[GoalReading]:
        plan = self.plan
        return readings(plan.label, made, plan.bots, plan.goals, plan.seed, plan.looks, jobs, self._told)

    def _told(self, games: int) -> None:
        if self._stopping.is_set():
            raise EvaluationStopped
        self.told(games)


def _twin_of(fingerprint: str, made: list[Evaluation]) -> Evaluation | None:
    return next((one for one in made if one.fingerprint == fingerprint), None)


def _as_twin(made: Evaluation, twin: Evaluation) -> Evaluation:
    """What was found of the same rules."""
    return replace(twin, number=made.number, places=made.places, changes=made.changes, twin=twin.number)


def costs_of(goals: TuneGoals, reading: GoalReading) -> tuple[float, ...] | None:
    """What the objectives cost; nothing before they are measured, none where no game gives a number."""
    if any(figure is None for figure in reading.figures):
        return None
    pairs = zip(goals.objectives, reading.figures, strict=False)
    return tuple(one.cost(figure.value) for one, figure in pairs if figure is not None)
