"""`play --resume`: a game that was left goes on at the same decision, by the rules that it was begun with."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rulewright.game.record import NotedChoice
from rulewright.journal import Journal, games
from rulewright.journal.lines import written

from .playing import GOOFSPIEL, KUHN, STEPS, left, play


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_STATE", str(tmp_path / "state"))


def test_it_goes_on_at_the_same_decision(tmp_path: Path) -> None:
    """Twice, and in the end it is the game that was never left; then there is nothing more to go on with."""
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    asked = ("--human", "all", "--names", "Ann,Bob", "--seed", "5")
    assert play(KUHN, *asked, "--record", str(whole), "--no-journal", answers="1 2 2").code == 0 and games() == []
    assert play(KUHN, *asked, answers="1").code == 2
    again = play("--resume", answers="2")
    assert again.code == 2 and "Bob, it is your choice." in again.out and "- Ann checks" in again.out
    assert play(KUHN, "--resume", "--record", str(parts), answers="2").code == 0
    assert parts.read_bytes() == whole.read_bytes().replace(
        b'"ruleset": "' + KUHN.encode(), b'"ruleset": "' + KUHN.encode()
    )
    assert games() == [] and "no game was left" in play("--resume").err


def test_a_choice_can_be_taken_back_afterwards_as_before() -> None:
    """And no further; where nothing is chosen any more there is nothing to keep."""
    left(STEPS, "1", "--seed", "2")
    assert len(games()[0].record.choices) == 1
    undone = play("--resume", answers="undo undo")
    assert "takes the last choice back" in undone.out and "There is nothing to take back" in undone.out
    assert games() == []


def test_nothing_is_kept_of_a_game_in_which_nothing_was_chosen() -> None:
    left(KUHN, "", "--seed", "5")
    assert games() == []


def test_several_games_are_listed_and_one_is_chosen() -> None:
    """By number or Enter for the last; of a ruleset only its own; the list shows no choice."""
    left(KUHN, "1", "--seed", "5", "--names", "Ann,Bob")
    left(GOOFSPIEL, "1", "--seed", "5")
    listed = play("--resume", answers=b"7\nquit\n")
    assert listed.code == 0 and "kuhn: Ann, Bob; 1 choice;" in listed.out and "from 1 to 2" in listed.out
    assert listed.out.index("goofspiel: ") < listed.out.index("kuhn: ")
    assert "Kuhn Poker" in play("--resume", "2").out and "Kuhn Poker" in play(KUHN, "--resume").out
    assert "Kuhn Poker" in play("--resume", KUHN).out
    assert "Kuhn" not in play("--resume", answers=b"2\n").out  # Kuhn Poker was left last by now
    assert play("--resume", "3").code == 2 and play("--resume", "nowhere").code == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--resume", "--seed", "1"], "leave them out beside --resume"),
        (["--resume", "--no-journal"], "leave out --no-journal"),
        (["--resume", "--practice"], "was not begun as practice"),
        (["--resume", "9"], "there is no game 9 to go on with"),
        ([], "which game? Name a RULESET"),
    ],
)
def test_what_is_asked_wrongly_is_refused(arguments: list[str], message: str) -> None:
    left(KUHN, "1", "--seed", "5")
    done = play(*arguments)
    assert done.code == 2 and message in " ".join(done.err.split())
    assert len(games()) == 1


def changed(folder: Path, old: str, new: str) -> None:
    file = folder / "ruleset.yaml"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


@pytest.fixture
def own_kuhn(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "ruleset.yaml").write_text(Path(KUHN).read_text())
    return folder


@pytest.mark.parametrize("change", ["comment", "rule", "mistake", "gone"])
def test_rules_that_have_changed(own_kuhn: Path, change: str) -> None:
    """A comment is no rule; else the game goes on by the rules that it was begun with, and that is said."""
    left(str(own_kuhn), "1", "--seed", "5")
    file = own_kuhn / "ruleset.yaml"
    match change:
        case "comment":
            changed(own_kuhn, "game: kuhn", "# more\ngame: kuhn")
        case "rule":
            changed(own_kuhn, "stack: {per: player, start: 2", "stack: {per: player, start: 3")
        case "mistake":
            changed(own_kuhn, "game: kuhn", "game: kuhn\nno such: key")
        case _:
            file.unlink()
    done = play("--resume", answers="1")
    assert done.code == 0 and "The game is over." in done.out and re.search(r"^Player 1 +3 ", done.out, re.MULTILINE)
    assert ("have changed since" in done.err) is (change != "comment")


def test_rules_that_cannot_be_had_any_more_are_refused_and_all_is_kept(own_kuhn: Path) -> None:
    """A variant's file is looked for in the folder: where it is gone, the game waits for it."""
    (own_kuhn / "variants").mkdir()
    variant = own_kuhn / "variants" / "rich.yaml"
    text = "variant: rich\nextends: kuhn\ntitle: Rich\nwhy: More chips.\nchange:\n  title: Rich Poker\n"
    variant.write_text(text)
    started = play(f"{own_kuhn}:rich", "--human", "all", "--seed", "5", answers="1")
    assert started.code == 2 and "Rich Poker" in started.out, started.err
    variant.unlink()
    done = play("--resume", answers="1")
    assert done.code == 2 and "are not as they were when the game was begun" in " ".join(done.err.split())
    variant.write_text(text)
    assert play("--resume", answers="1").code == 0


