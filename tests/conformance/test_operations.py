"""Nothing is forgotten: every operation is printed, and occurs in a ruleset that both backends play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet

import pytest

from rulewright.backend.codegen.expression_table import EXPRESSION_PRINTERS
from rulewright.backend.codegen.instruction_intervals import INSTRUCTION_INTERVALS
from rulewright.backend.codegen.interval_analysis import IntervalAnalysis
from rulewright.backend.codegen.interval_rules import PRINTED_GROUPS, PRINTED_TEXT, SOURCE_RULES, IntervalRules
from rulewright.backend.codegen.operation_intervals import OPERATION_INTERVALS
from rulewright.backend.codegen.pick_options import OPTION_PRINTERS
from rulewright.backend.codegen.source_loops import SOURCE_PRINTERS
from rulewright.backend.codegen.step_table import STEP_PRINTERS
from rulewright.ir.operations import EXPRESSIONS, INSTRUCTIONS, PICK_FORMS, SOURCES, complete
from rulewright.ir.program import Op

from .cases import HERE, sample
from .program_parts import forms, things

ELSEWHERE = {"note", "probe", "probe_row", "tell"}
"""`tell` is tried on both backends in tests/visibility; the others are for coverage, and tried in tests/covered."""


TABLES: dict[str, tuple[Mapping[str, object], AbstractSet[str]]] = {
    "printers of expressions": (EXPRESSION_PRINTERS, {PRINTED_TEXT, PRINTED_GROUPS, *EXPRESSIONS}),
    "intervals of expressions": (OPERATION_INTERVALS, {PRINTED_TEXT, PRINTED_GROUPS, *EXPRESSIONS}),
    "printers of instructions": (STEP_PRINTERS, {*INSTRUCTIONS}),
    "intervals of instructions": (INSTRUCTION_INTERVALS, {*INSTRUCTIONS}),
    "printers of sources": (SOURCE_PRINTERS, {*SOURCES}),
    "intervals of sources": (SOURCE_RULES, {*SOURCES}),
    "printers of picks": (OPTION_PRINTERS, {*PICK_FORMS} - {"some"}),
}


@pytest.mark.parametrize("table", TABLES)
def test_the_tables_of_the_printer_are_closed(table: str) -> None:
    """They are those of the operations, no more and no less; one without a row stops the import."""
    rows, wanted = TABLES[table]
    assert set(rows) == wanted
    with pytest.raises(ImportError, match="one_more"):
        complete(table, rows, {*wanted, "one_more"})


def test_every_operation_is_played() -> None:
    """Each occurs in a ruleset of the sample, and so do all sources, orders, ends and forms of picks."""
    found = frozenset[tuple[str, str]]().union(*(forms(case.machine.program) for case in sample()))
    assert {kind: {name for of, name in found if of == kind} for kind, _ in found} == {
        "expression": {*EXPRESSIONS} - ELSEWHERE,
        "instruction": {*INSTRUCTIONS} - ELSEWHERE,
        "source": {*SOURCES},
        "order": {"highest", "lowest", "clockwise", "counterclockwise"},
        "end": {"", "first", "last"},
        "pick": {*PICK_FORMS},
    }


def test_a_rule_of_intervals_follows_every_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a rule does not follow, such as the arguments of a call in a body, would be believed to stay as it is."""
    followed: dict[int, Op] = {}

    def of(rules: IntervalRules, op: Op) -> object:
        followed[id(op)] = op
        return usual(rules, op)

    usual = IntervalRules.of
    monkeypatch.setattr(IntervalRules, "of", of)
    forgotten = set()
    for case in (case for case in sample() if case.path.is_relative_to(HERE)):
        program = case.machine.program
        IntervalAnalysis(program)
        around = {id(op): outer for outer in _expressions((program.code, program.functions)) for op in _inside(outer)}
        forgotten |= {outer.name for op, outer in around.items() if op not in followed and id(outer) in followed}
    assert forgotten == set()


def _expressions(thing: object) -> Iterator[Op]:
    return (part for part in things(thing) if isinstance(part, Op))


def _inside(op: Op) -> Iterator[Op]:
    """The expressions below one; a constant alone is followed by nobody, and nothing is lost by it."""
    return (part for part in _expressions(op.operands) if part.name != "const")
