"""Every limit that the code names where it reads what strangers write is in this table: a new one without a row fails.

A row is a text with one more than may be, and the code that answers it; or the test that tries the limit; or why it is
no limit of an input.
"""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import rulewright
from package_trees import tree_of
from rulewright import loading, revisions
from rulewright.api.arguments import check_counts
from rulewright.checking.ignore_comments import waivers
from rulewright.cli.main import run
from rulewright.errors import BadConfiguration
from rulewright.frontend.syntax.sheets import LONGEST, read_sheet
from rulewright.game.record import BadRecord
from rulewright.journal.journal import MAX_BYTES as JOURNAL_BYTES
from rulewright.journal.journal import peeked
from rulewright.lab.targets.target_files import read_target_text
from rulewright.languages.message_file import read_messages
from rulewright.record_files import MAX_BYTES as RECORD_BYTES
from rulewright.settings.settings_parser import read as read_settings
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source
from rulewright.storage import folder_walk
from rulewright.storage.repository_files import LARGEST_SETTINGS
from rulewright.vector import environment, lane_arguments

from .bombs import BOMBS, CARDS, ZONES, game, ruleset

PACKAGE, TESTS = Path(rulewright.__file__).parent, Path(__file__).parents[1]
ROOMS = (
    *(
        "frontend",
        "lowering",
        "loading.py",
        "languages",
        "settings",
        "storage",
        "checking",
        "checkable_files",
        "journal",
        "cards",
    ),
    *(
        "source/player_count.py",
        "record_files.py",
        "revisions.py",
        "web/limits.py",
        "web/patient_connections.py",
        "web/http_server.py",
    ),
    *("backend/runtime/game_time.py", "web/kept_tables.py", "tournament", "lab", "api", "search", "vector", "show"),
)
"""Rooms that read what strangers write, or work for as long as somebody asks."""
NAMED = re.compile(r"(?:MOST|MAX|LARGEST|LONGEST|DEEPEST)(?:_[A-Z_]+)?")


class Kind(Enum):
    """Why a number is no limit of an input."""

    KEPT = "how much is remembered; more is worked out anew"
    TOLD = "how much is told, or how long a hint is"
    GUESSED = "how much is tried or counted for a finer answer; beyond it there is a plainer one"
    AS_READ = "a reader that looks no further than the reader of rulesets does"
    SAID = "a bound of what a person says at the command line"
    DRAWN = "how large a seed is that nobody named"


@dataclass(frozen=True)
class Over:
    """One more than the limit is a text that gets a code."""

    text: Callable[[int], str]
    code: str
    read: Callable[[str, Report], None] | None = None


@dataclass(frozen=True)
class Asked:
    """A command line that asks for one more than the limit, and what it is told."""

    words: Callable[[int], str]
    told: str


@dataclass(frozen=True)
class Called:
    """A call that asks for one more than the limit."""

    call: Callable[[int], object]


@dataclass(frozen=True)
class Elsewhere:
    """A test that tries it: its file below `tests`, and words in it."""

    file: str
    words: str


def _rules(text: str, report: Report) -> None:
    loading.check_text(Source("over.yaml", text), report)


def _ignored(text: str, report: Report) -> None:
    list(waivers(Source("over.yaml", text), report))


def _messages(text: str, report: Report) -> None:
    read_messages(Source("de.ftl", text), "de", report)


def _settings(text: str, report: Report) -> None:
    read_settings(Source("rulewright.toml", text), (), Path(), report)


def _deep(depth: int) -> str:
    """A phase that runs itself so deep."""
    return ruleset(phases=f"\n  game:\n    depth: {depth}\n    a: {{must: go, by: player 1, if_none: never}}\n")


def _tables(rows: int) -> str:
    """So many rows, in tables of five thousand."""
    lines = []
    for at in range(0, rows, 5000):
        count = min(5000, rows - at)
        cells = ", ".join(f"{key}: 1" for key in range(1, count + 1))
        lines.append(f"  gain{at} by 1..{count}: {{{cells}}}")
    return ruleset(tables="\n" + "\n".join(lines))


