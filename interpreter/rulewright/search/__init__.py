"""Which action is best for a seat, by playing on in positions that may be the true one.

In: a plan, and worlds. Out: what was tried. The same on both backends, number for number. What searches is imported
when it is first used: most games are played without.
"""

from typing import TYPE_CHECKING

from rulewright.late_names import late_names
from rulewright.search.plan import (
    FAR,
    FEW_POSITIONS,
    MOST_ITERATIONS,
    MOST_POSITIONS,
    POSITIONS,
    Goal,
    Method,
    Others,
    Rollouts,
)

if TYPE_CHECKING:
    from rulewright.search.thinkers import THINKERS
    from rulewright.search.thinking import Asked, Thinker

__all__ = [
    "FAR",
    "FEW_POSITIONS",
    "MOST_ITERATIONS",
    "MOST_POSITIONS",
    "POSITIONS",
    "THINKERS",
    "Asked",
    "Goal",
    "Method",
    "Others",
    "Rollouts",
    "Thinker",
]

_LATE = {
    "THINKERS": "rulewright.search.thinkers",
    "Asked": "rulewright.search.thinking",
    "Thinker": "rulewright.search.thinking",
}

if not TYPE_CHECKING:  # a type checker knows the names, and should complain about others
    __getattr__ = late_names(__name__, _LATE)
