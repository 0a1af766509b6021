"""The defaults of the options go together (RW517)."""

from __future__ import annotations

from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.frontend.analysis.scene import Scene
from rulewright.source.diagnostic import Report


def check_defaults(scene: Scene, report: Report) -> None:
    constants = scene.constants
    if constants.configuration != default_configuration(scene.symbols, constants.players):
        return
    for option in scene.symbols.options.values():
        if option.allowed is not None and not constants.flag(option.allowed):
            report.error(
                "RW517",
                f"the defaults are not allowed by `{option.name}`",
                option.allowed.span,
                "change a default, or the condition",
            )
