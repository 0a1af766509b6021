"""The bad rulesets that tell of secrets earn exactly their findings;
they are among those of tests/bad, here to be run alone.
"""

from __future__ import annotations

import pytest

from bad.cases import Case, cases
from bad.test_bad import test_a_bad_ruleset_is_told_its_mistakes as told

CODES = {"RW607", "RW618", "RW711", "RW712", "RW716", "RW718"}
CASES = [case for case in cases() if CODES & {finding.code for finding in case.findings}]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_said_of_secrets(case: Case) -> None:
    told(case)


def test_there_is_a_case_of_every_code() -> None:
    assert {finding.code for case in CASES for finding in case.findings} >= CODES
