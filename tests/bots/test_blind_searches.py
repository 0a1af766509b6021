"""Where no position is found a bot chooses at random, and every command that lets it play says so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.information import NoWorld, SearchCount
from rulewright.information.belief import Belief
from rulewright.information.observation import Stream
from rulewright.information.search_count import counted
from rulewright.search import THINKERS

SEARCHING, WORDS = "ismcts(iterations=5, horizon=end)", "no position was found"


@pytest.fixture
def no_worlds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No game ever agrees with what a seat has seen."""

    def lost(self: Belief, stream: Stream) -> None:
        raise NoWorld("nothing is found here")

    monkeypatch.setattr(Belief, "follow", lost)
    THINKERS.forget()  # nothing was found before; what is lost is not looked for again, not by later tests either
    yield
    THINKERS.forget()


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command writes that ends well."""
    assert run(list(arguments)) == 0
    return capsys.readouterr().out


def tournament(*more: str) -> tuple[str, ...]:
    return ("tournament", "kuhn", "--bots", f"{SEARCHING},random", "--games", "6", "--seed", "1", "--jobs", "1", *more)


def simulate(*more: str) -> tuple[str, ...]:
    return ("simulate", "kuhn", "--bot", f"{SEARCHING},random", "--games", "6", "--seed", "1", "--jobs", "1", *more)


def test_who_finds_positions_counts_its_searches_only(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, rows in ((tournament(), "bots"), (simulate(), "seats")):
        assert WORDS not in told(capsys, *arguments)
        first, other = (one["searches"] for one in json.loads(told(capsys, *arguments, "--json"))[rows])
        assert (first["asked"] >= 6, first["blind"]) == (True, 0)
        assert other == {"asked": 0, "blind": 0}


@pytest.mark.usefixtures("no_worlds")
def test_who_finds_none_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, rows in ((tournament(), "bots"), (simulate(), "seats")):
        text = told(capsys, *arguments)
        first, other = (one["searches"] for one in json.loads(told(capsys, *arguments, "--json"))[rows])
        assert first["blind"] == first["asked"] >= 6
        assert other == {"asked": 0, "blind": 0}
        assert f"{SEARCHING}: {first['asked']} of {first['asked']} choices (100.0 %) were made at random" in text
        assert text.count(WORDS) == 1


@pytest.mark.usefixtures("no_worlds")
def test_a_table_is_told_once_and_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "play", "leduc", "--bot", SEARCHING, "--seed", "3", "--plain")
    assert text.count("finds no position that agrees") == 2  # one line for each of two bots
    assert text.count(WORDS) == 2


@pytest.mark.usefixtures("no_worlds")
@pytest.mark.parametrize("command", [tournament, simulate])
def test_counts_are_kept_with_what_is_saved(
    command: object, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert callable(command)
    file, whole = tmp_path / "saved.json", told(capsys, *command("--json"))
    shorter = [*command("--json", "--save", str(file))]
    shorter[shorter.index("--games") + 1] = "4"
    told(capsys, *shorter)
    assert told(capsys, *command("--json", "--save", str(file))) == whole


def test_only_counts_count() -> None:
    """A bot of somebody's own may have an attribute of that name."""

    class Odd:
        searches = "many"

    assert counted(Odd()) == counted(object()) == SearchCount()
