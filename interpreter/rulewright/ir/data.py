"""A Program as plain data for JSON: its tables as they are, its expressions and code in their text form.

In: a Program. Out: mappings, lists, text and numbers.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from rulewright.ir.listing import place, written
from rulewright.ir.naming import Names
from rulewright.ir.program import Domain, Offer, Op, Program, Text
from rulewright.source.text import Span


def program_data(program: Program) -> dict[str, Any]:
    """Everything of a Program by the names of its fields; every instruction has its text and its place in the rules."""
    names = Names(program)
    found = {
        field.name: _plain(names, getattr(program, field.name)) for field in fields(program) if field.name != "code"
    }
    code = [
        {"at": place(instruction.span), "name": instruction.name, "text": written(names, instruction)}
        for instruction in program.code
    ]
    return {**found, "options": dict(program.options), "code": code}


def _plain(names: Names, value: Any) -> Any:
    match value:
        case Op() | Domain() | Text() | Offer():
            return names.operand(value)
        case Span():
            return place(value)
        case tuple() | list():
            return [_plain(names, item) for item in value]
        case dict():
            return {key: _plain(names, item) for key, item in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: _plain(names, getattr(value, field.name)) for field in fields(value)}
    return value
