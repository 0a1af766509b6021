"""Programs as data: stored and restored they are the same, and nothing else is taken for one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.ir.program import Program
from rulewright.ir.stored import Unreadable, restored, stored
from rulewright.source.diagnostic import Report
from rulewright.source.text import NOWHERE


def program_of(name: str) -> Program:
    ruleset = loading.load(ruleset_lookup.find(name), Report())
    assert ruleset is not None
    return ruleset.machine().program


@pytest.mark.parametrize("name", sorted(ruleset_lookup.shipped()))
def test_a_program_comes_back_through_json(name: str) -> None:
    """Equal in all its parts (spans of an equal text), through JSON text, and storing it again gives the same."""
    program = program_of(name)
    parts = stored(program)
    again = restored(json.loads(json.dumps(parts)))
    assert stored(again) == parts
    assert [str(instruction) for instruction in again.code] == [str(instruction) for instruction in program.code]
    assert [(str(i.span), i.span.text) for i in again.code] == [(str(i.span), i.span.text) for i in program.code]
    assert (again.slots, again.zones, again.tables, again.words, again.limit) == (
        program.slots,
        program.zones,
        program.tables,
        program.words,
        program.limit,
    )


def test_nowhere_stays_nowhere() -> None:
    """The span of what no text says is told by being that very one."""
    program = program_of("gravediggers")
    before = [instruction.span is NOWHERE for instruction in program.code]
    assert [instruction.span is NOWHERE for instruction in restored(stored(program)).code] == before


@pytest.mark.parametrize(
    "parts",
    [None, [], 3, {"a": 1}, [[0]], [[99, 1]], [[4, "add"], [4, [7]]], [["x"]], [[24, 1, 2]], [[0, [0]]]],
    ids=str,
)
def test_nothing_else_is_a_program(parts: object) -> None:
    """Other data, unknown classes, fields that are missing, parts that are not there."""
    with pytest.raises(Unreadable):
        restored(parts)


def test_a_part_cannot_be_left_out(tmp_path: Path) -> None:
    """A stored Program without its last part, or cut in the middle of one, is none."""
    parts = stored(program_of("classics/kuhn"))
    for damaged in (parts[:-1], [*parts[:-1], parts[-1][:-4]], [*parts[:5], *parts[6:]]):
        with pytest.raises(Unreadable):
            restored(damaged)
