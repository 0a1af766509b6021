"""The inventory: every item of a ruleset that can be covered, found by walking its typed rules.

In: symbols. Out: items in the order of `rulewright.ir.marks.KINDS` and of the text. Each has the key that the lowering
gives its mark; a test holds the two together. What tells about rules (texts, audiences) and what is fixed before play
(numbers, sizes) has no items.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, assert_never

from rulewright.coverage.payout_words import may_be_together, short_words
from rulewright.frontend.analysis.alike import may_stop
from rulewright.frontend.analysis.condition_parts import (
    clause,
    condition_of,
    described,
    has_sides,
    option_spans,
    players_span,
)
from rulewright.frontend.analysis.walk import child_fields
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.ir.marks import CLAIMS, DECIDED, EQUAL, FAILED, HELD, KINDS, PART, REFUSED, REST, TAKEN, Mark, MarkKey
from rulewright.source.text import Span

ENDINGS = ("together", "shared", "out", "option")


@dataclass(frozen=True, slots=True)
class CoverageItem:
    """Something that can be covered, and the rule in which it stands (`phase night`), or nothing."""

    mark: Mark
    rule: str

    @property
    def key(self) -> MarkKey:
        return self.mark.key


def inventory(symbols: sym.Symbols) -> tuple[CoverageItem, ...]:
    """All items of a ruleset, each once."""
    walk = _Walk()
    walk.everything(symbols)
    order = list(KINDS)
    return tuple(
        sorted(
            walk.found.values(),
            key=lambda item: (order.index(item.mark.kind), item.mark.span.source.name, item.mark.span.start),
        )
    )


class _Walk:
    """One walk over the rules. `waiting` holds terms that were asked and are still to be walked."""

    def __init__(self) -> None:
        self.found: dict[MarkKey, CoverageItem] = {}
        self.rule = ""
        self.waiting: list[sym.Term] = []
        self.terms: set[sym.Term] = set()

    def add(self, kind: str, span: Span, *sides: str) -> None:
        for side in sides or ("",):
            mark = Mark(kind, span, side)
            self.found.setdefault(mark.key, CoverageItem(mark, self.rule))

    def everything(self, symbols: sym.Symbols) -> None:
        self.settings(symbols)
        owners: list[tuple[str, Any, Any]] = [
            *(("phase", phase, self.phase) for phase in symbols.phases.values()),
            *(("action", action, self.action) for action in symbols.actions.values()),
            *(("priority", priority, self.priority) for priority in symbols.priorities.values()),
            *(("payout", payout, self.payout) for payout in symbols.payouts.values()),
            *(("effect", effect, lambda effect: self.go(effect.body)) for effect in symbols.effects.values()),
        ]
        for word, owner, walk in owners:
            self.rule = f"{word} {owner.name}"
            walk(owner)
        self.rule = "score"
        if symbols.score is not None:
            self.score(symbols.score)
        while self.waiting:
            self.term(self.waiting.pop())

    def settings(self, symbols: sym.Symbols) -> None:
        header = symbols.document.header
        self.add("players", players_span(header), *map(str, range(header.low, header.high + 1)))
        for name, option in symbols.options.items():
            self.rule = f"option {name}"
            for _, word, span in option_spans(option):
                self.add("option", span, word)

    # ---- rules -----------------------------------------------------------------------------------------------------

    def phase(self, phase: sym.Phase) -> None:
        self.add("phase", phase.span)
        self.condition(phase.ends_when)
        self.go(phase.steps)

    def action(self, action: sym.Action) -> None:
        domains = [pick.domain for pick in action.picks if not isinstance(pick, t.PickValue)]
        refusable = action.where is not None or any(domain.where is not None for domain in domains)
        self.add("action", action.span, TAKEN, *([REFUSED] if refusable else []))
        self.condition(action.where)
        self.go((action.picks, action.do))

    def priority(self, priority: sym.Priority) -> None:
        for case in (case for cases in priority.rules.values() for case in cases):
            self.add("priority", case.span)
            self.condition(case.when)
            self.go(case.do)

    def payout(self, payout: sym.Payout) -> None:
        assert payout.claims is not None and payout.short is not None
        words = short_words(payout.short)
        self.add("payout", payout.claims.span, *CLAIMS, *([PART] if "part" in words else []))
        self.add("payout", payout.short.span, *words)
        if any(may_be_together(criterion) for criterion in payout.order):
            self.add("payout", payout.order[-1].span, EQUAL)
        for condition, place in (*payout.rest, *payout.short_rest):
            self.condition(condition)
            self.add("payout", place.span, REST)
        self.order(payout.order)
        self.go((payout.among, payout.claims, payout.from_, payout.to, payout.paid, payout.unpaid))

    def score(self, score: sym.Score) -> None:
        self.condition(score.cannot_win)
        self.condition(score.won)
        self.go(score.points)
        for criterion in score.rank:
            self.add("tie", criterion.span)
            self.go(criterion.value)

    def term(self, term: sym.Term) -> None:
        self.rule = f"term {term.name}"
        self.add("term", term.span)
        self.go(term.body)

    # ---- their parts -----------------------------------------------------------------------------------------------

    def condition(self, expr: t.Expr | None) -> None:
        if expr is not None and has_sides(expr):
            self.add("condition", expr.span, HELD, FAILED)
            self.go(expr)

    def go(self, node: Any) -> None:
        """Whatever stands here, and below."""
        if isinstance(node, tuple):
            for item in node:
                self.go(item)
            return
        if isinstance(node, t.Statement) and not isinstance(node, t.If | t.ForEach):
            self.add("effect", node.span)
        special = _SPECIAL.get(type(node))
        if special is not None:
            special(self, node)
        else:
            self.below(node)

    def below(self, node: Any) -> None:
        for name in reversed(child_fields(type(node)) or ()):
            self.go(getattr(node, name))

    def order(self, order: tuple[t.Criterion, ...]) -> None:
        real = [criterion for criterion in order if criterion.kind not in ENDINGS]
        for criterion in real:
            if len(real) > 1:
                self.add("tie", criterion.span)
            self.go(criterion.value)

    def domain(self, domain: t.Domain) -> None:
        written = condition_of(domain)
        where = domain.where.items if isinstance(domain.where, t.Logic) and described(domain) else (domain.where,)
        for item in where:
            if item is written:
                self.condition(item)
            elif item is not None:
                self.go(item)
        self.order(domain.order)
        source = domain.source
        if isinstance(source, t.SpacesOf) and source.extent is not None:
            self.condition(source.extent.condition)
            self.go(source.arguments)
        else:
            self.go(source)
        self.go(domain.few)

    def asked(self, node: t.TermCall) -> None:
        if node.term not in self.terms:
            self.terms.add(node.term)
            self.waiting.append(node.term)
        self.go(node.arguments)

    def table_row(self, node: t.TableAt) -> None:
        rule, self.rule = self.rule, f"table {node.table.name}"
        for span in node.table.places.values():
            self.add("row", span, node.table.name)
        self.rule = rule
        self.go(node.keys)

    def logic(self, node: t.Logic) -> None:
        for item in node.items:
            self.add("part", item.span, DECIDED)
            self.go(item)

    def choice(self, node: t.Choice) -> None:
        self.condition(node.condition)
        self.go((node.yes, node.no))

    def fold(self, node: t.Fold) -> None:
        if node.operator in ("any", "none", "all"):
            self.condition(node.body)
        else:
            self.go(node.body)
        self.go((node.domain, node.otherwise))

    def branches(self, node: t.If) -> None:
        for condition, body in node.branches:
            self.condition(condition)
            self.go(body)

    def for_each(self, node: t.ForEach) -> None:
        self.add("loop", node.domain.span)
        self.below(node)

    # ---- steps -----------------------------------------------------------------------------------------------------

    def step(self, step: t.Step) -> None:
        self.add("step", step.span)
        self.condition(step.when)
        self.verb(step.verb, step.span)
        self.go(step.otherwise)

    def verb(self, verb: t.Verb, span: Span) -> None:
        match verb:
            case t.LetStep(let=let):
                self.go(let.value)
            case t.ChooseStep(may=True):
                self.add("pass", clause(span, "may"))
                self.below(verb)
            case t.ChooseStep(if_none=if_none) | t.EveryoneStep(if_none=if_none):
                if if_none is not None and if_none != "never":
                    self.add("if_none", clause(span, "if_none"))
                self.below(verb)
            case t.CollectStep(choice=choice, steps=steps):
                if may_stop(verb):
                    self.add("pass", clause(span, "collects"))
                self.verb(choice, span)
                self.go(steps)
            case t.OfferStep(to=to):
                self.add("loop", to.span)
                self.add("pass", clause(span, "offer"))
                self.below(verb)
            case t.EachStep(loop=loop):
                self.add("loop", loop.span)
                self.below(verb)
            case t.TurnsStep(loop=loop, steps=steps, until=until):
                self.add("loop", loop.span)
                self.go((loop, steps))
                self.condition(until)
            case t.RepeatStep(steps=steps, while_=while_, until=until):
                self.condition(while_)
                self.condition(until)
                self.go(steps)
            case t.MatchStep(cases=cases):
                for test, steps in cases:
                    self.add("case", test.span)
                    self.go(steps)
            case (
                t.DoStep() | t.ChooseStep() | t.RunStep() | t.ResolveStep() | t.PayStep() | t.EndStep() | t.GroupStep()
            ):
                self.below(verb)
            case _:
                assert_never(verb)

    def call(self, node: t.ActionCall) -> None:
        self.add("choice", node.span)
        self.go(node.arguments)


_SPECIAL: dict[type, Any] = {
    t.Domain: _Walk.domain,
    t.TermCall: _Walk.asked,
    t.TableAt: _Walk.table_row,
    t.Logic: _Walk.logic,
    t.Choice: _Walk.choice,
    t.Fold: _Walk.fold,
    t.If: _Walk.branches,
    t.ForEach: _Walk.for_each,
    t.Step: _Walk.step,
    t.ActionCall: _Walk.call,
    t.Say: lambda walk, node: None,
}
"""Nodes whose parts are not simply walked one after the other."""
