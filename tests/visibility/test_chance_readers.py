"""Whether everybody is shown what chance has put into a slot, by the code that follows: pieces of code, and what is
found.

Slot 5 holds what chance decided, before the first instruction. State `light` is open to all, `sec` is not.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulewright.ir.program import Domain, Hole, Instruction, Key, Op, Program, Text
from rulewright.rule_log.chance_readers import ChanceReaders
from rulewright.source.text import NOWHERE

EVERYONE, SOME = Op("const", (15,)), Op("const", (3,))
END = ("end",)


def slot(number: int) -> Op:
    return Op("slot", (number,))


def const(number: int) -> Op:
    return Op("const", (number,))


def plus_one(number: int) -> Op:
    return Op("add", (slot(number), const(1)))


def hole(value: Op, audience: Op = EVERYONE, kind: Any = "number") -> Hole:
    return Hole(kind, "number", value, audience)


def say(*holes: Hole) -> tuple[Any, ...]:
    return "say", Text(("it is ", *holes))


def store(value: Op, index: Op | None = None, name: str = "light") -> tuple[Any, ...]:
    return "store", 100, const(0) if index is None else index, 3, value, 0, 9, name


def players(*keys: Key, source: Any = "players", where: Op | None = None, few: Op | None = None) -> Domain:
    return Domain(source, (), 7, where, keys, few=few)


CLOCKWISE, BACK, HIGHEST = Key("clockwise", slot(5), 3), Key("counterclockwise", slot(5), 3), Key("highest", slot(5))
NEXT = ("next", 20, 7, 4, 1)
CHOOSE = ("choose", slot(7), (), None, 0, None)
CALL = ("call", 6, 30, 0)


def loop(domain: Domain, *body: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """A loop whose body are two instructions; what comes behind it. Routines begin at 6 and 7."""
    return [("begin", 20, domain), NEXT, *body, CHOOSE, END]


ASKED = [CHOOSE, ("alert",)]
KNOWN = {9}
"""Slots of which everybody may know what lies in them."""
ROWS: dict[str, tuple[list[tuple[Any, ...]], bool]] = {
    "said": ([say(hole(slot(5))), END], True),
    "said after another": ([say(hole(slot(4)), hole(slot(5))), END], True),
    "another said": ([say(hole(slot(4))), END], False),
    "a number said that is that of the slot": ([say(hole(const(5))), END], False),
    "said to some": ([say(hole(slot(5), SOME)), END], False),
    "a component said": ([say(hole(slot(5), kind="component")), END], False),
    "a player said": ([say(hole(slot(5), kind="member")), END], True),
    "what is made of it said": ([say(hole(plus_one(5))), END], False),
    "nothing said": ([END], False),
    "stored": ([store(slot(5)), END], True),
    "stored in secret": ([store(slot(5), name="sec"), END], False),
    "what is made of it stored": ([store(plus_one(5)), END], False),
    "stored where all know": ([store(slot(5), slot(9)), END], True),
    "stored where not all know": ([store(slot(5), slot(8)), END], False),
    "stored where all knew": ([("set", 9, const(1)), store(slot(5), slot(9)), END], False),
    "stored where all knew, worked out": ([("set", 9, const(1)), store(slot(5), plus_one(9)), END], False),
    "stored where another was known": ([("set", 5, slot(5)), ("set", 8, const(9)), store(slot(5), slot(9)), END], True),
    "handed on": ([("set", 6, slot(5)), say(hole(slot(6))), END], True),
    "handed on twice": ([("set", 6, slot(5)), ("set", 4, slot(6)), say(hole(slot(4))), END], True),
    "handed on and forgotten": ([("set", 6, slot(5)), ("set", 6, const(5)), say(hole(slot(6))), END], False),
    "made into another": ([("set", 5, plus_one(5)), say(hole(slot(5))), END], False),
    "said after something else": ([store(slot(4)), ("eliminate", slot(2)), say(hole(slot(5))), END], True),
    "said after chance": ([("random", 6, players()), say(hole(slot(5))), END], False),
    "said after a choice": ([CHOOSE, say(hole(slot(5))), END], False),
    "said after a condition": ([("unless", slot(5), 2), say(hole(slot(5))), END], False),
    "said in a routine": ([("call", 3, 30, 0), END, END, say(hole(slot(5))), ("return", 30, (1,), ())], True),
    "said after a routine": ([("call", 3, 30, 0), say(hole(slot(5))), END, ("return", 30, (1,), ())], True),
    "said after two routines": (
        [
            ("call", 3, 30, 0),
            say(hole(slot(5))),
            END,
            ("call", 5, 31, 0),
            ("return", 30, (1,), ()),
            ("return", 31, (4,), ()),
        ],
        True,
    ),
    "said after the routine in which one is": ([("return", 30, (1,), ()), say(hole(slot(5))), END], False),
    "round and round": ([("call", 0, 30, 0), say(hole(slot(5))), END], False),
    "comes first and is asked": (loop(players(CLOCKWISE), *ASKED), True),
    "comes first the other way": (loop(players(BACK), *ASKED), True),
    "comes first and is not asked": (loop(players(CLOCKWISE), ("alert",), ("alert",)), False),
    "another comes first": (loop(players(Key("clockwise", slot(4), 3)), *ASKED), False),
    "orders by it": (loop(players(HIGHEST), *ASKED), False),
    "comes first among equals": (loop(players(HIGHEST, CLOCKWISE), *ASKED), False),
    "some come in turn": (loop(players(CLOCKWISE, where=slot(3)), *ASKED), False),
    "few come in turn": (loop(players(CLOCKWISE, few=slot(3)), *ASKED), False),
    "spaces come in turn": (loop(players(CLOCKWISE, source="range"), *ASKED), False),
    "asked in what is called": ([*loop(players(CLOCKWISE), CALL, ("alert",)), CHOOSE, END], True),
    "asked in another routine": ([*loop(players(CLOCKWISE), CALL, ("alert",)), END, CHOOSE], False),
    "called again and again": ([*loop(players(CLOCKWISE), CALL, ("alert",)), CALL, END], False),
}


@pytest.mark.parametrize("name", ROWS)
def test_whether_all_are_shown_it(name: str) -> None:
    written, shown = ROWS[name]
    code = tuple(Instruction(word, tuple(operands), NOWHERE) for word, *operands in written)
    program = SimpleNamespace(
        code=code,
        routines=[SimpleNamespace(entry=entry) for entry in (7, 6) if entry < len(code)],
        variables=[SimpleNamespace(name="light", seen_by="everyone"), SimpleNamespace(name="sec", seen_by="owner")],
    )
    readers = ChanceReaders(cast("Program", program), 15)
    assert readers.is_shown(0, 5, lambda op: _read(op) <= KNOWN) is shown


def _read(op: Op) -> set[int]:
    if op.name == "slot":
        return {int(cast("int", op.operands[0]))}
    return set().union(*(_read(part) for part in op.operands if isinstance(part, Op)))
