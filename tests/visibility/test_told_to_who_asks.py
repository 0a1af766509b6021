"""What a person is told who asks at a prompt and on the full screen: why, the rules, a hint, what is not possible; and
behind a link on the web.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cache
from typing import cast

import pytest

from rulewright.backend.runtime.machine import Machine
from rulewright.choosing import History, Ids, Menu, RefusedAnswer
from rulewright.game import Game
from rulewright.game.record import Record
from rulewright.game.seats import PERSON, Seat
from rulewright.information import Past
from rulewright.loading import Ruleset, load_text
from rulewright.picture import layout_of
from rulewright.play import Command, Line
from rulewright.play.explainer import Explainer
from rulewright.play.late_words import LateWords
from rulewright.play.what_happened import WhatHappened
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source
from rulewright.tui.dialogs import key_lines
from rulewright.tui.question_steps import QuestionSteps
from rulewright.tui.seated_game import SeatedGame
from rulewright.tui.told_dialogs import told_dialog
from rulewright.web import Chair, KeptTables, LiveTable, table_guidance
from rulewright.web.limits import Rate
from rulewright.web.live_table import TableRefusal
from rulewright.web.served_tables import ServedTables
from rulewright.web.table_guidance import HINTS, NO_HINTS, NOT_ASKED, TOO_OFTEN, TableGuidance

from .told_tables import Nowhere, texts

TEXT = """\
rulewright: 1
game: asked
players: 2
limit: 60 decisions
components: {card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 4}, king: {rank: 4, count: 4}}}}
zones:
  deck: {holds: card, order: row, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  table: {holds: card, order: row, seen_by: everyone}
actions:
  lay: {pick: card in me.hand, where: card.rank < 4, do: move card to table, says: "{me} lays {card}"}
  boast: {where: count(table) > 5, says: "{me} boasts"}
  rest: {says: "{me} rests"}
phases:
  game:
    deal: |
      move first 1 card in deck to (player 1).hand
      move last 1 card in deck to (player 1).hand
      move first 1 card in deck to (player 2).hand
    play:
      turns: player me clockwise from player 1
      steps:
        act: {must: [lay, boast, rest], by: me, if_none: never}
        last: {when: count(table) > 1, must: rest, by: player 1, if_none: never}
      until: count(table) > 1
score: {of: player, points: count(player.hand) + count(table), rank: highest points then shared}
"""
LAID = [
    "play > act:",
    "  Player 1: lay a card   [asked.yaml:11]",
    "  ace goes from Player 1's hand to table   [asked.yaml:11]",
    "  Player 1 lays ace   [asked.yaml:11]",
]
DEALT = [
    "deal:",
    "  a card goes from deck to Player 1's hand   [asked.yaml:17]",
    "  a card goes from deck to Player 1's hand   [asked.yaml:18]",
    "  ace goes from deck to Player 2's hand   [asked.yaml:19]",
]
NEVER = "boast: the number of cards in the table is 1, not more than 5."


@cache
def ruleset() -> Ruleset:
    found = load_text(Source("asked.yaml", TEXT), report := Report())
    errors = [f"{d.span}: {d.code} {d.message}" for d in report if d.severity is Severity.ERROR]
    assert found is not None and not errors, errors
    return found


class Asking:
    """A game of two people at one screen."""

    def __init__(self, choices: Sequence[str] = (), hints: bool = True) -> None:
        self.machine = ruleset().machine(2, {})
        self.game = Game.start(self.machine, 1)
        seats = [Seat(f"Player {seat + 1}", PERSON) for seat in range(2)]
        self.record = Record.of(self.machine.program, 1, (), "asked", seats)
        self.history = History(self.game, [seat.name for seat in seats])
        happened = WhatHappened(self.game, self.record)
        words = LateWords(ruleset, self.machine.program)
        past = Past(self.machine, 1, self.record.choices)
        self.explainer = Explainer(words, self.game, happened, past, hints)
        for name in choices:
            self._choose(name)
        self.seated = SeatedGame(
            self.history, self.record, None, layout_of(ruleset(), self.machine), frozenset({0, 1}), self.explainer
        )

    def _choose(self, name: str) -> None:
        (seat,) = self.game.state.pending
        action = next(one.id for one in self.game.actions(seat) if one.words.startswith(name))
        self.record.add(self.game, seat, action)
        self.history.choose(seat, action, len(self.record.choices) - 1)

    @property
    def question(self) -> tuple[Menu, Ids]:
        (seat,) = self.game.state.pending
        return QuestionSteps(self.game, seat).open


def told(asking: Asking, name: str, argument: str = "") -> list[str] | None:
    lines = asking.explainer.told(asking.question, Command(name, argument))
    return None if lines is None else texts(lines)


# ---- at a prompt -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argument", "lines"),
    [
        ("last", LAID),
        ("since", [*DEALT, *LAID]),
        ("lay", ["lay: It is possible now."]),
        ("boast", [NEVER]),
    ],
)
def test_why_for_the_seat_that_is_asked(argument: str, lines: list[str]) -> None:
    assert told(Asking(["lay"]), "why", argument) == lines


def test_why_tells_of_every_action_where_none_is_named() -> None:
    lines = told(Asking(["lay"]), "why")
    assert lines is not None
    assert lines[0] == "This step: act (asked.yaml:23)" and f"  {NEVER.partition(': ')[2]}" in lines
    assert [line for line in lines if not line.startswith(" ")] == [
        "This step: act (asked.yaml:23)",
        "lay: 1 choice (asked.yaml:11)",
        "boast: not possible now (asked.yaml:12)",
        "rest: 1 choice (asked.yaml:13)",
    ]


def test_the_rules_here_and_a_hint() -> None:
    rules = told(Asking(["lay"]), "rules")
    assert rules is not None and rules[0] == "Game"
    assert "     - Last. If there is more than 1 card in the table: player 1 must Rest." in rules
    assert told(Asking(["lay", "lay"]), "hint") == ["There is only one choice."]
    with pytest.raises(RefusedAnswer, match="hints"):
        told(Asking(["lay", "lay"], hints=False), "hint")


@pytest.mark.parametrize("name", ["log", "table", "save"])
def test_what_asks_for_nothing_of_this(name: str) -> None:
    assert told(Asking(), name) is None


def test_what_is_not_possible_here() -> None:
    asking = Asking(["lay"])
    assert asking.explainer.impossible(asking.question) == [
        Line("Not possible now:", "title"), Line(f"  {NEVER}", "quiet"), Line(""),
    ]  # fmt: skip
    only = Asking(["lay", "lay"])
    assert only.explainer.impossible(only.question) == []


# ---- on the full screen ----------------------------------------------------------------------------------------------

NOBODY = ["it is nobody's choice now; this is told to whoever chooses"]
OWN = [line.replace("lay a card", "lay ace") for line in LAID]
CLOSES = "Esc or Enter closes this."
IMPOSSIBLE = ["Not possible now:", f"  {NEVER}", ""]
KEYS = [line.text for line in key_lines(Asking().game.say)]
ONLY_LINES = ["`log` is there in lines only, without --tui; the panes show the table and the log"]


def dialog(choices: Sequence[str], before: int | None, is_asked: bool, name: str, argument: str = "") -> list[str]:
    """What is told to whom is before the screen; without the title and the end."""
    asking = Asking(choices)
    if before is not None:
        asking.seated.open_curtain(before)
    steps = QuestionSteps(asking.game, min(asking.game.state.pending)) if is_asked else None
    try:
        lines = told_dialog(asking.seated, steps, Command(name, argument)).shown.plain.splitlines()
    except RefusedAnswer as refused:
        return [str(refused)]
    assert lines[-1] == CLOSES
    return lines[:-1]


@pytest.mark.parametrize(
    ("choices", "before", "is_asked", "command", "lines"),
    [
        (1, 1, True, ("why", "last"), ["Why", *LAID]),
        (1, 0, False, ("why", "last"), ["Why", *OWN]),
        (1, None, False, ("why", "last"), NOBODY),
        (1, None, True, ("why", "last"), ["Why", *LAID]),
        (1, 0, False, ("why", "since"), NOBODY),
        (1, 1, True, ("why", "since"), ["Why", *DEALT, *LAID]),
        (1, 0, False, ("why", ""), NOBODY),
        (1, 1, True, ("why", "boast"), ["Why", NEVER]),
        (1, 0, False, ("rules",), NOBODY),
        (1, 0, False, ("hint",), NOBODY),
        (2, 0, True, ("hint",), ["A hint", "There is only one choice."]),
        (1, 1, True, ("help",), ["What is not possible, and keys", *IMPOSSIBLE, *KEYS]),
        (1, 0, False, ("help",), ["What is not possible, and keys", *KEYS]),
        (1, 1, True, ("log",), ONLY_LINES),
        (1, 0, False, ("log",), ONLY_LINES),
    ],
)
def test_dialogs(choices: int, before: int | None, is_asked: bool, command: tuple[str, ...], lines: list[str]) -> None:
    """Whoever is before the screen is told what the last choice did, whoever is asked all else, nobody behind the
    curtain.
    """
    assert dialog(["lay"] * choices, before, is_asked, *command) == lines


# ---- on the web ------------------------------------------------------------------------------------------------------


class ServedRules:
    """What the guidance asks of a server's tables: the rules, and a machine of its own for hints."""

    def __init__(self, asking: Asking) -> None:
        self.ruleset, self.asking = ruleset(), asking

    def machine(self, players: int, options: dict[str, str]) -> Machine:
        return self.ruleset.machine(players, options)

    def names(self, machine: Machine, names: list[str], form: object) -> None:
        """Everybody keeps his name."""
        self.named = names


def served(choices: Sequence[str], hints: bool = True) -> tuple[TableGuidance, LiveTable]:
    asking = Asking(choices)
    layout, nowhere = layout_of(ruleset(), asking.machine), cast(KeptTables, Nowhere())
    table = LiveTable(1, asking.machine, layout, asking.record, (), nowhere, threading.Lock(), {})
    return TableGuidance(cast(ServedTables, ServedRules(asking)), hints=hints), table


def test_links_are_told_what_their_seat_may_ask() -> None:
    guidance, table = served(["lay"])
    asked = guidance.guidance(table, Chair("b", (1,)), ())
    assert asked.rules[0] == "Game" and [f"{one.words}: {one.why}" for one in asked.impossible] == [NEVER]
    for chair in (Chair("a", (0,)), Chair("c", ()), Chair("d", (0, 1))):
        with pytest.raises(TableRefusal, match=str(NOT_ASKED)):
            guidance.guidance(table, chair, ())
        with pytest.raises(TableRefusal, match=str(NOT_ASKED)):
            guidance.hint(table, chair)
    assert guidance.guidance(table, Chair("d", (0, 1), 1), ()) == asked


def test_hints_on_the_web() -> None:
    """Of the game as it stands, only so often, and not where they are switched off."""
    guidance, table = served(["lay", "lay"])
    guidance._often = Rate(HINTS[0], 0.0)  # however slow the machine is
    for _ in range(int(HINTS[0])):
        assert guidance.hint(table, Chair("a", (0,))) == ["There is only one choice."]
    assert cast(ServedRules, guidance.tables).named == ["Player 1", "Player 2"]
    with pytest.raises(TableRefusal, match=str(TOO_OFTEN)):
        guidance.hint(table, Chair("a", (0,)))
    without, table = served(["lay", "lay"], hints=False)
    with pytest.raises(TableRefusal, match=str(NO_HINTS)):
        without.hint(table, Chair("a", (0,)))


def test_answers_must_be_those_of_the_question() -> None:
    guidance, table = served([])
    assert [one.words for one in guidance.guidance(table, Chair("a", (0,)), ("lay",)).impossible] == ["boast"]
    with pytest.raises(RefusedAnswer):
        guidance.guidance(table, Chair("a", (0,)), ("nonsense",))


def test_words_for_rules_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    guidance, table = served(["lay"])
    assert sorted(guidance.score_words(table).values()) == [
        "the number of cards in hand", "the number of cards in the table",
    ]  # fmt: skip
    assert len(guidance._words) == 1
    words = guidance._words_of(table)
    assert guidance._words_of(table) is words
    monkeypatch.setattr(table_guidance, "MOST_TABLES", 1)
    table.number = 2
    assert guidance._words_of(table) is not words and list(guidance._words) == [2]
