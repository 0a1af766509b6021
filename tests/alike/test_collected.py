"""Sets that are made pick by pick: `collects`, on the game's side; both backends play
`tests/conformance/rulesets/collected.yaml`.
"""

from __future__ import annotations

import pytest

from rulewright.game import Game
from rulewright.loading import load_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

HANDS = """\
rulewright: 1
game: hands
title: Hands
players: 2
limit: 200 decisions
components: {card: {traits: {rank: 1..9}, kinds: {plain: {rank: each, count: 3, called: "card {rank}"}}}}
zones:
  hand: {holds: card, starts: all, seen_by: everyone}
  row: {holds: card, order: row, seen_by: everyone}
  rest: {holds: card, seen_by: everyone}
state:
  ended: {is: 0..9, start: 0}
actions:
  lay(0..25 cards laid): {pick: card in hand, where: "LEGAL"}
  think: {pick: n in 1..3, seen_by: owner, says: "{me} thinks"}
phases:
  game:
    lays: {VERB: lay(given), by: player 1, collects: SIZES cards given,
        then: {go: move given to row, on: add 1 to ended}}
    also: {must: think, by: player 2, collects: 1..2 numbers thought, then: 'say "thought of {thought}"'}
score: {of: player, points: count(row) + ended, rank: highest points then shared}
"""
STUCK = """if_none: 'say "stuck with {count(given)}"'"""
NONE_TAKEN, ONE_RANK = "yes", "all(other.rank = card.rank for other in laid)"


def game(sizes: str, legal: str = NONE_TAKEN, verb: str = "must", after: str = "if_none: skip") -> Game:
    text = HANDS.replace("SIZES", sizes).replace("LEGAL", legal).replace("VERB", verb)
    text = text.replace("lays: {", f"lays: {{{after}, ")
    report = Report()
    ruleset = load_text(Source("hands.yaml", text), report)
    assert ruleset is not None, report
    return Game.start(ruleset.machine(2), 1)


def words(game: Game, seat: int = 0) -> dict[str, int]:
    return {game.words(seat, number): number for number in game.legal(seat)}


def lay(game: Game, *ranks: int) -> None:
    for rank in ranks:
        game.choose(0, words(game)[f"lay card {rank}"])


def lines(game: Game) -> list[str]:
    return game.log(None)


def test_more_than_a_million_sets_are_made_of_few_choices_each() -> None:
    """25 of 27 cards, which no list could hold, in nine kinds at a time."""
    made = game("1..25")
    assert len(made.legal(0)) == 9
    lay(made, 5)
    assert len(made.legal(0)) == 10 and 0 in made.legal(0)
    lay(made, 5, 5)
    assert "lay card 5" not in words(made), "each card joins once, and there are three of a kind"
    lay(made, *(rank for rank in (1, 2, 3, 4, 6, 7, 8) for _ in range(3)), 9)
    assert made.state.pending, "the set is full: the next seat chooses"
    assert 1 in made.state.pending and 0 not in made.state.pending


def test_nobody_stops_before_there_are_enough() -> None:
    made = game("2..3")
    assert 0 not in made.legal(0)
    lay(made, 1)
    assert 0 not in made.legal(0)
    lay(made, 2)
    made.choose(0, 0)
    assert min(made.state.pending) == 1


def test_what_is_collected_follows_once_and_in_order() -> None:
    made = game("exactly 3")
    lay(made, 7, 2, 7)
    made.choose(1, words(made, 1)["think 3"])
    made.choose(1, 0)
    assert made.over
    row = next(zone for zone in made.machine.program.zones if zone.family == "row")
    faces = made.machine.program.class_of("card").faces
    lying = [faces[made.state.slots[row.first + at] // 3].called for at in range(made.state.slots[row.base])]
    assert [str(one) for one in lying] == [str(faces[at].called) for at in (6, 1, 6)]


def test_the_action_reads_what_was_collected_before() -> None:
    made = game("1..3", ONE_RANK)
    lay(made, 4)
    assert set(words(made)) == {"pass", "lay card 4"}
    lay(made, 4, 4)
    assert min(made.state.pending) == 1


def test_where_nothing_more_can_be_picked_there_may_be_enough_or_too_few() -> None:
    enough = game("1..9", ONE_RANK)
    lay(enough, 4, 4, 4)
    assert min(enough.state.pending) == 1
    few = game("4..9", ONE_RANK, after=STUCK)
    lay(few, 4, 4, 4)
    assert min(few.state.pending) == 1
    assert any("stuck with 3" in line for line in lines(few))


@pytest.mark.parametrize(("laid", "told"), [((), True), ((3, 3), False)])
def test_who_may_declines_by_picking_nothing(laid: tuple[int, ...], told: bool) -> None:
    made = game("2..3", verb="may", after='otherwise: say "declined"')
    lay(made, *laid)
    made.choose(0, 0)
    assert min(made.state.pending) == 1
    assert any("declined" in line for line in lines(made)) == told


def test_what_is_thought_of_in_secret_is_told_to_who_thought_it() -> None:
    made = game("1..2")
    lay(made, 1)
    made.choose(0, 0)
    made.choose(1, words(made, 1)["think 3"])
    made.choose(1, words(made, 1)["think 1"])
    own, other = (" ".join(made.log(seat)) for seat in (1, 0))
    assert "thought of 3, 1" in own or "thought of 3 and 1" in own
    assert "3" not in other.split("thought of")[-1] and "1" not in other.split("thought of")[-1]
