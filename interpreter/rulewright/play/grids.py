"""How spaces lie in rows, for whoever draws a table."""

from __future__ import annotations

from rulewright.frontend.analysis.constants import Constants
from rulewright.ir.program import Program
from rulewright.loading import Ruleset


def grids(ruleset: Ruleset, program: Program) -> dict[str, int]:
    """How many columns spaces that lie in rows have, by kind of space."""
    constants = Constants(ruleset.symbols, ruleset.configuration(program.players, dict(program.options)))
    return {
        name: constants.number(space.columns)
        for name, space in ruleset.symbols.spaces.items()
        if space.columns is not None
    }
