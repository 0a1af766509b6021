"""Scenarios that cannot be tried: every mistake is told, once, at its place, and with the others of the file."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.scenarios import Tried, results_text

Told = Callable[[str], list[str]]
Try = Callable[..., Tried]

EXPECT = "\nexpect: {day: 0}"
BODIES = [
    # positions that cannot be
    ("given: {waste: 3 joker}", ["RW851 there are 2 `joker` in all, 2 are left, and here are 3"]),
    ("given: {waste: joker, player 1.hand: 2 joker}", ["RW851 there are 2 `joker` in all, 1 are left, and here are 2"]),
    ("given: {waste: 'joker, rest', deck: rest}", ["RW851 the rest of all cards cannot lie in two places"]),
    ("given: {bag: cube}", ["RW851 this leaves no place for 2 cube(1)"]),
    ("given: {stall 1.counter: 2 joker, stall 1.counter: joker}", ["RW005 the key `stall 1.counter` stands twice"]),
    ("given: {purse: '1, 1', player 1.purse: 2}", ["RW851 `player 1.purse` is given twice"]),
    (
        "given: {stall 1.counter: '2 joker, 2 plain(red, 1), plain(red, 2)'}",
        ["RW851 `counter` has room for 4, and here are 5"],
    ),
    ("given: {purse: '40, 40'}", ["RW851 `bank` would hold -30"]),
    ("given: {purse: '40, 10', bank: 1}", ["RW851 all `coin` together is 50, and this makes 51: 1 too many"]),
    ("given: {player 1.purse: 41}", ["RW851 `purse` cannot hold 41"]),
    ("given: {player 1.purse: -1}", ["RW851 `purse` would hold -1"]),
    ("given: {day: 10}", ["RW851 `day` cannot be 10"]),
    ("given: {purse: '1, 2, 3'}", ["RW851 `purse` takes 2 values, one for each player, and here are 3"]),
    ("given: {hand: joker}", ["RW851 every player has its own `hand`"]),
    ("given: {wealth: '1, 2'}", ["RW851 `wealth` is no zone, purse or state variable"]),
    ("given: {purs: 1}", ["RW851 `purs` is no zone, purse or state variable"]),
    # things that are not there
    ("given: {waste: jokker}", ["RW853 no card is called `jokker`"]),
    ("given: {waste: plain}", ["RW853 `plain` is written with its suit and value"]),
    ("given: {waste: joker(3)}", ["RW853 `joker` is written alone"]),
    ("given: {waste: 'plain(red, 6)'}", ["RW853 there is no `plain(red, 6)` here"]),
    ("given: {waste: 'plain(green, 1)'}", ["RW311 `green` is not a word of `suit`"]),
    ("given: {bag: cube(7)}", ["RW853 a die cannot show 7 here"]),
    ("given: {waste: cube}", ["RW853 no card is called `cube`"]),
    ("given: {player 3.hand: joker}", ["RW853 there is no `player 3` here"]),
    ("given: {leader: player 3}", ["RW853 there is no `player 3` here"]),
    ("given: {leader: stall 1}", ["RW401 a player or none is needed here, and this is a stall"]),
    ("given:\n  visited[player 1, stall 4]: yes", ["RW853 there is no `stall 4` here"]),
    ("given: {out: player 3}", ["RW853 there is no `player 3` here"]),
    # what is run, done and forced
    ("at: turns(player 1)", ["RW854 no phase is called `turns`"]),
    ("at: storm", ["RW854 no phase is called `storm`"]),
    ("at: turn(player 3)", ["RW853 there is no `player 3` here"]),
    ("at: turn", ["RW307 `turn` takes 1 argument(s), not 0"]),
    ("at: turn(random(player))", ["RW407 `random` cannot stand inside an expression"]),
    ("at: auction\ndo: storm", ["RW852 a scenario runs a phase or a block, not both"]),
    ("do: strom", ["RW305 no effect is called `strom`"]),
    ("do: reward(random(player), 1)", ["RW407 `random` cannot stand inside an expression"]),
    ("do: reward(player 3, 1)", ["RW853 there is no `player 3` here"]),
    ("at: auction\nwhen:\n  - player 3: bid(1)", ["RW853 there is no `player 3` here"]),
    ("at: auction\nwhen:\n  - leader: bid(1)", ["RW854 `leader` does not say who acts"]),
    ("at: auction\nwhen:\n  - everyone: bit(1), bid(1)", ["RW854 no action is called `bit`"]),
    ("at: auction\nwhen:\n  - player 1: bid", ["RW854 `bid` takes 1 pick, not 0"]),
    ("at: auction\nwhen:\n  - player 1: visit(stall 4)", ["RW853 there is no `stall 4` here"]),
    ("at: auction\nwhen:\n  - player 1: sweep(plain(red, 9) + joker)", ["RW853 there is no `plain(red, 9)` here"]),
    ("at: auction\nchance: jokker", ["RW853 chance gives no `jokker`"]),
    ("at: auction\nchance: leader", ["RW853 chance gives no `leader`"]),
    ("at: auction\nchance: player 1.purse", ["RW853 `player 1.purse` is no outcome of chance"]),
    ("at: auction\nchance: none", ["RW853 `none` is no outcome of chance"]),
    # the table
    ("players: 5", ["RW856 Fair is not for 5 players"]),
    ("players: two", ["RW856 `two` is not a number of players"]),
    ("seed: -1", ["RW856 `-1` is not a seed"]),
    (
        "options: {price: low, hand_size: 9}",
        ["RW856 there is no option `price`", "RW856 `9` is not a value of the option `hand_size`"],
    ),
]


@pytest.mark.parametrize(("body", "messages"), BODIES)
def test_a_mistake(told: Told, body: str, messages: list[str]) -> None:
    """It is told, and nothing else is."""
    assert told(body + EXPECT) == messages


EXPECTATIONS = [
    ("purse: '1, 2, 3'", "RW855 2 values belong here, not `1, 2, 3`"),
    ("day: '1, 2'", "RW855 one value belongs here, not `1, 2`"),
    ("day: yes", "RW401 a number is needed here, and this is a flag"),
    ("dya: 1", "RW305 nothing is called `dya` here"),
    ("leader: player 3", "RW853 there is no `player 3` here"),
    ("player 3.purse: 1", "RW853 there is no `player 3` here"),
    ("hand: joker", "RW855 every player has its own `hand`"),
    ("random(player) = player 1: yes", "RW855 an expectation does not draw lots"),
    ("change of weather: fine", "RW855 only numbers change by so much, and this is a word of `weather`"),
    ("legal lai: 1", "RW854 no action is called `lai`"),
    ("legal lay: sweep(joker)", "RW855 `sweep` is not `lay`"),
    ("legal lay for player 3: 1", "RW853 there is no `player 3` here"),
    ("refused: lai(joker)", "RW854 no action is called `lai`"),
    ("day: [1]", "RW102 expected a call, got a number"),
    ("day: [one]", "RW855 one text belongs here, not `[one]`"),
    ("outcome: '1, 2, 3'", "RW855 one number for each of 2 players belongs here, not `1, 2, 3`"),
    ("over: perhaps", "RW855 `yes` or `no` belongs here, not `perhaps`"),
    ("phase: trun", "RW854 no phase is called `trun`"),
    ("player 1 sees wealth: 3", "RW855 `wealth` is no zone, purse or state variable"),
    ("player 3 sees day: 3", "RW853 there is no `player 3` here"),
    ("player 1 sees purse: 3", "RW855 2 values belong here, not `3`"),
    ("onlooker sees hand: card", "RW855 every player has its own `hand`"),
    ("waste: jokker", "RW853 no card is called `jokker`"),
]


@pytest.mark.parametrize(("entry", "message"), EXPECTATIONS)
def test_an_expectation_that_cannot_be_asked(told: Told, entry: str, message: str) -> None:
    """It is told, and nothing else is."""
    assert told(f"expect:\n  {entry}") == [message]


def test_columns(attempted: Try) -> None:
    """A column that is not there, one that is used nowhere, and a name that comes twice."""
    text = (
        "scenarios: fair\none <id>:\n  expect: {day: <days>}\n  cases:\n    - {id: A, day: 0}\ntwo:\n"
        "  expect: {day: 0}\n  cases:\n    - {id: A, day: 0}\n    - {id: A, day: 0}\n"
    )
    tried = attempted(text)
    assert [f"{error.span.position} {error.message}" for error in tried.errors] == [
        "3:17 no column is called `days`",
        "9:15 the column `day` is used nowhere",
        "10:7 two scenarios are called `two, A`",
        "10:15 the column `day` is used nowhere",
    ]


def test_all_mistakes_of_a_file_are_told_in_one_run(attempted: Try) -> None:
    """Shape, names, positions and expectations, each at its line; the sound scenario is tried."""
    text = """\
