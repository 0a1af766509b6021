"""Positions are found to the end of long games, where much that was hidden is
shown at once, and both backends find the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from conformance.cases import QUICK
from information.games import machine, step, watched
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.view_layout import HIDDEN
from rulewright.backend.runtime.state import digest
from rulewright.game.view_numbers import ViewNumbers
from rulewright.information import Chronicle, ReferenceWorlds, Sampling
from rulewright.information.exchanges import Exchanges
from rulewright.information.made import Made, What, about
from rulewright.information.rewriting import Rewriting
from rulewright.information.worlds import NativeWorlds

WHOLE = {"liars_dice": (3, 500), "gravediggers": (1, 500), "hearts": (3, 60)}
"""By game: the seed, and how many decisions are played.
In each of them a choice was blind when games were only played on from the beginning.
"""
BOTH = {"liars_dice": (3, 5), "hearts": (2, 6)}


def asked(name: str, seed: int, most: int) -> Iterator[Chronicle]:
    """A random game, wherever the first seat has a choice."""
    chronicle, chance = watched(machine(name), seed), random.Random(seed)
    while not chronicle.game.over and chronicle.game.state.decisions < most:
        last = chronicle.streams[0][-1]
        if 0 in chronicle.game.state.pending and len(last.legal) > 1 and last.choice is None:
            yield chronicle
        step(chronicle, chance)


@pytest.mark.parametrize("name", WHOLE)
def test_no_choice_is_blind(name: str) -> None:
    """Each sample shows the seat what it sees, and lets it choose what it may."""
    sampling, choices = Sampling(machine(name), NativeMachine(machine(name), QUICK, search=True)), 0
    for chronicle in asked(name, *WHOLE[name]):
        last = chronicle.streams[0][-1]
        found = sampling.of_stream(0, chronicle.stream(0), 5, 1)
        assert isinstance(found, NativeWorlds)
        for place in range(found.count):
            assert tuple(found.game(place).seen_numbers(0)) == last.seen
            assert tuple(found.game(place).legal(0)) == last.legal
        choices += 1
    assert choices > 5


@pytest.mark.parametrize("name", BOTH)
def test_both_backends_exchange_the_same(name: str) -> None:
    """Where dice are shown, or cards passed on, games have to be made again with other components."""
    made = machine(name)
    there, here = Sampling(made, NativeMachine(made, QUICK, search=True), 6), Sampling(made, None, 6)
    for chronicle in asked(name, *BOTH[name]):
        natives, references = (one.of_stream(0, chronicle.stream(0), 4, 7) for one in (there, here))
        assert isinstance(natives, NativeWorlds) and isinstance(references, ReferenceWorlds)
        for place, state in enumerate(references.states):
            assert natives.game(place).digest() == digest(made.program, state)
            assert natives.game(place).streams() == state.streams


def choice_of(name: str, action: str, *indices: int) -> int:
    """The id of an action with these indices of its picks."""
    chooser = next(one for one in machine(name).choosers.all if one.action.name == action)
    number = 0
    for picker, index in zip(chooser.pickers, indices, strict=True):
        number = number * picker.size + index
    return chooser.action.base + number


def test_choices_name_what_was_exchanged() -> None:
    rewriting = Rewriting(machine("hearts"))
    play, other = choice_of("hearts", "play", 4), choice_of("hearts", "play", 40)
    assert rewriting.choice(play, {4: 40, 40: 4}) == other
    assert rewriting.choice(other, {4: 40, 40: 4}) == play
    assert rewriting.choice(play, {4: 40, 40: 4}, ()) == play, "another one was moved"
    assert rewriting.choice(0, {4: 40, 40: 4}) == 0, "a pass names nothing"


def test_a_subset_is_exchanged_and_back() -> None:
    picker = next(one for one in machine("hearts").choosers.all if one.action.name == "pass").pickers[0]
    rewriting, exchanged = Rewriting(machine("hearts")), {3: 50, 50: 3}
    some = choice_of("hearts", "pass", picker.rank((1, 3, 7)))  # type: ignore[attr-defined]
    assert rewriting.choice(some, exchanged) == choice_of("hearts", "pass", picker.rank((1, 7, 50)))  # type: ignore[attr-defined]
    assert rewriting.choice(rewriting.choice(some, exchanged), exchanged) == some


def test_equal_copies_are_told_apart_by_what_was_moved() -> None:
    """Of two alike only one is exchanged: a choice that moved the other one stays."""
    made = machine("gravediggers")
    alike = [one.index for one in made.program.components if one.cls == "card" and one.face == 3]
    different = next(one.index for one in made.program.components if one.cls == "card" and one.face == 4)
    exchanged = {alike[0]: different, different: alike[0]}
    bury = choice_of("gravediggers", "bury", 3, 2)
    rewriting = Rewriting(made)
    before = [Made(bury, about(What.CHOSEN, one)) for one in alike[:2]]
    after = rewriting.exchanged(before, exchanged)
    assert [one.value for one in after] == [choice_of("gravediggers", "bury", 4, 2), bury]


def test_too_many_to_be_noted() -> None:
    assert Made(1, about(What.CHOSEN, 1, 2)).components == (1, 2)
    assert Made(1, about(What.CHOSEN)).components == ()
    assert Made(1, about(What.CHOSEN, 1, 2, 3)).components is None
    assert Made(1, about(What.CHOSEN, 5000)).components is None


def test_what_is_disclosed_lay_where_less_is_hidden_now() -> None:
    """It takes the place of something that lies hidden there, unless it lies there already."""
    made = machine("hearts")
    exchanges, state = Exchanges(made, 0, lambda size: 0), next(asked("hearts", 1, 60)).game.state
    then, s = ViewNumbers(made)(state, 0), list(state.slots)
    (zone, start, _), (elsewhere, _, _) = [row for row in exchanges.zones if HIDDEN in then[slice(*row[1:])]][:2]
    here, there = made.table.members(s, zone)[0], made.table.members(s, elsewhere)[0]

    def exchanged(shown: int) -> dict[int, int]:
        wanted = [*then]
        wanted[wanted.index(HIDDEN, start)] = exchanges.likeness(s, shown)
        return exchanges.changes_by_disclosure(then, wanted, s).exchanged

    assert exchanged(there) == {here: there, there: here}
    assert exchanged(here) == {}


def test_dice_that_lie_together_are_not_known() -> None:
    """To see what they show is not to know which is which."""
    made = machine("liars_dice")
    exchanges, state = Exchanges(made, 0, lambda size: 0), watched(made, 1).game.state
    program, s = made.program, list(state.slots)
    assert not exchanges.all_known(s)
    for one in program.components:
        s[program.home + one.index] = 0
        s[program.rolled + one.index] = 4
    zone = program.zones[0]
    for other in program.zones:
        s[other.base] = 0
    s[zone.base] = len(program.components)
    s[zone.first : zone.first + zone.room] = range(len(program.components))
    assert exchanges.all_known(s)
    s[program.rolled] = 5
    assert not exchanges.all_known(s)
