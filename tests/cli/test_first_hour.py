"""What a new user meets: examples in every help, the list of rulesets, completion, colours."""

from __future__ import annotations

import json
import os
import shlex
from importlib import import_module
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from rulewright.cli.examples import EXAMPLES
from rulewright.cli.main import MODULES, NAME, root, run
from rulewright.ruleset_lookup import shipped
from rulewright.source.codes import CODES
from tiers import EVERYTHING
from web.browser_tables import table_of_the_browser

pytestmark = pytest.mark.usefixtures("quick_builds")

SERVING = {"lsp", "serve"}
"""Commands that wait for somebody."""
WRITING = {"play"}
"""A later example of these writes a file that the first example of another command reads."""

WRITTEN = {
    "cards.csv",
    "cards.pdf",
    "decisions.parquet",
    "game.json",
    "games.csv",
    "grid.csv",
    "my-game.html",
    "my-game.tables",
    "noted.json",
    "phases.svg",
    "rich.csv",
    "rich.html",
    "rules.html",
    "rules.sarif",
    "study.json",
    "tests.xml",
    "variant.schema.json",
}
"""The files that all examples together write."""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


# ---- examples --------------------------------------------------------------------------------------------------------


def test_every_command_has_examples() -> None:
    assert set(EXAMPLES) == set(MODULES)


@pytest.mark.parametrize("name", MODULES)
def test_help_shows_them_line_by_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([name, "--help"]) == 0
    told = capsys.readouterr().out
    assert max(map(len, told.splitlines())) <= 80
    in_whole = [" ".join(line.split()) for line in told.replace("\\\n", "").splitlines()]
    assert all(line in in_whole for line in EXAMPLES[name])


def test_every_example_runs(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the order in which somebody would try them; `make test` tries the first of each command, and what writes what
    others read. 1 is what diff says where something is different, and tune where so few games confirm nothing.
    """
    order = ["new", *(name for name in EXAMPLES if name not in ("new", *SERVING))]
    for name in order:
        if name == "notes":
            table_of_the_browser(Path("my-game.tables"))
        for line in EXAMPLES[name] if EVERYTHING or name in WRITING else EXAMPLES[name][:1]:
            code = run(shlex.split(line)[1:])
            assert code == (1 if name in ("diff", "tune") else 0), f"{line}\n{capsys.readouterr()}"
    written = {path.name for path in here.iterdir() if path.is_file()}
    assert written == WRITTEN if EVERYTHING else written < WRITTEN


def test_examples_that_wait_name_options_that_are_there() -> None:
    for name in SERVING:
        known = {option for parameter in import_module(MODULES[name]).command.params for option in parameter.opts}
        words = [word for line in EXAMPLES[name] for word in shlex.split(line) if word.startswith("--")]
        assert set(words) <= known


# ---- list ------------------------------------------------------------------------------------------------------------


def test_the_list_holds_every_shipped_ruleset(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Under the name that every command takes, with title, players, options and variants."""
    assert run(["list", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in told["rulesets"]] == list(shipped())
    assert told["summary"] == {"rulesets": len(shipped())}
    assert all(one["title"] and one["players"] for one in told["rulesets"])
    one = next(one for one in told["rulesets"] if one["name"] == "gravediggers")
    assert "soft_raid" in one["variants"] and "shared" in one["options"]["final_tie"]


def test_the_list_of_a_folder(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What cannot be read is listed by name; control characters are written out."""
    for name, text in (("good", 'title: "a \\e[31m b"\nplayers: 2..3\n'), ("bad", "{"), ("latin", "")):
        (here / name).mkdir()
        (here / name / "ruleset.yaml").write_text(text)
    (here / "latin" / "ruleset.yaml").write_bytes(b"title: \xe9\n")
    assert run(["list", "."]) == 0
    told = capsys.readouterr().out
    assert [line.split(":")[0] for line in told.splitlines()] == [f"{n}/ruleset.yaml" for n in ("bad", "good", "latin")]
    assert "\x1b" not in told and "2 to 3 players" in told
    assert run(["list", "nothing"]) == 2


# ---- completion ------------------------------------------------------------------------------------------------------


def completed(*words: str) -> list[str]:
    complete = ShellComplete(root, {}, NAME, "_RULEWRIGHT_COMPLETE")
    return [item.value for item in complete.get_completions(list(words[:-1]), words[-1])]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("sim",), ["simulate"]),
        (("play", "gravedig"), ["gravediggers", "gravedig"]),
        (("check", "gravediggers:so"), ["gravediggers:soft_raid"]),
        (("play", "gravediggers:soft_raid+w"), ["gravediggers:soft_raid+watchman_pot"]),
        (("play", "gravediggers", "-o", "final"), ["final_tie="]),
        (("play", "gravediggers", "-o", "final_tie=s"), ["final_tie=shared"]),
        (("simulate", "go_fish", "-o", "dealt="), [f"dealt={n}" for n in range(4, 9)]),
        (("explain", "RW75"), [code for code in CODES if code.startswith("RW75")]),
        (("check", "--ignore", "RW701,RW75"), [f"RW701,{code}" for code in CODES if code.startswith("RW75")]),
        (("play", "none:x"), []),
        (("play", "none", "-o", "x"), []),
    ],
)
def test_completion(words: tuple[str, ...], found: list[str], here: Path) -> None:
    assert completed(*words) == found


# ---- colours ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "variables", "coloured"),
    [
        ([], {}, False),
        ([], {"FORCE_COLOR": "1"}, True),
        ([], {"FORCE_COLOR": "0"}, False),
        ([], {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        (["--color", "always"], {}, True),
        (["--color=always"], {"NO_COLOR": "1"}, True),
        (["--color", "never"], {"FORCE_COLOR": "1"}, False),
        (["--color", "auto"], {"FORCE_COLOR": "1"}, True),
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_colours(
    arguments: list[str],
    variables: dict[str, str],
    coloured: bool,
    first: bool,
    here: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By option, anywhere in the line, else by the environment; what follows is as it was."""
    (here / "bad.yaml").write_text("rulewright: 1\n")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    before = dict(os.environ)
    run([*arguments, "check", "bad.yaml"] if first else ["check", "bad.yaml", *arguments])
    assert ("\x1b[" in capsys.readouterr().out) is coloured
    assert dict(os.environ) == before


@pytest.mark.parametrize("arguments", [["--color"], ["--color", "red"], ["--color="]])
def test_a_colour_that_is_none(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", *arguments]) == 2
    assert "auto, always or never" in capsys.readouterr().err
