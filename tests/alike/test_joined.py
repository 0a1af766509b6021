"""Joined places, and lists of words with names of their own: what they mean, and what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.game import Game
from rulewright.ir.program import Domain, Op
from rulewright.loading import check_text, load
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

RULESETS = Path(__file__).parent.parent / "conformance" / "rulesets"
JOINED, POOLED = RULESETS / "joined.yaml", RULESETS / "pooled.yaml"


def errors(old: str, new: str, path: Path = JOINED) -> list[tuple[str, str]]:
    text, report = path.read_text(encoding="utf-8"), Report()
    assert old in text
    check_text(Source(path.name, text.replace(old, new)), report)
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


COUNT = "count(player.hand + board)"


@pytest.mark.parametrize(
    ("new", "message"),
    [
        ("count(player.hand + bord)", "`bord` is not a place"),
        ("count(player.hand + now)", "`now` is not a place"),
        ("count(player.hand + 3)", "`3` is not a place"),
    ],
)
def test_what_places_cannot_be_joined(new: str, message: str) -> None:
    assert [words for _, words in errors(COUNT, new)] == [message]


def test_joined_places_hold_components_of_one_class() -> None:
    found = errors("equal(card.suit for card in player.hand + board)", "any(player.hand + bag)", POOLED)
    assert found == [("RW405", "`hand` holds cards, and `bag` tiles")]


@pytest.mark.parametrize(
    ("places", "message"),
    [
        ("me.hand + board", None),
        ("me.hand + deck", "`hand` and `deck` are picked from together, and some of them have an order and some not"),
        ("hand + board", "`hand` and `board` are picked from together, and the chooser does not see all of them"),
    ],
)
def test_what_is_picked_from_joined_places_is_seen_or_lies_in_an_order(places: str, message: str | None) -> None:
    found = errors("pick: card in me.hand, mood", f"pick: card in {places}, mood")
    assert found == ([("RW609", message)] if message is not None else [])


def test_the_same_component_is_a_member_once() -> None:
    """A place that is named twice, or as one of its family, adds nothing."""
    ruleset = load(Found(POOLED), Report())
    assert ruleset is not None
    machine = ruleset.machine(2)
    game = Game.start(machine, 1)
    slots, evaluate = game.state.slots, machine.evaluator
    zones = [Op("const", (zone.index,)) for zone in machine.program.zones if zone.family in ("hand", "board")]
    domain = Domain("places", (*zones, *zones), 0)
    found = evaluate.members(domain)(slots)
    assert found == evaluate.members(Domain("places", tuple(zones), 0))(slots)
    assert len(found) == len(set(found)) > 0


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
