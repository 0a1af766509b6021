"""Chance: stepwise and automatic chance play the same games; probabilities are right;
shuffles, draws and picks are fair.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from pathlib import Path

import pytest

from rulewright.backend.runtime import chance
from rulewright.game import Game, Illegal
from rulewright.game.chance_outcomes import likeness

from . import catalogue, play
from .catalogue import Case
from .tiny import CARDS, OPEN, ROW, act, last, sees, started


def choose_alike(games: list[Game], rng: random.Random) -> None:
    """The same random choice in all games."""
    seat = rng.choice(sorted(games[0].state.pending))
    action = rng.choice(games[0].legal(seat))
    for game in games:
        game.choose(seat, action)


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_stepwise_chance_plays_the_same_game(case: Case) -> None:
    """Chance drawn outside, from the outcomes and with the game's own streams,
    gives the automatic game: digest, generator, log.
    """
    for seed in catalogue.seeds(1, 5):
        rng = random.Random(seed)
        game, stepwise = Game.start(case.machine, seed), Game.start(case.machine, seed, automatic=False)
        for _ in range(play.MOST_STOPS):
            draw(stepwise)
            assert stepwise.full_digest() == game.full_digest()
            assert stepwise.log(None)[-4:] == game.log(None)[-4:]
            if game.over:
                break
            choose_alike([game, stepwise], rng)


def draw(game: Game) -> None:
    """Decides all pending chance as automatic chance would."""
    while game.at_chance:
        values = game.machine.outcomes[game.state.slots[game.program.pc]](game.state)
        game.decide(values[chance.below(game.state.streams, game.state.stream(), len(values))])


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_outcomes_are_told_apart_by_what_can_be_told_apart(case: Case) -> None:
    """Probabilities sum to one; outcomes that are grouped may stand for each other: whichever
    of a group is taken, nobody sees a difference.
    """
    for seed in catalogue.seeds(1, 3):
        rng = random.Random(seed)
        for game in play.some(play.stops(case.machine, seed, automatic=False), 60):
            if game.at_chance:
                groups = game.chance()
                assert sum(outcome.probability for outcome in groups) == 1
                values = game.machine.outcomes[game.state.slots[game.program.pc]](game.state)
                assert {outcome.id for outcome in groups} <= set(values)
                value = rng.choice(values)
                other = next(outcome.id for outcome in groups if alike(game, outcome.id, value))
                assert taken(game, value) == taken(game, other)


def alike(game: Game, one: int, other: int) -> bool:
    return likeness(game.machine, game.state, one) == likeness(game.machine, game.state, other)


def taken(game: Game, outcome: int) -> list[str]:
    after = game.clone()
    after.decide(outcome)
    return [play.obtainable(after, eye) for eye in play.eyes(after)]


def test_equal_cards_in_different_places_are_different_outcomes(tmp_path: Path) -> None:
    """Two aces that lie face down in a row, or in two hands, are two outcomes: which one is turned can be seen."""
    text = CARDS + ROW + """
actions: {go: {}}
phases:
  game:
    deal: |
      move aces in deck to row face down
      move deuces in deck to row face down
      let c = random(card in row)
      turn c face up
    a: {must: go, by: player 1, if_none: never}
"""  # fmt: skip
    machine = started(tmp_path, text).machine
    game = Game.start(machine, automatic=False)
    assert [outcome.probability for outcome in game.chance()] == [Fraction(1, 4)] * 4
    seen = set()
    for outcome in game.chance():
        branch = game.clone()
        branch.decide(outcome.id)
        seen.add(str(sees(branch, None, "row")))
    assert len(seen) == 4


def test_a_refused_outcome_changes_nothing(tmp_path: Path) -> None:
    """What chance cannot give is refused in words, and so is deciding where there is nothing to decide."""
    machine = started(tmp_path, DRAW).machine
    game = Game.start(machine, automatic=False)
    before = game.full_digest()
    with pytest.raises(Illegal, match="not a possible outcome"):
        game.decide(99)
    assert game.full_digest() == before
    while game.at_chance:
        game.decide(game.chance()[0].id)
    with pytest.raises(Illegal, match="nothing to decide"):
        game.decide(0)
    with pytest.raises(Illegal, match="nothing to decide"):
        game.chance()


# ---- fairness -------------------------------------------------------------------------------------------------------

LIMITS = {1: 10.83, 2: 13.82, 3: 16.27, 5: 20.52, 7: 24.32, 11: 31.26, 23: 49.73, 35: 66.62}
"""Chi-square at the level 0.001, by degrees of freedom (NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4).

Seeds are consecutive and fixed, so a test fails always or never; a fair generator fails one table in a thousand."""

SEEDS = 3000


def assert_fair(counts: Counter[str], cells: int) -> None:
    """Whether all cells are equally likely."""
    total = sum(counts.values())
    expected = total / cells
    statistic = sum((counts[cell] - expected) ** 2 / expected for cell in counts) + (cells - len(counts)) * expected
    assert len(counts) <= cells
    assert statistic < LIMITS[cells - 1], f"{statistic:.1f} with {cells - 1} degrees of freedom: {counts}"


DRAW = CARDS.replace("count: 2", "count: 1") + OPEN + """
actions:
  draw: {do: draw 1 from deck to me.hand, says: "{me} draws {me.hand}"}
  steal: {pick: card in (next(me)).hand, do: move card to open, says: "{me} steals {card}"}
  point: {pick: card in deck, do: move card to open, says: "{me} takes {card}"}
