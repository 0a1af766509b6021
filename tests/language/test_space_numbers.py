"""Spaces with numbers of their own: every reader means the printed number, and nobody else notices."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.both import play
from conformance.cases import QUICK
from rulewright import loading
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.fault import Fault
from rulewright.frontend.analysis.bounds import Bounds
from rulewright.frontend.analysis.box import Box
from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.intervals import Interval
from rulewright.frontend.language.printed_numbers import FROM_1, SpaceNumbers
from rulewright.game import Game
from rulewright.loading import Ruleset, load
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

TEXT = """rulewright: 1
game: numbered
title: Numbered
players: 2
limit: 20 decisions
options: {{top: {{values: 3..6}}}}
spaces: {{spot: {{{spot}}}}}
tables: {{spot.worth: {{else: 4}}}}
state: {{at: {{is: spot, per: player, start: {start}}}, result: {{is: -99999..99999, start: 0}}}}
terms: {{asked: "{expression}"}}
actions: {{go: {{pick: spot, do: set me.at to spot, says: "{{me}} goes to {{spot}}"}}}}
phases:
  game: {{one: {{must: go, by: player 1, if_none: never}}, two: "set result to {expression}"}}
score: {{of: player, points: player.at.worth + result + top, rank: highest points then shared}}
"""
WAYS_TO_NUMBER = {
    "count: 5": [1, 2, 3, 4, 5],
    "numbers: 1..5": [1, 2, 3, 4, 5],
    "numbers: 0..4": [0, 1, 2, 3, 4],
    "numbers: -4..-1": [-4, -3, -2, -1],
    "numbers: -1..top": [-1, 0, 1, 2, 3],
    "numbers: [7, 3..5, 0], shape: ring": [7, 3, 4, 5, 0],
    "numbers: [12, -2]": [12, -2],
    "rows: 2, columns: 2, numbers: 0..3": [0, 1, 2, 3],
    "rows: 2, columns: 2, numbers: [3, 2, 9, 1]": [3, 2, 9, 1],
    'drawn: "o.o\\n.o.", numbers: [5, 6, 8]': [5, 6, 8],
}
"""What a kind of spaces may say, and its numbers in their order."""

numbered = pytest.mark.parametrize(("spot", "numbers"), WAYS_TO_NUMBER.items(), ids=WAYS_TO_NUMBER.keys())


def written(number: int) -> str:
    return f"spot {number}" if number >= 0 else f"spot({number})"


def made(folder: Path, spot: str, start: str, expression: str = "0") -> Ruleset:
    path = folder / "ruleset.yaml"
    path.write_text(TEXT.format(spot=spot, start=start, expression=expression), encoding="utf-8")
    report = Report()
    found = load(Found(path), report)
    assert found is not None, [f"{one.span}: {one.message}" for one in report]
    return found


def result_of(game: Game) -> int:
    return int(next(entry["value"] for entry in game.view(0)["state"] if entry["state"] == "result"))


@numbered
def test_what_is_said_and_stored_is_the_printed_number(spot: str, numbers: list[int], tmp_path: Path) -> None:
    """Menus, logs, records' words, `spot(n)` and `number_of` have the same number; ids are places, as ever."""
    start = written(numbers[-1])
    ruleset = made(tmp_path, spot, start, "number_of(spot(number_of(player 1.at))) * 10 + number_of(next(player 1.at))")
    for place, number in enumerate(numbers):
        game = Game.start(ruleset.machine(2), 1)
        assert game.view(0)["state"][0]["value"] == f"spot {numbers[-1]}"
        legal = game.legal(0)
        assert [game.words(0, one) for one in legal] == [f"go spot {one}" for one in numbers]
        game.choose(0, legal[place])
        assert any(f"goes to spot {number}" in line for line in map(str, game.log(0)))
        assert result_of(game) == number * 10 + numbers[(place + 1) % len(numbers)]


@numbered
def test_bounds_are_those_of_the_numbers(spot: str, numbers: list[int], tmp_path: Path) -> None:
    """Believed is exactly what can be; both backends reckon the same in every game."""
    report = Report()
    text = TEXT.format(spot=spot, start=written(numbers[0]), expression="number_of(player 1.at)")
    symbols = loading.read_text(Source("spots.yaml", text), report)
    assert symbols is not None
    constants = Constants(symbols, default_configuration(symbols, 2))
    bounds = Bounds(constants, Box(symbols, constants, report))
    body = symbols.terms[0].body
    assert body is not None
    assert bounds.of(body) == Interval(min(numbers), max(numbers))
    machine = made(
        tmp_path, spot, written(numbers[0]), "number_of(player 1.at) * 3 - number_of(spot(number_of(player 1.at)))"
    )
    native = NativeMachine(machine.machine(2), QUICK)
    for seed in range(4):
        play(machine.machine(2), native, seed)


