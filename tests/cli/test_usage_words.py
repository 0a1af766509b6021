"""What people type in place of commands, options and variants is answered with what is written."""

from __future__ import annotations

import shutil
from pathlib import Path

import click
import pytest

from rulewright.cli import main, usage_words
from rulewright.cli.main import MODULES, root, run

ROOT = Path(__file__).parents[2]


def test_what_is_written_instead_is_a_command() -> None:
    """No word of the table is a command itself, and every answer is one that exists."""
    assert not set(usage_words.COMMANDS_AS_SAID) & set(main.MODULES)
    answers = {said.split()[0] for said in usage_words.COMMANDS_AS_SAID.values()}
    assert answers - {"--help", "--version"} <= set(main.MODULES)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["picture", "kuhn"], "there is no command `picture`; write `rulewright draw`"),
        (["play", "kuhn", "low_ante"], "a variant stands behind its ruleset, after a colon: `RULESET:low_ante`"),
        (["play", "kuhn", "--variant", "low_ante"], "a variant stands behind its ruleset, after a colon"),
        (["new", "x", "--list"], "`--kind list` lists the kinds of game"),
        (["tournament", "kuhn"], "`--bots random,greedy`: flat, greedy, ismcts, random"),
        (["tournament", "kuhn", "--bots", "clever"], "there is no bot `clever`"),
        (["draw", "kuhn", "-o", "x.png"], "`x.png` would not hold what its ending says; a picture is .svg"),
        (["rulebook", "kuhn", "-o", "x.docx"], "a rulebook is .md, .html or .pdf: `-o rules.html`"),
        (["cards", "kuhn", "-o", "x.png"], "sheets to print are a PDF: `-o cards.pdf`"),
        (["cards", "kuhn", "--format", "tts", "-o", "x.pdf"], "a table for tts is CSV: `-o cards.csv`"),
    ],
    ids=lambda value: " ".join(value[:3]) if isinstance(value, list) else "",
)
def test_the_answer(typed: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2, and what to write."""
    assert main.run(typed) == 2
    assert told in capsys.readouterr().err
    assert not Path(typed[-1]).exists()


def test_a_variant_of_this_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A name that only a variant has is told with its ruleset."""
    shutil.copy(ROOT / "rulesets" / "classics" / "nim" / "ruleset.yaml", tmp_path / "ruleset.yaml")
    (tmp_path / "variants").mkdir()
    (tmp_path / "variants" / "short_game.yaml").write_text("variant: short_game\nextends: nim\n")
    monkeypatch.chdir(tmp_path)
    assert main.run(["show", "short-game"]) == 2
    assert "it is a variant of the one in this folder: `.:short-game`" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("simulate kuhn --seed 1 --seed 2", "`--seed` is given twice, and only one can count; leave one out"),
        ("simulate kuhn --games 2 --seed=1 --games=3", "`--games` is given twice"),
        ("play kuhn --human 1 --human 2", "`--human` is given twice"),
        ("rulebook kuhn -o a.md --output-file b.md", "`--output-file` is given twice"),
        ("measure kuhn --value-bot none --value-bot flat", "`--value-bot` is given twice"),
        ("simulate goofspiel -o cards=3 -o cards=4", "the option `cards` is set twice"),
    ],
)
def test_an_option_that_counts_once_is_given_once(words: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(words.split()) == 2
    err = capsys.readouterr().err
    assert told in err and f"Usage: rulewright {words.split(maxsplit=1)[0]} " in err


def test_flags_and_lists_may_be_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run(
            [
                "simulate",
                "goofspiel",
                "-o",
                "cards=3",
                "-o",
                "ties=discarded",
                "--games",
                "2",
                "--seed",
                "1",
                "--json",
                "--json",
            ]
        )
        == 0
    )
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("name", MODULES)
def test_what_counts_once_is_refused_twice_in_every_command(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever else is said: an option with a value that is no list."""
    command = root.get_command(click.Context(root), name)
    assert command is not None
    for option in command.params:
        if not isinstance(option, click.Option) or option.multiple or option.is_flag or option.count:
            continue
        assert run([name, option.opts[0], "1", option.opts[-1], "2"]) == 2
        assert f"`{max(option.opts, key=len)}` is given twice" in capsys.readouterr().err
