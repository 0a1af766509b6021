"""What takes arguments in parentheses: terms, builtin functions, and members by their number."""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.language.function_table import BUILTINS, Builtin, Gives, Takes
from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    FLAG,
    NUMBER,
    SIDE,
    ComponentType,
    EnumType,
    ErrorType,
    NoneType,
    NumberType,
    PlayerType,
    SideType,
    SpaceType,
    Type,
    article,
    fits,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.places import PlaceTyper
from rulewright.frontend.typing.type_names import TypeNames
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span


class CallTyper:
    """Types calls."""

    def __init__(
        self, context: Context, expressions: ExpressionTyper, type_names: TypeNames, places: PlaceTyper
    ) -> None:
        self.context = context
        self.symbols = context.symbols
        self.expressions = expressions
        self.type_names = type_names
        self.places = places

    def apply(self, node: ast.Apply, scope: Scope) -> t.Expr:
        name = node.name.name
        self.symbols.want(node.name.span, Sort.VALUE, scope)
        if name in BUILTINS:
            self.symbols.refer(node.name.span, BUILTINS[name])
            return self._builtin(node, scope)
        type_ = self.type_names.numbered(name)
        if type_ is not None:
            self.symbols.refer(node.name.span, self.symbols.spaces.get(name))
            if len(node.arguments) != 1:
                return self.context.error("RW307", f"`{name}(...)` takes one number", node.span, self._by_place(node))
            return t.FromNumber(node.span, type_, self.expressions.number(node.arguments[0], scope))
        symbol = self.symbols.free.get(name) or self._owned_term(name)
        if not isinstance(symbol, sym.Term):
            terms = [term.name for term in self.symbols.terms]
            hint = did_you_mean(name, [*terms, *BUILTINS, *self.symbols.spaces])
            return self.context.error("RW305", f"no term or function is called `{name}`", node.name.span, hint)
        symbol.used = True
        self.symbols.refer(node.name.span, symbol)
        arguments = self.arguments(node.span, symbol, node.arguments, scope)
        return t.TermCall(node.span, self.term_type(symbol), symbol, arguments)

    def _by_place(self, node: ast.Apply) -> str:
        """How a space is named that was asked for by its row and column."""
        name, space = node.name.name, self.symbols.spaces.get(node.name.name)
        if space is None or space.decl.rows is None or len(node.arguments) != 2:
            return f"such as `{name}(1)`, or `{name} 1` where the number is known"
        row, column = (argument.span.text for argument in node.arguments)
        return f"a space of a grid is found by its row and column: `the({name} where row_of({name}) = {row} and column_of({name}) = {column})`"

    def _owned_term(self, name: str) -> sym.Term | None:
        found = [term for term in self.symbols.terms if term.name == name]
        return found[0] if len(found) == 1 else None

    def _builtin(self, node: ast.Apply, scope: Scope) -> t.Expr:
        function = BUILTINS[node.name.name]
        if len(node.arguments) != function.arity:
            return self.context.error(
                "RW307",
                f"`{function.name}` takes {function.arity} argument(s), not {len(node.arguments)}",
                node.span,
                function.signature,
            )
        if function.name == "payable":
            place = self.places.purse(node.arguments[1], scope)
            amount = self.expressions.number(node.arguments[0], scope)
            return t.Payable(node.span, FLAG, amount, place) if place is not None else t.Const(node.span, ERROR, 0)
        subject = self.expressions.value(node.arguments[0], scope)
        if isinstance(subject.type, ErrorType):
            return subject
        if subject.type.optional:
            return self.context.mismatch(subject, subject.type.inner)
        result = _result(function, subject.type)
        if result is None:
            return self.context.error(
                "RW401", f"`{function.name}` does not work on {article(subject.type)}", subject.span, function.signature
            )
        if function.name in ("next", "previous"):
            return t.Neighbour(node.span, result, subject, 1 if function.name == "next" else -1)
        return t.Property(node.span, result, function.name, subject)

    def arguments(
        self, span: Span, symbol: sym.Callable, nodes: tuple[ast.Expr, ...], scope: Scope, first: t.Expr | None = None
    ) -> tuple[t.Expr, ...]:
        """The arguments of a call, checked against the signature; each is noted as a site of its parameter."""
        given: list[t.Expr] = [first] if first is not None else []
        wanted = symbol.signature
        if len(nodes) + len(given) != len(wanted):
            words = ", ".join(f"{var.type} {var.name}" if str(var.type) != var.name else var.name for var in wanted)
            self.context.error(
                "RW307",
                f"`{symbol.name}` takes {len(wanted) - len(given)} argument(s), not {len(nodes)}",
                span,
                f"its parameters: {words or 'none'}",
            )
            return tuple(t.Const(span, ERROR, 0) for _ in wanted)
        if first is not None and not fits(first.type, wanted[0].type):
            given[0] = self.context.mismatch(first, wanted[0].type)
        given += [
            self.expressions.value(node, scope, var.type) for node, var in zip(nodes, wanted[len(given) :], strict=True)
        ]
        for var, argument in zip(wanted, given, strict=True):
            var.sites.append(argument)
        return tuple(given)

    def term_type(self, term: sym.Term) -> Type:
        """The type of a term's body, typed on first use; a term that uses itself is reported."""
        if term.type is None:
            if term.checking:
                self.context.error(
                    "RW601",
                    f"the term `{term.name}` uses itself",
                    term.span,
                    "terms are finite: none may use itself, directly or round about",
                )
                return ERROR
            term.checking = True
            term.body = self.expressions.value(term.decl.body, Scope(None, *term.signature))
            term.checking = False
            if term.type is None:
                term.type = ERROR if isinstance(term.body.type, NoneType) else term.body.type
        return term.type


def _result(function: Builtin, argument: Type) -> Type | None:
    """The type that a function gives for an argument of a type, or none if it does not take that."""
    if not any(_takes(what, argument) for what in function.takes):
        return None
    match function.gives:
        case Gives.SAME:
            return argument
        case Gives.NUMBER:
            return NUMBER
        case Gives.SIDE:
            return SIDE
        case Gives.FLAG:
            return FLAG
        case never:
            assert_never(never)


def _takes(what: Takes, argument: Type) -> bool:
    match what:
        case Takes.PLAYER:
            return isinstance(argument, PlayerType)
        case Takes.SIDE:
            return isinstance(argument, SideType)
        case Takes.SPACE:
            return isinstance(argument, SpaceType)
        case Takes.WORD:
            return isinstance(argument, EnumType)
        case Takes.COMPONENT:
            return isinstance(argument, ComponentType)
        case Takes.NUMBER:
            return isinstance(argument, NumberType)
        case never:
            assert_never(never)