def test_a_variant_of_a_shipped_game_that_lies_elsewhere_is_found_again(tmp_path: Path) -> None:
    """By the texts that were kept, which say where it lay; by the kept rules, where the file is another now."""
    variant = tmp_path / "rich.yaml"
    text = "variant: rich\nextends: kuhn\nchange: {title: Rich Poker}\n"
    variant.write_text(text)
    assert play(str(variant), "--human", "all", "--seed", "5", answers="1").code == 2
    variant.write_text(text.replace("}", ", money.chip.stack.start: 9}"))
    done = play("--resume", answers="1")
    assert done.code == 0 and "have changed since" in done.err and re.search(r"^Player 1 +3 ", done.out, re.MULTILINE)


def test_a_game_that_goes_another_way_is_refused_at_that_choice() -> None:
    """As with another version of the program."""
    left(KUHN, "1 2", "--seed", "5")
    path = games()[0].path
    check, raw = "", b""
    for line in path.read_text().splitlines():
        data = json.loads(line.partition(" ")[2])
        data |= {"digest": "0" * 16} if data.get("action") == 2 else {}
        text, check = written(data, check)
        raw += text
    path.write_bytes(raw)
    done = play("--resume")
    assert done.code == 2 and "differs from the record before choice 2 of 2" in " ".join(done.err.split())
    assert path.read_bytes() == raw


def test_no_sealed_choice_is_shown() -> None:
    """Two games that differ in a sealed choice only are gone on with byte for byte alike."""
    shown = []
    for bid in ("1", "3"):
        left(GOOFSPIEL, bid, "--seed", "5", "--names", "Ann,Bob")
        assert len(games()[0].record.choices) == 1
        done = play("--resume")
        shown.append(done.out + done.err)
        games()[0].path.unlink()
    assert shown[0] == shown[1] and "Bob, it is your choice." in shown[0]


def test_without_a_private_folder_no_journal_is_kept(tmp_path: Path) -> None:
    """That is said, and the game is played."""
    folder = tmp_path / "state"
    folder.mkdir(mode=0o777)
    folder.chmod(0o777)
    (folder / "journals").mkdir()
    (folder / "journals").chmod(0o777)
    done = play(KUHN, "--human", "all", "--seed", "5", answers="1 1")
    assert done.code == 0 and "No journal is kept" in done.err


def test_a_choice_that_cannot_be_kept_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk: that is said, the same choice is asked for again, and in the
    end it is the game that had room all the time.
    """
    real, refused = Journal.chosen, iter([True, False, True])

    def chosen(self: Journal, choice: NotedChoice) -> None:
        if next(refused, False):
            raise OSError(28, "No space left on device")
        real(self, choice)

    files = [tmp_path / "whole.json", tmp_path / "full.json"]
    asked = (KUHN, "--human", "all", "--seed", "5", "--record")
    play(*asked, str(files[0]), answers="1 1")
    monkeypatch.setattr(Journal, "chosen", chosen)
    done = play(*asked, str(files[1]), answers="1 1 1 1")
    assert done.out.count("No space left on device") == 2 and "choose again" in done.out
    assert done.code == 0 and files[0].read_bytes() == files[1].read_bytes()
