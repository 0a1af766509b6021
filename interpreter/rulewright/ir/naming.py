"""Names for what a Program numbers: slots, zones, purses, functions, actions; and expressions written with these names.

In: a Program and an operand. Out: a piece of text for people; nothing reads it back.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cached_property
from typing import Any

from rulewright.ir.program import NONE, NONE_NUMBER, Domain, Hole, Key, Offer, Op, Program, Text

INFIX = {
    "add": "+", "sub": "-", "mul": "*", "div_down": "/", "div_up": "/^", "mod": "mod", "eq": "=", "ne": "!=", "lt": "<",
    "le": "<=",
    "and": "and", "or": "or",
}  # fmt: skip


class Names:
    """Writes the operands of one Program."""

    def __init__(self, program: Program) -> None:
        self.program = program

    @cached_property
    def _bases(self) -> list[int]:
        return [slots.base for slots in self.program.slots]

    def slot(self, slot: int) -> str:
        """A slot by its stretch: `pc`, `alive+2`; a scratch slot is `t3`."""
        if slot < self.program.position_start:
            return f"t{slot}"
        slots = self.program.slots[bisect_right(self._bases, slot) - 1]
        name = slots.name.replace(" ", "_")
        return name if slot == slots.base else f"{name}+{slot - slots.base}"

    def zone(self, index: int) -> str:
        """A zone by its family, and its owner's number if each has one."""
        zone = self.program.zones[index]
        return zone.family if self.program.zone_family(zone.family).count == 1 else f"{zone.family}[{zone.owner}]"

    def zone_of(self, op: Op) -> str:
        """A zone that is worked out: the first of a family, and an owner."""
        index = _constant(op)
        if index is not None:
            return self.zone(index)
        first = _constant(op.operands[0]) if op.name == "add" and isinstance(op.operands[0], Op) else 0
        family = next((family for family in self.program.families if family.start == first and family.count > 1), None)
        owner = op.operands[1] if op.name == "add" else op
        return (
            f"{family.name}[{self.op(owner)}]"
            if family is not None and isinstance(owner, Op)
            else f"zone({self.op(op)})"
        )

    def purse(self, family: int, index: Op) -> str:
        """A purse by its family, and its owner if each has one."""
        purses = self.program.purses[family]
        return f"{purses.name}[{self.op(index)}]" if purses.owner else purses.name

    # ---- expressions ------------------------------------------------------------------------------------------------

    def op(self, op: Op) -> str:
        """An expression."""
        o: tuple[Any, ...] = op.operands
        match op.name:
            case "const":
                return "none" if o[0] == NONE_NUMBER else str(o[0])
            case "slot":
                return self.slot(o[0])
            case "array":
                return f"{self.slot(o[0])}[{self.op(o[1])}]"
            case "lookup":
                return f"table{o[0]}[{self.op(o[1])}]"
            case "call":
                return f"{self.program.functions[o[0]].name}({', '.join(map(self.operand, o[1:]))})"
            case "suppose":
                return f"supposing {self.program.functions[o[0]].name}({', '.join(map(self.operand, o[1:]))})"
            case "if":
                return f"({self.op(o[1])} if {self.op(o[0])} else {self.op(o[2])})"
            case "payable":
                return f"payable({self.op(o[2])}, {self.purse(o[0], o[1])})"
            case name if name in INFIX:
                return f"({f' {INFIX[name]} '.join(map(self.op, o))})"
        return f"{op.name}({', '.join(map(self.operand, o))})"

    def operand(self, operand: Any) -> str:
        """Any operand, by what it is."""
        match operand:
            case None:
                return "-"
            case Op():
                return self.op(operand)
            case Domain():
                return self.domain(operand)
            case Text():
                return self.text(operand)
            case Offer(action=action, arguments=arguments, label=label):
                return f"{self.program.actions[action].name}({', '.join(map(self.op, arguments))}) -> {label}"
            case tuple():
                return "[" + ", ".join(map(self.operand, operand)) + "]"
            case int() | str():
                return str(operand)
            case _:
                raise AssertionError(f"{operand!r} is no operand")

    def domain(self, domain: Domain) -> str:
        """A domain, as the language would put it."""
        text = f"{self.slot(domain.var)} in {self._source(domain)}"
        if domain.where is not None:
            text += f" where {self.op(domain.where)}"
        if domain.keys:
            text += " by " + " then ".join(map(self._key, domain.keys))
        return f"{domain.end} {self.op(domain.few)} of ({text})" if domain.few is not None else text

    def _source(self, domain: Domain) -> str:
        o = domain.operands
        match domain.source:
            case "range":
                return f"{self.op(o[0])}..{self.op(o[1])}"
            case "players":
                return "players"
            case "zone":
                return self.zone_of(o[0])
            case "places":
                return " + ".join(map(self.zone_of, o))
            case "zones" if (first := _constant(o[0])) is not None:
                return f"all {self.program.zones[first].family}"
            case "listed" | "walk" if (table := _constant(o[1])) is not None:
                line = f"table{table}[{self.op(o[2])}]"
                return (
                    line
                    if domain.source == "listed"
                    else f"{line} {'until' if _constant(o[4]) else 'before'} {self.op(o[3])}"
                )
            case "reached" if (table := _constant(o[2])) is not None:
                return f"reached({self.op(o[0])}, table{table}[{self.op(o[3])}], {self.op(o[4])})"
            case "set" if (base := _constant(o[0])) is not None:
                return f"set({self.slot(base)})"
        return f"{domain.source}({', '.join(map(self.op, o))})"

    def _key(self, key: Key) -> str:
        word = f"{key.kind} from" if key.kind.endswith("clockwise") else key.kind
        return f"{word} {self.op(key.value)}"

    def text(self, text: Text) -> str:
        """Words and holes; who sees a hole is not shown."""
        return '"' + "".join(part if isinstance(part, str) else self._hole(part) for part in text.parts) + '"'

    def _hole(self, hole: Hole) -> str:
        return "{" + (self.domain(hole.many) if hole.many is not None else self.op(hole.value)) + "}"


def _constant(op: Op) -> int | None:
    value = op.operands[0] if op.name == "const" else None
    return value if isinstance(value, int) and value != NONE else None
