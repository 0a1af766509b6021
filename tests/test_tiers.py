"""What `make test` leaves to `make thorough`: repetitions, by one rule, and never what guards secrets and users'
files.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

import pytest

import tiers
from tiers import TABLE, TALLY, Row, rows

ROOT = Path(__file__).parent.parent
ROWS = list(rows(TABLE.read_text(encoding="utf-8")))
SECRETS = (
    "visibility/",
    "web/",
    "properties/test_secrets.py",
    "properties/test_knowledge.py",
    "properties/test_following.py",
)
"""What guards secrets: no case of these is left out."""
GUARDS = (
    "safety/",
    "bad/",
    "fuzz/",
    "information/",
    "conformance/test_hostile_texts.py",
    "conformance/test_hearing.py",
    "conformance/test_sanitized.py",
)
"""What guards memory and users' files, and what meets strangers' files: of each test some cases stay."""
EVERY_RULESET = (
    "conformance/test_equal.py::test_random_games_are_the_same",
    "properties/test_conservation.py::test_nothing_is_created_or_lost",
    "properties/test_conservation.py::test_every_slot_stays_within_its_declared_bounds",
    "properties/test_secrets.py::test_exchanging_unknown_components_changes_nothing_for_a_seat",
    "playthroughs/test_playthroughs.py::test_shipped_playthroughs_still_go_as_written",
)
"""What plays every ruleset each time."""
LEAST = 4
"""Of guards at least one case in so many stays."""
OTHER_PYTHONS = tuple((ROOT / ".ci" / "pythons.txt").read_text(encoding="utf-8").split())
"""What other Pythons and the oldest libraries are tried with: they obey `thorough.txt`, too."""
THINNED_ELSEWHERE = {
    "syntax/test_schema_descriptions.py::test_an_editor_finds_no_fault": "one validator; its files are alike",
}
"""Rows that thin what other Pythons run, and why enough is left of it there."""
MOST = 25
"""One case in more than this is no share: the test would say nothing of most rulesets or constructs."""
CASES = """\
import pytest
@pytest.mark.parametrize("number", range(10))
def test_many(number): pass
@pytest.mark.parametrize("game", ["hearts-1", "hearts-2", "hearts-3", "pig-1"], ids=str)
def test_games(game): pass
def test_once(): pass
"""


@pytest.mark.parametrize(
    ("every", "values", "kept"),
    [
        (3, "aaaaaaaa", "10010010"),
        (2, "aaaabbc", "1010101"),
        (2, "aabaa", "10110"),
        (9, "abca", "1110"),
        (0, "abc", "000"),
        (4, "", ""),
    ],
)
def test_which_cases_stay(every: int, values: str, kept: str) -> None:
    """The first of each value, and every n-th after it."""
    assert "".join(str(int(stays)) for stays in Row("x", every, "", "y").kept(list(values))) == kept


@pytest.mark.parametrize(
    "row", ["a | 1 in 2", "a | 1 in x | why", "a | some | why", "a | 1 in 2 |", "a | 1 in 2 of b | why"]
)
def test_a_row_that_cannot_be_read_is_an_error(row: str) -> None:
    with pytest.raises(pytest.UsageError, match=re.escape(row)):
        list(rows(row))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.test)
def test_a_row_names_a_test_and_leaves_a_share(row: Row) -> None:
    file, _, name = row.test.partition("::")
    text = (ROOT / "tests" / file).read_text(encoding="utf-8")
    assert f"def {name or 'test_'}" in text
    assert row.every <= MOST
    assert not row.test.startswith(SECRETS), "what guards secrets is tried each time"
    assert not row.test.startswith(GUARDS) or 0 < row.every <= LEAST, (
        "of what guards users a good part is tried each time"
    )
    assert row.every or (name and text.count("def test_") > 1), "of each file something stays"


def of_other_pythons(test: str) -> bool:
    """Whether a test, or one of a file, is among those that other Pythons run."""
    path = PurePosixPath("tests", test.partition("::")[0])
    return any(path.is_relative_to(selected.partition("::")[0]) for selected in OTHER_PYTHONS)


@pytest.mark.parametrize(
    ("test", "is_one"),
    [
        ("language/test_effects.py", True),
        ("syntax/test_schema_descriptions.py::test_an_editor_finds_no_fault", True),
        ("stats/test_tally.py", True),
        ("stats/test_switching.py::test_a_run_may_switch_anywhere", False),
        ("languages/test_units.py", False),
    ],
)
def test_which_tests_other_pythons_run(test: str, is_one: bool) -> None:
    assert of_other_pythons(test) == is_one


def test_what_other_pythons_run_is_not_thinned_in_silence() -> None:
    """`.ci/pythons` would run fewer tests than are meant, and pass."""
    thinned = {row.test: row for row in ROWS if of_other_pythons(row.test)}
    assert sorted(thinned.keys() - THINNED_ELSEWHERE.keys()) == [], (
        "other Pythons run these (.ci/pythons.txt): leave them whole, or say in THINNED_ELSEWHERE why enough is left"
    )
    assert sorted(THINNED_ELSEWHERE.keys() - thinned.keys()) == [], "these are whole now: take them off the list"
    assert [test for test, row in thinned.items() if not 0 < row.every <= LEAST] == [], "too little of these is left"


def test_what_other_pythons_run_is_there() -> None:
    """A file that was renamed would end the run there; a folder without tests would pass."""
    assert [path for path in OTHER_PYTHONS if not [*_test_files(ROOT / path)]] == []


def _test_files(path: Path) -> Iterable[Path]:
    return path.rglob("test_*.py") if path.is_dir() else [path] if path.is_file() else []


@pytest.mark.parametrize("test", EVERY_RULESET)
def test_every_ruleset_stays_where_backends_and_components_are_compared(test: str) -> None:
    """With at least one configuration: the row, if there is one, counts for each ruleset."""
    assert [row.each for row in ROWS if test in (row.test, f"{row.test}::{test.partition('::')[2]}")] in (
        [],
        ["case.name"],
    )


def test_no_test_has_two_rows() -> None:
    names = [row.test for row in ROWS]
    assert len(names) == len(set(names))
    assert [name for name in names if "::" in name and name.partition("::")[0] in names] == []


def test_every_row_leaves_out_something(request: pytest.FixtureRequest) -> None:
    """Of those whose tests were collected in this run; otherwise it is of no use, or its test has no more cases."""
    tally = request.config.stash[TALLY]
    useless = [
        row.test for row in ROWS if tally.collected[row.test] and tally.kept[row.test] == tally.collected[row.test]
    ]
    assert useless == []
    assert [row.test for row in ROWS if row.every and tally.collected[row.test] and not tally.kept[row.test]] == []


@pytest.mark.parametrize(
    ("variables", "arguments", "ran", "left"),
    [
        ({}, ["-p", "no:xdist"], 4, 11),
        ({}, ["-n", "2"], 4, 11),
        ({"THOROUGH": "1"}, ["-n", "2"], 15, 0),
        ({"RULEWRIGHT_TESTS": "all"}, ["-p", "no:xdist"], 15, 0),
        ({"RULEWRIGHT_FULL": "1"}, ["-p", "no:xdist"], 15, 0),
        ({"THOROUGH": ""}, ["-p", "no:xdist"], 4, 11),
    ],
)
def test_the_summary_says_how_many_are_left(
    variables: dict[str, str], arguments: list[str], ran: int, left: int, tmp_path: Path
) -> None:
    """The rule, the count and the variables, in runs of their own, in one process and in two."""
    told = _run(tmp_path, variables, [*arguments, "tests"])
    assert f"{ran} passed" in told, told
    assert (f"{left} more cases are run by `make thorough`" in told) == (left > 0), told


def test_an_argument_that_a_test_has_not_is_an_error(tmp_path: Path) -> None:
    told = _run(tmp_path, {}, ["-p", "no:xdist", "tests"], "test_cases.py::test_many | 1 in 4 of each numbre | why\n")
    assert "test_cases.py::test_many has no argument `numbre`" in told


def test_a_test_that_is_named_runs(tmp_path: Path) -> None:
    assert "10 passed" in _run(tmp_path, {}, ["-p", "no:xdist", "tests/test_cases.py::test_many"])


OWN_TABLE = "test_cases.py::test_many | 1 in 4 | why\ntest_cases.py::test_games | none | why\n"


def _run(folder: Path, variables: dict[str, str], arguments: list[str], table: str = OWN_TABLE) -> str:
    """The output of a run of the cases above, with the plugin and a table of its own."""
    (folder / "tests").mkdir()
    (folder / "tests" / "test_cases.py").write_text(CASES, encoding="utf-8")
    (folder / "tests" / "thorough.txt").write_text(table, encoding="utf-8")
    (folder / "tests" / "tiers.py").write_text(Path(tiers.__file__).read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "tests" / "conftest.py").write_text(
        "import tiers\n\n\ndef pytest_configure(config):\n"
        '    config.pluginmanager.register(tiers.Tiers(tiers.TABLE.read_text(), tiers.EVERYTHING), "tiers")\n'
    )
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("RULEWRIGHT_", "THOROUGH", "PYTEST_"))
    }
    ended = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:rulewright",
            "-p",
            "no:cacheprovider",
            "--rootdir",
            str(folder),
            *arguments,
        ],
        cwd=folder,
        env={**clean, **variables, "PYTHONPATH": str(folder / "tests")},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return ended.stdout + ended.stderr