@numbered
def test_a_number_that_no_space_has_is_a_fault_on_both_backends(spot: str, numbers: list[int], tmp_path: Path) -> None:
    low, high = min(numbers), max(numbers)
    for wrong in [low - 1, high + 1, *sorted(set(range(low, high)) - set(numbers))][:3]:
        ruleset = made(tmp_path, spot, written(numbers[0]), f"number_of(spot({wrong} + 0 * number_of(player 1.at)))")
        machine = ruleset.machine(2)
        game = Game.start(machine, 1)
        with pytest.raises(Fault) as found:
            game.choose(0, game.legal(0)[0])
        is_inside = low < wrong < high
        told = f"there is no spot {wrong}" if is_inside else f"number {wrong} is outside {low}..{high}"
        assert told in found.value.message
        if is_inside or wrong < low:
            assert play(machine, NativeMachine(machine, QUICK), 1).tally.faults == ["range"]


def test_numbers_from_1_are_no_other_rules(tmp_path: Path) -> None:
    """Who says what everybody expects has the rules, the ids and the fingerprint that a count gives."""
    one = made(tmp_path, "count: 5", "spot 2", "number_of(spot(3))").machine(2).program
    other = made(tmp_path, "numbers: 1..5", "spot 2", "number_of(spot(3))").machine(2).program
    assert one.fingerprint == other.fingerprint and other.space_numbers == {}


@pytest.mark.parametrize("given_as", ["rows: 2, columns: 3, numbers: 0..4", "rows: 2, columns: 2, numbers: [1, 2, 3]"])
def test_a_board_has_as_many_numbers_as_spaces(given_as: str) -> None:
    report = Report()
    loading.check_text(Source("spots.yaml", TEXT.format(spot=given_as, start="spot 1", expression="0")), report)
    told = [one for one in report if one.severity == "error"]
    assert [one.message for one in told][:1] == [f"{5 if '0..4' in given_as else 3} numbers are given"]
    assert told[0].span.text in ("0..4", "[1, 2, 3]")


@given(st.integers(-9999, 9999), st.integers(1, 1000), st.integers())
def test_a_range_of_numbers_is_its_own_inverse(first: int, size: int, number: int) -> None:
    numbers, (low, high) = SpaceNumbers(first), SpaceNumbers(first).reach(size)
    place = numbers.place(number)
    assert (place is not None and place < size) == (low <= number <= high)
    assert place is None or numbers.at(place) == number


@given(st.lists(st.integers(-9999, 9999), min_size=1, max_size=60, unique=True), st.integers(-9999, 9999))
def test_a_list_of_numbers_is_its_own_inverse(listed: list[int], number: int) -> None:
    numbers = SpaceNumbers(listed=tuple(listed))
    assert [numbers.place(one) for one in listed] == list(range(len(listed)))
    assert list(numbers.first_of(len(listed))) == listed == [numbers.at(place) for place in range(len(listed))]
    assert (numbers.place(number) is None) == (number not in listed)
    assert numbers.at(len(listed)) not in listed and numbers.at(-1) not in listed
    assert numbers.reach(len(listed)) == (min(listed), max(listed))


def test_only_other_numbers_are_declared() -> None:
    assert not FROM_1.are_declared and not SpaceNumbers(1).are_declared
    assert SpaceNumbers(0).are_declared and SpaceNumbers(listed=(1, 2)).are_declared


def test_random_lists_play_alike_on_both_backends(tmp_path: Path) -> None:
    generator = random.Random(12)
    for _ in range(3):
        numbers = generator.sample(range(-30, 30), 7)
        spot = f"numbers: {numbers}, shape: ring"
        expression = "number_of(spot(number_of(next(player 1.at)))) - number_of(the(first(neighbours(player 1.at))))"
        machine = made(tmp_path, spot, written(numbers[0]), expression).machine(2)
        native = NativeMachine(machine, QUICK)
        for seed in range(3):
            play(machine, native, seed)
