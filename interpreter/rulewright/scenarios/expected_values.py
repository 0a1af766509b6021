"""Values, what lies in a zone, and marks, as a scenario expects them."""

from __future__ import annotations

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.entry_points import CONTENTS, VALUE
from rulewright.frontend.syntax.expressions import parse, parse_text
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ComponentType,
    ErrorType,
    NumberType,
    Type,
    article,
)
from rulewright.scenarios.drawn_values import values_of
from rulewright.scenarios.expectation_context import ExpectationContext, place_of
from rulewright.scenarios.expectations import Carried, Compared, Expectation, Lying
from rulewright.scenarios.expression_texts import line
from rulewright.scenarios.place_names import Place, one_of
from rulewright.source.text import Span


class ValueExpectations:
    """Reads expressions and places with what they are to be."""

    def __init__(self, context: ExpectationContext) -> None:
        self.context = context
        self.checker, self.report, self.places = context.checker, context.report, context.places

    def compared(self, key: Scalar, body: Span, text: str, value: Scalar, relative: bool) -> Expectation | None:
        node = parse_text(body, VALUE, self.report) if relative else parse(key, VALUE, self.report)
        if node is None:
            return None
        before = len(self.report)
        place = self.places.find(node, self.report)
        if len(self.report) > before:
            return None
        if place is not None and isinstance(place.symbol, sym.Zone):
            return self._lying(place, text, value)
        if place is not None and place.zone is not None:
            return self._carried(place, text, value, relative)
        subjects = (
            [self.places.value(place, keys) for keys in self.places.members(place)]
            if place is not None
            else [self.checker.expressions.value(node, Scope())]
        )
        type_ = subjects[0].type
        if not self._can_be_asked(subjects[0], relative):
            return None
        wanted = self._wanted(place, value, type_)
        if len(wanted) != len(subjects):
            self.wrong_number(text, value, place, len(subjects), len(wanted))
            return None
        questions = tuple(self.context.ask(subject, type_) for subject in subjects)
        return Compared(place_of(value), text, questions, tuple(wanted), type_, relative, self._sides(subjects[0]))

    def _sides(self, subject: t.Expr) -> tuple[tuple[str, int, Type], ...]:
        """The sides of a comparison that are not constants."""
        sides = [subject.left, subject.right] if isinstance(subject, t.Compare) else []
        return tuple(
            (line(side.span.text), self.context.ask(side, side.type), side.type)
            for side in sides
            if not isinstance(side, t.Const)
        )

    def wrong_number(self, text: str, value: Scalar, place: Place | None, wanted: int, got: int) -> None:
        whom = (
            f"one for each {' and '.join(map(str, place.owners))}"
            if place is not None and place.keys is None
            else "this is one thing"
        )
        if got:
            self.context.wrong(
                value, f"{wanted} values belong" if wanted > 1 else "one value belongs", f"`{text}`: {whom}"
            )

    def _can_be_asked(self, subject: t.Expr, relative: bool) -> bool:
        if isinstance(subject.type, ErrorType):
            return False
        chance = next((node for node in nodes(subject, deep=False) if isinstance(node, t.Random)), None)
        if chance is not None:
            self.report.error("RW855", "an expectation does not draw lots", chance.span, "ask about what is there")
            return False
        if relative and not isinstance(subject.type, NumberType):
            self.report.error(
                "RW855", f"only numbers change by so much, and this is {article(subject.type)}", subject.span
            )
            return False
        return True

    def _wanted(self, place: Place | None, value: Scalar, type_: Type) -> list[int | ast.Lot]:
        """What a key must give: questions, or components."""
        if isinstance(type_.inner, ComponentType):
            return [lot for lot in parse(value, CONTENTS, self.report) or () if isinstance(lot, ast.Lot)]
        found: list[int | ast.Lot] = []
        for node in values_of(place, value, self.places.constants, self.report) or ():
            typed = self.checker.expressions.value(node, Scope(), type_)
            if self._can_be_asked(typed, relative=False):
                found.append(self.context.ask(typed, type_))
        return found

    def _lying(self, place: Place, text: str, value: Scalar) -> Expectation | None:
        if not place.single:
            self.report.error(
                "RW855",
                f"every {' and '.join(map(str, place.owners))} has its own `{place.name}`",
                place.span,
                f"say whose, `{one_of(place, self.places.constants)}`, or ask for `count({place.name})`",
            )
            return None
        lots = parse(value, CONTENTS, self.report)
        return Lying(place_of(value), text, place, lots) if lots is not None else None

    def _carried(self, place: Place, text: str, value: Scalar, relative: bool) -> Expectation | None:
        if relative:
            hint = "say what they are in the end"
            self.report.error("RW855", "marks are compared one by one, not by how they changed", place.span, hint)
            return None
        type_ = self.type_of(place)
        wanted = tuple(one for one in self._wanted(place, value, type_) if isinstance(one, int))
        return Carried(place_of(value), text, place, type_, wanted)

    def type_of(self, place: Place) -> Type:
        """The type of a purse, state or mark."""
        if isinstance(place.symbol, sym.State):
            return place.symbol.type
        return self.places.value(place, self.places.members(place)[0]).type
