"""What the checks look at: the nodes of all rules, sorted by kind, each with
the constant conditions under which it is met.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache, cached_property
from typing import Any, TypeVar, assert_never

from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.visibility import Visibility
from rulewright.frontend.analysis.walk import callee_of
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.constancy import is_constant
from rulewright.source.text import Source, Span

N = TypeVar("N")

Rule = sym.Callable | sym.Score
"""What holds rules: a term, effect, action, priority list, payout, phase, or the score."""

Guard = tuple[t.Expr, bool]
"""A constant condition, and whether it must hold."""


@dataclass(frozen=True, slots=True)
class Site:
    """A node of the typed rules: the rule in which it stands, and what must hold for it to be met."""

    node: Any
    rule: Rule
    guards: tuple[Guard, ...]


@dataclass
class Survey:
    """All nodes of a ruleset. `calls` says which rules a rule uses, and where."""

    symbols: sym.Symbols
    is_variant: bool = False
    sites: dict[type, list[Site]] = field(default_factory=dict)
    calls: dict[Rule, list[tuple[Rule, Site]]] = field(default_factory=dict)
    visibilities: dict[tuple[str, ...], Visibility] = field(default_factory=dict)
    """What was found out about who sees what, by the audiences in force: many configurations share them."""

    @classmethod
    def of(cls, symbols: sym.Symbols, is_variant: bool = False) -> Survey:
        """The survey of typed rules, made once."""
        if is_variant not in symbols.surveys:
            symbols.surveys[is_variant] = cls._made(symbols, is_variant)
        survey: Survey = symbols.surveys[is_variant]
        return survey

    @classmethod
    def _made(cls, symbols: sym.Symbols, is_variant: bool) -> Survey:
        survey = cls(symbols, is_variant)
        for rule in rules(symbols):
            survey.calls[rule] = []
            survey._visit(rule)
        return survey

    def concerns(self, span: Span) -> bool:
        """Whether something idle is this ruleset's fault: a variant may leave
        idle what the file that it extends declares.
        """
        return not self.is_variant or span.source is not self.symbols.document.source

    def all(self, kind: type[N]) -> Iterator[tuple[Site, N]]:
        """The nodes of a kind, everywhere."""
        for site in self.sites.get(kind, ()):
            yield site, site.node

    def of_rule(self, rule: Rule) -> list[tuple[Site, Any]]:
        """The nodes of one rule."""
        return [(site, site.node) for site in self._by_rule.get(rule, ())]

    @cached_property
    def _by_rule(self) -> dict[Rule, list[Site]]:
        found: dict[Rule, list[Site]] = {}
        for sites in self.sites.values():
            for site in sites:
                found.setdefault(site.rule, []).append(site)
        return found

    @cached_property
    def _callers(self) -> dict[Rule, dict[Rule, None]]:
        found: dict[Rule, dict[Rule, None]] = {}
        for caller, calls in self.calls.items():
            for callee, _ in calls:
                found.setdefault(callee, {})[caller] = None
        return found

    def callers(self, rule: Rule) -> list[Rule]:
        """The rules that use a rule, in the order of the file."""
        return list(self._callers.get(rule, ()))

    def span_of(self, site: Site) -> Span:
        """Where a node stands; a step's verb stands with its step."""
        span = getattr(site.node, "span", None)
        return span if isinstance(span, Span) else self.steps[id(site.node)].span

    @cached_property
    def steps(self) -> dict[int, t.Step]:
        """Steps by the identity of their verbs."""
        found: dict[int, t.Step] = {id(step.verb): step for _, step in self.all(t.Step)}
        return found | {id(verb.choice): found[id(verb)] for _, verb in self.all(t.CollectStep)}

    def visibility(self, constants: Constants) -> Visibility:
        """Who sees what in a configuration."""
        made = Visibility(constants)
        symbols = self.symbols
        audiences = [zone.seen_by for zone in symbols.zones.values()]
        audiences += [purse.seen_by for purse in symbols.purses.values()] + [state.seen_by for state in symbols.states]
        key = tuple(map(made.audience, audiences))
        return self.visibilities.setdefault(key, made)

    @cached_property
    def eliminates(self) -> bool:
        """Whether any rule eliminates a player."""
        return t.Eliminate in self.sites

    @cached_property
    def targets(self) -> set[int]:
        return {id(assign.target) for _, assign in self.all(t.Assign)}

    def is_target(self, node: t.StateOf) -> bool:
        """Whether a state is set here, not read."""
        return id(node) in self.targets

    @property
    def roots(self) -> list[Rule]:
        """Where play begins, and what is asked at its end."""
        game, score = self.symbols.phases.get("game"), self.symbols.score
        return [root for root in (game, score) if root is not None]

    @cached_property
    def idle(self) -> list[Rule]:
        """Rules to which no game comes, in the order of the file."""
        reached = self.reachable(self.roots)
        return [rule for rule in self.calls if rule not in reached]

    def reachable(self, roots: list[Rule], passes: Callable[[tuple[Guard, ...]], bool] = lambda _: True) -> set[Rule]:
        """All rules that some rules use, directly or round about; as far as guards let through."""
        found: set[Rule] = set()
        stack = list(roots)
        while stack:
            rule = stack.pop()
            if rule not in found:
                found.add(rule)
                stack += [callee for callee, site in self.calls.get(rule, ()) if passes(site.guards)]
        return found

    # ---- the walk ---------------------------------------------------------------------------------------------------

    def _visit(self, rule: Rule) -> None:
        stack: list[tuple[object, tuple[Guard, ...]]] = [*reversed(_parts(rule))]
        while stack:
            node, guards = stack.pop()
            if isinstance(node, tuple):
                stack += [(item, guards) for item in reversed(node)]
            elif is_dataclass(node) and not isinstance(node, _LEAVES):
                site = Site(node, rule, guards)
                self.sites.setdefault(type(node), []).append(site)
                callee = callee_of(node)
                if callee is not None:
                    self.calls[rule].append((callee, site))
                stack += reversed(list(_inside(node, guards)))


