"""`rulewright replay`: the same game again, for the right eyes, or where it differs."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path

import pytest

from rulewright.cli.main import run

ROOT = Path(__file__).parents[2]
FAULTY = str(ROOT / "tests" / "play" / "rulesets" / "faulty.yaml")


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A record of three bots' game."""
    file = tmp_path / "r.json"
    assert (
        run(["play", "gravediggers", "--players", "3", "--seed", "4", "--names", "Ann,Bob,Cleo", "--record", str(file)])
        == 0
    )
    capsys.readouterr()
    return file


def changed(file: Path, **values: object) -> None:
    file.write_text(json.dumps(json.loads(file.read_text()) | values))


def test_a_record_agrees_with_its_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """At every choice and at the end."""
    assert run(["replay", str(record), "--verify"]) == 0
    count = len(json.loads(record.read_text())["choices"])
    assert capsys.readouterr().out == f"{count} of {count} choices: every digest agrees.\n"


def test_the_log_is_that_of_the_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What an onlooker read while it was played, and the same result, with the names of the record."""
    run(["play", "gravediggers", "--players", "3", "--seed", "4", "--names", "Ann,Bob,Cleo"])
    played = [line for line in capsys.readouterr().out.splitlines() if line.startswith("- ")]
    run(["replay", str(record)])
    out = capsys.readouterr().out
    assert [line for line in out.splitlines() if line.startswith("- ")] == played
    assert "as seen by: onlooker" in out and "The game is over." in out and "Cleo" in out


def test_only_the_right_eyes_see(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A seat's own hand and no other; an onlooker none; all with --all-seeing, which says so."""
    shown = {}
    for eye in ([], ["--seat", "1"], ["--all-seeing"]):
        assert run(["replay", str(record), "--to", "8", *eye]) == 0
        shown[" ".join(eye)] = capsys.readouterr().out
    assert [text.count("5 x ?") for text in shown.values()] == [3, 2, 0]
    assert "SHOWS EVERY SECRET" in shown["--all-seeing"] and "SECRET" not in shown[""] + shown["--seat 1"]
    assert "buries a card" in shown[""] and "buries a card" not in shown["--all-seeing"]


