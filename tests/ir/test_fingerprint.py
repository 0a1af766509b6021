"""The fingerprint of a Program: every change of a rule changes it, and nothing else does."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.source.diagnostic import Report

KUHN = (Path(__file__).parents[2] / "rulesets" / "classics" / "kuhn" / "ruleset.yaml").read_text(encoding="utf-8")


def fingerprint(place: Path, text: str) -> str:
    """That of the usual configuration."""
    (place / "ruleset.yaml").write_text(text, encoding="utf-8")
    ruleset = loading.load(ruleset_lookup.find(str(place)), Report())
    assert ruleset is not None
    return ruleset.machine().program.fingerprint


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("limit: 3 decisions", "limit: 4 decisions"),
        ("start: 2, seen_by", "start: 3, seen_by"),
        ("bet:   {do: pay 1", "bet:   {do: pay 2"),
        ("hand: {holds: card, per: player, seen_by: owner}", "hand: {holds: card, per: player, seen_by: everyone}"),
        ("highest points", "lowest points"),
        ("{me} checks", "{me} waits"),
        (
            "jack: {rank: 1, count: 1}, queen: {rank: 2, count: 1}, king: {rank: 3, count: 1}",
            "jack: {rank: 1, count: 2}, queen: {rank: 2, count: 1}, king: {rank: 3, count: 0}",
        ),
    ],
)
def test_a_rule_changes_it(tmp_path: Path, old: str, new: str) -> None:
    """Limits, money, effects, audiences, what is won, what there is how many of;
    also a line of the log: it tells something.
    """
    assert old in KUHN
    assert fingerprint(tmp_path, KUHN.replace(old, new)) != fingerprint(tmp_path, KUHN)


@pytest.mark.parametrize(
    ("old", "new"), [("game: kuhn\n", "# a comment\ngame: kuhn\n"), ("title: Kuhn Poker", "title: Poker")]
)
def test_words_for_people_do_not(tmp_path: Path, old: str, new: str) -> None:
    """Comments and titles."""
    assert old in KUHN
    assert fingerprint(tmp_path, KUHN.replace(old, new)) == fingerprint(tmp_path, KUHN)
