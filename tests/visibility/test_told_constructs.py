"""Whatever has a value may stand in a text: who may know it is asked of every construct.

The expressions are those of the handbook's examples: one for each form of the grammar, and one for each function, each
operator and each aggregate.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import get_args

import pytest

from rulewright.frontend.language.aggregate_table import AGGREGATES
from rulewright.frontend.language.function_table import BUILTINS
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.entry_points import VALUE
from rulewright.frontend.syntax.expressions import parse_text
from rulewright.handbook.entry import Entry, Frame
from rulewright.handbook.host import HOST
from rulewright.handbook.page_list import ENTRIES
from rulewright.handbook.stage import merged
from rulewright.loading import check_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span

TOLD = """\
phases:
  trial(player me):
    turn: {{must: [discard, raise, stand]}}
    tell: say "it is {{{value}}}"
"""
IN_TERMS = {ast.LetIn}
"""Forms of terms only: `test_told_values` tells one."""
CHANCE = {"random"}
"""Chance stands in effects and steps only."""
SUPPOSED = Entry("after", "", "", "effects:\n  halt: set stop to field 2\n", Frame.RULESET, "stop = field 2 after halt")
"""The handbook's own example of it stands in an action."""


def _conditions() -> Iterator[tuple[Entry, str]]:
    for entry in (*ENTRIES.values(), SUPPOSED):
        condition = entry.example if entry.frame is Frame.VALUE else entry.gives
        if condition and '"' not in condition:
            yield entry, " ".join(condition.split())


def _values(part: object) -> Iterator[ast.Expr]:
    """The expressions in a tree."""
    if isinstance(part, get_args(ast.Expr)):
        yield part
    if isinstance(part, tuple):
        for one in part:
            yield from _values(one)
    elif is_dataclass(part) and not isinstance(part, Span):
        for field in fields(part):
            yield from _values(getattr(part, field.name))


def _construct(value: ast.Expr) -> tuple[type, str]:
    """Its form, with the word that says which it is."""
    match value:
        case ast.Apply(name=name):
            return ast.Apply, name.name if name.name in BUILTINS else ""
        case ast.Fold(operator=word) | ast.Gather(operator=word) | ast.Extreme(operator=word):
            return type(value), word
        case ast.Arithmetic(operator=word) | ast.Compare(operator=word) | ast.CompareLists(operator=word):
            return type(value), word
    return type(value), ""


def _examples() -> dict[tuple[type, str], tuple[Entry, str]]:
    """For each construct the first example that has it, with no local name from outside."""
    found: dict[tuple[type, str], tuple[Entry, str]] = {}
    for entry, condition in _conditions():
        source = Source("condition", condition)
        tree = parse_text(Span(source, 0, len(condition)), VALUE, Report())
        for value in _values(tree):
            found.setdefault(_construct(value), (entry, condition))
    return found


EXAMPLES = _examples()


TOLD_ONCE = tuple(dict.fromkeys(EXAMPLES.values()))


@pytest.mark.parametrize(("entry", "condition"), TOLD_ONCE, ids=[entry.name for entry, _ in TOLD_ONCE])
def test_who_may_know_it_is_known(entry: Entry, condition: str) -> None:
    base = merged(HOST, entry.example) if entry.frame is Frame.RULESET else HOST
    report = Report()
    check_text(Source("told.yaml", merged(base, TOLD.format(value=condition))), report)
    assert [finding.message for finding in report if finding.severity == "error"] == []


def test_every_construct_is_told() -> None:
    """None is added without an example that is told here."""
    assert {form for form, _ in EXAMPLES} == set(get_args(ast.Expr)) - IN_TERMS
    assert {word for form, word in EXAMPLES if form is ast.Apply and word} == set(BUILTINS)
    assert {
        word for form, word in EXAMPLES if form in (ast.Fold, ast.Gather, ast.Extreme)
    } == AGGREGATES.keys() - CHANCE
