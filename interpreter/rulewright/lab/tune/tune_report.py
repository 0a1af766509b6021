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
from rulewright.lab.targets.assessment_report import figure_text, more_text, verdict_data
from rulewright.lab.tune.confirmation import Confirmed, TuneConfirmation
from rulewright.lab.tune.evaluation import Evaluation, EvaluationState, front_of
from rulewright.lab.tune.tune_goals import target_words
from rulewright.lab.tune.tuning_run import SearchEnd, Tuning
from rulewright.source.cells import Style, width
from rulewright.source.plurals import plural

MOST_OF_FRONT = 10
VERDICTS = {
    Confirmed.YES: "Confirmed with fresh seeds.",
    Confirmed.OPEN: (
        "Undecided: with fresh seeds the intervals reach over what was asked for. "
        "Take more games (--confirm), or more evaluations."
    ),
    Confirmed.NO: (
        "Not confirmed: with fresh seeds it misses what was asked for, so the search was "
        "lucky with it. Take more games for each evaluation (--games)."
    ),
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

    def lines(self) -> Iterator[str]:
        yield from self._head()
        if self.confirmation is not None:
            yield ""
            yield from self._values(self.confirmation.chosen)
            yield ""
            yield from self._figures(self.confirmation)
            yield VERDICTS[self.confirmation.verdict]
        elif not self.is_needless:
            yield from self._unconfirmed()
        yield from self._front()
        yield ""
        yield f"Again: {Style().plain(self.command)}"

    def _head(self) -> Iterator[str]:
        plan = self.tuning.plan
        yield (
            f"{Style().plain(plan.label)}: {', '.join(plan.goals.words)}; bots: "
            f"{', '.join(dict.fromkeys(plan.bots))}, seed {plan.seed}"
        )
        counts = Counter(one.state for one in self.tuning.made if one.counts)
        dropped = counts[EvaluationState.DROPPED]
        yield (
            f"{plural(plan.space.size, 'configuration')}; "
            f"{plural(self.tuning.played, 'evaluation')} of {plural(plan.games, 'game')}"
            + (f", {dropped:,} of them dropped at an early look" if dropped else "")
            + f". It ended because {self.tuning.end.value}."
        )
        refused = [one for one in self.tuning.made if one.state is EvaluationState.IMPOSSIBLE and one.twin is None]
        if refused:
            yield (
                f"{len(refused):,} more cannot be played, such as "
                f"{self._name(refused[0])}: {Style().plain(refused[0].reason)}"
            )

    def _name(self, one: Evaluation) -> str:
        space = self.tuning.plan.space
        pairs = zip(space.axes, space.words(one.places or ()), strict=True)
        return ", ".join(f"{axis.name}={value}" for axis, value in pairs)

    def _values(self, chosen: Evaluation) -> Iterator[str]:
        plan = self.tuning.plan
        if not self.is_confirmed and not chosen.meets_all:
            yield "No configuration met all targets by the seeds of the search. The nearest to it:"
        words = zip(plan.space.axes, plan.base_words, plan.space.words(chosen.places or ()), strict=True)
        rows = [(axis.name, base, value if value != base else "the same") for axis, base, value in words]
        yield from _aligned([("value", "as it is", self._column), *rows])

    @property
    def _column(self) -> str:
        return "tuned" if self.is_confirmed else "tried"

    def _figures(self, found: TuneConfirmation) -> Iterator[str]:
        others = (
            f"the best of {found.shortlist} that were played again with seed {found.chosen_with}; "
            if found.shortlist > 1
            else ""
        )
        yield f"Played with fresh seeds ({others}figures: seed {found.seed}, {plural(found.games, 'game')}):"
        pairs = zip(found.before.verdicts, found.after.verdicts, strict=True)
        rows = [(target_words(one.target), _standing(one), _standing(other)) for one, other in pairs]
        if rows:
            yield from _aligned([("target", "as it is", self._column), *rows])
        yield from (
            f"  {more_text(one)}: `{target_words(one.target)}`" for one in found.after.verdicts if more_text(one)
        )
        yield from (f"  {_moved(effect)}" for effect in found.effects)
        if found.after.trouble:
            yield (
                f"  {100 * found.after.trouble_rate:.2f} % of games did not end by their "
                f"rules, such as {Style().plain(found.after.trouble)}"
            )

    def _unconfirmed(self) -> Iterator[str]:
        best = self.tuning.best()
        if best is None or best.places is None or best.changes == 0:
            yield "Nothing is better than the rules as they are, by the seeds of the search."
        elif self.tuning.end is SearchEnd.INTERRUPTED:
            state = "meets all targets" if best.meets_all else "misses targets"
            yield (
                f"So far the best is {self._name(best)}: it {state} by the seeds of "
                "the search, and was not played with fresh ones."
            )

    def _front(self) -> Iterator[str]:
        goals = self.tuning.plan.goals.objectives
        front = front_of([one for one in self.tuning.made if one.meets_all and one.twin is None])
        if len(goals) < 2 or len(front) < 2:
            return
        yield ""
        many = plural(len(front), "configuration")
        yield f"Best in one way or another, by the seeds of the search (partly luck): {many}"
        rows = [self._front_row(one) for one in sorted(front, key=lambda one: one.costs)[:MOST_OF_FRONT]]
        yield from _aligned([(*(goal.metric.name for goal in goals), ""), *rows])

    def _front_row(self, one: Evaluation) -> tuple[str, ...]:
        pairs = zip(self.tuning.plan.goals.objectives, one.costs, strict=True)
        figures = (number(goal.cost(cost), goal.metric.unit) for goal, cost in pairs)
        return (*figures, self._name(one) if one.places is not None else "as it is")

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
    told += [_moved(effect) for effect in found.effects]
    bots = ", ".join(dict.fromkeys(plan.bots))
    return (
        f"Found by `rulewright tune` in {plural(report.tuning.played, 'evaluation')} (seed "
        f"{plan.seed}), confirmed in {plural(found.games, 'game')} with seed {found.seed}; "
        f"players: {plan.space.players}, bots: {bots}. {'; '.join(told)}."
    )


def _evidence_of(before: TargetVerdict, after: TargetVerdict) -> str:
    return f"{target_words(after.target)}: {figure_text(before)} -> {figure_text(after)}"


def _standing(verdict: TargetVerdict) -> str:
    return f"{verdict.standing.value}: {figure_text(verdict)}"


def _moved(effect: ArmEffect) -> str:
    if effect.interval is None:
        return f"{effect.title}: {effect.reason}"
    return movement(effect)


def _aligned(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    wide = [max(width(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = (Style().plain(cell) + " " * (wide[column] - width(cell)) for column, cell in enumerate(row))
        yield "  " + "  ".join(cells).rstrip()
