"""What a search is asked for: the rules, where it searches, what for, with which bots.

In: words, and what opens a ruleset by its name. Out: a plan. Complains with `BadAxis`, `UnknownBot`, `NotFound`,
`BadConfiguration`; with `Unsound` about a file of targets.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rulewright.bots import seated, split
from rulewright.errors import BadConfiguration
from rulewright.frontend.syntax.nodes import Mapping
from rulewright.journal import RuleTexts
from rulewright.lab.outcome_metrics import OUTCOME_METRICS
from rulewright.lab.sweep import VariedWords, varied_axes
from rulewright.lab.targets import SKILL, TargetSheet, read_targets, target_files
from rulewright.lab.tune.search_space import MOST_CONFIGURATIONS, SearchSpace, space_of
from rulewright.lab.tune.tune_goals import TuneGoals, TuneObjective
from rulewright.lab.tune.tuned_variant import BaseValue, base_value
from rulewright.lab.tune.tuning_run import TuningPlan
from rulewright.loading import Ruleset, Unsound
from rulewright.source.command_line import command_line
from rulewright.source.diagnostic import Report
from rulewright.source.plurals import plural
from rulewright.source.suggestions import did_you_mean
from rulewright.storage import members

USUAL_GAMES = 2_000
MOST_GAMES = 1_000_000
CONFIRMED_TIMES = 4
STRONG, STRONG_GAMES = "greedy", 200
MEASURED = {metric.name: metric for metric in (*OUTCOME_METRICS, SKILL) if metric.name != "seat_wins"}


@dataclass(frozen=True, slots=True)
class TuneWords:
    """What was written, as far as it is written again."""

    ruleset: str
    varied: VariedWords
    least: tuple[str, ...]
    most: tuple[str, ...]
    targets: Path | None
    players: int | None
    bots: str | None
    evaluations: int
    confirm: int | None

    def rerun_command(self, plan: TuningPlan) -> str:
        """The command that gives the same report."""
        given = {
            **self.varied.options_given,
            "--targets": self.targets,
            "--minimise": self.least,
            "--maximise": self.most,
            "--players": self.players,
            "--bot": self.bots,
            "--evaluations": self.evaluations,
            "--games": plan.games,
            "--seed": plan.seed,
            "--confirm": self.confirm,
        }
        return command_line("tune", (self.ruleset,), given)


@dataclass(frozen=True, slots=True)
class OpenedRules:
    """The ruleset, a hash of all its files, and where the values stand in it; settings first."""

    ruleset: Ruleset
    digest: str
    values: tuple[BaseValue, ...]


def tune_plan(
    words: TuneWords, games: int | None, seed: int, opener: Callable[[str], Ruleset]
) -> tuple[OpenedRules, TuningPlan]:
    """The rules and the plan. `opener`: gives the ruleset of a name."""
    texts = RuleTexts()
    with texts.noted():
        opened = opener(words.ruleset)
    axes = varied_axes(opened, words.varied, MOST_CONFIGURATIONS)
    sheet = _sheet(words, opened)
    objectives = (*_objectives(words.least, False), *_objectives(words.most, True))
    if sheet is None and not objectives:
        raise BadConfiguration(
            "nothing is aimed at; write targets in the folder `targets` beside the ruleset, "
            "name a file (--targets), or a metric (--minimise seat_gap)"
        )
    goals = TuneGoals(
        sheet.targets if sheet is not None else (),
        objectives,
        sheet.strong if sheet is not None else STRONG,
        sheet.strong_games if sheet is not None else STRONG_GAMES,
    )
    players = words.players or (sheet.made.machine.program.players if sheet is not None else opened.header.usual)
    space = space_of(opened.found, axes, players, sheet.options if sheet is not None else {}, goals.needs_marks)
    base = _usual(space)
    found = _values(opened, space, players, base)
    bots = tuple(split(words.bots)) if words.bots is not None else sheet.bots if sheet is not None else ("random",)
    seated(bots, players)
    plan = TuningPlan(
        space,
        goals,
        bots,
        words.evaluations,
        games or (sheet.games if sheet is not None else USUAL_GAMES),
        seed,
        tuple(one.words for one in found[len(space.settings) :]),
        words.ruleset,
    )
    digest = hashlib.blake2b(repr(sorted(texts.files.values())).encode(), digest_size=16).hexdigest()
    return OpenedRules(opened, digest, found), plan


def usual_confirmation(plan: TuningPlan) -> int:
    """How many fresh games the best ones play where nothing else is said."""
    return min(MOST_GAMES, CONFIRMED_TIMES * plan.games)


def _sheet(words: TuneWords, opened: Ruleset) -> TargetSheet | None:
    """The targets that are meant, if there are some."""
    path = words.targets
    if path is None:
        folder = opened.found.path.parent / "targets"
        files = members(folder, "*.yaml")
        if len(files) > 1:
            names = ", ".join(str(file) for file in files[:4])
            raise BadConfiguration(
                f"there are {plural(len(files), 'file')} of targets; name one with --targets: {names}"
            )
        if not files:
            return None
        path = files[0]
    (file,) = target_files(str(path)) if path.is_file() else (path,)
    report = Report()
    sheet = read_targets(file, report)
    if sheet is None:
        raise Unsound(report)
    if sheet.made.machine.program.game != opened.header.game:
        raise BadConfiguration(
            f"`{path}` holds targets of `{sheet.made.machine.program.game}`, not of `{opened.header.game}`"
        )
    return sheet


def _objectives(names: tuple[str, ...], wants_most: bool) -> list[TuneObjective]:
    for name in names:
        if name not in MEASURED:
            raise BadConfiguration(
                f"nothing called `{name}` can be made small or large; {did_you_mean(name, MEASURED)}"
            )
    return [TuneObjective(MEASURED[name], wants_most) for name in dict.fromkeys(names)]


def _usual(space: SearchSpace) -> dict[str, str]:
    """The options of the rules as they are."""
    made = space.rules(None)
    if isinstance(made, str):
        raise BadConfiguration(f"the rules as they are cannot be played so: {made}")
    return dict(made.machine.program.options)


def _values(opened: Ruleset, space: SearchSpace, players: int, usual: dict[str, str]) -> tuple[BaseValue, ...]:
    root = opened.tree.root
    assert isinstance(root, Mapping)
    axes = (*(axis for axis, _ in space.settings), *space.axes)
    return tuple(base_value(root, axis, players, usual) for axis in axes)
