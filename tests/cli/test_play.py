"""`rulewright play`: what may be asked of it, files, and going on with a saved game."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.cli.main import run

ROOT = Path(__file__).parents[2]
KUHN = str(ROOT / "rulesets" / "classics" / "kuhn" / "ruleset.yaml")
GOOFSPIEL = str(ROOT / "rulesets" / "classics" / "goofspiel" / "ruleset.yaml")
Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """A command line with answers: its exit code, output and errors."""

    def call(*arguments: str, answers: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{answer}\n" for answer in answers.split())))
        code = run(list(arguments))
        out, err = capsys.readouterr()
        return code, out, err

    return call


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seed", "-1"], "`-1` is not a whole number from 0 to 18446744073709551615"),
        (["--seed", "abc"], "`abc` is not a whole number"),
        (["--seed", ""], "`` is not a whole number"),
        (["--seed", str(2**64)], "is not a whole number from 0 to"),
        (["--seed", "1_0"], "`1_0` is not a whole number"),
        (["--seed", "\uff15"], "is not a whole number"),
        (["--players", "3"], "not for 3 players"),
        (["--human", "0"], "`0` is no seat; the seats are 1 to 2, or write `all`"),
        (["--human", "3"], "`3` is no seat"),
        (["--human", "1,1"], "names seat 1 twice"),
        (["--human", "1,"], "`` is no seat"),
        (["--names", "Ann,Ann"], "two seats are called `Ann`"),
        (["--names", "Player 2"], "seat 1 is called `Player 2`, which looks like the usual name of seat 2"),
        (["--names", " ,Bob"], "a seat's name is empty"),
        (["--names", "a,b,c"], "3 names are given for 2 seats"),
        (["--names", "x" * 25], "24 columns are allowed"),
        (["--bot", "clever"], "there is no bot `clever`"),
        (["--bot", "random,random,random"], "3 bots are named for 2 seats"),
        (["-o", "x"], "`-o x` sets nothing; write `-o name=value`"),
        (["-o", "x=1"], "there is no option `x`"),
        (["-o", "x=1", "-o", "x=2"], "the option `x` is set twice"),
        (["--record", "nowhere/x"], "there is no folder `nowhere`"),
        (["--save", "."], "`.` is a folder"),
        (["--resume", "nowhere"], "No such file"),
    ],
)
def test_what_is_asked_wrongly_is_refused(command: Command, arguments: list[str], message: str) -> None:
    """Exit code 2, and a sentence that says what is allowed; nothing is played."""
    code, out, err = command("play", KUHN, *arguments)
    assert code == 2 and out == "" and message in " ".join(err.split())


def test_seed_zero_is_a_seed(command: Command) -> None:
    """Not the same as none."""
    first, second = (command("play", KUHN, "--seed", "0") for _ in range(2))
    assert first == second and "Seed: 0\n" in first[1]


def test_a_wrong_ruleset_is_told_in_full(command: Command, tmp_path: Path) -> None:
    """Its findings on standard error, exit code 1; a file that is no text: 2."""
    (tmp_path / "bad.yaml").write_text(
        Path(KUHN).read_text().replace("chip", "chp", 1).replace("stack: {per", "stak: {per")
    )
    code, out, err = command("play", str(tmp_path / "bad.yaml"))
    assert (code, out) == (1, "") and "bad.yaml:" in err and "RW" in err
    (tmp_path / "none.yaml").write_bytes(b"\xff\xfe")
    assert command("play", str(tmp_path / "none.yaml"))[0] == 2


def test_people_cannot_type_where_the_ruleset_comes_from(command: Command) -> None:
    """A ruleset from standard input is for bots."""
    assert command("play", "-", "--human", "1")[0] == 2


def test_options_that_differ_are_shown(command: Command) -> None:
    """A table sees by what rules it plays."""
    _, out, _ = command(
        "play", "gravediggers", "--players", "3", "--seed", "1", "-o", "shortfall=skip", "-o", "final-tie=shared"
    )
    assert "Options: shortfall=skip\n" in out


def test_a_record_is_left_of_a_game_that_was_left(command: Command, tmp_path: Path) -> None:
    """Unfinished, with all choices so far; no half-written neighbours."""
    file = tmp_path / "r.json"
    code, _, err = command("play", KUHN, "--human", "all", "--seed", "5", "--record", str(file), answers="1")
    assert code == 2 and err == f"Recorded in `{file}`.\n"
    record = json.loads(file.read_text())
    assert (
        len(record["choices"]) == 1
        and record["finished"] is False
        and [path.name for path in tmp_path.iterdir()] == ["r.json"]
    )


def test_what_is_not_ours_is_not_overwritten(command: Command, tmp_path: Path) -> None:
    """A record may replace a record, and nothing else; that is said before anything is played."""
    file = tmp_path / "notes.txt"
    file.write_text("mine")
    code, out, err = command("play", KUHN, "--seed", "5", "--record", str(file))
    assert code == 2 and out == "" and "it is left alone" in err and file.read_text() == "mine"
    file.unlink()
    assert [command("play", KUHN, "--seed", seed, "--record", str(file))[0] for seed in ("5", "6")] == [0, 0]


# ---- saves -----------------------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_as_it_would_have_gone(command: Command, tmp_path: Path) -> None:
    """Saved in the middle of a sealed choice: the same record in the end, byte for byte."""
    whole, parts, save = tmp_path / "whole", tmp_path / "parts", tmp_path / "save"
    first, second = "3 1 4", "2 5 9 2 6 1 3"
    arguments = ["--players", "2", "--human", "all", "--names", "Ann,Bob", "--seed", "1"]
    command("play", GOOFSPIEL, *arguments, "--record", str(whole), answers=f"{first} {second}")
    code, out, _ = command("play", GOOFSPIEL, *arguments, "--save", str(save), answers=first)
    assert code == 2 and out.endswith(f"Saved to `{save}`. The file holds every secret of the game.\n")
    assert (
        "Bob bids 4"
        not in command("play", GOOFSPIEL, "--resume", str(save), "--record", str(parts), answers=second)[1].partition(
            "Ann, 1"
        )[0]
    )
    assert parts.read_bytes() == whole.read_bytes() and len(json.loads(parts.read_text())["choices"]) == 10


def test_a_save_remembers_who_sits_where(command: Command, tmp_path: Path) -> None:
    """Names, people and bots; the command line may change them."""
    file = str(tmp_path / "s")
    command("play", KUHN, "--human", "2", "--names", "Ann,Bob", "--seed", "5", "--save", file)
    assert "Seats: Ann (random bot), Bob\n" in command("play", KUHN, "--resume", file)[1]
    assert (
        "Seats: Cleo, Bob (random bot)\n"
        in command("play", KUHN, "--resume", file, "--human", "1", "--names", "Cleo,Bob")[1]
    )


@pytest.fixture
def saved(command: Command, tmp_path: Path) -> Path:
    """A saved game of Kuhn poker."""
    file = tmp_path / "s.json"
    command("play", KUHN, "--human", "1", "--seed", "5", "--save", str(file))
    return file


def changed(file: Path, **values: object) -> str:
    """The file with other values."""
    file.write_text(json.dumps(json.loads(file.read_text()) | values))
    return str(file)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"version": 2}, "this save has version 2, written by rulewright 0.1.0; rulewright 0.1.0 reads version 1"),
        ({"fingerprint": "0" * 24}, "its fingerprint is 000000000000000000000000, that of the rules here is "),
        ({"rulewright": "record"}, "this is not a Rulewright save, but a record"),
        ({"decisions": 1}, "the save is damaged: it says digest "),
        ({"slots": [1, 2]}, "the save is damaged: it does not fit"),
        ({"slots": "many"}, 'slots: `"many"` stands where a list is expected'),
        ({"players": 3}, "not for 3 players"),
        ({"extra": 1}, "at its top: `extra` is no key here"),
        ({"game": "other"}, "is a game of `other`, not of `kuhn`"),
        ({"record": None}, "does not hold how the game came there"),
    ],
)
def test_a_save_that_cannot_be_used_is_refused(
    command: Command, saved: Path, values: dict[str, object], message: str
) -> None:
    """Exit code 2, both versions or fingerprints are named, the file stays as it is."""
    before = changed(saved, **values) and saved.read_bytes()
    code, out, err = command("play", KUHN, "--resume", str(saved))
    assert code == 2 and out == "" and message in " ".join(err.split()) and "bug" not in err
    assert saved.read_bytes() == before


STRANGE: tuple[object, ...] = (None, True, -1, 10**9, "\x1b[31m", [], {}, ["x"], {"x": 1})
"""Values of every type that JSON has."""
OF_THE_PROGRAM = re.compile(r"\b(None|True|False|schemas?|instance|regex|sys\.|type '|property|Traceback|bug)\b|\x1b")


@pytest.mark.parametrize("value", STRANGE, ids=ascii)
def test_a_damaged_save_is_told_in_words_about_the_file(command: Command, saved: Path, value: object) -> None:
    """Whichever key has another value: what stands there and what is expected, as the file writes it."""
    whole = saved.read_text()
    for key in json.loads(whole):
        saved.write_text(whole)
        code, _, err = command("play", KUHN, "--resume", changed(saved, **{key: value}))
        assert OF_THE_PROGRAM.search(err) is None, (key, err)
        assert code in (0, 2) and (code == 2 or key in ("ruleset", "program", "log", "record")), (key, err)
    saved.write_text(whole.replace('"version": 1', f'"version": {"9" * 5000}'))
    code, _, err = command("play", KUHN, "--resume", str(saved))
    assert code == 2 and "a number has thousands of digits" in err


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"rulewright": "save"}',
        b"[" * 10_000,
        b'{"a": 1.5}',
        b'{"a": 1, "a": 2}',
    ],
)
def test_a_file_that_is_no_save_is_refused(command: Command, tmp_path: Path, content: bytes) -> None:
    """Empty, cut off, no JSON, no text, too deep: a sentence, no trace."""
    (tmp_path / "s").write_bytes(content)
    code, _, err = command("play", KUHN, "--resume", str(tmp_path / "s"))
    assert code == 2 and "bug" not in err and "`" in err


def test_a_save_cut_off_anywhere_is_refused(command: Command, saved: Path) -> None:
    """Truncated at ten places."""
    whole = saved.read_bytes()
    for part in range(10):
        saved.write_bytes(whole[: len(whole) * part // 10])
        assert command("play", KUHN, "--resume", str(saved))[0] == 2


def test_a_save_brings_its_own_players_and_seed(command: Command, saved: Path) -> None:
    """Asking for others beside it is refused."""
    for arguments in (["--seed", "1"], ["--players", "2"], ["-o", "a=b"]):
        assert command("play", KUHN, "--resume", str(saved), *arguments)[0] == 2


UNSOUND = """\
rulewright: 1
game: unsound
title: Unsound
players: 2
limit: 40 decisions
options: {debt: {values: [yes, no]}}
money: {coin: {bank: {start: 3, may_owe: debt, seen_by: nobody}, purse: {per: player, start: 0, seen_by: everyone}}}
actions: {go: {do: pay 1 from bank to me.purse, says: "{me} takes"}}
phases: {game: {turn: {may: go, by: player 1}}}
score: {of: player, points: player.purse, rank: highest points then shared}
"""


def test_what_is_wrong_in_one_configuration_is_told_as_check_does(command: Command, tmp_path: Path) -> None:
    """With its code and place and the way to `check`; nobody has used the command wrongly."""
    path = tmp_path / "unsound.yaml"
    path.write_text(UNSOUND, encoding="utf-8")
    code, out, err = command("play", str(path), "-o", "debt=yes")
    assert (code, out) == (1, "")
    assert err.startswith("RW512 ")
    assert f"`rulewright check {path}`" in err
    assert "Usage" not in err


@pytest.fixture
def piped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[[str, str], tuple[int, str]]:
    """A command line with what is typed into it, line by line: its exit code and output."""

    def call(words: str, typed: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        return run(words.split()), capsys.readouterr().out

    return call


Piped = Callable[[str, str], tuple[int, str]]


def test_examples_of_a_pipe_fit_their_games(piped: Piped) -> None:
    """Those of the page on playing: every line that they type is taken."""
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    examples = re.findall(r"^\$ printf '(.+)' \| rulewright (play .+)$", page, re.MULTILINE)
    assert len(examples) >= 2
    for typed, words in examples:
        lines = typed.removesuffix("\\n").split("\\n")
        out = piped(words, "".join(f"{line}\n" for line in lines))[1]
        assert "is not allowed" not in out and all(f": {line}\n" in out for line in lines), words


def test_a_pipe_that_never_fits_ends(piped: Piped) -> None:
    """Twenty lines in a row; one that fits begins the count anew."""
    code, out = piped("play nim --human 1 --seed 1", "xyzzy\n" * 500)
    assert code == 2 and out.count("`xyzzy` is not allowed") == 20
    assert "20 lines in a row did not fit: nothing more is read." in out
    code, out = piped("play nim --human 1 --seed 1", ("xyzzy\n" * 19 + "first\n") * 40)
    assert code == 0 and "nothing more is read" not in out


@pytest.mark.parametrize("game", ["nim", "gravediggers", "go_fish"])
def test_the_first_choice_has_a_word(game: str, piped: Piped) -> None:
    """Also for several things at once, and for a number."""
    code, out = piped(f"play {game} --human 1 --seed 1", "first\n" * 600)
    assert code == 0 and "is not allowed" not in out
