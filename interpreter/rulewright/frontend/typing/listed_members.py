"""Members that are listed one by one: `n in [1, 3, 5..7]`, `season in [spring, autumn]`, `town t in [Ulm, Bonn]`.

In: a list and the words before `in`. Out: a source and the type of its members. Complains about what is not fixed
before play, what stands twice, and what cannot be listed.
"""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.plain_numbers import plain_number
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.constancy import first_variable
from rulewright.frontend.typed.domain_tree import MOST_LISTED
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ComponentType,
    EnumType,
    ErrorType,
    FlagType,
    NumberType,
    SpaceType,
    Type,
    article,
    fits,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.nouns import NounTyper
from rulewright.frontend.typing.numbered_members import numbered
from rulewright.source.diagnostic import Label


class ListedMemberTyper:
    """Types lists of members."""

    def __init__(self, context: Context, expressions: ExpressionTyper, nouns: NounTyper) -> None:
        self.context = context
        self.report = context.report
        self.expressions = expressions
        self.nouns = nouns

    def listed(
        self, words: tuple[ast.Name, ...], node: ast.MemberList, scope: Scope
    ) -> tuple[t.ListedMembers, Type] | None:
        """The members of a list, and their type; none after a complaint."""
        named = (noun[0] for word in words if (noun := self.nouns.type_of(word.name)) is not None)
        type_ = next(named, None)
        items: list[t.Expr | t.Numbers] = []
        for part in node.items:
            item = self._item(part, scope, type_)
            if item is None:
                return None
            items.append(item)
            type_ = type_ if type_ is not None else _type(item).inner
        assert type_ is not None, "a list has a member"
        if not isinstance(type_, NumberType | EnumType | SpaceType):
            self._not_listed(words, node, type_)
            return None
        return None if self._is_doubled(items) else (t.ListedMembers(tuple(items)), type_)

    def _item(self, node: ast.Expr, scope: Scope, wanted: Type | None) -> t.Expr | t.Numbers | None:
        """One member, or a stretch of them."""
        if not isinstance(node, ast.Range):
            return self._fixed(node, scope, wanted)
        low = self._fixed(node.low, scope, wanted)
        high = self._fixed(node.high, scope, wanted if wanted is not None or low is None else low.type)
        if low is None or high is None:
            return None
        if isinstance(low, t.Const) and isinstance(high, t.Const) and not self._is_stretch(low, high, node):
            return None
        return t.Numbers(low, high)

    def _is_stretch(self, low: t.Const, high: t.Const, node: ast.Range) -> bool:
        """Whether a stretch has members, and not too many."""
        count = (high.value or 0) - (low.value or 0) + 1
        if count < 1:
            self.report.error("RW405", f"the range {node.span.text} is empty", node.span, "write the lower end first")
        elif count > MOST_LISTED:
            message = f"this list has {count:,} members; {MOST_LISTED:,} are possible"
            self.report.error("RW405", message, node.span, "a range is written without brackets: `n in 1..20000`")
        return 1 <= count <= MOST_LISTED

    def _fixed(self, node: ast.Expr, scope: Scope, wanted: Type | None) -> t.Expr | None:
        value = self.expressions.form(node, scope, None) if wanted is None else self._wanted(node, scope, wanted)
        if isinstance(value.type, ErrorType):
            return None
        variable = first_variable(value)
        if variable is not None:
            self.report.error(
                "RW313",
                "the members of a list are fixed before play: numbers, words, places, options",
                variable.span,
                "what may differ is picked out by a condition: `where x is in [a, b]`",
            )
        return value if variable is None else None

    def _wanted(self, node: ast.Expr, scope: Scope, wanted: Type) -> t.Expr:
        """A member of a type that is known; of what cannot be listed it does not matter which."""
        if isinstance(wanted, ComponentType) and isinstance(node, ast.Name):
            return t.Const(node.span, wanted, None)
        plain = plain_number(node)
        if isinstance(wanted, SpaceType) and plain is not None:
            return numbered(self.context, node.span, wanted, plain)
        value = self.expressions.form(node, scope, wanted)
        if isinstance(value.type, ErrorType) or fits(value.type, wanted):
            return value
        return self.context.mismatch(value, wanted)

    def _not_listed(self, words: tuple[ast.Name, ...], node: ast.MemberList, type_: Type) -> None:
        """Players and components are no values that are there from the start."""
        said, name = " ".join(word.name for word in words), words[-1].name
        place = " in ..." if isinstance(type_, ComponentType) else ""
        hint = "" if isinstance(type_, FlagType) else f"write `{said}{place} where {name} is in {node.span.text}`"
        message = f"a list has numbers, words or places, and this has {article(type_)}"
        self.report.error("RW405", message, node.span, hint)

    def _is_doubled(self, items: list[t.Expr | t.Numbers]) -> bool:
        """Whether a member stands twice, which was told."""
        seen: dict[int, t.Expr] = {}
        for item in items:
            if not isinstance(item, t.Const) or item.value is None:
                continue
            if item.value in seen:
                first = Label(seen[item.value].span, "first written here")
                self.report.error(
                    "RW304", f"`{item.span.text}` stands twice in this list", item.span, "keep one", [first]
                )
                return True
            seen[item.value] = item
        return False


def _type(item: t.Expr | t.Numbers) -> Type:
    return item.low.type if isinstance(item, t.Numbers) else item.type
