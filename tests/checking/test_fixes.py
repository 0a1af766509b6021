"""`check --fix` and `--diff`: what was plainly meant is mended, and nothing else in the file changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cli.main import run

GOOD = """\
rulewright: 1
game: sample      # a comment
title: Sample
players: 2
limit: 20 decisions
components: {card: {kinds: {fox: 2, hen: 2}}}   # and one more
zones: {deck: {holds: card, order: pile, starts: all, seen_by: nobody},
    heap: {holds: card, order: row, seen_by: everyone}}
terms:
  foxes: count(fox in heap)
actions: {lay: {where: foxes = 0 and any(deck), do: draw 1 from deck to heap}}
phases:
  game:
    deal: {do: shuffle deck}
    rounds: {each: player me clockwise from player 1, steps: {one: {may: lay}}}
score: {of: player, points: foxes, rank: highest points then shared}
"""
BAD = GOOD.replace("foxes = 0 and any", "foxes == 0 && any")


def check(folder: Path, *options: str) -> int:
    return run(["check", str(folder), "--no-cache", *options])


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_files_are_mended_and_else_stay_byte_for_byte(
    end: str, mark: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two slips in one expression too: the second is found when the first is mended."""
    file = tmp_path / "ruleset.yaml"
    file.write_bytes(mark + BAD.replace("\n", end).encode())
    assert check(tmp_path) == 1
    capsys.readouterr()
    assert check(tmp_path, "--fix") == 0
    assert file.read_bytes() == mark + GOOD.replace("\n", end).encode()
    assert "Mended 2 places." in capsys.readouterr().err
    assert check(tmp_path, "--fix") == 0
    assert "Mended 0 places." in capsys.readouterr().err


def test_a_difference_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ruleset.yaml"
    file.write_text(BAD, encoding="utf-8")
    assert check(tmp_path, "--diff") == 1
    out = capsys.readouterr().out
    assert "-actions: {lay: {where: foxes == 0 && any" in out and "+actions: {lay: {where: foxes = 0 && any" in out
    assert out.startswith("--- ")
    assert file.read_text(encoding="utf-8") == BAD
    file.write_text(GOOD, encoding="utf-8")
    assert check(tmp_path, "--diff") == 0 and capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("right", "wrong"), [("any(deck)", "any(dekc)"), ("draw 1 from", "drwa 1 from"), ("title: Sample", "titel: Sample")]
)
def test_a_guess_is_never_made(right: str, wrong: str, tmp_path: Path) -> None:
    """A name that was misspelt may mean another one: the person decides."""
    file = tmp_path / "ruleset.yaml"
    text = GOOD.replace(right, wrong)
    file.write_text(text, encoding="utf-8")
    assert check(tmp_path, "--fix") == 1
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["-", "--fix"], "standard input cannot be mended"),
        (["nim", "--fix", "--diff"], "--diff shows changes and nothing else"),
        (["nim", "--diff", "--format", "sarif"], "--diff shows changes and nothing else"),
    ],
)
def test_wrong_use(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", *arguments]) == 2
    assert words in capsys.readouterr().err
