"""What scenarios call leaves the rules as they were."""

from __future__ import annotations

import pytest

from rulewright.loading import Ruleset
from rulewright.lowering import lower
from rulewright.ruleset_lookup import find
from rulewright.scenarios import Shelf, Suite, attempt, scenario_files
from rulewright.source.diagnostic import Report


def fingerprint(ruleset: Ruleset) -> str:
    """Of the rules as they are lowered now: a `Ruleset` remembers its Programs."""
    program = lower(ruleset.symbols, ruleset.configuration(), Report())
    assert program is not None
    return program.fingerprint


@pytest.mark.parametrize("game", ["digging", "gravediggers", "graverobbers"])
def test_rules_are_the_same_after_scenarios(game: str) -> None:
    """Scenarios tell effects and phases to run with arguments that the rules never give."""
    shelf = Shelf()
    ruleset = shelf.ruleset(find(game), Report())
    assert ruleset is not None
    before = fingerprint(ruleset)
    files = scenario_files(game)
    assert all(not attempt(file, shelf).errors for file in files)
    assert fingerprint(ruleset) == before
    suite = Suite.of(files, ruleset.found)
    assert list(suite.traces(ruleset))
    assert suite.reasons(ruleset, suite.cases[:3])
    assert fingerprint(ruleset) == before
