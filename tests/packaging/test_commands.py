"""The two commands of the README, and what the build server runs."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_readme_names_the_two_commands() -> None:
    assert "$ make play\n$ make test\n" in text("README.md")


def test_every_relative_link_leads_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")]
    links = [
        (page, part.split(")")[0].split("#")[0])
        for page in pages
        for part in page.read_text(encoding="utf-8").split("](")[1:]
    ]
    assert [
        f"{page.name}: {link}"
        for page, link in links
        if link and "://" not in link and not (page.parent / link).exists()
    ] == []


def test_decisions_are_numbered_without_gaps() -> None:
    numbers = sorted(int(path.name[:4]) for path in (ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.skipif(os.name != "posix", reason="a script for bash")
def test_the_build_server_runs_the_command_of_the_readme() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert "\nmake test" in text(".ci/run")


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_make_says_so_where_python_is_too_old(tmp_path: Path) -> None:
    for name in ("python3", "python3.11", "python3.12", "python3.13", "python"):
        (tmp_path / name).write_text("#!/bin/sh\nexit 1\n")
        (tmp_path / name).chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "MAKEFLAGS": "", "PYTHON": ""}
    call = ["make", "test", f"VENV={tmp_path}/venv"]
    ended = subprocess.run(call, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode != 0
    assert "Python 3.11 or newer is needed" in ended.stderr


ROOMS = {"interpreter", "rulesets", "grammar", "schemas", "tests", "docs"}
DEMANDED = {
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Makefile",
    "action.yml",  # where GitHub looks for an action
    ".pre-commit-hooks.yaml",  # where pre-commit looks
    ".gitignore",
    ".gitattributes",
    ".github",
    ".ci",
}
"""What tools and people look for at the top."""


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs a checkout")
def test_the_top_level_has_six_folders() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    top = {name.split("/")[0] for name in listed.stdout.splitlines()}
    assert top >= ROOMS
    assert top - ROOMS - DEMANDED == set()
