"""Domains: from syntax to typed domains."""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    NUMBER,
    ComponentType,
    EnumType,
    ErrorType,
    FlagType,
    NumberType,
    SetType,
    article,
)
from rulewright.frontend.typing.calls import CallTyper, call_for_several
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.descriptions import DescriptionTyper
from rulewright.frontend.typing.domain_maker import DomainMaker
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.member_sources import MemberSources, in_table
from rulewright.frontend.typing.member_tests import MemberTests
from rulewright.frontend.typing.narrowing import narrowed
from rulewright.frontend.typing.nouns import OF_KINDS, NounTyper
from rulewright.frontend.typing.orders import OrderTyper
from rulewright.frontend.typing.places import PlaceTyper
from rulewright.frontend.typing.reached import ReachedTyper
from rulewright.frontend.typing.reached_domains import ReachedDomains
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
        self.nouns = nouns
        self.maker = DomainMaker(context, expressions, orders)
        self.sources = MemberSources(context, expressions, places, nouns, calls, self.maker)
        self.tests = MemberTests(context, expressions, descriptions, nouns)
        self.reached = ReachedDomains(ReachedTyper(context, expressions, nouns, calls), nouns, self.tests, self.maker)
        self.calls = calls

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
                return self.reached.domain_of(node, node.source, scope)
            case never:
                assert_never(never)

    def several(self, node: ast.Domain, scope: Scope) -> t.Domain | None:
        """A domain where things are counted or gone through; a number, a flag or a word is told to be no such thing."""
        domain = self.domain(node, scope)
        if domain is None or not isinstance(domain.source, t.Single):
            return domain
        value = domain.source.value
        if isinstance(value.type, NumberType | FlagType | EnumType):
            message = f"this is {article(value.type)}, and not several things"
            self.report.error("RW405", message, value.span, _alone(value.type, value.span.text))
            return None
        return domain

    def inside(self, domain: t.Domain, scope: Scope) -> Scope:
        """The scope of a loop's body: its member, and what the condition says about it."""
        inner = scope.child(domain.var)
        return narrowed(inner, domain.where, True) if domain.where is not None else inner

    def _whole(self, node: ast.Domain, span: Span, value: ast.Expr, scope: Scope) -> t.Domain | None:
        if isinstance(value, ast.Range):
            numbers = t.Numbers(self.expressions.number(value.low, scope), self.expressions.number(value.high, scope))
            return self.maker.finish(node, self.maker.var("number", NUMBER, span), numbers, [], scope)
        call = call_for_several(value)
        if call is not None:
            spaces = self.calls.spaces(call, scope)
            if spaces is None:
                return None
            return self.maker.finish(node, self.maker.var(spaces.member.name, spaces.member, span), spaces, [], scope)
        if isinstance(value, ast.Name):
            self.symbols.want(value.span, Sort.NOUN)
        if isinstance(value, ast.Name) and scope.find(value.name) is None:
            named = self._named_whole(node, value, scope)
            if named is not None:
                return named
        if self.sources.names_places(value, scope):
            lying = self.sources.lying(value, scope)
            if lying is None:
                return None
            source, type_ = lying
            return self.maker.finish(node, self.maker.var(type_.cls, type_, span), source, [], scope)
        if isinstance(value, ast.Name) and not self._is_known(value, scope):
            if value.name == "kind":
                self.report.error("RW305", "nothing is called `kind` here", value.span, OF_KINDS)
            else:
                self.context.unknown(value, scope, self.nouns.all_nouns())
            return None
        return self._of_value(node, span, value, scope)

    def _of_value(self, node: ast.Domain, span: Span, value: ast.Expr, scope: Scope) -> t.Domain | None:
        """The members of a set that a table or a local name holds; of any other value, the value alone."""
        typed = self.expressions.present(value, scope)
        if isinstance(typed.type, ErrorType):
            return None
        if isinstance(typed, t.TableAt) and isinstance(typed.type, SetType):
            var = self.maker.var(str(typed.type.member), typed.type.member, span)
            return self.maker.finish(node, var, t.AllOf(var.type), [in_table(span, typed, var)], scope)
        if isinstance(typed.type, SetType):
            assert isinstance(typed, t.Local)
            var = self.maker.var(str(typed.type.member), typed.type.member, span)
            return self.maker.finish(node, var, t.Members(typed.var), [], scope)
        var = self.maker.var(value.name if isinstance(value, ast.Name) else "it", typed.type.inner, span)
        return self.maker.finish(node, var, t.Single(typed), [], scope)

    def _is_known(self, name: ast.Name, scope: Scope) -> bool:
        """Whether a word is a local name, one of the ruleset's, or a word of an
        enumeration: of those, values are told more about.
        """
        words = [("players",), self.symbols.free, *(enum.words for enum in self.symbols.enums.values())]
        return scope.find(name.name) is not None or any(name.name in some for some in words)

    def _named_whole(self, node: ast.Domain, name: ast.Name, scope: Scope) -> t.Domain | None:
        """A single word that names a set of things: `player`, `others`, `fields`, `hand`."""
        words = self.sources.audience(name, scope)
        if words is not None:
            var, source, tests = words
            return self.maker.finish(node, var, source, tests, scope)
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
        return self.maker.finish(node, self.maker.var(singular, type_, name.span), source, [], scope)

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
        limits = self.tests.limits(words, place)
        found = self.sources.source(words, None if limits is not None else place, scope)
        if found is None:
            return None
        source, given, extra = found
        noun = self.nouns.sort(words, given)
        if noun is None:
            return None
        if isinstance(source, t.AllOf):
            source = noun.numbers or t.AllOf(noun.type, source.seats or noun.seats)
        if isinstance(noun.type, ComponentType) and isinstance(source, t.AllOf):
            self.report.error("RW405", f"where do these {words[-1].name} lie?", span, _where_hint(words))
            return None
        var = self.maker.var(noun.name.name, noun.type, noun.name.span)
        tests = self.tests.of(noun, words, var, span, scope)
        if tests is None:
            return None
        tests = [*(self._rebind(test, var) for _, test in extra), *tests]
        if limits is not None:
            tests = [*self.tests.between(limits, var, scope), *tests]
        return self.maker.finish(node, var, source, tests, scope, end, few)

    def _rebind(self, test: t.Expr, new: t.Var) -> t.Expr:
        """`others` tests a variable of its own; here the domain's variable takes its place."""
        match test:
            case t.Compare(span, type_, operator, _, right):
                return t.Compare(span, type_, operator, t.Local(span, new.type, new), right)
            case t.TableAt(span, type_, table, (_, *keys)):
                return t.TableAt(span, type_, table, (t.Local(span, new.type, new), *keys))
        return test


def _alone(type_: NumberType | FlagType | EnumType, text: str) -> str:
    """What to write in place of a value where things are gone through."""
    match type_:
        case NumberType():
            return "a number is written alone, without `count(...)` or the like around it"
        case FlagType():
            return "a condition is written alone, without `any(...)` or the like around it"
        case EnumType():
            return f"say of what: `x.{type_.name} = {text} for x in ...`, or `{text} x in ...`"
        case never:
            assert_never(never)
