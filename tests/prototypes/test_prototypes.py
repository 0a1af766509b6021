"""Prototypes in the manner of modern games, written from the docs alone: their rules, scenarios and variants hold, and
both backends play them alike. `python -m conformance prototypes`, in the folder tests, plays all their configurations.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.both import play
from conformance.cases import ALL, Case, native, ruleset
from rulewright.cli.main import run
from rulewright.ruleset_lookup import variants_of

FOLDER = Path(__file__).parent
PROTOTYPES = sorted(path.parent.name for path in FOLDER.glob("*/ruleset.yaml"))
PLAYED = PROTOTYPES if ALL else ["brooks_and_hedges", "masks_of_the_town", "tinkers_row"]
"""A tile that is turned and regions, secret roles, a card that plays another."""


def test_there_are_eight() -> None:
    assert len(PROTOTYPES) == 8
    assert all(variants_of(FOLDER / name / "ruleset.yaml") for name in PROTOTYPES)


@pytest.mark.parametrize("name", PROTOTYPES)
def test_the_scenarios_pass(name: str) -> None:
    assert run(["test", str(FOLDER / name)]) == 0


@pytest.mark.parametrize("name", PROTOTYPES if ALL else ["routes"])
def test_the_rules_have_no_mistakes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", str(FOLDER / name)]) == 0
    assert "nothing to report" in capsys.readouterr().out


@pytest.mark.parametrize("name", PLAYED)
def test_both_backends_play_alike(name: str) -> None:
    path = FOLDER / name / "ruleset.yaml"
    case = Case(name, path, ruleset(path).header.usual)
    both = play(case.machine, native(case), 1, most=100)
    assert both.tally.decisions > 20
    assert not both.tally.faults