def _targets(text: str, report: Report) -> None:
    read_target_text(Path("over.yaml"), Source("over.yaml", text), report)


_MACHINE: Any = None
"""What is refused before a machine is looked at needs none."""
_KINDS = "\n  card:\n    kinds:\n{}"
LIMITS: dict[str, Over | Asked | Called | Elsewhere | Kind] = {
    # ---- files and YAML ----
    "frontend.syntax.text_files.MAX_BYTES": Elsewhere("bad/test_limits.py", "RW003 a text beyond the limit"),
    "frontend.syntax.node_composer.MAX_DEPTH": Over(lambda most: ruleset(terms="[" * most + "]" * most), "RW006"),
    "frontend.syntax.node_composer.MAX_NODES": Elsewhere("bad/test_limits.py", "RW007 a million keys"),
    "frontend.syntax.node_composer.MOST_MISTAKES": Elsewhere("bad/bombs.py", "many keys that stand twice"),
    "frontend.syntax.key_errors.MOST": Elsewhere("bad/bombs.py", "nineteen hundred unknown keys"),
    "frontend.syntax.length.MOST_RULES": Elsewhere("bad/bombs.py", "six thousand steps"),
    "frontend.syntax.length.MOST_NAMES": Over(
        lambda most: ruleset(state="\n" + "".join(f"  s{n}: {{is: flag, start: no}}\n" for n in range(most))), "RW613"
    ),
    "frontend.syntax.length.MOST_KINDS": Over(
        lambda most: ruleset(components=_KINDS.format("".join(f"      k{n}: 1\n" for n in range(most))), zones=ZONES),
        "RW613",
    ),
    "frontend.syntax.sheets.MOST_ROWS": Elsewhere("bad/test_sheets.py", "RW612"),
    "frontend.syntax.sheets.LONGEST": Elsewhere("bad/test_named_limits.py", "test_a_cell_that_is_too_long"),
    "frontend.syntax.value_reader.LONGEST_NAME": Elsewhere("bad/bombs.py", "a long name of thousands"),
    # ---- expressions ----
    "frontend.syntax.expressions.MAX_LENGTH": Over(lambda most: ruleset(terms="\n  t: " + "q" * most), "RW205"),
    "frontend.syntax.expressions.MAX_NESTING": Over(
        lambda most: ruleset(terms="\n  t: " + "(" * most + "q" + ")" * most), "RW205"
    ),
    "frontend.syntax.expressions.MAX_LEVELS": Over(
        lambda most: ruleset(terms="\n  t: " + "+".join(["q"] * most)), "RW205"
    ),
    "frontend.syntax.expressions.MAX_OPERATIONS": Elsewhere("bad/test_limits.py", "RW205 a sum of a hundred thousand"),
    "frontend.syntax.steps.MOST_DEPTH": Over(_deep, "RW302"),
    # ---- declarations ----
    "frontend.declare.spaces.MOST": Kind.GUESSED,
    "frontend.analysis.constants.MOST_SPACES": Over(
        lambda most: ruleset(
            spaces=f"\n  point: {{count: {most}}}\n",
            state="\n  p: {is: 0..9, per: player, start: 0}\n  q: {is: 0..9, start: 0}\n"
            "  m: {is: flag, per: point, start: no}\n",
        ),
        "RW612",
    ),
    "frontend.declare.tables.MOST_ROWS": Over(
        lambda most: ruleset(tables=f"\n  t by 1..{most}: {{1..{most}: 1}}\n"), "RW507"
    ),
    "frontend.declare.tables.MOST_OF_ALL": Over(_tables, "RW507"),
    "frontend.typed.domain_tree.MOST_LISTED": Elsewhere("bad/bombs.py", "a long value looked for in a long list"),
    "frontend.analysis.lots.MOST_COMPONENTS": Over(
        lambda most: ruleset(components=f"\n  card: {{kinds: {{plain: {most}}}}}\n", zones=ZONES), "RW612"
    ),
    "frontend.analysis.box.MOST_FACES": Over(
        lambda most: ruleset(
            components=f"\n  die: {{rolls: 1..{most}, kinds: {{d6: 1}}}}\n",
            zones="\n  cup: {holds: die, starts: all, seen_by: everyone}\n",
        ),
        "RW612",
    ),
    "frontend.analysis.board_paths.MOST_TRAILS": Elsewhere(
        "bad/bombs.py", "what lies between any two of a thousand spaces"
    ),
    "frontend.analysis.constant_arithmetic.LARGEST": Over(lambda most: ruleset(numbers=f"\n  n: {most}\n"), "RW409"),
    # ---- the game as a whole ----
    "frontend.analysis.depth.MOST_LEVELS": Elsewhere("bad/test_limits.py", "RW613 terms upon terms"),
    "frontend.analysis.checks.nesting.MOST_PHASES": Elsewhere("bad/bombs.py", "phases, each running the next"),
    "frontend.analysis.checks.nesting.MOST_LEFT": Elsewhere("bad/bombs.py", "phases that end early, in each other"),
    "frontend.analysis.checks.set_sizes.MOST_MEMBERS": Over(
        lambda most: ruleset(
            components=CARDS,
            zones=ZONES,
            effects=f"\n  give(1..{most} cards some): 'set q to 1'\n",
            phases=game("{let: x = 1}"),
        ),
        "RW614",
    ),
    "frontend.analysis.checks.sizes.MOST_VALUES": Over(
        lambda most: ruleset(
            spaces="\n  a: {count: 500}\n  b: {count: 201}\n",
            state=(
                "\n  p: {is: 0..9, per: player, start: 0}\n  q: {is: 0..9, start: 0}\n"
                "  m: {is: flag, per: [a, b], start: no}\n"
            ),
        ),
        "RW614",
    ),
    "frontend.analysis.checks.sizes.MOST_TOGETHER": Elsewhere("bad/bombs.py", "many large states"),
    "frontend.analysis.checks.sizes.MOST_ROUNDS": Over(
        lambda most: ruleset(phases=game(f"'for each n in 1..{most}: set q to 1'")), "RW614"
    ),
    "frontend.analysis.checks.table_rows.MOST_CELLS": Elsewhere(
        "bad/bombs.py", "a table of nine thousand times two thousand rows"
    ),
    "loading.MOST_PARTS": Elsewhere("bad/bombs.py", "options of a hundred numbers each"),
    "lowering.budget.MOST_EVALUATIONS": Over(
        lambda most: ruleset(
            phases=game(
                f"{{when: 'count(n in 1..1000 where count(k in 1..{most // 1000 + 1} where k > n) > q) > 3', do: "
                f"set q to 1}}"
            )
        ),
        "RW619",
    ),
    "lowering.budget.MOST_MEMBERS": Over(
        lambda most: ruleset(phases=game(f"{{when: 'count(n in 1..{most} where n > q) > 3', do: set q to 1}}")), "RW619"
    ),
    "lowering.subset_counts.MOST_IDS": Over(
        lambda most: ruleset(actions=f"\n  go: {{pick: 'n in 1..{most}', do: set q to 1, says: '{{me}} goes'}}\n"),
        "RW609",
    ),
    "lowering.reserve.MOST_RESERVED": Elsewhere("lowering/test_reserve.py", "MOST_RESERVED"),
    # ---- other files ----
    "checking.ignore_comments.MOST": Over(
        lambda most: ruleset() + "# rulewright: ignore RW705 -- so\n" * most, "RW906", _ignored
    ),
    "languages.message_file.MOST_CHARACTERS": Over(lambda most: "# " + "x" * most, "RW926", _messages),
    "languages.message_file.MOST_MESSAGES": Over(
        lambda most: "".join(f"m{n} = x\n" for n in range(most)), "RW926", _messages
    ),
    "languages.message_file.MOST_BRACES": Over(lambda most: "m = " + "{ $a } " * most, "RW926", _messages),
    "languages.message_file.MOST_LINES": Over(lambda most: "m = x\n" + "  y\n" * most, "RW926", _messages),
    "languages.message_file.MOST_DEEP": Over(lambda most: "m = " + "{" * most, "RW926", _messages),
    "languages.message_file.MOST_DIGITS": Over(lambda most: f"m = {{ {'9' * most} }}\n", "RW926", _messages),
    "settings.settings_parser.MOST_ENTRIES": Over(
        lambda most: "select = [" + ", ".join(['"RW1"'] * most) + "]\n", "RW903", _settings
    ),
    "source.player_count.MOST_PLAYERS": Over(lambda most: f"[games.x]\nplayers = [{most}]\n", "RW903", _settings),
    "settings.settings_parser.MOST_GAMES": Over(lambda most: f"play = {most}\n", "RW903", _settings),
    "storage.toml_text.MOST_PARTS": Over(lambda most: ".".join(["a"] * most) + " = 1\n", "RW901", _settings),
    "settings.settings_lookup.MAX_BYTES": Elsewhere("bad/test_named_limits.py", "test_files_that_are_too_large"),
    "storage.repository_files.LARGEST_SETTINGS": Elsewhere("bad/test_named_limits.py", "test_files_that_are_too_large"),
    "storage.folder_walk.MOST_MEMBERS": Elsewhere("safety/test_files_outside.py", "MOST_MEMBERS"),
    "storage.folder_walk.MOST_FOLDERS": Elsewhere("bad/test_named_limits.py", "test_walks_end"),
    "storage.folder_walk.DEEPEST": Elsewhere("bad/test_named_limits.py", "test_walks_end"),
    "journal.journal.MAX_BYTES": Elsewhere("bad/test_named_limits.py", "test_files_that_are_too_large"),
    "record_files.MAX_BYTES": Elsewhere("bad/test_named_limits.py", "test_files_that_are_too_large"),
    "cards.card_template.MOST_BYTES": Elsewhere("cards/test_templates.py", "200_001"),
    "cards.card_template.MOST_PARTS": Elsewhere("cards/test_templates.py", "* 501"),
    "cards.html_template.MOST_NODES": Elsewhere("cards/test_html_layouts.py", "* 501"),
    "frontend.syntax.json_text.MOST_PARTS": Elsewhere("bad/test_json_files.py", '"MOST_PARTS", PARTS'),
    "frontend.syntax.json_text.MOST_ERRORS": Elsewhere("bad/test_json_files.py", "json_text.MOST_ERRORS"),
    "storage.databases.LONGEST_VALUE": Elsewhere("web/test_strange_files.py", "databases.LONGEST_VALUE + 1"),
    "web.kept_tables.MOST_NOTES": Elsewhere("web/test_strange_files.py", "MOST_NOTES"),
    "tournament.saved_tournament.MOST_BYTES": Elsewhere("bad/test_json_files.py", "saved_tournament: 2**28"),
    "lab.tune.study_file.MOST_BYTES": Elsewhere("bad/test_json_files.py", "study_file: 2**26"),
    "lab.compare.saved_comparison.MOST_BYTES": Elsewhere("bad/test_json_files.py", "saved_comparison: 2**28"),
    "lab.decision_log.log_columns.LONGEST_HEADING": Elsewhere("lab/test_strange_logs.py", "LONGEST_HEADING"),
    "lab.decision_log.log_columns.MOST_CHOICES": Elsewhere("lab/test_strange_logs.py", '"MOST_CHOICES", 0'),
    "lab.decision_log.log_files.MOST_ROWS": Elsewhere("lab/test_strange_logs.py", '"MOST_ROWS", '),
    "lab.decision_log.log_files.MOST_BYTES": Elsewhere("lab/test_strange_logs.py", '"MOST_BYTES", '),
    "lab.decision_log.log_files.LONGEST": Elsewhere("lab/test_strange_logs.py", "its texts are too long"),
    "lab.targets.target_files.MOST_GAMES": Over(
        lambda most: f"rulewright: 1\nassess: kuhn\ngames: {most}\ntargets: []\n", "RW102", _targets
    ),
    # ---- work that is asked for ----
    "lab.tune.search_space.MOST_CONFIGURATIONS": Asked(
        lambda most: "tune six.yaml --minimise decisions " + " ".join(f"--number n{at}=1..101" for at in range(6)),
        "{:,} are the most",
    ),
    "lab.tune.asked_tuning.MOST_GAMES": Asked(
        lambda most: f"tune six.yaml --number n1=1,2 --minimise decisions --games {most}", "from 1 to {}"
    ),
    "lab.sweep.axes.MOST_CELLS": Asked(lambda most: f"sweep six.yaml --number n1=1..{most}", "{:,} are the most"),
    "lab.sweep.sweep_run.MOST_TOGETHER": Asked(
        lambda most: f"sweep six.yaml --number n1=1..60 --games {most // 60 + 1}", "{:,} games together"
    ),
    "lab.compare.arms.MOST_ARMS": Asked(lambda most: f"compare {'kuhn ' * most}", "name 2 to {:,} rulesets"),
    "tournament.schedule.MOST_BOTS": Asked(
        lambda most: "tournament kuhn --bots " + ",".join(["random"] * most), "{:,}"
    ),
    "search.plan.MOST_ITERATIONS": Asked(
        lambda most: f"simulate kuhn --bot ismcts(iterations={most}) --games 1", "from 1 to {:,}"
    ),
    "search.plan.MOST_POSITIONS": Asked(
        lambda most: f"simulate kuhn --bot ismcts(positions={most}) --games 1", "from 1 to {:,}"
    ),
    "api.arguments.MOST": Called(lambda most: check_counts(games=most)),
    "vector.environment.MOST_LANES": Called(lambda most: environment.VectorEnv(_MACHINE, most)),
    "vector.environment.MOST_THREADS": Called(lambda most: environment.VectorEnv(_MACHINE, 1, threads=most)),
    "vector.lane_arguments.MOST_MASKED": Called(lambda most: lane_arguments.has_mask(True, most)),
    "web.limits.MOST_BODY": Elsewhere("web/test_pages.py", "a_long_body_without_a_length"),
    "web.limits.MOST_PATH": Elsewhere("web/test_slow_sockets.py", "a long path"),
    "web.patient_connections.MOST_OF_A_CLIENT": Elsewhere("web/test_slow_sockets.py", "MOST_OF_A_CLIENT"),
    "frontend.syntax.nodes.LONGEST_NUMBER": Elsewhere("bad/test_limits.py", "RW409 a number beyond all"),
    "backend.runtime.game_time.MOST_SECONDS": Elsewhere("safety/test_game_time.py", "86401"),
    "revisions.LONGEST": Elsewhere("cli/test_diff_since.py", '"a" * 5000'),
    "revisions.MOST_FILES": Elsewhere("bad/test_named_limits.py", "test_commits_that_are_too_large"),
    "revisions.MOST_BYTES": Elsewhere("bad/test_named_limits.py", "test_commits_that_are_too_large"),
    "web.http_server.MOST_CONNECTIONS": Elsewhere("web/test_slow_sockets.py", "test_many_sockets_at_once"),
    # ---- what is no limit of an input ----
    "checking.findings_cache.MOST_BYTES": Kind.KEPT,
    "frontend.analysis.walk.MOST_REMEMBERED": Kind.KEPT,
    "frontend.syntax.expressions.MOST_REMEMBERED": Kind.KEPT,
    "frontend.syntax.parser_tables.MOST_BYTES": Kind.KEPT,
    "frontend.syntax.text_files.MOST_REMEMBERED": Kind.KEPT,
    "frontend.syntax.shape.MOST_SOUND": Kind.KEPT,
    "frontend.syntax.sheets.MOST_REMEMBERED": Kind.KEPT,
    "journal.journal.MOST_GAMES": Kind.KEPT,
    "web.limits.MOST_CLIENTS": Kind.KEPT,
    "cards.card_tables.MOST_ON_SHEET": Kind.TOLD,
    "lab.compare.comparison_run.MOST_TOLD": Kind.TOLD,
    "cards.printed_money.MOST_PIECES": Kind.TOLD,
    "checking.random_play.MOST_FAULTS": Kind.TOLD,
    "frontend.syntax.json_text.MOST_SHOWN": Kind.TOLD,
    "frontend.syntax.key_errors.LONGEST": Kind.TOLD,
    "frontend.syntax.refused_json.LONGEST": Kind.TOLD,
    "frontend.syntax.sheets.MOST_TOLD": Kind.TOLD,
    "frontend.syntax.line_slips.LONGEST": Kind.TOLD,
    "frontend.variants.edit.LONGEST": Kind.TOLD,
    "languages.message_checks.MOST_NAMED": Kind.TOLD,
    "lowering.budget.MOST_FACTORS": Kind.TOLD,
    "frontend.analysis.checks.constant_conditions.MOST_TRIED": Kind.GUESSED,
    "frontend.analysis.condition_parts.MOST_VALUES": Kind.GUESSED,
    "frontend.syntax.continuing.MOST_ADDED": Kind.GUESSED,
    "frontend.syntax.continuing.MOST_TRIED": Kind.GUESSED,
    "frontend.syntax.length.MOST_LINES": Kind.GUESSED,
    "frontend.syntax.missing_words.LONGEST": Kind.GUESSED,
    "frontend.syntax.words_as_said.MOST": Kind.GUESSED,
    "frontend.typing.suppositions.MOST_STATEMENTS": Kind.GUESSED,
    "frontend.variants.paths.LONGEST": Kind.GUESSED,
    "languages.calculations.DEEPEST": Kind.GUESSED,
    "lowering.audiences.MOST_PARTS_GIVEN": Kind.GUESSED,
    "lowering.audiences.MOST_PARTS_READ": Kind.GUESSED,
    "lowering.histories.MOST": Kind.GUESSED,
    "lowering.subset_counts.MOST_RANKED": Kind.GUESSED,
    "cards.sheet_geometry.MOST_BLEED": Kind.SAID,
    "checking.findings_cache.MOST_READ": Kind.AS_READ,
    "checking.safe_fixes.MOST_READ": Kind.AS_READ,
    "checkable_files.targets.MOST_READ": Kind.AS_READ,
    "lab.decision_log.option_subjects.MOST_VALUES": Kind.GUESSED,
    "lab.tune.tuning_run.MOST_TRIED": Kind.GUESSED,
    "search.horizon.MOST_DECISIONS": Kind.GUESSED,
    "search.horizon.MOST_POSITIONS": Kind.GUESSED,
    "lab.pages.arm_coverage.MOST_GAMES": Kind.GUESSED,
    "search.horizon.MOST_GAME": Kind.GUESSED,
    "search.horizon_match.MOST_GAMES": Kind.GUESSED,
    "search.horizon_match.MOST_WORK": Kind.GUESSED,
    "search.plan.DEEPEST": Kind.GUESSED,
    "search.plan.MOST_IDS": Kind.GUESSED,
    "lab.compare.comparison_report.MOST_RULES": Kind.TOLD,
    "lab.decision_log.subjects.LONGEST": Kind.TOLD,
    "lab.metrics.measure_report.MOST_RULES": Kind.TOLD,
    "lab.metrics.shown_pieces.MOST_SHOWN": Kind.TOLD,
    "languages.message_checks.MOST_SHOWN": Kind.TOLD,
    "lab.pages.comparison_page.MOST_TOLD": Kind.TOLD,
    "lab.pages.sweep_page.MOST_COVERED": Kind.TOLD,
    "lab.pages.sweep_page.MOST_CURVES": Kind.TOLD,
    "lab.targets.games_needed.MOST_WANTED": Kind.TOLD,
    "lab.tune.tune_report.MOST_OF_FRONT": Kind.TOLD,
    "tournament.tournament_page.MOST_TROUBLES": Kind.TOLD,
    "tournament.tournament_results.MOST_TOLD": Kind.TOLD,
    "frontend.syntax.sheets.LONGEST_NAME": Kind.TOLD,
    "frontend.syntax.sheets.MOST_NAMES": Kind.TOLD,
    "search.kept_horizons.MOST_BYTES": Kind.KEPT,
    "search.thinkers.MOST_THINKERS": Kind.KEPT,
    "api.rules.MOST_DRAWN": Kind.DRAWN,
    "lab.tune.confirmation.MOST_DRAWN": Kind.DRAWN,
}
"""By module and name."""


