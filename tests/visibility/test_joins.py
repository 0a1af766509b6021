"""Where the ways through code meet again: pieces of code, and for each instruction the place where all ways from it
meet.

Routines begin at the places that are named; the first at 0.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulewright.ir.control_flow import targets
from rulewright.ir.program import Instruction, Op, Program
from rulewright.loading import load_text
from rulewright.rule_log.chance_readers import slots_of
from rulewright.rule_log.joins import NEVER, Joins
from rulewright.source.diagnostic import Report
from rulewright.source.text import NOWHERE, Source

SET, SAY, END, FAULT = ("set", 7, Op("const", (1,))), ("say", None), ("end",), ("fault", "x")
RETURN = ("return", 9, (), ())
N = NEVER


def unless(label: int) -> tuple[Any, ...]:
    return "unless", Op("const", (1,)), label


def jump(label: int) -> tuple[Any, ...]:
    return "jump", label


def call(label: int) -> tuple[Any, ...]:
    return "call", label, 9, 0


def leave(label: int) -> tuple[Any, ...]:
    return "leave", label, ()


ROWS: dict[str, tuple[tuple[int, ...], list[tuple[Any, ...]], list[int]]] = {
    "one way": ((), [SAY, SAY, RETURN], [1, 2, N]),
    "a condition": ((), [unless(2), SAY, SAY, RETURN], [2, 2, 3, N]),
    "either way": ((), [unless(3), SAY, jump(4), SAY, RETURN], [4, 2, 4, 4, N]),
    "a condition inside another": ((), [unless(4), unless(3), SAY, SAY, RETURN], [4, 3, 3, 4, N]),
    "one way returns": ((), [unless(2), RETURN, SAY, RETURN], [N, N, 3, N]),
    "one way ends": ((), [unless(2), END, SAY, RETURN], [2, N, 3, N]),
    "one way breaks down": ((), [unless(2), FAULT, SAY, RETURN], [2, N, 3, N]),
    "all ways end": ((), [unless(2), END, END], [N, N, N]),
    "round again": ((), [unless(3), SAY, jump(0), SAY, RETURN], [3, 2, 0, 4, N]),
    "round for ever": ((), [SAY, jump(0)], [N, N]),
    "round, and out in the middle": ((), [SAY, unless(4), SAY, jump(0), RETURN], [1, 4, 3, 0, N]),
    "round backwards": ((), [jump(3), SAY, RETURN, unless(1), jump(3)], [3, 2, N, 1, 3]),
    "another routine": ((4,), [SAY, unless(3), call(4), RETURN, unless(6), SAY, RETURN], [1, 3, 3, N, 6, 6, N]),
    "its last instruction": ((2,), [call(2), RETURN, RETURN], [1, N, N]),
    "a routine that is left": ((4,), [call(4), SAY, SAY, RETURN, unless(6), leave(2), RETURN], [2, 2, 3, N, N, N, N]),
    "left for where one goes on": ((3,), [call(3), SAY, RETURN, unless(5), leave(1), RETURN], [1, 2, N, N, N, N]),
    "a routine that is left by what it calls": (
        (3, 5), [call(3), SAY, RETURN, call(5), RETURN, unless(7), leave(1), RETURN], [1, 2, N, N, N, N, N, N],
    ),
    "by what it calls, which is defined before": (
        (3, 6), [call(6), SAY, RETURN, unless(5), leave(1), RETURN, call(3), RETURN], [1, 2, N, N, N, N, N, N],
    ),
    "by what is called by what it calls": (
        (3, 6, 8),
        [call(8), SAY, RETURN, unless(5), leave(1), RETURN, call(3), RETURN, call(6), RETURN],
        [1, 2, N, N, N, N, N, N, N, N],
    ),
    "by what is called, one after the other": (
        (3, 5, 7),
        [call(3), SAY, RETURN, call(5), RETURN, call(7), RETURN, unless(9), leave(2), RETURN],
        [2, 2, N, N, N, N, N, N, N, N],
    ),
    "left within itself": ((3,), [call(3), SAY, RETURN, unless(5), leave(5), RETURN], [1, 2, N, 5, 5, N]),
    "the whole game": ((2,), [call(2), END, RETURN], [N, N, N]),
}  # fmt: skip


def joins(routines: tuple[int, ...], written: list[tuple[Any, ...]]) -> Joins:
    code = tuple(Instruction(word, tuple(operands), NOWHERE) for word, *operands in written)
    program = SimpleNamespace(code=code, routines=[SimpleNamespace(entry=entry) for entry in routines])
    return Joins(cast("Program", program))


@pytest.mark.parametrize("name", ROWS)
def test_where_ways_meet(name: str) -> None:
    routines, written, meet = ROWS[name]
    found = joins(routines, written)
    assert [found.join(at) for at in range(len(written))] == meet


RULESETS = sorted((Path(__file__).parents[2] / "rulesets").glob("*/ruleset.yaml"))


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.parent.name)
def test_what_one_way_names_is_not_read_where_ways_have_met(path: Path) -> None:
    """Else it would tell which way it was: a name stands for a value whatever is the case."""
    ruleset = load_text(Source(str(path), path.read_text(encoding="utf-8")), Report())
    assert ruleset is not None
    program = ruleset.machine(None, {}).program
    found = Joins(program)
    for at, instruction in enumerate(program.code):
        join = found.join(at)
        if len(targets(instruction)) and at < join:
            behind = program.code[join : found.end(found.routine(at))]
            named = {one.operands[0] for one in program.code[at:join] if one.name == "set"}
            assert named.isdisjoint(_read_first(behind))


def _read_first(code: Sequence[Instruction]) -> Iterator[int]:
    """The slots that are read before they are given a value."""
    given = set[object]()
    for one in code:
        yield from set(slots_of(one.operands[1:] if one.name == "set" else one.operands)) - given
        given |= {one.operands[0]} if one.name == "set" else set()


def test_the_routine_of_an_instruction() -> None:
    found = joins((4, 2), [SAY, RETURN, SAY, RETURN, SAY, RETURN])
    assert [found.routine(at) for at in range(6)] == [0, 0, 2, 2, 4, 4]
