"""Whether everybody sees everything in a game, and whether several choose at once: read from the rules.

In: a Program. Out: yes, or no where it is not certain. It complains about nothing.
"""

from __future__ import annotations

from rulewright.ir.program import ComponentState, Program, PurseFamily, Variable, ZoneFamily

Seen = ZoneFamily | PurseFamily | Variable | ComponentState
"""What has an audience."""


def is_simultaneous(program: Program) -> bool:
    """Whether several seats may choose at once."""
    return any(instruction.name == "everyone" for instruction in program.code)


def is_open(program: Program) -> bool:
    """Whether everybody sees everything, always. Where that is not certain: no."""
    places: tuple[Seen, ...] = (*program.families, *program.purses, *program.variables, *program.component_states)
    shuffled = any(instruction.name in ("shuffle", "guess") for instruction in program.code)
    secret = any(action.secret for action in program.actions)
    return not (is_simultaneous(program) or shuffled or secret) and all(one.seen_by == "everyone" for one in places)
