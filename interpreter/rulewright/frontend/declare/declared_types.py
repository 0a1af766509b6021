"""Types as declarations write them: by name, as a range, as words; and the types of owners and keys."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    ERROR,
    NUMBER,
    PLAYER,
    SIDE,
    ComponentType,
    EnumType,
    ErrorType,
    NumberType,
    PairType,
    SpaceType,
    Type,
    article,
    optional,
    several,
)
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.type_names import TypeNames


class DeclaredTypes:
    """Resolves declared types."""

    def __init__(self, context: Context, type_names: TypeNames, constants: ConstantTyper) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.type_names = type_names
        self.constants = constants

    def resolve(self, decl: doc.TypeDecl, name: str) -> tuple[Type, t.Expr | None, t.Expr | None]:
        """A declared type and, for numbers, its ends."""
        if decl.words:
            return self.symbols.enums[name], None, None
        kind = decl.kind
        assert kind is not None
        if kind.form == "range" and kind.low is not None and kind.high is not None:
            low, high = self.constants.constant(kind.low), self.constants.constant(kind.high)
            return (optional(NUMBER) if kind.optional else NUMBER), low, high
        if kind.name is None:
            self.report.error(
                "RW306", "`each` is not a type", decl.span, "write a type: a range, a list of words, or a name"
            )
            return ERROR, None, None
        type_ = self.type_names.type_of(kind.name)
        if isinstance(type_, NumberType) and type_.named is not None:
            low, high = (t.Const(kind.name.span, type_, end) for end in (type_.named.low, type_.named.high))
            return (optional(type_) if kind.optional else type_), low, high
        if type_ == NUMBER:
            self.report.error("RW306", "a number needs its range", decl.span, "write `0..10`")
            return ERROR, None, None
        return (optional(type_) if kind.optional else type_), None, None

    def owners(self, names: tuple[ast.Name, ...]) -> Type | None:
        """What a zone or purse is of: nothing, an owner, or an owner and more."""
        types = [self.owner(name) for name in names]
        for name, type_ in zip(names[1:], types[1:], strict=True):
            if isinstance(type_, type(PLAYER) | type(SIDE)) and not isinstance(types[0], type(PLAYER) | type(SIDE)):
                told = ", ".join([name.name, *(other.name for other in names if other is not name)])
                self.report.error(
                    "RW306",
                    f"the {type_} stands first, as the owner",
                    name.span,
                    f"write `per: [{told}]`",
                )
                return ERROR
        if any(isinstance(type_, ErrorType) for type_ in types):
            return ERROR
        return PairType(tuple(types)) if len(types) > 1 else types[0] if types else None

    def owner(self, name: ast.Name) -> Type:
        """The owners' type: players, sides, spaces or words."""
        type_ = self.type_names.type_of(name)
        if not isinstance(type_, type(PLAYER) | type(SIDE) | SpaceType | EnumType | ErrorType):
            self.report.error(
                "RW306",
                f"{article(type_)} cannot own anything",
                name.span,
                "owners are player, side, a space or an enumeration",
            )
            return ERROR
        return type_

    def state_keys(self, names: tuple[ast.Name, ...]) -> tuple[Type, ...]:
        """What a state variable is of: owners, or one class of components that carry it as a mark."""
        if len(names) == 1 and names[0].name in self.symbols.classes:
            return (self.type_names.type_of(names[0]),)
        marked = next((name for name in names if name.name in self.symbols.classes), None)
        if marked is not None:
            self.report.error(
                "RW306",
                f"{article(ComponentType(marked.name))} cannot share a state with another owner",
                marked.span,
                f"a mark lies on the component alone: `per: {marked.name}`",
            )
            return (ERROR,)
        return tuple(map(self.owner, names))

    def key(self, name: ast.Name) -> Type:
        type_ = self.type_names.type_of(name)
        if isinstance(type_, NumberType) and type_.named is not None:
            return type_
        if not isinstance(type_, EnumType | SpaceType | type(PLAYER) | type(SIDE) | ErrorType):
            self.report.error(
                "RW306",
                f"a table cannot have {several(type_)} as keys",
                name.span,
                "keys are words, players, spaces, or a range of numbers such as `1..13`",
            )
            return ERROR
        return type_
