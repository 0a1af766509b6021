"""Phases to instructions."""

from __future__ import annotations

from typing import Any

from rulewright.frontend.analysis.condition_parts import clause
from rulewright.frontend.analysis.walk import eliminates, nodes, reads, writes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.ir.program import Op
from rulewright.lowering.code import Frames, Label, OpenOffer, OpenRoutine
from rulewright.lowering.resolving import Resolving
from rulewright.lowering.values import const, slot
from rulewright.source.text import Span


class Steps(Resolving):
    """Lowers everything that sequences choices."""

    def prepare(self) -> None:
        """Which phases run inside which, and which of them end early."""
        phases = self.layout.symbols.phases.values()
        self.inside = {phase: self._reachable(phase) for phase in phases}
        enders = [phase for phase in phases if phase.ends_when is not None]
        enders.sort(key=lambda p: -len(self.inside[p]))
        self.enders = {phase: [e for e in enders if phase in self.inside[e]] for phase in phases}
        self.running: dict[sym.Phase, int] = {}
        self.ends: dict[sym.Phase, Label] = {}
        self.phase: sym.Phase | None = None

    def _reachable(self, phase: sym.Phase) -> set[sym.Phase]:
        found: set[sym.Phase] = set()
        stack = [phase]
        while stack:
            at = stack.pop()
            if at not in found:
                found.add(at)
                stack += [node.phase for node in nodes(at.steps, deep=False) if isinstance(node, t.RunStep)]
        return found

    def phase_routine(self, phase: sym.Phase) -> OpenRoutine:
        return self.open(phase, phase.name, "phase", phase.span, phase.signature, lambda: self._phase(phase))

    def _phase(self, phase: sym.Phase) -> None:
        self.phase = phase
        self.note("phase", phase.span)
        if phase.ends_when is not None:
            self.emit("set", self._running(phase), const(1))
        self.steps(phase.steps)
        if phase.ends_when is not None:
            self.code.mark(self._end_of(phase))
            self.emit("set", self._running(phase), const(0))

    def _running(self, phase: sym.Phase) -> int:
        if phase not in self.running:
            self.running[phase] = self.layout.allot(f"{phase.name}.running", 1, 0, 1)
            self.ends[phase] = Label()
        return self.running[phase]

    def _end_of(self, phase: sym.Phase) -> Label:
        """Where a phase ends, its running flag still to be taken down."""
        self._running(phase)
        return self.ends[phase]

    # ---- steps -----------------------------------------------------------------------------------------------------

    def steps(self, steps: tuple[t.Step, ...]) -> None:
        for step in steps:
            self.step(step)

    def step(self, step: t.Step) -> None:
        self.code.span = step.span
        skipped, end = Label(), Label()
        self.unless(step.when, skipped)
        self.note("step", step.span)
        self._verb(step.verb, step.span)
        if step.otherwise:
            self.emit("jump", end)
        self.code.mark(skipped)
        self.steps(step.otherwise)
        self.code.mark(end)

    def _verb(self, verb: t.Verb, span: Span) -> None:
        self.code.span = span
        match verb:
            case t.DoStep(block=block):
                self.block(block)
                self.after(block)
            case t.LetStep(let=let):
                self.let(let)
            case t.ChooseStep():
                self._choose(verb, span)
            case t.EveryoneStep():
                self._everyone(verb, span)
            case t.OfferStep():
                self._offer(verb, span)
            case t.EachStep(loop=loop, steps=steps):
                self._loop(loop, lambda _: self.steps(steps))
            case t.TurnsStep():
                self._turns(verb)
            case t.RepeatStep():
                self._repeat(verb)
            case t.MatchStep():
                self._match(verb)
            case t.RunStep(phase=phase, arguments=arguments):
                self.call(self.phase_routine(phase), phase.signature, arguments)
            case t.ResolveStep(priority=priority, arguments=arguments):
                body = priority.rules
                self.call(self._priority(priority), priority.signature, arguments)
                self.after(tuple(case.do for cases in body.values() for case in cases))
            case t.PayStep(payout=payout, arguments=arguments):
                self.call(self._payout(payout), payout.signature, arguments)
                self.after(payout, money=True)
            case t.EndStep(phase=phase):
                self._end(phase)
            case t.GroupStep(steps=steps):
                self.steps(steps)

    def after(self, block: Any, money: bool = False) -> None:
        """Asks, after an atomic step, whether a running phase ends early because of it."""
        assert self.phase is not None
        parts = (block.paid, block.unpaid) if money else block
        changed = writes(parts)
        if money:
            changed |= {
                place.purse
                for place in (block.from_, block.to, *(p for _, p in block.rest), *(p for _, p in block.short_rest))
                if place is not None
            }
        for phase in self.enders[self.phase]:
            assert phase.ends_when is not None
            if not (reads(phase.ends_when) & changed or eliminates(parts)):
                continue
            stays = Label()
            self.phase_routine(phase)
            self.emit("unless", Op("and", (slot(self._running(phase)), self.condition(phase.ends_when))), stays)
            inner = tuple(self.phase_routine(p) for p in sorted(self.inside[phase] - {phase}, key=lambda p: p.name))
            self._lower_flags(self.inside[phase] - {phase})
            self.emit("leave", self._end_of(phase), Frames(inner))
            self.code.mark(stays)

    def _lower_flags(self, phases: set[sym.Phase]) -> None:
        for phase in sorted(phases, key=lambda p: p.name):
            if phase.ends_when is not None:
                self.emit("set", self._running(phase), const(0))

    def _end(self, phase: sym.Phase | None) -> None:
        if phase is None:
            self.emit("end")
            return
        routine = self.phase_routine(phase)
        left = self.inside[phase] - {phase} if phase is not self.phase else set()
        self._lower_flags(left)
        inner = tuple(self.phase_routine(p) for p in sorted(left, key=lambda p: p.name))
        self.emit("leave", self._end_of(phase) if phase.ends_when is not None else routine.done, Frames(inner))

    # ---- choices ---------------------------------------------------------------------------------------------------

    def _offers(self, calls: tuple[t.ActionCall, ...]) -> list[OpenOffer]:
        for call in calls:
            self._order_of_picks(call.action)
        return [
            OpenOffer(
                self.action_index[c.action],
                tuple(self.value(a, v.type) for a, v in zip(c.arguments, c.action.signature, strict=True)),
                Label(),
            )
            for c in calls
        ]

    def _order_of_picks(self, action: sym.Action) -> None:
        """Shuffled piles whose order the picks look at are settled before anybody chooses."""
        outside, self.settled = self.settled, set()
        for pick in action.picks:
            if isinstance(pick, t.PickValue):
                self.value(pick.value)
            else:
                self.domain(pick.domain)
                self._note_order(pick.domain)  # from a pile one picks by position
        if action.where is not None:
            self.value(action.where)
        self.settled |= outside

    def _choose(self, node: t.ChooseStep, span: Span) -> None:
        end, none, declined, passed = Label(), Label(), Label(), Label()
        offers = self._offers(node.actions)
        asked = int(not all(self.availability_is_public(call) for call in node.actions))
        never = not node.may and (node.if_none == "never" or node.if_none is None)
        nothing = None if never else declined if node.may and not self.marking.on else none
        self.emit("choose", self.value(node.by), offers, nothing, 0 if never else asked, declined if node.may else None)
        for offer, call, steps in zip(offers, node.actions, node.cases, strict=True):
            self._chosen(offer, call, steps)
            self.emit("jump", end)
        self.code.span = span
        self.code.mark(none)
        if not node.may and not never:
            self.note("if_none", clause(span, "if_none"))
        if not node.may and isinstance(node.if_none, tuple):
            self.steps(node.if_none)
        self.emit("jump", passed if node.may and self.marking.on else end)
        self.code.mark(declined)
        if node.may:
            self.note("pass", clause(span, "may"))
        self.code.mark(passed)
        self.steps(node.otherwise)
        self.code.mark(end)

    def _chosen(self, offer: OpenOffer, call: t.ActionCall, steps: tuple[t.Step, ...]) -> None:
        """After a choice: what the step still needs of the picks is kept, then the action happens, then `then`."""
        action = call.action
        spec = self.action_specs[action]
        self.code.mark(offer.label)
        self.note("choice", call.span)
        self._guesses(action)
        kept = self._keep(action, steps)
        routine = self.routines[action]
        site = Label()
        self.emit("call", routine, routine.returns, len(routine.sites))
        routine.sites.append(site)
        self.code.mark(site)
        self.after(action.do)
        outside = {var: self.slots[var] for var in kept}
        self._rename(kept)
        self.steps(steps)
        self._rename(outside)
        assert spec.index == offer.action

    def _rename(self, places: dict[t.Var, int]) -> None:
        self.slots.update(places)
        self.sets.update({var: index for var, index in places.items() if var in self.sets})

    def _guesses(self, action: sym.Action) -> None:
        for pick in self.action_specs[action].picks:
            if pick.form == "unseen":
                self.emit("guess", self.action_index[action], pick.slot, self.guessed[pick.slot])

    def _keep(self, action: sym.Action, steps: tuple[t.Step, ...]) -> dict[t.Var, int]:
        """Copies of the picks that later steps name, in the step's own frame."""
        named = {node.var for node in nodes(steps) if isinstance(node, t.Local | t.Members)}
        kept = {}
        for var, pick in zip(action.pick_vars, self.action_specs[action].picks, strict=True):
            if var not in named:
                continue
            size = 1 + max(1, pick.span_of_counts[1]) if pick.form == "some" else 1
            kept[var] = self.place(var.name, size, -1, 4000)
            for offset in range(size):
                self.emit("set", kept[var] + offset, slot(pick.slot + offset))
        return kept

    def _everyone(self, node: t.EveryoneStep, span: Span) -> None:
        var = self.place_var(node.me)
        region, _ = self.region(node.who, node.me.name)
        self.emit("begin", region, self.domain(node.who))
        offers = self._offers(node.actions)
        asked = int(not all(self.availability_is_public(call) for call in node.actions))
        never = int(node.if_none == "never" or node.if_none is None)
        head, end, none = Label(), Label(), Label()
        self.emit("everyone", region, var, offers, asked, never)
        self.code.mark(head)
        self.emit("reveal", region, var, offers, end, none)
        for offer, call in zip(offers, node.actions, strict=True):
            self.code.mark(offer.label)
            self.note("choice", call.span)
            self._guesses(call.action)
            routine = self.routines[call.action]
            site = Label()
            self.emit("call", routine, routine.returns, len(routine.sites))
            routine.sites.append(site)
            self.code.mark(site)
            self.emit("jump", head)
        self.code.mark(none)
        if not never:
            self.note("if_none", clause(span, "if_none"))
        if isinstance(node.if_none, tuple):
            self.steps(node.if_none)
        self.emit("jump", head)
        self.code.mark(end)
        self.emit("unsealed")
        self.after(tuple(call.action.do for call in node.actions))

    def _offer(self, node: t.OfferStep, span: Span) -> None:
        end = Label()
        region, var, living = self.begin(node.to)
        head, refused = self.code.here(), Label()
        self.emit("next", region, var, refused, living)
        self.note("loop", node.to.span)
        offers = self._offers(node.actions)
        self.emit("choose", slot(var), offers, head, int(not all(map(self.availability_is_public, node.actions))), head)
        for offer, call in zip(offers, node.actions, strict=True):
            self._chosen(offer, call, node.accepted)
            self.emit("jump", end)
        self.code.mark(refused)
        self.note("pass", clause(span, "offer"))
        self.steps(node.refused)
        self.code.mark(end)

    # ---- loops -----------------------------------------------------------------------------------------------------

    def _turns(self, node: t.TurnsStep) -> None:
        region, var, living = self.begin(node.loop)
        head, end, round_ = self.code.here(), Label(), Label()
        self.emit("next", region, var, round_, living)
        self.note("loop", node.loop.span)
        self.steps(node.steps)
        if node.until is not None:
            done = self.condition(node.until)
            going = Label()
            self.emit("unless", done, going)
            self.emit("jump", end)
            self.code.mark(going)
        self.emit("jump", head)
        self.code.mark(round_)
        self.emit("again", region)
        self.emit("jump", head)
        self.code.mark(end)

    def _repeat(self, node: t.RepeatStep) -> None:
        head, end = self.code.here(), Label()
        self.unless(node.while_, end)
        self.emit("alert")
        self.steps(node.steps)
        if node.until is not None:
            self.emit("unless", self.condition(node.until), head)
        else:
            self.emit("jump", head)
        self.code.mark(end)

    def _match(self, node: t.MatchStep) -> None:
        end = Label()
        for test, steps in node.cases:
            after = Label()
            with self.marking.paused():
                self.unless(test, after)
            self.note("case", test.span)
            self.steps(steps)
            self.emit("jump", end)
            self.code.mark(after)
        self.code.mark(end)
