"""Kinds, ranges of traits, and stretches of words and spaces are what is gone through, picked and counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.game import Game
from rulewright.loading import check_text, load
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

SORTS = Path(__file__).parent.parent / "conformance" / "rulesets" / "sorts.yaml"


def test_what_may_be_picked() -> None:
    """All kinds but the wish; every stop of the stretch; every set of weights with every mood of the stretch."""
    ruleset = load(Found(SORTS), Report())
    assert ruleset is not None
    game = Game.start(ruleset.machine(2), 1)
    told = [game.words(0, number) for number in game.legal(0)]
    wishes = [words for words in told if words.startswith("wish for")]
    assert wishes == ["wish for wood", "wish for iron"]
    given = [words for words in told if words.startswith("give")]
    assert len(given) == 3 * 4
    weighed = [words for words in told if words.startswith("weigh")]
    assert len(weighed) == (4 + 6) * 3


@pytest.mark.parametrize(
    ("old", "new", "message", "hint"),
    [
        ("for each ware:", "for each kind:", "nothing is called `kind` here", "`traits: {role: kind}`"),
        ("for each weight w", "for each kind w", "`kind` is not a kind of thing", "`traits: {role: kind}`"),
        ("iron: {weight: 4", "iron: {ware: wool, weight: 4", "`ware` of `iron` is `iron`", "remove it"),
        ("is: mood, start", "is: kind, start", "no type is called `kind`", ""),
        ("for each weight w", "for each weigth w", "`weigth` is not a kind of thing", "did you mean `weight`?"),
        ("mood in calm..eager", "mood in calm..eagre", "`eagre` is not a word of `mood`", "did you mean `eager`?"),
        ("mood in calm..eager", "mood in calm..3", "a word of `mood` is needed here, and this is a number", ""),
    ],
)
def test_what_is_none(old: str, new: str, message: str, hint: str) -> None:
    text, report = SORTS.read_text(encoding="utf-8"), Report()
    assert old in text
    check_text(Source("sorts.yaml", text.replace(old, new)), report)
    told = [one for one in report if one.severity == "error"]
    assert [message, True] == [told[0].message, hint in told[0].hint]