def _named() -> Iterator[str]:
    """Every limit that a module of these rooms names."""
    for room in ROOMS:
        place = PACKAGE / room
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            module = path.relative_to(PACKAGE).with_suffix("").as_posix().replace("/", ".")
            for node in tree_of(path).body:
                targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
                for target in targets:
                    for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                        if isinstance(one, ast.Name) and NAMED.fullmatch(one.id):
                            yield f"{module}.{one.id}"


def test_every_limit_has_its_row() -> None:
    """None lacks, and none is left that is gone."""
    assert set(_named()) == LIMITS.keys()


def _limit(name: str) -> int:
    module, _, constant = name.rpartition(".")
    found: int = getattr(import_module(f"rulewright.{module}"), constant)
    return found


OVER = {name: row for name, row in LIMITS.items() if isinstance(row, Over)}


@pytest.mark.parametrize("name", OVER)
def test_one_more_than_the_limit_is_refused_at_its_place(name: str) -> None:
    row, report = OVER[name], Report()
    (row.read or _rules)(row.text(_limit(name) + 1), report)
    assert row.code in {one.code for one in report}, [one.message for one in report][:5]
    assert all(one.span.source.name != "" for one in report)


ASKED = {name: row for name, row in LIMITS.items() if isinstance(row, Asked)}
_SIX = ruleset(
    numbers="\n" + "".join(f"  n{at}: 1\n" for at in range(6)),
    phases=game(f"'set q to min(9, {' + '.join(f'n{at}' for at in range(6))})'"),
)


