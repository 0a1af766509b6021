"""What chance decides at an instruction: a component, a number, a player or another member."""

from __future__ import annotations

from typing import Literal

from rulewright.ir.operations import instructions_that
from rulewright.ir.program import NONE_NUMBER, OF_ZONES, Domain, Instruction

ChanceKind = Literal["component", "number", "player", "member"]
OF_COMPONENTS = instructions_that("component")


def chance_kind(instruction: Instruction) -> ChanceKind:
    """What the chance event of an instruction gives: a component, a number, a
    player, or another member (a space, a word ...).
    """
    domain = instruction.operands[1] if instruction.name == "random" else None
    if not isinstance(domain, Domain):
        return "component" if instruction.name in OF_COMPONENTS else "number"
    if domain.source in (*OF_ZONES, "set"):
        return "component"
    return "player" if domain.source == "players" else "number" if domain.none == NONE_NUMBER else "member"
