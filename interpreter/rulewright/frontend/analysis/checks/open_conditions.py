"""Everybody sees when a zone lies open, so what decides it must be seen by all (RW724)."""

from __future__ import annotations

from rulewright.frontend.analysis.scene import Scene
from rulewright.source.diagnostic import Label, Report


def check_open_conditions(scene: Scene, report: Report) -> None:
    for zone in scene.symbols.zones.values():
        condition = zone.opening.condition if zone.opening is not None else None
        hidden = scene.visibility.hidden_part(condition, None)
        if hidden is not None and condition is not None:
            labels = [] if hidden is condition else [Label(hidden.span, "this is hidden from some")]
            message = f"all see when `{zone.name}` lies open, and a secret decides it"
            report.error("RW724", message, condition.span, "let it read only what everybody sees", labels)
