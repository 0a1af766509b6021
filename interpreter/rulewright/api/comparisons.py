"""Rules compared, and held against targets, from Python.

In: names of rulesets and files. Out: what `rulewright compare --json` and `rulewright assess --json` tell. Raises what
they tell as wrong usage.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.api.arguments import NameOrPath, check_needed, check_words, path_text
from rulewright.api.opened import prepared
from rulewright.api.page_files import page_file, write_page
from rulewright.api.rules import new_seed
from rulewright.bots import seated, split
from rulewright.difference import compared as rules_compared
from rulewright.difference import sentence
from rulewright.errors import BadConfiguration
from rulewright.lab.compare import (
    USUAL_WITHIN,
    Arm,
    ChangedRule,
    Comparing,
    ComparisonPlan,
    ComparisonReport,
    Declared,
    again_options,
    asked_arm,
    chosen_metrics,
)
from rulewright.lab.pages.assessment_page import AssessmentPage
from rulewright.lab.pages.comparison_page import ComparisonPage
from rulewright.lab.statistics import narrowing_looks, one_look
from rulewright.lab.targets import TargetStanding, assessed, data, read_targets, target_files
from rulewright.loading import Ruleset, Unsound, load
from rulewright.sentences import saying
from rulewright.source.command_line import command_line
from rulewright.source.diagnostic import Report

OF_NO_RULE = frozenset({"game", "title", "about", "credits"})
"""Sections that say what the game is called."""


# ---- which rules an arm changes --------------------------------------------------------------------------------------


def changed_rules(first: Arm, second: Arm) -> list[ChangedRule]:
    """What the second changes in the first, in the words of the rules."""
    return [*_rules(first, second), *_configuration(first, second)]


def _rules(first: Arm, second: Arm) -> Iterator[ChangedRule]:
    if first.made.found == second.made.found:
        return
    old, new = _ruleset(first), _ruleset(second)
    if old is None or new is None:
        return
    found = rules_compared((first.label, second.label), old, new)
    for change in found.found:
        if change.section not in OF_NO_RULE:
            yield ChangedRule(".".join(change.path), sentence(change))


def _ruleset(arm: Arm) -> Ruleset | None:
    return arm.made.ruleset or load(arm.made.found, Report())


def _configuration(first: Arm, second: Arm) -> Iterator[ChangedRule]:
    if first.players != second.players:
        yield ChangedRule("players", saying("diff-players", new=second.players, old=first.players))
    old, new = (dict(arm.made.machine.program.options) for arm in (first, second))
    for name, value in new.items():
        if name in old and old[name] != value:
            yield ChangedRule(name, saying("diff-answer", name=name, new=value, old=old[name]))


# ---- compare ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CompareResult:
    """Rulesets compared with the first."""

    _report: ComparisonReport

    @property
    def seed(self) -> int:
        """With it the same games are played again."""
        return self._report.result.plan.seed

    @property
    def games(self) -> int:
        """How many of each were played."""
        return self._report.result.games

    @property
    def effects(self) -> list[dict[str, Any]]:
        """Every metric of every ruleset after the first, with `ruleset`, `metric`,
        `judgement`, `difference`, `interval` and more.
        """
        compared = self.summary()["compared"]
        return [{"ruleset": arm["label"], **effect} for arm in compared for effect in arm["effects"]]

    def summary(self) -> dict[str, Any]:
        """What `rulewright compare --json` tells."""
        return self._report.to_json()

    def __str__(self) -> str:
        """What `rulewright compare` tells."""
        return "\n".join(self._report.lines())


def compare(
    *rulesets: str,
    games: int = 2_000,
    seed: int | None = None,
    bots: str = "random",
    metrics: Sequence[str] = (),
    value_bot: str | None = None,
    strong: str | None = None,
    until: float | None = None,
    within: float = USUAL_WITHIN,
    jobs: int = 1,
    report: NameOrPath | None = None,
) -> CompareResult:
    """Plays rulesets (`"game:variant -o name=value --players 3"`) with the same seeds, and tells what each changes in
    the games of the first.

    `value_bot` adds the metrics of choices, drama and leads, `strong` that bot's skill, `metrics=["usage"]` how often
    each action and card is used. `report`: where a page for the browser is written as well (`FILE.html`).
    """
    page = page_file(report)
    check_needed(games=games, jobs=jobs)
    check_words(rulesets=rulesets, metrics=metrics, bots=(bots,))
    if len(rulesets) < 2:
        raise BadConfiguration("name two rulesets or more")
    if not 0 < within < 1 or (until is not None and not 0 < until < 1):
        raise BadConfiguration("`within` and `until` are parts of 1, such as 0.02")
    arms = tuple(_arm(text, tuple(split(bots))) for text in rulesets)
    choice = chosen_metrics(metrics, value_bot, strong, arms)
    declared = Declared(choice.metrics, one_look(games) if until is None else narrowing_looks(games), within)
    plan = ComparisonPlan(arms, declared, new_seed(seed), until, choice.measuring, choice.strong)
    comparing = Comparing(plan, jobs)
    for _count in comparing.played():
        pass
    found = ComparisonReport(comparing.result(), [changed_rules(arms[0], arm) for arm in arms[1:]], "")
    if page is not None:
        command = command_line("compare", rulesets, again_options(plan, bots, metrics))
        write_page(ComparisonPage(found, command).page(), page)
    return CompareResult(found)


def _arm(text: str, bots: tuple[str, ...]) -> Arm:
    request = asked_arm(text)
    options = {name: value for name, _, value in (pair.partition("=") for pair in request.options)}
    made = prepared(request.name, request.players, options)
    players = made.machine.program.players
    seated(bots, players)
    return Arm(text, made, bots * players if len(bots) == 1 else bots)


# ---- assess ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AssessResult:
    """Files of targets, held against games."""

    met: int
    missed: int
    undecided: int
    files: list[dict[str, Any]]
    """What `rulewright assess --json` tells of each."""


def assess(
    name: str = ".",
    *,
    games: int | None = None,
    seed: int | None = None,
    jobs: int = 1,
    report: NameOrPath | None = None,
) -> AssessResult:
    """Plays games, and tells which targets are met, missed or undecided.
    `name`: a ruleset with targets beside it, a folder, or a file of targets. `report`: where a page for the browser is
    written as well (`FILE.html`).
    """
    page, problems = page_file(report), Report()
    sheets = [read_targets(file, problems) for file in target_files(path_text(name))]
    if problems.failed:
        raise Unsound(problems)
    own = new_seed(seed)
    found = [assessed(sheet, own, games, jobs, lambda counts, _wanted: counts) for sheet in sheets if sheet is not None]
    if page is not None:
        command = command_line("assess", (name,), {"--games": games, "--seed": own})
        write_page(AssessmentPage(found, command).page(), page)
    met, missed, undecided = (sum(one.count(standing) for one in found) for standing in TargetStanding)
    return AssessResult(met, missed, undecided, data(found)["files"])
