"""What happens where a game is over: the modes of Gymnasium 1.0 and later, by its names and values."""

from __future__ import annotations

from enum import Enum

from rulewright.errors import BadConfiguration


class AutoresetMode(Enum):
    """When the next game of a lane begins."""

    NEXT_STEP = "NextStep"
    """By the next step, which takes no action of this lane."""
    SAME_STEP = "SameStep"
    """By the same step: the observation is already of the next game, and what was last seen is in `info`."""
    DISABLED = "Disabled"
    """When somebody resets it."""


NUMBERS = {"NextStep": 0, "SameStep": 1, "Disabled": 2}
"""As in c/vector.h."""


def number_of(mode: object) -> int:
    """The number of a mode: one of these, of Gymnasium's own, or its value or name in words."""
    given = str(getattr(mode, "value", mode))
    by_name = {found.name.lower(): found.value for found in AutoresetMode}
    value = by_name.get(given.lower().replace("-", "_"), given)
    if value not in NUMBERS:
        raise BadConfiguration(f"there is no autoreset mode `{given}`", f"there are {', '.join(by_name)}")
    return NUMBERS[value]
