"""No read or write outside of its place, no overflow: a few games of a few rulesets under the sanitizers.

All rulesets, and more games: `python -m conformance --sanitize`, see docs/testing.md.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .cases import ALL, Case, sample
from .sanitized import available, build, run

NAMES = ("gravediggers", "workshop", "tic_tac_toe")
CASES = sample() if ALL else [case for case in sample() if case.name.rpartition("/")[2] in NAMES and not case.options]


@pytest.mark.skipif(sys.platform != "linux", reason="the sanitizers are asked for on Linux")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_play_is_clean(case: Case, tmp_path: Path) -> None:
    """Whole games, and games step by step with chance decided from outside."""
    if not available():
        pytest.skip("the compiler has no sanitizers")
    assert "games" in run(build(case.machine, tmp_path), 200 if ALL else 60)


@pytest.mark.skipif(sys.platform != "linux", reason="the sanitizers are asked for on Linux")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_search_is_clean(case: Case, tmp_path: Path) -> None:
    """Every method of search, and all that belief does with games, in memory that
    has just the size that was asked for.
    """
    if not available():
        pytest.skip("the compiler has no sanitizers")
    said = run(build(case.machine, tmp_path, search=True), 4 if ALL else 1)
    assert int(said.split()[4]) > 3, "observations were followed"
    assert int(said.split()[6]) > 100, "observations were written"


@pytest.mark.skipif(sys.platform != "linux", reason="the sanitizers are asked for on Linux")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_many_games_are_stepped_cleanly(case: Case, tmp_path: Path) -> None:
    """In both modes that begin games anew, with room enough for ids and with too little, lanes reset amid play."""
    if not available():
        pytest.skip("the compiler has no sanitizers")
    assert "games" in run(build(case.machine, tmp_path, vector=True), 400)


@pytest.mark.skipif(sys.platform != "linux", reason="the sanitizers are asked for on Linux")
@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ("g->s[LENGTH + where] = 1;", "runtime error: index"),
        ("memset(g, 0, sizeof *g + 64 + where);", "AddressSanitizer"),
    ],
)
def test_what_is_wrong_is_found(tmp_path: Path, wrong: str, complaint: str) -> None:
    """A write beside the position, and one beside the game, end the program with a complaint."""
    if not available():
        pytest.skip("the compiler has no sanitizers")
    case = next(case for case in CASES if case.name.endswith("tic_tac_toe"))
    program = build(case.machine, tmp_path, f"volatile int where = 0; {wrong}")
    with pytest.raises(subprocess.CalledProcessError) as problem:
        run(program, 1)
    assert complaint in problem.value.stderr
