"""The search of compiled games and that of the reference interpreter do the same, number for number."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from conformance.cases import ALL, Case, sample
from conformance.cases import native as compiled
from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.state import State, digest, full_digest
from rulewright.game import Game
from rulewright.information import Past, information_of
from rulewright.search.native_search import NativeSearch, plan_numbers
from rulewright.search.onlooking import Onlooker
from rulewright.search.plan import Goal, Method, Others, Plan, Rollouts, Tried, Worth
from rulewright.search.reference_search import ReferenceSearch
from rulewright.search.thinking import Asked, Thinker

pytestmark = pytest.mark.usefixtures("quick_builds")

CASES = sample() if ALL else [case for case in sample() if not case.options]
PLACES, MOST_DECISIONS = 2 if ALL else 1, 80
PLANS = (
    Plan(Method.TREE, 0, 10, 1, Worth()),
    Plan(Method.TREE, 0, 24, 2, Worth(6, 8, 5), several=True),
    Plan(Method.FLAT, 0, 16, 3, Worth(1, 4, 9)),
    Plan(Method.FLAT, 0, 5, 4, Worth(2, 8, 2), rollouts=Rollouts.GREEDY),
    Plan(Method.TREE, 0, 7, 5, Worth(3, 12, 3), rollouts=Rollouts.GREEDY),
    Plan(Method.TREE, 0, 12, 6, Worth(5, 8, 4), others=Others.RANDOM),
    Plan(Method.TREE, 0, 6, 7, Worth(3, 0, 6), others=Others.GREEDY),
    Plan(Method.FLAT, 0, 5, 8, Worth(2, 8, 2), others=Others.GREEDY),
    Plan(Method.TREE, 0, 12, 9, Worth(4, 8, 3), timed=True),
    Plan(Method.TREE, 0, 60, 10, Worth(2, 8, 3)),
)
MOST_FOR_GREEDY = 30
"""Greedy play on the reference tries every legal action at every decision:
where there are many it would take too long here.
"""


def places(case: Case, native: NativeMachine) -> Iterator[tuple[State, NativeGame]]:
    """Positions of random play on both backends, early and late."""
    machine, rng = case.machine, random.Random(str(case))
    state, game = machine.start(7, log=False), native.start(7)
    for _ in range(MOST_DECISIONS):
        if state.slots[machine.program.over]:
            return
        yield state, game
        seat = rng.choice(sorted(state.pending))
        action = rng.choice(state.pending[seat])
        try:
            machine.choose(state, seat, action)
        except Fault:  # such as too many decisions
            with pytest.raises(Fault):
                game.choose(seat, action)
            return
        game.choose(seat, action)


def chosen_places(case: Case, native: NativeMachine) -> Iterator[tuple[State, NativeGame, int]]:
    """Some of them in which a seat has a choice."""
    rng, left = random.Random(str(case)), PLACES
    for state, game in places(case, native):
        seats = [seat for seat, legal in state.pending.items() if len(legal) > 1]
        if seats and left and rng.random() < 0.3:
            left -= 1
            yield state, game, rng.choice(sorted(seats))


def native_found(native: NativeMachine, plan: Plan, worlds: list[NativeGame]) -> list[Tried]:
    memory = ctypes.create_string_buffer(b"".join(world.memory.raw for world in worlds))
    search = NativeSearch(native, plan, memory, len(worlds))
    search.run(3)
    search.run(plan.iterations)
    return search.found()


def reference_found(case: Case, plan: Plan, worlds: list[State]) -> list[Tried]:
    search = ReferenceSearch(case.machine, plan, worlds)
    search.run(plan.iterations)
    return search.found()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_both_backends_find_the_same(case: Case) -> None:
    """Every method, one and several observers, random and greedy play behind
    the tree, at a short horizon and to the end.
    """
    native = compiled(case)
    for state, game, seat in chosen_places(case, native):
        for plan in PLANS:
            is_greedy = plan.rollouts is Rollouts.GREEDY or plan.others is Others.GREEDY
            if is_greedy and len(state.pending[seat]) > MOST_FOR_GREEDY:
                continue
            asked = replace(plan, seat=seat)
            found = native_found(native, asked, [game])
            assert reference_found(case, asked, [state]) == found
            assert sum(one.visits for one in found) == plan.iterations
            assert {one.action for one in found} <= set(state.pending[seat])


@pytest.mark.parametrize("name", ["kuhn", "leduc", "goofspiel", "liars_dice", "gravediggers"])
def test_both_backends_find_the_same_where_worlds_are_weighed(name: str) -> None:
    """From what seats know at decisions of a game, in worlds and from the beginning."""
    case = case_of(name)
    native, reference = Thinker(case.machine.program), Thinker(case.machine.program, compiled=False)
    asked = Asked(Method.TREE, iterations=140, horizon=12, likely=True, goal=Goal.POINTS)
    rng, choices, weighed = random.Random(3), list[tuple[int, int]](), 0
    game, past = Game.start(case.machine, 5, log=False), Past(case.machine, 5, choices, number=0)
    while not game.over and len(choices) < 12:
        seat = min(game.state.pending)
        if len(game.legal(seat)) > 1:
            one, other = (
                thinker.thought(information_of(game, seat, past, {"random", "stream"}), asked)
                for thinker in (native, reference)
            )
            assert one == other
            weighed += 1
        choices.append((seat, rng.choice(game.legal(seat))))
        game.choose(*choices[-1])
    assert weighed


def case_of(name: str) -> Case:
    return next(case for case in CASES if case.name.endswith(name))


@pytest.mark.parametrize("name", ["goofspiel", "gravediggers"])
def test_several_worlds_are_played_in_turn(name: str) -> None:
    case = case_of(name)
    native = compiled(case)
    games, states = (
        [native.start(seed) for seed in range(3)],
        [case.machine.start(seed, log=False) for seed in range(3)],
    )
    seat = min(states[0].pending)
    plan = Plan(Method.TREE, seat, 20, 9, Worth(4, 8, 20))
    assert native_found(native, plan, games) == reference_found(case, plan, states)


@pytest.mark.parametrize("name", ["goofspiel", "gravediggers", "pig"])
def test_thinking_leaves_the_game_as_it_was(name: str) -> None:
    """Neither position nor generator: what is played on is a copy, whose chance is its own."""
    case = case_of(name)
    native = compiled(case)
    game, state = native.start(3), case.machine.start(3)
    before = (
        bytes(game.memory.raw),
        full_digest(case.machine.program, state),
        dict(state.pending),
        list(state.log or ()),
    )
    plan = Plan(Method.TREE, min(state.pending), 30, 1, Worth())
    native_found(native, plan, [game])
    reference_found(case, plan, [state])
    after = bytes(game.memory.raw), full_digest(case.machine.program, state), dict(state.pending), list(state.log or ())
    assert before == after


def test_the_true_generator_is_not_asked() -> None:
    """Two worlds that differ in nothing but their generators: dice to come cannot be foretold."""
    case = case_of("pig")
    native = compiled(case)
    one, other = native.start(1), native.start(1)
    for stream in range(3):
        other.set_stream(stream, 12345 + stream)
    plan = Plan(Method.TREE, 0, 50, 1, Worth())
    assert native_found(native, plan, [one]) == native_found(native, plan, [other])
    assert digest(case.machine.program, case.machine.start(1)) == one.digest()


def test_room_may_run_out() -> None:
    """Then the tree grows no further, and play goes on behind it."""
    native = compiled(case_of("connect_four"))
    numbers = plan_numbers(native, Plan(Method.TREE, 0, 300, 1, Worth()), 7)
    numbers.most_nodes, numbers.most_edges = 5, 20
    arena = ctypes.create_string_buffer(native.library.rw_search_room(ctypes.byref(numbers)))
    native.library.rw_search_begin(arena, ctypes.byref(numbers))
    native.library.rw_search(arena, native.start(1).memory, 1, 300, None)
    rows = (ctypes.c_int64 * 32)()
    count = native.library.rw_search_found(arena, ctypes.addressof(rows))
    assert sum(rows[4 * at + 1] for at in range(count)) == 300


@pytest.mark.parametrize("name", ["goofspiel", "gravediggers", "digging"])
def test_both_backends_value_a_position_alike(name: str) -> None:
    """Each member's share of winning, as an onlooker sees it;
    they add up to 1, whoever chooses, and the choices' means agree with that of the chooser.
    """
    case = case_of(name)
    native, reference = Thinker(case.machine.program), Thinker(case.machine.program, compiled=False)
    assert native.native is not None and reference.native is None
    asked, looks = Asked(Method.FLAT, iterations=12), [Onlooker(one, 7) for one in (native, reference)]
    game, rng, members = case.machine.start(7, log=False), random.Random(1), case.machine.program.score.size
    for _ in range(3):
        seat = min(game.pending)
        one, other = (look.look(seat, asked) for look in looks)
        assert one == other
        assert sum(one.shares) == pytest.approx(1, abs=1e-3)
        visits = sum(tried.visits for tried in one.tried)
        chooser = sum(tried.mean * tried.visits for tried in one.tried) / visits
        assert chooser == pytest.approx(one.shares[seat % members])
        action = rng.choice(game.pending[seat])
        case.machine.choose(game, seat, action)
        for look in looks:
            look.choose(seat, action)
