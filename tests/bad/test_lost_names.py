"""No name is lost in silence: what is about a lost name is told after all where no root cause was."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import loading
from rulewright.frontend.syntax.value_reader import EVERYTHING
from rulewright.frontend.typing.root_causes import RootCauseReport
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

from .cases import BASE

SOURCE = Source("lost.yaml", "odd: queen + jack")


@pytest.mark.parametrize(
    ("lost", "cause", "told"),
    [
        ({"queen"}, False, ["queen"]),
        ({EVERYTHING}, False, ["queen"]),
        ({"queen"}, True, ["odd"]),
        (set(), False, ["queen"]),
        (set(), True, ["odd", "queen"]),
    ],
)
def test_what_is_about_a_lost_name_is_told_where_nothing_else_is(lost: set[str], cause: bool, told: list[str]) -> None:
    report = Report()
    causes = RootCauseReport.of(report, lost)
    if cause:
        report.error("RW102", "expected text, got nothing", SOURCE.span(0, 3))
    causes.error("RW305", "nothing is called `queen` here", SOURCE.span(5, 10))
    causes.tell_all()
    assert [one.span.text for one in report] == told


CLASSICS = Path(__file__).parents[2] / "rulesets" / "classics"
DECLARED = [
    ("breakthrough", "state: {pawn:", "paawn", "pawn"),
    ("goofspiel", "  offer: {holds", "offeer", "offer"),
    ("pig", "brought: {is", "bnought", "brought"),
    ("kuhn", "  stack: {per", "stakc", "stack"),
    ("kuhn", "  hand: ", "hnad", "hand"),
    ("kuhn", "  bet: ", "bett", "bet"),
]
"""A ruleset, the words of it in which a name is declared, another name, and this one."""


def errors_of(game: str, right: str, wrong: str) -> list[str]:
    text, report = (CLASSICS / game / "ruleset.yaml").read_text(encoding="utf-8"), Report()
    loading.check_text(Source("slip.yaml", text.replace(right, wrong, 1)), report)
    return [f"{one.span.text}: {one.message}; {one.hint}" for one in report if one.severity is Severity.ERROR]


@pytest.mark.parametrize(("game", "where", "written", "meant"), DECLARED)
def test_a_name_that_is_misspelt_where_it_is_declared_is_told_there(
    game: str, where: str, written: str, meant: str
) -> None:
    (told,) = errors_of(game, where, where.replace(meant, written))
    assert told.startswith(f"{written}: nothing uses `{written}`; `{meant}` is used ")
    assert told.endswith(f" times, and declared nowhere; did you mean `{meant}`?")


def test_a_name_that_is_used_as_it_is_declared_is_misspelt_at_its_uses() -> None:
    """One use of several is right: the others are told, each at its place."""
    found = errors_of("goofspiel", "  offer: {holds", "  offeer: {about: an offeer, holds")
    assert sum("nothing uses" in told for told in found) == 0 and len(found) > 4


MISSHAPEN = [
    ("deck: {holds: card, order: pile,", "deck: {holds: card, order: [1, 2],"),
    ("deck: {holds: card, order: pile,", "deck: {holds: card, order: {a: b},"),
    ("per: player, start: no}", "per: {a: b}, start: no}"),
    ("raid: {values: [hard, soft]}", "raid: {values: {hard: 1}}"),
    ("hand_size: 3", "hand_size: [3]"),
    ("field: {count: 5, shape: ring}", "field: {count: [5], shape: ring}"),
]
"""Of a declaration, and the same with a value of a wrong kind."""


@pytest.mark.parametrize(("right", "wrong"), MISSHAPEN)
def test_a_value_of_a_wrong_kind_is_told_once(right: str, wrong: str) -> None:
    """What uses the name is not told: what it is of is not known."""
    report = Report()
    assert right in BASE
    loading.check_text(Source("slip.yaml", BASE.replace(right, wrong, 1)), report)
    (found,) = [one for one in report if one.severity is Severity.ERROR]
    assert found.code == "RW102" and " got a " in found.message
