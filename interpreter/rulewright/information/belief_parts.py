"""What everything that makes games agree with a stream works with.

In: a machine, a seat, its games, what it has observed, and chance. Out: one value that holds them. It complains about
nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rulewright.backend.runtime.machine import Machine
from rulewright.information.observation import Observation
from rulewright.information.particles import Particles


@dataclass(frozen=True, slots=True)
class BeliefParts:
    """The parts of which the belief of one seat is made."""

    machine: Machine
    seat: int
    particles: Particles
    stream: Sequence[Observation]
    """All that the seat has observed; it grows elsewhere."""
    draw: Callable[[int], int]
    """A number from 0 on that is less than a given one."""
