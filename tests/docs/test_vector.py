"""The examples of docs/vector.md run, and what is learned in its tutorial is learned."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from .test_python import ENVIRONMENT, ROOT

PAGE = (ROOT / "docs" / "vector.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
TUTORIAL = next(example for example in EXAMPLES if "before:" in example)
BAR = 0.7
"""The page says so."""


def told(folder: Path, example: str) -> str:
    """What an example writes."""
    (folder / "example.py").write_text(example, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", "example.py"],
        cwd=folder,
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("example", [example for example in EXAMPLES if example != TUTORIAL])
def test_an_example_runs(example: str, tmp_path: Path) -> None:
    assert told(tmp_path, example)


def test_the_policy_learns(tmp_path: Path) -> None:
    """From what random choices win to more than the page promises; with a learning rate of nothing it would not."""
    assert f"more than {BAR}" in PAGE
    before, after = (float(word) for word in re.findall(r"\d\.\d+", told(tmp_path, TUTORIAL)))
    assert before < 0.5 < BAR < after
    before, after = (
        float(word) for word in re.findall(r"\d\.\d+", told(tmp_path, TUTORIAL.replace("1500, 0.004", "20, 0.0")))
    )
    assert abs(after - before) < 0.1
