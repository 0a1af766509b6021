"""The printers of all instructions. The table is closed: an instruction without one stops the import."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.backend.codegen.chance_steps import CHANCE_STEPS
from rulewright.backend.codegen.component_steps import COMPONENT_STEPS
from rulewright.backend.codegen.control_steps import CONTROL_STEPS
from rulewright.backend.codegen.decision_steps import DECISION_STEPS
from rulewright.backend.codegen.hearing_steps import HEARING_STEPS
from rulewright.backend.codegen.payment_steps import PAYMENT_STEPS
from rulewright.ir.operations import INSTRUCTIONS, complete

STEP_PRINTERS: dict[str, Callable[..., None]] = {
    **CONTROL_STEPS,
    **DECISION_STEPS,
    **CHANCE_STEPS,
    **COMPONENT_STEPS,
    **PAYMENT_STEPS,
    **HEARING_STEPS,
}
"""How each instruction of `rulewright.ir.operations.INSTRUCTIONS` is printed."""

complete("printers of instructions in C", STEP_PRINTERS, INSTRUCTIONS)
