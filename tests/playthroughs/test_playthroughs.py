"""Recorded playthroughs: what is written, when it differs, and how it is written anew."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.bots import seated
from rulewright.cli.main import run
from rulewright.game import Game
from rulewright.information import Past
from rulewright.playthroughs import PlaythroughFile, Playthroughs, playthrough_comparison, playthrough_files
from rulewright.source.diagnostic import Report

ROOT = Path(__file__).parents[2]
KUHN = ROOT / "rulesets" / "classics" / "kuhn" / "ruleset.yaml"
SHIPPED = sorted((ROOT / "rulesets").rglob("ruleset.yaml"))


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a copy of a small ruleset and no playthrough yet."""
    shutil.copy(KUHN, tmp_path)
    (tmp_path / "playthroughs").mkdir()
    return tmp_path


def file(place: Path, text: str) -> PlaythroughFile:
    """A playthrough file."""
    path = place / "playthroughs" / "one.txt"
    path.write_text(text, encoding="utf-8")
    return PlaythroughFile(path)


def test_a_game_is_written_out_in_full(place: Path) -> None:
    """Chance, everybody's sight, what may be done, what is done, what comes of it, and the result."""
    one = file(place, "playthrough: kuhn\nseed: 3\n")
    tried, changed = Playthroughs().renew(one)
    text = one.path.read_text(encoding="utf-8")
    assert changed is not None and tried.passed == 1
    assert text.startswith(
        "playthrough: kuhn\nseed: 3\n---\nchance: king, 1/3\nchance: queen, 1/2\n\n== 1. Player 1\nPlayer 1 sees:\n"
    )
    assert "  Player 1        1      ?\n  Player 2 (you)  1      queen\n" in text
    assert "\nPlayer 1 may: 1 check; 2 bet\nPlayer 1 chooses: 2 bet\n- Player 1 bets\n" in text
    assert text.endswith("2. Player 2: -2\n")


def test_what_was_written_agrees_and_is_not_written_again(place: Path) -> None:
    """A second run changes nothing, and passes."""
    one = file(place, "playthrough: kuhn\nseed: 3\n")
    Playthroughs().renew(one)
    assert Playthroughs().attempt(one).passed == 1
    assert Playthroughs().renew(one)[1] is None


def test_the_first_line_that_differs_is_shown(place: Path) -> None:
    """Its place, what it says and what happens now, and the lines around it."""
    one = file(place, "playthrough: kuhn\nseed: 3\n")
    Playthroughs().renew(one)
    text = one.path.read_text(encoding="utf-8")
    one.path.write_text(text.replace("2. Player 2\n", "2. Player 1\n", 1), encoding="utf-8")
    (result,) = Playthroughs().attempt(one).results
    (failure,) = result.failures
    assert (failure.code, failure.expected, failure.got) == ("RW861", "== 2. Player 1", "== 2. Player 2")
    assert text.splitlines()[failure.span.position.line - 1] == "== 2. Player 2"
    assert "-== 2. Player 1" in result.trace and "+== 2. Player 2" in result.trace


def test_a_changed_ruleset_shows(place: Path) -> None:
    """Also where only a word of the log has changed."""
    one = file(place, "playthrough: kuhn\nseed: 3\n")
    Playthroughs().renew(one)
    ruleset = place / "ruleset.yaml"
    ruleset.write_text(ruleset.read_text(encoding="utf-8").replace("{me} bets", "{me} raises"), encoding="utf-8")
    assert Playthroughs().attempt(one).failed == 1


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("seed: 3\n", "playthrough"),
        ("playthrough: kuhn\nsead: 3\n", "sead"),
        ("playthrough: kuhn\nseed: three\n", "`seed` must be a whole number"),
        ("playthrough: kuhn\nplayers: 9\n", "not for 9 players"),
        ("playthrough: kuhn\noptions: {no: yes}\n", "no option `no`"),
        ("playthrough: kuhn\nbots: clever\n", "no bot `clever`"),
        ("playthrough: kuhm\n", "no ruleset is called `kuhm`"),
        ("playthrough: kuhn:soft\n", "no variant `soft`"),
        ("", "empty"),
    ],
)
def test_a_head_that_says_nothing_useful_is_refused(place: Path, head: str, message: str) -> None:
    """With a place in the file, and nothing is written."""
    one = file(place, head)
    tried, changed = Playthroughs().renew(one)
    assert changed is None and not tried.results
    assert message in "; ".join(error.message for error in tried.errors)
    assert one.path.read_text(encoding="utf-8") == head


