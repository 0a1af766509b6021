"""Grids of configurations, and a search among them, from Python.

In: names of rulesets, what is varied. Out: what `rulewright sweep --json` and `rulewright tune --json` tell. Raises
what they tell as wrong usage.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.api.arguments import NameOrPath, check_counts, check_needed, check_words, path_text
from rulewright.api.opened import opened
from rulewright.api.page_files import page_file, write_page
from rulewright.api.rules import new_seed
from rulewright.api.varied import Counts, Values, varied_words
from rulewright.bots import split
from rulewright.errors import BadConfiguration
from rulewright.lab.compare import USUAL_WITHIN, Comparing, again_options, chosen_metrics
from rulewright.lab.pages.sweep_page import SweepPage
from rulewright.lab.sweep import (
    SweepReport,
    grid_of,
    played,
    result,
    sweep_plan,
    sweep_rows,
    varied_axes,
)
from rulewright.lab.tune import (
    MOST_GAMES,
    OpenedRules,
    TuneReport,
    TuneWords,
    Tuning,
    check_optuna,
    confirmed,
    tune_plan,
    tuned_text,
    usual_confirmation,
    variant_base,
)
from rulewright.source.command_line import command_line
from rulewright.storage import write_whole

# ---- sweep -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SweepResult:
    """Every configuration of a grid, against the rules as they are."""

    _report: SweepReport

    @property
    def seed(self) -> int:
        """With it the same games are played again."""
        return self._report.result.comparing.plan.seed

    @property
    def cells(self) -> list[dict[str, Any]]:
        """Every configuration: its `values` by name, and its `effects`, or the `reason` why it cannot be played."""
        cells: list[dict[str, Any]] = self.summary()["cells"]
        return cells

    def rows(self) -> list[dict[str, Any]]:
        """A row for each configuration and metric (and seat), for a DataFrame: what `--rows` writes."""
        return [dict(row) for row in sweep_rows(self._report.result)]

    def summary(self) -> dict[str, Any]:
        """What `rulewright sweep --json` tells."""
        return self._report.to_json()

    def __str__(self) -> str:
        """What `rulewright sweep` tells."""
        return "\n".join(self._report.lines())


def sweep(
    ruleset: str,
    *,
    numbers: Mapping[str, Values] | None = None,
    values: Mapping[str, Values] | None = None,
    options: Mapping[str, Values] | None = None,
    players: Counts | None = None,
    rulings: bool = False,
    games: int = 1_000,
    seed: int | None = None,
    bots: str = "random",
    metrics: Sequence[str] = (),
    value_bot: str | None = None,
    strong: str | None = None,
    within: float = USUAL_WITHIN,
    jobs: int = 1,
    report: NameOrPath | None = None,
) -> SweepResult:
    """Plays every combination of numbers of the ruleset, whole numbers anywhere in it (`values`, by their path),
    options and players, and tells what each does to the game.

    Values are several whole numbers or words, or text (`"0..100/10"`); an option with none takes all of its own.
    `rulings`: every other reading of every option with words, one at a time, the others as they are.
    `report`: where a page for the browser is written as well (`FILE.html`).
    """
    page = page_file(report)
    check_needed(games=games, jobs=jobs)
    check_words(metrics=metrics, bots=(bots,))
    if not 0 < within < 1:
        raise BadConfiguration("`within` is a part of 1, such as 0.02")
    name, asked = path_text(ruleset), varied_words(numbers, values, options, players, rulings)
    rules = opened(name)
    grid = grid_of(name, rules.found, varied_axes(rules, asked), tuple(split(bots)))
    choice = chosen_metrics(metrics, value_bot, strong, grid.arms)
    comparing = Comparing(sweep_plan(grid, games, new_seed(seed), choice, within, bool(metrics)), jobs)
    for _count in played(comparing):
        pass
    again = {**asked.options_given, **again_options(comparing.plan, bots, metrics)}
    found = SweepReport(result(grid, comparing), command_line("sweep", (name,), again))
    if page is not None:
        write_page(SweepPage(found, found.command).page(), page)
    return SweepResult(found)


# ---- tune ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TuneResult:
    """What a search found."""

    _report: TuneReport
    _rules: OpenedRules

    @property
    def seed(self) -> int:
        """With it the same search is made again."""
        return self._report.tuning.plan.seed

    @property
    def is_needless(self) -> bool:
        """Whether the rules as they are meet all targets."""
        return self._report.is_needless

    @property
    def is_confirmed(self) -> bool:
        """Whether something was found that fresh seeds confirm."""
        return self._report.is_confirmed

    @property
    def values(self) -> dict[str, str]:
        """What was confirmed, by name; nothing if nothing was."""
        found = self.summary()["confirmation"]
        return dict(found["values"]) if found is not None and self.is_confirmed else {}

    def write(self, file: NameOrPath) -> None:
        """Writes what was confirmed as a variant, with the evidence in its `about`."""
        path = Path(path_text(file))
        variant_base(self._rules, path)
        text = tuned_text(self._report, self._rules, path)
        if text is None:
            raise BadConfiguration("nothing was confirmed, so there is no variant to write")
        write_whole(path, text.encode())

    def summary(self) -> dict[str, Any]:
        """What `rulewright tune --json` tells."""
        return self._report.to_json()

    def __str__(self) -> str:
        """What `rulewright tune` tells."""
        return "\n".join(self._report.lines())


def tune(
    ruleset: str,
    *,
    numbers: Mapping[str, Values] | None = None,
    values: Mapping[str, Values] | None = None,
    options: Mapping[str, Values] | None = None,
    targets: NameOrPath | None = None,
    minimise: Sequence[str] = (),
    maximise: Sequence[str] = (),
    players: int | None = None,
    bots: str | None = None,
    evaluations: int = 100,
    games: int | None = None,
    confirm: int | None = None,
    seed: int | None = None,
    jobs: int = 1,
) -> TuneResult:
    """Looks for values of numbers, options, counts and table rows that meet the targets of a ruleset (those that lie
    beside it, or a file), and confirms the best with fresh seeds. What is varied is said as for `sweep`.

    Needs the extra `tune`.
    """
    check_optuna()
    check_needed(evaluations=evaluations, jobs=jobs)
    check_counts(games=games, confirm=confirm, players=players)
    check_words(minimise=minimise, maximise=maximise, bots=() if bots is None else (bots,))
    if max(games or 1, confirm or 1) > MOST_GAMES:
        raise BadConfiguration(f"`games` and `confirm` are {MOST_GAMES:,} at most")
    words = TuneWords(
        path_text(ruleset),
        varied_words(numbers, values, options),
        tuple(minimise),
        tuple(maximise),
        None if targets is None else Path(path_text(targets)),
        players,
        bots,
        evaluations,
        confirm,
    )
    rules, plan = tune_plan(words, games, new_seed(seed), opened)
    tuning = Tuning(plan, jobs)
    for _evaluation in tuning.run():
        pass
    found = confirmed(tuning, confirm or usual_confirmation(plan))
    return TuneResult(TuneReport(tuning, found, words.rerun_command(plan)), rules)
