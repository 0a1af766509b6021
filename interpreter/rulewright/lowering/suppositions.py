"""What would be: values after effects.

In: `after` nodes, whose effects change state only. Out: calls of functions of their own, which are given the local
names that stand in the node, do what the effect does, and work the value out.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import SetType
from rulewright.ir.program import Function, Op
from rulewright.lowering.context import Context
from rulewright.lowering.domains import DomainLowerer
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.operators import const
from rulewright.lowering.terms import TermLowerer

if TYPE_CHECKING:
    from rulewright.lowering.statements import StatementLowerer


class SuppositionLowerer:
    """Lowers values after effects."""

    def __init__(
        self, context: Context, expressions: ExpressionLowerer, domains: DomainLowerer, terms: TermLowerer
    ) -> None:
        self.context = context
        self.expressions = expressions
        self.domains = domains
        self.terms = terms
        self.made: dict[int, tuple[t.After, int, set[sym.Zone]]] = {}

    def connect(self, statements: StatementLowerer) -> None:
        """Takes what needs it in turn."""
        self.statements = statements

    def after(self, node: t.After) -> Op:
        names = _given(node)
        if id(node) not in self.made:
            self.made[id(node)] = self._function(node, names)
        _, index, settled = self.made[id(node)]
        self.context.settled |= settled
        return Op("suppose", (index, *(self.expressions.value(t.Local(var.span, var.type, var)) for var in names)))

    def _function(self, node: t.After, names: tuple[t.Var, ...]) -> tuple[t.After, int, set[sym.Zone]]:
        outside, self.context.settled = self.context.settled, set()
        with self._renamed():
            parameters = tuple(map(self._named, names))
            with self.context.marking.paused():  # an effect that is supposed is not done
                done = self._performed(node.effect, node.arguments)
            with self.context.marking.resumed(self.terms.marks_rules):
                body = Op("in_turn", (done, self.expressions.value(node.value, node.type)))
        settled, self.context.settled = self.context.settled, outside
        self.terms.functions.append(Function(f"after {node.effect.name}", parameters, body, node.span))
        return node, len(self.terms.functions) - 1, settled

    @contextmanager
    def _renamed(self) -> Iterator[None]:
        """Meanwhile names have slots of their own: an effect may be performed at the same place for good."""
        before = dict(self.context.slots)
        yield
        self.context.slots.update(before)

    def _named(self, var: t.Var) -> int:
        self.context.slots[var] = self.context.layout.scratch()
        return self.context.slots[var]

    # ---- statements -------------------------------------------------------------------------------------------------

    def _performed(self, effect: sym.Effect, arguments: tuple[t.Expr, ...]) -> Op:
        given = [self.expressions.value(x, var.type) for x, var in zip(arguments, effect.signature, strict=True)]
        bound = [Op("bind", (self._named(var), value)) for var, value in zip(effect.signature, given, strict=True)]
        return Op("in_turn", (*bound, self._block(effect.body or ())))

    def _block(self, statements: t.Block) -> Op:
        return Op("in_turn", tuple(map(self._statement, statements)))

    def _statement(self, node: t.Statement) -> Op:
        match node:
            case t.Assign():
                return Op("put", self.statements.stored(node))
            case t.Let(var=var, value=value):
                worked_out = self.expressions.value(value, var.type)
                return Op("bind", (self._named(var), worked_out))
            case t.If(branches=branches):
                return self._if(branches)
            case t.ForEach(domain=domain, body=body):
                self._named(domain.var)
                return Op("each", (self.domains.domain(domain), self._block(body)))
            case t.Perform(effect=effect, arguments=arguments):
                return self._performed(effect, arguments)
            case t.Say():
                return const(0)
            case (
                t.Move()
                | t.Draw()
                | t.Shuffle()
                | t.Turn()
                | t.Show()
                | t.Roll()
                | t.Pay()
                | t.Remember()
                | t.Eliminate()
            ):
                raise AssertionError(f"this cannot be supposed: {node!r}")
            case _:
                assert_never(node)

    def _if(self, branches: tuple[tuple[t.Expr | None, t.Block], ...]) -> Op:
        if not branches:
            return const(0)
        (condition, body), *rest = branches
        done = self._block(body)
        if condition is None:
            return done
        return Op("if", (self.expressions.value(condition), done, self._if(tuple(rest))))


def _given(node: t.After) -> tuple[t.Var, ...]:
    """The local names that stand in a node and are bound outside of it, but for subsets, which lie in the position."""
    found = nodes(node, deep=False)
    bound = {part.var for part in found if isinstance(part, t.Domain | t.LetIn)}
    used = dict.fromkeys(part.var for part in found if isinstance(part, t.Local))
    return tuple(var for var in used if var not in bound and not isinstance(var.type, SetType))
