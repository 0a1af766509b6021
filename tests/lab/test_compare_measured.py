"""`rulewright compare` on what `rulewright measure` tells: choices, drama, leads, skill, usage;
with the same games, pairs and corrections.
"""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Any

import pytest

import rulewright as rw
from rulewright.cli.main import run
from rulewright.lab.compare.metric_choice import NAMES, USAGE
from rulewright.lab.match_metrics import SKILL
from rulewright.lab.metrics.all_metrics import LOG_METRICS

from .test_compare import without_checksum

PIG = ("pig -o target=10", "pig -o target=20")
VALUES = ("--value-bot", "flat(iterations=4)", "--strong", "greedy(samples=1)")
FEW = ("--games", "8", "--seed", "3")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert run([*arguments, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def effects(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """By metric; of seats the first."""
    return {one["metric"]: one for one in reversed(found["compared"][0]["effects"])}


@pytest.fixture(scope="module")
def compared() -> dict[str, Any]:
    """In Python, with all that there is."""
    return rw.compare(*PIG, games=8, seed=3, value_bot=VALUES[1], strong=VALUES[3]).summary()


def test_everything_that_is_measured_can_be_compared() -> None:
    assert set(NAMES) == {metric.name for metric in LOG_METRICS} | {SKILL.name, USAGE}


def test_the_figures_are_those_that_measure_tells(compared: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """Number for number: the same games, looked at by the same bots."""
    alone = told(capsys, "measure", "pig", "-o", "target=10", *FEW, *VALUES, "--match-games", "8")
    numbers = {one["name"]: one["estimates"][0]["number"] for one in alone["metrics"]}
    numbers |= {one["name"]: one["number"] for one in alone["matches"]}
    found = rw.load("pig", options={"target": 10}).measure(8, seed=3, value_bot=None, strong=VALUES[3])
    assert found["matches"] == alone["matches"]
    tried = {name: one["before"]["value"] for name, one in effects(compared).items() if one["before"]}
    assert {"drama", "branching", "lead_changes", "skill", "seat_gap"} <= set(tried)
    assert tried == pytest.approx({name: numbers[name] for name in tried}, abs=1e-5)


def test_longer_games_are_told_apart_from_wider_ones(capsys: pytest.CaptureFixture[str]) -> None:
    """There are two choices at most in Pig, whatever the target; a game to 30 has more turns than one to 10."""
    words = ("pig -o target=10", "pig -o target=30", "--games", "60", "--seed", "1")
    found = effects(told(capsys, "compare", *words, "--metric", "turns", "--metric", "branching", "--within", "0.2"))
    assert found["turns"]["judgement"] == "different" and found["turns"]["difference"] > 1
    assert found["branching"]["judgement"] == "equivalent"


def test_what_nobody_uses_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    """A card that one of both does not have is told as such, and not as unused."""
    found = told(capsys, "compare", "kuhn", "leduc", "--games", "60", "--seed", "1", "--metric", "usage")
    used = {one["metric"]: one for one in found["compared"][0]["effects"]}
    assert used["used: action bet"]["before"]["value"] > 0.5
    only = [one for one in used.values() if one["judgement"] == "not tested"]
    assert only and all(one["reason"] == "no game of one of both gives a number" for one in only)
    assert found["family"] == len(used)


def test_a_grid_tells_the_same(compared: dict[str, Any], tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    asked = ("--metric", "drama", "--metric", "skill", "--rows", str(rows))
    assert run(["sweep", "pig", "--option", "target=10,20", *FEW, *VALUES, *asked]) == 0
    told = [
        row for row in csv.DictReader(rows.read_text(encoding="utf-8").splitlines()) if row["option:target"] == "10"
    ]
    expected = {name: effects(compared)[name]["before"]["value"] for name in ("drama", "skill")}
    assert {row["metric"]: float(row["value"]) for row in told} == pytest.approx(expected)


def test_it_goes_on_where_it_ended(
    compared: dict[str, Any], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = str(tmp_path / "run.json")
    words = ("compare", *PIG, *VALUES, "--seed", "3", "--save", save, "--jobs", "1")
    told(capsys, *words, "--games", "5")
    more = told(capsys, *words, "--games", "8")
    assert (more["compared"], more["told_before"]) == (compared["compared"], 5)
    for other in (("--metric", "ties"), ("--value-bot", "flat(iterations=5)"), ("--strong", "random")):
        assert run([*words, "--games", "8", *other]) == 2
        assert "is of another comparison" in capsys.readouterr().err
    Path(save).write_text(without_checksum(Path(save).read_text().replace('"drama":[', '"drama":[1,', 1)))
    assert run([*words, "--games", "8"]) == 2
    assert "holds no games" in capsys.readouterr().err


def test_the_bots_that_it_rests_on_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compare", *PIG, *FEW, "--metric", "skill", "--metric", "drama", "--value-bot", VALUES[1]]) == 0
    text = capsys.readouterr().out
    assert "told by flat(iterations=4)." in text and "Skill is that of greedy among random ones" in text
    assert text.endswith("--seed 3 --value-bot 'flat(iterations=4)' --strong greedy --metric skill --metric drama\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--metric", "dramma"], "did you mean `drama`?"),
        (["--value-bot", "random"], "values come from a bot that plays on many times"),
        (["--value-bot", "flat(seconds=1)"], "by iterations"),
        (["--strong", "nobody"], "nobody"),
    ],
)
def test_wrong_input(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compare", "kuhn", "kuhn", "--games", "2", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_a_page_shows_how_games_go(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The curves are those of `measure`, drawn from what is kept; without a value bot there are none."""
    page, alone, bare = (tmp_path / name for name in ("page.html", "alone.html", "bare.html"))
    assert run(["compare", *PIG, *FEW, "--value-bot", VALUES[1], "--report", str(page)]) == 0
    assert run(["measure", "pig", "-o", "target=10", *FEW, "--value-bot", VALUES[1], "--report", str(alone)]) == 0
    assert run(["compare", *PIG, *FEW, "--report", str(bare)]) == 0
    lines = re.findall(r"<polyline[^>]*>", alone.read_text(encoding="utf-8"))
    shown, plain = (one.read_text(encoding="utf-8") for one in (page, bare))
    assert lines and "How games go" in shown and "How games go" not in plain
    assert all(line in shown for line in lines)
