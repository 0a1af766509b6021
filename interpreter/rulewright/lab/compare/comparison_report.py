"""A comparison told: in words what changed and what did not, as a table, and as JSON.

In: a result, and which rules each arm changes. Out: lines, data. The same for the same result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.lab.compare.changed_rule import ChangedRule
from rulewright.lab.compare.comparison_run import ComparisonResult
from rulewright.lab.compare.effect_texts import between, figure, movement, p_text, signed
from rulewright.lab.compare.effects import ArmEffect, ArmFigure, Judgement
from rulewright.lab.metric import Unit
from rulewright.source.cells import Style, width
from rulewright.source.plurals import plural

MOST_RULES = 8
"""So many changed rules are told; of others how many there are."""
BESIDE = 2
"""So many stand beside an effect."""


@dataclass(frozen=True)
class ComparisonReport:
    """`rules`: for each arm after the first. `command`: how to run it again."""

    result: ComparisonResult
    rules: Sequence[Sequence[ChangedRule]]
    command: str
    told_before: int = 0
    """After how many games a report was made of the same run."""

    # ---- for people -------------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        yield from self._head()
        for arm in range(len(self.result.effects)):
            yield ""
            yield from self._arm(arm)
        yield ""
        yield from self._foot()

    def _head(self) -> Iterator[str]:
        plan, result = self.result.plan, self.result
        bots = ", ".join(dict.fromkeys(plan.arms[0].bots))
        yield (
            f"{plan.arms[0].label} and {len(plan.arms) - 1} to compare with it: "
            f"{plural(result.games, 'game')} each, bots: {bots}, seed {plan.seed}"
        )
        if len(set(plan.arms[0].bots)) > 1:
            yield "Each deal is played from every rotation of the seats."
        yield from plan.measured_by()
        looks = plan.declared.looks
        if len(looks.after) > 1:
            after = ", ".join(f"{games:,}" for games in looks.after)
            yield (
                f"Looks declared after so many games: {after}; this is look "
                f"{result.look}. Intervals hold for all looks together."
            )
        if result.interrupted:
            yield "It was broken off: what is told rests on the games that were played."
        if self.told_before and self.told_before != result.games:
            yield (
                f"A report was made of this run after {plural(self.told_before, 'game')}: what is "
                "promised of errors holds for each report alone, "
                "not for both together."
            )

    def _arm(self, arm: int) -> Iterator[str]:
        effects, label = self.result.effects[arm], self.result.plan.arms[arm + 1].label
        yield f"== {Style().plain(label)}"
        yield from self._rules(arm)
        yield from self._pairs(arm)
        yield ""
        yield from _table(effects)
        yield ""
        yield from self._words(arm)

    def _rules(self, arm: int) -> Iterator[str]:
        rules = self.rules[arm]
        if not rules:
            yield "It changes no rule."
        for rule in rules[:MOST_RULES]:
            yield f"  - {Style().plain(rule.words)}"
        if len(rules) > MOST_RULES:
            yield f"  ... and {plural(len(rules) - MOST_RULES, 'difference')} more; `rulewright diff` tells all."

    def _pairs(self, arm: int) -> Iterator[str]:
        equal, games = self.equal_games(arm), self.result.games
        if games and equal == games:
            yield f"All ended alike: {plural(games, 'pair')} of games."
            return
        related = [one.correlation for one in self.result.effects[arm] if one.correlation is not None]
        strongest = max(related, key=abs, default=0.0)
        yield (
            (
                f"Game n of both has the same seed: {100 * equal / games:.1f} % of pairs "
                f"ended alike, correlation at most {_off_minus(strongest)}."
            )
            if games
            else "No games were played."
        )
        left_out = games - max((one.pairs for one in self.result.effects[arm]), default=games)
        if left_out:
            yield f"Left out: {plural(left_out, 'pair')} in which a game did not end by its rules."

    def equal_games(self, arm: int) -> int:
        """How many pairs ended alike: as long, with the same ranks and scores."""
        first, second = self.result.outcomes[0], self.result.outcomes[arm + 1]
        if first.players != second.players:
            return 0
        seats = first.players
        return sum(
            first.decisions[game] == second.decisions[game]
            and first.ranks[game * seats : (game + 1) * seats] == second.ranks[game * seats : (game + 1) * seats]
            and first.scores[game * seats : (game + 1) * seats] == second.scores[game * seats : (game + 1) * seats]
            for game in range(len(first))
        )

    def _words(self, arm: int) -> Iterator[str]:
        effects = self.result.effects[arm]
        beside = self._beside(arm)
        yield from _said("Different:", effects, (Judgement.DIFFERENT,), beside)
        yield from _said("Different, but by less than matters:", effects, (Judgement.SMALL,), beside)
        yield from _said("Equivalent:", effects, (Judgement.SAME,), margin_text)
        yield from _said("Undecided:", effects, (Judgement.OPEN,), detectable_text)
        untested = [one for one in effects if one.judgement is Judgement.UNTESTED]
        if untested:
            yield "Not tested:"
            yield from (f"  {one.title}: {one.reason}" for one in untested)

    def _beside(self, arm: int) -> Any:
        places = [rule.place for rule in self.rules[arm]]
        more = f" and {len(places) - BESIDE} more" if len(places) > BESIDE else ""
        changed = f"; changed: {', '.join(f'`{place}`' for place in places[:BESIDE])}{more}" if places else ""
        return lambda _effect: Style().plain(changed)

    def _foot(self) -> Iterator[str]:
        tests = sum(map(len, self.result.effects))
        yield (
            f"Of {plural(tests, 'comparison')} together, one is called different where nothing is in at "
            "most 5 of 100 such reports (Holm's correction); the same "
            "holds for equivalent. Each interval by itself holds in 95 of 100."
        )
        if self.result.troubles:
            yield f"{plural(self.result.troubles, 'game')} did not end by the rules: {self._trouble()}"
        if self.command:
            yield f"Again: {self.command}"

    def _trouble(self) -> str:
        return "; ".join(self.first_troubles())

    def first_troubles(self) -> Iterator[str]:
        """One of each ruleset, and of the strong bot's games."""
        plan, result = self.result.plan, self.result
        for arm, outcomes in zip(plan.arms, result.outcomes, strict=True):
            yield from (f"{arm.label}, game {game}: {words}" for game, words in [*outcomes.troubles.items()][:1])
        for arm, outcomes in zip(plan.arms, result.strong_outcomes, strict=False):
            yield from (
                f"{arm.label}, game {game} of {plan.strong}: {words}"
                for game, words in [*outcomes.troubles.items()][:1]
            )

    # ---- for programs -----------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        plan, result = self.result.plan, self.result
        return {
            "seed": plan.seed,
            "games": result.games,
            "looks": list(plan.declared.looks.after),
            "look": result.look,
            "until": plan.until,
            "within": plan.declared.within,
            **({"value_bot": plan.measuring.value_bot} if plan.measuring.value_bot else {}),
            **({"strong": plan.strong} if plan.strong else {}),
            "interrupted": result.interrupted,
            "told_before": self.told_before,
            "family": sum(map(len, result.effects)),
            "base": self._arm_data(0),
            "compared": [
                {
                    **self._arm_data(arm + 1),
                    "changes": [{"place": rule.place, "words": rule.words} for rule in self.rules[arm]],
                    "equal_games": self.equal_games(arm),
                    "effects": [effect_data(one) for one in result.effects[arm]],
                }
                for arm in range(len(result.effects))
            ],
            "command": self.command,
        }

    def _arm_data(self, place: int) -> dict[str, Any]:
        arm, outcomes = self.result.plan.arms[place], self.result.outcomes[place]
        return {
            "label": arm.label,
            "ruleset": arm.made.name,
            "fingerprint": arm.made.machine.program.fingerprint,
            "players": arm.players,
            "options": dict(arm.made.machine.program.options),
            "bots": list(arm.bots),
            "troubles": [{"game": game, "message": words} for game, words in outcomes.troubles.items()],
        }

    def summary(self) -> dict[str, Any]:
        """What matters most, in numbers."""
        found = [one.judgement for effects in self.result.effects for one in effects]
        return {
            "games": self.result.games,
            **{judgement.name.lower(): found.count(judgement) for judgement in Judgement},
        }


