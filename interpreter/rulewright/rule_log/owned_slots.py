"""Who sees the slots of state variables and purses, as the ruleset declares it.

In: a Program. Out: a mask of seats for each of these slots. Of an audience that is not known, nobody sees it.
"""

from __future__ import annotations

from rulewright.ir.program import Program

NOBODY = 0


def owners(program: Program, everyone: int) -> dict[int, int]:
    """Who sees each slot of a state variable or a purse."""
    found: dict[int, int] = {}
    for variable in program.variables:
        owner, count = variable.owners[0] if variable.owners else ("", 1)
        masks = [audience(program, everyone, variable.seen_by, owner, at) for at in range(count)]
        found |= _stretch(variable.slots.base, variable.slots.size, masks)
    for purse in program.purses:
        masks = [audience(program, everyone, purse.seen_by, purse.owner, at) for at in range(purse.count)]
        found |= _stretch(purse.slots.base, purse.slots.size, masks)
    return found


def _stretch(base: int, size: int, masks: list[int]) -> dict[int, int]:
    """Every owner has as many slots."""
    each = size // len(masks) if masks else 0
    return {base + at: masks[at // each] for at in range(size)} if each else {}


def audience(program: Program, everyone: int, word: str, owner_type: str, owner: int) -> int:
    """The seats that an audience word covers."""
    if word == "everyone":
        return everyone
    if word not in ("owner", "side") or owner_type not in ("player", "side"):
        return NOBODY
    if word == "owner" and owner_type == "player":
        return 1 << owner
    side = owner if owner_type == "side" else owner % program.sides
    return sum(1 << seat for seat in range(program.players) if seat % program.sides == side)
