"""Scenarios that fail, for the right reason: every kind of expectation and of deed, each with a fault."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.frontend.syntax.entry_points import ENTRY_POINTS
from rulewright.frontend.syntax.expressions import parse_text
from rulewright.scenarios import ScenarioFile, Shelf, Tried, attempt
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

Told = Callable[[str], list[str]]
Try = Callable[..., Tried]
RUNS = (Path(__file__).parent / "fair" / "scenarios" / "runs.yaml").read_text(encoding="utf-8")

AUCTION = "at: auction\nwhen:\n  - everyone: bid(1), bid(2)\n"
TURN = "given: {player 1.hand: joker, player 2.secret: joker}\nat: turn(player 1)\n"

UNMET = [
    (AUCTION + "expect: {'stake': '1, 3'}", "`stake` should be 1, 3, and is 1, 2: wrong at 2"),
    (AUCTION + "expect: {change of purse: '-1, -1'}", "`change of purse` should be -1, -1, and is -1, -2: wrong at 2"),
    (AUCTION + "expect: {change of player 2.purse: 2}", "`change of player 2.purse` should be 2, and is -2"),
    (
        AUCTION + "expect: {player 1.stake > player 2.stake: yes}",
        "`player 1.stake > player 2.stake` should be yes, and is no: `player 1.stake` is 1, `player 2.stake` is 2",
    ),
    (AUCTION + "expect: {wealth: '5, 6'}", "`wealth` should be 5, 6, and is 5, 5: wrong at 2"),
    (AUCTION + "expect: {scores: '5, 6'}", "`scores` should be 5, 6, and is 5, 5"),
    (AUCTION + "expect: {outcome: '2, 1'}", "`outcome` should be 2, 1, and is 1, 1"),
    (AUCTION + "expect: {over: yes}", "`over` should be yes, and is no"),
    (AUCTION + "expect: {phase: auction}", "`phase` should be auction, and is none"),
    (TURN + "expect: {phase: market}", "`phase` should be market, and is turn"),
    ("expect: {leader: player 2}", "`leader` should be player 2, and is none"),
    ("expect: {weather: foul}", "`weather` should be foul, and is fine"),
    (
        "given: {stall 1.counter: joker}\nexpect: {first(stall 1.counter): 'plain(red, 1)'}",
        "`first(stall 1.counter)` should be plain(red, 1), and is joker",
    ),
    ("expect: {first(stall 1.counter): joker}", "`first(stall 1.counter)` should be joker, and is none"),
    ("given: {waste: 2 joker}\nexpect: {waste: joker}", "`waste` should be joker, and is 2 joker"),
    ("given: {waste: joker}\nexpect: {waste: 2 joker}", "`waste` should be 2 joker, and is joker"),
    (
        "given: {stall 1.counter: 'joker, plain(red, 1)'}\nexpect: {stall 1.counter: 'plain(red, 1), joker'}",
        "`stall 1.counter` should be plain(red, 1), joker, and is joker, plain(red, 1)",
    ),
    (
        "given: {stall 1.counter: joker}\nexpect: {stall 1.counter: joker face up}",
        "`stall 1.counter` should be joker face up, and is joker",
    ),
    (
        "given: {player 1.cup: cube(4)}\nexpect: {player 1.cup: cube(5)}",
        "`player 1.cup` should be cube(5), and is cube(4)",
    ),
    (TURN + "expect: {player 1 sees hand: card}", "`player 1 sees hand` should be card, and is joker"),
    (
        TURN + "expect: {player 2 sees player 1.hand: joker}",
        "`player 2 sees player 1.hand` should be joker, and is card",
    ),
    (
        TURN + "expect: {player 1 sees player 2.secret: 2 cards}",
        "`player 1 sees player 2.secret` should be 2 cards, and is card",
    ),
    (TURN + "expect: {player 1 sees purse: '5, 5'}", "`player 1 sees purse` should be 5, 5, and is 5, hidden"),
    (
        TURN + "expect: {onlooker sees lucky: '0, hidden'}",
        "`onlooker sees lucky` should be 0, hidden, and is hidden, hidden",
    ),
    (
        TURN + "expect: {legal lay: 2}",
        "`legal lay` should be 2, and is 3: lay(joker, stall 1), lay(joker, stall 2), lay(joker, stall 3)",
    ),
    (
        TURN + "expect: {legal sweep: sweep(joker + joker)}",
        "`legal sweep` lacks sweep(joker + joker); legal: sweep(joker)",
    ),
    (
        TURN + "expect: {legal visit: ['visit(stall 1)', 'visit(stall 3)']}",
        "`legal visit` has visit(stall 2) too; legal: visit(stall 1), visit(stall 2), visit(stall 3)",
    ),
    (TURN + "expect: {refused: visit(stall 1)}", "`visit(stall 1)` should be refused, and player 1 may do it"),
    (TURN + "expect: {refused: pass}", "`pass` should be refused, and player 1 may do it"),
    (
        "at: auction\nexpect: {legal bid: 6}",
        "`legal bid` cannot be told: 2 players choose at once; say `legal bid for player 1`",
    ),
    (AUCTION + "expect: {legal bid: 0}", "`legal bid` cannot be told: nobody chooses: the run has ended"),
    (
        "expect: {the(leader): player 1}",
        "`the(leader)` cannot be worked out: `the` needs exactly one, and there is none",
    ),
]


@pytest.mark.parametrize(("body", "message"), UNMET)
def test_an_expectation_that_is_not_met(told: Told, body: str, message: str) -> None:
    """It is the only complaint, and says what should be and what is."""
    assert told(body) == [f"RW857 {message}"]


EXPECT = "\nexpect: {day: 0}"
ASTRAY = [
    ("at: auction\nwhen:\n  - everyone: bid(1), bid(6)", "player 2 may not `bid(6)`: `6` cannot be picked as `amount`"),
    (
        "at: auction\nwhen:\n  - everyone: bid(1)",
        (
            "`everyone: bid(1)` is not possible: 2 players choose now, and here are 1 call: player 2 must still "
            "choose `bid`"
        ),
    ),
    (
        "options: {prices: high}\nat: auction\nwhen:\n  - player 1: bid(1)",
        "player 1 may not `bid(1)`: the action's condition does not hold",
    ),
    (
        "at: auction\nwhen:\n  - player 1: visit(stall 1)",
        "player 1 may not `visit(stall 1)`: `visit` is not offered here, only `bid`",
    ),
    ("at: auction\nwhen:\n  - player 1: pass", "player 1 may not `pass`: declining is not possible"),
    (TURN + "when:\n  - player 2: pass", "`player 2: pass` is not possible: player 2 does not choose now"),
    (TURN + "when:\n  - everyone: pass, pass", "`everyone: pass, pass` is not possible: player 1 chooses alone now"),
    (
        TURN + "when:\n  - player 1: sweep(joker + joker)",
        "player 1 may not `sweep(joker + joker)`: `joker + joker` cannot be picked as `cards`",
    ),
    (
        TURN + "when:\n  - player 1: rob(player 2, plain(red, 1))",
        "player 1 may not `rob(player 2, plain(red, 1))`: `plain(red, 1)` cannot be picked as `card`",
    ),
    (
        TURN + "when:\n  - player 1: pass\n  - player 1: pass",
        "nobody chooses any more, and this is still to be done: player 1: pass",
    ),
    (TURN + "chance: 3\nwhen:\n  - player 1: pass", "chance decides no more, and `3` is left"),
    ("at: gamble(player 1)\nchance: 7", "chance cannot give `7` here"),
    ("at: gamble(player 1)\nchance: joker", "chance cannot give `joker` here"),
    (
        "at: gamble(player 1)\nchance: 1, 1, 1, joker\ngiven: {deck: none, waste: 'rest', player 2.hand: 2 joker}",
        "chance cannot give `joker` here",
    ),
    ("do: set leader to random(player)\nchance: stall 1", "chance cannot give `stall 1` here"),
    ("given: {day: 9}\nat: turn(player 1)", "the run stopped: `day` would become 10, outside 0..9"),
    ("given: {bank: 0, purse: '40, 10'}\ndo: reward(player 1, 1)", "the run stopped: `bank` is to pay 1 and has 0"),
]


@pytest.mark.parametrize(("body", "message"), ASTRAY)
def test_a_run_that_goes_astray(told: Told, body: str, message: str) -> None:
    """It is the only complaint, and says why."""
    assert told(body + EXPECT) == [f"RW858 {message}"]


MUTANTS = [
    ("player 1.hand: plain(red, 1), joker", "player 1.hand: plain(red, 1), 2 joker"),
    ("    leader: player 2\n    day: 3", "    leader: player 1\n    day: 3"),
    ("    stall 3.counter: joker", "    stall 2.counter: joker"),
    ("change of player 2.purse: 3", "change of player 2.purse: 2"),
    ("{id: 2, weather: fine}", "{id: 2, weather: foul}"),
    ("change of purse: 2, 1, 0", "change of purse: 2, 1, 4"),
    ("change of player 1.purse: 1", "change of player 1.purse: 0"),
    ("    over: yes", "    over: no"),
    ("stake: 1, 3, 2", "stake: 1, 2, 3"),
    ("deed: tour(stall 3 + stall 1), waste: 0, seen: 2", "deed: tour(stall 3), waste: 0, seen: 2"),
    ("what: joker, got: joker", 'what: joker, got: "plain(red, 1)"'),
    ("peek(stall 1, 2)", "peek(stall 1, 1)"),
    ("cube(2), cube(5)", "cube(2), cube(6)"),
]


@pytest.mark.parametrize(("old", "new"), MUTANTS)
def test_a_changed_word_is_caught(attempted: Try, old: str, new: str) -> None:
    """Of the fair's scenarios exactly one fails then."""
    assert RUNS.count(old) == 1
    tried = attempted(RUNS.replace(old, new))
    assert (tried.failed, tried.errors) == (1, ())


