"""docs/bot-strength.md is what docs/studies/strength holds, and what is kept there is what the table of matches
asks.
"""

from __future__ import annotations

import pytest

import bot_strength as strength

EVERY = strength.ALL_MATCHES


def test_the_page_is_up_to_date() -> None:
    assert strength.PAGE.read_text(encoding="utf-8") == strength.page(strength.kept_reports())


def test_nothing_else_is_kept() -> None:
    assert set(strength.kept_reports()) == {match.name for match in EVERY}


@pytest.mark.parametrize("match", EVERY, ids=lambda match: match.name)
def test_a_match_was_played_to_its_end(match: strength.Match) -> None:
    report = strength.kept_reports()[match.name]
    assert [bot["bot"] for bot in report["bots"]] == [str(name) for name in match.bots]
    assert report["games"]["played"] == report["games"]["finished"] == match.games
    assert report["summary"]["failures"] == report["summary"]["faults"] == 0
    assert report["seed"] == 1


@pytest.mark.parametrize("match", strength.DEEPER, ids=lambda match: match.name)
def test_many_iterations_beat_few(match: strength.Match) -> None:
    few, many = match.bots
    (bot,) = [bot for bot in strength.kept_reports()[match.name]["bots"] if bot["bot"] == many]
    assert bot["ahead_intervals"][few][0] > 0.5
