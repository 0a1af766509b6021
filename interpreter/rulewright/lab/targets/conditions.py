"""What a target asks of a figure: `< 4 %`, `>= 0.9`, `60..90`, `60..90 for 90 %`, `none`.

In: the words of a target, and the unit of its metric. Out: a `TargetCondition`. Complains with `BadCondition` about
words that are none, and about bounds that every figure keeps or none can.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import inf

from rulewright.lab.metric import Unit

_NUMBER = r"(-?\d{1,12}(?:\.\d{1,9})?)\s*(%?)"
BOUND = re.compile(rf"(<=|>=|<|>)\s*{_NUMBER}")
RANGE = re.compile(rf"{_NUMBER}\s*\.\.\s*{_NUMBER}(?:\s+for\s+{_NUMBER})?")
FORMS = "write a bound (`< 4 %`, `>= 0.9`), a range (`60..90`), or a range for a share of the games (`60..90 for 90 %`)"


class BadCondition(Exception):
    """What is wrong, and what to write."""

    def __init__(self, message: str, hint: str) -> None:
        super().__init__(message)
        self.hint = hint


@dataclass(frozen=True, slots=True)
class TargetCondition:
    """A figure between `low` and `high`; or, with `part`, at least such a share of the games between them."""

    text: str
    low: float = -inf
    high: float = inf
    part: float | None = None


def condition_of(text: str, unit: Unit) -> TargetCondition:
    """What the words ask."""
    words = " ".join(text.split())
    if words == "none":
        return _sensible(TargetCondition(words, high=0.0), unit)
    if (bound := BOUND.fullmatch(words)) is not None:
        sign, number = bound[1], _number(bound[2], bound[3], unit)
        return _sensible(
            TargetCondition(words, high=number) if sign[0] == "<" else TargetCondition(words, low=number), unit
        )
    found = RANGE.fullmatch(words)
    if found is None:
        raise BadCondition(f"`{words}` is no target", FORMS)
    low, high = _number(found[1], found[2] or found[4], unit), _number(found[3], found[4], unit)
    part = None if found[5] is None else _number(found[5], found[6], Unit.SHARE)
    if part is not None and not 0 < part < 1:
        raise BadCondition(f"`{words}`: a share of the games lies between 0 % and 100 %, both left out", FORMS)
    return _sensible(TargetCondition(words, low, high, part), unit)


def _number(digits: str, percent: str, unit: Unit) -> float:
    if percent and unit is not Unit.SHARE:
        raise BadCondition(
            f"`{digits} %`: this is no share of anything", f"it is counted in {unit.value}: leave out `%`"
        )
    return float(digits) / 100 if percent else float(digits)


def _sensible(condition: TargetCondition, unit: Unit) -> TargetCondition:
    text, low, high = condition.text, condition.low, condition.high
    if low > high:
        raise BadCondition(f"`{text}`: nothing lies between", "the smaller number stands first")
    least, most = (0.0, 1.0) if unit is Unit.SHARE else (-inf, inf)
    if low > most or high < least:
        raise BadCondition(f"`{text}`: no share is like that", "shares lie between 0 and 1, or 0 % and 100 %")
    if condition.part is None and low <= least and high >= most:
        raise BadCondition(f"`{text}`: every figure is like that", "name a bound that a figure could miss")
    return condition
