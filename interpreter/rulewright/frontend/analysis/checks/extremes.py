"""`max` and `min` of what may be empty need an `else` (RW509)."""

from __future__ import annotations

from rulewright.frontend.analysis.existence import has_member
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report


def check_extremes(scene: Scene, report: Report) -> None:
    for _, fold in scene.all(t.Fold):
        if fold.operator in ("max", "min") and fold.otherwise is None and not has_member(fold.domain, scene):
            hint = f"say what it is then: `{fold.operator}(... else 0)`"
            report.error("RW509", f"this `{fold.operator}` may be of nothing", fold.span, hint)
