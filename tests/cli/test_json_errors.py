"""Where a command that was asked for JSON ends without its report, one JSON object says why, the same for all."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import click
import pytest

from rulewright import __version__
from rulewright.cli import main, output
from rulewright.cli.main import MODULES, run

REPORTING = sorted(
    name for name in MODULES if any("--json" in one.opts for one in import_module(MODULES[name]).command.params)
)
"""Commands with `--json`."""
OWN = {"check", "fmt", "list", "test"}
"""Commands whose own report tells of files that cannot be used."""
NEEDED = {
    "compare": ["--games", "2"],
    "tournament": ["--bots", "random,greedy"],
    "rulebook": ["--missing"],
    "tune": ["x.toml"],
    "simulate": ["--games", "2"],
}
"""What stands behind the ruleset, so that the ruleset is looked at."""
BEFORE = {"translate": ["de"]}
TWICE = {"diff", "compare"}
"""Commands of two rulesets."""
OF_RULESETS = [name for name in REPORTING if name not in ("new", "notes", "explain", "replay", "assess", "tune")]
BROKEN = "rulewright: 1\ngame: broken\n"
Result = tuple[int, dict[str, Any], str]


def asked(words: list[str], capsys: pytest.CaptureFixture[str]) -> Result:
    """Exit code, the object on standard output, and standard error."""
    code = run(words)
    told = capsys.readouterr()
    return code, json.loads(told.out), told.err


def of_ruleset(name: str, ruleset: str) -> list[str]:
    names = [ruleset] * (2 if name in TWICE else 1)
    return [name, *names, *BEFORE.get(name, []), *NEEDED.get(name, []), "--json"]


def check_error(found: dict[str, Any], name: str, code: int, err: str) -> None:
    """The object: its head, the command, and the same words that people read."""
    assert list(found) == ["rulewright", "version", "program", "summary", "command", "message", "findings"]
    assert (found["rulewright"], found["version"], found["program"]) == ("error", 1, __version__)
    assert (found["summary"], found["command"]) == ({"exit_code": code}, name)
    assert found["message"] and found["message"] in err


@pytest.mark.parametrize("name", REPORTING)
def test_wrong_options(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Wherever `--json` stands among them."""
    for words in ([name, "--nonsense", "--json"], [name, "--json", "--nonsense"]):
        code, found, err = asked(words, capsys)
        assert code == 2
        check_error(found, name, 2, err)
        assert "--nonsense" in found["message"] and found["findings"] == []


@pytest.mark.parametrize("name", [*OF_RULESETS, "assess"])
def test_no_ruleset_of_that_name(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, found, err = asked(of_ruleset(name, "no-such-game"), capsys)
    assert code == 2
    check_error(found, name, 2, err)
    assert "no-such-game" in found["message"]


@pytest.mark.parametrize("name", OF_RULESETS)
def test_a_file_that_cannot_be_read(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Either the report itself tells it, or there is the object, with what is wrong."""
    monkeypatch.chdir(tmp_path)
    Path("odd.yaml").write_bytes(b"\xff\xfe\x00")
    Path("scenarios").mkdir()
    Path("scenarios/a.yaml").write_text("scenarios: odd\n", encoding="utf-8")
    code, found, err = asked(of_ruleset(name, "odd.yaml"), capsys)
    assert (code, found["rulewright"]) == ((0, name) if name == "list" else (2, name if name in OWN else "error"))
    if name not in OWN:
        check_error(found, name, 2, err)
        assert [one["code"] for one in found["findings"]] in ([], ["RW002"])


@pytest.mark.parametrize("name", sorted({*OF_RULESETS} - OWN))
def test_rules_with_errors(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The errors stand in the object as `check --json` tells them."""
    monkeypatch.chdir(tmp_path)
    Path("broken.yaml").write_text(BROKEN, encoding="utf-8")
    Path("scenarios").mkdir()
    Path("scenarios/a.yaml").write_text("scenarios: broken\n", encoding="utf-8")
    code, found, err = asked(of_ruleset(name, "broken.yaml"), capsys)
    check_error(found, name, code, err)
    _, checked, _ = asked(["check", "broken.yaml", "--json"], capsys)
    of_rules = [one for one in checked["findings"] if one["file"] == "broken.yaml"]
    assert (code, found["findings"]) == (2 if name == "diff" else 1, of_rules)


@pytest.mark.parametrize("words", [["replay", "none.json"], ["explain", "RW9"], ["nonsense"]])
def test_other_things_that_are_not_there(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, found, err = asked([*words, "--json"], capsys)
    check_error(found, words[0] if words[0] in MODULES else "", code, err)
    assert code == 2


@pytest.mark.parametrize("form", [["--format", "json"], ["--format=json"]])
def test_a_report_that_is_json_by_its_form(form: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, found, err = asked(["check", "no-such-game", *form], capsys)
    check_error(found, "check", code, err)


@pytest.mark.parametrize(
    "words",
    [
        ["check", "no-such-game"],
        ["check", "no-such-game", "--format", "sarif"],
        ["check", "no-such-game", "--json", "--output-file", "f.json"],
        ["check", "no-such-game", "--json", "--output-file=f.json"],
        ["check", "no-such-game", "--", "--json"],
        ["play", "no-such-game", "--json"],
        ["nonsense"],
    ],
)
def test_nothing_is_written_where_no_json_was_asked_for(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Or where it was asked for in a file."""
    assert run(words) == 2
    assert capsys.readouterr().out == ""


def raises(problem: Exception) -> Callable[[], int]:
    def action() -> int:
        raise problem

    return action


@pytest.mark.parametrize(
    "problem", [ValueError("odd"), OSError(28, "no room", "a.json"), ModuleNotFoundError(name="x")]
)
def test_bugs_and_the_system(
    problem: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = click.Command(
        "list", callback=lambda **_: raises(problem)(), params=import_module(MODULES["list"]).command.params
    )
    monkeypatch.setattr(main, "import_module", lambda _: SimpleNamespace(command=command))
    code, found, err = asked(["list", "--json"], capsys)
    assert code == 2
    check_error(found, "list", 2, err)


def test_a_report_that_has_begun_is_not_followed_by_another(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def action(**_: object) -> int:
        output.write('{"a": 1}\n')
        raise ValueError("odd")

    command = click.Command("list", callback=action, params=import_module(MODULES["list"]).command.params)
    monkeypatch.setattr(main, "import_module", lambda _: SimpleNamespace(command=command))
    code, found, _ = asked(["list", "--json"], capsys)
    assert (code, found) == (2, {"a": 1})
