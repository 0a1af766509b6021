"""Texts that settings or `--texts` demand of a ruleset's author (RW721)."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.frontend.analysis.missing_texts import SECTIONS

Told = Callable[..., list[tuple[str, str]]]
WHOLE = {
    "ruleset",
    "components.card",
    "zones.deck",
    "zones.hand",
    "actions.take",
    "actions.stop",
    "phases.game",
    "score",
}


@pytest.fixture
def told(mine: Path, capsys: pytest.CaptureFixture[str]) -> Told:
    """Where a text is missing: the line in the ruleset, and the entry."""

    def check(*flags: str, name: str = "mine/ruleset.yaml") -> list[tuple[str, str]]:
        run(["check", name, "--select", "RW721", "--format", "concise", *flags])
        lines = capsys.readouterr().out.splitlines()
        return [(found[1], found[2]) for line in lines if (found := re.search(r"yaml:(\d+):.*RW721.*: `(.*?)`", line))]

    return check


def settings(mine: Path, text: str) -> None:
    (mine / "rulewright.toml").write_text(text, encoding="utf-8")


def test_nothing_is_demanded_by_itself(told: Told) -> None:
    assert told() == []


def test_every_entry_is_named_at_its_place(told: Told, mine: Path) -> None:
    found = told("--texts")
    assert {path for _, path in found} == WHOLE
    lines = (mine / "ruleset.yaml").read_text(encoding="utf-8").splitlines()
    assert all(path.rpartition(".")[2] in lines[int(line) - 1] for line, path in found if path != "ruleset")


def test_settings_demand_it_and_the_command_line_goes_before(told: Told, mine: Path) -> None:
    settings(mine, "texts = true")
    assert {path for _, path in told()} == WHOLE
    assert told("--no-texts") == []
    assert run(["check", "mine", "--strict", "--select", "RW721"]) == 1


@pytest.mark.parametrize(("about", "is_said"), [("Where all lie", True), ("牌堆", True), ("...", False)])
def test_a_text_must_say_something(told: Told, mine: Path, about: str, is_said: bool) -> None:
    path = mine / "ruleset.yaml"
    text = path.read_text(encoding="utf-8").replace("{holds: card, starts", f'{{about: "{about}", holds: card, starts')
    path.write_text(text, encoding="utf-8")
    assert {path for _, path in told("--texts")} == WHOLE - ({"zones.deck"} if is_said else set())


def test_a_variant_is_told_of_what_it_brings_itself(told: Told, mine: Path) -> None:
    variant = mine / "variants" / "long.yaml"
    text = "variant: long\nextends: mine\nadd: {zones.box: {holds: card, seen_by: nobody}}\n"
    variant.write_text(text, encoding="utf-8")
    found = told("--texts", name="mine/variants/long.yaml")
    assert found == [("3", "zones.box")]


def test_a_comment_lets_it_pass_and_is_idle_only_where_texts_are_demanded(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = mine / "ruleset.yaml"
    waived = "  # rulewright: ignore RW721 -- everybody knows\n  hand: {"
    path.write_text(path.read_text(encoding="utf-8").replace("  hand: {", waived), encoding="utf-8")
    for flag, count in (("--texts", len(WHOLE) - 1), ("--no-texts", 0)):
        run(["check", "mine", flag, "--select", "RW721,RW907", "--format", "concise"])
        assert len(capsys.readouterr().out.splitlines()) == count


def test_the_book_lists_the_same(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["rulebook", "mine", "--missing"])
    assert {line.partition(":")[0] for line in capsys.readouterr().out.splitlines()} == WHOLE


def test_every_section_says_what_to_write() -> None:
    assert all(section.says for section in SECTIONS) and len({section.says for section in SECTIONS}) == len(SECTIONS)
