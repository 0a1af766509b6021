"""`equal`, `different` and `consecutive`: of values, of subsets that are
picked, and what is said where they make no sense.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from rulewright.backend.runtime import folds
from rulewright.game import Game
from rulewright.loading import check_text, load
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

MELDS = Path(__file__).parent.parent / "conformance" / "rulesets" / "melds.yaml"


@pytest.mark.parametrize(
    ("values", "equal", "different", "consecutive"),
    [
        ([], True, True, True),
        ([4], True, True, True),
        ([4, 4], True, False, False),
        ([4, 6, 5], False, True, True),
        ([-1, 0], False, True, True),
        ([1, 2, 4], False, True, False),
        ([1, 2, 2, 3], False, False, False),
    ],
)
def test_of_values(values: list[int], equal: bool, different: bool, consecutive: bool) -> None:
    found = (folds.equal(values), folds.different(values), folds.consecutive(values))
    assert found == (equal, different, consecutive)


def _hand(game: Game, seat: int) -> list[tuple[int, int]]:
    """Suit and rank of every card, from the state."""
    program = game.program
    family = next(one for one in program.families if one.name == "hand")
    zone = program.zones[family.start + seat]
    slots = game.state.slots
    faces = program.class_of("card").faces
    cards = slots[zone.first : zone.first + slots[zone.base]]
    traits = [dict(faces[program.components[card].face].traits) for card in cards]
    return [(one["suit"], one["rank"]) for one in traits]


def test_what_may_be_picked_is_what_the_words_say() -> None:
    """Held against all subsets of the hand, equal cards told apart by nothing."""
    ruleset = load(Found(MELDS), Report())
    assert ruleset is not None
    machine = ruleset.machine(2)
    for seed in range(6):
        game = Game.start(machine, seed)
        seat = min(game.state.pending)
        hand = sorted(_hand(game, seat))
        pairs = {two for two in combinations(hand, 2) if two[0] == two[1]}
        runs = {
            three for three in combinations(hand, 3)
            if len({suit for suit, _ in three}) == 1 and [rank - three[0][1] for _, rank in three] == [0, 1, 2]
        }  # fmt: skip
        odd = {
            cards for size in (2, 3) for cards in combinations(hand, size)
            if len({suit for suit, _ in cards}) == size and all(rank > 1 for _, rank in cards)
        }  # fmt: skip
        legal = {action.name: 0 for action in machine.program.actions}
        for number in game.legal(seat):
            name = next(one.name for one in machine.program.actions if one.base <= number < one.base + one.size)
            legal[name] += 1
        assert (legal["pair"], legal["meld_suit"], legal["odd"]) == (len(pairs), len(runs), len(odd))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("me.hand equal,", "me.hand equal in colour,", "a card has no `colour`"),
        ("me.hand equal,", "me.hand consecutive,", "a run is a run of something"),
        ("2 cards in me.hand equal,", "1 cards in me.hand equal,", "of one member or none `equal` always holds"),
        (
            "2 cards in me.hand equal,",
            "4 cards in me.hand different in suit,",
            "this can never hold: there are 3 values of `suit`",
        ),
        ("different(cup)", "different(die for die in cup)", "`different` compares values, and this is a die"),
        ("different(cup)", "different(player)", "`different` needs to know of what"),
        ("different(cup)", "consecutive(cup)", "`consecutive` needs to know of what"),
        ("different(cup)", "equal(first(c in deck) for die in cup)", "`equal` compares values, and this may be none"),
    ],
)
def test_what_makes_no_sense_is_told(old: str, new: str, message: str) -> None:
    text = MELDS.read_text(encoding="utf-8")
    assert old in text
    report = Report()
    check_text(Source("melds.yaml", text.replace(old, new)), report)
    assert [one.message for one in report if one.severity == "error"] == [message]
