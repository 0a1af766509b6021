"""Where the members of a domain are: what stands after `in`, or stands for all members.

In: syntax. Out: a source, and the type of the members; none after a complaint.
"""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    FLAG,
    NUMBER,
    PLAYER,
    ComponentType,
    ErrorType,
    SetType,
    Type,
    several,
)
from rulewright.frontend.typing.calls import CallTyper, call_for_several
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.domain_maker import DomainMaker
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.joined_places import places_of
from rulewright.frontend.typing.listed_members import ListedMemberTyper
from rulewright.frontend.typing.nouns import NounTyper
from rulewright.frontend.typing.places import PlaceTyper
from rulewright.source.text import Span


class MemberSources:
    """Finds sources."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionTyper,
        places: PlaceTyper,
        nouns: NounTyper,
        calls: CallTyper,
        maker: DomainMaker,
    ) -> None:
        self.symbols, self.report = context.symbols, context.report
        self.expressions = expressions
        self.places = places
        self.calls = calls
        self.maker = maker
        self.listed = ListedMemberTyper(context, expressions, nouns)

    def audience(self, name: ast.Name, scope: Scope) -> tuple[t.Var, t.Source, list[t.Expr]] | None:
        """`others`, `everyone` and `nobody`."""
        var = self.maker.var("player", PLAYER, name.span)
        if name.name == "everyone":
            return var, t.AllOf(PLAYER, seats=True), []
        if name.name == "nobody":
            return var, t.AllOf(PLAYER, seats=True), [t.Const(name.span, FLAG, 0)]
        if name.name == "others":
            me = scope.find("me")
            if me is None or me.type != PLAYER:
                self.report.error(
                    "RW305", "`others` needs a player called `me` here", name.span, "write `player p where p != ...`"
                )
                return var, t.AllOf(PLAYER), []
            me.used = True
            return (
                var,
                t.AllOf(PLAYER),
                [t.Compare(name.span, FLAG, "!=", t.Local(name.span, PLAYER, var), t.Local(name.span, PLAYER, me))],
            )
        return None

    def source(
        self, words: tuple[ast.Name, ...], place: ast.Expr | ast.MemberList | None, scope: Scope
    ) -> tuple[t.Source, Type | None, list[tuple[t.Var, t.Expr]]] | None:
        """Where the things lie, what type that implies, and tests that come with it."""
        if place is None:
            return t.AllOf(ERROR), None, []
        if isinstance(place, ast.MemberList):
            members = self.listed.listed(words, place, scope)
            return (*members, []) if members is not None else None
        if isinstance(place, ast.Range):
            return (
                t.Numbers(self.expressions.number(place.low, scope), self.expressions.number(place.high, scope)),
                NUMBER,
                [],
            )
        call = call_for_several(place)
        if call is not None:
            spaces = self.calls.spaces(call, scope)
            return (spaces, spaces.member, []) if spaces is not None else None
        if isinstance(place, ast.Name):
            var = scope.find(place.name)
            if var is not None and isinstance(var.type, ErrorType):
                return None
            if var is not None and isinstance(var.type, SetType):
                var.used = True
                self.symbols.refer(place.span, var)
                return t.Members(var), var.type.member, []
            audience = self.audience(place, scope) if var is None else None
            if audience is not None:
                return audience[1], PLAYER, [(audience[0], test) for test in audience[2]]
        if self._is_worked_out(place):
            value = self.expressions.present(place, scope)
            if isinstance(value, t.TableAt) and isinstance(value.type, SetType):
                var = self.maker.var(str(value.type.member), value.type.member, place.span)
                return t.AllOf(value.type.member), value.type.member, [(var, in_table(place.span, value, var))]
            return (t.Single(value), value.type.inner, []) if not isinstance(value.type, ErrorType) else None
        lying = self.lying(place, scope)
        return (*lying, []) if lying is not None else None

    def names_places(self, node: ast.Expr, scope: Scope) -> bool:
        """Whether an expression names a zone, or several that are joined."""
        return self.places.names_zone(node, scope) or bool(self._joined(node, scope))

    def _joined(self, node: ast.Expr, scope: Scope) -> tuple[ast.Expr, ...]:
        return places_of(node, lambda place: self.places.names_zone(place, scope))

    def lying(self, node: ast.Expr, scope: Scope) -> tuple[t.ZonePlace | t.Joined, ComponentType] | None:
        """Where components lie: in a zone, or in several that are joined; none after a complaint."""
        joined = self._joined(node, scope)
        found = [self.places.zone(place, scope) for place in joined or (node,)]
        places = tuple(place for place in found if place is not None)
        if len(places) < len(found):
            return None
        first, *others = places
        for other in others:
            if other.zone.cls != first.zone.cls:
                held, others_held = (several(ComponentType(place.zone.cls)) for place in (first, other))
                wrong = f"`{first.zone.name}` holds {held}, and `{other.zone.name}` {others_held}"
                hint = "places that are joined hold components of one class; write it for each of these alone"
                self.report.error("RW405", wrong, other.span, hint)
                return None
        return (t.Joined(places) if others else first), ComponentType(first.zone.cls)

    def _is_worked_out(self, place: ast.Expr) -> bool:
        """Whether what stands after `in` is a value that a term gives: one member, or none if it is none; or a set that
        stands in a table.
        """
        sets = [table.name for table in self.symbols.tables if table.members is not None]
        match place:
            case ast.Belonging(name=name) | ast.Apply(name=name) | (ast.Name() as name):
                return any(term.name == name.name for term in self.symbols.terms) or name.name in sets
            case ast.Index(name=name):
                return name.name in sets
        return False


def in_table(span: Span, found: t.TableAt, member: t.Var) -> t.Expr:
    """Whether a member is in a set that stands in a table."""
    return t.TableAt(span, FLAG, found.table, (t.Local(span, member.type, member), *found.keys))
