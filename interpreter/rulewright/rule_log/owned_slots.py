"""Who sees the slots of state variables and purses, as the ruleset declares it.

In: a Program. Out: a mask of seats for each of these slots. Of an audience that is not known, nobody sees it.
"""

from __future__ import annotations

from rulewright.ir.program import Program
from rulewright.ir.seat_masks import seat_mask

NOBODY = 0


def owners(program: Program) -> dict[int, int]:
    """Who sees each slot of a state variable or a purse."""
    found: dict[int, int] = {}
    for variable in program.variables:
        owner, count = variable.owners[0] if variable.owners else ("", 1)
        masks = [seat_mask(program.players, program.sides, variable.seen_by, owner, at) for at in range(count)]
        found |= _stretch(variable.slots.base, variable.slots.size, masks)
    for purse in program.purses:
        masks = [
            seat_mask(program.players, program.sides, purse.seen_by, *program.owner(purse.owner, at))
            for at in range(purse.count)
        ]
        found |= _stretch(purse.slots.base, purse.slots.size, masks)
    return found


def _stretch(base: int, size: int, masks: list[int]) -> dict[int, int]:
    """Every owner has as many slots."""
    return {base + at: masks[at * len(masks) // size] for at in range(size)}
