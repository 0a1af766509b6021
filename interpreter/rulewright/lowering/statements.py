"""Effect blocks.

In: typed statements. Out: instructions.
"""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    NumberType,
)
from rulewright.ir.program import Op
from rulewright.lowering.code import Label, OpenRoutine
from rulewright.lowering.context import Context
from rulewright.lowering.domains import DomainLowerer
from rulewright.lowering.emitter import Emitter
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.loops import LoopLowerer
from rulewright.lowering.operators import const, slot
from rulewright.lowering.states import StateLowerer
from rulewright.lowering.texts import TextLowerer

UNCHECKED = (-(2**31), 2**31 - 1)


class StatementLowerer:
    """Lowers statements."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionLowerer,
        states: StateLowerer,
        domains: DomainLowerer,
        emitter: Emitter,
        texts: TextLowerer,
        loops: LoopLowerer,
    ) -> None:
        self.context = context
        self.expressions = expressions
        self.states = states
        self.domains = domains
        self.emitter = emitter
        self.texts = texts
        self.loops = loops

    def block(self, statements: t.Block) -> None:
        for statement in statements:
            self.emitter.code.span = statement.span
            if not isinstance(statement, t.If | t.ForEach):
                self.emitter.note("effect", statement.span)
            self.statement(statement)

    def statement(self, node: t.Statement) -> None:
        match node:
            case t.Move():
                self._move(node)
            case t.Draw():
                self._draw(node)
            case t.Shuffle():
                self._shuffle(node)
            case t.Turn(what=what, face=face):
                self.emitter.emit("face", self.domains.domain(what), self.expressions.value(face))
            case t.Show(what=what, audience=audience):
                self._show(what, audience)
            case t.Roll(what=what):
                self.loops.each(what, lambda var: self.emitter.emit("roll", var), note=False)
            case t.Pay(kind=kind, amount=amount, source=source, to=to):
                self.pay(source, to, kind, self.expressions.value(amount) if amount is not None else None)
            case t.Assign():
                self._assign(node)
            case t.Remember(history=history):
                self.expressions.histories.remember(history)
            case t.Eliminate(who=who):
                self.emitter.emit("eliminate", self.expressions.value(who))
            case t.Say(text=text):
                self.emitter.say(self.texts.text(text))
            case t.Let():
                self.let(node)
            case t.Perform(effect=effect, arguments=arguments):
                self.emitter.call(self.effect(effect), effect.signature, arguments)
            case t.If(branches=branches):
                self._if(branches)
            case t.ForEach(domain=domain, body=body):
                with self.emitter.telling(node):
                    self.loops.each(domain, lambda _: self.block(body))
            case _:
                assert_never(node)

    def effect(self, effect: sym.Effect) -> OpenRoutine:
        return self.emitter.open(
            effect, effect.name, "effect", effect.span, effect.signature, lambda: self.block(effect.body or ())
        )

    def let(self, node: t.Let) -> None:
        index = self.emitter.place_var(node.var)
        self.emitter.place_mask(node.var)
        self.emitter.note_audience(node.var, node.value)
        if isinstance(node.value, t.Random):
            found = self.domains.domain(node.value.domain)
            self.emitter.outline.draw(node.var)
            self.emitter.emit("random", index, found)
        else:
            self.emitter.emit("set", index, self.expressions.value(node.value, node.var.type))

    def _move(self, node: t.Move) -> None:
        if node.to.zone.order != "heap":
            self.context.note_order(node.what)
        self.emitter.emit(
            "move",
            self.domains.domain(node.what),
            self.states.zone(node.to),
            self.expressions.value(node.face) if node.face is not None else None,
            node.end,
        )

    def _draw(self, node: t.Draw) -> None:
        counter = self.emitter.place("draws", 1, 0, 4000)
        source = self.states.zone(node.source)
        self.emitter.emit(
            "supply",
            source,
            counter,
            self.expressions.value(node.amount) if node.amount is not None else None,
            node.kind,
        )
        face = self.expressions.value(node.face) if node.face is not None else None
        self.emitter.emit("draw", source, counter, self.states.zone(node.to), face, node.end)

    def _shuffle(self, node: t.Shuffle) -> None:
        zones: list[Op] = []
        for place in node.places:
            family = self.context.layout.family(place.zone)
            whole = place.owner is None and family.count > 1
            zones += [const(family.start + i) for i in range(family.count)] if whole else [self.states.zone(place)]
        into = self.states.zone(node.into) if node.into is not None else None
        self.emitter.emit("shuffle", tuple(zones), into)
        for place in (node.into,) if node.into is not None else node.places:
            if place.zone.order == "row" or (
                place.zone.order == "pile" and self.context.layout.visibility.audience(place.zone.seen_by) != "nobody"
            ):
                self.context.settled.add(place.zone)  # an order that somebody sees is decided at once
        self.emitter.settle()

    def _show(self, what: t.Domain | t.PursePlace, audience: t.Domain) -> None:
        mask = self._seats(audience)
        if isinstance(what, t.PursePlace):
            family, index = self.states.purse(what)
            self.emitter.emit("show_purse", family, index, mask)
            return
        self.context.note_order(what)
        self.emitter.emit("show", self.domains.domain(what), mask)

    def _seats(self, audience: t.Domain) -> Op:
        """The mask of an audience: 1, 2, 4 ... added up over its members."""
        if isinstance(audience.source, t.AllOf) and audience.source.seats and audience.where is None:
            return const(self.context.everyone())
        domain = self.domains.domain(audience)
        bits = self.context.layout.table(tuple(1 << p for p in range(self.context.constants.players)))
        return Op("sum", (domain, Op("lookup", (bits, slot(domain.var)))))

    def pay(self, source: t.PursePlace, to: t.PursePlace, kind: str, amount: Op | None) -> None:
        self.emitter.emit("pay", *self.states.purse(source), *self.states.purse(to), amount, kind)

    def _assign(self, node: t.Assign) -> None:
        state = node.target.state
        if state.marked:
            self._mark(node, state)
            return
        self.emitter.emit("store", *self.stored(node))

    def stored(self, node: t.Assign) -> tuple[int, Op, int, Op, int, int, str]:
        """Where a state lies, what it is set to, and in which range that must be."""
        state = node.target.state
        variable = self.context.layout.variables[self.context.layout.state_index[state]]
        index = self.states.state_index(state, node.target.keys)
        new = self._new_value(node, self.states.element(variable.slots.base, index, variable.slots.size))
        return (variable.slots.base, index, variable.slots.size, new, *self._range(node, state), state.name)

    def _mark(self, node: t.Assign, state: sym.State) -> None:
        """A mark lies where its component lies: an order that is still to be decided is decided first."""
        (component,) = node.target.keys
        mark = self.context.layout.component_states[state]
        new = self._new_value(node, self.expressions.of_component(mark.slots.base, component))
        self.context.settled |= self.expressions.shuffled_around(component)
        low, high = self._range(node, state)
        self.emitter.emit(
            "mark", mark.slots.base, self.expressions.value(component), new, mark.start, low, high, state.name
        )

    def _new_value(self, node: t.Assign, old: Op) -> Op:
        """What a state is set to; what is decided by chance is noted first."""
        if isinstance(node.value, t.Random):
            temporary = self.emitter.place("random", 1, 0, 4000)
            self.emitter.emit("random", temporary, self.domains.domain(node.value.domain))
            return slot(temporary)
        given = self.expressions.value(node.value, node.target.state.type)
        return given if node.operator == "set" else Op("add" if node.operator == "add" else "sub", (old, given))

    def _range(self, node: t.Assign, state: sym.State) -> tuple[int, int]:
        """The range to check at run time; nothing to check where the bounds prove it."""
        if not isinstance(state.type.inner, NumberType) or state.type.optional:
            return UNCHECKED
        wanted, given = self.context.bounds.declared(state), self.context.bounds.of(node.value)
        if node.operator == "set" and wanted.low <= given.low and given.high <= wanted.high:
            return UNCHECKED
        return wanted.low, wanted.high

    def _if(self, branches: tuple[tuple[t.Expr | None, t.Block], ...]) -> None:
        end = Label()
        for condition, body in branches:
            after = Label()
            if condition is not None:
                self.emitter.code.span = condition.span
            self.emitter.unless(condition, after)
            self.block(body)
            if condition is not None and branches[-1][1] is not body:
                self.emitter.emit("jump", end)
            self.emitter.code.mark(after)
        self.emitter.code.mark(end)
