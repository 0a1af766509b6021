"""The same run elsewhere: hash seed, locale, encoding, folder and process change no transcript."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tiers import either

from . import catalogue, play

TESTS = Path(__file__).parent.parent

SCRIPT = """
import json, sys
from pathlib import Path
from properties import catalogue, play
for path, players, options, seed in json.load(sys.stdin):
    machine = catalogue.ruleset(Path(path)).machine(players, dict(options))
    print(machine.program.fingerprint, play.whole(machine, seed))
"""

ELSEWHERE = {
    "hash seed 0, C locale, ASCII": {
        "PYTHONHASHSEED": "0",
        "LC_ALL": "C",
        "LANG": "C",
        "PYTHONUTF8": "0",
        "PYTHONIOENCODING": "ascii",
        "PYTHONCOERCECLOCALE": "0",
    },
    "hash seed 4711, another zone, optimized": {
        "PYTHONHASHSEED": "4711",
        "TZ": "Asia/Kathmandu",
        "LC_ALL": "tr_TR.UTF-8",
        "PYTHONOPTIMIZE": "2",
    },
}


@pytest.fixture(scope="module")
def here() -> tuple[str, list[str]]:
    """What is to be played, and what came of it in this process."""
    played = [(case, seed) for case in catalogue.cases()[:: either(4, 1)] for seed in catalogue.seeds(1, 2)]
    expected = [f"{case.machine.program.fingerprint} {play.whole(case.machine, seed)}" for case, seed in played]
    return json.dumps([[str(case.path), case.players, case.options, seed] for case, seed in played]), expected


@pytest.mark.parametrize("changes", ELSEWHERE.values(), ids=ELSEWHERE)
def test_the_same_game_elsewhere(here: tuple[str, list[str]], changes: dict[str, str], tmp_path: Path) -> None:
    """Fingerprint and whole transcript (digests, views, prompts, log, outcome) of a game of every fourth ruleset
    (thorough: of every one), from another folder.
    """
    text, expected = here
    environment = play.environment(TESTS, **changes)
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        cwd=tmp_path,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == expected
