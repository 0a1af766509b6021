"""Which actions name components in their ids, and how.

In: a Program. Out: those actions; and tables of them for c/rewriting.h.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import NamedTuple

from rulewright.ir.program import Action, Pick, Program

MOST_PICKED = 64
"""In larger subsets nothing is named otherwise."""
MOST_CHANGED = 64
"""So many components are exchanged at once in compiled code."""
BY_KIND, BY_NUMBER, BY_SUBSET = 1, 2, 3
FORMS = {"kind": BY_KIND, "number": BY_NUMBER, "some": BY_SUBSET}
"""As in c/rewriting.h; other forms name no component."""


def naming_actions(program: Program) -> list[Action]:
    """The actions with a pick that names components."""
    return [action for action in program.actions if any(_names(program, pick) for pick in action.picks)]


def _names(program: Program, pick: Pick) -> bool:
    member = pick.member or pick
    return member.form in ("kind", "number") and any(info.name == member.type for info in program.classes)


class NamingTables(NamedTuple):
    """The tables, each as C has it."""

    tables: tuple[array[int], array[int], array[int]]
    """Actions, picks, and what components look like."""
    many: int
    """Of the actions."""

    @classmethod
    def of(cls, program: Program) -> NamingTables:
        actions, picks = array("i"), list[Pick]()
        found = naming_actions(program)
        for action in found:
            actions.extend((action.base, action.size, len(picks), len(action.picks)))
            picks += action.picks
        rows = array("i", [number for pick in picks for number in _pick_row(program, pick)])
        return cls((_some(actions), _some(rows), _some(array("i", _looks(program)))), len(found))


def _some(numbers: array[int]) -> array[int]:
    """An address needs a number behind it."""
    return numbers or array("i", [0])


def _pick_row(program: Program, pick: Pick) -> tuple[int, ...]:
    """As `NamingPick` in c/rewriting.h."""
    member = pick.member or pick
    numbers = [len(info.numbers) for info in program.classes if info.name == member.type]
    least, most = pick.span_of_counts
    return (
        *(pick.size, FORMS.get(pick.form, 0), _class_index(program, member.type), max(1, member.room)),
        *(max([1, *numbers]), member.low, FORMS.get(member.form, 0), member.size, least, most, int(pick.repeats)),
    )


def _class_index(program: Program, name: str) -> int:
    return next((place for place, info in enumerate(program.classes) if info.name == name), -1)


def _looks(program: Program) -> Iterator[int]:
    for component in program.components:
        yield _class_index(program, component.cls)
        yield component.face
