"""Skill, skill trace, restricted play: by hand, and by command; and bots that are denied something."""

from __future__ import annotations

import json
from array import array
from typing import Any

import pytest

from rulewright.bots import UnknownBot, named, restricted
from rulewright.bots.spelling import parsed
from rulewright.cli.main import run
from rulewright.lab.match_metrics import MATCH_METRICS, RESTRICTED_PLAY, SKILL, SKILL_TRACE, skill_of, wins_of_the_one
from rulewright.lab.metrics.all_metrics import ALL_METRICS
from rulewright.lab.metrics.bot_matches import Match, figure_of_match, matches_of
from rulewright.lab.outcomes import Outcomes
from rulewright.stats import Block
from rulewright.stats.game_result import Trouble

from .test_decision_metrics import HAND as DECISIONS
from .test_outcome_metrics import HAND as OUTCOMES


def outcomes(*ranks: tuple[int, ...], members: int, fault: int | None = None) -> Outcomes:
    players = len(ranks[0])
    found = Outcomes(players, members)
    numbers = array("q", [one for row in ranks for one in row])
    troubles = {} if fault is None else {fault: Trouble("limit", "too long", "")}
    found.add(Block(0, players, array("q", [1] * len(ranks)), numbers, numbers, troubles))
    return found


def test_the_one_goes_round_the_seats() -> None:
    """It sits in seat 1, then 3, then 2: it wins, shares with one other, and loses."""
    played = outcomes((1, 2, 3), (1, 3, 1), (1, 2, 3), members=3)
    assert wins_of_the_one(played) == [1.0, 0.5, 0.0]
    (column,) = SKILL.columns(played)
    assert list(column) == pytest.approx([1.0, 0.25, -0.5])  # (w - 1/3) / (2/3)


def test_partners_are_one() -> None:
    """Four seats, two sides: seats 1 and 3, 2 and 4. The one sits in seats 1, 4, 3, 2; side 1 wins all."""
    assert wins_of_the_one(outcomes(*[(1, 2, 1, 2)] * 4, members=2)) == [1.0, 0.0, 1.0, 0.0]


HAND = {"skill": (0.75 - 0.5) / 0.5, "skill_trace": 0.75, "restricted_play": 0.75}
"""What three wins in four finished games of two say: w = 0.75."""


def test_every_metric_has_an_example_worked_out_by_hand() -> None:
    """Those of outcomes and of decisions have theirs in their own tests."""
    assert {metric.name for metric in ALL_METRICS} == {*OUTCOMES, *DECISIONS, *HAND}


def test_figures_by_hand() -> None:
    """Three wins in four finished games of two; one game more did not end."""
    played = outcomes((1, 2), (2, 1), (1, 2), (1, 2), (1, 2), members=2, fault=4)
    for metric in MATCH_METRICS:
        assert figure_of_match(Match(metric, "a", "b"), played).estimate.number == HAND[metric.name]
    skill = figure_of_match(Match(SKILL, "a", "b"), played)
    trace = figure_of_match(Match(SKILL_TRACE, "a", "b"), played)
    assert (skill.estimate.number, trace.estimate.number) == (0.5, 0.75)
    assert (skill.estimate.games, skill.troubles, skill.even, trace.even) == (4, 1, 0.0, 0.5)
    assert skill.estimate.interval is not None and trace.estimate.interval is not None
    assert skill.estimate.interval.low == pytest.approx(skill_of(trace.estimate.interval.low, 2))
    assert (skill_of(1.0, 4), skill_of(0.25, 4)) == (1.0, 0.0)


def test_no_game_ended() -> None:
    found = figure_of_match(Match(SKILL, "a", "b"), outcomes((1, 2), members=2, fault=0))
    assert found.estimate.number is None and found.estimate.interval is None


def test_which_matches() -> None:
    found = matches_of("flat(iterations=10)", 2, ["rob"], "random")
    assert [(one.metric.name, one.alone, one.others) for one in found] == [
        ("skill", "flat(iterations=10)", "random"),
        ("skill_trace", "flat(iterations=20)", "flat(iterations=10)"),
        ("skill_trace", "flat(iterations=40)", "flat(iterations=20)"),
        ("restricted_play", "flat(iterations=10) without rob", "flat(iterations=10)"),
    ]
    assert matches_of(None, None, ["rob"], "greedy")[0].alone == "greedy without rob"
    assert matches_of(None, None, [], "random") == []


