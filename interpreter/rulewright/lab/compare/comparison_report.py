"""A comparison told: in words what changed and what did not, as a table, and as JSON.

In: a result, and which rules each arm changes. Out: lines, data. The same for the same result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.lab.compare.changed_rule import ChangedRule
from rulewright.lab.compare.comparison_run import ComparisonResult
from rulewright.lab.compare.effect_texts import between, figure, movement, p_text, signed
from rulewright.lab.compare.effects import ArmEffect, ArmFigure, Judgement
from rulewright.lab.metric import Unit
from rulewright.sentences import Said, Tell, Words, listed, saying
from rulewright.source.cells import Style, width

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

    def lines(self, tell: Tell = str) -> Iterator[str]:
        yield from map(tell, self._head())
        for arm in range(len(self.result.effects)):
            yield ""
            yield from self._arm(arm, tell)
        yield ""
        yield from map(tell, self._foot())

    def _head(self) -> Iterator[Said]:
        plan, result = self.result.plan, self.result
        yield saying(
            "lab-compare-head",
            label=plan.arms[0].label,
            count=len(plan.arms) - 1,
            games=saying("report-games", count=result.games),
            bots=", ".join(dict.fromkeys(plan.arms[0].bots)),
            seed=str(plan.seed),
        )
        if len(set(plan.arms[0].bots)) > 1:
            yield saying("report-rotation")
        yield from plan.measured_by()
        looks = plan.declared.looks
        if len(looks.after) > 1:
            first, last = (f"{games:,}" for games in (looks.after[0], looks.after[-1]))
            yield saying("lab-looks", first=first, last=last, look=result.look, looks=len(looks.after))
        if result.interrupted:
            yield saying("report-broken-games")
        if self.told_before and self.told_before != result.games:
            yield saying("lab-told-before", games=saying("report-games", count=self.told_before))

    def _arm(self, arm: int, tell: Tell) -> Iterator[str]:
        effects, label = self.result.effects[arm], self.result.plan.arms[arm + 1].label
        yield f"== {Style().plain(label)}"
        yield from self._rules(arm, tell)
        yield from map(tell, self._pairs(arm))
        if not self.result.games:
            return
        yield ""
        yield from _table(effects, tell)
        yield ""
        yield from self._words(arm, tell)

    def _rules(self, arm: int, tell: Tell) -> Iterator[str]:
        rules = self.rules[arm]
        if not rules:
            yield tell(saying("report-no-rule"))
        for rule in rules[:MOST_RULES]:
            yield f"  - {Style().plain(tell(rule.words))}"
        if len(rules) > MOST_RULES:
            yield f"  {tell(saying('lab-more-differences', count=len(rules) - MOST_RULES))}"

    def _pairs(self, arm: int) -> Iterator[Said]:
        equal, games = self.equal_games(arm), self.result.games
        if games and equal == games:
            yield saying("lab-all-pairs-alike", pairs=saying("report-pairs", count=games))
            return
        related = [one.correlation for one in self.result.effects[arm] if one.correlation is not None]
        most = _off_minus(max(related, key=abs, default=0.0))
        share = f"{100 * equal / games:.1f} %" if games else ""
        yield saying("lab-pairs-alike", share=share, most=most) if games else saying("lab-no-games")
        left_out = games - max((one.pairs for one in self.result.effects[arm]), default=games)
        if left_out:
            yield saying("lab-left-out", pairs=saying("report-pairs", count=left_out))

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

    def _words(self, arm: int, tell: Tell) -> Iterator[str]:
        effects = self.result.effects[arm]
        yield from _group("lab-group-different", effects, Judgement.DIFFERENT, self._beside(arm), tell)
        yield from _group("lab-group-small", effects, Judgement.SMALL, self._beside(arm), tell)
        yield from _group("lab-group-equivalent", effects, Judgement.SAME, with_margin, tell)
        yield from _group("lab-group-undecided", effects, Judgement.OPEN, with_detectable, tell)
        yield from _group("lab-group-not-tested", effects, Judgement.UNTESTED, untested, tell)

    def _beside(self, arm: int) -> Callable[[ArmEffect], Said]:
        places = [Style().plain(rule.place) for rule in self.rules[arm]]
        shown = ", ".join(f"`{place}`" for place in places[:BESIDE])
        if not places:
            return movement
        if len(places) <= BESIDE:
            return lambda effect: saying("lab-changed", what=movement(effect), places=shown)
        more = len(places) - BESIDE
        return lambda effect: saying("lab-changed-more", what=movement(effect), places=shown, count=more)

    def _foot(self) -> Iterator[Said]:
        tests = sum(map(len, self.result.effects))
        yield saying("lab-together", comparisons=saying("report-comparisons", count=tests))
        if self.result.troubles:
            games = saying("report-games", count=self.result.troubles)
            yield saying("lab-troubles", games=games, why=listed([*self.first_troubles()]))
        if self.command:
            yield saying("lab-again", command=self.command)

    def first_troubles(self) -> Iterator[Said]:
        """One of each ruleset, and of the strong bot's games."""
        plan, result = self.result.plan, self.result
        for arm, outcomes in zip(plan.arms, result.outcomes, strict=True):
            for game, why in [*outcomes.troubles.items()][:1]:
                yield saying("lab-trouble-in", label=arm.label, number=str(game), why=why.said)
        for arm, outcomes in zip(plan.arms, result.strong_outcomes, strict=False):
            for game, why in [*outcomes.troubles.items()][:1]:
                bot = plan.strong
                yield saying("lab-trouble-strong", label=arm.label, number=str(game), bot=bot, why=why.said)

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
                    "changes": [{"place": rule.place, "words": str(rule.words)} for rule in self.rules[arm]],
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
            "troubles": [{"game": game, "message": why.message} for game, why in outcomes.troubles.items()],
        }

    def summary(self) -> dict[str, Any]:
        """What matters most, in numbers."""
        found = [one.judgement for effects in self.result.effects for one in effects]
        return {
            "games": self.result.games,
            **{judgement.name.lower(): found.count(judgement) for judgement in Judgement},
        }


