"""A sweep played, one configuration after the other, each with the same seeds.

In: a grid and a plan. Out: counts while it plays; then the effects of every configuration that was played to its end,
all as one family. What is told depends on the seed and the grid alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulewright.lab.compare import ArmEffect, Comparing, ComparisonPlan, Declared, MetricChoice
from rulewright.lab.compare.comparison_run import most_told
from rulewright.lab.compare.effects import effects, judged
from rulewright.lab.statistics import one_look
from rulewright.lab.sweep.axes import BadAxis
from rulewright.lab.sweep.grid import SweepGrid
from rulewright.sentences import Words, saying
from rulewright.source.plurals import plural

NOT_PLAYED = saying("lab-broken-before")
MOST_TOGETHER = 5_000_000
"""Games of all configurations: they are held in memory."""
NOT_USUAL = ("seat_wins",)
"""A table for each seat is told where it is asked for."""


def sweep_plan(
    grid: SweepGrid, games: int, seed: int, choice: MetricChoice, within: float, by_name: bool
) -> ComparisonPlan:
    """What is to be played and told. `by_name`: the metrics were named, so that all of them are told."""
    if games * len(grid.arms) > MOST_TOGETHER:
        raise BadAxis(
            f"{plural(len(grid.arms), 'configuration')} of {plural(games, 'game')} are more than "
            f"{MOST_TOGETHER:,} games together; take fewer"
        )
    wanted = tuple(metric for metric in choice.metrics if by_name or metric.name not in NOT_USUAL)
    declared = Declared(wanted, one_look(games), within)
    return ComparisonPlan(grid.arms, declared, seed, None, choice.measuring, choice.strong)


@dataclass(frozen=True)
class PlayedSweep:
    """`effects`: by the place of an arm; those of the rules as they are compare them with themselves.
    Without those that were not played to the end.
    """

    grid: SweepGrid
    comparing: Comparing
    effects: Mapping[int, list[ArmEffect]]
    troubles: int
    troubled: Words
    """One game that did not end by the rules."""
    games: int
    """Of each configuration, as far as they are told."""

    @property
    def interrupted(self) -> bool:
        return len(self.effects) < len(self.grid.arms)


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


def result(grid: SweepGrid, comparing: Comparing, *, interrupted: bool = False) -> PlayedSweep:
    """What the games that were played tell; where it was broken off, the first ones of each configuration."""
    plan = comparing.plan
    played_out = [all(arm.count >= plan.games for arm in comparing.games_of(place)) for place in range(len(plan.arms))]
    games = min(plan.games, most_told(comparing)) if interrupted and any(played_out) else plan.games
    whole = {place: comparing.outcomes_of(place, games) for place, is_whole in enumerate(played_out) if is_whole}
    told: dict[int, list[ArmEffect]] = {}
    if 0 in whole:
        others = [place for place in whole if place]
        found = judged([effects(whole[0], whole[place], plan.declared) for place in others], plan.declared.looks)
        told = {0: effects(whole[0], whole[0], plan.declared), **dict(zip(others, found, strict=True))}
    troubles = [
        saying("lab-trouble-in", label=plan.arms[place].label, number=str(game), why=why.said)
        for place in whole
        for arm in comparing.games_of(place)
        for game, why in arm.first(games).troubles.items()
    ]
    return PlayedSweep(grid, comparing, told, len(troubles), next(iter(troubles), ""), games)
