"""`rulewright tournament`: the same report under any number of processes, resumable, honest about failures."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulewright.cli.main import run

CODE = """
class Wrong:
    wants = ()
    def choose(self, information):
        return -7

class Crashing:
    wants = ()
    def choose(self, information):
        raise OSError("no weights")
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots that fail."""
    (tmp_path / "failing_bots.py").write_text(CODE)
    about = tmp_path / "failing_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: failing-bots\nVersion: 1\n")
    (about / "entry_points.txt").write_text(
        "[rulewright.bots]\nwrong = failing_bots:Wrong\ncrashing = failing_bots:Crashing\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    sys.modules.pop("failing_bots", None)


def played(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    assert run(["tournament", *arguments, "--json"]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


FEW = ("tic_tac_toe", "--bots", "random,greedy(samples=1),flat(iterations=9)", "--games", "12", "--seed", "3")


def test_the_report_does_not_depend_on_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    alone, together = played(capsys, *FEW, "--jobs", "1"), played(capsys, *FEW, "--jobs", "3")
    assert alone == together
    assert [bot["entries"] for bot in alone["bots"]] == [8, 8, 8]
    assert sum(bot["wins"] for bot in alone["bots"]) == 12


def test_it_goes_on_where_it_ended(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Also without the seed, and with more games; a file of another tournament is refused."""
    path = str(tmp_path / "games.json")
    fewer = [*FEW[:3], "--games", "5", "--seed", "3", "--jobs", "1"]
    played(capsys, *fewer, "--save", path)
    went_on = played(capsys, *FEW[:-2], "--save", path, "--jobs", "1")
    assert went_on == played(capsys, *FEW, "--jobs", "1")
    assert run(["tournament", "tic_tac_toe", "--bots", "random,greedy", "--games", "12", "--save", path]) == 2
    assert "is of another tournament: its `bots` is not the same" in capsys.readouterr().err
    assert run(["tournament", *fewer, "--save", path]) == 2
    assert "has 12 games already" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "[]", "{}", "[" * 100_000, '{"rows": 3}'])
def test_a_file_that_is_none_is_refused(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.json"
    path.write_text(text)
    assert run(["tournament", *FEW, "--save", str(path)]) == 2
    assert "Traceback" not in capsys.readouterr().err
    assert path.read_text() == text


@pytest.mark.usefixtures("package")
def test_failures_have_a_column_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    data = played(
        capsys, "kuhn", "--bots", "random,wrong,crashing", "--games", "6", "--seed", "1", "--jobs", "1", code=1
    )
    failures = {bot["bot"]: bot["failures"] for bot in data["bots"]}
    assert failures["random"] == 0
    assert failures["wrong"] + failures["crashing"] == 6
    assert {row["message"] for row in data["failures"]} == {
        "it chose -7, which is not legal",
        "OSError: no weights",
    }
    assert all(bot["entries"] == 0 and bot["wins"] == 0 for bot in data["bots"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["kuhn", "--bots", "random"], "a tournament is for 2 to 32 bots with commas between, and `random` is one"),
        (["kuhn", "--bots", "random,random"], "`random` is named twice"),
        (["kuhn", "--bots", "random,gredy"], "did you mean `greedy`"),
        (["kuhn", "--bots", "random,greedy", "--trace", "2"], "--trace is for one bot, and 2 are named"),
        (["blackjack", "--players", "1", "--bots", "random", "--among", "greedy"], "of two or more results"),
    ],
)
def test_wrong_wishes_are_told(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tournament", *arguments]) == 2
    assert message in capsys.readouterr().err
