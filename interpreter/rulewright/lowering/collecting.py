"""Choices that are asked again and again, while what is picked joins a set.

In: typed `collects` steps. Out: a loop around one decision, which ends when the chooser stops or the set is full.
Complains about nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.frontend.analysis.alike import may_stop
from rulewright.frontend.analysis.condition_parts import clause
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType, SetType
from rulewright.ir.program import Op
from rulewright.lowering.actions import ActionLowerer
from rulewright.lowering.choices import ChoiceLowerer
from rulewright.lowering.code import Label, OpenOffer
from rulewright.lowering.context import Context
from rulewright.lowering.emitter import Emitter
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.operators import const, slot
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.lowering.steps import StepLowerer


class CollectLowerer:
    """Lowers choices that collect."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionLowerer,
        emitter: Emitter,
        actions: ActionLowerer,
        choices: ChoiceLowerer,
    ) -> None:
        self.context = context
        self.expressions = expressions
        self.emitter = emitter
        self.actions = actions
        self.choices = choices

    def connect(self, steps: StepLowerer) -> None:
        """Takes what needs it in turn."""
        self.steps = steps

    def collect(self, node: t.CollectStep, span: Span) -> None:
        """The set is empty at first; the chooser stays the same, whatever the action does."""
        sizes, region = self.context.bounds.set_size(node.var), self.emitter.place_var(node.var)
        for offset in range(1 + sizes.high):
            self.emitter.emit("set", region + offset, const(0))
        chooser = self.emitter.place("who collects", 1, 0, self.context.everyone())
        self.emitter.emit("set", chooser, self.expressions.value(node.choice.by))
        self._mask(node, chooser)
        stopped, none, declined, end = Label(), Label(), Label(), Label()
        head = self.emitter.code.here()
        offer = self._ask(node, chooser, stopped, none)
        self._chosen(node, offer, sizes.high)
        self.emitter.emit("unless", Op("le", (const(sizes.high), slot(region))), head)
        full = Label()
        self.emitter.emit("jump", full)
        self._short(node, none, declined, end, span)
        self._stopped(node, stopped, declined, end, span)
        self.emitter.code.mark(full)
        self.steps.sequence(node.steps)
        self.emitter.code.mark(end)

    def _mask(self, node: t.CollectStep, chooser: int) -> None:
        """What a secret action picks is told to its chooser only; a component is known by where it lies."""
        action = node.choice.actions[0].action
        word = self.context.layout.visibility.audience(action.seen_by) if action.seen_by is not None else "everyone"
        assert isinstance(node.var.type, SetType)
        if word != "everyone" and not isinstance(node.var.type.member.inner, ComponentType):
            masks = self.actions.audiences
            masks.masks[node.var] = masks.mask(word, slot(chooser), "player")

    def _ask(self, node: t.CollectStep, chooser: int, stopped: Label, none: Label) -> OpenOffer:
        """The decision: without a way out as long as there are too few."""
        choice, region = node.choice, self.context.sets[node.var]
        sizes = self.context.bounds.set_size(node.var)
        given = tuple(slot(region + offset) for offset in range(1 + sizes.high))
        offers = self.choices.offers(choice.actions, given)
        asked = int(not all(self.actions.availability_is_public(call) for call in choice.actions))
        promised = not choice.may and choice.if_none in (None, "never")
        too_few: list[Op] = [Op("lt", (slot(region), const(sizes.low)))] if sizes.low else []
        if too_few and choice.may:
            too_few.append(Op("lt", (const(0), slot(region))))
        if too_few:
            free = Label()
            self.emitter.emit("unless", Op("and", tuple(too_few)) if len(too_few) > 1 else too_few[0], free)
            nothing = None if promised else none
            self.emitter.emit("choose", slot(chooser), offers, nothing, 0 if promised else asked, None)
            self.emitter.code.mark(free)
        if sizes.low < sizes.high or choice.may:
            self.emitter.emit("choose", slot(chooser), offers, stopped, asked, stopped)
        return offers[0]

    def _chosen(self, node: t.CollectStep, offer: OpenOffer, most: int) -> None:
        """What was picked takes the next place of the set; then the action happens."""
        call, region = node.choice.actions[0], self.context.sets[node.var]
        self.emitter.code.mark(offer.label)
        self.emitter.note("choice", call.span)
        picked = slot(self.actions.picked_slot(call.action))
        for place in range(1, most + 1):
            is_next = Op("eq", (slot(region), const(place - 1)))
            self.emitter.emit("set", region + place, Op("if", (is_next, picked, slot(region + place))))
        more = Op("add", (slot(region), const(1)))
        self.emitter.emit("set", region, Op("least", (more, const(most))))  # as is plain to the analysis of intervals
        self.choices.perform(call.action)

    def _short(self, node: t.CollectStep, none: Label, declined: Label, end: Label, span: Span) -> None:
        """Nothing more can be picked, and there are too few."""
        choice = node.choice
        self.emitter.code.span = span
        self.emitter.code.mark(none)
        if not choice.may and choice.if_none not in (None, "never"):
            self.emitter.note("if_none", clause(span, "if_none"))
        if isinstance(choice.if_none, tuple):
            self.steps.sequence(choice.if_none)
        self.emitter.emit("jump", declined if choice.may else end)

    def _stopped(self, node: t.CollectStep, stopped: Label, declined: Label, end: Label, span: Span) -> None:
        """The chooser picks no more; who may decline altogether declines by picking nothing."""
        region = self.context.sets[node.var]
        self.emitter.code.span = span
        self.emitter.code.mark(stopped)
        if node.choice.may:
            some = Label()
            self.emitter.emit("unless", Op("le", (slot(region), const(0))), some)
            self.emitter.note("pass", clause(span, "may"))
            self.emitter.code.mark(declined)
            self.steps.sequence(node.choice.otherwise)
            self.emitter.emit("jump", end)
            self.emitter.code.mark(some)
        if may_stop(node):
            self.emitter.note("pass", clause(span, "collects"))
