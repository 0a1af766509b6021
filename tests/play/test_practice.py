"""Practice: one person takes back any choice, over chance, bots and what was learned;
the record says so, and nobody takes it for another.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright import record_files
from rulewright.game.record import BadRecord, check_head

from .piping import KUHN, STEPS, Piped

ALONE = ("--human", "1", "--seed", "3", "--bot", "random")


def test_one_may_go_back_over_everything(piped: Piped, tmp_path: Path) -> None:
    """To the beginning, and choose the same again: it is the same game, since the same chance comes again."""
    straight, bent = tmp_path / "straight.json", tmp_path / "bent.json"
    chosen = "5 6"  # draws, looks: both are news
    assert piped("play", STEPS, *ALONE, "--practice", "--record", str(straight), answers=chosen).code == 2
    done = piped(
        "play", STEPS, *ALONE, "--practice", "--record", str(bent), answers=f"{chosen} undo undo undo {chosen}"
    )
    assert done.out.count("takes the last choice back") == 2 and "There is nothing to take back" in done.out
    assert bent.read_bytes() == straight.read_bytes()
    record = json.loads(bent.read_text())
    assert record["version"] == 2 and record["practice"] is True
    assert "practice: choices may have been taken back" in piped("replay", str(bent)).out
    assert json.loads(piped("replay", str(bent), "--json").out)["practice"] is True


def test_without_practice_the_record_is_as_it_was(piped: Piped, tmp_path: Path) -> None:
    """And what is news stays so."""
    file = tmp_path / "game.json"
    done = piped("play", STEPS, *ALONE, "--record", str(file), answers="5 undo")
    assert "takes the last choice back" not in done.out
    record = json.loads(file.read_text())
    assert record["version"] == 1 and "practice" not in record


def test_practice_goes_on_as_practice(piped: Piped, tmp_path: Path) -> None:
    """From a save too."""
    file = tmp_path / "save.json"
    piped("play", STEPS, *ALONE, "--practice", "--save", str(file), answers="5")
    done = piped("play", STEPS, "--resume", str(file), "--practice", answers="5 undo")
    assert "takes the last choice back" in done.out


@pytest.mark.parametrize(("arguments", "who"), [(["--human", "all"], "2"), ([], "none")])
def test_it_is_for_one_person(piped: Piped, arguments: list[str], who: str) -> None:
    done = piped("play", KUHN, "--practice", *arguments)
    assert done.code == 2 and f"practice is for one person, and {who} would play" in " ".join(done.err.split())


@pytest.mark.parametrize("change", [{"version": 1}, {"version": 3}, {"practice": False}])
def test_a_record_that_contradicts_itself_is_refused(piped: Piped, tmp_path: Path, change: dict[str, object]) -> None:
    file = tmp_path / "game.json"
    piped("play", STEPS, *ALONE, "--practice", "--record", str(file), answers="5")
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}))
    with pytest.raises(BadRecord):
        record_files.read(file, "record")


def test_no_save_has_a_version_of_practice() -> None:
    with pytest.raises(BadRecord):
        check_head({"rulewright": "save", "version": 2}, "save")