def _said(title: str, effects: Sequence[ArmEffect], wanted: tuple[Judgement, ...], more: Any) -> Iterator[str]:
    found = [one for one in effects if one.judgement in wanted]
    if found:
        yield title
        yield from (f"  {movement(one)}{more(one)}" for one in found)


def margin_text(effect: ArmEffect) -> str:
    return (
        f"; within {signed(effect.margin, effect.metric.unit).removeprefix('+')}" if effect.margin is not None else ""
    )


def detectable_text(effect: ArmEffect) -> str:
    """The smallest difference that would be found, where there can be one so large."""
    assert effect.detectable is not None
    if effect.metric.unit in (Unit.SHARE, Unit.VALUE) and effect.detectable > 1:
        return "; so few games cannot find any difference"
    least = signed(effect.detectable, effect.metric.unit).removeprefix("+")
    return f"; a difference of {least} would be found 4 times in 5"


HEAD = ("", "first", "second", "difference", "95 %", "effect", "p")


def _table(effects: Sequence[ArmEffect]) -> Iterator[str]:
    rows = [HEAD, *(_cells(one) for one in effects if one.interval is not None)]
    wide = [max(width(row[column]) for row in rows) for column in range(len(HEAD))]
    for row in rows:
        first, *rest = (
            cell + " " * (wide[0] - width(cell)) if place == 0 else " " * (wide[place] - width(cell)) + cell
            for place, cell in enumerate(row)
        )
        yield "  ".join((first, *rest)).rstrip()


def _cells(effect: ArmEffect) -> tuple[str, ...]:
    assert effect.before is not None and effect.after is not None and effect.interval is not None
    unit = effect.metric.unit
    return (
        effect.title,
        figure(effect.before, unit),
        figure(effect.after, unit),
        signed(effect.difference, unit),
        between(effect.interval, unit),
        "-" if effect.size is None else f"{_off_minus(effect.size)}",
        p_text(effect.p_value),
    )


def _off_minus(value: float) -> str:
    return f"{round(value, 2) + 0.0:.2f}"


def effect_data(effect: ArmEffect) -> dict[str, Any]:
    """One effect as JSON has it."""
    interval = effect.interval
    return {
        "metric": effect.metric.name,
        "seat": None if effect.seat is None else effect.seat + 1,
        "unit": effect.metric.unit.value,
        "judgement": effect.judgement.value,
        "reason": effect.reason,
        "before": _figure_data(effect.before),
        "after": _figure_data(effect.after),
        "difference": effect.difference if interval is not None else None,
        "interval": None if interval is None else [interval.low, interval.high],
        "effect_size": effect.size,
        "p_value": effect.p_value,
        "equivalence_p_value": effect.outside,
        "margin": effect.margin,
        "detectable": effect.detectable,
        "pairs": effect.pairs,
        "equal_pairs": effect.equal_pairs,
        "correlation": effect.correlation,
    }


def _figure_data(found: ArmFigure | None) -> dict[str, Any] | None:
    return None if found is None else {"value": found.value, "interval": [found.interval.low, found.interval.high]}
