"""Members that are listed one by one: in the order of the list, in every configuration, and told where they are
wrong.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.game import Game
from rulewright.loading import check_text, load
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

PLACE = Path(__file__).parent.parent / "conformance" / "rulesets" / "listed.yaml"
TEXT = PLACE.read_text(encoding="utf-8")


def test_members_come_in_the_order_of_the_list() -> None:
    """In a loop, under an order of its own, in aggregates and in picks; an option among them is its value."""
    ruleset = load(Found(PLACE), Report())
    assert ruleset is not None
    game = Game.start(ruleset.machine(2, {"top": "9"}), 1)
    assert [entry["value"] for entry in game.view(0)["state"] if entry["state"] == "order"] == [312321]
    asked = []
    for wanted in ("bid 9", "wish jack", "travel Kiel, wool", "sow cell 5 and cell 9"):
        legal = {game.words(0, number): number for number in game.legal(0)}
        asked.append(list(legal))
        game.choose(0, legal[wanted])
    bid, wish, travel, sow = asked
    assert bid == ["bid 1", "bid 5", "bid 9"] and wish[-3:] == ["wish 2", "wish jack", "wish queen"]
    assert set(travel) == {f"travel {town}, {ware}" for town in ("Kiel", "Ulm") for ware in ("wood", "wool")}
    assert sow == ["sow cell 1 and cell 5", "sow cell 1 and cell 9", "sow cell 5 and cell 9"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("1, 5, top", "1, 5, 5", "RW304 `5` stands twice in this list"),
        (
            "1, 5, top",
            "1, top, me.score",
            "RW313 the members of a list are fixed before play: numbers, words, places, options",
        ),
        ("1, 5, top", "top, spring", "RW401 a number is needed here, and this is a word of `season`"),
        ("1, 5, top", "top, none", "RW401 a number is needed here, and this is none"),
        ("1, 5, top", "top, 9..5", "RW405 the range 9..5 is empty"),
        ("1, 5, top", "top, 1..20000", "RW405 this list has 20,000 members; 10,000 are possible"),
        ("1, 5, top", "yes, no", "RW405 a list has numbers, words or places, and this has a flag"),
        ("1, 5, top", "", "RW201 `]` cannot stand here"),
        ("1, 5, 9]", "1, 5, 10]", "RW409 there is no cell 10: there are 9"),
        ("1, 5, 9]", "1, 5, 0]", "RW409 cells are numbered from 1"),
        ("Kiel, Ulm]", "Kiel, Umm]", "RW305 there is no town `Umm`"),
        ("autumn, spring]:", "autumn, sprig]:", "RW311 `sprig` is not a word of `season`"),
        (
            "any(w in [4..5, 9] where w = card.weight)",
            "any(card in [wood, wool])",
            "RW405 a list has numbers, words or places, and this has a card",
        ),
        (
            "town in [Ulm, Kiel]:",
            "player p in [player 1]:",
            "RW405 a list has numbers, words or places, and this has a player",
        ),
    ],
)
def test_what_is_wrong_is_told_once(old: str, new: str, told: str) -> None:
    assert old in TEXT
    report = Report()
    check_text(Source("listed.yaml", TEXT.replace(old, new, 1)), report)
    assert [f"{one.code} {one.message}" for one in report if one.severity == "error"] == [told]
