"""Every row of the tables of the language is served everywhere: a place that does not know one is named here."""

from __future__ import annotations

import re

import pytest

from rulewright import loading
from rulewright.backend.codegen.expression_table import EXPRESSION_PRINTERS
from rulewright.backend.codegen.step_table import STEP_PRINTERS
from rulewright.backend.runtime.evaluate import _MAKERS
from rulewright.backend.runtime.operations import STEPS
from rulewright.formatting.formatter import formatted
from rulewright.frontend.analysis.bounds import Bounds
from rulewright.frontend.analysis.box import Box
from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.intervals import Interval
from rulewright.frontend.language.aggregate_table import AGGREGATES, OF_VALUES, Aggregate, Alone, Body, Empty
from rulewright.frontend.language.function_table import BUILTINS, Builtin
from rulewright.frontend.language.reserved_words import LANGUAGE_WORDS
from rulewright.handbook.page_list import ENTRIES
from rulewright.ir.operations import EXPRESSIONS, INSTRUCTIONS
from rulewright.resources import grammar_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

GAME = """\
rulewright: 1
game: small
players: 2..4
limit: 9 decisions
spaces: {{cell: {{rows: 3, columns: 4}}, edge: {{edges_of: cell}}, corner: {{corners_of: cell}},
    spot: {{count: 4, shape: ring}}, link: {{joins: spot}}}}
components: {{card: {{traits: {{rank: 3..9}}, kinds: {{plain: {{rank: each, count: 1}}}}}}}}
zones:
  deck: {{holds: card, order: pile, starts: all, seen_by: everyone}}
money: {{coin: {{coins: {{per: player, start: 9, seen_by: everyone}}}}}}
state:
  found: {{is: 0..99, start: 0}}
terms:
  asked: {0}
phases:
  game:
    one: {{do: set found to 1 if asked = asked else 0}}
score: {{of: player, points: found, rank: highest points then shared}}
"""

OF_NUMBERS: dict[str, tuple[str, Interval]] = {
    "equal": ("equal(number for number in 3..9)", Interval(0, 1)),
    "different": ("different(number for number in 3..9)", Interval(0, 1)),
    "consecutive": ("consecutive(number for number in 3..9)", Interval(0, 1)),
    "count": ("count(number in 3..9)", Interval(0, 7)),
    "any": ("any(number in 3..9)", Interval(0, 1)),
    "none": ("none(number in 3..9)", Interval(0, 1)),
    "all": ("all(number > 4 for number in 3..9)", Interval(0, 1)),
    "sum": ("sum(3..9)", Interval(0, 63)),
    "max": ("max(number for number in 3..9 else 1)", Interval(1, 9)),
    "min": ("min(number for number in 3..9 else 12)", Interval(3, 12)),
    "longest_path": ("longest_path(link where number_of(link) > 1)", Interval(0, 4)),
    "least_left": (
        "least_left(card.rank for card in deck without 2..3 equal in rank, 3 consecutive in rank)",
        Interval(0, 63),
    ),
    "longest_line": ("longest_line(cell where number_of(cell) > 2)", Interval(0, 12)),
    "first": ("the(first(number in 3..9))", Interval(3, 9)),
    "last": ("the(last(number in 3..9))", Interval(3, 9)),
    "the": ("the(number in 3..9 where number mod 7 = 0)", Interval(3, 9)),
}
"""Of pure aggregates: one over the numbers 3 to 9, and the interval in which it lies."""

OF_FUNCTIONS: dict[str, tuple[str, Interval]] = {
    "next": ("next(player 1)", Interval(0, 1)),
    "previous": ("previous(cell 4)", Interval(0, 11)),
    "number_of": ("number_of(next(player 1))", Interval(1, 2)),
    "side_of": ("side_of(next(player 1))", Interval(0, 1)),
    "row_of": ("row_of(next(cell 4))", Interval(1, 12)),
    "column_of": ("column_of(next(cell 4))", Interval(1, 12)),
    "position_of": ("position_of(the(first(deck)))", Interval(1, 7)),
    "opposite": ("opposite(north)", Interval(0, 7)),
    "neighbour": ("neighbour(next(cell 4), east)", Interval(0, 11)),
    "neighbours": ("the(first(neighbours(next(cell 4))))", Interval(0, 11)),
    "distance": ("distance(next(cell 4), cell 8)", Interval(0, 12)),
    "edges": ("number_of(the(first(edges(next(cell 4)))))", Interval(1, 31)),
    "edge_towards": ("edge_towards(next(cell 4), east)", Interval(0, 30)),
    "ends": ("the(first(ends(edge 1)))", Interval(0, 11)),
    "corners": ("number_of(the(first(corners(next(cell 4)))))", Interval(1, 20)),
    "diagonals": ("the(first(diagonals(next(cell 4))))", Interval(0, 11)),
    "around": ("the(first(around(next(cell 4))))", Interval(0, 11)),
    "ray": ("the(first(ray(next(cell 4), east)))", Interval(0, 11)),
    "between": ("the(first(between(next(cell 4), cell 8)))", Interval(0, 11)),
    "payable": ("payable(6, next(player 1).coins)", Interval(0, 1)),
}

