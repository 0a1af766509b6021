"""The options of a pick in C: the loop over what may be picked, for each form.

In: a pick, and what is written for an option. Out: lines in the scope of the printer; the pick's slot is bound. The
options of subsets are printed by `subset_printer`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rulewright.backend.codegen.c_names import c_number
from rulewright.ir.operations import PICK_FORMS, complete
from rulewright.ir.program import NONE, NONE_NUMBER, Domain, Pick

if TYPE_CHECKING:
    from rulewright.backend.codegen.pick_printer import PickPrinter

Option = Callable[[str], None]
"""Writes what happens for an option, whose index is this C expression; the pick's slot is bound."""


def domain_of(pick: Pick) -> Domain:
    """The domain of a pick: its order counts, `first n` does not."""
    assert pick.domain is not None
    return replace(pick.domain, end="", few=None)


def _number_options(p: PickPrinter, pick: Pick, option: Option) -> None:
    p.domains.each(domain_of(pick), lambda v: p.taken(pick, v, option, p.index_of(pick, v)))


def _value_options(p: PickPrinter, pick: Pick, option: Option) -> None:
    assert pick.value is not None
    found = p.scope.atom(p.values.fitting(pick.value))
    with p.scope.block(f"if ({found} != {c_number(NONE_NUMBER if pick.type == 'number' else NONE)})"):
        p.taken(pick, found, option, "0")


def _kind_options(p: PickPrinter, pick: Pick, option: Option) -> None:
    if p.unique_faces(pick):
        p.domains.each(domain_of(pick), lambda v: p.taken(pick, v, option, p.kind_index(pick, v)))
        return
    if len(p.class_of(pick).numbers) > 1:
        _rolled_options(p, pick, option)
        return
    seen = p.scope.fresh("seen")
    p.scope.line(f"uint8_t {seen}[{pick.size}] = {{0}};")

    def once(member: str) -> None:
        index = p.scope.atom(p.kind_index(pick, member))
        with p.scope.block(f"if (!{seen}[{index}])"):
            p.scope.line(f"{seen}[{index}] = 1;")
            p.taken(pick, member, option, index)

    p.domains.each(domain_of(pick), once)


def _rolled_options(p: PickPrinter, pick: Pick, option: Option) -> None:
    """Dice in the order of what they show: which of equal ones shows it, decides nothing."""
    like, index = p.scope.fresh("like"), p.scope.fresh("index")
    p.scope.line(f"cell {like}[{pick.size}];")
    p.scope.line(f"for (num i = 0; i < {pick.size}; i++) {like}[i] = -1;")

    def note(member: str) -> None:
        at = p.scope.atom(p.kind_index(pick, member))
        p.scope.line(f"if ({like}[{at}] < 0) {like}[{at}] = (cell){member};")

    p.domains.each(domain_of(pick), note)
    p.scope.open(f"for (num {index} = 0; {index} < {pick.size}; {index}++)")
    with p.scope.block(f"if ({like}[{index}] >= 0)"):
        p.taken(pick, p.scope.atom(f"{like}[{index}]"), option, index)
    p.scope.close()


def _position_options(p: PickPrinter, pick: Pick, option: Option) -> None:
    p.domains.each(domain_of(pick), lambda v: p.taken(pick, v, option, p.index_of(pick, v)))


def _unseen_options(p: PickPrinter, pick: Pick, option: Option) -> None:
    start, count = pick.zones
    here, zone = p.scope.fresh("here"), p.scope.fresh("zone")
    p.scope.line(f"uint8_t {here}[{count}] = {{0}};")
    p.domains.each(domain_of(pick), lambda v: p.scope.line(f"{here}[s[HOME + {v}] - {start}] = 1;"))
    p.scope.open(f"for (num {zone} = 0; {zone} < {count}; {zone}++)")
    with p.scope.block(f"if ({here}[{zone}])"):
        p.taken(pick, f"({zone} + {start})", option, zone)
    p.scope.close()


OPTION_PRINTERS: dict[str, Callable[[PickPrinter, Pick, Option], None]] = {
    "number": _number_options,
    "member": _number_options,
    "kind": _kind_options,
    "unseen": _unseen_options,
    "position": _position_options,
    "value": _value_options,
}
"""The loop over the options of every form; those of subsets are printed by `subset_printer`."""
complete("printers of picks", OPTION_PRINTERS, set(PICK_FORMS) - {"some"})
