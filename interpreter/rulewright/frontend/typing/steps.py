"""Phases and their steps: from syntax to typed steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    PLAYER,
)
from rulewright.frontend.typing.calls import CallTyper
from rulewright.frontend.typing.collecting import CollectTyper
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.domains import DomainTyper
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.match_cases import ELSE, MatchTyper, none_of_them
from rulewright.frontend.typing.narrowing import later, narrowed
from rulewright.frontend.typing.restarts import restarting
from rulewright.frontend.typing.statements import StatementTyper
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span


class StepTyper:
    """Types phases."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionTyper,
        calls: CallTyper,
        domains: DomainTyper,
        statements: StatementTyper,
        matches: MatchTyper,
        collecting: CollectTyper,
    ) -> None:
        self.context = context
        self.symbols = context.symbols
        self.report = context.report
        self.expressions = expressions
        self.calls = calls
        self.domains = domains
        self.statements = statements
        self.matches = matches
        self.collecting = collecting

    def body(self, phase: sym.Phase) -> None:
        """A phase, and the levels of it that it runs."""
        level: sym.Phase | None = phase
        while level is not None:
            self._level(level)
            level = level.deeper

    def _level(self, phase: sym.Phase) -> None:
        self.phase = phase
        if phase.too_deep:
            return
        scope = Scope(None, *phase.signature)
        if phase.decl.ends_when is not None:
            phase.ends_when = self.expressions.condition(phase.decl.ends_when, scope)
        phase.steps = (*restarting(self.symbols, phase), *self.steps(phase.decl.steps, scope))

    def steps(self, nodes: tuple[doc.Step, ...], scope: Scope) -> tuple[t.Step, ...]:
        """Steps in order; lets bind for the rest of the list."""
        inner = later(scope)
        found = []
        for node in nodes:
            typed = self._step(node, inner)
            if typed is not None:
                found.append(typed)
                if isinstance(typed.verb, t.LetStep):
                    inner.bind(typed.verb.let.var)
        return tuple(found)

    def _step(self, node: doc.Step, scope: Scope) -> t.Step | None:
        when = self.expressions.condition(node.when, scope) if node.when is not None else None
        inside = narrowed(scope, when, True) if when is not None else scope
        verb = self._verb(node.verb, inside, node.span)
        outside = narrowed(scope, when, False) if when is not None else scope
        otherwise = self.steps(node.otherwise, outside)
        return t.Step(node.name, node.span, verb, when, otherwise) if verb is not None else None

    def _verb(self, verb: doc.Verb, scope: Scope, span: Span) -> t.Verb | None:
        match verb:
            case doc.DoStep(block):
                return t.DoStep(self.statements.block(block, scope))
            case doc.LetStep(binding):
                return t.LetStep(self.statements.let(binding, scope))
            case doc.ChooseStep():
                return self._choose(verb, scope, span)
            case doc.CollectStep():
                return self.collecting.collect(
                    verb, scope, lambda choice, inner: self._choose(choice, inner, span), self.steps
                )
            case doc.EveryoneStep():
                return self._everyone(verb, scope, span)
            case doc.OfferStep():
                return self._offer(verb, scope)
            case doc.EachStep(loop, steps):
                domain = self.domains.several(loop, scope)
                return (
                    t.EachStep(domain, self.steps(steps, self.domains.inside(domain, scope)))
                    if domain is not None
                    else None
                )
            case doc.TurnsStep(loop, steps, until):
                domain = self.domains.several(loop, scope)
                if domain is None:
                    return None
                inner = self.domains.inside(domain, scope)
                return t.TurnsStep(
                    domain,
                    self.steps(steps, inner),
                    self.expressions.condition(until, later(inner)) if until is not None else None,
                )
            case doc.RepeatStep(steps, while_, until):
                tests = [
                    self.expressions.condition(test, later(scope)) if test is not None else None
                    for test in (while_, until)
                ]
                return t.RepeatStep(self.steps(steps, scope), tests[0], tests[1])
            case doc.MatchStep():
                return self._match(verb, scope, span)
            case doc.CallStep():
                return self._call(verb, scope)
            case doc.EndStep(phase):
                return self._end_step(phase)
            case doc.GroupStep(steps):
                return t.GroupStep(self.steps(steps, scope))
            case never:
                assert_never(never)

    def _choose(self, node: doc.ChooseStep, scope: Scope, span: Span) -> t.ChooseStep:
        by = self._me(node.by, scope, span)
        calls = [call for call in (self._action_call(n, scope, by) for n in node.actions) if call is not None]
        names = [call.action.name for call in calls]
        meant = {did_you_mean(one.name.name, self.symbols.actions).best for one in node.actions}
        for name, place, _ in node.cases:
            self.symbols.refer(place, self.symbols.actions.get(name))
            if name not in names and name not in meant:
                self.report.error(
                    "RW305", f"`{name}` is not one of the actions of this step", place, did_you_mean(name, names)
                )
        given = {name: steps for name, _, steps in node.cases}
        cases = []
        for call in calls:
            inner = scope.child(*call.action.pick_vars, *call.action.wrong_picks)
            cases.append(self.steps(given.get(call.action.name, node.then), inner))
        if_none = (
            node.if_none if isinstance(node.if_none, str) or node.if_none is None else self.steps(node.if_none, scope)
        )
        return t.ChooseStep(node.may, by, tuple(calls), tuple(cases), if_none, self.steps(node.otherwise, scope))

    def _everyone(self, node: doc.EveryoneStep, scope: Scope, span: Span) -> t.Verb | None:
        who = (
            self.domains.domain(node.who, scope)
            if node.who is not None
            else t.Domain(span, t.Var("player", PLAYER, span, "loop"), t.AllOf(PLAYER), None, (), "", None)
        )
        if who is None:
            return None
        calls = []
        for item in node.actions:
            call = self._action_call(item, later(scope), t.Local(span, PLAYER, who.var))
            if call is not None:
                call.action.sealed = True
                calls.append(call)
        if_none = (
            node.if_none
            if isinstance(node.if_none, str) or node.if_none is None
            else self.steps(node.if_none, scope.child(who.var))
        )
        return t.EveryoneStep(tuple(calls), who, who.var, if_none)

    def _offer(self, node: doc.OfferStep, scope: Scope) -> t.Verb | None:
        to = self.domains.domain(node.to, scope)
        if to is None:
            return None
        inner = later(self.domains.inside(to, scope))
        calls = tuple(
            c
            for c in (self._action_call(n, inner, t.Local(node.to.span, PLAYER, to.var)) for n in node.actions)
            if c is not None
        )
        only = calls[0].action if len(calls) == 1 else None
        picks = (
            (*only.pick_vars, *only.wrong_picks) if only is not None else ()
        )  # of several, nobody knows which was taken
        return t.OfferStep(calls, to, self.steps(node.accepted, inner.child(*picks)), self.steps(node.refused, scope))

    def _me(self, by: ast.Expr | None, scope: Scope, span: Span) -> t.Expr:
        if by is not None:
            return self.expressions.value(by, scope, PLAYER)
        me = scope.find("me")
        if me is None:
            return self.context.error(
                "RW305",
                "nobody is called `me` here: who chooses?",
                span,
                "add `by: ...`, or name a parameter or loop `player me`",
            )
        me.used = True
        return t.Local(span, me.type, me)

    def _action_call(self, node: ast.Call, scope: Scope, chooser: t.Expr) -> t.ActionCall | None:
        action = self.symbols.actions.get(node.name.name)
        self.symbols.want(node.name.span, Sort.ACTION, scope)
        self.symbols.refer(node.name.span, action)
        if action is None:
            self.report.error(
                "RW305",
                f"no action is called `{node.name.name}`",
                node.name.span,
                did_you_mean(node.name.name, self.symbols.actions),
            )
            return None
        action.used = True
        action.me.sites.append(chooser)
        return t.ActionCall(node.span, action, self.calls.arguments(node.span, action, node.arguments, scope))

    def _match(self, node: doc.MatchStep, scope: Scope, span: Span) -> t.Verb | None:
        subject = self.expressions.present(node.subject, scope)
        cases = []
        for key, steps in node.cases:
            if key.text == ELSE:
                continue
            test = self.matches.case_test(ast.Name(key.span, key.text), subject, key.number, scope)
            if test is not None:
                cases.append((test, self.steps(steps, scope)))
        rest = next(((key, steps) for key, steps in node.cases if key.text == ELSE), None)
        self.matches.complete([key.text for key, _ in node.cases], subject, rest[0].span if rest else span, scope)
        if rest is not None and cases:
            cases.append((none_of_them(rest[0].span, [test for test, _ in cases]), self.steps(rest[1], scope)))
        return t.MatchStep(subject, tuple(cases), rest is not None)

    def _call(self, node: doc.CallStep, scope: Scope) -> t.Verb | None:
        name = node.call.name
        tables: dict[str, tuple[dict[str, sym.Callable], str]] = {
            "run": (dict(self.symbols.phases), "phase"),
            "resolve": (dict(self.symbols.priorities), "priority list"),
            "pay": (dict(self.symbols.payouts), "payout"),
        }
        table, word = tables[node.verb]
        symbol = self.context.called(name, word, table, scope)
        if symbol is None:
            return None
        symbol.used = True
        if symbol is self.symbols.phases.get(self.phase.name):
            symbol = self._deeper()
        arguments = self.calls.arguments(node.call.span, symbol, node.call.arguments, scope)
        make: Callable[..., t.Verb] = {"run": t.RunStep, "resolve": t.ResolveStep, "pay": t.PayStep}[node.verb]
        return make(symbol, arguments)

    def _deeper(self) -> sym.Phase:
        """The phase itself as it runs itself: one level deeper, as far as it says how deep it may go."""
        at = self.phase
        if at.decl.depth > 1 and at.deeper is None:
            variables = tuple(t.Var(var.name, var.type, var.span, "parameter", used=True) for var in at.signature)
            at.deeper = sym.Phase(at.name, at.span, variables, at.decl, level=at.level + 1)
        return at.deeper or at

    def _end_step(self, name: ast.Name) -> t.Verb | None:
        phase = self.context.called(name, "phase", self.symbols.phases, also=("game",))
        if name.name == "game":
            return t.EndStep(None)
        return (
            None
            if phase is None
            else t.EndStep(self.phase if phase is self.symbols.phases.get(self.phase.name) else phase)
        )
