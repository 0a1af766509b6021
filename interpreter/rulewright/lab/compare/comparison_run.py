"""Arms played side by side until the figures are narrow enough, or the games are over.

In: arms, what was declared, a seed. Out: after each look the effects; in the end a `ComparisonResult`. Game n of every
arm has the same seed. What is told depends on the seed and on what was declared alone, not on how many processes work
or how games are handed over.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rulewright.lab.compare.arms import Arm, ArmGames
from rulewright.lab.compare.effects import ArmEffect, Declared, effects, judged
from rulewright.lab.compare.measured_games import ENDS_ALONE, Measuring
from rulewright.lab.decision_log.game_recorder import tries_all_equally
from rulewright.lab.match_metrics import SKILL, skill_column, strong_seats
from rulewright.lab.metric import Unit
from rulewright.lab.outcomes import Outcomes
from rulewright.sentences import Said, saying

MOST_TOLD = 2_000
"""After Ctrl-C what is told rests on so many games of all arms together: whoever broke off does not want to wait."""


@dataclass(frozen=True)
class ComparisonPlan:
    """`until`: half an interval that is narrow enough, of shares as it stands, else as a part of the first arm's
    figure; none: all games are played.

    `measuring`: what is measured beside how games end. `strong`: the bot that plays as many games more among random
    ones, for its skill; empty: none does.
    """

    arms: tuple[Arm, ...]
    declared: Declared
    seed: int
    until: float | None = None
    measuring: Measuring = ENDS_ALONE
    strong: str = ""

    def measured_by(self) -> Iterator[Said]:
        """On which bots metrics rest beside those that play, in sentences."""
        if self.measuring.value_bot:
            yield saying("report-told-by", bot=self.measuring.value_bot)
            if not tries_all_equally(self.measuring.value_bot):
                yield saying("report-unequal-tries", bot=self.measuring.value_bot)
        if self.strong:
            yield saying("report-skill-of", bot=self.strong)

    @property
    def games(self) -> int:
        return self.declared.looks.after[-1]


@dataclass(frozen=True)
class ComparisonResult:
    """`effects`: for each arm after the first; `games`: how many of each arm they rest on."""

    plan: ComparisonPlan
    games: int
    look: int
    outcomes: tuple[Outcomes, ...]
    effects: list[list[ArmEffect]]
    interrupted: bool = False
    strong_outcomes: tuple[Outcomes, ...] = ()
    """The games of the strong bot among random ones, by arm."""

    @property
    def troubles(self) -> int:
        return sum(len(one.troubles) for one in (*self.outcomes, *self.strong_outcomes))


@dataclass
class Comparing:
    """A comparison that is under way. `kept`: games that were played before, by arm and seating;
    behind them those of the strong bot.
    """

    plan: ComparisonPlan
    jobs: int
    kept: Sequence[list[Outcomes] | None] = ()
    arms: list[ArmGames] = field(init=False)
    strong: list[ArmGames] = field(init=False)
    """The same rules, played by the strong bot among random ones."""

    def __post_init__(self) -> None:
        plan, count = self.plan, len(self.plan.arms)
        all_arms = [*plan.arms, *strong_arms(plan)]
        kept = self.kept or [None] * len(all_arms)
        played = [
            ArmGames(arm, plan.seed, plan.games, self.jobs, old, measuring=plan.measuring if at < count else None)
            for at, (arm, old) in enumerate(zip(all_arms, kept, strict=True))
        ]
        self.arms, self.strong = played[:count], played[count:]

    @property
    def all_games(self) -> list[ArmGames]:
        return [*self.arms, *self.strong]

    @property
    def count(self) -> int:
        return min(arm.count for arm in self.all_games)

    def games_of(self, place: int) -> list[ArmGames]:
        """All that is played of one arm."""
        return [self.arms[place], *self.strong[place : place + 1]]

    def outcomes_of(self, place: int, games: int) -> Outcomes:
        """The outcomes of one arm, with the skill of the strong bot."""
        found = self.arms[place].first(games)
        if not self.strong:
            return found
        strong = self.strong[place].first(games)
        return found.with_measured({SKILL.name: array("d", skill_column(strong))}, strong.deal_games)

    def played(self) -> Iterator[int]:
        """Plays to the end, and tells how many games of every arm are played."""
        for after in self.plan.declared.looks.after:
            while self.count < after:
                min(self.all_games, key=lambda arm: arm.count).play_some()
                yield min(self.count, self.plan.games)
            if self.is_narrow(after):
                return

    def is_narrow(self, games: int) -> bool:
        """Whether the intervals after so many games are as narrow as was asked."""
        until = self.plan.until
        return until is not None and all(is_narrow(one, until) for found in self._effects(games)[1] for one in found)

    def result(self) -> ComparisonResult:
        """What the games tell at the last look that was reached; between two looks as the next one would."""
        looks, count = self.plan.declared.looks, self.count
        reached = [games for games in looks.after if games <= count]
        ended = next((games for games in reached if self.is_narrow(games)), None)
        games = ended or min(count, self.plan.games)
        return self._told(games, interrupted=ended is None and count < self.plan.games)

    def broken_off(self) -> ComparisonResult:
        """What the first games tell, as the next look would: as many as take little time."""
        return self._told(min(self.count, most_told(self)), interrupted=True)

    def _told(self, games: int, *, interrupted: bool) -> ComparisonResult:
        outcomes, found = self._effects(games)
        look = sum(after <= games for after in self.plan.declared.looks.after)
        strong = tuple(arm.first(games) for arm in self.strong)
        return ComparisonResult(self.plan, games, look, outcomes, found, interrupted, strong)

    def _effects(self, games: int) -> tuple[tuple[Outcomes, ...], list[list[ArmEffect]]]:
        outcomes = tuple(self.outcomes_of(place, games) for place in range(len(self.arms)))
        return outcomes, judged(
            [effects(outcomes[0], other, self.plan.declared) for other in outcomes[1:]], self.plan.declared.looks
        )


def most_told(comparing: Comparing) -> int:
    """How many games of each arm are told after Ctrl-C, at most."""
    return max(1, MOST_TOLD // len(comparing.all_games))


def strong_arms(plan: ComparisonPlan) -> list[Arm]:
    """Who plays for the skill of a bot; nobody where it is not measured."""
    if not plan.strong:
        return []
    return [Arm(arm.label, arm.made, strong_seats(plan.strong, arm.players)) for arm in plan.arms]


def is_narrow(effect: ArmEffect, until: float) -> bool:
    """What cannot be measured, or has no figure to be a part of, keeps nobody waiting."""
    if effect.interval is None or effect.before is None:
        return True
    half = (effect.interval.high - effect.interval.low) / 2
    whole = 1.0 if effect.metric.unit is Unit.SHARE else abs(effect.before.value)
    return not whole or half <= until * whole
