"""Why, afterwards: rule logs of games that were played, at the table and from a record."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from rulewright import record_files
from rulewright.cli.main import run
from rulewright.game.record import record_from, replay
from rulewright.machine_cache import ready
from rulewright.rule_log import EntryKind, LoggedGame
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report

TABLE = ["gravediggers", "--players", "3", "--seed", "4"]
KEYS = "".join(f"{key}\n" for key in range(1, 11))
"""One of them is always the key of a choice; the others are refused."""


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    file = tmp_path / "r.json"
    assert run(["play", *TABLE, "--record", str(file)]) == 0
    capsys.readouterr()
    return file


def test_the_game_is_the_same_with_its_rule_log(record: Path) -> None:
    """Digest by digest, line by line."""
    found = ready(find("gravediggers"), 3, {}, Report())
    noted = record_from(record_files.read(record, "record"))
    assert found is not None
    logged, digests = LoggedGame(found.machine, noted.seed), []
    for seat, action in noted.choices:
        digests.append(logged.game.digest())
        logged.choose(seat, action)
    assert [*digests, logged.game.digest()] == noted.digests
    assert logged.game.full_log() == replay(found.machine, noted).full_log()


def test_a_record_tells_why(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(record), "--why"]) == 0
    out = capsys.readouterr().out
    assert "is paid nothing of 24: 24 does not fit in the 0 left in cemetery 5's bounty   [ruleset.yaml:" in out
    assert "is paid nothing of 21: a claim before this one did not fit" in out
    assert "guard applies, because count(guards in cemetery.plot) = 1, and ends people" in out
    assert "bandit does not apply, although its condition holds: guard comes before it" in out
    assert "\n    -10  10 \N{MULTIPLICATION SIGN} notes\n" in out
    assert run(["replay", str(record), "--why", "--verify"]) == 2


def test_an_onlooker_is_not_told_what_is_dealt(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A seat is told its own cards, and the author everything."""
    told = {}
    for name, eyes in {"nobody": [], "seat": ["--seat", "1"], "author": ["--all-seeing"]}.items():
        assert run(["replay", str(record), "--why", "--json", *eyes]) == 0
        entries = json.loads(capsys.readouterr().out)["why"]
        told[name] = [
            entry for entry in entries if entry["kind"] == EntryKind.DRAW.value and "hand" in entry["sentence"]
        ]
    assert [len(entry["values"]["what"]) for entry in told["nobody"][:3]] == [0, 0, 0]
    assert [len(entry["values"]["what"]) for entry in told["seat"][:3]] == [5, 0, 0]
    assert [len(entry["values"]["what"]) for entry in told["author"][:3]] == [5, 5, 5]


PAYDAY = """
rulewright: 1
game: payday
title: Payday
players: 2
limit: 9 decisions
enumerations: {line: [north, south]}
money:
  coin:
    bank: {start: 40, seen_by: everyone}
    purse: {per: player, start: 0, at_most: 40, seen_by: everyone}
actions: {go: {}}
payouts:
  dividends(line): {among: player, from: bank, to: player.purse, claims: 1, order: clockwise from player 1,
      short: stop, rest: bank}
phases:
  game:
    play: {each: player me clockwise from player 1, steps: {ask: {must: go, if_none: never}}}
    payday: {each: line l, steps: {out: {pay: dividends(l)}}}
    last: {must: go, by: player 1, if_none: never}
score: {of: player, points: player.purse, rank: highest points then shared}
"""


def test_a_result_card_says_what_a_payout_was_about(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Two payouts of one name are told apart."""
    rules = tmp_path / "payday.yaml"
    rules.write_text(PAYDAY)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 9))
    assert run(["play", str(rules), "--human", "1", "--seed", "1"]) == 0
    card = capsys.readouterr().out.partition("Results, step by step")[2].partition("\n\n")[0]
    told = [line.partition("   [")[0].strip() for line in card.splitlines()]
    assert [line for line in told if line.startswith("payout")] == [
        "payout dividends: north",
        "payout dividends: south",
    ]
    assert told.index("payout dividends: south") == told.index("payout dividends: north") + 3


def test_a_person_asks_why(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """`why` about the last choice, about one action, and about a word that is none;
    each prompt says what it is about.
    """
    monkeypatch.setattr("sys.stdin", io.StringIO("why roob\nwhy rob\nwhy last\nwhy since\n" + KEYS * 300))
    assert run(["play", *TABLE, "--human", "1"]) == 0
    out = capsys.readouterr().out
    assert "There is no action `roob`; did you mean `why rob`" in out
    assert "\nrob: this step does not ask for it.\n" in out
    assert "Week, place: starter Player 3" in out and re.search(r"Robbery, fists: cemetery \d, robber Player ", out)
    assert "Results, step by step" in out
    assert "\nPoints\nPlayer 1: " in out