def test_a_failure_says_where_and_what_led_there(attempted: Try) -> None:
    """The value of the case is marked, its row is named, and deeds, chance and log are listed in order."""
    text = (
        "scenarios: fair\nbids <id>:\n  players: 2\n  at: auction\n  when:\n    - everyone: bid(1), bid(<n>)\n"
        '  expect: {stake: <stake>}\n  cases:\n    - {id: A, n: 2, stake: "1, 3"}\n'
    )
    [result] = attempted(text).results
    [failure] = result.failures
    assert (result.name, str(failure.span.position), failure.expected, failure.got) == (
        "bids A",
        "9:29",
        "1, 3",
        "1, 2",
    )
    assert [(label.text, label.span.position.line) for label in failure.labels] == [("in this case", 9)]
    assert result.trace == ("player 1: bid(1)", "player 2: bid(2)", "  Player 1 bids 1", "  Player 2 bids 2")


def test_a_failure_tells_what_the_rules_did(attempted: Try) -> None:
    """With the lines of the rules; what passed, and what came before it in the same file, tells nothing."""
    cases = '[{id: A, stake: "1, 2"}, {id: B, stake: "1, 3"}, {id: C, stake: "2, 2"}]'
    text = (
        "scenarios: fair\none <id>:\n  players: 2\n  at: auction\n  when:\n    - everyone: bid(1), bid(2)\n"
        f"  expect: {{stake: <stake>}}\n  cases: {cases}\n"
    )
    passed, *failed = attempted(text).results
    assert passed.passed and passed.reasons == ()
    for result in failed:
        told = result.why()
        assert [line for line in told if "Player 1: bid 1" in line] and "scenario" not in "".join(told)
        assert all(re.search(r"\[.*:\d+\]$", line) for line in told if line.startswith("  "))
        assert result.why(1) == [f"... ({len(told) - 1} lines before; --verbose tells all)", told[-1]]
    assert failed[0].why() == failed[1].why()


