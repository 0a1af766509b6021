"""What was made in a game: its outcomes and choices, each with what it was about.

In: a Program. Out: by place in the code what chance decides there, and numbers that say it; as `Made` in c/belief.h.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from rulewright.ir.chance_kinds import OF_COMPONENTS
from rulewright.ir.program import OF_ZONES, Domain, Instruction, Program


class What(IntEnum):
    """What was decided at a stop."""

    OTHER = 0
    DRAWN = 1
    """Chance drew a component."""
    ROLLED = 2
    """Chance rolled a die."""
    CHOSEN = 3


UNSURE = (1 << 12) - 1
"""In place of a component: which ones is not noted. So many are the most that can be."""


class Made(NamedTuple):
    """An outcome or a choice."""

    value: int
    about: int
    beside: int = 0
    """Of the first component that a choice moved or showed: what lay with it before, the same face up and known to the
    same seats, itself included; a bit for each component.
    """

    @property
    def what(self) -> int:
        return self.about >> 24

    @property
    def components(self) -> tuple[int, ...] | None:
        """The die that was rolled, or what the choice moved or showed that the seat had not known, if
        that was two at most; else nothing is said.
        """
        if self.about & UNSURE == UNSURE:
            return None
        return tuple(one - 1 for one in (self.about & UNSURE, self.about >> 12 & UNSURE) if one)


class Attempt(NamedTuple):
    """What comes after an attempt."""

    seen: list[int]
    told: list[int]
    position: list[int]


class Rated(NamedTuple):
    """Choices, or an outcome, and how near that brings a game to what is wanted."""

    differing: int
    """In so many numbers something else comes."""
    unheard: int
    """So much of what is to be heard comes from where it differs on."""
    way: tuple[int, ...]
    """By seat; the outcome first."""

    @property
    def by_what_is_told(self) -> tuple[int, int, tuple[int, ...]]:
        """The less, the longer it is told rightly."""
        return self.unheard, self.differing, self.way


NOWHERE = Rated(1 << 40, 1 << 40, ())
"""Farther than what can be made."""
ChoiceList = tuple[int, list[int]]
"""A seat (0 for chance), and numbers that it may choose."""


class Effort(NamedTuple):
    """How an observation is to be reached."""

    probes: int
    """So often is it tried at random."""
    looks: int
    """So often, after that, with a look at what may come."""
    tries: int
    """So often, after that, with a hint."""
    enough: int
    """With so many games it is gone on."""


class FollowedSoFar(NamedTuple):
    """How far games have followed a stream."""

    goal: int
    """The first observation that was not reached."""
    alive: int | None
    """How many of the tried games have reached that one; nothing where none was tried."""
    agreed: bool
    """Whether all games stand at the same position."""


class Advanced(NamedTuple):
    """How many games have reached an observation."""

    alive: int
    """So many have reached it; if none has, nothing else was done."""
    agreed: bool
    """Whether all games stand at the same position."""
    patience: int
    """So many more may be changed at random."""


def about(what: int, *components: int) -> int:
    """One number for all of it, with two components at most."""
    if len(components) > 2 or any(one + 1 >= UNSURE for one in components):
        return what << 24 | UNSURE
    return what << 24 | sum(one + 1 << 12 * place for place, one in enumerate(components))


def _decided_by(instruction: Instruction) -> What:
    domains = [operand for operand in instruction.operands if isinstance(operand, Domain)]
    if instruction.name == "roll":
        return What.ROLLED
    about_components = instruction.name == "random" and domains[0].source in (*OF_ZONES, "set")
    return What.DRAWN if about_components or instruction.name in OF_COMPONENTS else What.OTHER


def decided(program: Program) -> bytes:
    """By place in the code: what chance decides there."""
    return bytes(_decided_by(instruction) for instruction in program.code)


def dice(program: Program) -> list[int]:
    """By place in the code: the slot that holds the die which is rolled there."""
    slots = [one.operands[0] if one.name == "roll" else 0 for one in program.code]
    return [slot for slot in slots if isinstance(slot, int)]
