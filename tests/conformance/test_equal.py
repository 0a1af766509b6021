"""The compiled backend plays the games of the reference interpreter, to the last digest."""

from __future__ import annotations

import pytest

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.loading import Ruleset, load_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source
from tiers import either

from .both import ALWAYS, Both, Tally, play
from .cases import ALL, AS_USED, HERE, Case, everything, native, sample
from .program_parts import covering

BEGINNING = """\
rulewright: 1
game: beginning
title: Beginning
about: Positions of different lengths.
players: 2
limit: 20 decisions
components:
  card: {{kinds: {{ace: {{count: 1}}}}}}
zones:
  deck: {{holds: card, order: pile, starts: all, seen_by: nobody}}
  hand: {{holds: card, per: player, seen_by: owner}}
  heap: {{holds: card, seen_by: everyone}}
state:
  turn: {{is: 0..9, start: 1}}
{spaces}actions:
  drop: {{pick: card in me.hand, do: move card to heap, says: "{{me}} drops {{card}}"}}
phases:
  game:
    deal: |
      shuffle deck
      for each player clockwise from player 1: draw up to 1 from deck to player.hand
    turns_of_all:
      turns: player me clockwise from player 1
      steps:
        act: {{must: drop, if_none: skip}}
      until: none(hand)
score: {{of: player, points: count(heap) + turn, rank: highest points then shared}}
"""

CASES = list(everything()) if ALL else sample()
GAMES = 20 if ALL else either(1, 2)
LONG = ALWAYS if ALL else 300
"""After so many decisions no further game is begun: a long game comes to nearly all that several would."""
STEPS_WITH_CHANCE = ALWAYS if ALL else 100
"""So many decisions are made where chance is decided from outside: whole games are played without."""


def loaded_text(text: str) -> Ruleset:
    """The ruleset of a text that is well."""
    report = Report()
    ruleset = load_text(Source("beginning.yaml", text), report)
    assert ruleset is not None and not report.failed, [finding.message for finding in report]
    return ruleset


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_are_the_same(case: Case) -> None:
    """Digest, seats, all legal actions and generator at every decision; faults, scores and ranks;
    and the same games in a batch.
    """
    tally = Tally()
    for seed in range(GAMES):
        if tally.decisions < LONG:
            tally.add(play(case.machine, native(case), seed).tally)
    assert tally.decisions > 0 or tally.faults


@pytest.mark.parametrize("case", CASES, ids=str)
def test_games_with_chance_decided_from_outside_are_the_same(case: Case) -> None:
    """The same, stopping at every chance event: its outcomes, and what follows from one of them."""
    play(case.machine, native(case), 0, automatic=False, most=STEPS_WITH_CHANCE)


def test_games_built_as_users_have_them_are_the_same() -> None:
    """Optimised, and for this very processor: the richest small ruleset, and (thorough) so many that everything occurs
    that any of them has.
    """
    small = [
        case for case in sample() if not case.options and ("classics" in case.path.parts or HERE in case.path.parents)
    ]
    for case in small if ALL else covering(small)[: either(1, len(small))]:
        play(case.machine, NativeMachine(case.machine, AS_USED), 0)


@pytest.mark.parametrize("spaces", range(8))
def test_positions_of_any_length_begin_alike(spaces: int) -> None:
    """gcc 12 copies constant tables of some lengths wrongly, with some processors'
    vectors: the first position was such a table.
    """
    text = BEGINNING.format(spaces="".join(f"  more_{number}: {{is: 0..9, start: 0}}\n" for number in range(spaces)))
    machine = loaded_text(text).machine()
    both = Both(machine, NativeMachine(machine, AS_USED), 0)
    both.compare()


def test_a_batch_is_the_games_of_its_seeds() -> None:
    """A batch of many seeds gives, row by row, what each seed alone gives;
    derived seeds are those of the interpreter.
    """
    from rulewright.backend.runtime.chance import derived_seed

    case = next(case for case in sample() if case.name == "gravediggers")
    machine = native(case)
    seeds = machine.derived_seeds(7, 5, 20)
    assert list(seeds) == [derived_seed(7, index) for index in range(5, 25)]
    batch = machine.playouts(seeds, digests=True)
    assert batch.digests is not None
    for row, seed in enumerate(seeds):
        alone = machine.playouts([seed], digests=True)
        width = slice(row * batch.players, (row + 1) * batch.players)
        assert (alone.decisions[0], list(alone.scores), list(alone.ranks)) == (
            batch.decisions[row],
            list(batch.scores[width]),
            list(batch.ranks[width]),
        )
        assert alone.digests is not None and alone.digests[0] == batch.digests[row]


def test_a_clone_goes_on_alone() -> None:
    """What happens to a copy does not reach the game it was made from, and both go on equally."""
    case = next(case for case in sample() if case.name == "gravediggers")
    game = native(case).start(3)
    copy = game.clone()
    before = game.digest()
    copy.play()
    assert (game.digest(), bool(copy.over)) == (before, True)
    game.play()
    assert (game.digest(), game.outcome()) == (copy.digest(), copy.outcome())


@pytest.mark.parametrize("name", ["gravediggers", "liars_dice", "workshop"])
def test_a_copy_plays_the_same_game(name: str) -> None:
    """At every decision the game is copied, the original goes on, and the copy then
    comes to the same position, actions and views.
    """
    game = native(next(case for case in sample() if case.name.rpartition("/")[2] == name)).start(5)
    for step in range(200):
        if game.over:
            break
        seat, copy = game.waiting[0], game.clone()
        legal = game.legal(seat)
        before = (copy.digest(), copy.streams(), copy.legal(seat), copy.view(seat))
        game.choose(seat, legal[step % len(legal)])
        assert before == (copy.digest(), copy.streams(), legal, copy.view(seat))
        copy.choose(seat, legal[step % len(legal)])
        assert (copy.digest(), copy.streams(), copy.waiting, copy.view(None)) == (
            game.digest(),
            game.streams(),
            game.waiting,
            game.view(None),
        )
    assert step > 0


def test_copying_can_be_measured() -> None:
    """It takes some time, and less than a search could not bear."""
    assert (
        0
        < native(next(case for case in sample() if case.name == "gravediggers")).copy_nanoseconds(
            copies=1_000, rounds=2
        )
        < 10_000
    )


def test_a_view_is_of_a_seat() -> None:
    """Nobody sees with the eyes of a seat that is none."""
    game = native(next(case for case in sample() if case.name == "gravediggers")).start(5)
    for seat in (-1, 4):
        with pytest.raises(ValueError, match="no seat"):
            game.view(seat)


def test_a_choice_that_is_not_legal_changes_nothing() -> None:
    """An id that is not offered, and a seat that is not asked, are refused."""
    case = next(case for case in sample() if case.name == "gravediggers")
    game = native(case).start(3)
    before = game.digest()
    for seat, action in ((game.waiting[0], -1), (game.waiting[0], 10**6), (-1, 1), (99, 1)):
        with pytest.raises(ValueError, match="not legal"):
            game.choose(seat, action)
    assert game.digest() == before