def test_a_part_of_a_text_is_shown_filled_in(attempted: Try) -> None:
    """The marked text is what stands there with the values of the case."""
    text = (
        "scenarios: fair\nbids <id>:\n  players: 2\n  at: auction\n  when:\n    - everyone: bid(1), bid(<n>)\n"
        "  expect: {day: 0}\n  cases:\n    - {id: A, n: 9}\n"
    )
    [result] = attempted(text).results
    assert (str(result.failures[0].span.position), result.failures[0].span.text) == ("6:25", "bid(9)")
    assert result.failures[0].span.source.line(6) == "    - everyone: bid(1), bid(9)"


def test_chance_is_traced(told: Told, attempted: Try) -> None:
    """Also what was drawn where nothing was forced."""
    text = (
        "scenarios: fair\none:\n  players: 2\n  at: gamble(player 1)\n  chance: 2, 5, 6\n"
        "  given: {deck: joker, waste: rest}\n  expect: {day: 1}\n"
    )
    [result] = attempted(text).results
    assert result.trace == ("chance: 2", "chance: 5", "chance: 6")


def test_the_rule_of_a_fault_is_shown(attempted: Try) -> None:
    text = "scenarios: fair\none:\n  players: 2\n  given: {day: 9}\n  at: turn(player 1)\n  expect: {day: 0}\n"
    [result] = attempted(text).results
    [label] = result.failures[0].labels
    assert (label.text, label.span.text) == ("by this rule", "add 1 to day")


