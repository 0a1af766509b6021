"""Payouts: who is paid, how much, and where the rest goes.

In: typed payouts. Out: routines.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    EnumType,
)
from rulewright.frontend.typing.payouts import SHORT_WORDS
from rulewright.ir.marks import CLAIMS, EQUAL, PART, REST
from rulewright.ir.program import Op
from rulewright.lowering.code import Label, OpenRoutine
from rulewright.lowering.context import Context
from rulewright.lowering.domains import DomainLowerer
from rulewright.lowering.emitter import Emitter
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.operators import const, slot
from rulewright.lowering.statements import StatementLowerer
from rulewright.lowering.states import StateLowerer


class PayoutLowerer:
    """Lowers payouts."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionLowerer,
        states: StateLowerer,
        domains: DomainLowerer,
        emitter: Emitter,
        statements: StatementLowerer,
    ) -> None:
        self.context = context
        self.expressions = expressions
        self.states = states
        self.domains = domains
        self.emitter = emitter
        self.statements = statements

    def payout(self, payout: sym.Payout) -> OpenRoutine:
        return self.emitter.open(
            payout, payout.name, "payout", payout.span, payout.signature, lambda: self._told_shares(payout)
        )

    def _told_shares(self, payout: sym.Payout) -> None:
        with self.emitter.telling(payout):
            self._shares(payout)

    def _shares(self, payout: sym.Payout) -> None:
        assert (
            payout.among is not None
            and payout.claims is not None
            and payout.from_ is not None
            and payout.to is not None
        )
        room = max(1, self.context.bounds.count(payout.among))
        var = self.emitter.place_var(payout.among.var)
        self.emitter.outline.rules[-1].among = (payout.among.var,)
        region = self.emitter.place("claimants", 5 + 4 * room, -1, 2**31 - 1)
        verdict = self.emitter.place("verdict", 1, -1, 2**31 - 1)
        domain = self.domains.domain(payout.among)
        domain = replace(domain, keys=self.domains.keys(payout.order, payout.among.type))
        together = int(any(self._together(c) for c in payout.order))
        self.emitter.emit("claimants", region, room, domain, self.expressions.value(payout.claims), together)
        head, end = self.emitter.code.here(), Label()
        self.emitter.emit(
            "claimant", region, room, var, verdict, *self.states.purse(payout.from_), self._short(payout), end
        )
        self._note_claim(payout, region, room, verdict)
        unpaid = Label()
        self.emitter.emit("unless", Op("le", (const(0), slot(verdict))), unpaid)
        self.statements.pay(payout.from_, payout.to, "exact", slot(verdict))
        self.statements.block(payout.paid)
        self.emitter.emit("jump", head)
        self.emitter.code.mark(unpaid)
        self.statements.block(payout.unpaid)
        self.emitter.emit("jump", head)
        self.emitter.code.mark(end)
        self.emitter.code.span = payout.span
        self._rests(payout, region)

    def _note_claim(self, payout: sym.Payout, region: int, room: int, verdict: int) -> None:
        """What became of a claim, by the region that the claimant's turn has left."""
        if not self.context.marking.on:
            return
        assert payout.short is not None and payout.claims is not None
        place, got = Op("sub", (slot(region + 1), const(1))), slot(verdict)
        claim, group = (Op("array", (region + 5 + column * room, place, room)) for column in (1, 2))
        word = SHORT_WORDS[self._short(payout)]
        paid, nothing, unpaid = (self.context.marking.number("payout", payout.claims.span, side) for side in CLAIMS)
        self.emitter.note_if(Op("and", (Op("lt", (const(0), got)), Op("eq", (got, claim)))), paid)
        self.emitter.note_if(Op("eq", (claim, const(0))), nothing)
        self.emitter.note_if(Op("lt", (got, const(0))), unpaid)
        if word == "part":
            self.emitter.note_if(
                Op("and", (Op("lt", (const(0), got)), Op("lt", (got, claim)))),
                self.context.marking.number("payout", payout.claims.span, PART),
            )
        self.emitter.note_if(Op("lt", (got, claim)), self.context.marking.number("payout", payout.short.span, word))
        if any(map(self._together, payout.order)):
            self.emitter.note_if(
                Op("ne", (group, place)), self.context.marking.number("payout", payout.order[-1].span, EQUAL)
            )

    def _together(self, criterion: t.Criterion) -> bool:
        if criterion.kind == "option" and isinstance(criterion.value, t.OptionValue):
            option = criterion.value.option
            return option.words[self.context.constants.number(criterion.value)] == "together"
        return criterion.kind == "together"

    def _short(self, payout: sym.Payout) -> int:
        """The shortage rule in force: an index into stop, skip, part."""
        assert payout.short is not None
        index = self.context.constants.number(payout.short)
        words = payout.short.type.words if isinstance(payout.short.type, EnumType) else SHORT_WORDS
        return SHORT_WORDS.index(words[index])

    def _rests(self, payout: sym.Payout, region: int) -> None:
        """What remains goes to `rest`, or after a shortage to `short_rest`."""
        short, end = Label(), Label()
        if payout.short_rest is not payout.rest:
            self.emitter.emit("unless", Op("eq", (slot(region + 4), const(0))), short)
        self._rest(payout, payout.rest)
        self.emitter.emit("jump", end)
        self.emitter.code.mark(short)
        if payout.short_rest is not payout.rest:
            self._rest(payout, payout.short_rest)
        self.emitter.code.mark(end)

    def _rest(self, payout: sym.Payout, places: tuple[tuple[t.Expr | None, t.PursePlace], ...]) -> None:
        assert payout.from_ is not None
        end = Label()
        for condition, place in places:
            after = Label()
            self.emitter.unless(condition, after)
            if self.context.marking.on:
                self.emitter.note_if(
                    Op("lt", (const(0), self.states.purse_amount(payout.from_))),
                    self.context.marking.number("payout", place.span, REST),
                )
            self.statements.pay(payout.from_, place, "everything", None)
            if condition is not None:
                self.emitter.emit("jump", end)
            self.emitter.code.mark(after)
        self.emitter.code.mark(end)
