"""Terms that stand on the table are told to everybody, so everybody must see what they read (RW320)."""

from __future__ import annotations

from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed import symbols as sym
from rulewright.source.diagnostic import Label, Report


def check_open_terms(scene: Scene, report: Report) -> None:
    for decl in scene.symbols.document.looks:
        for term in _called(decl.name, scene):
            hidden = scene.visibility.hidden_part(term.body, None)
            if hidden is not None:
                labels = [Label(hidden.span, "this is hidden from some")]
                hint = "everybody sees what stands on the table; let it read only what all see, or take it off"
                report.error("RW320", f"`{decl.name}` tells on the table what not all see", decl.span, hint, labels)


def _called(name: str, scene: Scene) -> list[sym.Term]:
    return [term for term in scene.symbols.terms if term.name == name]
