"""Priority lists and payouts to instructions."""

from __future__ import annotations

from dataclasses import replace

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import EnumType
from rulewright.frontend.typing.payouts import SHORT_WORDS
from rulewright.ir.marks import CLAIMS, EQUAL, PART, REST
from rulewright.ir.program import Op
from rulewright.lowering.code import Label, OpenRoutine
from rulewright.lowering.picks import Picks
from rulewright.lowering.values import const, is_const, slot


class Resolving(Picks):
    """Lowers what settles rivalries: who acts first, and who is paid."""

    # ---- priorities ------------------------------------------------------------------------------------------------

    def _priority(self, priority: sym.Priority) -> OpenRoutine:
        return self.open(
            priority, priority.name, "priority", priority.span, priority.signature, lambda: self._levels(priority)
        )

    def _levels(self, priority: sym.Priority) -> None:
        end = Label()
        for level in priority.levels:
            fired = {name: self.place(f"{name}.case", 1, -1, 100) for name in level}
            for name in level:
                self.code.span = priority.rules[name][0].span if priority.rules[name] else priority.span
                self.emit("set", fired[name], self._first_case(priority.rules[name]))
            for name in level:
                self._cases(fired[name], priority.rules[name])
            enders = [
                Op("eq", (slot(fired[name]), const(i)))
                for name in level
                for i, case in enumerate(priority.rules[name])
                if case.ends
            ]
            if enders:
                goes_on = Label()
                self.emit("unless", enders[0] if len(enders) == 1 else Op("or", tuple(enders)), goes_on)
                self.emit("jump", end)
                self.code.mark(goes_on)
        self.code.mark(end)

    def _first_case(self, cases: tuple[sym.RuleCase, ...]) -> Op:
        """The index of the first case that holds, or -1."""
        result = const(-1)
        for index in range(len(cases) - 1, -1, -1):
            when = cases[index].when
            condition = self.condition(when) if when is not None else const(1)
            if is_const(condition, 1):
                result = const(index)
            elif not is_const(condition, 0):
                result = Op("if", (condition, const(index), result))
        return result

    def _cases(self, fired: int, cases: tuple[sym.RuleCase, ...]) -> None:
        for index, case in enumerate(cases):
            if not case.do and not self.marking.on:
                continue
            after = Label()
            self.code.span = case.span
            self.emit("unless", Op("eq", (slot(fired), const(index))), after)
            self.note("priority", case.span)
            self.block(case.do)
            self.code.mark(after)

    # ---- payouts ---------------------------------------------------------------------------------------------------

    def _payout(self, payout: sym.Payout) -> OpenRoutine:
        return self.open(payout, payout.name, "payout", payout.span, payout.signature, lambda: self._shares(payout))

    def _shares(self, payout: sym.Payout) -> None:
        assert (
            payout.among is not None
            and payout.claims is not None
            and payout.from_ is not None
            and payout.to is not None
        )
        room = max(1, self.bounds.count(payout.among))
        var = self.place_var(payout.among.var)
        region = self.place("claimants", 5 + 4 * room, -1, 2**31 - 1)
        verdict = self.place("verdict", 1, -1, 2**31 - 1)
        domain = self.domain(payout.among)
        domain = replace(domain, keys=self.keys(payout.order, payout.among.type))
        together = int(any(self._together(c) for c in payout.order))
        self.emit("claimants", region, room, domain, self.value(payout.claims), together)
        head, end = self.code.here(), Label()
        self.emit("claimant", region, room, var, verdict, *self.purse(payout.from_), self._short(payout), end)
        self._note_claim(payout, region, room, verdict)
        unpaid = Label()
        self.emit("unless", Op("le", (const(0), slot(verdict))), unpaid)
        self.pay(payout.from_, payout.to, "exact", slot(verdict))
        self.block(payout.paid)
        self.emit("jump", head)
        self.code.mark(unpaid)
        self.block(payout.unpaid)
        self.emit("jump", head)
        self.code.mark(end)
        self.code.span = payout.span
        self._rests(payout, region)

    def _note_claim(self, payout: sym.Payout, region: int, room: int, verdict: int) -> None:
        """What became of a claim, by the region that the claimant's turn has left."""
        if not self.marking.on:
            return
        assert payout.short is not None and payout.claims is not None
        place, got = Op("sub", (slot(region + 1), const(1))), slot(verdict)
        claim, group = (Op("array", (region + 5 + column * room, place, room)) for column in (1, 2))
        word = SHORT_WORDS[self._short(payout)]
        paid, nothing, unpaid = (self.marking.number("payout", payout.claims.span, side) for side in CLAIMS)
        self.note_if(Op("and", (Op("lt", (const(0), got)), Op("eq", (got, claim)))), paid)
        self.note_if(Op("eq", (claim, const(0))), nothing)
        self.note_if(Op("lt", (got, const(0))), unpaid)
        if word == "part":
            self.note_if(
                Op("and", (Op("lt", (const(0), got)), Op("lt", (got, claim)))),
                self.marking.number("payout", payout.claims.span, PART),
            )
        self.note_if(Op("lt", (got, claim)), self.marking.number("payout", payout.short.span, word))
        if any(map(self._together, payout.order)):
            self.note_if(Op("ne", (group, place)), self.marking.number("payout", payout.order[-1].span, EQUAL))

    def _together(self, criterion: t.Criterion) -> bool:
        if criterion.kind == "option" and isinstance(criterion.value, t.OptionValue):
            option = criterion.value.option
            return option.words[self.constants.number(criterion.value)] == "together"
        return criterion.kind == "together"

    def _short(self, payout: sym.Payout) -> int:
        """The shortage rule in force: an index into stop, skip, part."""
        assert payout.short is not None
        index = self.constants.number(payout.short)
        words = payout.short.type.words if isinstance(payout.short.type, EnumType) else SHORT_WORDS
        return SHORT_WORDS.index(words[index])

    def _rests(self, payout: sym.Payout, region: int) -> None:
        """What remains goes to `rest`, or after a shortage to `short_rest`."""
        short, end = Label(), Label()
        if payout.short_rest is not payout.rest:
            self.emit("unless", Op("eq", (slot(region + 4), const(0))), short)
        self._rest(payout, payout.rest)
        self.emit("jump", end)
        self.code.mark(short)
        if payout.short_rest is not payout.rest:
            self._rest(payout, payout.short_rest)
        self.code.mark(end)

    def _rest(self, payout: sym.Payout, places: tuple[tuple[t.Expr | None, t.PursePlace], ...]) -> None:
        assert payout.from_ is not None
        end = Label()
        for condition, place in places:
            after = Label()
            self.unless(condition, after)
            if self.marking.on:
                self.note_if(
                    Op("lt", (const(0), self.purse_amount(payout.from_))),
                    self.marking.number("payout", place.span, REST),
                )
            self.pay(payout.from_, place, "everything", None)
            if condition is not None:
                self.emit("jump", end)
            self.code.mark(after)
        self.code.mark(end)
