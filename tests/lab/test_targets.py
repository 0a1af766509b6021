"""Targets: read with places, judged by hand-made figures, and `rulewright assess` as a stranger and as CI use it."""

from __future__ import annotations

import json
import random
import xml.etree.ElementTree as ET
from math import inf
from pathlib import Path

import pytest

import rulewright
from rulewright.cli.main import run
from rulewright.lab.compare import ArmFigure
from rulewright.lab.metric import Unit
from rulewright.lab.targets import read_target_text
from rulewright.lab.targets.assessment import TargetStanding, standing_of
from rulewright.lab.targets.conditions import BadCondition, condition_of
from rulewright.lab.targets.games_needed import games_needed
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source
from rulewright.stats import ConfidenceInterval, share

HEAD = "assess: kuhn\n"


@pytest.mark.parametrize(
    ("text", "unit", "low", "high", "part"),
    [
        ("< 4 %", Unit.SHARE, -inf, 0.04, None),
        ("<=0.04", Unit.SHARE, -inf, 0.04, None),
        ("> 0.3", Unit.NUMBER, 0.3, inf, None),
        (">= 12", Unit.DECISIONS, 12, inf, None),
        ("60..90", Unit.DECISIONS, 60, 90, None),
        ("60..90 for 90 %", Unit.DECISIONS, 60, 90, 0.9),
        ("20 .. 30 %", Unit.SHARE, 0.2, 0.3, None),
        ("-3..3", Unit.POINTS, -3, 3, None),
        ("none", Unit.ACTIONS, -inf, 0, None),
    ],
)
def test_conditions(text: str, unit: Unit, low: float, high: float, part: float | None) -> None:
    found = condition_of(text, unit)
    assert (found.low, found.high, found.part) == (low, high, part)


@pytest.mark.parametrize(
    ("text", "unit", "words"),
    [
        ("4", Unit.SHARE, "is no target"),
        ("< many", Unit.SHARE, "is no target"),
        ("< 4 %", Unit.DECISIONS, "this is no share"),
        ("90..60", Unit.DECISIONS, "nothing lies between"),
        ("> 140 %", Unit.SHARE, "no share is like that"),
        (">= 0 %", Unit.SHARE, "every figure is like that"),
        ("60..90 for 100 %", Unit.DECISIONS, "both left out"),
        ("< 1e9", Unit.DECISIONS, "is no target"),
    ],
)
def test_words_that_are_no_target(text: str, unit: Unit, words: str) -> None:
    with pytest.raises(BadCondition, match=words):
        condition_of(text, unit)


@pytest.mark.parametrize(
    ("low", "high", "standing"),
    [(1, 2, TargetStanding.MET), (3.1, 9, TargetStanding.MISSED), (2, 4, TargetStanding.OPEN)],
)
def test_an_interval_decides(low: float, high: float, standing: TargetStanding) -> None:
    assert standing_of(condition_of("< 3", Unit.POINTS), ConfidenceInterval(low, high)) is standing


def test_a_figure_on_the_end_of_its_target_is_seldom_called_either() -> None:
    """Where the truth is the bound itself, `met` and `missed` are both wrong: 15
    of 300 are promised, 30 are beyond all luck.
    """
    drawn, condition = random.Random(1), condition_of("< 4 %", Unit.SHARE)
    found = [standing_of(condition, share(sum(drawn.random() < 0.04 for _ in range(500)), 500)) for _ in range(300)]
    assert sum(standing is not TargetStanding.OPEN for standing in found) < 30
    far = [standing_of(condition, share(sum(drawn.random() < 0.08 for _ in range(500)), 500)) for _ in range(300)]
    assert TargetStanding.MET not in far
    assert far.count(TargetStanding.MISSED) > 200


@pytest.mark.parametrize(
    ("value", "bound"),
    [(0.0, "< 2 %"), (1.0, ">= 99 %"), (0.05, "< 4 %"), (0.02, "> 1 %"), (0.5, "< 60 %"), (0.97, "90..99 %")],
)
@pytest.mark.parametrize("played", [5, 20, 60])
def test_so_many_games_more_decide_a_share(value: float, bound: str, played: int) -> None:
    """With so many games and the same share the interval lies on one side; with a tenth fewer it does not."""
    condition = condition_of(bound, Unit.SHARE)
    level = 1 - 0.05 / 6
    interval = share(value * played, played, level)
    assert standing_of(condition, interval) is TargetStanding.OPEN
    more = games_needed(condition, ArmFigure(value, interval), played, is_share=True)
    assert more is not None
    enough, few = played + more + 1, int((played + more) * 0.9)
    assert standing_of(condition, share(value * enough, enough, level)) is not TargetStanding.OPEN
    assert few < played or standing_of(condition, share(value * few, few, level)) is TargetStanding.OPEN


