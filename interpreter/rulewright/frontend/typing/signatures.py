"""Parameters, as signatures write them: a type and a name, or how many of what, and a name.

In: syntax. Out: local names. Complains about names that are no type's (RW306).
"""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.types import ErrorType, SetType, Type
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.nouns import NounTyper
from rulewright.frontend.typing.type_names import TypeNames


class ParameterTyper:
    """Types parameters."""

    def __init__(self, context: Context, types: TypeNames, constants: ConstantTyper, nouns: NounTyper) -> None:
        self.symbols = context.symbols
        self.types = types
        self.constants = constants
        self.nouns = nouns

    def parameter(self, parameter: ast.Parameter) -> t.Var:
        """A new variable; `sizes` where it is a set."""
        name = parameter.name
        if parameter.sizes is None:
            type_ = self.types.type_of(parameter.type)
            is_implied = isinstance(type_, ErrorType) and name.name == parameter.type.name
            called = self.types.meant(parameter.type) if is_implied else name.name
            return t.Var(called, type_, name.span, "parameter")
        low, high = (self.constants.constant(size) for size in parameter.sizes)
        return t.Var(name.name, self._set_of(parameter.type), name.span, "parameter", sizes=(low, high))

    def _set_of(self, word: ast.Name) -> Type:
        """A set of what a word names, in the plural or not: `cards`, `town`."""
        noun = self.nouns.type_of(word.name)
        if noun is not None:
            self.symbols.want(word.span, Sort.TYPE)
            self.nouns.refer(word)
            return SetType(noun[0])
        single = word.name.removesuffix("s")  # of types that are no nouns: `2 numbers called`
        member = self.types.type_of(word if self.types.named(single) is None else ast.Name(word.span, single))
        return member if isinstance(member, ErrorType) else SetType(member)