def test_a_failing_scenario_does_not_hurt_its_neighbours(tmp_path: Path, attempted: Try, shelf: Shelf) -> None:
    """Mistakes, faults and failures stay with their scenario."""
    text = """\
scenarios: fair
wrong: {players: 9, expect: {day: 0}}
faulty: {given: {day: 9}, at: turn(player 1), expect: {day: 0}}
failing: {expect: {day: 1}}
passing: {expect: {day: 0}}
"""
    tried = attempted(text)
    assert [(result.name, result.passed) for result in tried.results] == [
        ("faulty", False),
        ("failing", False),
        ("passing", True),
    ]
    assert [error.code for error in tried.errors] == ["RW856"]
    assert attempt(ScenarioFile(Path(tried.name)), shelf, only="PASS").skipped == 3


CALLS = {
    "bid 5": "picks stand in parentheses: `bid(5)`",
    "bid 5, bid 4": "picks stand in parentheses: `bid(5)`",
    "bid(5) bid(4)": "a comma stands between two choices: `bid(5), bid(4)`",
    "5, 4": "the name of an action comes first: `action(picks)`",
}


@pytest.mark.parametrize(("written", "hint"), CALLS.items())
def test_a_choice_that_is_not_written_as_one(written: str, hint: str) -> None:
    """What people write in place of `bid(5)` is told with the right form."""
    report = Report()
    assert parse_text(Source("deeds", written).span(0, len(written)), ENTRY_POINTS["calls"], report) is None
    assert [one.hint for one in report] == [hint]


@pytest.mark.parametrize(
    ("body", "hint"),
    [
        (
            "at: auction\nwhen:\n  - player 1: bid(1)\nexpect: {day: 7}",
            "the run stops before all have chosen: player 2 must still choose `bid`",
        ),
        ("at: auction\nexpect: {day: 7}", ""),
        (AUCTION + "expect: {day: 7}", ""),
    ],
)
def test_who_has_not_chosen_yet_is_told(attempted: Try, body: str, hint: str) -> None:
    """Below an expectation that fails, where some of those who choose at once have chosen and others not."""
    lines = "".join(f"  {line}\n" for line in body.strip().splitlines())
    tried = attempted(f"scenarios: fair\n\none:\n  players: 2\n{lines}")
    assert [(failure.code, failure.hint) for one in tried.results for failure in one.failures] == [("RW857", hint)]
