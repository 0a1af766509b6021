"""Domains of what is reached from a start, step by step."""

from __future__ import annotations

from dataclasses import replace

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.reached_sets import leads_back
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import FLAG, SetType
from rulewright.frontend.typing.domain_maker import DomainMaker
from rulewright.frontend.typing.member_sources import in_table
from rulewright.frontend.typing.member_tests import MemberTests
from rulewright.frontend.typing.nouns import Noun, NounTyper
from rulewright.frontend.typing.reached import ReachedTyper, member_type


class ReachedDomains:
    """Types such domains."""

    def __init__(self, reached: ReachedTyper, nouns: NounTyper, tests: MemberTests, maker: DomainMaker) -> None:
        self.reached = reached
        self.nouns = nouns
        self.tests = tests
        self.maker = maker

    def domain_of(self, node: ast.Domain, reached: ast.Reached, scope: Scope) -> t.Domain | None:
        """What is reached from one thing, or from a set of them: of the type of the start."""
        start = self.reached.start(reached, scope)
        noun = self.nouns.sort(reached.words, member_type(start)) if start is not None else None
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
        one, other = (self.maker.var(noun.name.name, noun.type, noun.name.span) for _ in range(2))
        group = self._reached_from(replace(node, order=None), reached, noun, t.Local(span, one.type, one), scope)
        if group is None or not isinstance(group.source, t.Reached):
            return None
        one.used = other.used = group.var.used  # the designer wrote one name for all of them
        if leads_back(group.source, group.var):
            is_one = t.Contained(span, FLAG, t.Local(span, one.type, group.var), _members(starts, other))
            found = t.Fold(span, FLAG, "any", is_one, group, None)
            return self.maker.finish(replace(node, where=None), one, t.AllOf(one.type), [found], scope)
        is_reached = t.Contained(span, FLAG, t.Local(span, one.type, other), group)
        found = t.Fold(span, FLAG, "any", is_reached, _members(starts, one), None)
        return self.maker.finish(replace(node, where=None), other, t.AllOf(one.type), [found], scope)

    def _reached_from(
        self, node: ast.Domain, reached: ast.Reached, noun: Noun, start: t.Expr, scope: Scope
    ) -> t.Domain | None:
        var = self.maker.var(noun.name.name, noun.type, noun.name.span)
        tests = self.tests.of(noun, reached.words, var, reached.span, scope)
        through = self.reached.relation(reached, var, scope)
        if tests is None or through is None:
            return None
        return self.maker.finish(node, var, t.Reached(start, through), tests, scope)


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
