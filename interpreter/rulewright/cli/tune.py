"""`rulewright tune`: values of numbers, options, counts and table rows that meet the targets of a designer."""

from __future__ import annotations

import hashlib
import re
import shlex
from dataclasses import dataclass
from pathlib import Path

import click

from rulewright import loading
from rulewright.backend.runtime.chance import MOST_SEED
from rulewright.bots import UnknownBot, seated, split
from rulewright.cli import game_options, output, parameter_types, shell_completion, varied_options
from rulewright.cli.error_handling import CLEAN, FINDINGS, INTERRUPTED
from rulewright.cli.kept_play import play_and_keep
from rulewright.cli.progress import ProgressLine, progress_option, tracked
from rulewright.cli.varied_options import VariedWords
from rulewright.frontend.syntax.nodes import Mapping
from rulewright.journal import RuleTexts
from rulewright.lab.outcome_metrics import OUTCOME_METRICS
from rulewright.lab.sweep import BadAxis
from rulewright.lab.targets import SKILL, TargetSheet, read_targets, target_files
from rulewright.lab.tune import (
    MOST_CONFIGURATIONS,
    BadStudy,
    BaseValue,
    SearchSpace,
    TuneConfirmation,
    TuneGoals,
    TuneObjective,
    TuneReport,
    Tuning,
    TuningPlan,
    base_value,
    check_optuna,
    confirmed,
    evidence,
    keep_study,
    kept_evaluations,
    space_of,
    study_seed,
    variant_text,
)
from rulewright.loading import Ruleset
from rulewright.ruleset_lookup import NotFound, variants_of
from rulewright.source.diagnostic import Report
from rulewright.source.machine_formats import report as report_text
from rulewright.source.suggestions import did_you_mean
from rulewright.storage import real_path

MOST_GAMES = 1_000_000
MOST_EVALUATIONS = 2_000
USUAL_GAMES, CONFIRMED_TIMES = 2_000, 4
STRONG, STRONG_GAMES = "greedy", 200
MEASURED = {metric.name: metric for metric in (*OUTCOME_METRICS, SKILL) if metric.name != "seat_wins"}
NAME = re.compile(r"[a-z][a-z0-9_]*")


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

    def again(self, plan: TuningPlan) -> str:
        """The command that gives the same report."""
        words = ["rulewright", "tune", self.ruleset, *self.varied.again()]
        words += ["--targets", str(self.targets)] if self.targets is not None else []
        words += [word for name in self.least for word in ("--minimise", name)]
        words += [word for name in self.most for word in ("--maximise", name)]
        words += ["--players", str(self.players)] if self.players is not None else []
        words += ["--bot", self.bots] if self.bots is not None else []
        words += ["--evaluations", str(self.evaluations), "--games", str(plan.games), "--seed", str(plan.seed)]
        words += ["--confirm", str(self.confirm)] if self.confirm is not None else []
        return shlex.join(words)


@dataclass(frozen=True, slots=True)
class OpenedRules:
    """The ruleset, a hash of all its files, and where the values stand in it; settings first."""

    ruleset: Ruleset
    digest: str
    values: tuple[BaseValue, ...]