_LEAVES = (Span, Source, t.Var, sym.Symbol, sym.Symbols, sym.Audience, sym.Amount)


def rules(symbols: sym.Symbols) -> Iterator[Rule]:
    """Everything that holds rules."""
    yield from symbols.every_term
    for table in (symbols.effects, symbols.actions, symbols.priorities, symbols.payouts):
        yield from table.values()
    yield from symbols.every_phase
    if symbols.score is not None:
        yield symbols.score


def _parts(rule: Rule) -> list[tuple[object, tuple[Guard, ...]]]:
    """The bodies of a rule; what an action does is met only where its condition holds."""
    match rule:
        case sym.Term(body=body) | sym.Effect(body=body):
            return [(body, ())]
        case sym.Action(picks=picks, where=where, do=do, says=says, asks=asks, announces=announces):
            guards = conditions(where, True)
            return [(where, ()), *((part, guards) for part in (picks, announces, do, says, asks))]
        case sym.Priority():
            return [(case, ()) for cases in rule.rules.values() for case in cases]
        case sym.Payout(among=among, from_=source, to=to, claims=claims, order=order, short=short, rest=rest):
            return [
                (part, ())
                for part in (among, source, to, claims, order, short, rest, rule.short_rest, rule.paid, rule.unpaid)
            ]
        case sym.Phase(ends_when=ends_when, steps=steps, openings=openings):
            return [(ends_when, ()), (steps, ()), *((opening.shown, ()) for opening in openings)]
        case sym.Score(points=points, cannot_win=cannot_win, won=won, rank=rank):
            return [(part, ()) for part in (points, cannot_win, won, rank)]
        case never:
            assert_never(never)


def _inside(node: object, guards: tuple[Guard, ...]) -> Iterator[tuple[object, tuple[Guard, ...]]]:
    """What lies in a node, and under which guards."""
    match node:
        case t.If(branches=branches):
            yield from _branches(branches, guards)
        case t.MatchStep(subject=subject, cases=cases):
            yield subject, guards
            yield from _branches(cases, guards)
        case t.Step(verb=verb, when=when, otherwise=otherwise):
            yield when, guards
            yield verb, guards + conditions(when, True)
            yield otherwise, guards + conditions(when, False)
        case sym.RuleCase(when=when, do=do):
            yield when, guards
            yield do, guards + conditions(when, True)
        case t.Choice(condition=condition, yes=yes, no=no):
            yield condition, guards
            yield yes, guards + conditions(condition, True)
            yield no, guards + conditions(condition, False)
        case t.Logic(operator=operator, items=items):
            for item in items:
                yield item, guards
                guards += conditions(item, operator == "and")
        case t.Domain(where=where):
            yield where, guards
            yield (node.source, node.order, node.few), guards
        case t.Fold(body=body, domain=domain, otherwise=otherwise, groupings=groupings):
            yield domain, guards
            yield (body, groupings), guards + conditions(domain.where, True)
            yield otherwise, guards
        case _:
            kind: Any = type(node)
            yield from ((getattr(node, name), guards) for name in _names(kind))


def _branches(
    branches: tuple[tuple[t.Expr | None, object], ...], guards: tuple[Guard, ...]
) -> Iterator[tuple[object, tuple[Guard, ...]]]:
    for condition, body in branches:
        yield condition, guards
        yield body, guards + conditions(condition, True)
        guards += conditions(condition, False)


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(found.name for found in fields(cls) if found.name not in ("span", "type"))


def conditions(condition: t.Expr | None, holds: bool) -> tuple[Guard, ...]:
    """The constant parts of a condition that holds, or that does not."""
    match condition:
        case None:
            return ()
        case t.Not(value=value):
            return conditions(value, not holds)
        case t.Logic(operator=operator, items=items) if (operator == "and") == holds:
            return tuple(guard for item in items for guard in conditions(item, holds))
    return ((condition, holds),) if is_constant(condition) else ()
