"""Positions that a seat may believe to be the true one: all at the pending
decision of the seat, each as likely as the others.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State


@dataclass(frozen=True)
class NativeWorlds:
    """`count` games of compiled code, `machine.size` bytes each, one behind the other."""

    machine: NativeMachine
    memory: ctypes.Array[ctypes.c_char]
    count: int

    def game(self, place: int) -> NativeGame:
        """A copy of one of them."""
        game = self.machine.blank()
        start = place * self.machine.size
        ctypes.memmove(game.memory, ctypes.addressof(self.memory) + start, self.machine.size)
        return game


@dataclass(frozen=True)
class ReferenceWorlds:
    """The same for the reference interpreter."""

    machine: Machine
    states: tuple[State, ...]

    @property
    def count(self) -> int:
        return len(self.states)
