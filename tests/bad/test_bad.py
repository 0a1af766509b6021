"""Bad rulesets earn exactly the findings that are written in them, all in one run;
and no kind of mistake is forgotten.
"""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

from rulewright import loading
from rulewright.frontend.analysis import checks
from rulewright.source.codes import CODES
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

from .cases import BASE, Case, Finding, cases

CASES = cases()
LISTED: tuple[checks.Check[Any], ...] = (
    *checks.OF_RULES,
    *checks.OF_CONSTANTS,
    *checks.OF_CONFIGURATIONS,
    *checks.OF_ALL,
    *checks.OF_PROGRAMS,
)
ELSEWHERE = {
    "RW001", "RW002", "RW003", "RW013", "RW720",  # tests/bad/test_files.py, tests/bad/test_sheets.py
    "RW006", "RW205", "RW613",  # tests/bad/test_limits.py
    "RW015", "RW016",  # tests/safety/test_files_outside.py
    "RW620",  # tests/bad/test_bombs.py
    "RW721",  # tests/checking/test_demanded_texts.py
    "RW750", "RW751", "RW752", "RW753", "RW754",  # tests/checking/test_playing.py
}  # fmt: skip


def told(text: str) -> list[tuple[Severity, Finding]]:
    report = Report()
    loading.check_text(Source("bad.yaml", text), report)
    return [(d.severity, Finding(str(d.span.position), d.code, d.hint)) for d in report]


def is_warning(code: str) -> bool:
    return CODES[code].severity == Severity.WARNING


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_bad_ruleset_is_told_its_mistakes(case: Case) -> None:
    """Code, line, column and hint of every mistake; warnings too where the case speaks of some."""
    with_warnings = any(is_warning(finding.code) for finding in case.findings)
    found = [finding for severity, finding in told(case.text) if with_warnings or severity is Severity.ERROR]
    assert sorted(map(str, found)) == sorted(map(str, case.findings))


def test_every_case_shows_a_mistake() -> None:
    """A case without findings would test nothing."""
    assert [case.name for case in CASES if not case.findings] == []
    assert len({case.text for case in CASES}) == len(CASES) >= 80


def test_the_base_is_clean() -> None:
    """What the cases add their mistakes to has none, not even a warning."""
    assert told(BASE) == []


OF_VARIANTS = {"RW808"}
"""Told of variants alone; test_left_options.py has their cases."""


def test_every_check_has_a_bad_case() -> None:
    """Each code of each check of the table is earned by some case."""
    listed = {code for check in LISTED for code in check.codes}
    assert sorted(listed - OF_VARIANTS - {finding.code for case in CASES for finding in case.findings}) == []


@pytest.mark.parametrize("module", [info.name for info in iter_modules(checks.__path__)])
def test_every_check_is_listed_with_its_codes(module: str) -> None:
    """A check that is in no table would never run; one whose row lacks a code could do without a bad case for it."""
    written = import_module(f"{checks.__name__}.{module}")
    rows = [check for check in LISTED if check.look.__module__ == written.__name__]
    defined = {
        name
        for name, value in vars(written).items()
        if name.startswith("check_") and value.__module__ == written.__name__
    }
    assert defined == {check.look.__name__ for check in rows}
    told_there = re.findall(r'"(RW\d{3})"', inspect.getsource(written))
    assert set(told_there) == {code for check in rows for code in check.codes}


def test_every_code_has_a_bad_case() -> None:
    """All codes about rulesets; those about variants and scenarios are tested where these are."""
    wanted = {code for code in CODES if code < "RW800"}
    assert sorted(wanted - ELSEWHERE - {finding.code for case in CASES for finding in case.findings}) == []


def test_a_finding_of_some_configurations_names_the_first() -> None:
    """The number of players where it matters, and the option that is not at its default."""
    text = next(case.text for case in CASES if case.name == "duties: a purse that may owe in one option")
    report = Report()
    loading.check_text(Source("bad.yaml", text), report)
    assert [d.message for d in report] == ["`purse` has no limit, and `bank` may owe (with `raid` soft)"]
    report = Report()
    loading.check_text(Source("bad.yaml", text.replace("raid = soft", "players = 4")), report)
    assert [d.message for d in report] == ["`purse` has no limit, and `bank` may owe (with 4 players)"]