@click.command(name="tune")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@varied_options.varied_options
@click.option(
    "--targets",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The targets to meet. Default: the file in the folder `targets` beside the ruleset, if there is one.",
)
@click.option(
    "--minimise", "least", multiple=True, metavar="METRIC", help="Make this small, within the targets. May be repeated."
)
@click.option(
    "--maximise", "most", multiple=True, metavar="METRIC", help="Make this large, within the targets. May be repeated."
)
@click.option(
    "--players", callback=parameter_types.whole(1, 64), metavar="N", help="How many play. Default: as the targets say."
)
@click.option("--bot", "bots", metavar="NAME", help="Who plays. Default: as the targets say, else random.")
@click.option(
    "--evaluations",
    callback=parameter_types.whole(1, MOST_EVALUATIONS),
    default="100",
    show_default=True,
    metavar="N",
    help="How many configurations are played at most.",
)
@click.option(
    "--games",
    callback=parameter_types.whole(1, MOST_GAMES),
    metavar="N",
    help=f"How many games of each. Default: as the targets say, else {USUAL_GAMES}.",
)
@click.option(
    "--confirm",
    callback=parameter_types.whole(1, MOST_GAMES),
    metavar="N",
    help=f"How many fresh games the best ones play. Default: {CONFIRMED_TIMES} times --games.",
)
@click.option(
    "--seed",
    callback=parameter_types.whole(0, MOST_SEED),
    metavar="N",
    help=f"The seed of all chance: 0 to {MOST_SEED}. Default: a new one, told with the result.",
)
@parameter_types.jobs_option
@click.option(
    "--study",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Keep the search in a file. If it is there, go on where it ends.",
)
@click.option(
    "--write", type=click.Path(path_type=Path), metavar="FILE", help="Write what was confirmed as a variant: NAME.yaml."
)
@progress_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON, with every evaluation.")
def command(
    ruleset: str,
    numbers: tuple[str, ...],
    values: tuple[str, ...],
    options: tuple[str, ...],
    targets: Path | None,
    least: tuple[str, ...],
    most: tuple[str, ...],
    players: int | None,
    bots: str | None,
    evaluations: int,
    games: int | None,
    confirm: int | None,
    seed: int | None,
    jobs: int,
    study: Path | None,
    write: Path | None,
    as_json: bool,
) -> int:
    """Look for values of numbers, options, counts and table rows that meet the targets of a ruleset.

    All configurations are played with the same seeds; one that is surely worse than another is dropped at an early look. The best ones are played again with fresh
    seeds, and what a third seed says of the best of these is told: it rests on no choice. Only what this confirms is called found, and written.

    The same seed gives the same report, whatever --jobs, broken off or not. The exit code is 0 if something was confirmed, else 1.
    """
    check_optuna()
    output.check_files(study, write)
    words = TuneWords(
        ruleset, VariedWords(numbers, values, options), least, most, targets, players, bots, evaluations, confirm
    )
    try:
        rules, plan = _plan(words, games, _seed(seed, study))
        extends = _extends(rules, write)
        made, scales = kept_evaluations(study, plan, rules.digest) if study is not None else ([], None)
        tuning = Tuning(plan, jobs, made, scales)
        interrupted = _search(tuning, study, rules.digest)
        found = None
        if not interrupted:
            interrupted, found = _confirm(tuning, confirm or min(MOST_GAMES, CONFIRMED_TIMES * plan.games))
    except (BadAxis, BadStudy, UnknownBot, NotFound) as problem:
        raise click.UsageError(str(problem)) from problem
    report = TuneReport(tuning, found, words.again(plan))
    _tell(report, as_json)
    if write is not None:
        _write(report, rules, write, extends)
    return INTERRUPTED if interrupted else CLEAN if report.is_confirmed or report.is_needless else FINDINGS


# ---- what is asked ----------------------------------------------------------------------------------------------------


