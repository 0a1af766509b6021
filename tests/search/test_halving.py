"""At the root of a search all actions are tried equally often, then the better half of them, and so on, until few are
left; and the n-th try of each is played with the same chance as that of every other one.
"""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

from conformance.cases import QUICK
from rulewright import loading
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.machine import Machine
from rulewright.ruleset_lookup import Found
from rulewright.search.native_search import NativeSearch
from rulewright.search.plan import FAR, WHOLE, Method, Plan, Tried, Worth, best, contenders, phases
from rulewright.search.reference_search import ReferenceSearch
from rulewright.search.reference_tree import FEW_LEFT
from rulewright.source.diagnostic import Report

pytestmark = pytest.mark.usefixtures("quick_builds")

TEXT = """\
rulewright: 1
game: wager
title: Wager
about: The first player names a number, and wins if the die shows enough.
players: 2
limit: 20 decisions
components: {die: {plural: dice, rolls: 1..66, kinds: {plain_die: 1}}}
zones: {table: {holds: die, starts: all, seen_by: everyone}}
state: {named: {is: 0..ACTIONS, start: 0}, points: {is: 0..1, per: player, start: 0}}
actions:
  name:
    pick: n in 1..ACTIONS
    do: |
      set named to n
      roll die in table
phases:
  game:
    naming: {must: name, by: player 1}
    won: {when: WINS, steps: {one: add 1 to player 1.points}}
score: {of: player, points: player.points, rank: highest points then shared}
"""
BY_LUCK, BY_NUMBER = "the(die in table).rolled >= 30", "the(die in table).rolled <= 2 * named"
ACTIONS = 32


def made(tmp_path: Path, wins: str, actions: int = ACTIONS) -> Machine:
    path, report = tmp_path / "ruleset.yaml", Report()
    path.write_text(TEXT.replace("WINS", wins).replace("ACTIONS", str(actions)), encoding="utf-8")
    ruleset = loading.load(Found(path, ()), report)
    assert ruleset is not None, [f"{d.span}: {d.message}" for d in report]
    return ruleset.machine(2, {})


def searched(machine: Machine, plan: Plan) -> list[Tried]:
    """Of the reference; compiled code finds the same."""
    reference = ReferenceSearch(machine, plan, [machine.start(1, log=False)])
    reference.run(plan.iterations)
    native = NativeMachine(machine, QUICK, search=True)
    compiled = NativeSearch(native, plan, ctypes.create_string_buffer(native.start(1).memory.raw), 1)
    compiled.run(plan.iterations)
    assert compiled.found() == reference.found()
    return reference.found()


@pytest.mark.parametrize("method", Method)
def test_tries_of_all_actions_meet_the_same_luck(method: Method, tmp_path: Path) -> None:
    """Where luck alone decides, as many tries of any two actions have won equally often."""
    found = searched(made(tmp_path, BY_LUCK), Plan(method, 0, 320, 5, Worth(FAR, 8, 1)))
    by_visits: dict[int, set[int]] = {}
    for one in found:
        by_visits.setdefault(one.visits, set()).add(one.total)
    assert len(found) == ACTIONS
    assert all(len(totals) == 1 for totals in by_visits.values())
    assert any(0 < total < visits * WHOLE for visits, totals in by_visits.items() for total in totals)


def test_the_better_half_is_tried_again(tmp_path: Path) -> None:
    """Of 32 actions, in phases of 64 tries each: all of them, 16, and eight; then UCB1 chooses among four."""
    plan = Plan(Method.TREE, 0, 320, 5, Worth(FAR, 8, 1))
    found = searched(made(tmp_path, BY_NUMBER), plan)
    visits, available = [sorted(getattr(one, name) for one in found) for name in ("visits", "available")]
    assert visits[:28] == [2] * 16 + [6] * 8 + [14] * 4
    assert all(one > 14 for one in visits[28:])
    assert available == [64] * 16 + [128] * 8 + [192] * 4 + [320] * FEW_LEFT
    means = {count: [one.mean for one in found if one.visits == count] for count in (2, 6)}
    assert max(means[2]) <= min(one.mean for one in found if one.visits > 2) + 1 / 2
    assert best(plan, found) == max(found, key=lambda one: (one.visits, one.mean)).action


def test_few_are_not_halved(tmp_path: Path) -> None:
    found = searched(made(tmp_path, BY_NUMBER, FEW_LEFT), Plan(Method.TREE, 0, 64, 5, Worth(FAR, 8, 1)))
    assert {one.available for one in found} == {64}
    assert len({one.visits for one in found}) > 2


@pytest.mark.parametrize("iterations", [1, 2, 3, 5, 11, 24, 25, 97, 160, 161])
def test_every_iteration_is_made(iterations: int, tmp_path: Path) -> None:
    """And where more is legal than can be tried in every phase, some are drawn."""
    found = searched(made(tmp_path, BY_NUMBER), Plan(Method.TREE, 0, iterations, 3, Worth(FAR, 8, 1)))
    assert sum(one.visits for one in found) == iterations
    assert len(found) == contenders(iterations, ACTIONS)
    assert all(one.visits for one in found)


def test_different_ones_are_drawn(tmp_path: Path) -> None:
    machine = made(tmp_path, BY_NUMBER)
    drawn = {searched(machine, Plan(Method.TREE, 0, 1, seed, Worth(FAR, 8, 1)))[0].action for seed in range(40)}
    assert len(drawn) > ACTIONS / 2


@pytest.mark.parametrize("iterations", range(1, 260, 7))
def test_as_many_contend_as_can_be_tried_in_every_phase(iterations: int) -> None:
    for legal in (1, 2, 3, 8, 9, 40, 1000):
        count = contenders(iterations, legal)
        assert 1 <= count <= legal
        assert count * phases(count) <= iterations
        assert count in {legal, iterations} or (count + 1) * phases(count + 1) > iterations


@pytest.mark.parametrize(("count", "found"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (16, 4)])
def test_phases(count: int, found: int) -> None:
    assert phases(count) == found


def test_nothing_is_halved_by_time_or_by_likelihood() -> None:
    plan = Plan(Method.TREE, 0, 21, 1, Worth())
    assert plan.halves
    assert not Plan(Method.TREE, 0, 21, 1, Worth(), timed=True).halves
    assert not Plan(Method.TREE, 0, 21, 1, Worth(), likely=True).halves
    assert not Plan(Method.FLAT, 0, 21, 1, Worth()).halves
