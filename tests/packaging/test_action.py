"""The composite action and the pre-commit hooks: what they name exists, and the
action's scripts do what they should.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

from rulewright.cli.main import MODULES
from rulewright.scaffold import create

ROOT = Path(__file__).parent.parent.parent
STARTER = ROOT / "interpreter" / "rulewright" / "scaffold" / "starter"
PAGE = ROOT / "docs" / "ci.md"


def read(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


def steps() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = read("action.yml")["runs"]["steps"]
    return found


def commands(text: str) -> list[list[str]]:
    """The calls of `rulewright` in a script or a page, word by word."""
    return [
        shlex.split(re.split(r"\s(?:\||#|>)", line.strip().removeprefix("$ "))[0])
        for line in text.splitlines()
        if re.match(r"\s*(\$ )?rulewright ", line)
    ]


def test_every_input_is_used_and_declared() -> None:
    """No input is forgotten, and none is used that is not there."""
    action = read("action.yml")
    assert set(re.findall(r"inputs\.([a-z-]+)", (ROOT / "action.yml").read_text(encoding="utf-8"))) == set(
        action["inputs"]
    )
    assert all("description" in given and "default" in given for given in action["inputs"].values())


def test_the_page_lists_every_input() -> None:
    """docs/ci.md names each input, and its examples use no other."""
    page = PAGE.read_text(encoding="utf-8")
    inputs = set(read("action.yml")["inputs"])
    assert {name for name in inputs if f"`{name}`" not in page} == set()
    used = re.findall(r"OWNER/rulewright@\S+\n\s+with:\n((?:\s+[a-z-]+: .*\n)+)", page)
    assert {line.split(":")[0].strip() for block in used for line in block.splitlines()} <= inputs


def test_scripts_take_inputs_from_the_environment() -> None:
    """No input is pasted into a script, where it could be a command."""
    assert [step["name"] for step in steps() if "${{" in step.get("run", "")] == []


SOURCES = {
    "action.yml": (ROOT / "action.yml").read_text(encoding="utf-8"),
    "docs/ci.md": PAGE.read_text(encoding="utf-8"),
    "hooks": "\n".join(f"rulewright {hook['entry'].split()[1]}" for hook in read(".pre-commit-hooks.yaml")),
    "starter/README.md": (STARTER / "README.md").read_text(encoding="utf-8"),
    "starter workflow": "\n".join(
        step["run"]
        for step in read("interpreter/rulewright/scaffold/starter/dot_github/workflows/rules.yml")["jobs"]["rules"][
            "steps"
        ]
        if "run" in step
    ),
}


@pytest.mark.parametrize("source", SOURCES)
def test_every_command_exists(source: str) -> None:
    """Commands and options that are named anywhere are there."""
    found = commands(SOURCES[source])
    assert found
    for _, name, *arguments in found:
        known = {
            option
            for parameter in import_module(MODULES[name]).command.params
            for option in parameter.opts + parameter.secondary_opts
        }
        assert {word for word in arguments if word.startswith("--")} <= known, arguments


def test_hooks_take_the_files_that_they_should() -> None:
    """Rulesets, variants and scenario files, at the top or below, and no others."""
    for hook in read(".pre-commit-hooks.yaml")[:2]:
        pattern = re.compile(hook["files"])
        assert all(
            pattern.search(name) for name in ("ruleset.yaml", "a/ruleset.yaml", "variants/x.yaml", "a/scenarios/b.yaml")
        )
        assert not any(
            pattern.search(name)
            for name in (".pre-commit-config.yaml", "myruleset.yaml", "variants/deep/x.yaml", "variants/x.csv")
        )


@pytest.mark.skipif(shutil.which("bash") is None or os.name != "posix", reason="needs bash")
@pytest.mark.parametrize("step", ["Layout", "Mistakes", "Findings for code scanning", "Scenarios", "Changes"])
@pytest.mark.parametrize("paths", ["a b c", "a\nb\nc\n", "  a\n  b c\n\n", "a\r\nb\r\nc", "\na b\tc", ""])
def test_all_paths_of_the_action_reach_the_command(step: str, paths: str, tmp_path: Path) -> None:
    """On one line or several; the program only tells what it was given."""
    program = tmp_path / "rulewright"
    program.write_text('#!/bin/sh\nfor word in "$@"; do echo "$word"; done\n')
    program.chmod(0o755)
    script = next(one["run"] for one in steps() if one["name"] == step)
    environment = {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}", "NAMES": paths, "STRICT": "", "FILE": "x"}
    summary = tmp_path / "summary"
    environment |= {"REVISION": "main", "GITHUB_STEP_SUMMARY": str(summary)}
    summary.touch()
    command = ["bash", "-eo", "pipefail", "-c", script]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True).stdout
    told += summary.read_text()
    assert [word for word in told.split() if word in ("a", "b", "c")] == paths.split()


@pytest.mark.skipif(shutil.which("bash") is None or os.name != "posix", reason="needs bash")
@pytest.mark.parametrize(("step", "breaking", "code"), [
    ("Layout", "", 0), ("Layout", "title:  X", 1),
    ("Mistakes", "", 0), ("Mistakes", "limit: x", 1),
    ("Findings for code scanning", "limit: x", 0),
    ("Scenarios", "", 0), ("Scenarios", "numbers: {purse: 20, cards: 10}", 1),
    ("Changes", "", 0), ("Changes", "numbers: {purse: 25, cards: 9}", 0), ("Changes", "limit: x", 1),
])  # fmt: skip
def test_a_script_of_the_action(step: str, breaking: str, code: int, tmp_path: Path) -> None:
    """Each script passes on a new repository and fails on the mistake that it is there for."""
    create(tmp_path / "my-game")
    ruleset = tmp_path / "my-game" / "ruleset.yaml"
    own = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    for words in (["init", "-q", "-b", "main"], ["add", "my-game"], ["commit", "-qm", "one"]):
        subprocess.run(["git", *own, *words], cwd=tmp_path, check=True, timeout=60)
    if breaking:
        ruleset.write_text(
            re.sub(rf"^{breaking.split(':', maxsplit=1)[0]}:.*", breaking, ruleset.read_text(), flags=re.MULTILINE)
        )
    program = tmp_path / "bin" / "rulewright"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m rulewright "$@"\n')
    program.chmod(0o755)
    script = next(one["run"] for one in steps() if one["name"] == step)
    environment = {
        **os.environ,
        "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT / "interpreter"),
    }
    environment |= {"NAMES": "my-game", "STRICT": "true", "FILE": "out.sarif"}
    environment |= {"REVISION": "main", "GITHUB_STEP_SUMMARY": str(tmp_path / "summary")}
    ended = subprocess.run(
        ["bash", "-eo", "pipefail", "-c", script],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == code, ended.stdout + ended.stderr
    if step == "Changes":
        told = (tmp_path / "summary").read_text(encoding="utf-8")
        assert ("No rule has changed" in told) == (not breaking) and ("is 25, not 20" in told) == ("25" in breaking)
