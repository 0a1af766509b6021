"""What takes arguments in parentheses: terms, builtin functions, and members by their number."""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.language.function_table import BUILTINS, Builtin, Gives, Takes
from rulewright.frontend.language.ways import WAY, WAYS, Shape
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.plain_numbers import plain_number
from rulewright.frontend.syntax.words_as_said import FUNCTIONS_AS_SAID
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
    NumberType,
    PlayerType,
    SideType,
    SpaceType,
    Type,
    article,
    fits,
    optional,
)
from rulewright.frontend.typing.board_functions import SHAPES, in_place_of, lacking_for, of_grid
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.numbered_members import numbered
from rulewright.frontend.typing.places import PlaceTyper
from rulewright.frontend.typing.term_levels import TermLevels
from rulewright.frontend.typing.type_names import TypeNames
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span


class CallTyper:
    """Types calls."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionTyper,
        type_names: TypeNames,
        places: PlaceTyper,
        levels: TermLevels,
    ) -> None:
        self.context = context
        self.symbols = context.symbols
        self.expressions = expressions
        self.type_names = type_names
        self.places = places
        self.levels = levels

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
            plain = plain_number(node.arguments[0])
            if plain is not None and self.symbols.numbers_of(type_).are_declared:
                return numbered(self.context, node.span, type_, plain)
            return t.FromNumber(node.span, type_, self.expressions.number(node.arguments[0], scope))
        symbol = self.symbols.free.get(name) or self._owned_term(name)
        if not isinstance(symbol, sym.Term):
            terms = [term.name for term in self.symbols.terms]
            known = did_you_mean(name, [*terms, *self._functions(), *self.symbols.spaces])
            hint = f"write `{FUNCTIONS_AS_SAID[name]}`" if name in FUNCTIONS_AS_SAID else known
            return self.context.error("RW305", f"no term or function is called `{name}`", node.name.span, hint)
        self.symbols.refer(node.name.span, symbol)
        term = self.levels.used(symbol)
        arguments = self.arguments(node.span, term, node.arguments, scope)
        return t.TermCall(node.span, self.term_type(term), term, arguments)

    def _functions(self) -> list[str]:
        """The builtin functions that may be of use: those of boards and edges where there are some."""
        return [function.name for function in BUILTINS.values() if self._is_of_use(function)]

    def _is_of_use(self, function: Builtin) -> bool:
        if function.gives in (Gives.EDGES, Gives.JOINED):
            return any(space.edges is not None for space in self.symbols.spaces.values())
        if function.gives is Gives.CORNERS:
            return any(space.corners is not None for space in self.symbols.spaces.values())
        if Takes.WAY in function.takes:
            return self.symbols.ways is not None
        return not function.boards or any(
            Shape(space.decl.shape) in function.boards for space in self.symbols.spaces.values()
        )

    def _by_place(self, node: ast.Apply) -> str:
        """How a space is named that was asked for by its row and column."""
        name, space = node.name.name, self.symbols.spaces.get(node.name.name)
        if space is None or space.decl.rows is None or len(node.arguments) != 2:
            return f"such as `{name}(1)`, or `{name} 1` where the number is known"
        row, column = (argument.span.text for argument in node.arguments)
        return (
            f"a space of a grid is found by its row and column: `the({name} where "
            f"row_of({name}) = {row} and column_of({name}) = {column})`"
        )

    def _owned_term(self, name: str) -> sym.Term | None:
        found = [term for term in self.symbols.terms if term.name == name]
        return found[0] if len(found) == 1 else None

    def _builtin(self, node: ast.Apply, scope: Scope) -> t.Expr:
        function = BUILTINS[node.name.name]
        if function.name == "payable" and len(node.arguments) == function.arity:
            place = self.places.purse(node.arguments[1], scope)
            amount = self.expressions.number(node.arguments[0], scope)
            return t.Payable(node.span, FLAG, amount, place) if place is not None else t.Const(node.span, ERROR, 0)
        arguments = self._given(function, node, scope)
        if arguments is None:
            return t.Const(node.span, ERROR, 0)
        subject, *also = arguments
        result = self._result(function, subject.type.inner)
        if function.names_several:
            form = f"{result} in {node.span.text}"
            hint = f"go through them: `any({form})`, `for each {form}:`"
            return self.context.error("RW401", f"`{function.name}` gives several spaces, not one", node.span, hint)
        if function.may_give_none:
            return t.NextSpace(node.span, result, subject, *also)
        if function.name == "distance":
            return t.Distance(node.span, result, subject, *also)
        if function.name in ("next", "previous"):
            return t.Neighbour(node.span, result, subject, 1 if function.name == "next" else -1)
        return t.Property(node.span, result, function.name, subject)

    def spaces(self, node: ast.Apply, scope: Scope) -> t.SpacesOf | None:
        """The spaces that a builtin function names (see `call_for_several`); none after a complaint."""
        function = BUILTINS[node.name.name]
        self.symbols.refer(node.name.span, function)
        arguments = self._given(function, node, scope)
        if arguments is None:
            return None
        space = arguments[0].type
        member = self._result(function, space)
        assert isinstance(space, SpaceType)
        assert isinstance(member, SpaceType)
        return t.SpacesOf(function.name, space, arguments, member)

    def _given(self, function: Builtin, node: ast.Apply, scope: Scope) -> tuple[t.Expr, ...] | None:
        """The arguments of a builtin function, each of a type that it takes; none after a complaint."""
        if len(node.arguments) != function.arity:
            count = f"`{function.name}` takes {function.arity} argument(s), not {len(node.arguments)}"
            self.context.error("RW307", count, node.span, function.signature)
            return None
        subject = self.expressions.value(node.arguments[0], scope)
        if isinstance(subject.type, ErrorType) or not self._is_taken(function, subject):
            return None
        also = tuple(
            self._also(what, subject.type.inner, argument, scope)
            for what, argument in zip(function.also, node.arguments[1:], strict=True)
        )
        return None if any(isinstance(argument.type, ErrorType) for argument in also) else (subject, *also)

    def _is_taken(self, function: Builtin, subject: t.Expr) -> bool:
        """Whether a function works on its first argument; it complains if not."""
        type_ = subject.type
        if type_.optional and not function.may_give_none:
            self.context.mismatch(subject, type_.inner)
        elif not any(_takes(what, type_.inner) for what in function.takes):
            wrong = f"`{function.name}` does not work on {article(type_)}"
            self.context.error("RW401", wrong, subject.span, function.signature)
        elif function.boards and (shape := self._shape(type_.inner)) not in function.boards:
            boards = " or ".join(SHAPES[board] for board in function.boards)
            wrong = f"`{function.name}` needs {boards}, and `{type_.inner}` is {SHAPES[shape]}"
            self.context.error("RW401", wrong, subject.span, in_place_of(function, shape))
        elif isinstance(type_.inner, SpaceType) and (
            lacking := lacking_for(function, self.symbols.spaces[type_.inner.name])
        ):
            self.context.error("RW401", lacking[0], subject.span, lacking[1])
        else:
            return True
        return False

    def _result(self, function: Builtin, argument: Type) -> Type:
        """The type that a function gives for an argument of a type that it takes."""
        match function.gives:
            case Gives.SAME | Gives.SEVERAL:
                return argument
            case Gives.SAME_OR_NONE:
                return optional(argument)
            case Gives.EDGES | Gives.EDGE_OR_NONE | Gives.JOINED:
                assert isinstance(argument, SpaceType)
                space = self.symbols.spaces[argument.name]
                other = space.of if function.gives is Gives.JOINED else (space.of or space).edges
                found = SpaceType(other.name) if other is not None else ERROR
                return optional(found) if function.gives is Gives.EDGE_OR_NONE else found
            case Gives.CORNERS | Gives.AROUND:
                assert isinstance(argument, SpaceType)
                return of_grid(function, self.symbols.spaces[argument.name])
            case Gives.NUMBER:
                return NUMBER
            case Gives.SIDE:
                return SIDE
            case Gives.FLAG:
                return FLAG
            case never:
                assert_never(never)

    def _shape(self, type_: Type) -> Shape:
        assert isinstance(type_, SpaceType)
        return Shape(self.symbols.spaces[type_.name].decl.shape)

    def _also(self, what: Takes, first: Type, argument: ast.Expr, scope: Scope) -> t.Expr:
        """A further argument: a way, or another value of the first one's type."""
        wanted = self.symbols.ways if what is Takes.WAY and self.symbols.ways is not None else first
        typed = self.expressions.value(argument, scope, wanted)
        return typed if fits(typed.type, wanted) else self.context.mismatch(typed, wanted)

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
        """The type of a term's body, typed on first use; a term that uses itself without levels is reported."""
        if term.type is None:
            if term.checking:
                self.levels.refuse(term)
                return ERROR
            term.checking = True
            with self.levels.inside(term):
                term.body = self.context.one_value(self.expressions.present(term.written, Scope(None, *term.signature)))
            term.checking = False
            if term.type is None:
                term.type = term.body.type
        return term.type


def call_for_several(node: ast.Expr) -> ast.Apply | None:
    """The call of a builtin function that names several spaces, for a domain; none if the expression is none."""
    if isinstance(node, ast.Apply) and node.name.name in BUILTINS:
        return node if BUILTINS[node.name.name].names_several else None
    return None


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
        case Takes.WAY:
            return isinstance(argument, EnumType) and argument.name == WAY and set(argument.words) <= set(WAYS)
        case Takes.COMPONENT:
            return isinstance(argument, ComponentType)
        case Takes.NUMBER:
            return isinstance(argument, NumberType)
        case never:
            assert_never(never)
