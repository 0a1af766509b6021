"""Every `--json` of every command, and every report that is written as JSON, begins
alike: what it is, of which version, and a summary.
"""

from __future__ import annotations

import json
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from rulewright import __version__
from rulewright.cli.examples import EXAMPLES
from rulewright.cli.main import MODULES, run
from web.browser_tables import table_of_the_browser

pytestmark = pytest.mark.usefixtures("quick_builds")

WITHOUT = {"cards", "draw", "play", "serve", "lsp", "schema"}
"""Commands that report nothing: sheets to print, a picture, tables with people, an
editor's server, and a file that is JSON itself.
"""
VARIED = {
    "replay": ["rulewright replay game.json --json", "rulewright replay game.json --verify --json"],
    "diff": ["rulewright diff my-game my-game:rich --json", "rulewright diff my-game my-game --json"],
    "rulebook": ["rulewright rulebook my-game --missing --json"],
    "show": [
        f"rulewright show my-game --json {more}"
        for more in ("", "--rulings", *(f"--stage {stage}" for stage in ("yaml", "ast", "typed", "program")))
    ],
    "explain": ["rulewright explain --json", "rulewright explain RW305 --json"],
    "bench": ["rulewright bench my-game --games 5 --rounds 1 --json"],
    "new": ["rulewright new third-game --json"],
    "fmt": ["rulewright fmt --check my-game --json"],
}
"""Where the first example with `--json` is not enough, or takes too long."""


def takes_json(name: str) -> bool:
    return any("--json" in parameter.opts for parameter in import_module(MODULES[name]).command.params)


def test_every_command_that_reports_has_json() -> None:
    assert {name for name in MODULES if not takes_json(name)} == WITHOUT


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """A folder with a new game, and a game that was played."""
    monkeypatch.chdir(tmp_path)
    assert run(["new", "my-game"]) == run(["play", "my-game", "--seed", "1", "--record", "game.json"]) == 0
    table_of_the_browser(Path("my-game.tables"))
    capsys.readouterr()
    return tmp_path


def lines(name: str) -> list[str]:
    plain = EXAMPLES[name][0]
    return VARIED.get(name, [plain if "--json" in plain else f"{plain} --json"])


@pytest.mark.parametrize("name", sorted(set(MODULES) - WITHOUT))
def test_reports_begin_alike(name: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for line in lines(name):
        run(shlex.split(line)[1:])
        check_head(capsys.readouterr().out, name)


def test_coverage_begins_alike(here: Path) -> None:
    run(["test", "my-game", "--coverage-format", "json"])
    check_head(Path("coverage.json").read_text(encoding="utf-8"), "coverage")


def check_head(text: str, name: str) -> None:
    found = json.loads(text)
    assert list(found)[:4] == ["rulewright", "version", "program", "summary"], name
    assert (found["rulewright"], found["version"], found["program"]) == (name, 1, __version__)
    assert isinstance(found["summary"], dict) and found["summary"]
