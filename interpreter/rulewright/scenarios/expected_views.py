"""What a player or an onlooker sees, as a scenario expects it."""

from __future__ import annotations

import re

from rulewright.frontend.syntax.entry_points import CONTENTS, VALUE
from rulewright.frontend.syntax.expressions import parse_text
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.scope import Scope
from rulewright.scenarios.expectation_context import ExpectationContext, part_of, place_of
from rulewright.scenarios.expectations import HIDDEN, QUESTION, Carried, Expectation, Seen, SeenPart
from rulewright.scenarios.expected_values import ValueExpectations
from rulewright.scenarios.expression_texts import line, split
from rulewright.scenarios.place_names import Place, one_of
from rulewright.source.text import Span


class ViewExpectations:
    """Reads `player 1 sees ...`."""

    def __init__(self, context: ExpectationContext, values: ValueExpectations) -> None:
        self.context = context
        self.values = values
        self.checker, self.report, self.places = context.checker, context.report, context.places

    def seen(self, key: Scalar, text: str, match: re.Match[str], value: Scalar) -> Expectation | None:
        seat = self.context.seat(key, match, 1)
        before = len(self.report)
        node = parse_text(part_of(key, match, 2), VALUE, self.report)
        place = self.places.find(node, self.report) if node is not None else None
        if place is None or isinstance(place.symbol, sym.Term):
            if len(self.report) == before:
                self.report.error(
                    "RW855",
                    f"`{line(match[2])}` is no zone, purse or state variable",
                    key.span,
                    "a player sees what lies there, and derives the rest",
                )
            return None
        place = self._own(place, seat)
        if isinstance(place.symbol, sym.Zone):
            return self._seen_zone(text, seat, place, value)
        if place.zone is not None:
            marks = tuple(self._seen_value(part, place) for part in split(value.body))
            return Carried(place_of(value), text, place, self.values.type_of(place), marks, seen=True, seat=seat)
        wanted = [self._seen_value(part, place) for part in split(value.body)]
        subjects = [self.places.value(place, keys) for keys in self.places.members(place)]
        if len(wanted) != len(subjects):
            self.values.wrong_number(text, value, place, len(subjects), len(wanted))
            return None
        return Seen(
            place_of(value),
            text,
            seat,
            place,
            (),
            tuple(self.context.ask(subject, subject.type) for subject in subjects),
            tuple(wanted),
        )

    def _own(self, place: Place, seat: int | None) -> Place:
        """A player's own zone may be named without its owner."""
        if (
            isinstance(place.symbol, sym.Zone)
            and place.keys is None
            and seat is not None
            and [str(owner) for owner in place.owners] == ["player"]
        ):
            return Place(place.span, place.symbol, place.owners, (seat,))
        return place

    def _seen_zone(self, text: str, seat: int | None, place: Place, value: Scalar) -> Expectation | None:
        if not place.single:
            self.report.error(
                "RW855",
                f"every {' and '.join(map(str, place.owners))} has its own `{place.name}`",
                place.span,
                f"say whose: `{one_of(place, self.places.constants)}`",
            )
            return None
        assert isinstance(place.symbol, sym.Zone)
        cls = self.checker.symbols.classes[place.symbol.cls]
        hidden = re.compile(
            rf"(?:([0-9]{{1,4}})\s+|an?\s+)?(?:\?|{HIDDEN}|{cls.name}|{re.escape(cls.decl.plural or cls.name + 's')})"
        )
        parts: list[SeenPart] = []
        for span in split(value.body):
            match = hidden.fullmatch(span.text)
            if match is not None:
                self._refer_class(span, cls)
                parts.append(SeenPart(int(match[1] or 1), None))
            elif span.text != "none":
                parts += [SeenPart(lot.count, lot) for lot in parse_text(span, CONTENTS, self.report) or ()]
        return Seen(place_of(value), text, seat, place, parts=tuple(parts))

    def _refer_class(self, span: Span, cls: sym.Class) -> None:
        """Note that hidden components are called by their class."""
        word = re.search(r"[a-z_][a-z0-9_]*\Z", span.text)
        if word is not None and word[0] in (cls.name, cls.decl.plural or f"{cls.name}s"):
            self.checker.symbols.refer(Span(span.source, span.start + word.start(), span.end), cls)

    def _seen_value(self, span: Span, place: Place) -> int | None:
        if span.text in (HIDDEN, QUESTION):
            return None
        type_ = self.values.type_of(place)
        node = parse_text(span, VALUE, self.report)
        return (
            self.context.ask(self.checker.expressions.value(node, Scope(), type_), type_) if node is not None else None
        )
