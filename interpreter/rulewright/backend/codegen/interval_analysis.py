"""IntervalAnalysis: the interval in which every slot and expression of a Program lies, whatever is played.

Found by going through all writes until nothing grows any more; what keeps growing is let go to the ends of int32. The
printer leaves out checks that a range makes needless, and sizes its buffers by them.
"""

from __future__ import annotations

from bisect import bisect_right

from rulewright.backend.codegen.instruction_intervals import INSTRUCTION_INTERVALS
from rulewright.backend.codegen.integer_ranges import ANY, FLAG, HUGE, NOTHING, IntegerRange
from rulewright.backend.codegen.interval_rules import IntervalRules
from rulewright.backend.codegen.operation_intervals import OPERATION_INTERVALS
from rulewright.ir.program import Action, Domain, Offer, Op, Pick, Program

ROUNDS = 12
"""After so many rounds state that still grows is taken to hold all that it may, and after as
many again any other range that grows any int32.
"""


class IntervalAnalysis:
    """The ranges of one Program. `stretch` holds one for every stretch of slots,
    `scratch` one for every scratch slot.
    """

    def __init__(self, program: Program) -> None:
        self.program = program
        self.rules = IntervalRules(program, self, OPERATION_INTERVALS)
        self.results = [NOTHING] * len(program.functions)
        self.found: dict[int, tuple[Op, IntegerRange]] = {}
        self.bases = [slots.base for slots in program.slots]
        self.stretch = [IntegerRange(0, 0)] * len(program.slots)
        self.declared = _stored(program)
        self.scratch: dict[int, IntegerRange] = {}
        self.regions: dict[int, IntegerRange] = {}
        self._known()
        self._settle()

    # ---- answers ---------------------------------------------------------------------------------------------------

    def of(self, op: Op | None) -> IntegerRange:
        """The range of an expression, worked out once: nothing grows any more.
        It is kept with its range, so that its identity stays its own.
        """
        assert op is not None
        if id(op) not in self.found:
            self.found[id(op)] = op, self.rules.of(op)
        return self.found[id(op)][1]

    @property
    def fit(self) -> bool:
        """Whether the members of all domains, what is picked by a rule and what is
        given to actions fit into 32 bits.
        """
        actions = self.program.actions
        given = (self.at(slot) for action in actions for slot in action.parameters)
        picked = (self.at(pick.slot) for action in actions for pick in action.picks)
        return self.rules.members_fit and all(
            found.empty or found.within(*ANY) for found in (*given, *picked, *self.regions.values())
        )

    def capacity(self, domain: Domain) -> int:
        """How many members a domain has at most."""
        return self.rules.domain(domain).most

    # ---- slots -----------------------------------------------------------------------------------------------------

    def at(self, slot: int) -> IntegerRange:
        """The range of a slot."""
        if slot < self.program.position_start:
            return self.scratch.get(slot, NOTHING)
        return self.stretch[bisect_right(self.bases, slot) - 1]

    def size(self, slot: int) -> int:
        """How many slots there are from this one to the end of its stretch."""
        slots = self.program.slots[bisect_right(self.bases, slot) - 1]
        return slots.base + slots.size - slot

    def grow(self, slot: int, by: IntegerRange) -> None:
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
        zones = IntegerRange(0, max(0, len(program.zones) - 1))
        masks = IntegerRange(0, (1 << (program.players + 1)) - 1)
        known = [
            (program.over, IntegerRange(0, 2)),
            (program.alive, FLAG),
            (program.sealed, IntegerRange(-1, program.action_count)),
            (program.pc, IntegerRange(0, len(program.code))),
        ]
        if count:
            known += [(program.home, zones), (program.facing, ANY), (program.knows, masks)]
            rolls = [IntegerRange(*info.rolls) for info in program.classes if info.rolls is not None]
            known += [(program.rolled, IntegerRange(0, 0).hull(roll)) for roll in rolls]
        known += [(zone.base, IntegerRange(0, max(zone.room, count))) for zone in program.zones]
        known += [(purse.slots.base, ANY) for purse in program.purses]
        known += [(state.slots.base, IntegerRange(state.start, state.start)) for state in program.states]
        for variable in program.variables:
            first = variable.first_values
            known.append((variable.slots.base, IntegerRange(min(first), max(first))))
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
                self.stretch = [self._let_go(index, old) for index, old in enumerate(before[0])]
            if round_ >= 2 * ROUNDS:
                self._widen(*before[1:])
        raise AssertionError("the ranges of a Program do not settle")

    def _let_go(self, index: int, old: IntegerRange) -> IntegerRange:
        """What a stretch that still grows is taken to hold: of state first all that is
        declared, for no more is stored; else any int32.
        """
        now, declared = self.stretch[index], self.declared.get(self.bases[index])
        if declared is not None and now.within(*declared):
            return now if now == old else declared
        return _widened(old, now)

    def _widen(
        self, scratch: dict[int, IntegerRange], regions: dict[int, IntegerRange], results: list[IntegerRange]
    ) -> None:
        """What is worked out from state has had time to settle; what grows all the same is let go."""
        self.scratch = {slot: _widened(scratch.get(slot), new) for slot, new in self.scratch.items()}
        self.regions = {slot: _widened(regions.get(slot), new) for slot, new in self.regions.items()}
        self.results = [_widened(old, new) for old, new in zip(results, self.results, strict=True)]

    # ---- writes ----------------------------------------------------------------------------------------------------

    def _pass(self) -> None:
        program = self.program
        for instruction in program.code:
            for operand in instruction.operands:
                self.rules.visit(operand)
            INSTRUCTION_INTERVALS[instruction.name](self, *instruction.operands)
        for action in program.actions:
            self._action(action)
        score = program.score
        self.grow(score.var, IntegerRange(0, score.size - 1))
        for op in (score.points, score.cannot_win, score.won, *(op for _, op, _ in score.rank)):
            if op is not None:
                self.rules.of(op)
        for index, function in enumerate(program.functions):
            self.results[index] = self.results[index].hull(self.rules.of(function.body))

    def members(self, domain: Domain) -> IntegerRange:
        """Where the members of a domain lie."""
        return self.rules.domain(domain).range

    def region(self, base: int, members: IntegerRange) -> None:
        """Members are fixed in a loop's region."""
        self.regions[base] = self.regions.get(base, NOTHING).hull(members)
        self.grow(base, IntegerRange(0, self.size(base)).hull(members))

    def offers(self, offers: tuple[Offer, ...], chooser: IntegerRange) -> None:
        """The frames of actions that may be chosen are filled."""
        for offer in offers:
            action = self.program.actions[offer.action]
            self.grow(action.me, chooser)
            for slot, argument in zip(action.parameters, offer.arguments, strict=True):
                self.grow(slot, self.rules.of(argument))

    def _action(self, action: Action) -> None:
        for pick in action.picks:
            self._pick(pick)
        if action.where is not None:
            self.rules.of(action.where)

    def _pick(self, pick: Pick) -> None:
        if pick.form == "some":
            assert pick.member is not None
            self._pick(pick.member)
            self.grow(pick.slot, IntegerRange(0, pick.span_of_counts[1]).hull(self.at(pick.member.slot)))
            for op in (pick.fewest, pick.most):
                self.rules.of(op)
        elif pick.form == "value":
            self.grow(pick.slot, self.rules.of(pick.value).meet(ANY))  # what does not fit is a fault
        else:
            assert pick.domain is not None
            self.grow(pick.slot, self.members(pick.domain))
        if pick.form == "unseen":
            self.grow(pick.slot, IntegerRange(pick.zones[0], pick.zones[0] + pick.zones[1] - 1))
        if pick.knew >= 0:
            self.grow(pick.knew, IntegerRange(0, (1 << (self.program.players + 1)) - 1))


def _stored(program: Program) -> dict[int, IntegerRange]:
    """By where a stretch begins, what may be stored there: all that is declared of state; of the rest, which begins
    with zeros, what instructions store.
    """
    states = {state.slots.base: IntegerRange(state.slots.low, state.slots.high) for state in program.states}
    others: dict[int, IntegerRange] = {}
    for instruction in program.code:
        if instruction.name == "store":
            base, _, _, _, low, high, _ = instruction.operands
            assert isinstance(base, int) and isinstance(low, int) and isinstance(high, int)
            others[base] = others.get(base, IntegerRange(0, 0)).hull(IntegerRange(low, high))
    return others | states


def _widened(old: IntegerRange | None, new: IntegerRange) -> IntegerRange:
    """What does not grow stays; what grows is let go, as far as it is known to fit, or altogether."""
    if old == new:
        return new
    return ANY if new.within(*ANY) else HUGE
