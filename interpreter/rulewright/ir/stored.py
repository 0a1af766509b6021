"""Programs as data that JSON can hold, and back.

In: a Program; or what `stored` gave. Out: a list of parts, each a list that begins with the number of its class (in
`CLASSES`) and goes on with its fields; a list of one number in a field means the part of that number. What is one
object in a Program is one part. `restored` complains with `Unreadable` about anything else.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from rulewright.ir import outline
from rulewright.ir import program as p
from rulewright.source.text import NOWHERE, Source, Span

CLASSES: tuple[type, ...] = (
    *(
        tuple,
        dict,
        Source,
        Span,
        p.Op,
        p.Key,
        p.Domain,
        p.Hole,
        p.Text,
        p.Offer,
        p.Instruction,
        p.Slots,
        p.Variable,
        p.ComponentState,
        p.PurseFamily,
        p.Zone,
        p.ZoneFamily,
    ),
    *(p.Component, p.Face, p.ClassInfo, p.Pick, p.Action, p.Function, p.Routine, p.ScoreSpec, p.Program),
    *(outline.NamedSlot, outline.NamedRule, outline.ScorePart, p.ShownTerm),
)
"""What a Program consists of, but for numbers, flags, words and none. Programs with marks are not stored."""

_NUMBERS = {cls: number for number, cls in enumerate(CLASSES)}
_FIELDS = {cls: tuple(field.name for field in fields(cls)) for cls in CLASSES[2:]}
_NOWHERE = -1

Part = list[Any]


class Unreadable(ValueError):
    """What is there is no stored Program."""


def stored(program: p.Program) -> list[Part]:
    """A Program without marks as parts, itself the last."""
    writing = _Writing()
    writing.reference(program)
    return writing.parts


class _Writing:
    """The parts written so far, and the number of each object that was met. Objects live as long as their Program."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.numbers: dict[int, int] = {id(NOWHERE): _NOWHERE}
        self.met: list[object] = []

    def reference(self, thing: object) -> Any:
        """What stands in a field."""
        if type(thing) not in _NUMBERS:
            if thing is not None and type(thing) not in (int, str, bool):
                raise TypeError(f"a Program with {type(thing).__name__} in it is not stored")
            return thing
        if id(thing) not in self.numbers:
            part = [_NUMBERS[type(thing)], *map(self.reference, _contents(thing))]
            self.numbers[id(thing)] = len(self.parts)
            self.parts.append(part)
            self.met.append(thing)
        return [self.numbers[id(thing)]]


def _contents(thing: object) -> Any:
    if isinstance(thing, tuple):
        return thing
    if isinstance(thing, dict):
        return tuple(thing.items())
    return [getattr(thing, name) for name in _FIELDS[type(thing)]]


def restored(parts: object) -> p.Program:
    """The Program of such parts."""
    made: list[Any] = []
    try:
        assert isinstance(parts, list)
        for number, *contents in parts:
            found: list[Any] = [
                (NOWHERE if item[0] == _NOWHERE else made[item[0]]) if type(item) is list else item for item in contents
            ]
            made.append(
                tuple(found) if number == 0 else dict(found) if number == 1 else _object(CLASSES[number], found)
            )
        program = made[-1]
    except (TypeError, ValueError, IndexError, AssertionError) as problem:
        raise Unreadable(f"this is no stored Program: {problem}") from problem
    if not isinstance(program, p.Program):
        raise Unreadable("this is no stored Program")
    return program


def _object(class_: Any, fields: list[Any]) -> Any:
    """An object with all of its fields: none is left to its default."""
    if len(fields) != len(_FIELDS[class_]):
        raise ValueError(f"a {class_.__name__} has {len(_FIELDS[class_])} fields, and here are {len(fields)}")
    return class_(*fields)


def sources_of(program: p.Program) -> list[Source]:
    """The texts that a Program names places in, each once."""
    spans = [code.span for code in program.code] + [action.span for action in program.actions]
    spans += [part.span for part in program.score.parts]
    return list(dict.fromkeys(span.source for span in spans))
