"""The text form of Programs: every instruction with its line, every place by its name."""

from __future__ import annotations

import re
from inspect import signature

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.frontend.syntax.reader import read_node
from rulewright.ir.data import program_data
from rulewright.ir.listing import WRITERS, listing
from rulewright.ir.operations import INSTRUCTIONS
from rulewright.ir.program import Program
from rulewright.ir.program_text import text
from rulewright.ruleset_lookup import shipped
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

RULESET = """\
rulewright: 1
game: sample
players: 2
limit: 9 decisions
components: {tile: {kinds: {plain: 3}}}
zones:
  bag: {holds: tile, order: pile, starts: all, seen_by: nobody}
  hand: {holds: tile, per: player, seen_by: owner}
money: {coin: {bank: {start: 9, seen_by: everyone}, purse: {per: player, seen_by: everyone}}}
state: {round: {is: 0..3, start: 0}}
actions:
  take:
    pick: amount in 1..2
    do: pay amount from bank to me.purse
phases:
  game:
    deal: |
      shuffle bag
      draw 1 from bag to hand of player 1
    choose: {must: take, by: player 2, if_none: skip}
    count: add 1 to round
score: {of: player, points: player.purse, rank: highest points then shared}
""".replace("hand of player 1", "player 1.hand")

CODE = """\
     0  call -> 5, game.returns = 0  ; sample.yaml:16
     1  end  ; sample.yaml:16
  action take:
     2  pay exact take.amount from bank to purse[take.me]  ; sample.yaml:14
     3  say "{take.me}: take {take.amount}"  ; sample.yaml:12
     4  return by take.returns -> 10, clear 99..100  ; sample.yaml:12
  phase game:
     5  shuffle bag  ; sample.yaml:18
     6  supply game.draws = exact 1 of bag  ; sample.yaml:19
     7  draw game.draws from bag to hand[0]  ; sample.yaml:19
     8  choose 1: take() -> 9; none -> 11  ; sample.yaml:20
     9  call -> 2, take.returns = 0  ; sample.yaml:20
    10  jump -> 12  ; sample.yaml:20
    11  jump -> 12  ; sample.yaml:20
    12  store round = (round + 1) in 0..3  ; sample.yaml:21
    13  return by game.returns -> 1, clear 102..102  ; sample.yaml:16
"""


def program_of(text_: str) -> Program:
    report = Report()
    source = Source("sample.yaml", text_)
    root, symbols = read_node(source, report), loading.read_text(source, report)
    assert root is not None and symbols is not None, [d.message for d in report]
    return (
        loading.Ruleset(ruleset_lookup.Found(ruleset_lookup.STDIN), symbols, loading.Tree(source, root))
        .machine()
        .program
    )


def test_the_listing_of_a_small_game() -> None:
    """Word for word, but for the width of its columns."""
    lines = [re.sub(r" +;", "  ;", line) for line in listing(program_of(RULESET))]
    assert lines == CODE.splitlines()


@pytest.mark.parametrize("name", shipped())
def test_every_instruction_stands_in_the_listing_with_its_line(name: str) -> None:
    """In order, numbered, each with a file and a line."""
    report = Report()
    ruleset = loading.load(ruleset_lookup.find(name), report)
    assert ruleset is not None
    program = ruleset.machine().program
    numbered = [line for line in listing(program) if re.match(r" +\d+  \w", line)]
    assert [int(line.split()[0]) for line in numbered] == list(range(len(program.code)))
    assert all(line.split()[1] == instruction.name for line, instruction in zip(numbered, program.code, strict=True))
    assert all(re.search(r"  ; ruleset\.yaml:\d+$", line) for line in numbered)


def test_the_tables_stand_before_the_code() -> None:
    """Every stretch of the vector, every purse, zone, action and function."""
    lines = list(text(program_of(RULESET)))
    titles = [line for line in lines if line.endswith(":") and not line.startswith(" ")]
    assert titles == ["slots:", "purses:", "zones:", "components:", "actions:", "score:", "code:"]
    assert "  1    purse: 2 of coin per player, start 0, seen by everyone" in lines
    assert "  0        bag: pile of tile, seen by nobody, shuffled, all start here" in lines
    assert "  0   take: ids 1..2; amount (number, 2)" in lines


def test_data_holds_everything() -> None:
    """The code as text with places, the tables as they are."""
    program = program_of(RULESET)
    data = program_data(program)
    assert len(data["code"]) == len(program.code)
    assert data["code"][2] == {
        "at": "sample.yaml:14",
        "name": "pay",
        "text": "pay exact take.amount from bank to purse[take.me]",
    }
    assert {name for name in data if name not in ("code", "options")} <= set(Program.__dataclass_fields__)


@pytest.mark.parametrize("name", WRITERS)
def test_a_form_of_its_own_takes_all_operands(name: str) -> None:
    """As many as the table of operations says, after the names."""
    assert len(signature(WRITERS[name]).parameters) == 1 + len(INSTRUCTIONS[name].operands.split())
