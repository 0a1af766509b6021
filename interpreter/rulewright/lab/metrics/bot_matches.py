"""Games of bots of different strength, played for the metrics that need them.

In: which matches, a configuration, a seed, how many games. Out: for each its figure with its interval. The same figures
whatever the number of processes. Raises `UnknownBot`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from rulewright.bots import UnknownBot, restricted, seated
from rulewright.ir.program import Program
from rulewright.lab.compare import Arm, ArmGames
from rulewright.lab.match_metrics import RESTRICTED_PLAY, SKILL, SKILL_TRACE, skill_of, wins_of_the_one
from rulewright.lab.metric import Metric
from rulewright.lab.metrics.estimates import Estimate, RunningMean
from rulewright.lab.outcomes import Outcomes
from rulewright.machine_cache import Ready
from rulewright.sentences import Said, saying
from rulewright.source.cells import neutral
from rulewright.source.suggestions import did_you_mean
from rulewright.source.underscores import without_underscores
from rulewright.stats import ConfidenceInterval, share, worth_in_games
from rulewright.tournament import doubled

WEAK = "random"
Shown = Callable[[Iterator[int], int], Iterator[int]]
"""The same counts, while somebody is told how far it is."""


@dataclass(frozen=True, slots=True)
class Match:
    """One bot alone among such others."""

    metric: Metric[Outcomes]
    alone: str
    others: str


@dataclass(frozen=True, slots=True)
class MatchFigure:
    """What a match gave. `even`: what it would be if both were equally strong.
    `troubles`: games that did not end by their rules.
    """

    match: Match
    estimate: Estimate
    even: float
    games: int
    troubles: int

    @property
    def title(self) -> Said:
        match = self.match
        return saying("lab-bot-among", title=match.metric.title, bot=match.alone, others=match.others)


def matches_of(strong: str | None, trace: int | None, denied: Sequence[str], bot: str) -> list[Match]:
    """What was asked for: skill of a strong bot, its doublings, and what `bot` (or the strong one) is denied."""
    if trace is not None and strong is None:
        raise UnknownBot("a trace needs a bot that makes iterations: name it with --strong")
    found = [Match(SKILL, strong, WEAK)] if strong is not None else []
    if strong is not None and trace is not None:
        names = doubled(strong, trace)
        found += [Match(SKILL_TRACE, double, once) for once, double in pairwise(names)]
    own = strong if strong is not None else bot
    return found + [Match(RESTRICTED_PLAY, restricted(own, words), own) for words in denied]


def checked_matches(
    program: Program, strong: str | None, trace: int | None, denied: Sequence[str], bot: str
) -> list[Match]:
    """The same, where all of it means something in these rules."""
    names = [without_underscores(action.name) for action in program.actions]
    names += [face.called or face.kind for info in program.classes for face in info.faces]
    for words in denied:
        if not any(_has(words, name) for name in names if name):
            hint = did_you_mean(words, names)
            raise UnknownBot(
                f"`{neutral(words)}` names no action and no component, so no choice has these words; {hint}"
            )
    found = matches_of(strong, trace, denied, bot)
    for match in found:
        if misfit := match.metric.misfit(program.score.size, program.score.is_declared):
            raise UnknownBot(f"{match.metric.title}: {misfit}")
        seated([match.alone], 1)
    return found


def _has(words: str, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words, re.IGNORECASE) is not None


def match_played(match: Match, made: Ready, seed: int, games: int, jobs: int, shown: Shown) -> MatchFigure:
    """All its games, at least one from each seat."""
    players = made.machine.program.players
    arm = Arm(match.alone, made, (match.alone, *[match.others] * (players - 1)))
    played = ArmGames(arm, seed, games, jobs)
    for _count in shown(_counts(played, games), games):
        pass
    return figure_of_match(match, played.first(games))


def _counts(played: ArmGames, games: int) -> Iterator[int]:
    while played.count < games:
        played.play_some()
        yield min(played.count, games)


def figure_of_match(match: Match, outcomes: Outcomes) -> MatchFigure:
    """The mean of wins, and of skill what follows from it."""
    won = wins_of_the_one(outcomes)
    running = RunningMean(0, 1)
    running.add(won)
    wins, even = _of_deals(running.estimate(), worth_in_games(won, outcomes.deal_games)), 1 / outcomes.members
    if match.metric is SKILL:
        wins, even = _as_skill(wins, outcomes.members), 0.0
    return MatchFigure(match, wins, even, len(outcomes), len(outcomes.troubles))


def _of_deals(wins: Estimate, worth: float) -> Estimate:
    """Games of one deal may be worth fewer than they are."""
    if wins.number is None or worth == wins.games:
        return wins
    return replace(wins, interval=share(wins.number * worth, worth))


def _as_skill(wins: Estimate, members: int) -> Estimate:
    if wins.number is None or wins.interval is None:
        return Estimate(None, None, wins.games)
    ends = (skill_of(end, members) for end in (wins.interval.low, wins.interval.high))
    return Estimate(skill_of(wins.number, members), ConfidenceInterval(*ends), wins.games)
