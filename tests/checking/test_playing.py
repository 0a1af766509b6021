"""What random games tell: `rulewright check --play N`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.cli.main import run

Told = Callable[..., list[str]]


@pytest.fixture
def told(mine: Path, capsys: pytest.CaptureFixture[str]) -> Told:
    """What is told after games with a changed ruleset, but for the number that nothing uses."""
    (mine / "variants" / "long.yaml").unlink()

    def check(old: str = "", new: str = "", games: int = 20) -> list[str]:
        path = mine / "ruleset.yaml"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        run(["check", "mine/ruleset.yaml", "--format", "concise", "--ignore", "RW3", "--play", str(games)])
        return [line.partition(": ")[2] for line in capsys.readouterr().out.splitlines()]

    return check


def test_nothing_to_tell(told: Told) -> None:
    assert told() == []


def test_a_promise_that_does_not_hold(told: Told) -> None:
    """With the configuration and the seed of the first game that broke it, once for each place."""
    told("if_none: skip", "if_none: never")
    found = told("where: any(deck), do:", "where: count(me.hand) < 1, do:")
    assert [line[:5] for line in found] == ["RW750"]
    assert "with 2 players and the seed 0" in found[0]
    assert "in 20 of 20 random games" in found[0]


def test_an_action_that_is_never_possible(told: Told) -> None:
    assert "RW751 warning: `stop` was never possible in 20 random games" in told(
        "count(me.hand) > 1", "count(me.hand) > 9 - count(deck)"
    )


def test_what_options_exclude_is_not_missed(told: Told) -> None:
    """An action of another option value is no mistake, where no game with that value was played."""
    told("numbers:", "options: {stopping: {values: [no, yes]}}\nnumbers:")
    assert told("count(me.hand) > 1", "stopping", 1) == []
    assert told("", "", 20) == []


def test_a_decision_with_one_answer(told: Told) -> None:
    found = told("count(me.hand) > 1", "none(deck)")
    assert "RW752 warning: whoever is asked here never has two answers, in 100 decisions of 20 random games" in found


def test_a_limit_that_is_near(told: Told) -> None:
    """A small limit is one that somebody has counted; a greater one should be far from what happens."""
    told("blank: 5", "blank: 150")
    told("count(me.hand) > 1", "count(me.hand) > 70")
    assert [line[:5] for line in told("99 decisions", "200 decisions")] == ["RW753"]
    assert told("200 decisions", "500 decisions") == []


def test_a_limit_that_is_far(told: Told) -> None:
    assert [line[:5] for line in told("99 decisions", "99999 decisions")] == ["RW754"]


def test_games_that_come_to_the_limit(told: Told) -> None:
    """This is no error: an option may allow it."""
    told("until: none(deck)", "until: count(deck) > 9")
    told("then: {stop: {end: game}}", "then: {stop: move me.hand to deck on top}")
    assert [line[:13] for line in told() if "came to the limit of 99 decisions" in line] == ["RW753 warning"]


def test_the_same_games_each_time(told: Told) -> None:
    """What is found does not depend on luck."""
    first = told("count(me.hand) > 1", "none(deck) and players = 3")
    assert first
    assert told("", "", 20) == first
