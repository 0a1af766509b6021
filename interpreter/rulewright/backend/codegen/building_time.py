"""How long it takes until a game can be played by compiled code, without building it.

In: a reference machine. Out: seconds of processor time: hardly any where its library is kept from an earlier run,
infinitely many where it cannot be built here.
"""

from __future__ import annotations

import math

from rulewright.backend.codegen.c_compiler import NoCompiler, kept
from rulewright.backend.codegen.c_limits import Unsupported
from rulewright.backend.codegen.program_printer import printed
from rulewright.backend.runtime.machine import Machine

LOADING = 0.05
"""What a library costs that is built already."""
STARTING, A_LINE = 0.25, 0.0003
"""What a compiler costs, as measured over the shipped games: 0.5 seconds for 1,100 lines, 1.6 for 3,500;
large ones are optimised less.
"""


def building_seconds(machine: Machine) -> float:
    """The cost of `NativeMachine(machine)`."""
    try:
        text = printed(machine).text
        found = kept(text, machine.program.game)
    except (Unsupported, NoCompiler):
        return math.inf
    return LOADING if found is not None else STARTING + A_LINE * text.count("\n")
