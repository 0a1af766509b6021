"""What chance may give where a game has stopped for it, in words.

In: a machine, a state at a chance event, values that are equally likely. Out: outcomes with their probabilities. It
complains about nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.ir.chance_kinds import chance_kind
from rulewright.ir.program import Domain

if TYPE_CHECKING:
    from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Chance:
    """One possible outcome of a chance event."""

    id: int
    probability: Fraction
    words: str


def told_outcomes(machine: Machine, state: State, values: Sequence[int]) -> tuple[Chance, ...]:
    """All outcomes, equal ones as one."""
    groups: dict[object, list[int]] = {}
    for value in values:
        groups.setdefault(likeness(machine, state, value), []).append(value)
    return tuple(
        Chance(group[0], _share(len(group), values), _words(machine, state, group[0])) for group in groups.values()
    )


def told_outcome(machine: Machine, state: State, value: int, values: Sequence[int]) -> Chance:
    """One outcome, and how probable one with its words is."""
    words = _words(machine, state, value)
    alike = sum(_words(machine, state, other) == words for other in values)
    return Chance(value, _share(alike, values), words)


def _share(count: int, values: Sequence[int]) -> Fraction:
    from fractions import Fraction  # noqa: PLC0415 (takes a while, and most games never stop for chance)

    return Fraction(count, len(values))


def is_about_components(machine: Machine, state: State) -> bool:
    """Whether the chance event picks a component (or a number, a player ...)."""
    return chance_kind(machine.program.code[state.slots[machine.program.pc]]) == "component"


def likeness(machine: Machine, state: State, component: int) -> object:
    """What tells an outcome from others: what components are like, their side, who knows them, where they lie."""
    program, table, s = machine.program, machine.table, state.slots
    if not is_about_components(machine, state):
        return component
    zone = s[program.home + component]
    placed = not table.heaps[zone] and component not in table.undecided(s, zone)
    return (
        table.like(s, component),
        s[program.facing + component],
        s[program.knows + component],
        zone,
        table.position(s, component) if placed else -1,
    )


def _words(machine: Machine, state: State, value: int) -> str:
    program = machine.program
    if is_about_components(machine, state):
        return machine.texts.component(value, state.slots)
    instruction = program.code[state.slots[program.pc]]
    is_player = any(isinstance(operand, Domain) and operand.source == "players" for operand in instruction.operands)
    return machine.texts.seats[value] if is_player else str(value)
