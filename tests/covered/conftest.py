"""A small game with every kind of thing that can be covered, and what a text of scenarios covers of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.coverage import Measured, measured
from rulewright.scenarios import ScenarioFile, Shelf, attempt

STAND = Path(__file__).parent / "stand"
Measure = Callable[..., Measured]


@pytest.fixture
def stand(tmp_path: Path) -> Path:
    """A folder with the game, its variants, and an empty folder for scenarios."""
    shutil.copytree(STAND, tmp_path / "stand")
    (tmp_path / "stand" / "scenarios").mkdir()
    return tmp_path / "stand"


@pytest.fixture
def measure(stand: Path) -> Measure:
    """Tries texts as scenario files, each alone, and gives what they cover together."""

    def run(*texts: str) -> Measured:
        shelf, found = Shelf(marked=True), []
        for number, text in enumerate(texts):
            file = stand / "scenarios" / f"{number}.yaml"
            file.write_text(text, encoding="utf-8")
            tried = attempt(ScenarioFile(file), shelf)
            assert not tried.errors, [error.message for error in tried.errors]
            assert tried.found is not None
            assert tried.covered is not None
            found.append((tried.found, tried.covered))
        return measured(found)[0]

    return run
