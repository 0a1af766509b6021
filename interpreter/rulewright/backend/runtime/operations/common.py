"""What all instructions share."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.backend.runtime.chance import below
from rulewright.backend.runtime.state import State

STOP = -1

Step = Callable[[State], int]
Outcomes = Callable[[State], list[int]]
"""What chance may give at a stop: values with repetition, each equally likely."""


def decided(state: State, values: list[int]) -> int | None:
    """The outcome at a chance stop: the one put there, or a random one, or none: stop."""
    if state.outcome is not None:
        value, state.outcome = state.outcome, None
    elif state.automatic:
        value = values[below(state.streams, 1 if state.started else 0, len(values))]
    else:
        return None
    state.progress += 1
    return value
