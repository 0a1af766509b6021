"""Domains: from syntax to typed domains."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.reached_sets import leads_back
from rulewright.frontend.typed.references import Sort
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
    ordered,
)
from rulewright.frontend.typing.calls import CallTyper, call_for_several
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.descriptions import DescriptionTyper
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.joined_places import places_of
from rulewright.frontend.typing.listed_members import ListedMemberTyper
from rulewright.frontend.typing.narrowing import narrowed
from rulewright.frontend.typing.nouns import OF_KINDS, Noun, NounTyper
from rulewright.frontend.typing.orders import OrderTyper
from rulewright.frontend.typing.places import PlaceTyper
from rulewright.frontend.typing.reached import ReachedTyper, member_type
from rulewright.source.diagnostic import Label
from rulewright.source.text import Span


def _where_hint(words: tuple[ast.Name, ...]) -> str:
    """What to write where components are named without their zone; `top card of deck` is one that lies on top."""
    names = [word.name for word in words]
    if "of" not in names:
        return "write `... in` and a zone"
    zone = names[-1]
    return f"`in` stands before a place: `card in {zone}`; what lies on top is drawn: `draw 1 from {zone} to ...`"


class DomainTyper:
    """Types domains."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionTyper,
        places: PlaceTyper,
        descriptions: DescriptionTyper,
        nouns: NounTyper,
        orders: OrderTyper,
        calls: CallTyper,
    ) -> None:
        self.context = context
        self.symbols = context.symbols
        self.report = context.report
        self.expressions = expressions
        self.places = places
        self.descriptions = descriptions
        self.nouns = nouns
        self.orders = orders
        self.calls = calls
        self.listed = ListedMemberTyper(context, expressions, nouns)
        self.reached = ReachedTyper(context, expressions, nouns, calls)

    def domain(self, node: ast.Domain, scope: Scope) -> t.Domain | None:
        """A typed domain with a fresh variable; none after a complaint."""
        match node.source:
            case ast.Whole(span, value):
                return self._whole(node, span, value, scope)
            case ast.Named(span, words, place):
                return self._described(node, span, words, place, scope, "", None)
            case ast.Slice(end=end, amount=ast.Name() as noun, words=(ast.Name(name="in"), zone, *_)):
                hint = f"write `{end} 1 {noun.name} in {zone.name}`; one value is `{end}({noun.name} in {zone.name})`"
                self.report.error("RW309", f"`{end}` lacks how many", noun.span, hint)
                return None
            case ast.Slice(span, end, amount, words, place):
                return self._described(node, span, words, place, scope, end, self.expressions.number(amount, scope))
            case ast.Reached():
                return self._reached(node, node.source, scope)
            case never:
                assert_never(never)

    def inside(self, domain: t.Domain, scope: Scope) -> Scope:
        """The scope of a loop's body: its member, and what the condition says about it."""
        inner = scope.child(domain.var)
        return narrowed(inner, domain.where, True) if domain.where is not None else inner

    def _finish(
        self,
        node: ast.Domain,
        var: t.Var,
        source: t.Source,
        tests: list[t.Expr],
        scope: Scope,
        end: str = "",
        few: t.Expr | None = None,
    ) -> t.Domain:
        inner = scope.child(var)
        for test in tests:
            inner = narrowed(inner, test, True)
        if node.where is not None:
            tests = [*tests, self.expressions.condition(node.where, inner)]
        where = tests[0] if len(tests) == 1 else t.Logic(node.span, FLAG, "and", tuple(tests)) if tests else None
        if node.extent is not None:
            source = self._as_far(source, node.extent, scope.child(var))
        order = self.orders.order(node.order, scope, var) if node.order is not None else ()
        domain = t.Domain(node.span, var, source, where, order, end, few)
        var.origin = domain
        return domain

    def _as_far(self, source: t.Source, extent: ast.Extent, inner: Scope) -> t.Source:
        """Spaces that go as far as is told; other members have no way to go."""
        condition = self.expressions.condition(extent.condition, inner)
        if isinstance(source, t.SpacesOf):
            return replace(source, extent=t.Extent(extent.word, condition))
        self.report.error(
            "RW405",
            f"`{extent.word}` says how far spaces go that lie one behind the other",
            extent.span,
            (
                "such as `cell in ray(cell 1, east) while cell is empty`; members "
                "of other domains are picked out by `where`"
            ),
        )
        return source

    def _var(self, name: str, type_: Type, span: Span) -> t.Var:
        self.symbols.variables += 1
        return t.Var(name, type_, span, "loop")

    def _whole(self, node: ast.Domain, span: Span, value: ast.Expr, scope: Scope) -> t.Domain | None:
        if isinstance(value, ast.Range):
            numbers = t.Numbers(self.expressions.number(value.low, scope), self.expressions.number(value.high, scope))
            return self._finish(node, self._var("number", NUMBER, span), numbers, [], scope)
        call = call_for_several(value)
        if call is not None:
            spaces = self.calls.spaces(call, scope)
            if spaces is None:
                return None
            return self._finish(node, self._var(spaces.member.name, spaces.member, span), spaces, [], scope)
        if isinstance(value, ast.Name):
            self.symbols.want(value.span, Sort.NOUN)
        if isinstance(value, ast.Name) and scope.find(value.name) is None:
            named = self._named_whole(node, value, scope)
            if named is not None:
                return named
        if self._names_places(value, scope):
            lying = self._lying(value, scope)
            if lying is None:
                return None
            source, type_ = lying
            return self._finish(node, self._var(type_.cls, type_, span), source, [], scope)
        if isinstance(value, ast.Name) and not self._is_known(value, scope):
            if value.name == "kind":
                self.report.error("RW305", "nothing is called `kind` here", value.span, OF_KINDS)
            else:
                self.context.unknown(value, scope, self.nouns.all_nouns())
            return None
        typed = self.expressions.present(value, scope)
        if isinstance(typed.type, ErrorType):
            return None
        if isinstance(typed, t.TableAt) and isinstance(typed.type, SetType):
            var = self._var(str(typed.type.member), typed.type.member, span)
            return self._finish(node, var, t.AllOf(var.type), [in_table(span, typed, var)], scope)
        if isinstance(typed.type, SetType):
            assert isinstance(typed, t.Local)
            return self._finish(
                node, self._var(str(typed.type.member), typed.type.member, span), t.Members(typed.var), [], scope
            )
        return self._finish(
            node,
            self._var(value.name if isinstance(value, ast.Name) else "it", typed.type.inner, span),
            t.Single(typed),
            [],
            scope,
        )

    def _is_known(self, name: ast.Name, scope: Scope) -> bool:
        """Whether a word is a local name, one of the ruleset's, or a word of an
        enumeration: of those, values are told more about.
        """
        words = [("players",), self.symbols.free, *(enum.words for enum in self.symbols.enums.values())]
        return scope.find(name.name) is not None or any(name.name in some for some in words)

    def _named_whole(self, node: ast.Domain, name: ast.Name, scope: Scope) -> t.Domain | None:
        """A single word that names a set of things: `player`, `others`, `fields`, `hand`."""
        words = self._audience(name, scope)
        if words is not None:
            var, source, tests = words
            return self._finish(node, var, source, tests, scope)
        noun = self.nouns.type_of(name.name)
        if noun is None:
            return None
        self.nouns.refer(name)
        type_, seats, singular = noun
        if isinstance(type_, ComponentType):
            if self.context.was_misspelt(name, scope):
                return None
            zone = self.symbols.zones.get(name.name)
            hint = (
                f"write `{name.name} in` and a zone"
                if zone is None
                else f"write `{name.name} in {name.name}`, or give the zone another name"
            )
            labels = [Label(zone.span, "this zone has the name of the plural")] if zone is not None else []
            self.report.error("RW405", f"where do these {name.name} lie?", name.span, hint, labels)
            return None
        source = (self.nouns.numbers(name.name) if type_ == NUMBER else None) or t.AllOf(type_, seats)
        return self._finish(node, self._var(singular, type_, name.span), source, [], scope)

    def _audience(self, name: ast.Name, scope: Scope) -> tuple[t.Var, t.Source, list[t.Expr]] | None:
        """`others`, `everyone` and `nobody`."""
        var = self._var("player", PLAYER, name.span)
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

    def _described(
        self,
        node: ast.Domain,
        span: Span,
        words: tuple[ast.Name, ...],
        place: ast.Expr | ast.MemberList | None,
        scope: Scope,
        end: str,
        few: t.Expr | None,
    ) -> t.Domain | None:
        limits = self._limits(words, place)
        found = self._source(words, None if limits is not None else place, scope)
        if found is None:
            return None
        source, given, extra = found
        noun = self.nouns.sort(words, given, span)
        if noun is None:
            return None
        if isinstance(source, t.AllOf):
            source = noun.numbers or t.AllOf(noun.type, source.seats or noun.seats)
        if isinstance(noun.type, ComponentType) and isinstance(source, t.AllOf):
            self.report.error("RW405", f"where do these {words[-1].name} lie?", span, _where_hint(words))
            return None
        var = self._var(noun.name.name, noun.type, noun.name.span)
        tests = self._tests(noun, words, var, span, scope)
        if tests is None:
            return None
        tests = [*(self._rebind(test, extra_var, var) for extra_var, test in extra), *tests]
        if limits is not None:
            tests = [*self._between(limits, var, scope), *tests]
        return self._finish(node, var, source, tests, scope, end, few)

    def _limits(self, words: tuple[ast.Name, ...], place: ast.Expr | ast.MemberList | None) -> ast.Range | None:
        """The range behind `in`, if it is one of words or spaces: `season in spring..autumn`."""
        nouns = [noun[0] for noun in map(self.nouns.type_of, (word.name for word in words)) if noun is not None]
        is_ordered = any(ordered(type_) and type_ != NUMBER for type_ in nouns)
        return place if isinstance(place, ast.Range) and is_ordered else None

    def _between(self, limits: ast.Range, var: t.Var, scope: Scope) -> list[t.Expr]:
        """That a member lies in a range: both ends are of its own type."""
        member = t.Local(limits.span, var.type, var)
        low, high = (self.expressions.value(end, scope, var.type) for end in (limits.low, limits.high))
        return [
            t.Compare(limits.span, FLAG, ">=", member, low),
            t.Compare(limits.span, FLAG, "<=", member, high),
        ]

    def _tests(
        self, noun: Noun, words: tuple[ast.Name, ...], var: t.Var, span: Span, scope: Scope
    ) -> list[t.Expr] | None:
        """What the words say about a member; none after a complaint."""
        tests: list[t.Expr] = []
        subject = t.Local(span, noun.type, var)
        if noun.kinds:
            assert isinstance(noun.type, ComponentType)
            tests.append(t.KindTest(span, FLAG, subject, self.symbols.classes[noun.type.cls], noun.kinds))
        for word in noun.descriptions:
            test = self.descriptions.test(word, subject, scope)
            if len(words) > 1 and word is words[-1]:
                self.nouns.keep_misnamed(word, var, describes=test is not None)
            if test is not None:
                tests.append(test)
            elif not self.context.was_meant_as_name(word, scope.child(var)):
                self.descriptions.not_described(word, subject)
                return None
        return tests

    def _reached(self, node: ast.Domain, reached: ast.Reached, scope: Scope) -> t.Domain | None:
        """What is reached from one thing, or from a set of them: of the type of the start."""
        start = self.reached.start(reached, scope)
        noun = self.nouns.sort(reached.words, member_type(start), reached.span) if start is not None else None
        if start is None or noun is None:
            return None
        if isinstance(start.type, SetType):
            return self._reached_from_set(node, reached, noun, start, scope)
        return self._reached_from(node, reached, noun, start, scope)

    def _reached_from_set(
        self, node: ast.Domain, reached: ast.Reached, noun: Noun, starts: t.Expr, scope: Scope
    ) -> t.Domain | None:
        """All that are reached from one of a set; where the relation holds both ways, all from which one is reached."""
        span = reached.span
        one, other = (self._var(noun.name.name, noun.type, noun.name.span) for _ in range(2))
        group = self._reached_from(replace(node, order=None), reached, noun, t.Local(span, one.type, one), scope)
        if group is None or not isinstance(group.source, t.Reached):
            return None
        one.used = other.used = group.var.used  # the designer wrote one name for all of them
        if leads_back(group.source, group.var):
            is_one = t.Contained(span, FLAG, t.Local(span, one.type, group.var), _members(starts, other))
            found = t.Fold(span, FLAG, "any", is_one, group, None)
            return self._finish(replace(node, where=None), one, t.AllOf(one.type), [found], scope)
        is_reached = t.Contained(span, FLAG, t.Local(span, one.type, other), group)
        found = t.Fold(span, FLAG, "any", is_reached, _members(starts, one), None)
        return self._finish(replace(node, where=None), other, t.AllOf(one.type), [found], scope)

    def _reached_from(
        self, node: ast.Domain, reached: ast.Reached, noun: Noun, start: t.Expr, scope: Scope
    ) -> t.Domain | None:
        var = self._var(noun.name.name, noun.type, noun.name.span)
        tests = self._tests(noun, reached.words, var, reached.span, scope)
        through = self.reached.relation(reached, var, scope)
        if tests is None or through is None:
            return None
        return self._finish(node, var, t.Reached(start, through), tests, scope)

    def _rebind(self, test: t.Expr, old: t.Var, new: t.Var) -> t.Expr:
        """`others` tests a variable of its own; here the domain's variable takes its place."""
        match test:
            case t.Compare(span, type_, operator, _, right):
                return t.Compare(span, type_, operator, t.Local(span, new.type, new), right)
            case t.TableAt(span, type_, table, (_, *keys)):
                return t.TableAt(span, type_, table, (t.Local(span, new.type, new), *keys))
        return test

    def _source(
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
            audience = self._audience(place, scope) if var is None else None
            if audience is not None:
                return audience[1], PLAYER, [(audience[0], test) for test in audience[2]]
        if self._is_worked_out(place):
            value = self.expressions.present(place, scope)
            if isinstance(value, t.TableAt) and isinstance(value.type, SetType):
                var = self._var(str(value.type.member), value.type.member, place.span)
                return t.AllOf(value.type.member), value.type.member, [(var, in_table(place.span, value, var))]
            return (t.Single(value), value.type.inner, []) if not isinstance(value.type, ErrorType) else None
        lying = self._lying(place, scope)
        return (*lying, []) if lying is not None else None

    def _names_places(self, node: ast.Expr, scope: Scope) -> bool:
        """Whether an expression names a zone, or several that are joined."""
        return self.places.names_zone(node, scope) or bool(self._joined(node, scope))

    def _joined(self, node: ast.Expr, scope: Scope) -> tuple[ast.Expr, ...]:
        return places_of(node, lambda place: self.places.names_zone(place, scope))

    def _lying(self, node: ast.Expr, scope: Scope) -> tuple[t.ZonePlace | t.Joined, ComponentType] | None:
        """Where components lie: in a zone, or in several that are joined; none after a complaint."""
        joined = self._joined(node, scope)
        found = [self.places.zone(place, scope) for place in joined or (node,)]
        places = tuple(place for place in found if place is not None)
        if len(places) < len(found):
            return None
        first, *others = places
        for other in others:
            if other.zone.cls != first.zone.cls:
                wrong = f"`{first.zone.name}` holds a {first.zone.cls}, and `{other.zone.name}` a {other.zone.cls}"
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


def _members(starts: t.Expr, var: t.Var) -> t.Domain:
    """The members of a set that is picked, handed over, or stands in a table."""
    span = starts.span
    if isinstance(starts, t.TableAt):
        domain = t.Domain(span, var, t.AllOf(var.type), in_table(span, starts, var), (), "", None)
    else:
        assert isinstance(starts, t.Local)
        domain = t.Domain(span, var, t.Members(starts.var), None, (), "", None)
    var.origin = domain
    return domain
