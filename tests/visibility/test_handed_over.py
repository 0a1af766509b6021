"""What a bot is handed, part by part as it wants, and what it has seen and heard, stop by stop."""

from __future__ import annotations

import pytest

from rulewright.game import Game, Illegal
from rulewright.information import EVERYTHING, NotWanted, Past, information_of
from rulewright.information.chronicle import Chronicle

from .logged_rules import SEED as LOGGED_SEED
from .logged_rules import loaded
from .told_tables import PLAYERS, SEED, PeopleAtTable, ruleset

PARTS = ("actions", "view", "log", "random", "stream")


@pytest.mark.parametrize("wanted", [*((part,) for part in PARTS), PARTS, (), ("drawn",)])
def test_a_bot_is_handed_what_it_wants(wanted: tuple[str, ...]) -> None:
    people = PeopleAtTable("yes")
    past = Past(people.machine, SEED, people.record.choices)
    handed = information_of(people.game, 0, past, wanted)
    assert (handed.seat, handed.legal, handed.decision, handed.simultaneous) == (0, people.game.legal(0), 0, False)
    for part in (*PARTS, "drawn"):
        if part in wanted:
            assert getattr(handed, part) is not None
        else:
            with pytest.raises(NotWanted):
                getattr(handed, part)


def test_it_is_that_of_its_seat() -> None:
    people = PeopleAtTable("yes")
    people.choose("keep", 1)
    past = Past(people.machine, SEED, people.record.choices)
    handed = information_of(people.game, 1, past, EVERYTHING)
    assert handed.view == people.game.view(1) and handed.log == tuple(people.game.log(1)) == ("Player 1 keeps some",)
    assert handed.actions == people.game.actions(1) and handed.decision == 1 and handed.stream == past.stream(1)
    assert handed.names == ("Player 1", "Player 2", "Player 3")
    for seat in (0, 2, 3):
        with pytest.raises(Illegal):
            information_of(people.game, seat, past)


def _numbers(seed: int, bots: int, number: int, rolled: bool) -> int:
    """The first number of its chance."""
    rules = loaded(ROLLED if rolled else SPOKEN).machine(PLAYERS, {})
    game = Game.start(rules, LOGGED_SEED)
    return information_of(
        game, 0, Past(rules, seed, [], bots_seed=bots, number=number), ("random",)
    ).random.getrandbits(64)


SPOKEN = """
actions:
  speak: {do: 'say "x"', says: "{me} speaks"}
phases:
  game:
    deal: move first 2 aces in deck to table
    one: {must: speak, by: player 1}
    two: {must: speak, by: player 1}
    three: {must: speak, by: player 2}
    four: {must: speak, by: player 1}
"""
ROLLED = SPOKEN.replace("deal: move", "roll: roll dice in cup\n    deal: move")


def test_its_chance_follows_from_the_seed_where_the_rules_have_none() -> None:
    """Where they have chance, the seed is a secret."""
    assert _numbers(1, 0, 0, True) == _numbers(2, 0, 0, True) and _numbers(1, 0, 0, False) != _numbers(2, 0, 0, False)
    assert len({_numbers(1, bots, number, True) for bots in range(3) for number in range(3)}) == 9


def test_what_a_seat_has_seen_and_heard_stop_by_stop() -> None:
    rules = loaded(SPOKEN).machine(PLAYERS, {})
    game = Game.start(rules, LOGGED_SEED, automatic=False, heard=True)
    whole = Game.start(rules, LOGGED_SEED, automatic=False, heard=True)
    watched = Chronicle.start(game)
    assert [len(watched.stream(seat)) for seat in range(PLAYERS)] == [1, 1, 1]
    for seat in (0, 0, 1):
        action = game.legal(seat)[0]
        watched.choose(seat, action)
        whole.choose(seat, action)
        watched.note()
    heard = whole.state.heard
    assert heard is not None
    for seat in range(PLAYERS):
        stream = watched.stream(seat)
        assert [bool(one.heard) for one in stream] == [False, True, True, True]
        assert [number for one in stream for number in one.heard] == list(heard[seat])
        assert [one.choice is not None for one in stream] == [seat == 0, seat == 0, seat == 1, False]
        assert [bool(one.legal) for one in stream] == [seat == 0, seat == 0, seat == 1, seat == 0]
    again = watched.clone()
    again.choose(0, game.legal(0)[0])
    assert len(watched.stream(0)) == 4 and len(again.stream(0)) == 5


def test_what_is_hidden_leaves_no_trace() -> None:
    """A seat that sees and hears nothing new has no new observation; one that has chosen has."""
    game = Game.start(ruleset("yes").machine(PLAYERS, {}), SEED, automatic=False, heard=True)
    watched = Chronicle.start(game, (1, 2))
    assert sorted(watched.streams) == [1, 2]
    watched.note()
    assert len(watched.stream(1)) == 1
    watched.streams[1][-1] = watched.streams[1][-1].chosen(3)
    watched.note()
    assert len(watched.stream(1)) == 2 and len(watched.stream(2)) == 1
    game.state.heard = [[], [], [5], []]
    watched.note()
    assert len(watched.stream(1)) == 2 and [one.heard for one in watched.stream(2)] == [(), (5,)]
    game.state.pending = {2: [1, 2]}
    watched.note()
    assert [one.legal for one in watched.stream(2)] == [(), (), (1, 2)]
    watched.note()
    game.state.pending = {2: [1, 3]}  # it sees the same, and may choose something else
    watched.note()
    watched.note()
    assert [one.legal for one in watched.stream(2)] == [(), (), (1, 2), (1, 3)]


def test_nobody_is_handed_anything_after_the_end() -> None:
    people = PeopleAtTable("yes")
    for name, number in (("keep", 1), ("lay", 0), ("keep", 0), ("hide", 0)):
        people.choose(name, number)
    with pytest.raises(Illegal, match="the game is over"):
        information_of(people.game, 0, Past(people.machine, SEED, people.record.choices))