def test_the_json_of_a_seat_holds_its_view_only(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And no seed, no choices in words, no hands of others."""
    assert run(["replay", str(record), "--to", "8", "--seat", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["secret"] is False and found["seen_by"] == "Ann" and found["choice"] == 8
    assert not {"seed", "words", "digest", "choices"} & set(found)
    assert [zone["unknown"] for zone in found["view"]["zones"] if zone["zone"] == "hand"] == [0, 5, 5]


def test_a_difference_names_the_choice(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 1 and no secret words; both digests to those who may see every secret."""
    data = json.loads(record.read_text())
    data["choices"][5]["digest"] = "0" * 16
    record.write_text(json.dumps(data))
    assert run(["replay", str(record)]) == 1
    assert "before choice 6 of" in (out := capsys.readouterr().out) and "0000000" not in out
    assert run(["replay", str(record), "--all-seeing"]) == 1
    assert "recorded 0000000000000000, here " in capsys.readouterr().out
    assert run(["replay", str(record), "--to", "5"]) == 0
    capsys.readouterr()
    assert run(["replay", str(record), "--verify", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["agrees"], found["choice"]) == (False, 6)


def test_a_choice_that_is_not_legal_is_a_difference(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its number and seat are told."""
    data = json.loads(record.read_text())
    data["choices"][2]["action"] = 999_999
    record.write_text(json.dumps(data))
    assert run(["replay", str(record)]) == 1
    assert "Choice 3 of the record" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"fingerprint": "0" * 24}, "fingerprint is 000000000000000000000000, that of the rules here is "),
        ({"version": 7}, "this record has version 7, written by rulewright 0.1.0; rulewright 0.1.0 reads version 1"),
        ({"rulewright": "save"}, "this is not a Rulewright record, but a save"),
        ({"seed": 4}, "seed: `4` stands where a text is expected"),
        ({"seed": str(2**64)}, "a seed is a whole number from 0 to"),
        ({"choices": [{"seat": 0}]}, "choices[0]: the key `action` is lacking"),
        ({"ruleset": "nosuch"}, "no ruleset is called `nosuch`"),
        ({"ruleset": "kuhn"}, "this is a record of `gravediggers`, not of `kuhn`"),
        ({"options": {"nosuch": "x"}}, "there is no option `nosuch`"),
        ({"players": 9}, "not for 9 players"),
        ({"seats": [{"name": "A", "player": "person"}] * 9}, "9 names are given for 3 seats"),
    ],
)
def test_a_record_that_cannot_be_used_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str], values: dict[str, object], message: str
) -> None:
    """Exit code 2, what was found and what is expected, and the file stays as it is."""
    changed(record, **values)
    before = record.read_bytes()
    assert run(["replay", str(record)]) == 2
    out, err = capsys.readouterr()
    assert out == "" and message in " ".join(err.split()) and "bug" not in err and record.read_bytes() == before


@pytest.mark.parametrize(
    "arguments", [["--to", "9999"], ["--to", "-1"], ["--seat", "4"], ["--seat", "0"], ["--seat", "1", "--all-seeing"]]
)
def test_what_is_asked_wrongly_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    """Exit code 2."""
    assert run(["replay", str(record), *arguments]) == 2
    assert capsys.readouterr().out == ""


def test_a_game_that_ended_in_a_fault_does_so_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The fault is part of the record."""
    seed = next(
        str(seed)
        for seed in range(20)
        if run(["play", FAULTY, "--players", "1", "--seed", str(seed), "--record", str(tmp_path / "r")]) == 1
    )
    assert json.loads((tmp_path / "r").read_text())["fault"]["kind"] in ("shortage", "limit"), seed
    capsys.readouterr()
    assert run(["replay", str(tmp_path / "r")]) == 0
    assert "The game ended in a fault" in capsys.readouterr().out


def test_one_can_play_on_from_any_choice(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A save of the position; gone on with by the same bots, it is the recorded game again."""
    save, again = tmp_path / "s.json", tmp_path / "again.json"
    assert run(["replay", str(record), "--to", "20", "--save", str(save)]) == 0
    assert run(["play", "gravediggers", "--resume", str(save), "--record", str(again)]) == 0
    first, second = json.loads(record.read_text()), json.loads(again.read_text())
    assert first["choices"][:20] == second["choices"][:20] and second["finished"]
    capsys.readouterr()
    assert run(["replay", str(again), "--verify"]) == 0


def test_what_a_seat_reads_is_the_same_to_the_last_byte_whatever_the_other_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two games in which seat 1 holds the same card and the other seat does
    not: text and JSON at the beginning are alike.
    """
    told: dict[str, set[str]] = {"text": set(), "json": set()}
    hands: set[str] = set()
    for seed in range(12):
        file = tmp_path / f"{seed}.json"
        run(["play", "kuhn", "--seed", str(seed), "--record", str(file)])
        capsys.readouterr()
        run(["replay", str(file), "--to", "0", "--all-seeing", "--json"])
        seen = [zone for zone in json.loads(capsys.readouterr().out)["view"]["zones"] if zone["zone"] == "hand"]
        if "king" not in seen[0]["known"]:
            continue
        hands.add(str(seen[1]["known"]))
        for way, arguments in (("text", []), ("json", ["--json"])):
            run(["replay", str(file), "--to", "0", "--seat", "1", *arguments])
            told[way].add(capsys.readouterr().out)
    assert len(hands) == 2 and [len(texts) for texts in told.values()] == [1, 1]


def test_digests_are_for_those_who_see_everything(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["--seat", "2"], ["--verify"], ["--to", "3"]):
        assert run(["replay", str(record), "--json", *arguments]) == 0
        assert "digest" not in capsys.readouterr().out
    assert run(["replay", str(record), "--json", "--all-seeing"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["secret"] is True and len(found["digest"]) == 16


def test_the_last_game_needs_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game that a person played to its end is there from every folder; games of bots and games that were left are
    not.
    """
    monkeypatch.setenv("RULEWRIGHT_STATE", str(tmp_path / "state"))
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "ruleset.yaml").write_bytes(
        (ROOT / "rulesets" / "classics" / "nim" / "ruleset.yaml").read_bytes()
    )
    monkeypatch.chdir(tmp_path / "game")

    def played(*more: str, typed: str) -> int:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        return run(["play", ".", "--seed", "1", *more])

    assert played(typed="") == 0 and played("--human", "1", typed="quit\n") == 0
    assert run(["replay"]) == 2
    assert "no game was played to its end yet" in capsys.readouterr().err
    assert played("--human", "1", typed="1\n2\n3\n4\n" * 40) == 0
    monkeypatch.chdir(tmp_path)
    capsys.readouterr()
    assert run(["replay", "--why"]) == 0
    told = capsys.readouterr()
    assert "The game is over." in told.out and told.err == ""
    _explained_after_a_change(tmp_path / "game" / "ruleset.yaml", told.out, capsys)


def _explained_after_a_change(rules: Path, before: str, capsys: pytest.CaptureFixture[str]) -> None:
    """By the rules that it was played by, whatever becomes of them; rules that somebody names are taken as they are."""
    text = rules.read_text(encoding="utf-8")
    for now in (text.replace("limit: ", "limit: 1"), "game: nim\n", None):
        rules.unlink() if now is None else rules.write_text(now, encoding="utf-8")
        assert run(["replay", "--why"]) == 0
        told = capsys.readouterr()
        assert told.out == before and "it is told by those that it was played by" in told.err
    rules.write_text(text.replace("limit: ", "limit: 1"), encoding="utf-8")
    assert run(["replay", "--ruleset", str(rules.parent)]) == 2
    told = capsys.readouterr()
    assert "made under other rules" in told.err and "git worktree add ../then COMMIT" in told.err


def test_a_long_rule_log_is_searched_by_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each line that has all words, in it or in the rules around it, and no other; where there is none, that is
    said.
    """
    assert run(["replay", str(record), "--why", "--json", "--all-seeing"]) == 0
    whole = json.loads(capsys.readouterr().out)["why"]
    assert run(["replay", str(record), "--why", "--json", "--all-seeing", "--only", "NOTHING paid"]) == 0
    found = json.loads(capsys.readouterr().out)["why"]
    assert found == [entry for entry in whole if "nothing" in entry["sentence"] and "paid" in entry["sentence"]]
    assert 0 < len(found) < len(whole)
    assert run(["replay", str(record), "--why", "--only", "bounty xyzzy"]) == 0
    assert "(nothing in the rule log has all of these words: bounty xyzzy)" in capsys.readouterr().out
    for wrong in (["--only", "x"], ["--why", "--only", " "]):
        assert run(["replay", str(record), *wrong]) == 2
        assert "--only chooses among" in capsys.readouterr().err


def test_a_rule_that_did_nothing_is_not_told_of(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What holds in all other cases is told where it does something."""
    assert run(["replay", str(record), "--why", "--json", "--all-seeing"]) == 0
    told = json.loads(capsys.readouterr().out)["why"]
    rest = [number for number, entry in enumerate(told) if entry["sentence"].endswith("as in all other cases")]
    assert any(entry["kind"] == "rule" for entry in told)
    assert all({"kind": "case", "name": told[at]["rules"][-1]["name"]} in told[at + 1]["rules"] for at in rest)


def test_a_game_is_gone_through_in_another_language(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With its reasons; what is the same in every language takes none."""
    assert run(["replay", str(record), "--why", "--seat", "1", "--language", "de"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Totengräber: ") and "gesehen von: Ann\n" in out.splitlines(keepends=True)[0]
    assert "  Stapel wird gemischt   [ruleset.yaml:" in out and "Das Spiel ist aus." in out and "\nPunkte\n" in out
    assert not re.search(r"\b(the|payment|draws|choices|Points)\b", out)
    for same in ("--json", "--verify"):
        assert run(["replay", str(record), same, "--language", "de"]) == 2
        assert "leave out --language" in capsys.readouterr().err
