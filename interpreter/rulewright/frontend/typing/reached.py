"""Relations that lead from thing to thing of one type: `town t from Ulm through t.near`, `from cell through around(c)`.

In: where one begins, and what says where one goes on. Out: both typed, for the domain of all that is reached.
Complains about things that have no relation to their own kind, and about relations that lead elsewhere (RW401, RW405).
"""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ComponentType,
    EnumType,
    ErrorType,
    SetType,
    SpaceType,
    Type,
    article,
    optional,
)
from rulewright.frontend.typing.calls import CallTyper, call_for_several
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.nouns import NounTyper

Relation = t.SpacesOf | t.TableAt


class ReachedTyper:
    """Types the start of what is reached, and the relation."""

    def __init__(self, context: Context, expressions: ExpressionTyper, nouns: NounTyper, calls: CallTyper) -> None:
        self.context = context
        self.expressions = expressions
        self.nouns = nouns
        self.calls = calls

    def start(self, reached: ast.Reached, scope: Scope) -> t.Expr | None:
        """A space, a word, or a set of these; none after a complaint."""
        start = self.expressions.value(reached.start, scope, self._wanted(reached, scope))
        if isinstance(start.type, ErrorType):
            return None
        member = member_type(start)
        if isinstance(member, SpaceType | EnumType):
            return start
        wrong = f"`through` goes from space to space or from word to word, and this is {article(start.type)}"
        hint = (
            f"{article(member)} leads to no other; what lies together lies in a zone: `{member} in ...`"
            if isinstance(member, ComponentType)
            else "begin with a space, or with a word of an enumeration"
        )
        self.context.error("RW401", wrong, start.span, hint)
        return None

    def _wanted(self, reached: ast.Reached, scope: Scope) -> Type | None:
        """What a bare word names, by the noun before `from`."""
        nouns = [noun[0] for noun in map(self.nouns.type_of, (word.name for word in reached.words)) if noun is not None]
        types = [type_ for type_ in nouns if isinstance(type_, SpaceType | EnumType)]
        is_bare = isinstance(reached.start, ast.Name) and scope.find(reached.start.name) is None
        return optional(types[0]) if is_bare and types else None

    def relation(self, reached: ast.Reached, var: t.Var, scope: Scope) -> Relation | None:
        """Where one goes on from a member; none after a complaint."""
        call = call_for_several(reached.through)
        found = self.calls.spaces(call, scope.child(var)) if call is not None else self._set(reached, var, scope)
        if found is None:
            return None
        member = found.member if isinstance(found, t.SpacesOf) else member_type(found)
        if member == var.type.inner:
            return found
        wrong = f"from {article(var.type)} this leads to {article(member)}"
        self.context.error("RW401", wrong, reached.through.span)
        return None

    def _set(self, reached: ast.Reached, var: t.Var, scope: Scope) -> t.TableAt | None:
        """A set that stands in a table."""
        node, found = reached.through, None
        if isinstance(node, ast.Belonging | ast.Index):
            found = self.expressions.value(node, scope.child(var))
            if isinstance(found.type, ErrorType):
                return None
            if isinstance(found, t.TableAt) and isinstance(found.type, SetType):
                return found
        wrong = f"this does not say where one goes on from {article(var.type)}"
        self.context.error("RW405", wrong, node.span, _how(found, var))
        return None


def member_type(start: t.Expr) -> Type:
    """What a value is, or what the members of a set are."""
    return start.type.member if isinstance(start.type, SetType) else start.type.inner


def _how(found: t.Expr | None, var: t.Var) -> str:
    """What to write where a relation should stand."""
    if isinstance(found, t.TableAt):
        return f"write lists into `{found.table.name}`: `[...]`, and `[]` for nothing"
    if isinstance(var.type.inner, SpaceType):
        return f"such as `through neighbours({var.name})`"
    word = var.type.inner
    return f"such as `through {var.name}.leads_to`, with a table of lists: `{word}.leads_to: {{...: [...], else: []}}`"
