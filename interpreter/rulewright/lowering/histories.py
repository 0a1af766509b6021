"""Positions that are remembered: each packed into as few slots as may be, exactly.

In: `add stone to seen`, `stone is in seen`. Out: instructions that keep a position, and an operation that looks for
one.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.frontend.typed import symbols as sym
from rulewright.ir.program import Domain, Op
from rulewright.lowering.context import Context
from rulewright.lowering.emitter import Emitter
from rulewright.lowering.operators import both, const, slot

MOST = 2**31
"""What a slot holds is below this."""

A_WORD = 100
"""What a question counts for each word of the position, of what a Program may keep: it is looked at and printed."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Where a history lies: its number of positions, and its words, so many for each position."""

    count: int
    words: int
    room: int
    packed: tuple[Op, ...]
    """Each word of the position as it is now."""


class HistoryLowerer:
    """Lowers histories."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.kept: dict[sym.PositionHistory, Kept] = {}
        self.asked: dict[sym.PositionHistory, Op] = {}

    def connect(self, emitter: Emitter) -> None:
        """Takes what needs it in turn."""
        self.emitter = emitter

    def _kept(self, history: sym.PositionHistory) -> Kept:
        if history not in self.kept:
            layout = self.context.layout
            variable = layout.variables[layout.state_index[history.state]]
            room, base = self.context.constants.number(history.room), variable.slots.base
            bounds = self.context.bounds.declared(history.state)
            low, radix = bounds.low - int(history.state.type.optional), bounds.high - bounds.low + 1
            radix += int(history.state.type.optional)
            slots, digits = range(base, base + variable.slots.size), _digits(radix)
            packed = tuple(_packed(slots[at : at + digits], low, radix) for at in range(0, len(slots), digits))
            count = layout.allot(f"{history.name}.count", 1, 0, room, history.span)
            words = layout.allot(f"{history.name}.words", room * len(packed), 0, MOST - 1, history.span)
            self.kept[history] = Kept(count, words, room, packed)
        return self.kept[history]

    def remember(self, history: sym.PositionHistory) -> None:
        kept = self._kept(history)
        each, size = len(kept.packed), kept.room * len(kept.packed)
        more = Op("add", (slot(kept.count), const(1)))
        self.emitter.emit("store", kept.count, const(0), 1, more, 0, kept.room, history.name)
        first = Op("mul", (Op("sub", (slot(kept.count), const(1))), const(each)))
        for number, word in enumerate(kept.packed):
            at = Op("add", (first, const(number)))
            self.emitter.emit("store", kept.words, at, size, word, 0, MOST - 1, history.name)

    def repeated(self, history: sym.PositionHistory) -> Op:
        """The position is packed once, and then looked for; wherever it is asked, in the same slots."""
        if history not in self.asked:
            self.asked[history] = self._repeated(history)
        self.context.layout.reserve.take(A_WORD * len(self.kept[history].packed), history.span)
        return self.asked[history]

    def _repeated(self, history: sym.PositionHistory) -> Op:
        kept, scratch = self._kept(history), self.context.layout.scratch
        each, size, var = len(kept.packed), kept.room * len(kept.packed), scratch()
        now = [scratch() for _ in kept.packed]
        at = Op("mul", (slot(var), const(each)))
        same = [
            Op("eq", (Op("array", (kept.words, Op("add", (at, const(number))), size)), slot(own)))
            for number, own in enumerate(now)
        ]
        last = Op("sub", (slot(kept.count), const(1)))
        found = Op("any", (Domain("range", (const(0), last), var, both(*same), most=kept.room),))
        return Op("in_turn", (*(Op("bind", pair) for pair in zip(now, kept.packed, strict=True)), found))


def _digits(radix: int) -> int:
    """How many values fit into one slot."""
    found, reach = 1, radix * radix
    while reach <= MOST:
        found, reach = found + 1, reach * radix
    return found


def _packed(slots: range, low: int, radix: int) -> Op:
    """The values of some slots as one number."""
    total, weight = const(0), 1
    for place in slots:
        digit = Op("sub", (slot(place), const(low)))
        part = digit if weight == 1 else Op("mul", (digit, const(weight)))
        total = part if weight == 1 else Op("add", (total, part))
        weight *= radix
    return total
