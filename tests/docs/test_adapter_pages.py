"""Every example of the pages about other libraries runs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("openspiel.md", "pettingzoo.md")
EXAMPLES = [
    (page, number, example)
    for page in PAGES
    for number, example in enumerate(
        re.findall(r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), re.DOTALL)
    )
]


@pytest.mark.parametrize(("page", "number", "example"), EXAMPLES, ids=[f"{page}-{at}" for page, at, _ in EXAMPLES])
def test_an_example_runs(page: str, number: int, example: str, tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", example],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT / "interpreter")},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout
