"""The games of one choice of values, and what they say of the goals; with early looks, after which what is surely worse
is played no farther.

In: a machine, goals, a seed. Out: a `GoalReading` after each look. Every choice is played with the same seeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rulewright.lab.compare import Arm, ArmFigure, ArmGames
from rulewright.lab.statistics import ERROR, Looks
from rulewright.lab.targets import TargetGames, TargetVerdict, strong_arm, unused_actions, verdicts_of
from rulewright.lab.tune.tune_goals import TuneGoals, certain_miss, overhang, scale_of_target, scaled
from rulewright.machine_cache import Ready
from rulewright.sentences import Words, saying

TROUBLE_SCALE = 0.01
"""A hundredth of the games more that do not end by their rules counts as much as a missed target."""
Told = Callable[[int], None]
"""Hears how many games were played more."""


@dataclass(frozen=True, slots=True)
class GoalReading:
    """What so many games say. `figures`: of the objectives."""

    count: int
    games: TargetGames
    verdicts: tuple[TargetVerdict, ...]
    figures: tuple[ArmFigure | None, ...]
    trouble_rate: float
    trouble: Words


@dataclass(frozen=True, slots=True)
class GoalScales:
    """What the rules as they are say: by this it is measured how far others are from the goals."""

    targets: tuple[float, ...]
    trouble_rate: float

    def miss(self, reading: GoalReading) -> float:
        """How far the games are from meeting all targets."""
        return scaled([overhang(one) for one in reading.verdicts], self.targets) + self._more_trouble(reading)

    def least_miss(self, reading: GoalReading) -> float:
        """How far they are at least, whatever luck they had."""
        return scaled([certain_miss(one) for one in reading.verdicts], self.targets)

    def _more_trouble(self, reading: GoalReading) -> float:
        return max(0.0, reading.trouble_rate - self.trouble_rate) / TROUBLE_SCALE


def scales_of(base: GoalReading) -> GoalScales:
    return GoalScales(tuple(map(scale_of_target, base.verdicts)), base.trouble_rate)


def readings(
    label: str, made: Ready, bots: Sequence[str], goals: TuneGoals, seed: int, looks: Looks, jobs: int, told: Told
) -> Iterator[GoalReading]:
    """A reading after each look. Games of the strong bot, which take long, are played for the last one only."""
    main = ArmGames(_arm(label, made, bots), seed, looks.after[-1], jobs, marked=goals.needs_marks)
    try:
        for look, after in enumerate(looks.after, 1):
            _play(main, after, told)
            is_last = look == len(looks.after)
            strong = _strong_games(label, made, goals, seed, jobs, told) if is_last and goals.needs_strong else None
            yield _reading(main, after, strong, goals, 1 if is_last else len(looks.after))
    finally:
        main.let_go()


def _arm(label: str, made: Ready, bots: Sequence[str]) -> Arm:
    players = made.machine.program.players
    return Arm(label, made, tuple(bots) * players if len(bots) == 1 else tuple(bots))


def _play(games: ArmGames, until: int, told: Told) -> None:
    while games.count < until:
        before = games.count
        games.play_some()
        told(games.count - before)


def _strong_games(label: str, made: Ready, goals: TuneGoals, seed: int, jobs: int, told: Told) -> ArmGames:
    games = ArmGames(strong_arm(label, made, goals.strong), seed, goals.strong_games, jobs)
    _play(games, goals.strong_games, told)
    games.let_go()
    return games


def _reading(main: ArmGames, count: int, strong: ArmGames | None, goals: TuneGoals, looks: int) -> GoalReading:
    outcomes = main.first(count)
    games = TargetGames(
        outcomes, strong.first(goals.strong_games) if strong is not None else None, unused_actions(main)
    )
    level = 1 - ERROR / max(1, len(goals.objectives)) / looks
    is_known = strong is not None or not goals.needs_strong
    figures = tuple(one.figure(games, level) for one in goals.objectives) if is_known else ()
    found = ((str(game), why.said) for game, why in outcomes.troubles.items())
    trouble = next((saying("lab-trouble-of", number=number, why=why) for number, why in found), "")
    verdicts = verdicts_of(goals.targets, games, looks)
    return GoalReading(count, games, verdicts, figures, len(outcomes.troubles) / max(1, count), trouble)
