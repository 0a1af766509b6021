"""No read or write outside of its place, no overflow: a few games of a few rulesets under the sanitizers.

All rulesets, and more games: `python -m tests.conformance --sanitize`, see docs/testing.md.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .cases import ALL, Case, sample
from .sanitized import build, run

NAMES = ("gravediggers", "workshop", "tic_tac_toe")
CASES = sample() if ALL else [case for case in sample() if case.name.rpartition("/")[2] in NAMES and not case.options]


@pytest.mark.skipif(sys.platform != "linux", reason="the sanitizers are asked for on Linux")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_play_is_clean(case: Case, tmp_path: Path) -> None:
    """Whole games, and games step by step with chance decided from outside."""
    try:
        program = build(case, tmp_path)
    except subprocess.CalledProcessError as problem:
        pytest.skip(f"no sanitizers: {problem.stderr[:200]}")
    assert "games" in run(program, 200 if ALL else 60)
