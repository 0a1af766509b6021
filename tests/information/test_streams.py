"""What a seat has learned: the stream of its observations, and the chance of its bot."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rulewright as rw
from information.games import SHIPPED, machine, settle, step, watched
from rulewright.game import Game
from rulewright.game.view_numbers import FollowedViews, ViewNumbers
from rulewright.information import Chronicle, Observation, Past, information_of, key, mixed
from rulewright.information.observation import sight


@pytest.mark.parametrize("name", SHIPPED)
def test_a_past_finds_the_streams_of_the_game(name: str) -> None:
    """Those that were gathered while it was played;
    also after choices were taken back, and for a seat that was not asked for before.
    """
    made, chance = machine(name), random.Random(1)
    chronicle, choices = watched(made, 5), list[tuple[int, int]]()
    past, streams = Past(made, 5, choices), []
    for _ in range(12):
        if chronicle.game.over:
            break
        choices.append(step(chronicle, chance))
        streams.append(chronicle.stream(0))
        assert past.stream(0) == streams[-1]
    back = len(streams) // 2
    del choices[back + 1 :]
    assert past.stream(0) == streams[back]
    assert back == len(streams) - 1 or key(past.stream(0)) != key(streams[back + 1])
    assert past.stream(made.program.players - 1)


@pytest.mark.parametrize("name", SHIPPED)
def test_views_that_are_followed_are_what_is_seen(name: str) -> None:
    """Of every seat and of an onlooker, at every stop: whatever changed was looked at again."""
    made, chance = machine(name), random.Random(2)
    game, seats = Game.start(made, 4, log=False, automatic=False), range(made.program.players + 1)
    numbers, followed = ViewNumbers(made), FollowedViews(made, seats)
    for _ in range(150):
        assert followed(game.state) == {seat: numbers(game.state, seat) for seat in seats}
        if game.over:
            break
        if game.at_chance:
            game.draw()
        else:
            seat = min(game.state.pending)
            game.choose(seat, chance.choice(game.state.pending[seat]))


@pytest.mark.parametrize("name", SHIPPED)
def test_equal_numbers_tell_the_same_text(name: str) -> None:
    """What a seat hears as numbers is never less than the lines it may read: equal numbers, equal lines."""
    made = machine(name)
    told: dict[tuple[int, tuple[int, ...]], list[str]] = {}
    for seed in range(6):
        chance = random.Random(seed)
        game = Game.start(made, seed, automatic=False, heard=True)
        lines = 0
        while not game.over and game.state.decisions < 60:
            for seat in range(made.program.players):
                assert game.state.heard is not None
                text = game.log(seat, since=lines)
                assert told.setdefault((seat, tuple(game.state.heard[seat])), text) == text
                game.state.heard[seat].clear()
            lines = len(game.state.log or ())
            if game.at_chance:
                game.draw()
            else:
                seat = min(game.state.pending)
                game.choose(seat, chance.choice(game.state.pending[seat]))
    assert len(told) > 1


def test_the_order_of_sealing_is_no_knowledge() -> None:
    made = machine("goofspiel")
    streams = []
    for order in ((0, 1), (1, 0)):
        chronicle = watched(made, 3)
        for _ in range(4):
            legal = dict(chronicle.game.state.pending)
            for seat in order:
                chronicle.choose(seat, legal[seat][seat])
            settle(chronicle)
        streams.append([chronicle.stream(seat) for seat in (0, 1)])
    assert streams[0] == streams[1]


def test_hidden_choices_leave_no_trace() -> None:
    """In Kuhn poker the first seat sees its card and what is said;
    two deals that give it the same card are one to it.
    """
    made = machine("kuhn")
    by_card: dict[bytes, set[tuple[int, ...]]] = {}
    for seed in range(30):
        chronicle = watched(made, seed)
        slots = chronicle.game.state.slots
        homes = tuple(slots[made.program.home : made.program.home + len(made.program.components)])
        by_card.setdefault(key(chronicle.stream(0)), set()).add(homes)
    assert len(by_card) == 3
    assert all(len(deals) == 2 for deals in by_card.values())


def test_a_copy_goes_on_by_itself() -> None:
    chronicle = watched(machine("gravediggers"), 2)
    copy, before = chronicle.clone(), chronicle.stream(1)
    for _ in range(5):
        step(copy, random.Random(1))
    assert chronicle.stream(1) == before
    assert len(copy.stream(1)) > len(before)


def test_keys_tell_streams_apart() -> None:
    """By view, legal ids, what was heard and the own choice, and by where one ends and the next begins."""
    streams = [
        [Observation((1, 2), (), ())],
        [Observation((1,), (2,), ())],
        [Observation((1,), (), (2,))],
        [Observation((1, 2), (), (), 0)],
        [Observation((1,), (), ()), Observation((2,), (), ())],
        [Observation((1, 2, 0), (), ())],
    ]
    assert len({key(stream) for stream in streams}) == len(streams)
    assert len({(sight(stream[0].seen), stream[0].sound) for stream in streams[:3]}) == 3
    assert mixed([1, 2]) != mixed([2, 1])


# ---- the chance of bots ----------------------------------------------------------------------------------------------


def chance_of(game: Any, past: Past, seat: int = 0) -> object:
    return information_of(game, seat, past, ("random",)).random.getstate()


def test_the_chance_of_a_bot_says_nothing_of_the_seed() -> None:
    """Deals that look the same to the seat give it the same chance, though their seeds and decks differ;
    others give another one.
    """
    made = machine("kuhn")
    chances: dict[bytes, set[object]] = {}
    for seed in range(40):
        game, past = Game.start(made, seed), Past(made, seed)
        chances.setdefault(key(past.stream(0)), set()).add(chance_of(game, past))
    assert [len(found) for found in chances.values()] == [1, 1, 1]
    assert len(set.union(*chances.values())) == 3


def test_games_without_chance_differ_by_their_seed() -> None:
    """Nothing is hidden there that could be told; and games of a run differ by their number, and by the bots' seed."""
    made = machine("tic_tac_toe")
    game = Game.start(made, 1)
    pasts = [Past(made, 1), Past(made, 2), Past(made, 1, number=1), Past(made, 1, bots_seed=1)]
    assert len({chance_of(game, past) for past in pasts}) == 4


