"""Arms played side by side until the figures are narrow enough, or the games are over.

In: arms, what was declared, a seed. Out: after each look the effects; in the end a `ComparisonResult`. Game n of every arm has the same seed. What is told depends on
the seed and on what was declared alone, not on how many processes work or how games are handed over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from rulewright.lab.compare.arms import Arm, ArmGames
from rulewright.lab.compare.effects import ArmEffect, Declared, effects, judged
from rulewright.lab.metric import Unit
from rulewright.lab.outcomes import Outcomes


@dataclass(frozen=True)
class ComparisonPlan:
    """`until`: half an interval that is narrow enough, of shares as it stands, else as a part of the first arm's figure; none: all games are played."""

    arms: tuple[Arm, ...]
    declared: Declared
    seed: int
    until: float | None = None

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

    @property
    def troubles(self) -> int:
        return sum(len(one.troubles) for one in self.outcomes)


@dataclass
class Comparing:
    """A comparison that is under way. `kept`: games that were played before, by arm and seating."""

    plan: ComparisonPlan
    jobs: int
    kept: Sequence[list[Outcomes] | None] = ()
    arms: list[ArmGames] = field(init=False)

    def __post_init__(self) -> None:
        plan = self.plan
        kept = self.kept or [None] * len(plan.arms)
        self.arms = [
            ArmGames(arm, plan.seed, plan.games, self.jobs, old) for arm, old in zip(plan.arms, kept, strict=True)
        ]

    @property
    def count(self) -> int:
        return min(arm.count for arm in self.arms)

    def played(self) -> Iterator[int]:
        """Plays to the end, and tells how many games of every arm are played."""
        for after in self.plan.declared.looks.after:
            while self.count < after:
                min(self.arms, key=lambda arm: arm.count).play_some()
                yield min(self.count, self.plan.games)
            if self.is_narrow(after):
                return

    def is_narrow(self, games: int) -> bool:
        """Whether the intervals after so many games are as narrow as was asked."""
        until = self.plan.until
        return until is not None and all(_is_narrow(one, until) for found in self._effects(games)[1] for one in found)

    def result(self) -> ComparisonResult:
        """What the games tell at the last look that was reached; between two looks, where it was broken off, as the next one would."""
        looks, count = self.plan.declared.looks, self.count
        reached = [games for games in looks.after if games <= count]
        ended = next((games for games in reached if self.is_narrow(games)), None)
        games = ended or min(count, self.plan.games)
        outcomes, found = self._effects(games)
        look = sum(after <= games for after in looks.after)
        return ComparisonResult(self.plan, games, look, outcomes, found, ended is None and count < self.plan.games)

    def _effects(self, games: int) -> tuple[tuple[Outcomes, ...], list[list[ArmEffect]]]:
        outcomes = tuple(arm.first(games) for arm in self.arms)
        return outcomes, judged(
            [effects(outcomes[0], other, self.plan.declared) for other in outcomes[1:]], self.plan.declared.looks
        )


def _is_narrow(effect: ArmEffect, until: float) -> bool:
    """What cannot be measured, or has no figure to be a part of, keeps nobody waiting."""
    if effect.interval is None or effect.before is None:
        return True
    half = (effect.interval.high - effect.interval.low) / 2
    whole = 1.0 if effect.metric.unit is Unit.SHARE else abs(effect.before.value)
    return not whole or half <= until * whole
