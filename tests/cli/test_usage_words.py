"""What people type in place of commands, options and variants is answered with what is written."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulewright.cli import main, usage_words

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
