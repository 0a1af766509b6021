"""Instructions as functions of the state: one small maker for each row of `rulewright.ir.operations.INSTRUCTIONS`.

A made function changes the state and gives the next place in the code, or STOP where somebody must choose or chance
must decide. Run again at a stop, it takes the outcome that was put there.
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.backend.runtime.operations import components, control, decisions, fortune, money
from rulewright.backend.runtime.operations.common import STOP, Outcomes, Step
from rulewright.ir.operations import INSTRUCTIONS, complete

__all__ = ["STEPS", "STOP", "Outcomes", "Step"]

STEPS: dict[str, Callable[..., Step]] = {
    "jump": control.jump,
    "unless": control.unless,
    "set": control.set_,
    "store": control.store,
    "mark": control.mark,
    "call": control.call,
    "return": control.return_,
    "leave": control.leave,
    "begin": control.begin,
    "next": control.next_,
    "again": control.again,
    "alert": control.alert,
    "choose": decisions.choose,
    "everyone": decisions.everyone,
    "reveal": decisions.reveal,
    "unsealed": decisions.unsealed,
    "guess": fortune.guess,
    "random": fortune.random,
    "move": components.move,
    "supply": fortune.supply,
    "draw": fortune.draw,
    "shuffle": fortune.shuffle,
    "settle": fortune.settle,
    "face": components.face,
    "show": components.show,
    "show_purse": money.show_purse,
    "roll": fortune.roll,
    "pay": money.pay,
    "claimants": money.claimants,
    "claimant": money.claimant,
    "eliminate": components.eliminate,
    "say": components.say,
    "tell": components.tell,
    "fault": control.fault,
    "note": control.note,
    "end": control.end,
}

complete("makers of instructions", STEPS, INSTRUCTIONS)
