"""`rulewright sweep`: every configuration stands in the grid, gaps with their reason; figures are those of `compare`;
the report depends on the seed alone.
"""

from __future__ import annotations

import csv
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.cli.main import run
from rulewright.lab.compare import ArmGames


def swept(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    assert run(["sweep", *arguments, "--json"]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    monkeypatch.chdir(tmp_path)
    assert run(["new", "my-game"]) == 0
    capsys.readouterr()
    return "my-game"


def test_a_number_that_is_set_plays_as_a_variant_that_sets_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The variant `rich` sets the purse to 30: the same games, figures and differences as `compare` tells."""
    few = ("--games", "60", "--seed", "1", "--metric", "score", "--jobs", "1")
    cell = swept(capsys, game, "--number", "purse=15,30", *few)["cells"][1]
    assert run(["compare", game, f"{game}:rich", *few, "--json"]) == 0
    arm = json.loads(capsys.readouterr().out)["compared"][0]
    assert cell["fingerprint"] == arm["fingerprint"]
    for key in ("before", "after", "difference", "interval", "pairs"):
        assert cell["effects"][0][key] == arm["effects"][0][key]


def test_options_and_players(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Seats that one of both does not have are no nought; the rows hold what the JSON holds."""
    rows = tmp_path / "grid.csv"
    few = ("-o", "target=10,20", "--players", "2..3", "--games", "100", "--seed", "1", "--rows", str(rows))
    found = swept(capsys, "pig", *few, "--metric", "decisions", "--metric", "seat_wins")
    assert [cell["values"] for cell in found["cells"]] == [
        {"target": target, "players": players} for target in ("10", "20") for players in ("2", "3")
    ]
    assert [cell["players"] for cell in found["cells"]] == [2, 3, 2, 3]
    lengths = [cell["effects"][0] for cell in found["cells"]]
    assert {one["metric"] for one in lengths} == {"decisions"}
    assert all(one["judgement"] == "different" for one in lengths)
    wins = [one for one in found["cells"][1]["effects"] if one["metric"] == "seat_wins"]
    assert {one["judgement"] for one in wins} == {"not tested"}
    with rows.open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert len(table) == sum(len(cell["effects"]) for cell in found["cells"])
    assert (table[0]["option:target"], table[0]["players:players"]) == ("10", "2")
    assert float(table[0]["value"]) == lengths[0]["after"]["value"]
    assert all(row["difference"] == "" and row["reason"] for row in table if row["judgement"] == "not tested")


def test_a_count_that_is_set_plays_as_a_variant_that_sets_it(capsys: pytest.CaptureFixture[str]) -> None:
    """A number by its path, whose class states a total: the same rules as the variant `less_luck`."""
    few = ("--games", "20", "--seed", "1", "--metric", "score", "--jobs", "1")
    path = "components.card.kinds.doubler.count"
    cell = swept(capsys, "gravediggers", "--value", f"{path}=2,4", *few)["cells"][0]
    assert cell["values"] == {path: "2"}
    assert run(["compare", "gravediggers", "gravediggers:less_luck", *few, "--json"]) == 0
    arm = json.loads(capsys.readouterr().out)["compared"][0]
    assert cell["fingerprint"] == arm["fingerprint"]


def test_what_is_not_allowed_is_a_gap(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A purse below nought is refused by the rules: its row says why, and has no figure."""
    arguments = ("sweep", game, "--number", "purse=-5,20,30", "--games", "20", "--seed", "1", "--metric", "score")
    found = swept(capsys, *arguments[1:])
    gap, same, other = found["cells"]
    assert (found["summary"]["configurations"], found["summary"]["gaps"]) == (3, 1)
    assert gap["reason"].startswith("RW") and gap["effects"] == []
    assert (same["unchanged"], other["unchanged"]) == (True, False)
    assert run([*arguments]) == 0
    text = capsys.readouterr().out
    assert "1 of 3 configurations cannot be played:\n  - purse=-5: RW" in text
    assert "cannot be played\n" in text.split("== score")[1]


def test_it_goes_on_where_it_ended(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    save = str(tmp_path / "grid.json")
    wide = ("pig", "-o", "target=10,20", "--metric", "decisions")
    whole = swept(capsys, *wide, "--games", "90", "--seed", "5", "--jobs", "2")
    swept(capsys, *wide, "--games", "30", "--seed", "5", "--save", save)
    more = swept(capsys, *wide, "--games", "90", "--save", save)
    assert (more.pop("told_before"), whole.pop("told_before")) == (30, 0)
    assert more == whole
    assert run(["sweep", "pig", "-o", "target=10,30", "--games", "90", "--save", save]) == 2
    assert "is of another comparison" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "nothing is varied"),
        (["-o", "target=10"], "nothing is varied"),
        (["--number", "targt=1,2"], "there is no number `targt`"),
        (["-o", "targt=1,2"], "did you mean `target`?"),
        (["-o", "target=1,x"], "is not a value of the option"),
        (["-o", "target=10,10"], "`10` stands twice"),
        (["-o", "target=20..10"], "a range goes upwards"),
        (["-o", "target=10..20/0"], "a step of at least 1"),
        (["-o", "target=10..999999999"], "are the most"),
        (["-o", "target=1...5"], "a range is written"),
        (["-o", "target="], "names nothing to vary"),
        (["-o", "target=10,20", "-o", "target=30"], "is named twice"),
        (["--value", "options.target.default=10,20", "--value", "options.target.default=30"], "is named twice"),
        (["--value", "numbers.nothing=1,2"], "there is no `numbers`"),
        (["--value", "state.total=1,2"], "is no whole number; name one"),
        (["--value", "rulewright=1,2"], "is no whole number"),
        (["--value", "options.target.about"], "is no whole number"),
        (["--value", "=1,2"], "names nothing to vary"),
        (["--value", "../x=1,2"], "there is no `../x`"),
        (["--players", "0..3"], "the game is for"),
        (["--players", "two"], "is not a whole number"),
        (["-o", "target=10,20", "--metric", "seat_gab"], "did you mean `seat_gap`?"),
        (["-o", "target=10,20", "--players", "2..3", "--bot", "random,random"], "bots are named for"),
        (["-o", "target=10,20", "--rows", "/nowhere/rows.csv"], "/nowhere"),
    ],
)
def test_wrong_input(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["sweep", "pig", *arguments, "--games", "5", "--seed", "1"]) == 2
    assert words in capsys.readouterr().err


def test_broken_off_and_gone_on_is_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was not played to its end is a gap, never a figure of fewer games."""
    wide = ("pig", "-o", "target=10,20", "--metric", "decisions", "--games", "40", "--seed", "5", "--jobs", "1")
    whole, play_some = swept(capsys, *wide), ArmGames.play_some

    def broken_off(games: ArmGames) -> None:
        if dict(games.arm.made.machine.program.options)["target"] == "20":
            raise KeyboardInterrupt
        play_some(games)

    save = ("--save", str(tmp_path / "grid.json"))
    monkeypatch.setattr(ArmGames, "play_some", broken_off)
    part = swept(capsys, *wide, *save, code=130)
    assert part["interrupted"]
    assert part["cells"][1]["reason"] == "it was broken off before" and part["cells"][1]["effects"] == []
    assert part["cells"][0]["effects"][0]["after"] == whole["cells"][0]["effects"][0]["after"]
    monkeypatch.undo()
    assert swept(capsys, *wide, *save) == whole


def test_other_readings_are_tried_one_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    """Each as `compare` tells it; what is set already is left out, as are numbers."""
    few = ("--games", "60", "--seed", "1", "--metric", "score_spread", "--jobs", "1")
    cells = swept(capsys, "goofspiel", "--rulings", *few)["cells"]
    readings = [f"prizes_come={word}" for word in ("ascending", "descending")]
    others = ["bids=secret", "scoring=difference", "scoring=win_loss"]
    assert [cell["values"] for cell in cells] == [{"ruling": one} for one in ("ties=carried_over", *readings, *others)]
    set_cells = swept(capsys, "goofspiel", "--rulings", "-o", "ties=carried_over", *few)["cells"]
    assert [cell["values"] for cell in set_cells] == [{"ruling": one} for one in (*readings, *others)]
    arms = [f"goofspiel -o ties=carried_over{more}" for more in ("", f" -o {readings[0]}")]
    assert run(["compare", *arms, *few, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["compared"][0]["effects"][0]
    swept_effect = set_cells[0]["effects"][0]
    assert {key: told[key] for key in ("before", "after", "difference", "interval")} == {
        key: swept_effect[key] for key in ("before", "after", "difference", "interval")
    }


def test_the_command_for_rulings_gives_the_same_report(capsys: pytest.CaptureFixture[str]) -> None:
    found = rulewright.sweep("goofspiel", rulings=True, games=20, seed=1, metrics=["decisions"])
    told = str(found)
    (again,) = re.findall("Again: (.*)", told)
    assert run([*shlex.split(again)[1:], "--jobs", "1"]) == 0
    assert capsys.readouterr().out.rstrip("\n") == told.rstrip("\n")


@pytest.mark.parametrize("words", [("kuhn",), ("nim", "-o", "last_one=wins")])
def test_without_other_readings_nothing_is_swept(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["sweep", *words, "--rulings", "--games", "10"]) == 2
    assert "no option of this ruleset has words to choose from, or all are set already" in " ".join(
        capsys.readouterr().err.split()
    )