def _group(
    title: str, effects: Sequence[ArmEffect], wanted: Judgement, told: Callable[[ArmEffect], Said], tell: Tell
) -> Iterator[str]:
    found = [one for one in effects if one.judgement is wanted]
    if found:
        yield tell(saying(title))
        yield from (f"  {tell(told(one))}" for one in found)


def untested(effect: ArmEffect) -> Said:
    """Why it was not tested."""
    return saying("report-headed", what=effect.title, more=effect.reason)


def with_margin(effect: ArmEffect) -> Said:
    """With the difference that would matter."""
    if effect.margin is None:
        return movement(effect)
    margin = signed(effect.margin, effect.metric.unit).removeprefix("+")
    return saying("report-margin", what=movement(effect), margin=margin)


def with_detectable(effect: ArmEffect) -> Said:
    """With the smallest difference that would be found, where there can be one so large."""
    assert effect.detectable is not None
    if effect.metric.unit in (Unit.SHARE, Unit.VALUE) and effect.detectable > 1:
        return saying("report-too-few", what=movement(effect))
    least = signed(effect.detectable, effect.metric.unit).removeprefix("+")
    return saying("report-detectable", what=movement(effect), least=least)


HEAD = ("lab-first", "lab-second", "report-difference", "", "lab-effect", "")
"""Of the columns behind the first; what has no name here is called alike in every language."""
SIGNS = {3: "95 %", 5: "p"}


def _table(effects: Sequence[ArmEffect], tell: Tell) -> Iterator[str]:
    head = ("", *(tell(saying(key) if key else SIGNS[place]) for place, key in enumerate(HEAD)))
    rows = [head, *(tuple(map(tell, _cells(one))) for one in effects if one.interval is not None)]
    wide = [max(width(row[column]) for row in rows) for column in range(len(head))]
    for row in rows:
        first, *rest = (
            cell + " " * (wide[0] - width(cell)) if place == 0 else " " * (wide[place] - width(cell)) + cell
            for place, cell in enumerate(row)
        )
        yield "  ".join((first, *rest)).rstrip()


def _cells(effect: ArmEffect) -> tuple[Words, ...]:
    assert effect.before is not None and effect.after is not None and effect.interval is not None
    unit = effect.metric.unit
    return (
        effect.title,
        figure(effect.before, unit),
        figure(effect.after, unit),
        signed(effect.difference, unit),
        between(effect.interval, unit),
        "-" if effect.size is None else _off_minus(effect.size),
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
        "reason": str(effect.reason),
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
