"""Joined places in aggregates, and lists of words with names of their own: what they mean, and what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.frontend.language.aggregate_table import AGGREGATES, Joined
from rulewright.game import Game
from rulewright.loading import check_text, load
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

JOINED = Path(__file__).parent.parent / "conformance" / "rulesets" / "joined.yaml"


def errors(old: str, new: str) -> list[tuple[str, str]]:
    text, report = JOINED.read_text(encoding="utf-8"), Report()
    assert old in text
    check_text(Source("joined.yaml", text.replace(old, new)), report)
    return [(one.code, one.message) for one in report if one.severity == "error"]


def test_points_are_those_of_all_places() -> None:
    """The score of the ruleset, worked out from the state by hand."""
    ruleset = load(Found(JOINED), Report())
    assert ruleset is not None
    machine = ruleset.machine(2)
    program = machine.program
    faces = program.class_of("card").faces
    words = {name: program.words[name] for name in ("suit", "mood")}
    for seed in range(8):
        game = Game.start(machine, seed)
        while not game.over:
            seat = min(game.state.pending)
            game.choose(seat, game.legal(seat)[seed % len(game.legal(seat))])
        slots = game.state.slots

        def lying(name: str, owner: int, slots: list[int] = slots) -> list[tuple[int, int]]:
            family = next(one for one in program.families if one.name == name)
            zone = program.zones[family.start + owner]
            cards = slots[zone.first : zone.first + slots[zone.base]]
            traits = [dict(faces[program.components[card].face].traits) for card in cards]
            return [(one["suit"], one["rank"]) for one in traits]

        most = next(one for one in program.variables if one.name == "most").slots.base
        now = next(one for one in program.variables if one.name == "now").slots.base
        for seat in range(2):
            cards = lying("hand", seat) + lying("board", 0)
            ranks = [rank for _, rank in cards]
            wanted = sum(suit == words["suit"].index("red") for suit, _ in cards) + slots[most + slots[now]]
            wanted += (5 in ranks) + all(rank > 1 for rank in ranks) + len(cards) + (3 not in ranks)
            assert game.outcome.scores[seat] == wanted


def test_the_table_says_which_aggregates_go_through_several_places() -> None:
    divisible = {name for name, row in AGGREGATES.items() if row.joined is not Joined.NEVER}
    assert divisible == {"count", "sum", "any", "all", "none"}


COUNT = "count(player.hand + board)"


@pytest.mark.parametrize(
    ("new", "message"),
    [
        ("max(c.rank for card c in player.hand + board)", "`max` cannot be worked out from several places"),
        ("count(first 2 cards in player.hand + board)", "an order, `first` and `last` do not go across several places"),
        ("count(card c in player.hand + board by highest c.rank)", "an order, `first` and `last` do not go across several places"),
        ("count(player.hand + bord)", "nothing is called `bord` here"),
    ],
)  # fmt: skip
def test_what_places_cannot_be_joined_for(new: str, message: str) -> None:
    found = errors(COUNT, new)
    assert [words for _, words in found if "number" not in words] == [message]


def test_picks_go_through_one_place() -> None:
    message = "places are joined in `count`, `sum`, `any`, `all` and `none` only"
    assert errors("pick: card in me.hand, mood", "pick: card in me.hand + board, mood") == [("RW405", message)]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("  player: [p, q]\n", "RW312"),
        ("  hand: [p, q]\n", "RW304"),
        ("  card: [p, q]\n", "RW304"),
        ("  twice: [p, p]\n", "RW304"),
        ("  empty: []\n", "RW102"),
        ("  Rank: [p]\n", "RW105"),
    ],
)
def test_lists_of_words_have_names_of_their_own(line: str, code: str) -> None:
    assert [one for one, _ in errors("  suit: [red, blue]\n", "  suit: [red, blue]\n" + line)][:1] == [code]
