"""Aggregates that have no value of nothing, as `max` and `min`, need an `else` where
the domain may be empty (RW509).
"""

from __future__ import annotations

from rulewright.frontend.analysis.existence import has_member
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.language.aggregate_table import AGGREGATES, Empty
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report


def check_extremes(scene: Scene, report: Report) -> None:
    for _, fold in scene.all(t.Fold):
        if is_asked_for(fold) and fold.otherwise is None and not has_member(fold.domain, scene):
            hint = f"say what it is then: `{fold.operator}(... else 0)`"
            report.error("RW509", f"this `{fold.operator}` may be of nothing", fold.span, hint)


def is_asked_for(fold: t.Fold) -> bool:
    """Whether something must stand after `else` where the domain may be empty."""
    return fold.operator != t.LIST and AGGREGATES[fold.operator].empty is Empty.OTHERWISE
