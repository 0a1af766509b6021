"""A game that agrees with what a seat has observed so far, and what was made in it: as in c/belief.h."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rulewright.backend.runtime.state import State
from rulewright.information.made import Made


class DiedError(Exception):
    """A game does not agree with what was observed, or cannot go on."""


@dataclass(slots=True)
class Particle:
    """As `Particle` in c/belief.h."""

    state: State
    last: list[int]
    at: int = -1
    made: list[Made] = field(default_factory=list)
    weight: float = 1.0
    ways: float = 1.0
    scale: int = 0
    copied: bool = False
    parent: bool = False

    def copy(self) -> Particle:
        numbers = self.weight, self.ways, self.scale, self.copied, self.parent
        return Particle(self.state.clone(), self.last[:], self.at, self.made[:], *numbers)

    def set(self, other: Particle) -> None:
        """Becomes a copy of another one."""
        copy = other.copy()
        self.state, self.last, self.at, self.made = copy.state, copy.last, copy.at, copy.made
        self.weight, self.ways, self.scale = copy.weight, copy.ways, copy.scale
        self.copied, self.parent = copy.copied, copy.parent


@dataclass(slots=True)
class MadeBefore:
    """What was made before, and where it goes another way."""

    made: Sequence[Made]
    mend: bool
    change: int
    forced: int
    used: int = 0
    one: int = -1
    other: int = -1
