"""Marks: state that components carry, who sees it, what takes it off, and what may be chosen by it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.drawing import sight
from rulewright.frontend.syntax.value_reader import AUDIENCES
from rulewright.game import Game
from rulewright.loading import check_text, load_text
from rulewright.mutation.order_mutations import OTHER_AUDIENCES
from rulewright.picture import layout_of, picture
from rulewright.play.table_text import as_text, table
from rulewright.scenarios import ScenarioFile, Shelf, attempt
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

MARKED = Path(__file__).parent.parent / "conformance/rulesets/marked.yaml"
Told = Callable[[str], list[str]]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """What is said about one scenario of the ruleset with marks."""
    folder, shelf = tmp_path_factory.mktemp("marked"), Shelf()
    shutil.copy(MARKED, folder / "ruleset.yaml")
    (folder / "scenarios").mkdir()

    def run(body: str) -> list[str]:
        file = folder / "scenarios" / "some.yaml"
        lines = "".join(f"  {line}\n" for line in body.strip().splitlines())
        file.write_text(f"scenarios: marked\n\none:\n  players: 2\n{lines}", encoding="utf-8")
        tried = attempt(ScenarioFile(file), shelf, "")
        failures = [failure.message for result in tried.results for failure in result.failures]
        return [f"{error.code} {error.message}" for error in tried.errors] + failures

    return run


GIVEN = """\
given:
  player 1.hand: plain(1), plain(2), plain(3)
  player 2.hand: plain(3), plain(3), plain(2)
  player 1.hand.tapped: no, yes, no
  player 1.hand.guess: none, 2, none
  player 2.hand.told: 1, 0, 0
"""


OTHERS = """\
at: turn(player 1)
when: [{player 1: "tell(player 2, plain(3))"}]
expect:
  player 2.hand.told: 2, 0, 0
  player 1 sees player 2.hand.told: 2, 0, 0
  player 2 sees player 2.hand.told: hidden, hidden, hidden
  onlooker sees player 2.hand.told: hidden, hidden, hidden
  player 2 sees player 2.hand: "?, ?, ?"
"""
OWNER = """\
at: turn(player 1)
when: [{player 1: tap(plain(1))}]
expect:
  player 1.hand.guess: 2, 2, none
  player 2 sees player 1.hand.guess: hidden, hidden, hidden
  player 2 sees player 1.hand.tapped: yes, yes, no
"""
ROW_TO_PILE = """\
do: |
  move last 2 cards in player 1.hand to player 1.field face down
  move first 1 card in player 1.field to stack face up on top
