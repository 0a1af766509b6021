"""`--report` and `--rows`: pages and rows that hold what the report says, the
same bytes for the same games, gaps as gaps.
"""

from __future__ import annotations

import csv
import json
import re
import shlex
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.game_logs import TellingGame, TellingGames, points_ahead
from rulewright.game_logs.telling_games import CLOSEST, LONGEST, ONE_SIDED

MEASURE = "measure kuhn --games 20 --seed 5 --value-bot flat(iterations=10) --length 2..2"
ALONE = ("--jobs", "1")
"""Other processes take longer to start than all of these games."""
STUCK = """\
rulewright: 1
game: stuck
title: Stuck
about: It never ends.
players: 2
limit: 6 decisions
state: {total: {is: 0..1, start: 0}}
actions:
  wait: {says: "{me} waits"}
  rest: {says: "{me} rests"}
phases:
  game:
    again: {repeat: {one: {each: player me clockwise from player 1, steps: {ask: {must: [wait, rest]}}}},
        while: total < 1}
score: {of: player, points: 0, rank: highest points then shared}
"""


def written(words: str, folder: Path, name: str = "page.html", code: int = 0) -> str:
    assert run([*shlex.split(words), *ALONE, "--report", str(folder / name)]) == code
    return (folder / name).read_text(encoding="utf-8")


