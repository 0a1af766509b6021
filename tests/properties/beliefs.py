"""What analysis believes of values, held against every value that comes up in play.

The reference evaluator's functions, and the lowering's of expressions and domains, are wrapped here, so that nothing in
the product knows of it. In: typed rules and a configuration. Out: a machine whose every evaluation is compared with

- the interval of `frontend/analysis/bounds.py` for the typed expression that an operation was made from, the number of
  members that a domain may have at most, and the ranges of state and purses;
- the interval of `backend/codegen/interval_analysis.py` for the operation itself, for the members of domains and for
  every slot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest

from rulewright.backend.codegen.integer_ranges import HUGE
from rulewright.backend.codegen.interval_analysis import IntervalAnalysis
from rulewright.backend.codegen.interval_rules import MemberInterval
from rulewright.backend.runtime.evaluate import Evaluator, Value
from rulewright.backend.runtime.evaluate import Members as Listing
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.texts import Telling, Texts
from rulewright.frontend.analysis.bounds import Bounds
from rulewright.frontend.analysis.box import Box
from rulewright.frontend.analysis.configuration import Configuration
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.intervals import Interval
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType, NoneType, NumberType, SetType, Type
from rulewright.game import Game
from rulewright.ir.program import NONE, NONE_NUMBER, UNBOUNDED, Domain, Op, Program, Text
from rulewright.lowering import lower
from rulewright.lowering.domains import DomainLowerer
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span

MOST_SHOWN = 12
EVERYTHING = HUGE


@dataclass
class Watch:
    """What is believed in one configuration, and what was found to be otherwise."""

    symbols: sym.Symbols
    constants: Constants
    bounds: Bounds
    expressions: dict[int, list[t.Expr]] = field(default_factory=dict)
    """By the identity of an operation: the typed expressions that it was made from."""
    domains: dict[int, list[t.Domain]] = field(default_factory=dict)
    printed: bool = True
    """Whether the printer of C sees what is being made: it prints no texts."""
    kept: list[object] = field(default_factory=list)
    """The operations and domains, so that none of them gives its identity to another."""
    firsts: dict[str, int] = field(default_factory=dict)
    wrong: dict[str, None] = field(default_factory=dict)
    evaluated: set[int] = field(default_factory=set)
    """The operations that were worked out in play, by identity."""
    values: dict[Span, set[bool]] = field(default_factory=dict)
    """By the place of a condition in the rules: how it came out."""

    def made_from(self, op: Op, expr: t.Expr) -> None:
        self.kept.append(op)
        self.expressions.setdefault(id(op), []).append(expr)

    def lowered(self, domain: Domain, typed: t.Domain) -> None:
        self.kept.append(domain)
        self.domains.setdefault(id(domain), []).append(typed)

    def complain(self, text: str) -> None:
        if len(self.wrong) < MOST_SHOWN:
            self.wrong[text] = None

    # ---- the checker ----------------------------------------------------------------------------------------------

    def expected(self, expr: t.Expr) -> Interval | None:
        """Where an expression's value lies as the Program counts it;
        none of what has no single value, nor of the word `none`, whose number is that of what is wanted.
        """
        if isinstance(expr.type.inner, SetType | NoneType):
            return None
        return self.shifted(self.bounds.of(expr), expr.type)

    def shifted(self, interval: Interval, type_: Type) -> Interval:
        """Components of a class count from its first one in the Program."""
        inner = type_.inner
        first = self.firsts[inner.cls] if isinstance(inner, ComponentType) else 0
        return Interval(interval.low + first, interval.high + first)

    def of_expressions(self, op: Op) -> list[tuple[t.Expr, Interval, int | None]]:
        """The typed expressions of an operation, where they lie, and what none is where they may be none."""
        return [
            (expr, interval, none_of(expr.type) if expr.type.optional else None)
            for expr in self.expressions.get(id(op), ())
            if (interval := self.expected(expr)) is not None
        ]

    def of_domains(self, domain: Domain) -> list[tuple[t.Domain, Interval, int]]:
        return [
            (typed, self.shifted(self.bounds.members(typed), typed.type), self.bounds.count(typed))
            for typed in self.domains.get(id(domain), ())
        ]


def none_of(type_: Type) -> int:
    return NONE_NUMBER if isinstance(type_.inner, NumberType) else NONE


def told(span: Span) -> str:
    return f"{span}: {' '.join(span.text.split())}"


# ---- wrapping -------------------------------------------------------------------------------------------------------


@contextmanager
def watched(watch: Watch) -> Iterator[pytest.MonkeyPatch]:
    """Lowering notes what operations are made from."""
    value, domain = ExpressionLowerer.value, DomainLowerer.domain

    def noted_value(self: ExpressionLowerer, expr: t.Expr, type_: Type | None = None) -> Op:
        op = value(self, expr, type_)
        watch.made_from(op, expr)
        return op

    def noted_domain(self: DomainLowerer, typed: t.Domain) -> Domain:
        made = domain(self, typed)
        watch.lowered(made, typed)
        return made

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ExpressionLowerer, "value", noted_value)
        patch.setattr(DomainLowerer, "domain", noted_domain)
        yield patch


def watching(program: Program, watch: Watch, patch: pytest.MonkeyPatch) -> Machine:
    """A machine that compares everything it works out with what is believed of it."""
    value, members, telling = Evaluator.value, Evaluator.members, Texts.telling
    ranges = IntervalAnalysis(program)

    def compared_value(self: Evaluator, op: Op) -> Value:
        return comparing(op, value(self, op), watch, ranges)

    def compared_members(self: Evaluator, domain: Domain) -> Listing:
        return listing(domain, members(self, domain), watch, ranges)

    def unprinted(self: Texts, text: Text) -> Telling:
        watch.printed = False
        try:
            return telling(self, text)
        finally:
            watch.printed = True

    patch.setattr(Texts, "telling", unprinted)
    patch.setattr(Evaluator, "value", compared_value)
    patch.setattr(Evaluator, "members", compared_members)
    return Machine(program)


def comparing(op: Op, made: Value, watch: Watch, ranges: IntervalAnalysis) -> Value:
    """An operation's function that notes what lies outside of the intervals."""
    low, high = ranges.of(op) if watch.printed else EVERYTHING
    typed = watch.of_expressions(op)

    def compared(s: list[int]) -> int:
        found = made(s)
        watch.evaluated.add(id(op))
        if not low <= found <= high:
            watch.complain(f"C: {op} is {found}, believed in {low}..{high}")
        for expr, interval, none in typed:
            if not interval.low <= found <= interval.high and found != none:
                watch.complain(f"check: {told(expr.span)} is {found}, believed in {interval.low}..{interval.high}")
            watch.values.setdefault(expr.span, set()).add(bool(found))
        return found

    return compared


