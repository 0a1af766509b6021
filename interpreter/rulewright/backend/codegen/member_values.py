"""What an expression is for each member of a set: known, the same for all, held by the position, or one of some cases.

In: expressions without loops, and what the variables in them stand for. Out: values. Complains (`NotASet`) about what
is none of these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from rulewright.backend.codegen.member_sets import NotASet
from rulewright.backend.codegen.slot_reads import reads
from rulewright.ir.program import Op

Entries = tuple[int | None, ...]
"""A number for each member; None where working it out would be a fault."""


@dataclass(frozen=True, slots=True)
class KnownValues:
    """The value of each member, in every position."""

    entries: Entries


@dataclass(frozen=True, slots=True)
class SameValue:
    """One value for all members: an expression that reads nothing of them."""

    op: Op


@dataclass(frozen=True, slots=True)
class HeldValues:
    """What the slots at `base` + `offset` + the entry hold, between `low` and `high`."""

    base: int
    offset: Op | None
    entries: Entries
    size: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class ValueCases:
    """For the members of each set the entries beside it; none for all others. No member is in two sets."""

    cases: tuple[tuple[int, Entries], ...]


@dataclass(frozen=True, slots=True)
class OutOfSight:
    """A variable of other members, which is not asked for here."""


Value = KnownValues | SameValue | HeldValues | ValueCases | OutOfSight
Env = Mapping[int, Value]
"""What slots stand for."""


def _down(a: int, b: int) -> int | None:
    return a // b if b else None


POINTWISE: dict[str, Callable[..., int | None]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div_down": _down,
    "div_up": lambda a, b: -(-a // b) if b else None,
    "mod": lambda a, b: a % b if b else None,
    "eq": lambda a, b: int(a == b),
    "ne": lambda a, b: int(a != b),
    "lt": lambda a, b: int(a < b),
    "le": lambda a, b: int(a <= b),
    "not": lambda a: int(not a),
    "and": lambda *items: int(all(items)),
    "or": lambda *items: int(any(items)),
    "if": lambda test, yes, no: yes if test else no,
    "least": min,
    "greatest": max,
}
"""Operations on numbers that are known; None is a fault. In Python, which rounds down and takes the divisor's sign."""


def constant(op: object) -> int | None:
    """The number that an expression is."""
    if isinstance(op, Op) and op.name == "const":
        found: Any = op.operands[0]
        return int(found)
    return None


def number(value: int) -> Op:
    return Op("const", (value,))


def folded(op: Op, tables: tuple[tuple[int, ...], ...]) -> Op:
    """An expression of constants as a constant."""
    known = [constant(operand) for operand in op.operands]
    if op.name in POINTWISE and None not in known:
        found = POINTWISE[op.name](*known)
        return op if found is None else number(found)
    if op.name == "lookup" and known[1] is not None:
        table: Any = op.operands[0]
        return number(tables[table][known[1]]) if 0 <= known[1] < len(tables[table]) else op
    if op.name == "turn_on" and known[0] is not None:
        _, step, size = op.operands
        assert isinstance(step, int) and isinstance(size, int)
        return number((known[0] + step) % size)
    if op.name in ("and", "or"):
        return _joined(op)
    if op.name == "if" and known[0] is not None:
        taken = op.operands[1 if known[0] else 2]
        assert isinstance(taken, Op)
        return taken
    return op


def _joined(op: Op) -> Op:
    """A conjunction or alternative without what is known; what stands behind the part that decides is not asked."""
    decides = op.name == "or"
    kept: list[Any] = []
    for item in op.operands:
        known = constant(item)
        if known is None:
            kept.append(item)
        elif bool(known) == decides:
            kept.append(number(int(decides)))
            break
    if not kept:
        return number(int(not decides))
    return kept[0] if len(kept) == 1 else Op(op.name, tuple(kept))


def substituted(part: Any, env: Env, tables: tuple[tuple[int, ...], ...]) -> Any:
    """An expression with the values of its variables, which are the same for all members."""
    if isinstance(part, Op):
        if part.name == "slot":
            slot: Any = part.operands[0]
            value = env.get(slot)
            if value is None:
                return part
            if not isinstance(value, SameValue):
                raise NotASet
            return value.op
        return folded(Op(part.name, tuple(substituted(item, env, tables) for item in part.operands)), tables)
    if isinstance(part, tuple):
        return tuple(substituted(item, env, tables) for item in part)
    if is_dataclass(part) and not isinstance(part, type):
        changed = {
            field.name: substituted(getattr(part, field.name), env, tables)
            for field in fields(part)
            if not isinstance(getattr(part, field.name), int | str)
        }
        return replace(part, **changed)
    return part


def varies(part: object, env: Env) -> bool:
    """Whether an expression reads something of the members."""
    return any(slot in env and not isinstance(env[slot], SameValue) for slot in reads(part))


def known_value(op: Op, values: Iterable[Entries], tables: tuple[tuple[int, ...], ...]) -> KnownValues:
    """An operation on numbers that are known for each member."""
    rows = zip(*values, strict=True)
    if op.name in POINTWISE:
        by = POINTWISE[op.name]
        return KnownValues(tuple(None if None in row else by(*row) for row in rows))
    table: Any = op.operands[0]
    match op.name:
        case "lookup":
            entries = tables[table]
            return KnownValues(
                tuple(entries[at] if at is not None and 0 <= at < len(entries) else None for (at,) in rows)
            )
        case "present":
            none = op.operands[1] if len(op.operands) > 1 else None
            return KnownValues(
                tuple(None if at is None or (at < 0 if none is None else at == none) else at for (at,) in rows)
            )
        case "turn_on":
            _, step, size = op.operands
            assert isinstance(step, int) and isinstance(size, int)
            return KnownValues(tuple(None if at is None else (at + step) % size for (at,) in rows))
        case _:
            raise NotASet