def _plan(words: TuneWords, games: int | None, seed: int) -> tuple[OpenedRules, TuningPlan]:
    texts = RuleTexts()
    with texts.noted():
        opened, axes = varied_options.varied_axes(words.ruleset, words.varied, MOST_CONFIGURATIONS)
    sheet = _sheet(words, opened)
    objectives = (*_objectives(words.least, False), *_objectives(words.most, True))
    if sheet is None and not objectives:
        raise click.UsageError(
            "nothing is aimed at; write targets in the folder `targets` beside the ruleset, name a file (--targets), or a metric (--minimise seat_gap)"
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


def _seed(seed: int | None, study: Path | None) -> int:
    if seed is None and study is not None:
        seed = study_seed(study)
    return game_options.new_seed() if seed is None else seed


def _sheet(words: TuneWords, opened: Ruleset) -> TargetSheet | None:
    """The targets that are meant, if there are some."""
    path = words.targets
    if path is None:
        folder = opened.found.path.parent / "targets"
        files = sorted(folder.glob("*.yaml")) if folder.is_dir() else []
        if len(files) > 1:
            names = ", ".join(str(file) for file in files[:4])
            raise click.UsageError(f"there are {len(files)} files of targets; name one with --targets: {names}")
        if not files:
            return None
        path = files[0]
    (file,) = target_files(str(path)) if path.is_file() else (path,)
    report = Report()
    sheet = read_targets(file, report)
    if sheet is None:
        game_options.leave(report, file)
    if sheet.made.machine.program.game != opened.header.game:
        raise click.UsageError(
            f"`{path}` holds targets of `{sheet.made.machine.program.game}`, not of `{opened.header.game}`"
        )
    return sheet


def _objectives(names: tuple[str, ...], wants_most: bool) -> list[TuneObjective]:
    for name in names:
        if name not in MEASURED:
            raise click.UsageError(
                f"nothing called `{name}` can be made small or large; {did_you_mean(name, MEASURED)}"
            )
    return [TuneObjective(MEASURED[name], wants_most) for name in dict.fromkeys(names)]


def _usual(space: SearchSpace) -> dict[str, str]:
    """The options of the rules as they are."""
    made = space.rules(None)
    if isinstance(made, str):
        raise click.UsageError(f"the rules as they are cannot be played so: {made}")
    return dict(made.machine.program.options)


def _values(opened: Ruleset, space: SearchSpace, players: int, usual: dict[str, str]) -> tuple[BaseValue, ...]:
    root = opened.tree.root
    assert isinstance(root, Mapping)
    axes = (*(axis for axis, _ in space.settings), *space.axes)
    return tuple(base_value(root, axis, players, usual) for axis in axes)


# ---- search and confirmation ------------------------------------------------------------------------------------------


def _search(tuning: Tuning, study: Path | None, digest: str) -> bool:
    """Makes the evaluations that are left; true if it was interrupted."""
    evaluations = tracked(
        tuning.run(),
        tuning.plan.evaluations,
        "Evaluations",
        done=tuning.played,
        size=lambda one: int(one.counts),
        figure=lambda: _so_far(tuning),
    )
    interrupted = play_and_keep(evaluations, study, lambda file: keep_study(file, tuning, digest))
    if study is not None:
        keep_study(study, tuning, digest)
    return interrupted


def _so_far(tuning: Tuning) -> str:
    best = tuning.best()
    if best is None or (tuning.plan.goals.targets and not best.meets_all):
        return "none meets all targets"
    pairs = zip(tuning.plan.goals.objectives, best.costs, strict=True)
    told = [f"{goal.metric.name} {goal.cost(cost):.3f}" for goal, cost in pairs]
    return f"best {', '.join(told)}" if told else "one meets all targets"


def _confirm(tuning: Tuning, games: int) -> tuple[bool, TuneConfirmation | None]:
    """Whether it was interrupted, and what fresh seeds say."""
    line, played = ProgressLine("Fresh games"), 0

    def told(more: int) -> None:
        nonlocal played
        played += more
        line.show(played)

    tuning.told = told
    try:
        return False, confirmed(tuning, games)
    except KeyboardInterrupt:
        output.tell_interrupted()
        return True, None
    finally:
        line.finish()


# ---- what is told -----------------------------------------------------------------------------------------------------


def _tell(report: TuneReport, as_json: bool) -> None:
    text = (
        report_text("tune", report.summary(), report.to_json())
        if as_json
        else "".join(f"{line}\n" for line in report.lines())
    )
    output.write(text)


def _extends(rules: OpenedRules, write: Path | None) -> str:
    """What the variant extends; complains about a file that cannot become one."""
    variants, game = rules.ruleset.found.variants, rules.ruleset.header.game
    if write is None:
        return ""
    if write.suffix != ".yaml" or not NAME.fullmatch(write.stem):
        raise click.UsageError(f"`--write {write}`: a variant is called as its file, such as `variants/fairer.yaml`")
    if write.exists():
        raise click.UsageError(f"`{write}` exists already; name another file")
    if len(variants) > 1:
        raise click.UsageError(
            "a variant extends one other at most; tune a ruleset with one variant, or without --write"
        )
    return f"{game}:{variants[0]}" if variants else game


def _write(report: TuneReport, rules: OpenedRules, file: Path, extends: str) -> None:
    """The variant, if something was confirmed; and what `check` says of it."""
    if not report.is_confirmed or report.confirmation is None:
        output.remark(f"Nothing was confirmed, so `{file}` was not written.")
        return
    plan, chosen = report.tuning.plan, report.confirmation.chosen
    values = (*(value for _, value in plan.space.settings), *plan.space.words(chosen.places or ()))
    text = variant_text(file.stem, extends, evidence(report), list(zip(rules.values, values, strict=True)))
    output.report(text, file)
    output.remark(f"Written: `{file}`.")
    _check_variant(rules.ruleset, file)


def _check_variant(ruleset: Ruleset, file: Path) -> None:
    path = ruleset.found.path
    if real_path(file) not in map(real_path, variants_of(path).values()):
        output.remark(f"It becomes a variant in the folder `{path.parent / 'variants'}`.")
        return
    report = Report()
    loading.check(path, (file.stem,), report)
    if report.failed:
        output.remark(
            f"It holds for so many players only: `rulewright check {path.parent}:{file.stem}` tells what else is to be done."
        )
