"""The one line that tells how far long work is: its words, quiet in a pipe,
written on request, the same option everywhere.
"""

from __future__ import annotations

from importlib import import_module

import click
import pytest

from rulewright.cli import progress
from rulewright.cli.main import MODULES, run
from rulewright.cli.progress import ASKED, progress_text, tracked

LONG = ("simulate", "measure", "compare", "sweep", "tune", "tournament", "bench", "test", "check", "mutate", "assess")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("Games", 3, 10, 3, 0.2, ""), "Games: 3 of 10"),
        (
            ("Games", 30, 100, 30, 2.0, "seat 1 won 25.0 %"),
            "Games: 30 of 100, 15 a second, 5 s left; seat 1 won 25.0 %",
        ),
        (("Games", 60, 100, 10, 20.0, ""), "Games: 60 of 100, 2.0 s each, 1 min 20 s left"),
        (("Games", 1000, 1_000_000, 1000, 10.0, ""), "Games: 1,000 of 1,000,000, 100 a second, 2 h 46 min left"),
        (("Games", 10, 10, 4, 2.0, ""), "Games: 10 of 10, 2.0 a second"),
        (("Steps", 7, None, 7, 3.5, "kuhn"), "Steps: 7, 2.0 a second; kuhn"),
        (("Games", 5, 10, 0, 9.0, ""), "Games: 5 of 10"),
    ],
)
def test_words(arguments: tuple[str, int, int | None, int, float, str], words: str) -> None:
    assert progress_text(*arguments) == words


def test_in_a_pipe_nothing_is_told_unless_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "WRITTEN", 0.0)
    assert list(tracked([2, 3], 5, "Games", size=int)) == [2, 3]
    assert capsys.readouterr().err == ""
    with click.Context(click.Command("x")) as ctx:
        ctx.meta[ASKED] = True
        assert list(tracked([2, 3], 6, "Games", done=1, size=int, figure=lambda: "fine")) == [2, 3]
    assert capsys.readouterr().err.splitlines() == [f"Games: {done} of 6; fine" for done in (1, 3, 6)]


def test_nothing_is_told_of_short_work(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "WRITTEN", 0.0)
    with click.Context(click.Command("x")) as ctx:
        ctx.meta[ASKED] = True
        assert list(tracked([1], 1, "Games")) == [1]
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("name", LONG)
def test_every_long_command_has_the_option(name: str) -> None:
    command = import_module(MODULES[name]).command
    assert "--progress" in {option for one in command.params for option in one.opts}


def test_a_report_is_the_same_with_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "WRITTEN", 0.0)
    arguments = ["tournament", "kuhn", "--bots", "random,greedy(samples=1)", "--games", "4", "--seed", "1"]
    assert run(arguments) == 0
    quiet = capsys.readouterr()
    assert run([*arguments, "--progress"]) == 0
    loud = capsys.readouterr()
    assert (quiet.out, quiet.err) == (loud.out, "")
    assert loud.err.splitlines()[-1].startswith("Games: 4 of 4") and "random won" in loud.err