def test_an_interval_that_is_cut_off_at_a_limit_promises_no_fewer_games() -> None:
    """A gap of seats is never below 0. What is cut off there would have told of 960 games, or of 2."""
    gap, condition = ConfidenceInterval(0.0, 0.409), condition_of("< 4 %", Unit.SHARE)
    more = games_needed(condition, ArmFigure(0.05, gap), 40, is_share=False)
    assert more is not None and 40_000 < more < 60_000
    assert games_needed(condition, ArmFigure(0.04, gap), 40, is_share=False) is None


SELDOM = """\
rulewright: 1
game: seldom
players: 3
limit: 50 decisions
state: {shared: {is: 0..3, start: 0}, own: {is: 0..9, per: player, start: 0}}
actions:
  raise: {do: add 1 to shared}
  mine: {do: add 1 to me.own}
phases:
  game:
    go:
      turns: player me clockwise from player 1
      steps: {act: {must: [raise, mine]}}
      until: any(player p where p.own > 3)
score: {of: player, points: player.own, rank: highest points then shared}
"""
"""Most games end in a fault, and no game takes more than fifty decisions."""


def test_games_that_give_no_number_are_played_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A figure that counts a tenth of the games needs ten times as many for each that it lacks."""
    (tmp_path / "targets").mkdir()
    (tmp_path / "ruleset.yaml").write_text(SELDOM, encoding="utf-8")
    text = "assess: seldom\ntargets: {decisions: 1..50 for 80 %}\n"
    (tmp_path / "targets" / "t.yaml").write_text(text, encoding="utf-8")

    def verdict(games: int) -> dict[str, object]:
        assert run(["assess", str(tmp_path), "--games", str(games), "--seed", "1", "--json"]) == 1
        (one,) = json.loads(capsys.readouterr().out)["files"][0]["targets"]
        assert isinstance(one, dict)
        return one

    few = verdict(40)
    assert few["verdict"] == "undecided" and isinstance(few["games"], int) and 0 < few["games"] < 10
    assert isinstance(few["more_games"], int)
    assert verdict(40 + few["more_games"] * 3 // 2)["verdict"] == "met"
    assert verdict(40 + few["more_games"] // 2)["verdict"] == "undecided"


# ---- reading ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (HEAD + "targets: {seat_gab: < 4 %}\n", "2:11 RW911"),
        (HEAD + "targets:\n  ties: < 4 parts\n", "3:9 RW912"),
        (HEAD + "targets:\n  decisions: > 4 %\n", "3:14 RW912"),
        (HEAD + "targets:\n  seat_gap: 0..1 % for 5 %\n", "3:13 RW912"),
        ("assess: nosuch\ntargets: {ties: none}\n", "1:9 RW910"),
        (HEAD + "players: 3\ntargets: {ties: none}\n", "2:10 RW913"),
        (HEAD + "bots: randon\ntargets: {ties: none}\n", "2:7 RW913"),
        (HEAD + "options: {nosuch: 3}\ntargets: {ties: none}\n", "2:10 RW913"),
        (HEAD + "games: 0\ntargets: {ties: none}\n", "2:8 RW102"),
        (HEAD + "target: {ties: none}\n", "2:1 RW101"),
        (HEAD + "targets: {}\n", "2:10 RW"),
        ("targets: {ties: none}\n", "1:1 RW103"),
        (HEAD + "targets: {ties: [1]}\n", "2:17 RW102"),
        (HEAD, "1:1 RW103"),
    ],
)
def test_what_is_wrong_is_told_at_its_place(text: str, told: str) -> None:
    report = Report()
    assert read_target_text(Path("targets.yaml"), Source("targets.yaml", text), report) is None
    found = [f"{one.span.position} {one.code}" for one in report]
    assert any(one.startswith(told) for one in found), found


@pytest.mark.parametrize("number", ["0", "1000001", "99999999999999999999", "007", "1.5", "1e3"])
def test_a_number_that_is_not_allowed_is_quoted_with_those_that_are(number: str) -> None:
    report = Report()
    read_target_text(Path("t.yaml"), Source("t.yaml", HEAD + f"games: {number}\ntargets: {{ties: none}}\n"), report)
    assert [one.message.replace("`", "") for one in report] == [
        f"expected a number of games from 1 to 1000000, got {number}"
    ]


def test_a_sign_that_yaml_refuses_is_read() -> None:
    """`skill: > 0.3` begins a block in YAML; here it is what it looks like, and messages show it so."""
    report, text = Report(), HEAD + "targets:\n  decisions: > 1\n  skill: >= 0.3  # strong\nabout: a > b\n"
    sheet = read_target_text(Path("targets.yaml"), Source("targets.yaml", text), report)
    assert sheet is not None and not list(report)
    assert [one.condition.text for one in sheet.targets] == ["> 1", ">= 0.3"]
    assert sheet.targets[0].span.text == "> 1"


# ---- the command -----------------------------------------------------------------------------------------------------


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """A new game with targets of which one is met, one missed, one undecided."""
    monkeypatch.chdir(tmp_path)
    assert run(["new", "my-game"]) == 0
    capsys.readouterr()
    folder = tmp_path / "my-game" / "targets"
    folder.mkdir(exist_ok=True)
    for file in folder.iterdir():
        file.unlink()
    (folder / "all.yaml").write_text(
        'assess: my_game\ngames: 400\ntargets:\n  completion: "> 90 %"\n  decisions: 1..3\n  ties: < 3.3 %\n'
    )
    return tmp_path


def test_met_missed_and_undecided(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["assess", "my-game", "--seed", "1", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["summary"] == {"met": 1, "missed": 1, "undecided": 1}
    by_name = {one["metric"]: one for one in told["files"][0]["targets"]}
    assert {name: one["verdict"] for name, one in by_name.items()} == {
        "completion": "met",
        "decisions": "missed",
        "ties": "undecided",
    }
    assert by_name["ties"]["more_games"] is None or by_name["ties"]["more_games"] > 0
    assert by_name["decisions"]["line"] == 5
    from_python = rulewright.assess("my-game", seed=1)
    assert (from_python.met, from_python.missed, from_python.undecided) == (1, 1, 1)
    assert from_python.files == told["files"]
    assert told["files"][0]["error"] == 0.05
    again = told["files"][0]["command"]
    assert run([*again.split()[1:], "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == told


def test_the_forms_of_ci(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["assess", "my-game", "--seed", "1", "--games", "300", "--format"]
    assert run([*arguments, "github"]) == 1
    github = capsys.readouterr().out.splitlines()
    assert github[0].startswith("::error file=my-game/targets/all.yaml,line=5,endLine=5,col=14")
    assert any(line.startswith("::warning file=my-game/targets/all.yaml,line=6") for line in github)
    assert run([*arguments, "junit"]) == 1
    suites = ET.fromstring(capsys.readouterr().out)
    assert [suite.get("failures") for suite in suites] == ["1"]
    assert run([*arguments, "sarif"]) == 1
    results = json.loads(capsys.readouterr().out)["runs"][0]["results"]
    assert [(one["ruleId"], one["level"]) for one in results] == [("RW914", "error"), ("RW915", "warning")]
    assert "--seed 1" in results[0]["message"]["text"]


def test_undecided_fails_only_where_asked(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = repository / "my-game" / "targets" / "all.yaml"
    file.write_text("assess: my_game\ngames: 30\ntargets: {ties: 0.1..5 %}\n")
    assert run(["assess", "my-game", "--seed", "1"]) == 0
    assert "undecided" in capsys.readouterr().out
    assert run(["assess", str(file), "--seed", "1", "--strict"]) == 1


def test_never_played_and_skill(repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = repository / "my-game" / "targets" / "all.yaml"
    file.write_text(
        "assess: my_game\ngames: 300\nstrong_games: 24\nstrong: flat(iterations=16)\n"
        "targets: {never_played: none, skill: > 0}\n"
    )
    assert run(["assess", ".", "--seed", "1", "--json", "--jobs", "1"]) == 0
    told = {one["metric"]: one for one in json.loads(capsys.readouterr().out)["files"][0]["targets"]}
    assert told["never_played"]["verdict"] == "met"
    assert told["skill"]["figure"] > 0
    file.write_text("assess: my_game\ngames: 300\ntargets: {never_played: none}\n")
    rules = repository / "my-game" / "ruleset.yaml"
    rules.write_text(
        rules.read_text()
        .replace("actions:\n", 'actions:\n  stand: {where: players > 9, says: "{me} stands"}\n')
        .replace("{everyone: bid}", "{everyone: [bid, stand]}")
    )
    assert run(["assess", "my-game", "--games", "300", "--seed", "1"]) == 1
    assert "1: stand, in 300 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["kuhn"], "has no targets"),
        (["nosuch"], "no ruleset is called"),
        ([".", "--games", "0"], "is not a whole number"),
        (["my-game", "--json", "--format", "github"], "exclude each other"),
    ],
)
def test_wrong_usage(arguments: list[str], words: str, repository: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["assess", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_mistakes_in_a_file_are_told_and_nothing_is_played(
    repository: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = repository / "my-game" / "targets" / "all.yaml"
    file.write_bytes(b"assess: my_game\r\ntargets:\r\n  seat_gab: < 4 %\r\n")
    assert run(["assess", "my-game"]) == 1
    assert "did you mean `seat_gap`?" in capsys.readouterr().out
    assert run(["check", "my-game"]) == 1
    assert "RW911" in capsys.readouterr().out
