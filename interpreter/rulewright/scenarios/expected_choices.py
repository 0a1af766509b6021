"""What may be chosen, and what is refused, as a scenario expects it."""

from __future__ import annotations

import re

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.entry_points import CALLS
from rulewright.frontend.syntax.expressions import parse
from rulewright.frontend.syntax.nodes import Node, Scalar, Sequence
from rulewright.scenarios.call_reader import known_action
from rulewright.scenarios.expectation_context import ExpectationContext, part_of, place_of
from rulewright.scenarios.expectations import Expectation, Legal
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span


class ChoiceExpectations:
    """Reads `legal` and `refused`."""

    def __init__(self, context: ExpectationContext) -> None:
        self.context = context
        self.checker, self.report, self.places = context.checker, context.report, context.places

    def calls(self, value: Node) -> tuple[ast.Call, ...]:
        """The calls of a text or a list."""
        found: list[ast.Call] = []
        for item in value.items if isinstance(value, Sequence) else (value,):
            if isinstance(item, Scalar):
                found += parse(item, CALLS, self.report) or ()
            else:
                self.context.wrong(item, "a call belongs")
        return tuple(call for call in found if known_action(self.checker.symbols, call, self.report))

    def offered_alone(self, name: str, span: Span) -> None:
        """Where nothing is run, no step gives an action its arguments."""
        action = self.checker.symbols.actions.get(name)
        if not self.context.runs and action is not None and action.signature:
            self.report.error(
                "RW855",
                f"`{name}` takes arguments from the step that offers it",
                span,
                "run a phase with this step: `at: ...`",
            )

    def legal(self, key: Scalar, text: str, match: re.Match[str], value: Node) -> Expectation | None:
        actions = self.checker.symbols.actions
        self.checker.symbols.refer(part_of(key, match, 1), actions.get(match[1]))
        if match[1] not in actions and match[1] != "pass":
            self.report.error("RW854", f"no action is called `{match[1]}`", key.span, did_you_mean(match[1], actions))
            return None
        self.offered_alone(match[1], key.span)
        seat = self.context.seat(key, match, 2)
        number = value.number if isinstance(value, Scalar) else None
        if number is not None:
            return Legal(place_of(value), text, match[1], seat, number, ())
        calls = self.calls(value)
        for call in calls:
            if call.name.name != match[1]:
                self.report.error(
                    "RW855",
                    f"`{call.name.name}` is not `{match[1]}`",
                    call.span,
                    f"list the legal choices of `{match[1]}`, or their number",
                )
        return Legal(place_of(value), text, match[1], seat, None, calls)
