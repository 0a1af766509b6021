"""Actions: their ids, conditions, words, and what they do.

In: typed actions. Out: actions with ids by mixed radix. Complains about too many choices (RW609).
"""

from __future__ import annotations

from math import prod

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    PLAYER,
    ComponentType,
    list_name,
)
from rulewright.ir.marks import TAKEN
from rulewright.ir.program import Action, Domain, Hole, Op, Pick, Text
from rulewright.lowering.audiences import AudienceLowerer
from rulewright.lowering.code import OpenRoutine
from rulewright.lowering.context import Context
from rulewright.lowering.domains import DomainLowerer
from rulewright.lowering.emitter import Emitter
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.hole_kinds import hole_kind
from rulewright.lowering.operators import const, slot
from rulewright.lowering.picks import PickLowerer
from rulewright.lowering.set_parameters import slots_of
from rulewright.lowering.statements import StatementLowerer
from rulewright.lowering.subset_counts import MOST_IDS
from rulewright.lowering.texts import TextLowerer
from rulewright.source.underscores import without_underscores


class ActionLowerer:
    """Lowers actions."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionLowerer,
        domains: DomainLowerer,
        audiences: AudienceLowerer,
        emitter: Emitter,
        texts: TextLowerer,
        statements: StatementLowerer,
        picks: PickLowerer,
    ) -> None:
        self.context = context
        self.expressions = expressions
        self.domains = domains
        self.audiences = audiences
        self.emitter = emitter
        self.texts = texts
        self.statements = statements
        self.picks = picks
        self.action_index: dict[sym.Action, int] = {}
        self.action_specs: dict[sym.Action, Action] = {}
        self.next_id = 1

    def allot_all(self) -> None:
        """Allots every action's frame and ids, in file order."""
        for action in self.context.layout.symbols.actions.values():
            self.action_index[action] = len(self.action_index)
        for action in self.context.layout.symbols.actions.values():
            self._action(action)

    def _action(self, action: sym.Action) -> None:
        self.emitter.code.span = action.span
        returns = self.context.layout.allot(f"{action.name}.returns", 1, 0, 1000, action.span)
        routine = OpenRoutine(action.name, "action", action.span, returns)
        self.emitter.routines[action] = routine
        self.emitter.routine = routine
        first = self.context.layout.next
        me = self.emitter.place_var(action.me)
        for var in action.signature:
            self.emitter.place_var(var)
        parameters = (*slots_of(self.context, action.signature), *self._place_taken(action))
        self.domains.refusing = action
        picks = self.picks.of_action(action)
        self.domains.refusing = None
        routine.parameters = (first, self.context.layout.next)
        where, size = self._condition(action), prod(pick.size for pick in picks)
        self._judge(action, size)
        secret = action.seen_by is not None and self.context.layout.visibility.audience(action.seen_by) != "everyone"
        self._mask_picks(action)
        asks = self.texts.text(action.asks) if action.asks is not None else None
        self.action_specs[action] = Action(
            action.name,
            self.action_index[action],
            self.next_id,
            size,
            me,
            parameters,
            picks,
            where,
            self._words(action, picks),
            self._determined(action),
            asks,
            secret,
            action.span,
        )
        self.next_id += size
        names = (action.me, *action.signature, *action.pick_vars)
        self.emitter.queue.append(lambda: self.emitter.write(routine, lambda: self._perform(action), names))

    def _condition(self, action: sym.Action) -> Op | None:
        """The condition of a whole action: nothing that is settled outside is settled in it."""
        if action.where is None:
            return None
        outside, self.context.settled = self.context.settled, set()
        where = self.domains.refusable(self.expressions.condition(action.where), action)
        self.context.settled = outside
        return where

    def _place_taken(self, action: sym.Action) -> tuple[int, ...]:
        """Slots for a set that is being collected: its members are not picked again."""
        most = max((self.context.bounds.set_size(var).high for var in action.collected), default=0)
        if most == 0:
            return ()
        base = self.emitter.place("collected", 1 + most, 0, 4000)
        self.picks.taken[action] = Domain("set", (const(base),), self.context.layout.scratch(), most=most)
        return tuple(range(base, base + 1 + most))

    def taken(self, action: sym.Action, collected: tuple[Op, ...]) -> tuple[Op, ...]:
        """The values for these slots; nothing is taken where nothing is collected."""
        if action not in self.picks.taken:
            return ()
        places = 1 + self.picks.taken[action].most
        return (*collected, *(const(0) for _ in range(places - len(collected))))

    def picked_slot(self, action: sym.Action) -> int:
        """Where the one thing lies that is picked in an action."""
        return next(pick.slot for pick in self.action_specs[action].picks if pick.form != "value")

    def _mask_picks(self, action: sym.Action) -> None:
        """Who may know what was picked, where texts tell it: of a secret action, and of what
        is worked out from secrets, the chooser.
        """
        word = self.context.layout.visibility.audience(action.seen_by) if action.seen_by is not None else "everyone"
        for pick, var in zip(action.picks, action.pick_vars, strict=True):
            inner = var.type.inner
            if isinstance(inner, ComponentType):
                continue  # a component is known by where it lies; of several, how many they are is a secret too
            if isinstance(pick, t.PickValue) and not self.audiences.is_public(var):
                seen = self.context.layout.visibility.seen(pick.value, action.me)
                self.audiences.masks[var] = self.audiences.mask(
                    "owner" if seen and word != "nobody" else "nobody", slot(self.context.slots[action.me]), "player"
                )
            elif word != "everyone":
                self.audiences.masks[var] = self.audiences.mask(word, slot(self.context.slots[action.me]), "player")

    def _judge(self, action: sym.Action, size: int) -> None:
        if size > MOST_IDS or self.next_id + size > MOST_IDS:
            hint = "pick fewer at once, or one after the other (a step with `collects`); narrow a number's range"
            many = f"{size:,}" if size < 10**9 else "more than a billion"
            self.context.report.error(
                "RW609",
                f"`{action.name}` has {many} possible choices; all actions together may have {MOST_IDS:,}",
                action.span,
                hint,
            )

    def _perform(self, action: sym.Action) -> None:
        """What happens when the action is chosen: what it announces, its effects, then its line of the log."""
        self.emitter.note("action", action.span, TAKEN)
        self._say(action, action.announces)
        self.statements.block(action.do)
        self._say(action, action.says if action.says is not None or action.announces else self._plain_words(action))

    def _say(self, action: sym.Action, text: tuple[str | t.Expr, ...] | None) -> None:
        """A line of the log, if there is one."""
        if text is not None:
            self.emitter.code.span = action.span
            self.emitter.emit("say", self.texts.text(text))

    def _plain_words(self, action: sym.Action) -> tuple[str | t.Expr, ...]:
        """An action that says nothing is logged by its name and picks: a move that leaves no line would be a riddle."""
        picked: list[str | t.Expr] = []
        for pick, var in zip(action.picks, action.pick_vars, strict=True):
            if not isinstance(pick, t.PickValue):
                picked += [", " if picked else " ", t.Local(var.span, var.type, var)]
        return (t.Local(action.span, PLAYER, action.me), f": {without_underscores(action.name)}", *picked)

    def _words(self, action: sym.Action, picks: tuple[Pick, ...]) -> Text:
        """An action in words for a prompt: its name and what was picked."""
        parts: list[str | Hole] = [without_underscores(action.name)]
        for pick, typed in zip(picks, action.picks, strict=True):
            if isinstance(typed, t.PickValue):
                continue
            parts.append(" " if len(parts) == 1 else ", ")
            parts.append(self._pick_hole(pick, typed))
        return Text(tuple(parts))

    def _determined(self, action: sym.Action) -> tuple[Hole, ...]:
        """What the rules pick themselves, each with those who may know it."""
        return tuple(
            self.texts.hole(t.Local(var.span, var.type, var))
            for pick, var in zip(action.picks, action.pick_vars, strict=True)
            if isinstance(pick, t.PickValue)
        )

    def _pick_hole(self, pick: Pick, typed: t.Pick) -> Hole:
        everyone = const(self.context.everyone())
        member = typed.domain.type if isinstance(typed, t.PickOne | t.PickSome) else typed.var.type
        kind = hole_kind(member.inner)
        type_ = member.inner.cls if isinstance(member.inner, ComponentType) else list_name(member.inner)
        if pick.form == "some":
            members = Domain("set", (const(pick.slot),), self.context.layout.scratch(), most=pick.span_of_counts[1])
            audience = Op("knowing", (slot(members.var),)) if kind == "component" else everyone
            return Hole(kind, type_, const(0), audience, members)
        if kind == "component":
            return Hole(kind, type_, slot(pick.slot), Op("knowing", (slot(pick.slot),)))
        return Hole(kind, type_, slot(pick.slot), everyone)

    def availability_is_public(self, call: t.ActionCall) -> bool:
        """Whether everybody can tell if this action is possible at all."""
        action = call.action
        return all(self._pick_public(pick) for pick in action.picks) and self.context.layout.visibility.seen(
            action.where, None
        )

    def _pick_public(self, pick: t.Pick) -> bool:
        visible = self.context.layout.visibility
        if isinstance(pick, t.PickValue):
            return visible.seen(pick.value, None)
        domain = pick.domain
        if isinstance(domain.source, t.Numbers) and domain.where is None:
            low, high = self.context.bounds.of(domain.source.low), self.context.bounds.of(domain.source.high)
            if isinstance(pick, t.PickOne) and low.high <= high.low:
                return True
        return visible.seen(domain, None)
