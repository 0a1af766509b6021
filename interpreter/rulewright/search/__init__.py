"""Which action is best for a seat, by playing on in positions that may be the true one.

In: a plan, and worlds. Out: what was tried. The same on both backends, number for number.
"""

from rulewright.search.plan import FAR, MOST_ITERATIONS, Method, Rollouts
from rulewright.search.thinking import Asked, Thinker, thinker_of

__all__ = ["FAR", "MOST_ITERATIONS", "Asked", "Method", "Rollouts", "Thinker", "thinker_of"]