@pytest.mark.parametrize("name", ASKED)
def test_one_more_than_may_be_asked_for_is_refused(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In words that tell the limit."""
    monkeypatch.chdir(tmp_path)
    Path("six.yaml").write_text(_SIX, encoding="utf-8")
    assert run(shlex.split(ASKED[name].words(_limit(name) + 1))) == 2
    assert ASKED[name].told.format(_limit(name)) in " ".join(capsys.readouterr().err.split())


CALLED = {name: row for name, row in LIMITS.items() if isinstance(row, Called)}


@pytest.mark.parametrize("name", CALLED)
def test_one_more_than_may_be_called_for_is_refused(name: str) -> None:
    with pytest.raises(BadConfiguration) as told:
        CALLED[name].call(_limit(name) + 1)
    assert f"{_limit(name):,}" in str(told.value)


ELSEWHERE = {name: row for name, row in LIMITS.items() if isinstance(row, Elsewhere)}


@pytest.mark.parametrize("name", ELSEWHERE)
def test_other_tests_are_there(name: str) -> None:
    row = ELSEWHERE[name]
    assert row.words in (TESTS / row.file).read_text(encoding="utf-8")
    assert row.file != "bad/bombs.py" or row.words in BOMBS


# ---- files ----------------------------------------------------------------------------------------------------------


def test_a_cell_that_is_too_long() -> None:
    sheet = read_sheet(Source("cards.csv", f"kind,{'x' * (LONGEST + 1)}\na,b\n"))
    assert f"more than {LONGEST} characters" in next(iter(sheet.report)).message


SIZES = {
    "rulewright.toml": (LARGEST_SETTINGS, ["check", ".", "--no-cache"]),
    "game.record": (RECORD_BYTES, ["replay", "game.record"]),
}


@pytest.mark.parametrize("name", SIZES)
def test_files_that_are_too_large(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are refused by their size, whatever is in them."""
    monkeypatch.chdir(tmp_path)
    most, words = SIZES[name]
    (tmp_path / "ruleset.yaml").write_text(ruleset(), encoding="utf-8")
    with (tmp_path / name).open("wb") as file:
        file.truncate(most + 1)
    assert run(words) == 2
    told = capsys.readouterr()
    assert f"{most:,} bytes" in " ".join((told.out + told.err).split())


def test_a_journal_that_is_too_large(tmp_path: Path) -> None:
    """test_files_that_are_too_large, of a file that no command names."""
    path = tmp_path / "own.journal"
    with path.open("wb") as file:
        file.truncate(JOURNAL_BYTES + 1)
    with pytest.raises(BadRecord, match=f"{JOURNAL_BYTES:,} bytes"):
        peeked(path)


@pytest.mark.parametrize(("name", "few"), [("MOST_FOLDERS", 3), ("DEEPEST", 2)])
def test_walks_end(name: str, few: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of many folders, and of folders in folders."""
    monkeypatch.setattr(folder_walk, name, few)
    (tmp_path / "a" / "b" / "c" / "d").mkdir(parents=True)
    with pytest.raises(folder_walk.TooMany):
        list(folder_walk.tree(tmp_path))
    with pytest.raises(rulewright.RulewrightError, match="name the folder that is meant") as refused:
        rulewright.load(str(tmp_path))
    assert str(refused.value).startswith(f"`{tmp_path}`: it holds more than ")


def test_a_tree_of_many_files_is_refused_before_one_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are few in each folder, and many together; what no command opens does not count."""
    monkeypatch.setattr(folder_walk, "MOST_MEMBERS", 3)
    (tmp_path / "a" / "b").mkdir(parents=True)
    for name in ("a/1.yaml", "a/2.txt", "a/b/3.yml", *(f"a/{number}.png" for number in range(9))):
        (tmp_path / name).write_text("", encoding="utf-8")
    assert len(list(folder_walk.tree(tmp_path))) == 3
    (tmp_path / "a" / "b" / "4.yaml").write_text("", encoding="utf-8")
    with pytest.raises(rulewright.RulewrightError, match="more than 3 files that may be meant"):
        rulewright.load(str(tmp_path))


@pytest.mark.parametrize("name", ["MOST_FILES", "MOST_BYTES"])
def test_commits_that_are_too_large(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are not read."""
    monkeypatch.setattr(revisions, name, 0)
    for words in (["init", "-q"], ["add", "."], ["-c", "user.name=x", "-c", "user.email=x", "commit", "-qm", "x"]):
        (tmp_path / "ruleset.yaml").write_text(ruleset(), encoding="utf-8")
        subprocess.run(["git", *words], cwd=tmp_path, check=True, capture_output=True)
    repository = revisions.Repository(tmp_path)
    with pytest.raises(revisions.NoRevision, match="there are more than"):
        list(repository.files(repository.commit("HEAD"), [tmp_path], [".yaml"]))
