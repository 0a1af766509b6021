"""A sweep played, one configuration after the other, each with the same seeds.

In: a grid and a plan. Out: counts while it plays; then the effects of every configuration that was played to its end,
all as one family. What is told depends on the seed and the grid alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulewright.lab.compare import ArmEffect, Comparing
from rulewright.lab.compare.effects import effects, judged
from rulewright.lab.sweep.grid import SweepGrid

NOT_PLAYED = "it was broken off before"


@dataclass(frozen=True)
class SweepResult:
    """`effects`: by the place of an arm; those of the rules as they are compare them with themselves.
    Without those that were not played to the end.
    """

    grid: SweepGrid
    comparing: Comparing
    effects: Mapping[int, list[ArmEffect]]
    troubles: int
    troubled: str
    """One game that did not end by the rules."""

    @property
    def interrupted(self) -> bool:
        return len(self.effects) < len(self.grid.arms)

    @property
    def games(self) -> int:
        """Of each configuration."""
        return self.comparing.plan.games


def played(comparing: Comparing) -> Iterator[int]:
    """Plays what is left, and tells how many games there are of all."""
    games = comparing.plan.games
    for arm in (arm for place in range(len(comparing.arms)) for arm in comparing.games_of(place)):
        while arm.count < games:
            arm.play_some()
            yield count(comparing)
        arm.let_go()


def count(comparing: Comparing) -> int:
    """How many games there are already."""
    return sum(min(arm.count, comparing.plan.games) for arm in comparing.all_games)


def result(grid: SweepGrid, comparing: Comparing) -> SweepResult:
    """What the games that were played tell."""
    plan = comparing.plan
    whole = {
        place: comparing.outcomes_of(place, plan.games)
        for place in range(len(plan.arms))
        if all(arm.count >= plan.games for arm in comparing.games_of(place))
    }
    told: dict[int, list[ArmEffect]] = {}
    if 0 in whole:
        others = [place for place in whole if place]
        found = judged([effects(whole[0], whole[place], plan.declared) for place in others], plan.declared.looks)
        told = {0: effects(whole[0], whole[0], plan.declared), **dict(zip(others, found, strict=True))}
    troubles = [
        f"{plan.arms[place].label}, game {game}: {words}"
        for place in whole
        for arm in comparing.games_of(place)
        for game, words in arm.first(plan.games).troubles.items()
    ]
    return SweepResult(grid, comparing, told, len(troubles), next(iter(troubles), ""))
