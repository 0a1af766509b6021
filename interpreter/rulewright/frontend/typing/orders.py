"""Orders: `by highest x then clockwise from y`, from syntax to typed criteria."""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    FLAG,
    PLAYER,
    ErrorType,
    SideType,
    SpaceType,
    Type,
    ordered,
    several,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.source.suggestions import did_you_mean


class OrderTyper:
    """Types orders."""

    def __init__(self, context: Context, expressions: ExpressionTyper) -> None:
        self.context = context
        self.symbols = context.symbols
        self.report = context.report
        self.expressions = expressions

    def order(
        self, node: ast.Order, scope: Scope, member: t.Var, endings: tuple[str, ...] = ("together",)
    ) -> tuple[t.Criterion, ...]:
        """An order chain; values of `highest` and `lowest` are about `member`. `endings` may settle its ties."""
        inner = scope.child(member)
        return tuple(self._criterion(c, scope, inner, member, endings) for c in node.criteria)

    def _criterion(
        self, node: ast.Criterion, scope: Scope, inner: Scope, member: t.Var, endings: tuple[str, ...]
    ) -> t.Criterion:
        when = self.expressions.condition(node.when, scope) if node.when is not None else None
        match node.kind:
            case "highest" | "lowest":
                assert node.value is not None
                value = self.expressions.value(node.value, inner)
                if value.type.optional or not (ordered(value.type) or value.type == FLAG):
                    hint = f"by seats: `{node.kind} number_of({node.value.span.text})`" if value.type == PLAYER else ""
                    value = self.context.error("RW404", f"`{node.kind}` needs numbers", value.span, hint)
                return t.Criterion(node.span, node.kind, value, when)
            case "clockwise" | "counterclockwise":
                assert node.value is not None
                return t.Criterion(node.span, node.kind, self._start(node.value, scope, member.type), when)
            case "option":
                assert isinstance(node.value, ast.Name)
                return self._ending_option(node, node.value, endings)
            case "together" | "shared" | "out":
                return t.Criterion(node.span, node.kind, None, when)
            case _:
                assert_never(node.kind)

    def _start(self, node: ast.Expr, scope: Scope, type_: Type) -> t.Expr:
        if not isinstance(type_, type(PLAYER) | SpaceType | SideType | ErrorType):
            return self.context.error(
                "RW404",
                f"{several(type_)} do not stand in a circle",
                node.span,
                "`clockwise from` orders players, sides and spaces",
            )
        return self.expressions.value(node, scope, type_)

    def _unranked(self, name: str, ending: str) -> str:
        """The hint about a value that stands alone, where `highest` or `lowest` stands before it."""
        if name in ("seat", "seats", "player", "players", "turn_order"):
            return (
                "by seats: `lowest number_of(player)`" if ending == "shared" else "by seats: `clockwise from player 1`"
            )
        owned = {word for _, word in self.symbols.owned}
        values = owned | {"points"} | set(self.symbols.free) - set(self.symbols.options)
        return f"an order says `highest` or `lowest`: `highest {name} then {ending}`" if name in values else ""

    def _ending_option(self, node: ast.Criterion, name: ast.Name, endings: tuple[str, ...]) -> t.Criterion:
        symbol = self.symbols.options.get(name.name)
        self.symbols.want(name.span, Sort.ENDING)
        self.symbols.refer(name.span, symbol)
        if symbol is None:
            hint = self._unranked(name.name, endings[0]) or did_you_mean(name.name, [*endings, *self.symbols.options])
            self.report.error("RW508", f"`{name.name}` says nothing about ties", name.span, hint)
            return t.Criterion(node.span, "shared", None, None)
        symbol.used = True
        if not symbol.words or not set(symbol.words) <= set(endings):
            self.report.error(
                "RW508",
                f"the option `{name.name}` has values that say nothing about ties here",
                name.span,
                f"its values must be among {', '.join(endings)}",
            )
        return t.Criterion(node.span, "option", t.OptionValue(name.span, symbol.type, symbol), None)
