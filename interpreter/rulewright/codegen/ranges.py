"""Ranges: the interval in which every slot and expression of a Program lies, whatever is played.

Found by going through all writes until nothing grows any more; what keeps growing is let go to the ends of int32. The
printer leaves out checks that a range makes needless, and sizes its buffers by them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, NamedTuple

from rulewright.ir.program import NONE, NONE_NUMBER, Action, Domain, Instruction, Key, Op, Pick, Program

ROUNDS = 12
"""After so many rounds a range that still grows is taken to be any int32."""


class Range(NamedTuple):
    """All integers from `low` to `high`; none where low > high."""

    low: int
    high: int

    def hull(self, other: Range) -> Range:
        if self.low > self.high or other.low > other.high:
            return other if self.low > self.high else self
        return Range(min(self.low, other.low), max(self.high, other.high))

    def within(self, low: int, high: int) -> bool:
        return low <= self.low and self.high <= high

    @property
    def single(self) -> bool:
        return self.low == self.high

    @property
    def empty(self) -> bool:
        return self.low > self.high


NOTHING = Range(1, 0)
ANY = Range(NONE_NUMBER, 2**31 - 1)
FLAG = Range(0, 1)


def corners(a: Range, b: Range, by: Callable[[int, int], int]) -> Range:
    """The range of a monotone operation on two ranges."""
    if a.empty or b.empty:
        return NOTHING
    found = [by(x, y) for x in a for y in b]
    return Range(min(found), max(found))


class Ranges:
    """The ranges of one Program. `stretch` holds one for every stretch of slots, `scratch` one for every scratch slot."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.bases = [slots.base for slots in program.slots]
        self.stretch = [Range(0, 0)] * len(program.slots)
        self.scratch: dict[int, Range] = {}
        self.regions: dict[int, Range] = {}
        self.results = [NOTHING] * len(program.functions)
        self.component = Range(0, max(0, len(program.components) - 1))
        self.player = Range(0, program.players - 1)
        self.rooms = {zone.base: zone.room for zone in program.zones}
        self._known()
        self._settle()

    # ---- slots -----------------------------------------------------------------------------------------------------

    def at(self, slot: int) -> Range:
        """The range of a slot."""
        if slot < self.program.position_start:
            return self.scratch.get(slot, NOTHING)
        return self.stretch[bisect_right(self.bases, slot) - 1]

    def size(self, slot: int) -> int:
        """How many slots there are from this one to the end of its stretch."""
        slots = self.program.slots[bisect_right(self.bases, slot) - 1]
        return slots.base + slots.size - slot

    def grow(self, slot: int, by: Range) -> None:
        """Something may be written into a slot."""
        if slot < self.program.position_start:
            self.scratch[slot] = self.scratch.get(slot, NOTHING).hull(by)
        else:
            index = bisect_right(self.bases, slot) - 1
            self.stretch[index] = self.stretch[index].hull(by)

    def _known(self) -> None:
        """What holds by the nature of the thing."""
        program = self.program
        count = len(program.components)
        zones = Range(0, max(0, len(program.zones) - 1))
        masks = Range(0, (1 << (program.players + 1)) - 1)
        known = [
            (program.over, Range(0, 2)),
            (program.alive, FLAG),
            (program.sealed, Range(-1, program.action_count)),
            (program.pc, Range(0, len(program.code))),
        ]
        if count:
            known += [(program.home, zones), (program.facing, ANY), (program.knows, masks)]
            rolls = [Range(*info.rolls) for info in program.classes if info.rolls is not None]
            known += [(program.rolled, Range(0, 0).hull(roll)) for roll in rolls]
        known += [(zone.base, Range(0, max(zone.room, count))) for zone in program.zones]
        known += [(purse.slots.base, ANY) for purse in program.purses]
        known += [(v.slots.base, Range(v.start, v.start)) for v in program.variables]
        for slot, range_ in known:
            self.grow(slot, range_)

    def _settle(self) -> None:
        for round_ in range(1000):
            before = (list(self.stretch), dict(self.scratch), dict(self.regions), list(self.results))
            self._pass()
            after = (self.stretch, self.scratch, self.regions, self.results)
            if before == tuple(after):
                return
            if round_ >= ROUNDS:
                self._widen(*before)
        raise AssertionError("the ranges of a Program do not settle")

    def _widen(self, stretch: list[Range], scratch: dict[int, Range], regions: dict[int, Range], results: list[Range]) -> None:
        self.stretch = [old if old == new else ANY for old, new in zip(stretch, self.stretch, strict=True)]
        self.scratch = {slot: new if scratch.get(slot) == new else ANY for slot, new in self.scratch.items()}
        self.regions = {slot: new if regions.get(slot) == new else ANY for slot, new in self.regions.items()}
        self.results = [old if old == new else ANY for old, new in zip(results, self.results, strict=True)]

    # ---- writes ----------------------------------------------------------------------------------------------------

    def _pass(self) -> None:
        program = self.program
        for instruction in program.code:
            self._instruction(instruction)
        for action in program.actions:
            self._action(action)
        score = program.score
        self.grow(score.var, Range(0, score.size - 1))
        for op in (score.points, score.cannot_win, *(op for _, op, _ in score.rank)):
            if op is not None:
                self.of(op)
        for index, function in enumerate(program.functions):
            self.results[index] = self.results[index].hull(self.of(function.body))

    def _instruction(self, instruction: Instruction) -> None:
        o: tuple[Any, ...] = instruction.operands
        for operand in o:
            self._visit(operand)
        match instruction.name:
            case "set":
                self.grow(o[0], self.of(o[1]))
            case "store":
                low, high = self.of(o[3])
                self.grow(o[0], Range(max(low, o[4]), min(high, o[5])))
            case "call":
                self.grow(o[1], Range(o[2], o[2]))
            case "begin":
                self._region(o[0], self.domain(o[1]))
            case "next":
                self.grow(o[1], self.regions.get(o[0], NOTHING))
            case "choose":
                self._offers(o[1], self.of(o[0]))
            case "everyone" | "reveal":
                self.grow(o[1], self.regions.get(o[0], NOTHING).hull(Range(0, 0)))
                self._offers(o[2], self.player)
            case "guess":
                self.domain(o[2])
                self.grow(o[1], self.component)
            case "random":
                self.grow(o[0], self.domain(o[1]))
            case "supply":
                self.grow(o[1], Range(0, len(self.program.components)))
            case "claimants":
                self._region(o[0], self.domain(o[2]))
                self.grow(o[0], ANY)
            case "claimant":
                self.grow(o[2], self.regions.get(o[0], NOTHING))
                self.grow(o[3], ANY)

    def _region(self, base: int, members: Range) -> None:
        self.regions[base] = self.regions.get(base, NOTHING).hull(members)
        self.grow(base, Range(0, self.size(base)).hull(members))

    def _offers(self, offers: Any, chooser: Range) -> None:
        for offer in offers:
            action = self.program.actions[offer.action]
            self.grow(action.me, chooser)
            for slot, argument in zip(action.parameters, offer.arguments, strict=True):
                self.grow(slot, self.of(argument))

    def _action(self, action: Action) -> None:
        for pick in action.picks:
            self._pick(pick)
        if action.where is not None:
            self.of(action.where)

    def _pick(self, pick: Pick) -> None:
        if pick.form == "some":
            assert pick.member is not None
            self._pick(pick.member)
            self.grow(pick.slot, Range(0, pick.span_of_counts[1]).hull(self.at(pick.member.slot)))
            for op in (pick.fewest, pick.most):
                self.of(op)
        elif pick.form == "value":
            self.grow(pick.slot, self.of(pick.value))
        else:
            assert pick.domain is not None
            self.grow(pick.slot, self.domain(pick.domain))
        if pick.form == "unseen":
            self.grow(pick.slot, Range(pick.zones[0], pick.zones[0] + pick.zones[1] - 1))
        if pick.knew >= 0:
            self.grow(pick.knew, Range(0, (1 << (self.program.players + 1)) - 1))

    def _visit(self, operand: object) -> None:
        """Follows every expression, for what it does to scratch slots and arguments."""
        if isinstance(operand, Op):
            self.of(operand)
        elif isinstance(operand, Domain):
            self.domain(operand)
        elif isinstance(operand, tuple):
            for item in operand:
                self._visit(item)

    # ---- domains ---------------------------------------------------------------------------------------------------

    def domain(self, domain: Domain) -> Range:
        """The range of a domain's members; its variable and condition are gone through."""
        members = self.source(domain)
        self.grow(domain.var, members)
        if domain.where is not None:
            self.of(domain.where)
        for key in domain.keys:
            self._key(key)
        if domain.few is not None:
            self.of(domain.few)
        return members

    def _key(self, key: Key) -> None:
        self.of(key.value)

    def source(self, domain: Domain) -> Range:
        o = domain.operands
        match domain.source:
            case "range":
                low, high = self.of(o[0]), self.of(o[1])
                return Range(low.low, high.high) if not low.empty and not high.empty else NOTHING
            case "players":
                return self.player
            case "zone" | "zones":
                self.of(o[0])
                return self.component
            case "single":
                return self._without(self.of(o[0]), domain.none)
        base: Any = o[0].operands[0]
        return self.at(base)

    def _without(self, found: Range, none: int) -> Range:
        """A range without `none`, where that is its lower end."""
        if found.low == none == NONE:
            return Range(0, found.high)
        return found

    # ---- expressions -----------------------------------------------------------------------------------------------

    def of(self, op: Op | None) -> Range:
        """The range of an expression. What does not fit into int32 is kept as it is: the printer computes in 64 bits."""
        assert op is not None
        found: Range = getattr(self, f"_{op.name}", self._flag)(*op.operands)
        return found

    def _flag(self, *operands: Any) -> Range:
        for operand in operands:
            self._visit(operand)
        return FLAG

    def _const(self, value: int) -> Range:
        return Range(value, value)

    def _slot(self, slot: int) -> Range:
        return self.at(slot)

    def _array(self, base: int, index: Op, size: int) -> Range:
        self.of(index)
        if base in self.rooms:
            return Range(0, max(self.rooms[base], len(self.program.components)))
        return self.at(base)

    def _lookup(self, table: int, index: Op) -> Range:
        self.of(index)
        entries = self.program.tables[table]
        return Range(min(entries), max(entries)) if entries else NOTHING

    def _add(self, left: Op, right: Op) -> Range:
        return corners(self.of(left), self.of(right), lambda x, y: x + y)

    def _sub(self, left: Op, right: Op) -> Range:
        return corners(self.of(left), self.of(right), lambda x, y: x - y)

    def _mul(self, left: Op, right: Op) -> Range:
        return corners(self.of(left), self.of(right), lambda x, y: x * y)

    def _div_down(self, left: Op, right: Op) -> Range:
        a, b = self.of(left), self.of(right)
        if b.low > 0:
            return corners(a, b, lambda x, y: x // y)
        most = max(abs(a.low), abs(a.high), 0)
        return Range(-most - 1, most + 1)

    def _div_up(self, left: Op, right: Op) -> Range:
        low, high = self._div_down(left, right)
        return Range(low, high + 1)

    def _mod(self, left: Op, right: Op) -> Range:
        self.of(left)
        b = self.of(right)
        return Range(min(0, b.low + 1), max(0, b.high - 1))

    def _if(self, condition: Op, yes: Op, no: Op) -> Range:
        self.of(condition)
        return self.of(yes).hull(self.of(no))

    def _least(self, *items: Op) -> Range:
        found = [self.of(item) for item in items]
        return NOTHING if any(f.empty for f in found) else Range(min(f.low for f in found), min(f.high for f in found))

    def _greatest(self, *items: Op) -> Range:
        found = [self.of(item) for item in items]
        return NOTHING if any(f.empty for f in found) else Range(max(f.low for f in found), max(f.high for f in found))

    def _call(self, index: int, *arguments: Op) -> Range:
        for slot, argument in zip(self.program.functions[index].parameters, arguments, strict=True):
            self.grow(slot, self.of(argument))
        return self.results[index]

    def _count(self, domain: Domain) -> Range:
        self.domain(domain)
        return Range(0, self.capacity(domain))

    def _sum(self, domain: Domain, body: Op) -> Range:
        self.domain(domain)
        low, high = self.of(body)
        most = self.capacity(domain)
        return Range(min(0, low * most), max(0, high * most))

    def _max(self, domain: Domain, body: Op, otherwise: Op | None = None) -> Range:
        self.domain(domain)
        found = self.of(body)
        return found if otherwise is None else found.hull(self.of(otherwise))

    _min = _max

    def _first(self, domain: Domain) -> Range:
        return self.domain(domain).hull(Range(domain.none, domain.none))

    _last = _first

    def _the(self, domain: Domain) -> Range:
        return self.domain(domain)

    def _present(self, item: Op) -> Range:
        low, high = self.of(item)
        return Range(max(low, 0), high)

    def _bounded(self, item: Op, low: int, high: int) -> Range:
        self.of(item)
        return Range(low, high)

    def _position(self, component: Op) -> Range:
        self.of(component)
        return Range(1, max(1, len(self.program.components)))

    def _turn_on(self, item: Op, step: int, size: int) -> Range:
        self.of(item)
        return Range(0, size - 1)

    def _next_player(self, item: Op, step: int) -> Range:
        self.of(item)
        return self.player

    def _knowing(self, component: Op) -> Range:
        self.of(component)
        return Range(0, (1 << (self.program.players + 1)) - 1)

    def _common(self, domain: Domain) -> Range:
        self.domain(domain)
        return Range(0, (1 << (self.program.players + 1)) - 1)

    def _both(self, left: Op, right: Op) -> Range:
        self.of(left)
        self.of(right)
        return Range(0, (1 << (self.program.players + 1)) - 1)

    # ---- sizes -----------------------------------------------------------------------------------------------------

    def capacity(self, domain: Domain) -> int:
        """How many members a domain has at most."""
        most = self._source_capacity(domain)
        if domain.few is not None:
            most = min(most, max(0, self.of(domain.few).high))
        return most

    def _source_capacity(self, domain: Domain) -> int:
        o = domain.operands
        match domain.source:
            case "range":
                low, high = self.of(o[0]), self.of(o[1])
                return max(0, high.high - low.low + 1)
            case "players":
                return self.program.players
            case "zone":
                found = self.of(o[0])
                return max((zone.room for zone in self.program.zones[max(0, found.low) : found.high + 1]), default=0)
            case "zones":
                return len(self.program.components)
            case "single":
                return 1
        base: Any = o[0].operands[0]
        return self.size(base) - 1
