"""The options of a command that gives the same report again: what `compare` and `sweep` have in common, typed or called
from Python.

In: what was played, bots and metrics as they were named. Out: options by name, without those that are as usual.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.lab.compare.comparison_run import ComparisonPlan
from rulewright.source.command_line import GivenValue

USUAL_BOT = "random"
USUAL_WITHIN = 0.02
"""Two percentage points of a share, two hundredths of any other figure."""


def again_options(plan: ComparisonPlan, bots: str, metrics: Sequence[str]) -> dict[str, GivenValue]:
    """`bots`: as they are spelled on the command line. A bot that tells values or skill is named also if nobody named
    it, so that the command stays the same when another one becomes usual.
    """
    within = plan.declared.within
    return {
        "--games": plan.games,
        "--seed": plan.seed,
        "--bot": None if bots == USUAL_BOT else bots,
        "--value-bot": plan.measuring.value_bot or None,
        "--strong": plan.strong or None,
        "--metric": tuple(metrics),
        "--within": None if within == USUAL_WITHIN else within,
        "--until": plan.until,
    }