def rows(words: str, folder: Path) -> list[dict[str, str]]:
    assert run([*shlex.split(words), *ALONE, "--rows", str(folder / "rows.csv")]) == 0
    with (folder / "rows.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, strict=True))


class _Text(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def told(page: str) -> str:
    parser = _Text()
    parser.feed(page)
    return " ".join(" ".join(parser.texts).split())


# ---- which games -----------------------------------------------------------------------------------------------------


def test_which_games_tell_most() -> None:
    """The closest, of equal ones the longest; the most one-sided, of equal ones the shortest;
    the longest, of equal ones the first.
    """
    found = TellingGames()
    for number, (decisions, lead) in enumerate([(5, 3.0), (9, 1.0), (4, 7.0), (8, 1.0), (3, 7.0), (9, 2.0)]):
        found.add(TellingGame(number, decisions, lead))
    assert [(one.number, one.why) for one in found.games] == [
        (1, (CLOSEST, LONGEST)),
        (4, (ONE_SIDED,)),
    ]


def test_only_the_games_that_tell_are_kept() -> None:
    found, kept = TellingGames(), set[int]()
    for number in range(50):
        kept.add(number)
        kept -= set(found.add(TellingGame(number, number * 7 % 50, float(number * 13 % 50))))
        assert kept == {one.number for one in found.games}


@pytest.mark.parametrize(
    ("ranks", "scores", "members", "lead"),
    [
        ((2, 1, 3), (4, 9, 1), 3, 5.0),
        ((1, 2, 3), (2, 5, 9), 3, 3.0),  # where the lowest score wins
        ((1, 1, 3), (9, 9, 0), 3, 0.0),
        ((1, 2, 1, 2), (7, 3, 7, 3), 2, 4.0),  # partners
        ((1,), (3,), 1, None),
    ],
)
def test_points_ahead(ranks: tuple[int, ...], scores: tuple[int, ...], members: int, lead: float | None) -> None:
    assert points_ahead(ranks, scores, members) == lead


# ---- pages -----------------------------------------------------------------------------------------------------------


def test_a_measurement(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = written(MEASURE, tmp_path)
    capsys.readouterr()
    assert run([*shlex.split(MEASURE), *ALONE, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    text = told(page)
    for one in found["metrics"]:
        assert one["title"] in text and one["formula"] in text
    wins = found["metrics"][0]["estimates"]
    assert all(f"{100 * one['number']:.1f} %" in text for one in wins)
    for part in (
        "Who wins",
        "How long it takes",
        "How it goes",
        "Cards and actions",
        "never reached",
        "The closest",
        "the longest",
    ):
        assert part.lower() in text.lower()
    assert page.count('class="log"') >= 2 and "polyline" in page and 'class="bar"' in page
    (command,) = re.findall(r'<pre class="command">(.*?)</pre>', page)
    assert run([*shlex.split(unescape(command))[1:], *ALONE]) == 0, "the command that it names"
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == page, "and it gives the same page"


def test_a_measurement_without_values(tmp_path: Path) -> None:
    """What was not measured is told with its reason."""
    text = told(written("measure kuhn --games 1 --seed 1 --value-bot none", tmp_path))
    assert "Not measured: it needs a value bot" in text
    assert re.search(r"Not measured: [^:]*, drama, [^:]*: it needs a value bot \(--value-bot\)\.", text)
    assert "nan" not in text.lower().split()


@pytest.mark.parametrize(
    "words",
    [
        "compare kuhn leduc --games 30 --seed 5",
        "sweep goofspiel -o cards=2..3 -o ties --games 20 --seed 5",
        "tournament kuhn --bots random,greedy(samples=2) --games 8 --seed 5",
    ],
)
def test_the_same_command_gives_the_same_page(words: str, tmp_path: Path) -> None:
    page = written(words, tmp_path)
    (command,) = re.findall(r'<pre class="command">(.*?)</pre>', page)
    (tmp_path / "page.html").unlink()
    assert run([*shlex.split(unescape(command))[1:], *ALONE]) == 0
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == page
    assert page.count('class="log"') >= 2 and "another way" not in page
    assert ("Rules that were never reached" in page) == (not words.startswith("tournament"))


def test_rules_that_one_ruleset_reaches_and_another_does_not(tmp_path: Path) -> None:
    """Beside each that is never reached stands whether the first ruleset reaches it."""
    (tmp_path / "stuck.yaml").write_text(STUCK, encoding="utf-8")
    (tmp_path / "variants").mkdir()
    moving = "variant: moving\nextends: stuck\ntitle: Moving\nabout: It ends.\nadd: {actions.wait.do: set total to 1}\n"
    (tmp_path / "variants" / "moving.yaml").write_text(moving, encoding="utf-8")
    path = shlex.quote(str(tmp_path / "stuck.yaml"))
    text = told(written(f"compare {path}:moving {path} --games 12 --seed 1", tmp_path, code=1))
    assert "in the first 12 games" in text
    assert "condition never false: total < 1 reached" in text


def test_games_to_read_are_those_that_were_played(tmp_path: Path) -> None:
    """Also where different bots rotate, and search."""
    for words in (
        "compare kuhn leduc --bot random,flat(iterations=5) --games 12 --seed 3",
        "tournament leduc --bots random,flat(iterations=5) --games 12 --seed 3",
    ):
        assert "another way" not in written(words, tmp_path)


def test_games_that_do_not_end(tmp_path: Path) -> None:
    """No figure is made up of them."""
    (tmp_path / "stuck.yaml").write_text(STUCK, encoding="utf-8")
    path = shlex.quote(str(tmp_path / "stuck.yaml"))
    for words in (
        f"measure {path} --games 3 --seed 1 --value-bot none",
        f"compare {path} kuhn --games 3 --seed 1",
        f"tournament {path} --bots random,greedy(samples=1) --games 4 --seed 1",
    ):
        page = written(words, tmp_path, code=1)
        assert "did not end by the rules" in told(page) or "ended with" in told(page), words
        assert ("nan" not in told(page).lower().split() and 'class="bar"' not in page) or "kuhn" in words


# ---- rows ------------------------------------------------------------------------------------------------------------


def test_rows_of_a_measurement(tmp_path: Path) -> None:
    found = rows(MEASURE, tmp_path)
    wins = [one for one in found if one["name"] == "seat_wins"]
    assert [one["seat"] for one in wins] == ["1", "2"] and sum(float(one["value"]) for one in wins) == pytest.approx(1)
    assert {one["kind"] for one in found} == {"metric", "action", "component", "rule"}
    gaps = [one for one in found if one["kind"] == "metric" and not one["value"]]
    assert gaps and all(one["reason"] for one in gaps)


def test_rows_of_a_comparison_and_a_tournament(tmp_path: Path) -> None:
    found = rows("compare kuhn leduc --games 30 --seed 5", tmp_path)
    assert {one["compared"] for one in found} == {"leduc"} and {one["metric"] for one in found} >= {"seat_gap", "ties"}
    played = rows("tournament kuhn --bots random,greedy(samples=2) --games 8 --seed 5", tmp_path)
    assert len(played) == 16 and {one["bot"] for one in played} == {"random", "greedy(samples=2)"}
    assert all(sum(int(one["score"]) for one in played if one["game"] == str(game)) == 0 for game in range(8))


@pytest.mark.parametrize(("option", "name"), [("--report", "page.txt"), ("--report", "page"), ("--rows", "rows.xlsx")])
def test_a_name_that_says_something_else(option: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["measure", "kuhn", "--games", "1", option, name]) == 2
    assert "let the name of" in capsys.readouterr().err


def test_a_page_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is told before games are played."""
    target = tmp_path / "missing" / "page.html"
    assert run(["measure", "kuhn", "--games", "1000000", "--report", str(target)]) == 2
    assert "cannot write" in capsys.readouterr().err
