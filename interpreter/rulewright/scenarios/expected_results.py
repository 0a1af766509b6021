"""`over`, `phase`, `outcome` and `scores`, as a scenario expects them."""

from __future__ import annotations

from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.syntax.entry_points import ARGUMENTS
from rulewright.frontend.syntax.expressions import parse
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.scenarios.expectation_context import ExpectationContext, place_of
from rulewright.scenarios.expectations import Expectation, InPhase, Over, Results
from rulewright.source.suggestions import did_you_mean

RESULTS = ("outcome", "scores")


class ResultExpectations:
    """Reads these keys."""

    def __init__(self, context: ExpectationContext) -> None:
        self.context = context
        self.checker, self.report, self.places = context.checker, context.report, context.places

    def special(self, text: str, value: Scalar) -> Expectation | None:
        if text == "over":
            if value.text not in ("yes", "no"):
                self.context.wrong(
                    value,
                    "`yes` or `no` belongs",
                    "`over` says whether the game is over; a name of the ruleset stands in parentheses: `(over)`",
                )
            return Over(place_of(value), text, value.text == "yes")
        if text == "phase":
            phases = self.checker.symbols.phases
            self.checker.symbols.refer(value.span, phases.get(value.text))
            if value.text not in (*phases, "none"):
                self.report.error(
                    "RW854", f"no phase is called `{value.text}`", value.span, did_you_mean(value.text, phases)
                )
            return InPhase(place_of(value), text, value.text if value.text != "none" else None)
        score = self.checker.symbols.score
        if text == "outcome" and score is not None and score.won is not None:
            return self._declared(value, text, score.of is None)
        numbers = self._numbers(value)
        players = self.places.constants.players
        if len(numbers) != players:
            self.context.wrong(
                value,
                f"one number for each of {players} players belongs",
                f"`{text}` lists them by seat; a name of the ruleset stands in parentheses: `({text})`",
            )
            return None
        return Results(place_of(value), text, tuple(map(str, numbers)))

    def _declared(self, value: Scalar, text: str, is_together: bool) -> Results | None:
        """`won` or `lost` by seat; where everyone has one result, once for all."""
        players = self.places.constants.players
        words = tuple(word.strip() for word in value.text.split(","))
        words = words * players if is_together and len(words) == 1 else words
        if len(words) != players or any(word not in ("won", "lost") for word in words):
            one = "`won` or `lost`" if is_together else f"`won` or `lost` for each of {players} players"
            self.context.wrong(
                value,
                f"{one} belongs",
                "the score says who has won: `outcome: " + ("won`" if is_together else "won, lost`"),
            )
            return None
        return Results(place_of(value), text, words)

    def _numbers(self, value: Scalar) -> tuple[int, ...]:
        found = []
        for node in parse(value, ARGUMENTS, self.report) or ():
            try:
                found.append(self.places.constants.number(self.checker.constants.constant(node)))
            except BadConstant as problem:
                self.report.error("RW855", problem.message, problem.span)
        return tuple(found)
