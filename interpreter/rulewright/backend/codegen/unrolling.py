"""Which loops are worth to be written out: over a few members that are known beforehand, with little to do for each.

Then a compiler knows what differs from member to member (rows, neighbours, owners), and need not guess when the loop ends.
"""

from __future__ import annotations

from typing import Any

from rulewright.ir.program import Domain, Op, Program

MOST_MEMBERS, MOST_WORK = 16, 4_000
"""How many members, and how much work in all of them together."""
MUCH = MOST_WORK + 1
_DEAR = {"div_down": 3, "div_up": 4, "mod": 3, "if": 2, "least": 2, "greatest": 2}
PLAIN = ("const", "slot", "array", "lookup", "add", "sub", "eq", "ne", "lt", "le", "not", "and", "or")
"""The operations that cost about one machine instruction."""


def few(program: Program, domain: Domain) -> int:
    """How many members a source has, if they are few and the same in every position; else 0."""
    if domain.source == "players" and not domain.keys:
        return program.players if program.players <= MOST_MEMBERS else 0
    if domain.source != "range" or any(op.name != "const" for op in domain.operands):
        return 0
    low, high = (_number(op) for op in domain.operands)
    return high - low + 1 if 1 <= high - low + 1 <= MOST_MEMBERS else 0


def work(program: Program, thing: object) -> int:
    """About how many machine instructions something takes; at least `MUCH` where that cannot be told."""
    if isinstance(thing, Domain):
        each = work(program, thing.where) + 2
        return each * few(program, thing) if few(program, thing) and not thing.keys and not thing.end else MUCH
    if not isinstance(thing, Op):
        return 0
    if thing.name == "call":
        index, *given = thing.operands
        assert isinstance(index, int)
        return 1 + work(program, program.functions[index].body) + sum(work(program, one) for one in given)
    own = 1 if thing.name in (*PLAIN, "mul", "count", "any", "sum") else _DEAR.get(thing.name, MUCH)
    return own + sum(work(program, one) for one in thing.operands)


def plain_work(program: Program, thing: object) -> int:
    """The same where only plain operations count as cheap: what a jump around it would save."""
    if not isinstance(thing, Op):
        return 0
    own = 0
    if thing.name == "call":
        index: Any = thing.operands[0]
        own = plain_work(program, program.functions[index].body)
    return (
        own + (1 if thing.name in (*PLAIN, "call") else 100) + sum(plain_work(program, one) for one in thing.operands)
    )


def left(program: Program, thing: object, known: frozenset[int] = frozenset()) -> int:
    """The same for a compiler that knows what some slots hold: what remains to be done when a game is played.

    Where one part of a condition is known, the rest is asked of a third of the members.
    """
    if isinstance(thing, Domain):
        return (
            few(program, thing) * (left(program, thing.where, known | {thing.var}) + 1)
            if few(program, thing) and not thing.keys and not thing.end
            else MUCH
        )
    if not isinstance(thing, Op):
        return 0
    parts = [left(program, one, known) for one in thing.operands]
    match thing.name:
        case "const":
            return 0
        case "slot":
            return int(thing.operands[0] not in known)
        case "call":
            return sum(parts) + _body_left(program, thing, parts)
        case "and" | "or":
            return sum(parts) // 3 if 0 in parts else sum(parts) + len(parts) - 1
    own = 1 if thing.name in (*PLAIN, "mul", "count", "any", "sum") else _DEAR.get(thing.name, MUCH)
    return 0 if not sum(parts) and thing.name != "array" and own < MUCH else own + sum(parts)


def _body_left(program: Program, call: Op, parts: list[int]) -> int:
    """What remains of a term whose arguments may be known."""
    index: Any = call.operands[0]
    function = program.functions[index]
    return left(
        program,
        function.body,
        frozenset(slot for slot, part in zip(function.parameters, parts[1:], strict=True) if not part),
    )


def _number(op: Op) -> int:
    found: Any = op.operands[0]
    return int(found)


def times(program: Program, domain: Domain) -> int:
    """How often the body of a loop is to be written out; 0: not at all."""
    return few(program, domain) if work(program, domain) <= MOST_WORK else 0
