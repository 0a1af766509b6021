"""What all readers of expectations share."""

from __future__ import annotations

import re
from collections.abc import Callable

from rulewright.frontend.syntax.nodes import Node, Scalar
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import PLAYER, Type
from rulewright.frontend.typing.typer import Typer
from rulewright.scenarios.expression_texts import line
from rulewright.scenarios.place_names import Places, no_member
from rulewright.source.text import Span


class ExpectationContext:
    """The expectations of one scenario: `ask` files a question; `runs` says whether anything is run."""

    def __init__(self, checker: Typer, places: Places, ask: Callable[[t.Expr, Type], int], runs: bool) -> None:
        self.checker = checker
        self.report = checker.report
        self.places = places
        self.ask = ask
        self.runs = runs

    def wrong(self, value: Node, wanted: str, hint: str = "") -> None:
        self.report.error("RW855", f"{wanted} here, not `{line(place_of(value).text)}`", value.span, hint)

    def seat(self, key: Scalar, match: re.Match[str], group: int) -> int | None:
        """The seat of `player 2` in a key; none where no player is named."""
        if match[group] is None:
            return None
        number = int(match[group].split()[1])
        if not 1 <= number <= self.places.constants.players:
            no_member(part_of(key, match, group), PLAYER, self.places.constants, self.report)
        return number - 1


def place_of(value: Node) -> Span:
    """Where an expected value stands, inside its quotes."""
    return value.body if isinstance(value, Scalar) else value.span


def part_of(key: Scalar, match: re.Match[str], group: int) -> Span:
    """The place of a part of a key."""
    lead = len(key.body.text) - len(key.body.text.lstrip())
    start = key.body.start + lead + match.start(group)
    return Span(key.body.source, start, start + len(match[group]))
