"""No name of a component is used after a shuffle that may include it (RW615): a shuffle ends what anybody can follow.

The walk goes through blocks and steps in their order and keeps, for every such name, the zones in which its component
may lie.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rulewright.frontend.analysis.followed_names import FollowedNames, is_component
from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.analysis.walk import nodes, zones_of
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Label, Report
from rulewright.source.text import Span

DEEP = 4
"""Loops inside so many loops are gone through once."""


def check_references(survey: Survey, report: Report) -> None:
    symbols = survey.symbols
    for phase in symbols.phases.values():
        walk = _Walk(report)
        walk.steps(phase.steps, walk.start(phase.signature))
    for effect in symbols.effects.values():
        walk = _Walk(report)
        walk.block(effect.body or (), walk.start(effect.signature))
    for priority in symbols.priorities.values():
        for case in (case for cases in priority.rules.values() for case in cases):
            walk = _Walk(report)
            walk.block(case.do, walk.start(priority.signature))
    for payout in symbols.payouts.values():
        for block in (payout.paid, payout.unpaid):
            walk = _Walk(report)
            walk.block(block, walk.start(payout.signature))


class _Walk:
    """One way through the rules."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.depth = 0
        self.told: set[t.Var] = set()

    def start(self, parameters: tuple[t.Var, ...]) -> FollowedNames:
        state = FollowedNames()
        for var in parameters:
            state.bind(var)
        return state

    # ---- names ------------------------------------------------------------------------------------------------------

    def use(self, root: object, state: FollowedNames) -> None:
        """Tell names in an expression that a shuffle has ended; others are remembered."""
        own: set[t.Var] = set()
        for node in nodes(root, deep=False):
            if isinstance(node, t.Domain):
                own.add(node.var)
            var = node.var if isinstance(node, t.Local | t.Members) else None
            if var is None or var in own or not is_component(var):
                continue
            state.where(var)
            if var in state.ended and var not in self.told:
                self.told.add(var)
                span = node.span if isinstance(node, t.Local) else var.span
                label = Label(state.ended[var], f"`{var.name}` may be among what is shuffled here")
                self.report.error(
                    "RW615", f"`{var.name}` may not be known any more", span, "use it before the shuffle", [label]
                )

    # ---- blocks -----------------------------------------------------------------------------------------------------

    def block(self, statements: t.Block, state: FollowedNames) -> None:
        for statement in statements:
            self.statement(statement, state)

    def statement(self, node: t.Statement, state: FollowedNames) -> None:
        match node:
            case t.If(branches=branches):
                ends = []
                for condition, body in branches:
                    self.use(condition, state)
                    ends.append(state.copy())
                    self.block(body, ends[-1])
                state.merge(*ends)
            case t.ForEach(domain=domain, body=body):
                self.use(domain, state)
                self.loop(domain, state, lambda inner: self.block(body, inner))
            case t.Perform(effect=effect, arguments=arguments):
                self.use(arguments, state)
                self.follow(effect.body, node.span, state)
            case _:
                self.use(node, state)
                self.effect(node, state)

    def effect(self, node: t.Statement, state: FollowedNames) -> None:
        """A statement in its place: it may name a component anew, or move one that has a name."""
        match node:
            case t.Let(var=var):
                state.bind(var)
            case (
                t.Move(what=t.Domain(source=t.Single(value=t.Local(var=var))), to=to)
                | t.Move(what=t.Domain(source=t.Members(var=var)), to=to)
            ):
                state.zones[var] = {to.zone}
            case other:
                self.followed(other, node.span, state)

    def follow(self, body: object, span: Span, state: FollowedNames) -> None:
        """What an effect or phase does, told at the place where it is used."""
        seen: set[sym.Symbol] = set()
        stack = [body]
        while stack:
            for node in nodes(stack.pop()):
                if isinstance(node, t.Statement):
                    self.followed(node, span, state)
                elif isinstance(node, t.Verb):
                    for rule, inside in _run_by(node):
                        if rule not in seen:
                            seen.add(rule)
                            stack.append(inside)

    def followed(self, node: t.Statement, span: Span, state: FollowedNames) -> None:
        """What one statement does to the names that were given before."""
        match node:
            case t.Draw(source=source, to=to):
                if source.zone.refilled_from is not None:
                    state.shuffle({source.zone.refilled_from}, span)
                state.move({source.zone}, to.zone)
            case t.Shuffle(places=places, into=into):
                zones: set[sym.Symbol] = {place.zone for place in places}
                state.shuffle(zones | ({into.zone} if into is not None else set()), span)
            case t.Move(what=what, to=to):
                state.move(zones_of(what), to.zone)
            case (
                t.Turn() | t.Show() | t.Roll() | t.Pay() | t.Assign() | t.Remember() | t.Eliminate() | t.Say()
                | t.Let() | t.Perform() | t.If()
                | t.ForEach()
            ):  # fmt: skip
                pass
            case never:
                assert_never(never)

    def rounds(self, state: FollowedNames, body: Callable[[FollowedNames], None]) -> None:
        """A body, and again if its end may change how it goes the next time."""
        self.depth += 1
        for _ in range(2 if self.depth <= DEEP else 1):
            before, inner = state.copy(), state.copy()
            body(inner)
            state.merge(inner)
            if state == before:
                break
        self.depth -= 1

    def loop(self, domain: t.Domain, state: FollowedNames, body: Callable[[FollowedNames], None]) -> None:
        def turn(inner: FollowedNames) -> None:
            inner.bind(domain.var)
            body(inner)

        self.rounds(state, turn)

    # ---- steps ------------------------------------------------------------------------------------------------------

    def steps(self, steps: tuple[t.Step, ...], state: FollowedNames) -> None:
        for step in steps:
            self.use(step.when, state)
            done, other = state.copy(), state.copy()
            self.verb(step.verb, step.span, done)
            self.steps(step.otherwise, other)
            if step.when is None:
                state.zones, state.ended = done.zones, done.ended
            else:
                state.merge(done, other)

    def verb(self, verb: t.Verb, span: Span, state: FollowedNames) -> None:
        match verb:
            case t.DoStep(block=block):
                self.block(block, state)
            case t.LetStep(let=let):
                self.statement(let, state)
            case t.GroupStep(steps=steps):
                self.steps(steps, state)
            case t.EachStep(loop=loop, steps=steps) | t.TurnsStep(loop=loop, steps=steps):
                self.use(loop, state)
                self.loop(loop, state, lambda inner: self.steps(steps, inner))
            case t.RepeatStep(steps=steps):
                self.rounds(state, lambda inner: self.steps(steps, inner))
            case t.MatchStep(subject=subject, cases=cases):
                self.use(subject, state)
                self.ways([steps for _, steps in cases], state)
            case t.RunStep(phase=phase, arguments=arguments):
                self.use(arguments, state)
                self.follow(phase.steps, span, state)
            case t.ResolveStep(priority=priority, arguments=arguments):
                self.use(arguments, state)
                self.follow(tuple(case.do for cases in priority.rules.values() for case in cases), span, state)
            case t.ChooseStep(actions=actions, cases=cases, if_none=if_none, otherwise=otherwise):
                self.chosen(actions, cases, state)
                self.ways([if_none if isinstance(if_none, tuple) else (), otherwise], state)
            case t.CollectStep(choice=choice, var=var, steps=steps):
                state.bind(var)
                self.rounds(state, lambda inner: self.verb(choice, span, inner))
                self.steps(steps, state)
            case t.EveryoneStep(actions=actions, if_none=if_none):
                self.chosen(actions, tuple(() for _ in actions), state)
                self.ways([if_none if isinstance(if_none, tuple) else ()], state)
            case t.OfferStep(actions=actions, accepted=accepted, refused=refused):
                self.chosen(actions, tuple(accepted for _ in actions), state)
                self.ways([refused], state)
            case t.PayStep(payout=payout, arguments=arguments):
                self.use(arguments, state)
                self.follow((payout.paid, payout.unpaid), span, state)
            case t.EndStep():
                pass
            case never:
                assert_never(never)

    def ways(self, ways: list[tuple[t.Step, ...]], state: FollowedNames) -> None:
        ends = []
        for steps in ways:
            ends.append(state.copy())
            self.steps(steps, ends[-1])
        state.merge(*ends)

    def chosen(
        self, actions: tuple[t.ActionCall, ...], cases: tuple[tuple[t.Step, ...], ...], state: FollowedNames
    ) -> None:
        """Each action with what follows it; its line of the log comes after its effects."""
        ends = []
        for call, steps in zip(actions, cases, strict=True):
            self.use(call.arguments, state)
            inner = state.copy()
            for var in call.action.pick_vars:
                inner.bind(var)
            self.use(call.action.announces, inner)
            self.block(call.action.do, inner)
            self.use(call.action.says, inner)
            self.steps(steps, inner)
            ends.append(inner)
        state.merge(*ends)


def _run_by(verb: t.Verb) -> list[tuple[sym.Symbol, object]]:
    """The rules that a step runs, which are no part of it, and what is done in them."""
    match verb:
        case t.RunStep(phase=phase):
            return [(phase, phase.steps)]
        case t.ResolveStep(priority=priority):
            return [(priority, tuple(case.do for cases in priority.rules.values() for case in cases))]
        case t.PayStep(payout=payout):
            return [(payout, (payout.paid, payout.unpaid))]
        case t.ChooseStep(actions=actions) | t.EveryoneStep(actions=actions) | t.OfferStep(actions=actions):
            return [(call.action, call.action.do) for call in actions]
        case t.CollectStep(choice=choice):
            return _run_by(choice)
        case (
            t.DoStep() | t.LetStep() | t.EachStep() | t.TurnsStep() | t.RepeatStep() | t.MatchStep() | t.EndStep()
            | t.GroupStep()
        ):  # fmt: skip
            return []
        case never:
            assert_never(never)
