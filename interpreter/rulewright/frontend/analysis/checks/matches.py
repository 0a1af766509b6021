"""A `match` of a number names every number that may come (RW511).
Words, kinds and flags are judged where they are typed.
"""

from __future__ import annotations

from rulewright.frontend.analysis.intervals import WIDEST
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import NumberType
from rulewright.source.diagnostic import Report

MANY = 1000
SHOWN = 6


def check_matches(scene: Scene, report: Report) -> None:
    for _, match in scene.all(t.MatchStep):
        if isinstance(match.subject.type.inner, NumberType):
            missing = _missing(match, scene)
            if match.otherwise:
                if not missing:
                    hint = "remove it"
                    report.error(
                        "RW319", "`else` is never reached: every number has a case", match.cases[-1][0].span, hint
                    )
            elif missing:
                span = scene.survey.steps[id(match)].span
                report.error(
                    "RW511",
                    f"this match says nothing about {missing}",
                    span,
                    "add the missing cases, or `else` for all others",
                )


def _missing(match: t.MatchStep, scene: Scene) -> str:
    """The numbers without a case, in words."""
    interval = scene.bounds.of(match.subject)
    if interval.high - interval.low > MANY:
        return f"most numbers from {max(interval.low, -WIDEST)} to {min(interval.high, WIDEST)}"
    given = {
        right.value
        for test, _ in match.cases
        if isinstance(test, t.Compare) and isinstance(right := test.right, t.Const)
    }
    missing = [str(number) for number in range(interval.low, interval.high + 1) if number not in given]
    missing += ["none"] if match.subject.type.optional and None not in given else []
    return ", ".join(missing[:SHOWN]) + (", ..." if len(missing) > SHOWN else "")
