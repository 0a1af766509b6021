"""`rulewright translate`: files to fill in, and nothing lost when they are brought up to date."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright.cli.main import run

from .test_messages import FOX, GAME, PAYS, told, written


def text_of(folder: Path) -> str:
    return (folder / "languages" / "de.ftl").read_text(encoding="utf-8")


def test_a_new_file_has_every_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tmp_path)
    (tmp_path / "languages" / "de.ftl").unlink()
    assert run(["translate", str(tmp_path), "de"]) == 0
    assert " 0 texts done, 17 to do" in capsys.readouterr().out
    block = (
        "# text: {me} pays {amount} coins\n# values: $me, $amount\n# todo\n"
        "actions-pay-says = { $me } pays { $amount } coins\n"
    )
    assert block in text_of(tmp_path)
    assert {line[:5] for line in told(tmp_path)} == {"RW921"}


def test_filled_in_it_is_clean_and_stays_as_it_is(tmp_path: Path) -> None:
    written(tmp_path)
    assert run(["translate", str(tmp_path), "de"]) == 0
    done = text_of(tmp_path).replace("# todo\n", "")
    (tmp_path / "languages" / "de.ftl").write_text(done, encoding="utf-8")
    assert told(tmp_path) == []
    assert run(["translate", str(tmp_path), "de", "--check"]) == 0
    assert run(["translate", str(tmp_path), "de"]) == 0 and text_of(tmp_path) == done


def test_words_notes_and_terms_are_kept(tmp_path: Path) -> None:
    """A changed text asks again; a renamed one takes its words along; a removed one becomes a comment."""
    mine = (
        "# My notes.\n\n-firm = Fuchs & Co\n# a note about the fox\n"
        + FOX
        + PAYS
        + "# text: gone\nold-one = Altes\n  zwei Zeilen\n"
    )
    changed = GAME.replace("pays {amount} coins", "gives {amount} coins").replace(
        "fox: 2", "vixen: {count: 2, called: fox}"
    )
    written(tmp_path, mine, changed)
    assert run(["translate", str(tmp_path), "de"]) == 0
    now = text_of(tmp_path)
    assert now.startswith("# My notes.\n\n-firm = Fuchs & Co\n")
    assert (
        "# a note about the fox\n# text: fox\ncomponents-card-kinds-vixen = Fuchs\n    .accusative = einen Fuchs\n"
        in now
    )
    assert (
        "# text: {me} gives {amount} coins\n# todo: the text was: {me} pays {amount} coins\n"
        "actions-pay-says = { $me } zahlt"
    ) in now
    assert "# text: gone\n# old-one = Altes\n#   zwei Zeilen\n" in now.partition("No text of the rules needs these")[2]
    again = run(["translate", str(tmp_path), "de"])
    assert again == 0 and text_of(tmp_path) == now


def test_a_file_with_mistakes_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tmp_path, "oops\n")
    assert run(["translate", str(tmp_path), "de"]) == 1
    err = capsys.readouterr().err
    assert "RW920" in err and "Nothing was changed" in err and text_of(tmp_path) == "oops\n"


def test_the_counts_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written(tmp_path, FOX)
    assert run(["translate", str(tmp_path), "de", "--check", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert tuple(found["summary"].values()) == (1, 16, 0) and text_of(tmp_path) == FOX


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nim", "German"], "`German` is no language tag; write one such as `de`"),
        (["gravediggers:trinkets", "de"], "without a variant"),
        (["-", "de"], "a ruleset's own file"),
        (["nim", "de", "--check", "-o", "-"], "--check writes nothing"),
    ],
)
def test_wrong_use(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["translate", *arguments]) == 2
    assert words in capsys.readouterr().err
