"""Steps at which seats choose.

In: `must`, `may`, `everyone` and `offer`. Out: decisions, and what follows each choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.frontend.analysis.condition_parts import clause
from rulewright.frontend.analysis.walk import names_used
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.ir.program import Op
from rulewright.lowering.actions import ActionLowerer
from rulewright.lowering.code import Label, OpenOffer
from rulewright.lowering.context import Context
from rulewright.lowering.domains import DomainLowerer
from rulewright.lowering.emitter import Emitter
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.loops import LoopLowerer
from rulewright.lowering.operators import slot
from rulewright.lowering.phases import PhaseLowerer
from rulewright.lowering.picks import PickLowerer
from rulewright.lowering.set_parameters import given
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.lowering.steps import StepLowerer


class ChoiceLowerer:
    """Lowers choices."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionLowerer,
        domains: DomainLowerer,
        emitter: Emitter,
        loops: LoopLowerer,
        picks: PickLowerer,
        actions: ActionLowerer,
        phases: PhaseLowerer,
    ) -> None:
        self.context = context
        self.expressions = expressions
        self.domains = domains
        self.emitter = emitter
        self.loops = loops
        self.picks = picks
        self.actions = actions
        self.phases = phases

    def connect(self, steps: StepLowerer) -> None:
        """Takes what needs it in turn."""
        self.steps = steps

    def offers(self, calls: tuple[t.ActionCall, ...], collected: tuple[Op, ...] = ()) -> list[OpenOffer]:
        """The actions with their arguments; `collected`: a set whose members are not picked again."""
        for call in calls:
            self._order_of_picks(call.action)
        return [
            OpenOffer(
                self.actions.action_index[c.action],
                (
                    *given(self.context, self.expressions, c.action.signature, c.arguments),
                    *self.actions.taken(c.action, collected),
                ),
                Label(),
            )
            for c in calls
        ]

    def _order_of_picks(self, action: sym.Action) -> None:
        """Shuffled piles whose order the picks look at are settled before anybody chooses."""
        outside, self.context.settled = self.context.settled, set()
        for pick in action.picks:
            if isinstance(pick, t.PickValue):
                self.expressions.value(pick.value)
            else:
                self.domains.domain(pick.domain)
                self.context.note_order(pick.domain)  # from a pile one picks by position
        if action.where is not None:
            self.expressions.value(action.where)
        self.context.settled |= outside

    def choose(self, node: t.ChooseStep, span: Span) -> None:
        end, none, declined, passed = Label(), Label(), Label(), Label()
        offers = self.offers(node.actions)
        asked = int(not all(self.actions.availability_is_public(call) for call in node.actions))
        never = not node.may and (node.if_none == "never" or node.if_none is None)
        nothing = None if never else declined if node.may and not self.context.marking.on else none
        self.emitter.emit(
            "choose",
            self.expressions.value(node.by),
            offers,
            nothing,
            0 if never else asked,
            declined if node.may else None,
        )
        for offer, call, steps in zip(offers, node.actions, node.cases, strict=True):
            self._chosen(offer, call, steps)
            self.emitter.emit("jump", end)
        self.emitter.code.span = span
        self.emitter.code.mark(none)
        if not node.may and not never:
            self.emitter.note("if_none", clause(span, "if_none"))
        if not node.may and isinstance(node.if_none, tuple):
            self.steps.sequence(node.if_none)
        self.emitter.emit("jump", passed if node.may and self.context.marking.on else end)
        self.emitter.code.mark(declined)
        if node.may:
            self.emitter.note("pass", clause(span, "may"))
        self.emitter.code.mark(passed)
        self.steps.sequence(node.otherwise)
        self.emitter.code.mark(end)

    def _chosen(self, offer: OpenOffer, call: t.ActionCall, steps: tuple[t.Step, ...]) -> None:
        """After a choice: what the step still needs of the picks is kept, then the action happens, then `then`."""
        action = call.action
        spec = self.actions.action_specs[action]
        self.emitter.code.mark(offer.label)
        self.emitter.note("choice", call.span)
        self._guesses(action)
        kept = self._keep(action, steps)
        self.perform(action)
        outside = {var: self.context.slots[var] for var in kept}
        self._rename(kept)
        self.steps.sequence(steps)
        self._rename(outside)
        assert spec.index == offer.action

    def perform(self, action: sym.Action) -> None:
        """What an action that was chosen does, and what may end because of it."""
        routine = self.emitter.routines[action]
        site = Label()
        self.emitter.emit("call", routine, routine.returns, len(routine.sites))
        routine.sites.append(site)
        self.emitter.code.mark(site)
        self.phases.after(action.do)

    def _rename(self, places: dict[t.Var, int]) -> None:
        self.context.slots.update(places)
        self.context.sets.update({var: index for var, index in places.items() if var in self.context.sets})

    def _guesses(self, action: sym.Action) -> None:
        for pick in self.actions.action_specs[action].picks:
            if pick.form == "unseen":
                self.emitter.emit("guess", self.actions.action_index[action], pick.slot, self.picks.guessed[pick.slot])

    def _keep(self, action: sym.Action, steps: tuple[t.Step, ...]) -> dict[t.Var, int]:
        """Copies of the picks that later steps name, in the step's own frame."""
        named = names_used(steps)
        kept = {}
        for var, pick in zip(action.pick_vars, self.actions.action_specs[action].picks, strict=True):
            if var not in named:
                continue
            size = 1 + max(1, pick.span_of_counts[1]) if pick.form == "some" else 1
            kept[var] = self.emitter.place(var.name, size, -1, 4000)
            for offset in range(size):
                self.emitter.emit("set", kept[var] + offset, slot(pick.slot + offset))
        return kept

    def choose_together(self, node: t.EveryoneStep, span: Span) -> None:
        var = self.emitter.place_var(node.me)
        region, _ = self.loops.region(node.who, node.me.name)
        self.emitter.emit("begin", region, self.domains.domain(node.who))
        offers = self.offers(node.actions)
        asked = int(not all(self.actions.availability_is_public(call) for call in node.actions))
        never = int(node.if_none == "never" or node.if_none is None)
        head, end, none = Label(), Label(), Label()
        self.emitter.emit("everyone", region, var, offers, asked, never)
        self.emitter.code.mark(head)
        self.emitter.emit("reveal", region, var, offers, end, none)
        for offer, call in zip(offers, node.actions, strict=True):
            self.emitter.code.mark(offer.label)
            self.emitter.note("choice", call.span)
            self._guesses(call.action)
            routine = self.emitter.routines[call.action]
            site = Label()
            self.emitter.emit("call", routine, routine.returns, len(routine.sites))
            routine.sites.append(site)
            self.emitter.code.mark(site)
            self.emitter.emit("jump", head)
        self.emitter.code.mark(none)
        if not never:
            self.emitter.note("if_none", clause(span, "if_none"))
        if isinstance(node.if_none, tuple):
            self.steps.sequence(node.if_none)
        self.emitter.emit("jump", head)
        self.emitter.code.mark(end)
        self.emitter.emit("unsealed")
        self.phases.after(tuple(call.action.do for call in node.actions))

    def offer(self, node: t.OfferStep, span: Span) -> None:
        end = Label()
        region, var, living = self.loops.begin(node.to)
        head, refused = self.emitter.code.here(), Label()
        self.emitter.emit("next", region, var, refused, living)
        self.emitter.note("loop", node.to.span)
        offers = self.offers(node.actions)
        self.emitter.emit(
            "choose",
            slot(var),
            offers,
            head,
            int(not all(map(self.actions.availability_is_public, node.actions))),
            head,
        )
        for offer, call in zip(offers, node.actions, strict=True):
            self._chosen(offer, call, node.accepted)
            self.emitter.emit("jump", end)
        self.emitter.code.mark(refused)
        self.emitter.note("pass", clause(span, "offer"))
        self.steps.sequence(node.refused)
        self.emitter.code.mark(end)
