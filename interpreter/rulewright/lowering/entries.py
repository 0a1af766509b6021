"""Ways into a Program beside its start, and questions about its states: what scenarios need.

A way in is a phase that no rule runs. It has a frame like any other, so that whatever it runs lies where it would lie
in a game. Where the code leaves a phase that encloses it in the game and is not running here, it goes to `stop`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import Type
from rulewright.ir.program import Op, Program


@dataclass(frozen=True, slots=True)
class WantedEntry:
    """Phases without parameters to be entered, and values (with the type that a bare `none` has) to be asked.

    Without `game` the Program holds only what these phases can reach, and cannot be started.
    """

    phases: tuple[sym.Phase, ...] = ()
    values: tuple[tuple[t.Expr, Type], ...] = ()
    game: bool = True


@dataclass(frozen=True, slots=True)
class Question:
    """A value to be asked of a state. `settles`: shuffled zones whose order it reads."""

    value: Op
    settles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Extended:
    """A Program with ways in: where each starts, what `returns` slots must hold
    before, and the instruction at which all end.
    """

    program: Program
    entries: Mapping[sym.Phase, int]
    returns: tuple[tuple[int, int], ...]
    stop: int
    questions: tuple[Question, ...]


NOTHING = WantedEntry()