phases:
  game:
    deal: |
      shuffle deck
      draw 4 from deck to (player 1).hand
    a: {must: steal, by: player 2, if_none: never}
"""  # fmt: skip


def results(folder: Path, text: str, says: str = "", eye: int | None = None) -> Iterator[str]:
    """The last log line of a game for each of many consecutive seeds, after the choice that reads so, if any."""
    machine = started(folder, text).machine
    for seed in range(SEEDS):
        game = Game.start(machine, seed)
        if says:
            act(game, says)
        yield last(game)[-1] if eye is None else game.log(eye)[-1]


def test_a_shuffled_deck_comes_in_every_order_equally_often(tmp_path: Path) -> None:
    """The 24 orders in which four cards are drawn."""
    text = DRAW.replace(
        "draw 4 from deck to (player 1).hand", "for each n in 1..4: draw 1 from deck to dealt face up"
    ).replace("zones:", "zones:\n  dealt: {holds: card, order: row, seen_by: face}")
    text = text.replace("must: steal", "must: draw").replace(
        'draw: {do: draw 1 from deck to me.hand, says: "{me} draws {me.hand}"}', 'draw: {says: "{dealt}"}'
    )
    counts = Counter(results(tmp_path, text, "draw"))
    assert len(list(permutations(range(4)))) == len(counts) == 24
    assert_fair(counts, 24)


def test_an_unseen_card_is_picked_fairly(tmp_path: Path) -> None:
    """A random one of a hand of four."""
    assert_fair(Counter(results(tmp_path, DRAW, "steal")), 4)


def test_a_position_of_a_shuffled_pile_is_fair(tmp_path: Path) -> None:
    """The third card from the top of a shuffled deck, picked by position."""
    text = DRAW.replace("draw 4 from deck to (player 1).hand", "draw 0 from deck to (player 1).hand").replace(
        "must: steal", "must: point"
    )
    assert_fair(Counter(results(tmp_path, text, "point a card (deck, number 3)")), 4)


@pytest.mark.parametrize(
    ("what", "cells"), [("random(1..6)", 6), ("random(player)", 2), ("random(1..36)", 36), ("random(1..12)", 12)]
)
def test_random_picks_are_fair(tmp_path: Path, what: str, cells: int) -> None:
    """Numbers and players."""
    text = CARDS + f"""
actions: {{go: {{}}}}
phases:
  game:
    deal: |
      draw 1 from deck to (player 1).hand
      let n = {what}
      say "{{n}}"
    a: {{must: go, by: player 1, if_none: never}}
"""  # fmt: skip
    assert_fair(Counter(results(tmp_path, text)), cells)


def test_two_dice_are_independent(tmp_path: Path) -> None:
    """The 36 pairs of two dice rolled one after the other."""
    text = """
rulewright: 1
game: dice
title: Dice
players: 2
limit: 10 decisions
components: {die: {plural: dice, rolls: 1..6, kinds: {plain_die: 2}}}
zones: {bag: {holds: die, starts: all, seen_by: everyone}, cup: {holds: die, seen_by: everyone}}
actions: {go: {}}
phases:
  game:
    deal: |
      roll dice in bag
      move first(die in bag) to cup
      say "{cup} {bag}"
    a: {must: go, by: player 1, if_none: never}
"""  # fmt: skip
    assert_fair(Counter(results(tmp_path, text)), 36)


def test_bounded_picks_are_fair_and_neighbouring_seeds_unrelated() -> None:
    """The generator itself: picks below 3 and 12 along one stream; pairs of first picks of consecutive seeds;
    the three streams of one seed.
    """
    counters = chance.streams(1)
    for size in (3, 12):
        assert_fair(Counter(str(chance.below(counters, chance.PLAY, size)) for _ in range(SEEDS)), size)
    firsts = [[chance.below(chance.streams(seed), stream, 6) for seed in range(SEEDS)] for stream in range(3)]
    for ours, theirs in ((firsts[0][:-1], firsts[0][1:]), (firsts[0], firsts[1]), (firsts[1], firsts[2])):
        assert_fair(Counter(f"{a} {b}" for a, b in zip(ours, theirs, strict=True)), 36)


def test_one_stream_does_not_disturb_another(tmp_path: Path) -> None:
    """Chance in play leaves the set-up and bots' streams alone; the deal is the same whatever is chosen."""
    game = started(tmp_path, DRAW, seed=4)
    before = game.state.streams[:]
    act(game, "steal")
    assert game.state.streams[chance.SETUP] == before[chance.SETUP]
    assert game.state.streams[chance.BOTS] == before[chance.BOTS]
    assert game.state.streams[chance.PLAY] != before[chance.PLAY]
