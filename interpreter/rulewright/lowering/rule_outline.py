"""The outline while the code is emitted: which rule has become which stretch.

In: rules as they are lowered, with their names. Out: `NamedRule`s, once every label is known; and the sources of
points.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType, SetType, list_name
from rulewright.ir.outline import BODY, NamedRule, NamedSlot, RuleKind, ScorePart
from rulewright.ir.program import Function, Hole, Op
from rulewright.lowering.code import CodeBuffer, Label
from rulewright.lowering.context import Context
from rulewright.lowering.hole_kinds import hole_kind
from rulewright.lowering.operators import const, slot
from rulewright.source.text import Span
from rulewright.source.underscores import without_underscores


@dataclass(eq=False)
class OpenRule:
    """A rule whose code is being emitted. `among`: of a payout, the name of those who claim."""

    kind: RuleKind
    name: str
    span: Span
    low: Label
    high: Label = field(default_factory=Label)
    names: tuple[NamedSlot, ...] = ()
    among: tuple[t.Var, ...] = ()
    level: int = -1
    number: int = -1
    ends: bool = False
    asks: str = ""
    when: Op | None = None

    def closed(self) -> NamedRule:
        low, high = self.low.at, self.high.at
        return NamedRule(
            self.kind,
            self.name,
            self.span,
            low,
            high,
            self.names,
            self.level,
            self.number,
            self.ends,
            self.asks,
            self.when,
        )


class Outline:
    """The outline of one Program."""

    def __init__(self, context: Context, code: CodeBuffer) -> None:
        self.context = context
        self.code = code
        self.rules: list[OpenRule] = []
        self.draws: list[tuple[Label, Hole]] = []

    @contextmanager
    def rule(self, kind: RuleKind, name: str, span: Span, variables: tuple[t.Var, ...] = ()) -> Iterator[OpenRule]:
        """Around the code of a rule; outer rules come before those within.
        The variables have their slots when it is done.
        """
        opened = OpenRule(kind, name, span, self.code.here())
        self.rules.append(opened)
        yield opened
        self.code.mark(opened.high)
        opened.names = self.named((*variables, *opened.among))

    def named(self, variables: tuple[t.Var, ...]) -> tuple[NamedSlot, ...]:
        """Where names lie; a subset has none."""
        return tuple(
            NamedSlot(var.name, self._hole(var))
            for var in variables
            if var in self.context.slots and not isinstance(var.type.inner, SetType)
        )

    def _hole(self, var: t.Var) -> Hole:
        inner = var.type.inner
        type_ = inner.cls if isinstance(inner, ComponentType) else list_name(inner)
        return Hole(hole_kind(inner), type_, slot(self.context.slots[var]), const(0), optional=var.type.optional)

    def draw(self, var: t.Var) -> None:
        """The next instruction lets chance decide what a name stands for."""
        self.draws.append((self.code.here(), self._hole(var)))

    def closed(self) -> tuple[NamedRule, ...]:
        return tuple(rule.closed() for rule in self.rules)

    def drawn(self) -> dict[int, Hole]:
        """How what chance decides is shown, by the place of the instruction."""
        return {label.at: hole for label, hole in self.draws}


def score_parts(points: t.Expr, op: Op, functions: list[Function]) -> tuple[ScorePart, ...]:
    """The sources of points: the members of a sum, also of one that a term is."""
    return tuple(_parts(points, op, functions, (), 1))


def _parts(node: t.Expr, op: Op, functions: list[Function], way: tuple[int, ...], sign: int) -> Iterator[ScorePart]:
    match node, op:
        case t.Arithmetic(operator=("+" | "-") as operator, left=left, right=right), Op(
            ("add" | "sub") as name, (Op() as ours, Op() as other)
        ) if (operator, name) in (("+", "add"), ("-", "sub")):
            yield from _parts(left, ours, functions, (*way, 0), sign)
            yield from _parts(right, other, functions, (*way, 1), sign if operator == "+" else -sign)
        case t.TermCall(term=sym.Term(body=t.ExpressionNode() as body)), Op("call", (int(function), *_)) if _splits(
            body
        ):
            yield from _parts(body, functions[function].body, functions, (*way, BODY), sign)
        case t.Const(value=0), _:
            return  # `0 - debts`
        case _:
            yield ScorePart(_name(node), node.span, way, sign)


def _splits(body: t.Expr) -> bool:
    return isinstance(body, t.TermCall) or (isinstance(body, t.Arithmetic) and body.operator in ("+", "-"))


def _name(node: t.Expr) -> str:
    """What a source of points is called: a name of the ruleset, or the expression as it is written."""
    match node:
        case t.TermCall(term=symbol) | t.StateOf(state=symbol) | t.PurseOf(place=t.PursePlace(purse=symbol)):
            return without_underscores(symbol.name)
        case t.Const() | t.OptionValue():
            return "always"
        case _:
            return " ".join(node.span.text.split())
