"""Statements: from syntax to typed blocks."""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.words_as_said import NO_EFFECTS, verb
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    NUMBER,
    PLAYER,
    ErrorType,
    article,
)
from rulewright.frontend.typing.calls import CallTyper
from rulewright.frontend.typing.component_statements import ComponentStatementTyper
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.domains import DomainTyper
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.histories import history_named
from rulewright.frontend.typing.narrowing import behind, narrowed
from rulewright.frontend.typing.places import PlaceTyper
from rulewright.frontend.typing.texts import TextTyper
from rulewright.sentences import english_forms
from rulewright.source.suggestions import Guess, did_you_mean


class StatementTyper:
    """Types blocks of statements."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionTyper,
        places: PlaceTyper,
        calls: CallTyper,
        domains: DomainTyper,
        texts: TextTyper,
        component_statements: ComponentStatementTyper,
    ) -> None:
        self.context = context
        self.symbols = context.symbols
        self.report = context.report
        self.expressions = expressions
        self.places = places
        self.calls = calls
        self.domains = domains
        self.texts = texts
        self.component_statements = component_statements

    def block(self, node: ast.Block, scope: Scope) -> t.Block:
        """The statements of a block; lets bind for the rest of it."""
        inner = scope.child()
        found = []
        for statement in node.statements:
            typed = self._statement(statement, inner)
            if typed is not None:
                found.append(typed)
            if isinstance(typed, t.Let):
                inner.bind(typed.var)
            inner = behind(inner, (statement,))
        return tuple(found)

    def _statement(self, node: ast.Statement, scope: Scope) -> t.Statement | None:
        match node:
            case ast.Move():
                return self.component_statements.move(node, scope)
            case ast.Draw():
                return self.component_statements.draw(node, scope)
            case ast.Shuffle(span, places, into):
                zones = [self.places.zone(place, scope) for place in places]
                target = self.places.single_zone(into, scope) if into is not None else None
                if any(zone is None for zone in zones) or (into is not None and target is None):
                    return None
                return t.Shuffle(span, tuple(zone for zone in zones if zone is not None), target)
            case ast.Turn(span, what, facing):
                domain = self.component_statements.components(what, scope, "turned")
                return (
                    t.Turn(span, domain, self.component_statements.face(facing, scope)) if domain is not None else None
                )
            case ast.Show():
                return self.component_statements.show(node, scope)
            case ast.Roll(span, what):
                return self.component_statements.roll(span, what, scope)
            case ast.Pay():
                return self._pay(node, scope)
            case ast.Set():
                return self._assign(node, scope)
            case ast.Eliminate(span, who):
                return t.Eliminate(span, self.expressions.value(who, scope, PLAYER))
            case ast.Say(span, text):
                return t.Say(span, self.texts.say(text, scope))
            case ast.Binding():
                return self.let(node, scope)
            case ast.Call():
                return self._perform(node, scope)
            case ast.If():
                return self._if(node, scope)
            case ast.ForEach(span, what, body):
                domain = self.domains.several(what, scope)
                if domain is None:
                    return None
                inner = behind(self.domains.inside(domain, scope), body.statements)  # the rounds before
                return t.ForEach(span, domain, self.block(body, inner))
            case never:
                assert_never(never)

    def _pay(self, node: ast.Pay, scope: Scope) -> t.Pay | None:
        source, to = self.places.purse(node.source, scope), self.places.purse(node.to, scope)
        amount = self.expressions.number(node.amount.value, scope) if node.amount.value is not None else None
        if source is None or to is None:
            return None
        if source.purse.currency is not to.purse.currency:
            self.report.error(
                "RW405",
                (
                    f"`{source.purse.name}` holds {english_forms.several(source.purse.currency.name)}, "
                    f"`{to.purse.name}` {english_forms.several(to.purse.currency.name)}"
                ),
                node.span,
                "money stays in its currency",
            )
        return t.Pay(node.span, node.amount.kind, amount, source, to)

    def _assign(self, node: ast.Set, scope: Scope) -> t.Assign | t.Remember | None:
        history = history_named(node.slot, self.symbols, scope)
        if history is not None:
            return self._remember(node, history)
        self.symbols.want(node.slot.span, Sort.STATE, scope)
        target = self.expressions.form(node.slot, scope, None)
        if not isinstance(target, t.StateOf):
            if not isinstance(target.type, ErrorType):
                hint = (
                    "money moves with `pay`"
                    if isinstance(target, t.PurseOf)
                    else "only what `state` declares can be set"
                )
                self.report.error("RW406", f"`{node.slot.span.text}` cannot be set", node.slot.span, hint)
            return None
        wanted = target.state.type if node.operator == "set" else NUMBER
        if node.operator != "set" and target.state.type != NUMBER:
            self.report.error(
                "RW401",
                f"only numbers can be added to, and this is {article(target.state.type)}",
                node.slot.span,
                "use `set ... to ...`",
            )
        return t.Assign(node.span, node.operator, target, self.expressions.value(node.value, scope, wanted))

    def _remember(self, node: ast.Set, history: sym.PositionHistory) -> t.Remember | None:
        """`add stone to seen`."""
        self.symbols.refer(node.slot.span, history)
        if node.operator != "add" or not isinstance(node.value, ast.Name) or node.value.name != history.state.name:
            hint = f"write `add {history.state.name} to {history.name}`"
            self.report.error("RW623", f"`{history.name}` holds positions of `{history.state.name}`", node.span, hint)
            return None
        self.symbols.refer(node.value.span, history.state)
        return t.Remember(node.span, history)

    def let(self, node: ast.Binding, scope: Scope) -> t.Let:
        """A let: its value may be random."""
        return t.Let(node.span, *self.expressions.named(node, scope))

    def _meant(self, name: str) -> str:
        """The hint about an effect that is none."""
        if name in self.symbols.actions:
            return f"phases and actions stand in steps, not in blocks: a player is asked by `{{must: {name}}}`"
        if name in self.symbols.phases:
            return f"phases and actions stand in steps, not in blocks: `{{run: {name}}}`"
        guess = did_you_mean(name, self.symbols.effects)
        is_near = isinstance(guess, Guess) and guess.best
        return NO_EFFECTS.get(name) or (guess if is_near else verb(name) or guess)

    def _perform(self, node: ast.Call, scope: Scope) -> t.Perform | None:
        effect = self.symbols.effects.get(node.name.name)
        self.symbols.want(node.name.span, Sort.EFFECT, scope)
        self.symbols.refer(node.name.span, effect)
        if effect is None:
            self.report.error(
                "RW305", f"no effect is called `{node.name.name}`", node.name.span, self._meant(node.name.name)
            )
            return None
        effect.used = True
        arguments = self.calls.arguments(node.span, effect, node.arguments, scope)
        self.effect_body(effect)
        return t.Perform(node.span, effect, arguments)

    def effect_body(self, effect: sym.Effect) -> None:
        """Types an effect's body on first use; an effect that performs itself is reported."""
        if effect.body is None:
            if effect.checking:
                self.report.error(
                    "RW601",
                    f"the effect `{effect.name}` performs itself",
                    effect.span,
                    "effects are finite: none may perform itself, directly or round about",
                )
                return
            effect.checking = True
            effect.body = self.block(effect.decl.body, Scope(None, *effect.signature))
            effect.checking = False

    def _if(self, node: ast.If, scope: Scope) -> t.If:
        branches: list[tuple[t.Expr | None, t.Block]] = []
        inner = scope
        for condition, body in node.branches:
            test = self.expressions.condition(condition, inner) if condition is not None else None
            branches.append((test, self.block(body, narrowed(inner, test, True) if test is not None else inner)))
            inner = narrowed(inner, test, False) if test is not None else inner
        return t.If(node.span, tuple(branches))
