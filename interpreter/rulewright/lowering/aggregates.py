"""Aggregates over domains.

In: `sum`, `count`, `any` and the like. Out: operations over domains.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.frontend.analysis.board_paths import trail_count
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import SpaceType
from rulewright.ir.groupings import FREE, RELATIONS, Grouping
from rulewright.ir.program import Domain, Op
from rulewright.lowering.context import Context
from rulewright.lowering.domains import DomainLowerer
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.operators import both, const, negated, slot
from rulewright.lowering.states import StateLowerer


class AggregateLowerer:
    """Lowers aggregates."""

    def __init__(
        self, context: Context, expressions: ExpressionLowerer, states: StateLowerer, domains: DomainLowerer
    ) -> None:
        self.context = context
        self.expressions = expressions
        self.states = states
        self.domains = domains

    def aggregate(self, fold: t.Fold) -> Op:
        operator = fold.operator
        if operator in ("any", "none", "all"):
            return self._quantifier(fold)
        domain = self.domains.domain(fold.domain)
        if operator == "count":
            plain = self._plain_count(fold.domain)
            return plain if plain is not None else Op("count", (domain,))
        if operator == "longest_line":
            return self._longest_line(fold.domain, domain)
        if operator == "longest_path":
            return self._longest_path(fold, domain)
        if operator == "least_left":
            return self._least_left(fold, domain)
        if operator in ("first", "last", "the"):
            self.context.note_order(fold.domain)
            return Op(operator, (domain,))
        body = self.expressions.value(fold.body) if fold.body is not None else self.expressions.printed(fold.domain.var)
        if operator == "sum":
            return Op("sum", (domain, body))
        otherwise = (self.expressions.value(fold.otherwise),) if fold.otherwise is not None else ()
        return Op(operator, (domain, body, *otherwise))

    def _longest_line(self, of: t.Domain, domain: Domain) -> Op:
        """With a constant table: for each space, the next one in every way of which the opposite one is not there."""
        assert isinstance(of.type, SpaceType)
        onward = self.context.constants.geometry(of.type).onward
        table = self.context.layout.table(tuple(other for others in onward for other in others))
        return Op("longest_line", (domain, table, len(onward[0])))

    def _longest_path(self, fold: t.Fold, domain: Domain) -> Op:
        """With a constant table of the two ends of each edge, and how many ways must be tried at most."""
        assert fold.body is not None
        assert isinstance(fold.domain.type, SpaceType)
        edges = self.context.constants.geometry(fold.domain.type)
        table = self.context.layout.table(tuple(end for ends in edges.tips for end in ends))
        return Op("longest_path", (domain, self.expressions.value(fold.body), table, trail_count(edges)))

    def _least_left(self, fold: t.Fold, domain: Domain) -> Op:
        """With a constant table of the groupings, and each value that they compare once."""
        assert fold.body is not None
        number, groupings = self.context.constants.number, fold.groupings
        compared = {value: self._compared(value, fold.domain) for one in groupings for value in one.values}
        values = tuple(dict.fromkeys(compared.values()))
        rows: list[int] = []
        for one in groupings:
            said = {compared[value]: RELATIONS[word] for word, value in zip(one.words, one.values, strict=True)}
            relations = tuple(said.get(value, FREE) for value in values)
            rows += Grouping(number(one.low), number(one.high), relations).row
        table = self.context.layout.table(tuple(rows))
        return Op("least_left", (domain, self.expressions.value(fold.body), table, *values))

    def _compared(self, value: t.Expr | None, domain: t.Domain) -> Op:
        return self.expressions.printed(domain.var) if value is None else self.expressions.value(value)

    def _quantifier(self, fold: t.Fold) -> Op:
        """`any`, `none`, and `all` (no member for which the body fails), as `any` of a narrower domain."""
        domain = self.domains.domain(fold.domain)
        if fold.body is not None:
            body = self.expressions.condition(fold.body)
            test = negated(body) if fold.operator == "all" else body
            where = test if domain.where is None else both(domain.where, test)
            domain = replace(domain, where=where)
        plain = self._plain_count(fold.domain) if fold.body is None else None
        found = Op("lt", (const(0), plain)) if plain is not None else Op("any", (domain,))
        return found if fold.operator == "any" else negated(found)

    def _plain_count(self, domain: t.Domain) -> Op | None:
        """The number of members of one whole zone is a slot."""
        if domain.where is None and not domain.end and isinstance(domain.source, t.ZonePlace):
            family = self.context.layout.family(domain.source.zone)
            if family.count == 1:
                return slot(self.context.layout.zones[family.start].base)
            if domain.source.owner is not None:
                stride = self.context.layout.zones[family.start + 1].base - self.context.layout.zones[family.start].base
                owner = self.expressions.value(domain.source.owner)
                index = owner if stride == 1 else Op("mul", (owner, const(stride)))
                return self.states.element(
                    self.context.layout.zones[family.start].base, index, stride * (family.count - 1) + 1
                )
        return None
