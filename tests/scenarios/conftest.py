"""A small game beside which scenarios are written, and tried."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.scenarios import ScenarioFile, Shelf, Tried, attempt

FAIR = Path(__file__).parent / "fair"
Try = Callable[..., Tried]


@pytest.fixture(scope="session")
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture(scope="session")
def booth(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the ruleset of the fair and an empty folder for scenarios."""
    folder = tmp_path_factory.mktemp("booth")
    shutil.copy(FAIR / "ruleset.yaml", folder)
    (folder / "scenarios").mkdir()
    return folder


@pytest.fixture
def attempted(booth: Path, shelf: Shelf) -> Try:
    """Tries a text as a scenario file of the fair."""

    def run(text: str, only: str = "") -> Tried:
        file = booth / "scenarios" / "some.yaml"
        file.write_text(text, encoding="utf-8")
        return attempt(ScenarioFile(file), shelf, only)

    return run


@pytest.fixture
def told(attempted: Try) -> Callable[[str], list[str]]:
    """Everything that is said about one scenario of the fair for two players: `code message`."""

    def run(body: str) -> list[str]:
        lines = "".join(f"  {line}\n" for line in body.strip().splitlines())
        players = "" if "players:" in body else "  players: 2\n"
        tried = attempted(f"scenarios: fair\n\none:\n{players}{lines}")
        failures = [f"{failure.code} {failure.message}" for result in tried.results for failure in result.failures]
        return [f"{error.code} {error.message}" for error in tried.errors] + failures

    return run