expect: {player 1.field.tapped: no, stack.tapped: yes, player 1.hand.tapped: no, stack.guess: 2}
"""


@pytest.mark.parametrize(
    "body",
    [
        OTHERS,
        OWNER,
        ROW_TO_PILE,
        # a heap and a shuffle take it off
        (
            "do: |\n  move cards in player 1.hand to bin\n  move cards in bin to player 1.hand\n"
            "expect: {count(tapped cards in player 1.hand): 0}"
        ),
        "do: shuffle player 1.hand\nexpect: {count(tapped cards in player 1.hand): 0}",
        "do: |\n  shuffle player 1.hand into deck\nexpect: {count(tapped cards in deck): 0}",
    ],
)
def test_where_marks_are_carried(told: Told, body: str) -> None:
    assert told(GIVEN + body) == []


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("{tapped: yes}", "RW851 `tapped` is no zone, purse or state variable"),
        (
            "{player 1.hand: plain(1), player 1.hand.tapped: 'no, yes'}",
            "RW851 `hand` holds 1 card, and here are 2 values",
        ),
        ("{player 1.hand: plain(1), player 1.hand.told: 4}", "RW851 `told` cannot be 4"),
        ("{bin: plain(1), bin.tapped: yes}", "RW851 what lies in the heap `bin` carries no marks"),
        ("{player 1.hand: plain(1), player 1.hand.taped: yes}", "RW310 no card carries `taped`"),
    ],
)
def test_marks_that_cannot_be_given(told: Told, given: str, message: str) -> None:
    assert message in told(f"given: {given}\ndo: set dropped to 1\nexpect: {{dropped: 1}}")


def test_a_mark_set_in_a_heap_is_a_fault(told: Told) -> None:
    body = (
        "do: |\n  let gone = the(first(card in player 1.hand))\n  move gone to bin\n  count_up(gone)\n"
        "expect: {dropped: 0}"
    )
    assert any(
        "`secret` was set for something in a heap, where nothing carries marks" in line for line in told(GIVEN + body)
    )


# ---- what check says ------------------------------------------------------------------------------------------------


def found_in(old: str, new: str) -> list[str]:
    """What is said about the ruleset with some words changed."""
    text, report = MARKED.read_text(encoding="utf-8"), Report()
    assert text.count(old) == 1, old
    check_text(Source("ruleset.yaml", text.replace(old, new)), report)
    return [f"{finding.code} {finding.span.text}" for finding in report]


WHERE = "pick: card in me.hand\n    do: |\n      add 1 to dropped\n      move card to bin"


@pytest.mark.parametrize(
    ("pick", "code"),
    [
        ("card in me.hand where card.guess is none", ""),
        ("card in me.hand where card.tapped", ""),
        ("card in me.hand where card.told = 0", "RW607 card.told"),
        ("card in me.hand where card.secret = 0", "RW607 card.secret"),
        ("player rival in others, card in rival.hand where card.told = 0", ""),
        ("player rival in others, card in rival.hand where card.value = 1", ""),
        ("player rival, card in rival.hand where card.told = 0", "RW607 card.told"),
        ("player rival in others, card in rival.hand where card.guess is none", "RW607 card.guess"),
        ("card in me.hand where card.value = 1", "RW607 card.value"),
        ("card in me.hand where any(c.told > 1 for card c in me.hand)", "RW607 c.told"),
        ("card in me.hand where any(c.guess is none for card c in me.hand)", ""),
    ],
)
def test_choices_read_only_marks_that_the_chooser_sees(pick: str, code: str) -> None:
    assert found_in(WHERE, WHERE.replace("card in me.hand", pick)) == ([code] if code else [])


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (("told: {is: 0..3, per: card,", "told: {is: 0..3, per: [card, player],"), "RW306 card"),
        (("told: {is: 0..3, per: card,", "told: {is: 0..3, per: crad,"), "RW306 crad"),
        (("secret: {is: -1..5, per: card,", "value: {is: -1..5, per: card,"), "RW304 value"),
        (
            (
                "field: {holds: card, per: player, order: row, seen_by: face}",
                "field: {holds: card, per: player, seen_by: face}",
            ),
            "RW518 card.turned",
        ),
    ],
)
def test_marks_that_are_refused(change: tuple[str, str], found: str) -> None:
    assert found in found_in(*change)


def test_every_audience_is_drawn_and_mutated() -> None:
    assert sorted(sight.AUDIENCES) == sorted(OTHER_AUDIENCES) == sorted(AUDIENCES)


def test_the_table_tells_marks_that_are_seen() -> None:
    ruleset = load_text(Source("ruleset.yaml", MARKED.read_text(encoding="utf-8")), Report())
    assert ruleset is not None
    game = Game.start(ruleset.machine(2), 1)
    program, s = game.program, game.state.slots
    (first, _) = game.machine.table.members(s, program.zone_family("hand").start)
    marks = {mark.name: mark.slots.base for mark in program.component_states}
    s[marks["tapped"] + first] = 1
    s[marks["told"] + first] = 2
    layout = layout_of(ruleset, game.machine)
    ours, theirs = (as_text(table(picture(layout, game.view(seat)), 80)) for seat in (0, 1))
    assert "#1 ? (tapped), #2 ?" in ours
    assert "(tapped, told 2)" in theirs
