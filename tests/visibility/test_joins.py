"""Where the ways through code meet again: pieces of code, and for each instruction the place where all ways from it meet.

Routines begin at the places that are named; the first at 0.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulewright.ir.program import Instruction, Op, Program
from rulewright.rule_log.joins import NEVER, RETURNED, Joins
from rulewright.source.text import NOWHERE

SET, SAY, END, FAULT = ("set", 7, Op("const", (1,))), ("say", None), ("end",), ("fault", "x")
RETURN = ("return", 9, (), ())
R, N = RETURNED, NEVER


def unless(label: int) -> tuple[Any, ...]:
    return "unless", Op("const", (1,)), label


def jump(label: int) -> tuple[Any, ...]:
    return "jump", label


def call(label: int) -> tuple[Any, ...]:
    return "call", label, 9, 0


def leave(label: int) -> tuple[Any, ...]:
    return "leave", label, ()


ROWS: dict[str, tuple[tuple[int, ...], list[tuple[Any, ...]], list[int]]] = {
    "one way": ((), [SAY, SAY, RETURN], [1, 2, R]),
    "a condition": ((), [unless(2), SAY, SAY, RETURN], [2, 2, 3, R]),
    "either way": ((), [unless(3), SAY, jump(4), SAY, RETURN], [4, 2, 4, 4, R]),
    "a condition inside another": ((), [unless(4), unless(3), SAY, SAY, RETURN], [4, 3, 3, 4, R]),
    "one way returns": ((), [unless(2), RETURN, SAY, RETURN], [R, R, 3, R]),
    "one way ends": ((), [unless(2), END, SAY, RETURN], [2, N, 3, R]),
    "one way breaks down": ((), [unless(2), FAULT, SAY, RETURN], [2, N, 3, R]),
    "all ways end": ((), [unless(2), END, END], [N, N, N]),
    "round again": ((), [unless(3), SAY, jump(0), SAY, RETURN], [3, 2, 0, 4, R]),
    "round for ever": ((), [SAY, jump(0)], [N, N]),
    "round, and out in the middle": ((), [SAY, unless(4), SAY, jump(0), RETURN], [1, 4, 3, 0, R]),
    "round backwards": ((), [jump(3), SAY, RETURN, unless(1), jump(3)], [3, 2, R, 1, 3]),
    "another routine": ((4,), [SAY, unless(3), call(4), RETURN, unless(6), SAY, RETURN], [1, 3, 3, R, 6, 6, R]),
    "its last instruction": ((2,), [call(2), RETURN, RETURN], [1, R, R]),
    "a routine that is left": ((4,), [call(4), SAY, SAY, RETURN, unless(6), leave(2), RETURN], [2, 2, 3, R, N, N, R]),
    "left for where one goes on": ((3,), [call(3), SAY, RETURN, unless(5), leave(1), RETURN], [1, 2, R, N, N, R]),
    "a routine that is left by what it calls": (
        (3, 5), [call(3), SAY, RETURN, call(5), RETURN, unless(7), leave(1), RETURN], [1, 2, R, N, R, N, N, R],
    ),
    "by what it calls, which is defined before": (
        (3, 6), [call(6), SAY, RETURN, unless(5), leave(1), RETURN, call(3), RETURN], [1, 2, R, N, N, R, N, R],
    ),
    "by what is called by what it calls": (
        (3, 6, 8),
        [call(8), SAY, RETURN, unless(5), leave(1), RETURN, call(3), RETURN, call(6), RETURN],
        [1, 2, R, N, N, R, N, R, N, R],
    ),
    "left within itself": ((3,), [call(3), SAY, RETURN, unless(5), leave(5), RETURN], [1, 2, R, 5, 5, R]),
    "the whole game": ((2,), [call(2), END, RETURN], [N, N, R]),
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


@pytest.mark.parametrize(
    ("at", "join", "named"), [(0, 3, {7, 8}), (1, 3, {7, 8}), (2, 3, {8}), (2, RETURNED, {5, 7, 8}), (3, 0, {5, 7, 8})]
)
def test_what_is_named_before_they_meet(at: int, join: int, named: set[int]) -> None:
    """In the instructions between them; in the whole routine where they meet before it, or not in it."""
    code = [unless(3), SET, ("set", 8, Op("const", (1,))), ("set", 5, Op("const", (1,))), RETURN, SET, RETURN]
    assert joins((5,), code).named_before(at, join) == named


def test_the_routine_of_an_instruction() -> None:
    found = joins((4, 2), [SAY, RETURN, SAY, RETURN, SAY, RETURN])
    assert [found.routine(at) for at in range(6)] == [0, 0, 2, 2, 4, 4]
