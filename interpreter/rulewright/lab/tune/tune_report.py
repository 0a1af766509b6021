"""A search told: what was searched, what was found, what fresh seeds say of it, and how to go on from there.

In: a search, what was confirmed. Out: lines, data, the evidence that stands in the variant. The same for the same
search. Only what was confirmed with fresh seeds is called found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.lab.compare import ArmEffect, number
from rulewright.lab.compare.comparison_report import effect_data
from rulewright.lab.compare.effect_texts import movement
from rulewright.lab.targets import TargetVerdict
from rulewright.lab.targets.assessment_report import (
    figure_text,
    more_text,
    said_standing,
    verdict_data,
)
from rulewright.lab.tune.confirmation import Confirmed, TuneConfirmation
from rulewright.lab.tune.evaluation import Evaluation, EvaluationState, front_of
from rulewright.lab.tune.tune_goals import target_words
from rulewright.lab.tune.tuning_run import ENOUGH, SearchEnd, Tuning
from rulewright.sentences import Said, Tell, saying
from rulewright.source.cells import Style, width
from rulewright.source.plurals import plural

MOST_OF_FRONT = 10
VERDICTS = {
    Confirmed.YES: "lab-confirmed",
    Confirmed.OPEN: "lab-confirmed-open",
    Confirmed.NO: "lab-confirmed-not",
}


@dataclass(frozen=True)
class TuneReport:
    """`confirmation`: none where nothing was found, or it was broken off before. `command`: how to run it again."""

    tuning: Tuning
    confirmation: TuneConfirmation | None
    command: str

    @property
    def is_needless(self) -> bool:
        return self.tuning.end is SearchEnd.NEEDLESS

    @property
    def is_confirmed(self) -> bool:
        return self.confirmation is not None and self.confirmation.verdict is Confirmed.YES

    # ---- for people -------------------------------------------------------------------------------------------------

    def lines(self, tell: Tell = str) -> Iterator[str]:
        yield from map(tell, self._head())
        if self.confirmation is not None:
            yield ""
            yield from self._values(self.confirmation.chosen, tell)
            yield ""
            yield from self._figures(self.confirmation, tell)
            yield tell(saying(VERDICTS[self.confirmation.verdict]))
        elif not self.is_needless:
            yield from map(tell, self._unconfirmed())
        yield from self._front(tell)
        yield ""
        yield tell(saying("lab-again", command=Style().plain(self.command)))

    def _head(self) -> Iterator[Said]:
        plan = self.tuning.plan
        yield saying(
            "lab-tune-head",
            game=Style().plain(plan.label),
            goals=", ".join(plan.goals.words),
            bots=", ".join(dict.fromkeys(plan.bots)),
            seed=str(plan.seed),
        )
        counts = Counter(one.state for one in self.tuning.made if one.counts)
        dropped = counts[EvaluationState.DROPPED]
        yield saying(
            "lab-tune-dropped" if dropped else "lab-tune-made",
            configurations=saying("lab-configurations", count=plan.space.size),
            evaluations=saying("lab-evaluations", count=self.tuning.played),
            games=saying("report-games", count=plan.games),
            why=saying(f"lab-end-{self.tuning.end.name.lower()}", count=ENOUGH),
            **({"dropped": dropped} if dropped else {}),
        )
        refused = [one for one in self.tuning.made if one.state is EvaluationState.IMPOSSIBLE and one.twin is None]
        if refused:
            first, why = self._name(refused[0]), Style().plain(refused[0].reason)
            yield saying("lab-tune-refused", count=len(refused), name=first, why=why)

    def _name(self, one: Evaluation) -> str:
        space = self.tuning.plan.space
        pairs = zip(space.axes, space.words(one.places or ()), strict=True)
        return ", ".join(f"{axis.name}={value}" for axis, value in pairs)

    def _values(self, chosen: Evaluation, tell: Tell) -> Iterator[str]:
        plan = self.tuning.plan
        if not self.is_confirmed and not chosen.meets_all:
            yield tell(saying("lab-tune-nearest"))
        same = tell(saying("lab-the-same"))
        words = zip(plan.space.axes, plan.base_words, plan.space.words(chosen.places or ()), strict=True)
        rows = [(axis.name, base, value if value != base else same) for axis, base, value in words]
        yield from _aligned([self._heads("report-unit-value", tell), *rows])

    def _heads(self, first: str, tell: Tell) -> tuple[str, ...]:
        column = "lab-tuned" if self.is_confirmed else "lab-tried"
        return tuple(tell(saying(key)) for key in (first, "lab-as-it-is", column))

    def _figures(self, found: TuneConfirmation, tell: Tell) -> Iterator[str]:
        yield tell(_played_again(found))
        pairs = zip(found.before.verdicts, found.after.verdicts, strict=True)
        rows = [(target_words(one.target), tell(_standing(one)), tell(_standing(other))) for one, other in pairs]
        if rows:
            yield from _aligned([self._heads("lab-target", tell), *rows])
        yield from (
            f"  {tell(more)}: `{target_words(one.target)}`" for one in found.after.verdicts if (more := more_text(one))
        )
        yield from (f"  {tell(_moved(effect))}" for effect in found.effects)
        if found.after.trouble:
            share = f"{100 * found.after.trouble_rate:.2f} %"
            yield f"  {Style().plain(tell(saying('lab-tune-troubles', share=share, why=found.after.trouble)))}"

    def _unconfirmed(self) -> Iterator[Said]:
        best = self.tuning.best()
        if best is None or best.places is None or best.changes == 0:
            yield saying("lab-tune-nothing")
        elif self.tuning.end is SearchEnd.INTERRUPTED:
            yield saying("lab-so-far-meets" if best.meets_all else "lab-so-far-misses", name=self._name(best))

    def _front(self, tell: Tell) -> Iterator[str]:
        goals = self.tuning.plan.goals.objectives
        front = front_of([one for one in self.tuning.made if one.meets_all and one.twin is None])
        if len(goals) < 2 or len(front) < 2:
            return
        yield ""
        yield tell(saying("lab-tune-front", configurations=saying("lab-configurations", count=len(front))))
        rows = [self._front_row(one, tell) for one in sorted(front, key=lambda one: one.costs)[:MOST_OF_FRONT]]
        yield from _aligned([(*(goal.metric.name for goal in goals), ""), *rows])

    def _front_row(self, one: Evaluation, tell: Tell) -> tuple[str, ...]:
        pairs = zip(self.tuning.plan.goals.objectives, one.costs, strict=True)
        figures = (tell(number(goal.cost(cost), goal.metric.unit)) for goal, cost in pairs)
        return (*figures, self._name(one) if one.places is not None else tell(saying("lab-as-it-is")))

    # ---- for programs -----------------------------------------------------------------------------------------------

    def summary(self) -> dict[str, Any]:
        counts = Counter(one.state for one in self.tuning.made if one.counts)
        return {
            "configurations": self.tuning.plan.space.size,
            "evaluations": self.tuning.played,
            "finished": counts[EvaluationState.FINISHED],
            "dropped": counts[EvaluationState.DROPPED],
            "ended": self.tuning.end.name.lower(),
            "confirmed": self.is_confirmed,
        }

    def to_json(self) -> dict[str, Any]:
        plan = self.tuning.plan
        return {
            "ruleset": plan.label,
            "values": [
                {"kind": axis.varied.value, "name": axis.name, "values": list(axis.values), "as_it_is": base}
                for axis, base in zip(plan.space.axes, plan.base_words, strict=True)
            ],
            "settings": {axis.name: value for axis, value in plan.space.settings},
            "players": plan.space.players,
            "goals": plan.goals.words,
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
            "evaluations": [self._evaluation(one) for one in self.tuning.made],
            "confirmation": None if self.confirmation is None else self._confirmation(self.confirmation),
            "command": self.command,
        }

    def _evaluation(self, one: Evaluation) -> dict[str, Any]:
        goals = self.tuning.plan.goals.objectives
        return {
            "number": one.number,
            "values": None if one.places is None else self._chosen(one),
            "state": one.state.value,
            "games": one.games,
            "miss": one.miss if one.state is not EvaluationState.IMPOSSIBLE else None,
            "figures": {goal.metric.name: goal.cost(cost) for goal, cost in zip(goals, one.costs, strict=False)},
            "fingerprint": one.fingerprint,
            "reason": one.reason,
            "same_rules_as": one.twin,
        }

    def _chosen(self, one: Evaluation) -> dict[str, str]:
        space = self.tuning.plan.space
        return {axis.name: value for axis, value in zip(space.axes, space.words(one.places or ()), strict=True)}

    def _confirmation(self, found: TuneConfirmation) -> dict[str, Any]:
        return {
            "verdict": found.verdict.value,
            "evaluation": found.chosen.number,
            "values": self._chosen(found.chosen),
            "played_again": found.shortlist,
            "chosen_with_seed": found.chosen_with,
            "seed": found.seed,
            "games": found.games,
            "targets_before": [verdict_data(one) for one in found.before.verdicts],
            "targets_after": [verdict_data(one) for one in found.after.verdicts],
            "effects": [effect_data(one) for one in found.effects],
            "trouble_rate": found.after.trouble_rate,
        }


def evidence(report: TuneReport) -> str:
    """What stands in the variant, so that who reads it knows what it rests on."""
    found, plan = report.confirmation, report.tuning.plan
    assert found is not None
    told = [_evidence_of(*pair) for pair in zip(found.before.verdicts, found.after.verdicts, strict=True)]
    told += [str(_moved(effect)) for effect in found.effects]
    bots = ", ".join(dict.fromkeys(plan.bots))
    return (
        f"Found by `rulewright tune` in {plural(report.tuning.played, 'evaluation')} (seed "
        f"{plan.seed}), confirmed in {plural(found.games, 'game')} with seed {found.seed}; "
        f"players: {plan.space.players}, bots: {bots}. {'; '.join(told)}."
    )


def _evidence_of(before: TargetVerdict, after: TargetVerdict) -> str:
    return f"{target_words(after.target)}: {figure_text(before)} -> {figure_text(after)}"


def _played_again(found: TuneConfirmation) -> Said:
    """With which seeds the figures were found."""
    games, seed = saying("report-games", count=found.games), str(found.seed)
    if found.shortlist <= 1:
        return saying("lab-fresh", seed=seed, games=games)
    return saying("lab-fresh-of", count=found.shortlist, chosen=str(found.chosen_with), seed=seed, games=games)


def _standing(verdict: TargetVerdict) -> Said:
    return saying("report-headed", what=said_standing(verdict), more=figure_text(verdict))


def _moved(effect: ArmEffect) -> Said:
    if effect.interval is None:
        return saying("report-headed", what=effect.title, more=effect.reason)
    return movement(effect)


def _aligned(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    wide = [max(width(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = (Style().plain(cell) + " " * (wide[column] - width(cell)) for column, cell in enumerate(row))
        yield "  " + "  ".join(cells).rstrip()
