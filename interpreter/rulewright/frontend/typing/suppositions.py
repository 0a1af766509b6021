"""What would be: `me.safe after step(cell, goal)`.

In: a value, and the call of an effect. Out: both typed. Complains about effects that do more than change state (RW622):
what cannot be taken back, or is decided by chance, cannot be supposed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, assert_never

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import ERROR, SetType, Type
from rulewright.frontend.typing.calls import CallTyper
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.narrowing import later
from rulewright.frontend.typing.statements import StatementTyper
from rulewright.source.diagnostic import Label
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span

MOST_STATEMENTS = 100
"""What an effect does is worked out anew at each place where it is supposed."""
SCOPES = 4
"""A value after an effect is worked out with names of its own: where it stands, and for who may be told of it."""


class SuppositionTyper:
    """Types values after effects."""

    def __init__(
        self, context: Context, expressions: ExpressionTyper, calls: CallTyper, statements: StatementTyper
    ) -> None:
        self.context = context
        self.symbols = context.symbols
        self.report = context.report
        self.expressions = expressions
        self.calls = calls
        self.statements = statements

    def after(self, node: ast.After, scope: Scope, expected: Type | None) -> t.Expr:
        value = self.expressions.value(node.value, later(scope), expected)
        name = node.call.name
        effect = self.symbols.effects.get(name.name)
        self.symbols.want(name.span, Sort.EFFECT, scope)
        self.symbols.refer(name.span, effect)
        if effect is None:
            meant = did_you_mean(name.name, self.symbols.effects)
            return self.context.error("RW305", f"no effect is called `{name.name}`", name.span, meant)
        effect.used = True
        arguments = self.calls.arguments(node.call.span, effect, node.call.arguments, scope)
        with self.calls.levels.inside(effect):
            self.statements.effect_body(effect)
        for why, span in _too_much(effect, set()):
            hint = "state only can be supposed: set it in an effect of its own"
            message = f"what `{effect.name}` does cannot be supposed"
            self.report.error("RW622", message, node.span, hint, [Label(span, why)])
            return t.Const(node.span, ERROR, 0)
        for part in (value, *arguments):
            if isinstance(part, t.Local) and isinstance(part.type, SetType):
                return self.context.error("RW622", "a subset cannot be handed on here", part.span, "name its members")
        extent = _extent(effect, {})
        if extent.statements > MOST_STATEMENTS:
            message = f"`{effect.name}` does {extent.statements:,} things; {MOST_STATEMENTS:,} can be supposed"
            return self.context.error("RW622", message, node.span, "an effect that runs another twice does it twice")
        self.symbols.variables += SCOPES * (extent.names + len(list(scope)))
        return t.After(node.span, value.type, value, effect, arguments)


class _Extent(NamedTuple):
    """How much an effect does, with the effects that it performs, each as often as it is performed."""

    names: int
    statements: int


def _extent(effect: sym.Effect, known: dict[sym.Effect, _Extent]) -> _Extent:
    """How many names an effect gives and statements it does.
    Each effect is counted once; one that performs itself is refused elsewhere.
    """
    if effect in known:
        return known[effect]
    known[effect] = _Extent(0, 0)
    names, statements, stack = len(effect.signature), 0, list(effect.body or ())
    while stack:
        node = stack.pop()
        statements += 1
        names += int(isinstance(node, t.Let | t.ForEach))
        if isinstance(node, t.If):
            stack += [statement for _, body in node.branches for statement in body]
        elif isinstance(node, t.ForEach):
            stack += node.body
        elif isinstance(node, t.Perform):
            inner = _extent(node.effect, known)
            names, statements = names + inner.names, statements + inner.statements
    known[effect] = _Extent(names, statements)
    return known[effect]


def _too_much(effect: sym.Effect, seen: set[sym.Effect]) -> Iterator[tuple[str, Span]]:
    """What an effect does beyond changing state, in the effects that it performs too."""
    seen.add(effect)
    stack = list(reversed(effect.body or ()))
    while stack:
        node = stack.pop()
        match node:
            case t.Let(value=t.Random()) | t.Assign(value=t.Random()):
                yield "this is decided by chance", node.span
            case t.Assign(target=target) if target.state.marked:
                yield "this changes a mark", node.span
            case t.Move() | t.Draw() | t.Shuffle() | t.Turn() | t.Show() | t.Roll():
                yield "this is about components", node.span
            case t.Pay():
                yield "this moves money", node.span
            case t.Remember():
                yield "this remembers a position", node.span
            case t.Eliminate():
                yield "this eliminates a player", node.span
            case t.Let() | t.Assign() | t.Say():
                pass
            case t.If(branches=branches):
                stack += [statement for _, body in branches for statement in body]
            case t.ForEach(body=body):
                stack += body
            case t.Perform(effect=inner):
                if inner not in seen:
                    yield from _too_much(inner, seen)
            case never:
                assert_never(never)