@pytest.mark.parametrize("named", [".", "playthroughs/one.txt"])
@pytest.mark.parametrize(
    ("head", "told"),
    [
        ("playthrough: kuhn\nsead: 3\n", "RW101 a playthrough has no key `sead`"),
        ("playthrough: kuhn\r\nplayers: 9\r\n", "RW860 Kuhn Poker is not for 9 players"),
        ("playthrough: kuhn\nbots: clever\n", "RW860 there is no bot `clever`"),
        ("playthrough: kuhm\n", "RW860 no ruleset is called `kuhm`"),
        ("", "RW010 the file is empty"),
    ],
)
def test_check_tells_what_is_wrong_with_a_head(
    place: Path, head: str, told: str, named: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a folder and by its name, again from memory; and nothing is played."""
    monkeypatch.chdir(place)
    file(place, head)
    for _ in range(2):
        assert run(["check", named]) == 1
        out = capsys.readouterr().out
        assert told in out and "one.txt" in out
    file(place, "playthrough: kuhn\n")
    monkeypatch.setattr(playthrough_comparison, "written", None)
    assert run(["check", named]) == 0
    assert "1 playthrough: nothing to report" in capsys.readouterr().out


def test_nothing_written_yet_fails_and_says_how_to_write(place: Path) -> None:
    """A head alone is not a playthrough that passes."""
    (result,) = Playthroughs().attempt(file(place, "playthrough: kuhn\n")).results
    assert "--update" in result.failures[0].hint


def test_only_the_first_decisions_may_be_written_out(place: Path) -> None:
    """The result is written all the same."""
    one = file(place, "playthrough: kuhn\nseed: 3\ndecisions: 1\n")
    Playthroughs().renew(one)
    text = one.path.read_text(encoding="utf-8")
    assert "== 1. Player 1" in text and "== 2." not in text and "== The end, after 2 decisions" in text


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.parent.name)
def test_every_shipped_ruleset_has_a_playthrough(path: Path) -> None:
    """At least one of its usual game."""
    assert (path.parent / "playthroughs" / "usual.txt").is_file()


@pytest.mark.parametrize(
    "path",
    sorted((ROOT / "rulesets").rglob("playthroughs/*.txt")),
    ids=lambda path: f"{path.parents[1].name}-{path.stem}",
)
def test_shipped_playthroughs_still_go_as_written(path: Path) -> None:
    """Exactly, line by line."""
    tried = Playthroughs().attempt(PlaythroughFile(path))
    assert not tried.errors and [failure.message for result in tried.results for failure in result.failures] == []


def test_stopping_at_chance_makes_no_other_game() -> None:
    """The same seed gives the same positions whether or not the game stops for chance."""
    ruleset = loading.load(ruleset_lookup.find(str(ROOT / "rulesets" / "gravediggers")), Report())
    assert ruleset is not None
    machine = ruleset.machine()
    smooth, stopping = Game.start(machine, 11), Game.start(machine, 11, automatic=False)
    bots, past = seated(["random"], machine.program.players), Past(machine, 11)
    while not smooth.over:
        while stopping.at_chance:
            assert 0 < stopping.draw().probability <= 1
        assert smooth.digest() == stopping.digest()
        seat = min(smooth.state.pending)
        action = bots[seat].choose(smooth, seat, past)
        assert bots[seat].choose(stopping, seat, past) == action
        smooth.choose(seat, action)
        stopping.choose(seat, action)
    assert smooth.log(None) == stopping.log(None)


def test_names_mean_files_beside_rulesets_in_trees_and_themselves(place: Path) -> None:
    """A ruleset, a folder, a file; what holds none gives none."""
    one = file(place, "playthrough: kuhn\n")
    for name in (place, place / "ruleset.yaml", one.path):
        assert [found.path.name for found in playthrough_files(str(name))] == ["one.txt"]
    assert playthrough_files(str(place / "playthroughs" / "none.txt")) == ()
