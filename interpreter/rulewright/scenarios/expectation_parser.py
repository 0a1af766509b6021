"""What a scenario expects: from keys and values to `Expectation`s.

Any key that is none of the special forms is an expression, a place, or a family. Complains about keys that mean
nothing, and about values that do not go with their key.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import Type
from rulewright.frontend.typing.typer import Typer
from rulewright.scenarios.expectation_context import ExpectationContext, part_of, place_of
from rulewright.scenarios.expectations import Expectation, Refused
from rulewright.scenarios.expected_choices import ChoiceExpectations
from rulewright.scenarios.expected_results import RESULTS, ResultExpectations
from rulewright.scenarios.expected_values import ValueExpectations
from rulewright.scenarios.expected_views import ViewExpectations
from rulewright.scenarios.expression_texts import line, whole_entries
from rulewright.scenarios.place_names import Places

CHANGE = re.compile(r"change\s+of\s+(.+)", re.DOTALL)
LEGAL = re.compile(r"legal\s+([a-z_][a-z0-9_]*)(?:\s+for\s+(player\s+[0-9]{1,3}))?")
REFUSED = re.compile(r"refused(?:\s+for\s+(player\s+[0-9]{1,3}))?")
SEES = re.compile(r"(?:(player\s+[0-9]{1,3})|onlooker)\s+sees\s+(.+)", re.DOTALL)


class Expecting:
    """Reads the expectations of one scenario. `ask` files a question; `runs` says whether anything is run."""

    def __init__(self, checker: Typer, places: Places, ask: Callable[[t.Expr, Type], int], runs: bool) -> None:
        self.context = ExpectationContext(checker, places, ask, runs)
        self.choices = ChoiceExpectations(self.context)
        self.results = ResultExpectations(self.context)
        self.values = ValueExpectations(self.context)
        self.views = ViewExpectations(self.context, self.values)

    def read(self, node: Node | None) -> tuple[Expectation, ...]:
        entries = whole_entries(node, self.context.report) if isinstance(node, Mapping) else []
        found = [self._one(entry) for entry in entries]
        return tuple(expectation for expectation in found if expectation is not None)

    def _one(self, entry: Entry) -> Expectation | None:
        key, value, text = entry.key, entry.value, line(entry.key.body.text)
        legal, refused, sees, change = (
            pattern.fullmatch(key.body.text.strip()) for pattern in (LEGAL, REFUSED, SEES, CHANGE)
        )
        if legal is not None:
            return self.choices.legal(key, text, legal, value)
        if refused is not None:
            calls = self.choices.calls(value)
            for call in calls:
                self.choices.offered_alone(call.name.name, call.span)
            return Refused(place_of(value), text, self.context.seat(key, refused, 1), calls)
        if not isinstance(value, Scalar):
            self.context.wrong(
                value, "one text belongs", f"only `legal` and `refused` take a list, and `{text}` takes one text"
            )
            return None
        if sees is not None:
            return self.views.seen(key, text, sees, value)
        if change is not None:
            return self.values.compared(key, part_of(key, change, 1), text, value, relative=True)
        if text in (*RESULTS, "over", "phase"):
            return self.results.special(text, value)
        return self.values.compared(key, key.body, text, value, relative=False)
