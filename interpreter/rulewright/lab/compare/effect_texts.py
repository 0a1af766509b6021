"""Figures and effects as people read them.

In: numbers with their units. Out: text. Complains about nothing.
"""

from __future__ import annotations

from rulewright.lab.compare.effects import ArmEffect, ArmFigure
from rulewright.lab.metric import Unit
from rulewright.sentences import Said, saying
from rulewright.stats import ConfidenceInterval

VALUE_DIGITS = 3
"""Values lie between 0 and 1, and close together."""


def number(value: float, unit: Unit) -> str:
    """One number with its unit, where that is short."""
    return f"{100 * value:.1f} %" if unit is Unit.SHARE else f"{value:.{VALUE_DIGITS if unit is Unit.VALUE else 2}f}"


def signed(value: float, unit: Unit) -> str:
    """A difference; of shares in percentage points."""
    return f"{_off_minus(100 * value, 2):+.2f} pp" if unit is Unit.SHARE else f"{_off_minus(value, 3):+.3f}"


def between(interval: ConfidenceInterval, unit: Unit) -> str:
    low, high = (signed(value, unit).removesuffix(" pp") for value in (interval.low, interval.high))
    return f"{low}..{high}"


def figure(found: ArmFigure, unit: Unit) -> str:
    """With its interval."""
    low, high = (number(value, unit).removesuffix(" %") for value in (found.interval.low, found.interval.high))
    return f"{number(found.value, unit)}  {low}..{high}"


def p_text(value: float | None) -> str:
    return "-" if value is None else "<0.0001" if value < 0.0001 else f"{value:.4f}"


def movement(effect: ArmEffect) -> Said:
    """From one figure to the other, with the interval of the difference."""
    assert effect.before is not None and effect.after is not None and effect.interval is not None
    unit = effect.metric.unit
    return saying(
        "lab-movement",
        what=effect.title,
        before=number(effect.before.value, unit),
        after=number(effect.after.value, unit),
        difference=signed(effect.difference, unit),
        span=between(effect.interval, unit),
    )


def _off_minus(value: float, digits: int) -> float:
    """No `-0.00`."""
    return round(value, digits) + 0.0
