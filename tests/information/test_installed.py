"""Bots of people's own packages."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.bots import UnknownBot, named
from rulewright.cli.main import run

CODE = """
class Last:
    wants = ("stream",)

    def choose(self, information):
        assert information.stream[-1].legal == information.legal
        return information.legal[-1]


class Broken:
    def __init__(self):
        raise OSError("no weights")


def nothing():
    return 7
"""
POINTS = "[rulewright.bots]\nlast = other_bots:Last\nbroken = other_bots:Broken\nnothing = other_bots:nothing\nmissing = other_bots:Missing\nrandom = other_bots:Last\n"


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package beside this one, as an installer leaves it."""
    (tmp_path / "other_bots.py").write_text(CODE)
    about = tmp_path / "other_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: other-bots\nVersion: 1\n")
    (about / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    sys.modules.pop("other_bots", None)


def test_an_installed_bot_plays(capsys: pytest.CaptureFixture[str]) -> None:
    """By its name, in `play` and `simulate`."""
    assert run(["play", "kuhn", "--bot", "last", "--seed", "1", "--plain"]) == 0
    assert run(["simulate", "goofspiel", "--bot", "last,random", "--games", "5", "--seed", "1", "--json"]) == 0
    told = capsys.readouterr().out
    assert json.loads(told[told.index("\n{") :])["bots"] == ["last", "random"]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("lasst", "there is no bot `lasst`; did you mean `last`"),
        ("broken", "the installed bot `broken` cannot be made: OSError: no weights"),
        ("nothing", "the installed bot `nothing` cannot be made: TypeError: it has no method `choose`"),
        ("missing", "the installed bot `missing` cannot be made: AttributeError"),
    ],
)
def test_what_cannot_be_made_is_told(name: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UnknownBot, match=message.replace("?", r"\?")):
        named(name)
    assert run(["simulate", "kuhn", "--bot", name]) == 2
    assert message in capsys.readouterr().err


def test_nobody_takes_the_place_of_a_bot_of_this_program() -> None:
    assert type(named("random")).__name__ == "DrawnPlayer"
