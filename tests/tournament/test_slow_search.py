"""Where compiled code cannot search, bots choose the same on the reference interpreter: it is said once, and why."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

RULES = Path(__file__).parent.parent / "information" / "rulesets" / "hidden_purse.yaml"
SAID = "Bots search on the reference interpreter, which takes far longer: "
COMPILERS = {
    "none there": None,
    "one that fails": "#!/bin/sh\nexit 1\n",
    "one that makes rubbish": '#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done; echo rubbish > "$2"\n',
}


def played(jobs: str, **environment: str) -> tuple[str, str]:
    """Report and remarks of a few games, in a process of its own."""
    words = ["simulate", str(RULES), "--bot", "flat(iterations=4)", "--games", "2", "--seed", "1", "--jobs", jobs]
    found = subprocess.run(
        [sys.executable, "-m", "rulewright", *words],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | environment,
    )
    assert found.returncode == 0, found.stderr
    return found.stdout, found.stderr


@pytest.mark.parametrize(
    ("kind", "jobs"),
    [("none there", "1"), ("none there", "2"), ("one that fails", "1"), ("one that makes rubbish", "1")],
)
def test_search_without_compiled_code_is_said(kind: str, jobs: str, tmp_path: Path) -> None:
    """Once for a command with two bots that search, with the reason; figures are those of compiled code."""
    script = COMPILERS[kind]
    compiler = tmp_path / "compiler"
    if script is not None:
        compiler.write_text(script)
        compiler.chmod(0o700)
    report, quiet = played(jobs)
    slow, told = played(jobs, RULEWRIGHT_CC=str(compiler), XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert SAID not in quiet and slow == report
    assert told.count(SAID) == 1 and len(told.partition(SAID)[2].split("\n")[0]) > 10, told