aggregates = pytest.mark.parametrize("row", AGGREGATES.values(), ids=lambda row: row.name)
functions = pytest.mark.parametrize("row", BUILTINS.values(), ids=lambda row: row.name)


def believed(expression: str) -> Interval:
    """Where an expression lies, as the checker believes, with two players."""
    report = Report()
    symbols = loading.read_text(Source("small.yaml", GAME.format(expression)), report)
    assert symbols is not None, [str(found.message) for found in report]
    constants = Constants(symbols, default_configuration(symbols, 2))
    body = symbols.terms[0].body
    assert body is not None
    return Bounds(constants, Box(symbols, constants, report)).of(body)


def messages(expression: str) -> list[tuple[str, str]]:
    report = Report()
    loading.read_text(Source("small.yaml", GAME.format(expression)), report)
    return [(found.code, found.message) for found in report]


def test_the_table_has_the_aggregates_of_the_grammar() -> None:
    (rule,) = re.findall(r"^!aggregate:.*(?:\n +\|.*)*", grammar_text("expressions.lark"), re.MULTILINE)
    assert set(re.findall(r'"(\w+)"', rule)) == set(AGGREGATES)


@aggregates
def test_an_aggregate_is_served_everywhere(row: Aggregate) -> None:
    missing = [
        place
        for place, is_there in {
            "ir/operations.py": row.operation in {*EXPRESSIONS, *INSTRUCTIONS},
            "backend/runtime": row.operation in (_MAKERS if row.pure else STEPS),
            "backend/codegen": row.operation in (EXPRESSION_PRINTERS if row.pure else STEP_PRINTERS),
            "reserved words": row.name in LANGUAGE_WORDS,
            "handbook": row.heading in ENTRIES and row.name in ENTRIES[row.heading].example,
            "bounds (OF_NUMBERS here)": not row.pure or row.name in OF_NUMBERS,
        }.items()
        if not is_there
    ]
    assert missing == []


@pytest.mark.parametrize(("name", "asked"), OF_NUMBERS.items())
def test_an_aggregate_lies_where_the_checker_believes(name: str, asked: tuple[str, Interval]) -> None:
    assert f"{name}(" in asked[0]
    assert believed(asked[0]) == asked[1]


@aggregates
def test_an_aggregate_stands_tight_before_its_domain(row: Aggregate) -> None:
    """The formatter knows that it is written like a function."""
    text = GAME.format(f"{row.name}  (number in 3..9)")
    assert f"asked: {row.name}(number in 3..9)\n" in str(formatted(Source("small.yaml", text), Report()))


@aggregates
def test_else_stands_only_where_it_decides_something(row: Aggregate) -> None:
    """It would be passed over in silence elsewhere."""
    form = (
        f"{row.name}({'number' if row.body is Body.ORDERED else 'number > 4'} for number in 3..9 else 1)"
        if row.alone in (Alone.NEVER, Alone.PRINTED)
        else f"{row.name}(3..9 else 1)"
    )
    told = messages(form)
    assert (("RW401", f"`{row.name}` takes no `else`") in told) == (row.empty is not Empty.OTHERWISE)


@aggregates
def test_what_may_be_of_nothing_is_asked_for(row: Aggregate) -> None:
    """RW509 is told of the aggregates whose row says so, and of no others."""
    report = Report()
    body = {
        Body.NOTHING: "",
        Body.CONDITION: "number > 4 for ",
        Body.NUMBER: "number for ",
        Body.ORDERED: "number for ",
        Body.COMPARED: "number for ",
    }
    text = GAME.format(f"{row.name}({body[row.body]}number in 3..9 where number > found) = 1")
    loading.check_text(Source("small.yaml", text), report)
    assert ("RW509" in {found.code for found in report}) == (row.empty is Empty.OTHERWISE)


@aggregates
def test_several_values_are_taken_as_the_row_says(row: Aggregate) -> None:
    told = messages(f"{row.name}(3, 9)")
    assert (("RW401", f"`{row.name}` takes one domain") in told) == (row.name not in OF_VALUES)


@functions
def test_a_function_is_served_everywhere(row: Builtin) -> None:
    missing = [
        place
        for place, is_there in {
            "reserved words": row.name in LANGUAGE_WORDS,
            "handbook": row.name in ENTRIES,
            "bounds (OF_FUNCTIONS here)": row.name in OF_FUNCTIONS,
        }.items()
        if not is_there
    ]
    assert missing == []


@pytest.mark.parametrize(("name", "asked"), OF_FUNCTIONS.items())
def test_a_function_lies_where_the_checker_believes(name: str, asked: tuple[str, Interval]) -> None:
    assert f"{name}(" in asked[0]
    assert believed(asked[0]) == asked[1]
