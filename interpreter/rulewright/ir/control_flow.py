"""Where the code of a Program may go: the targets of instructions, and what can follow a decision.

In: instructions. Out: places in the code. Which operands are places is read from the table of instructions.
"""

from __future__ import annotations

from typing import Any

from rulewright.ir.operations import ASKS, GOES_ON, INSTRUCTIONS
from rulewright.ir.program import Instruction

_LABELS, _OFFERS = ("label", "label?", "labels"), ("offers",)


def _operands_of(words: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """By instruction, the operands that are one of these words."""
    return {
        name: tuple(place for place, word in enumerate(operation.operands.split()) if word in words)
        for name, operation in INSTRUCTIONS.items()
    }


LABELLED, OFFERING = _operands_of(_LABELS), _operands_of(_OFFERS)


def targets(instruction: Instruction) -> set[int]:
    """Where the code may go from an instruction, other than to the next."""
    o: Any = instruction.operands
    places = [o[place] for place in LABELLED[instruction.name] if o[place] is not None]
    found = set[int]().union(*((place,) if isinstance(place, int) else place for place in places))
    return found | {offer.label for place in OFFERING[instruction.name] for offer in o[place]}


def after_decisions(code: tuple[Instruction, ...]) -> set[int]:
    """Where a game may go on after its first decision."""
    found = set[int]()
    waiting = [
        follower
        for here, instruction in enumerate(code)
        if instruction.name in ASKS
        for follower in _followers(here, instruction)
    ]
    while waiting:
        here = waiting.pop()
        if here not in found and here < len(code):
            found.add(here)
            waiting += _followers(here, code[here])
    return found


def _followers(here: int, instruction: Instruction) -> set[int]:
    """Where a game may go on next."""
    return targets(instruction) | ({here + 1} if instruction.name in GOES_ON else set())