def test_the_one_table_has_them() -> None:
    assert set(MATCH_METRICS) <= set(ALL_METRICS) and RESTRICTED_PLAY in ALL_METRICS
    assert len({one.name for one in ALL_METRICS}) == len(ALL_METRICS)


# ---- bots that are denied something ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["random without", "random without ", " without rob", "random without x without", "nobody without rob"]
)
def test_wrong_spellings(text: str) -> None:
    if text == "random without x without":
        assert parsed(text).without == "x without"
        return
    with pytest.raises(UnknownBot):
        named(text)


@pytest.mark.parametrize("words", ["", " ", "a,b", "a\nb"])
def test_words_that_deny_nothing(words: str) -> None:
    with pytest.raises(UnknownBot, match="could be denied"):
        restricted("random", words)


def actions_taken(capsys: pytest.CaptureFixture[str], game: str, bot: str, games: int) -> dict[str, int]:
    words = ["measure", game, "--games", str(games), "--seed", "2", "--jobs", "1", "--value-bot", "none", "--bot", bot]
    assert run([*words, "--json"]) == 0
    return {
        one["name"]: one["used"] for one in json.loads(capsys.readouterr().out)["pieces"] if one["kind"] == "action"
    }


@pytest.mark.parametrize("bot", ["random", "flat(iterations=8)", "greedy(samples=2)"])
def test_what_is_denied_is_never_done(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As long as anything else is legal: who is denied betting checks."""
    plain, without = (actions_taken(capsys, "kuhn", one, 40) for one in (bot, f"{bot} without bet"))
    assert plain["bet"] and not without["bet"] and without["check"]


def test_where_nothing_else_is_legal_it_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    """In Nim every choice is a taking."""
    assert actions_taken(capsys, "nim", "random without take", 3) == actions_taken(capsys, "nim", "random", 3)


# ---- by command ------------------------------------------------------------------------------------------------------


def data(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert run(["measure", *words, "--jobs", "1", "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_skill_of_a_game_of_skill(capsys: pytest.CaptureFixture[str]) -> None:
    """A bot that searches wins nearly every game of Tic-tac-toe against one that does not."""
    words = ("tic_tac_toe", "--games", "30", "--seed", "1", "--value-bot", "none", "--strong", "flat(iterations=60)")
    (skill,) = data(capsys, *words)["matches"]
    assert skill["name"] == "skill" and skill["number"] > 0.6 and skill["interval"][0] > 0.3
    assert data(capsys, *words)["matches"] == [skill], "the same again"


def test_restricted_play_finds_what_matters(capsys: pytest.CaptureFixture[str]) -> None:
    """Facing a bet at Kuhn, a random player folds half of the time and loses, and else wins half of the games;
    one who is denied folding wins half of all of these.
    """
    words = ("kuhn", "--games", "1500", "--seed", "4", "--value-bot", "none", "--deny", "fold")
    (found,) = data(capsys, *words)["matches"]
    # P(the one faces a bet) = 1/2 as second, 1/4 as first: then 1/2 in place of 1/4; so 1/2 + (1/2 + 1/4)/2 * 1/4
    assert found["interval"][0] <= 0.5 + 0.375 / 4 <= found["interval"][1]
    assert found["even"] == 0.5


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--deny", "bett"), "did you mean `bet`"),
        (("--trace", "2"), "name it with --strong"),
        (("--strong", "random", "--trace", "1"), "no iterations that could be doubled"),
        (("--strong", "nobody"), "there is no bot"),
        (("--from", "x.parquet", "--deny", "bet"), "--from plays nothing"),
        (("--value-bot", "flat without bet"), "leave out `without`"),
    ],
)
def test_wrong_input(words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["measure", "kuhn", "--games", "1", *words]) == 2
    assert told in capsys.readouterr().err
