"""Spaces that are drawn before players or sides can be shared out among them (RW320)."""

from __future__ import annotations

from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed.types import PlayerType, SideType, SpaceType, Type
from rulewright.source.diagnostic import Report
from rulewright.source.plurals import plural

OWNERS: dict[str, Type] = {"player": PlayerType(), "side": SideType()}


def check_sharing(scene: Scene, report: Report) -> None:
    """Each has as many, with every number of players."""
    for decl in scene.symbols.document.looks:
        key = next((key for key in decl.keys if key[0] == "before"), None)
        if key is None or decl.name not in scene.symbols.spaces or key[2] not in OWNERS:
            continue
        spaces = scene.constants.size(SpaceType(decl.name))
        owners = scene.constants.size(OWNERS[key[2]])
        if owners == 0 or spaces % owners:
            report.error(
                "RW320",
                f"{spaces} of `{decl.name}` cannot lie before {plural(owners, key[2])}, as many before each",
                key[1],
                "leave `before` out, or let their number be a multiple",
            )
