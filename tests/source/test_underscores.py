"""Names are read as words, wherever their underscores stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.source.underscores import without_underscores

RULES = """\
rulewright: 1
game: odd
title: Odd
players: 2
limit: 90 decisions
options:
  quick__way_: {values: [yes_, no__], about: How fast?}
enumerations: {mood__: [very__good_, bad_]}
components:
  card_: {traits: {suit__: [dark__red_, pale_]}, kinds: {big__one_: {suit__: each, count: 2}}}
zones:
  deck_: {holds: card_, order: pile, starts: all, seen_by: nobody}
  own__hand_: {holds: card_, per: player, seen_by: owner}
money: {gold_: {bank_: {start: 9, seen_by: everyone}, purse__: {per: player, start: 0, seen_by: everyone}}}
state:
  turn__number_: {is: 0..9, start: 0}
  humour_: {is: mood__, start: bad_}
terms: {player.worth__: count(dark__red_ card_ in player.own__hand_) + (1 if humour_ = very__good_ else 0)}
effects: {cheer__up_: set humour_ to very__good_}
actions:
  take__one_: {do: draw up to 1 from deck_ to me.own__hand_}
phases:
  game: {loop_: {repeat: {run: round_}, until: turn__number_ = 3}}
  round_:
    first__: add 1 to turn__number_
    glad_: {when: quick__way_ = yes_, do: cheer__up_}
    paid_: pay 1 from bank_ to player 1.purse__
    go_: {turns: player me clockwise from player 1, steps: {choose_: {may: take__one_}}, until: turn__number_ > 0}
score: {of: player, points: player.worth__ + player.purse__, rank: highest points then shared}
"""


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("round", "round"),
        ("dark_red", "dark red"),
        ("round_", "round"),
        ("a__b_", "a b"),
        ("x 3", "x 3"),
        (" of a_b_, c ", " of a b, c "),
    ],
)
def test_names_are_words(name: str, read: str) -> None:
    assert without_underscores(name) == read


def test_no_blank_is_left_of_an_underscore(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the rulebook, headings too; in the log of a game, and in what is shown of it."""
    monkeypatch.chdir(tmp_path)
    Path("odd.yaml").write_text(RULES, encoding="utf-8")
    assert run(["rulebook", "odd.yaml"]) == run(["play", "odd.yaml", "--seed", "1"]) == 0
    text = capsys.readouterr().out
    for words in ("dark red", "big one", "very good", "own hand", "take one", "turn number", "Round\n"):
        assert words.lower() in text.lower(), words
    assert not re.findall(r".*\w [.,:;)].*|^#.*\w  \w.*|^#.* $", text, re.MULTILINE)
