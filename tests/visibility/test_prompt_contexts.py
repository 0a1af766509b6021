"""What a choice is about: rules around the place where a seat is asked, actions, what the phase was given; and one
line.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulewright.backend.runtime.game_wording import GameWording
from rulewright.ir.outline import NamedRule, NamedSlot
from rulewright.ir.program import Hole, Op
from rulewright.rule_log.prompt_context import context_words
from rulewright.sentences import english
from rulewright.source.text import NOWHERE


def _plain(*words: str) -> str:
    return words[-1].replace("_", " ")


WORDING = cast("GameWording", SimpleNamespace(rule=_plain, named=_plain, sentence=english))


def rule(text: str) -> NamedRule:
    kind, name = text.split()
    return NamedRule(cast("Any", kind), name, NOWHERE, 0, 9)


def named(name: str, type_: str, kind: Any = "member") -> NamedSlot:
    value = Op("slot", (1,))
    return NamedSlot(name, Hole(kind, type_, value, value))


ROWS: tuple[tuple[str, str, str], ...] = (
    ("", "", ""),
    ("step ask", "", ""),
    ("phase game", "", ""),
    ("phase game, step ask", "", "Ask"),
    ("phase game, step ask", "ask", "Ask"),
    ("phase game, step day, step ask", "ask", "Day"),
    ("phase game, step day, step ask", "lay", "Ask"),
    ("phase game, step day, step day", "lay", "Day"),
    ("phase week", "", "Week"),
    ("phase week, step ask", "", "Week, ask"),
    ("phase week, step ask_all", "", "Week, ask all"),
    ("phase week, step week", "", "Week"),
    ("phase week, step ask", "ask", "Week"),
    ("phase week, step ask", "ask, lay", "Week"),
    ("phase week, step ask", "lay, ask", "Week"),
    ("phase week, step ask_week", "ask_all", "Week"),
    ("phase week, step ask, step ask", "", "Week"),
    ("phase week, step ask, step lay, step ask", "", "Week"),
    ("phase week, step ask, step lay", "", "Week, lay"),
    ("phase game, phase week, step ask", "", "Week, ask"),
    ("phase week, phase long_day, step ask", "", "Long day, ask"),
    ("phase week, phase day, step week", "", "Day, week"),
    ("phase week, rule list, action move, step ask", "", "Week, ask"),
)
GIVEN: tuple[tuple[NamedSlot, str, str], ...] = (
    (named("starter", "player"), "Ann", "Week: starter Ann"),
    (named("first_player", "player"), "Ann", "Week: first player Ann"),
    (named("me", "player"), "Ann", "Week: Ann"),
    (named("who", "player"), "Ann", "Week: Ann"),
    (named("seat", "player"), "Ann", "Week: Ann"),
    (named("player", "player"), "Ann", "Week: Ann"),
    (named("p", "player"), "Ann", "Week: Ann"),
    (named("up", "player"), "Ann", "Week: Ann"),
    (named("one", "player"), "Ann", "Week: one Ann"),
    (named("plot", "grave_plot"), "plot 3", "Week: plot 3"),
    (named("grave_plot", "grave_plot"), "plot 3", "Week: plot 3"),
    (named("grave", "plot"), "plot 3", "Week: grave plot 3"),
    (named("is_last", "flag", "flag"), english("yes"), "Week: is last"),
    (named("is_last", "flag", "flag"), english("no"), "Week"),
)


@pytest.mark.parametrize(("around", "actions", "line"), ROWS)
def test_the_phase_and_the_step(around: str, actions: str, line: str) -> None:
    rules = [rule(text) for text in around.split(", ") if text]
    assert context_words(rules, actions.split(", ") if actions else (), (), WORDING) == line


@pytest.mark.parametrize(("slot", "words", "line"), GIVEN)
def test_what_the_phase_was_given(slot: NamedSlot, words: str, line: str) -> None:
    assert context_words([rule("phase week")], (), [(slot, words)], WORDING) == line


def test_several_that_it_was_given() -> None:
    given = [
        (named("me", "player"), "Ann"),
        (named("is_last", "flag", "flag"), "yes"),
        (named("starter", "player"), "Bob"),
    ]
    assert (
        context_words([rule("phase week"), rule("step ask")], (), given, WORDING)
        == "Week, ask: Ann, is last, starter Bob"
    )