scenarios: fair
shape: {given: [joker], expect: {day: 0}}
names: {at: trun, expect: {dya: 0}}
positions: {given: {waste: 3 joker, purse: '50, 1, 1'}, expect: {waste: jokker}}
sound: {expect: {day: 0}}
"""
    tried = attempted(text)
    assert [f"{error.span.position.line} {error.code}" for error in tried.errors] == [
        "2 RW102",
        "3 RW854",
        "3 RW305",
        "4 RW851",
        "4 RW851",
        "4 RW853",
    ]
    assert [result.name for result in tried.results] == ["sound"]


@pytest.mark.parametrize(
    "text",
    ["", "[]", "scenarios: fair", "one: {expect: {day: 0}}", "scenarios: [fair]\none: {expect: {day: 0}}", "a: b: c"],
)
def test_a_file_that_is_none(attempted: Try, text: str) -> None:
    """It is refused with a message, whatever it is."""
    tried = attempted(text)
    assert tried.errors
    assert tried.results == ()


def test_a_mistake_that_cases_share_is_told_once(attempted: Try) -> None:
    text = (
        "scenarios: fair\none <id>:\n  given: {waste: jokker}\n  expect: {day: 0}\n  cases:\n    - {id: A}\n"
        "    - {id: B}\n"
    )
    assert len(attempted(text).errors) == 1


def test_a_value_cut_by_yaml_is_told_once(told: Told) -> None:
    assert told("given: {waste: plain(red, 1)}" + EXPECT) == ["RW201 this expression is not complete"]


@pytest.mark.parametrize("seed", range(12))
def test_garbled_files_raise_nothing(attempted: Try, seed: int) -> None:
    """Words of a sound file exchanged: whatever comes of it is told."""
    chance = random.Random(seed)
    text = (Path(__file__).parent / "fair" / "scenarios" / "runs.yaml").read_text(encoding="utf-8")
    words = re.findall(r"[a-z_0-9]+", text)
    places = [match for match in re.finditer(r"(?<=    )\S.*", text) if match[0]]
    for match in sorted(chance.sample(places, 4), key=lambda match: -match.start()):
        garbled = re.sub(
            r"[a-z_0-9]+",
            lambda word: chance.choice([word[0], chance.choice(words), str(chance.choice([0, 9, 2**31]))]),
            match[0],
        )
        text = text[: match.start()] + garbled + text[match.end() :]
    assert results_text([attempted(text)], "full") is not None


CUT = "RW201 YAML's { } cut this list of values at its commas"


@pytest.mark.parametrize(
    ("body", "errors"),
    [
        ("given: {purse: 1, 2}" + EXPECT, [CUT]),
        ("given: {purse: 1, 2, day: 3}\nexpect: {purse: 1, -2, day: 0}", [CUT, CUT]),
        ("given: {day: 1}\nexpect: {outcome: 1, 2, over: yes}", [CUT]),
        ("given: {purse: 1, 2, leader: none, player 1}" + EXPECT, [CUT, CUT]),
        ("given: {day: 1, bank}" + EXPECT, ["RW204 an expression is missing here"]),
    ],
)
def test_a_list_that_yaml_cuts_is_told_once(told: Told, body: str, errors: list[str]) -> None:
    assert told(body) == errors


def test_a_cut_list_is_mended_by_quotes(attempted: Try) -> None:
    (told, *_) = attempted(
        "scenarios: fair\none:\n  players: 2\n  given: {purse: 1, 2, day: 3}\n  expect: {day: 3}\n"
    ).errors
    assert (told.span.text, [fix.text for fix in told.fixes]) == ("1, 2", ['"1, 2"'])
