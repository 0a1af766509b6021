"""Whether compiled code is worth building: what it costs to have it, against what the reference interpreter would take.

In: a machine, and seconds of the reference interpreter. Out: yes or no. How long building takes is asked only once so
many seconds are at stake that asking costs little beside them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from rulewright.backend.runtime.machine import Machine

Worth = Callable[[float], bool]
"""Whether compiled code saves time where the reference interpreter would take so many seconds."""

ASKING = 0.1
"""Seconds that finding out may cost: the game is printed as C, and looked for among those that are built already."""


class WorthBuilding:
    """Answers for one machine."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine

    def __call__(self, seconds: float) -> bool:
        return seconds > ASKING and seconds > self._cost

    @cached_property
    def _cost(self) -> float:
        from rulewright.backend.codegen.building_time import building_seconds  # noqa: PLC0415 (short runs never ask)

        return building_seconds(self.machine)
