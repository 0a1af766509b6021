"""No name is lost in silence: what is about a lost name is told after all where no root cause was."""

from __future__ import annotations

import pytest

from rulewright.frontend.syntax.value_reader import EVERYTHING
from rulewright.frontend.typing.root_causes import RootCauseReport
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

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