def test_the_chance_of_a_bot_does_not_depend_on_who_seals_first() -> None:
    made = machine("goofspiel")
    game, past = Game.start(made, 1), Past(made, 1)
    before = chance_of(game, past)
    game.choose(1, game.legal(1)[0])
    assert chance_of(game, past) == before


def test_a_stranger_may_not_draw_from_the_games_generator() -> None:
    class Prying:
        wants = ("drawn",)

        def choose(self, information: rw.Information) -> int:
            return information.drawn

    with pytest.raises(rw.RulewrightError, match="drawn"):
        rw.load("kuhn").start(1).play(Prying())


def test_streams_reach_bots() -> None:
    class Remembering:
        wants = ("stream",)

        def choose(self, information: rw.Information) -> int:
            assert information.stream[-1].legal == information.legal
            assert information.stream[-1].choice is None
            own = [one.choice for one in information.stream if one.choice is not None]
            assert own == chosen.setdefault(information.seat, [])
            own_choice = information.legal[len(own) % len(information.legal)]
            chosen[information.seat].append(own_choice)
            return own_choice

    for name in ("liars_dice", "goofspiel", "gravediggers"):
        chosen: dict[int, list[int]] = {}
        rw.load(name).start(4).play(Remembering())
        assert all(chosen.values())


def test_a_chronicle_follows_chance_that_others_decide() -> None:
    made = machine("kuhn")
    chronicle = Chronicle.start(Game.start(made, 1, automatic=False, heard=True))
    while chronicle.game.at_chance:
        chronicle.decide(chronicle.game.chance()[-1].id)
    assert [one.seen[2] for one in chronicle.stream(0)] == [0, 0, 0]  # nobody has chosen yet
    assert chronicle.stream(0)[-1].legal
