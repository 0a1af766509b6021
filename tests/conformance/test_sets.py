"""Conditions on the spaces of a board as sets: on boards of all sizes that a set may have, with the instructions of
this processor and without, what is chosen and counted is what the reference interpreter finds.
"""

from __future__ import annotations

import pytest

from rulewright import loading
from rulewright.backend.codegen.expression_printer import ExpressionPrinter
from rulewright.backend.codegen.function_scope import FunctionScope
from rulewright.backend.codegen.member_sets import MOST_MEMBERS, SetList, members_of, shifts_of
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.program_printer import printed
from rulewright.backend.codegen.translation_unit import SetBudget, TranslationUnit
from rulewright.backend.runtime.machine import Machine
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

from .both import play

RULES = """\
rulewright: 1
game: sets
title: Sets
players: 2
limit: 9 decisions
spaces: {{cell: {{rows: {rows}, columns: {columns}}}, lane: {{count: 9}}}}
state:
  stone: {{is: player or none, per: cell, start: none}}
  height: {{is: 0..9, per: cell, start: 4}}
  crown: {{is: flag, per: cell, start: no}}
  reserve: {{is: 0..9, per: [player, lane], start: 3}}
  total: {{is: 0..9999, start: 0}}
  corner: {{is: cell or none, start: none}}
terms:
  cell.free: cell.stone is none
  cell.two_on(way): neighbour(neighbour(cell, way), way)
  cell.end(way): last(cell c in ray(cell, way) until c is not free)
  cell.first_on(way): first(cell c in ray(cell, way))
  cell.takes(way): any(cell c in cell.end(way) where c.stone = player 2 and any(between(cell, c)))
  cell.level: 2 if row_of(cell) < 3 else 7
  {terms}
  all_in_all: {sum}
actions:
  lay:
    pick: cell where cell is free or cell.height < 3
    do: |
      set cell.stone to me
      subtract 1 from cell.height
      set cell.crown to me = player 1
      settle
  go:
    pick: cell where cell.stone = me, way where way is straight or cell is crown, goal = cell.two_on(way)
    where: goal is free or goal.height < cell.height
    do: |
      set goal.stone to me
      set cell.stone to none
      settle
  send:
    pick: lane where reserve[me, lane] > 2 and lane != lane 4
    do: |
      subtract 1 from reserve[me, lane]
      settle
effects:
  settle: |
    set total to all_in_all
    set corner to first(cell where cell.stone = player 1 and cell.height != 4)
    if corner is none: set corner to last(cell where cell is crown)
phases:
  game:
    go_on: {{repeat: {{each: player me clockwise from player 1,
        steps: {{act: {{must: [lay, go, send], if_none: never}}}}}}, until: total > 9000}}
score: {{of: player, points: count(cell where cell.stone = player), rank: highest points then shared}}
"""

COUNTED = (
    "count(cell where cell is free and row_of(cell) != 2)",
    "count(cell where not (cell is crown or cell.height >= 4))",
    "count(cell where any(cell c in neighbours(cell) where c.stone = player 1 and c.height <= 3))",
    "count(cell where any(cell c in around(cell) where c.stone = cell.stone and c is not free))",
    "count(cell where any(cell c in cell.end(north) where c is not free) or any(cell.first_on(east)))",
    "count(cell where any(way where cell.takes(way)))",
    "count(cell where any(way where cell.two_on(way) is not none and the(cell.two_on(way)) is crown))",
    "count(cell where any(c is crown for cell c from cell through neighbours(c) where c.stone = cell.stone))",
    "count(cell where any(row_of(c) = 1 for cell c from cell through around(c) where c.height < 4))",
    "count(cell where cell.height = cell.level - 3 and none(cell c in ray(cell, south) while c.stone = player 2))",
    "count(cell c from first(cell where cell is crown) through neighbours(c) where c.stone = player 1)",
    "count(cell where row_of(cell) = total mod 5 + 1 and column_of(cell) > total mod 4)",
    "count(lane where reserve[player 1, lane] < 3) + count(lane where reserve[player 2, lane] > number_of(lane) - 7)",
    "count(lane where any(cell where column_of(cell) = number_of(lane) and cell is not free))",
    "count(cell where cell.height > 0 and 12 / cell.height rounded down > 2 and cell is free)",
    "longest_line(cell where cell is not free) + longest_line(cell where cell.height < 4)",
    *(
        f"(number_of(lane 1) if longest_line(cell where cell is not free) {sign} {number} else 0)"
        for number in (1, 2, 3, 4)
        for sign in ("=", "!=", "<", "<=", ">", ">=")
    ),
    "(2 if 3 <= longest_line(cell where cell.height < 4) else 0) + (1 if 2 = longest_line(free cell) else 0)",
)

PLAIN = ("-std=c99", "-fwrapv", "-fPIC", "-shared", "-O1")
OWN = (*PLAIN, "-march=native")


def machine(rows: int, columns: int, counted: tuple[str, ...] = COUNTED, terms: str = "") -> Machine:
    report = Report()
    text = RULES.format(rows=rows, columns=columns, terms=terms, sum=" + ".join(f"({one})" for one in counted))
    ruleset = loading.load_text(Source("sets.yaml", text), report)
    made = ruleset.machine() if ruleset is not None else None
    assert made is not None, [one.message for one in report]
    return made


@pytest.mark.parametrize(("rows", "columns", "flags"), [(3, 3, OWN), (8, 8, OWN), (9, 9, PLAIN)])
def test_sets_hold_what_the_interpreter_finds(rows: int, columns: int, flags: tuple[str, ...]) -> None:
    """Nine members, sixty-four, and more than that."""
    made = machine(rows, columns)
    play(made, NativeMachine(made, flags), 1)


@pytest.mark.parametrize("rows", [8, 12])
def test_a_board_is_a_set_as_long_as_it_fits(rows: int) -> None:
    text = printed(machine(rows, rows, COUNTED[:1])).text
    assert ("rw_where_equal(&s[at_stone]" in text) == (rows * rows <= MOST_MEMBERS)


def test_reading_ends() -> None:
    """Terms that use each other again and again are read as sets no longer than the budget lasts."""
    links = [f"t{at}(way): t{at - 1}(way) or t{at - 1}(next(way))" for at in range(1, 14)]
    terms = "\n  ".join(f"cell.{link.replace(' t', ' cell.t')}" for link in ["t0(way): cell is crown", *links])
    made = machine(5, 5, ("count(cell where any(way where cell.t13(way)))",), terms)
    unit = TranslationUnit(made.program)
    printers = ExpressionPrinter(unit, FunctionScope())
    counted = next(function for function in made.program.functions if function.name == "all_in_all")
    printers.values.value(counted.body)
    assert 0 <= unit.set_budget.asked < SetBudget().asked


@pytest.mark.parametrize("rows", [((1,), (0, 2), (1,)), ((2,), (), (0, 1))])
def test_a_relation_is_a_few_differences(rows: tuple[tuple[int, ...], ...]) -> None:
    """Who has somebody of a set in his row is what shifting the set finds."""
    sets = SetList(9)
    for bits in range(8):
        found = sets.bits(sets.shifted(sets.known(bits), shifts_of(rows)))
        assert found is not None
        assert members_of(found) == [at for at, row in enumerate(rows) if any(bits >> one & 1 for one in row)]