def listing(domain: Domain, made: Listing, watch: Watch, ranges: IntervalAnalysis) -> Listing:
    """A domain's function that notes members outside of the intervals, and more of them than there may be."""
    ((low, high), most) = ranges.rules.domain(domain) if watch.printed else MemberInterval(EVERYTHING, UNBOUNDED)
    typed = watch.of_domains(domain)

    def listed(s: list[int]) -> list[int]:
        found = made(s)
        if len(found) > most or len(found) > domain.most:
            watch.complain(f"C: {domain} has {len(found)} members, believed at most {most} and {domain.most}")
        if found and not (low <= min(found) and max(found) <= high):
            watch.complain(f"C: members of {domain} are {found}, believed in {low}..{high}")
        for expr, interval, count in typed:
            if len(found) > count:
                watch.complain(f"check: {told(expr.span)} has {len(found)} members, believed at most {count}")
            if found and not (interval.low <= min(found) and max(found) <= interval.high):
                watch.complain(f"check: {told(expr.span)} are {found}, believed in {interval.low}..{interval.high}")
        return found

    return listed


def compare_slots(program: Program, ranges: IntervalAnalysis) -> Callable[[Game, Watch], None]:
    """Compares every slot of a position with its range, and state and purses with what the checker believes of them."""
    stretches = [(slots, *ranges.at(slots.base)) for slots in program.slots if slots.base >= program.position_start]

    def compare(game: Game, watch: Watch) -> None:
        s = game.state.slots
        for slots, low, high in stretches:
            found = s[slots.base : slots.base + slots.size]
            if found and not (low <= min(found) and max(found) <= high):
                watch.complain(f"C: slots {slots.name} hold {found}, believed in {low}..{high}")
        stored = {one.name: one for one in program.states}
        for state in watch.symbols.states:
            variable = stored[state.name]
            held = s[variable.slots.base : variable.slots.base + variable.slots.size]
            believed, none = watch.bounds.declared(state), none_of(state.type)
            if isinstance(state.type.inner, NumberType) and any(
                not believed.low <= value <= believed.high and value != none for value in held
            ):
                watch.complain(f"check: state {state.name} holds {held}, believed in {believed.low}..{believed.high}")
        for purse, family in zip(watch.symbols.purses.values(), program.purses, strict=True):
            believed, stride = watch.bounds.purse(purse), 1 + len(family.pieces)
            amounts = s[family.slots.base : family.slots.base + family.count * stride : stride]
            if any(not believed.low <= amount <= believed.high for amount in amounts):
                watch.complain(f"check: {purse.name} holds {amounts}, believed in {believed.low}..{believed.high}")

    return compare


@dataclass
class Watched:
    """A machine in which everything is compared, and what it is compared with."""

    machine: Machine
    watch: Watch
    compare: Callable[[Game, Watch], None]

    @property
    def wrong(self) -> list[str]:
        return list(self.watch.wrong)

    def follow(self, games: Iterator[Game]) -> None:
        """Plays games, compares every stop."""
        for game in games:
            self.compare(game, self.watch)


def watched_machine(symbols: sym.Symbols, configuration: Configuration) -> Watched:
    """A machine of checked rules in which everything is compared with what is believed of it."""
    report, constants = Report(), Constants(symbols, configuration)
    watch = Watch(symbols, constants, Bounds(constants, Box(symbols, constants, report)))
    with watched(watch) as patch:
        program = lower(symbols, configuration, report)
        assert program is not None, [(found.code, found.message) for found in report]
        watch.firsts = {info.name: info.first for info in program.classes}
        machine = watching(program, watch, patch)
    return Watched(machine, watch, compare_slots(program, IntervalAnalysis(program)))
