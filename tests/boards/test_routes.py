"""A prototype on a map: places with names, tracks on edges, hidden tickets, and a prize for the longest way."""

from __future__ import annotations

from pathlib import Path

from rulewright.cli.main import run

ROUTES = Path(__file__).parent / "routes"


def test_the_rules_have_no_mistakes_and_the_scenarios_pass() -> None:
    assert run(["check", str(ROUTES)]) == 0
    assert run(["test", str(ROUTES)]) == 0


def test_bots_play_it_to_the_end() -> None:
    assert run(["play", str(ROUTES), "--seed", "3", "--players", "3"]) == 0
