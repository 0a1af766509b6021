"""What Programs consist of: their parts, the forms that occur in them, and few of them in which all forms occur."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass

from rulewright.ir.program import Domain, Instruction, Key, Op, Pick, Program, Text

from .cases import Case

Form = tuple[str, str]
"""Something that a printer has a row for: its kind, and its name."""


def things(thing: object) -> Iterator[object]:
    """A part of a Program and everything in it, but for texts, which a backend without a log never reads."""
    if isinstance(thing, Text):
        return
    yield thing
    if isinstance(thing, tuple):
        for item in thing:
            yield from things(item)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            if field.name != "span":
                yield from things(getattr(thing, field.name))


def forms(program: Program) -> frozenset[Form]:
    """The operations, sources, orders, ends and forms of picks that occur in a Program."""
    parts = things((program.code, program.functions, program.actions, program.score))
    return frozenset(form for part in parts for form in _forms(part))


def _forms(part: object) -> Iterator[Form]:
    match part:
        case Op():
            yield "expression", part.name
        case Instruction():
            yield "instruction", part.name
        case Domain():
            yield "source", part.source
            yield "end", part.end
        case Key():
            yield "order", part.kind
        case Pick():
            yield "pick", part.form


def covering(cases: Sequence[Case]) -> list[Case]:
    """Some of the cases in which each form occurs that occurs in any: first the one with the most, and so on."""
    left = {case: forms(case.machine.program) for case in cases}
    chosen: list[Case] = []
    while any(left.values()):
        richest = max(left, key=lambda case: len(left[case]))
        chosen.append(richest)
        found = left[richest]
        left = {case: rest - found for case, rest in left.items()}
    return chosen
