"""Scenarios and playthroughs as tests of pytest."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FAIR = ROOT / "tests" / "scenarios" / "fair" / "ruleset.yaml"


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A repository of rulesets with a passing and a failing scenario, and other YAML that is none of ours."""
    for folder in ("scenarios", "playthroughs"):
        (tmp_path / "fair" / folder).mkdir(parents=True)
    shutil.copy(FAIR, tmp_path / "fair")
    (tmp_path / "fair" / "scenarios" / "some.yaml").write_text(
        "scenarios: fair\nopening: {expect: {day: 0}}\nclosing: {expect: {day: 7}}\n", encoding="utf-8"
    )
    (tmp_path / "fair" / "scenarios" / "others.yaml").write_text("cucumber: yes\n", encoding="utf-8")
    return tmp_path


def run(place: Path, *arguments: str) -> tuple[int, str]:
    """Pytest in another process, with the plugin, no other one, and nothing of this project's configuration."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "rulewright.pytest_plugin",
        "-p",
        "no:cacheprovider",
        "-c",
        os.devnull,
        "--rootdir=.",
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [*command, *arguments], cwd=place, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout


def test_each_scenario_is_a_test(place: Path) -> None:
    """It fails in the words of `rulewright test`, and files of others are left alone."""
    code, text = run(place, "fair", "-v")
    assert code == 1
    assert "some.yaml::opening PASSED" in text and "some.yaml::closing FAILED" in text
    assert "others.yaml" not in text
    assert "RW857" in text and "closing: {expect: {day: 7}}" in text
    assert "1 failed, 1 passed" in text


def test_one_scenario_can_be_chosen(place: Path) -> None:
    """As any other test."""
    code, text = run(place, "fair/scenarios/some.yaml::opening")
    assert code == 0 and "1 passed" in text


def test_a_playthrough_is_a_test(place: Path) -> None:
    """One that is not written yet fails and says how to write it."""
    (place / "fair" / "playthroughs" / "usual.txt").write_text("playthrough: fair\n", encoding="utf-8")
    code, text = run(place, "fair/playthroughs")
    assert code == 1 and "--update" in text


def test_a_broken_file_is_told_at_its_place(place: Path) -> None:
    """A file without any scenario that could be collected is an error of collection; a broken scenario fails."""
    (place / "fair" / "scenarios" / "some.yaml").write_text(
        "scenarios: fair\nopening: {expect: {dya: 0}}\n", encoding="utf-8"
    )
    code, text = run(place, "fair")
    assert code == 1 and "dya" in text and "did you mean" in text
    (place / "fair" / "scenarios" / "some.yaml").write_text("scenarios: fair\nopening: 3\n", encoding="utf-8")
    code, text = run(place, "fair")
    assert code == 2 and "RW10" in text
