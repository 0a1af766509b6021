"""Which lines of a log a seat may read, why a choice is refused, what has changed between moments, and what `why`
tells: line by line, of logs that are made here.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.state import NOT_TOLD, LogLine
from rulewright.game import Game
from rulewright.game.moments import moments, seen_of
from rulewright.game.record import Record
from rulewright.game.view import View
from rulewright.picture import layout_of
from rulewright.play import what_happened
from rulewright.play.display import Showing
from rulewright.play.screen import Screen
from rulewright.play.what_happened import WhatHappened
from rulewright.rule_log import EntryKind, Place, ScoreLine, ScoreSheet, ToldEntry
from rulewright.source.text import Source, Span

from .told_tables import PLAYERS, SEED, PeopleAtTable, ruleset, texts

LINES = (
    LogLine(("a", NOT_TOLD, "a", "a", "A")),
    LogLine(("b", "b", NOT_TOLD, "b", "B")),
    LogLine(("c", NOT_TOLD, "c", "c", "C")),
)


def game(memory: str, began: int | None = None) -> Game:
    """A game with these lines; seat 0 has made its last choice after so many."""
    played = PeopleAtTable(memory).game
    played.state.log = list(LINES)
    if began is not None:
        played.state.chosen_at[0] = began
    return played


@pytest.mark.parametrize(
    ("memory", "began", "told", "first", "shortened"),
    [
        ("yes", None, ["a", "b", "c"], 0, False),
        ("yes", 2, ["a", "b", "c"], 0, False),
        ("no", None, ["a", "b", "c"], 0, False),
        ("no", 0, ["a", "b", "c"], 0, False),
        ("no", 1, ["b", "c"], 1, True),
        ("no", 3, [], 3, True),
    ],
)
def test_the_lines_that_a_seat_may_call_up(
    memory: str, began: int | None, told: list[str], first: int, shortened: bool
) -> None:
    log = game(memory, began).readable_log
    assert (log.lines(0), log.first(0), log.is_shortened(0)) == (told, first, shortened)
    assert (log.lines(None), log.first(None), log.is_shortened(None)) == (["a", "b", "c"], 0, False)
    assert log.lines(0, 2) == ["c"] and log.lines(1) == ["b"] and log.lines(1, 2) == []


def test_at_the_end_everybody_may_call_up_all() -> None:
    played = game("no", 2)
    played.state.chosen_at[1] = 1
    assert not played.readable_log.is_shortened(1), "it was told no line before"
    played.state.slots[played.program.over] = 1
    assert played.readable_log.lines(0) == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("memory", "began", "seat", "count", "first"),
    [
        ("yes", None, 0, 1, 2),
        ("yes", None, 0, 2, 1),
        ("yes", None, 0, 3, 0),
        ("yes", None, 0, 4, 0),
        ("yes", None, 1, 1, 1),
        ("yes", None, 1, 2, 0),
        ("yes", None, 2, 2, 0),
        ("yes", None, 2, 1, 2),
        ("yes", None, None, 2, 1),
        ("no", 1, 0, 1, 2),
        ("no", 1, 0, 2, 1),
        ("no", 1, 0, 3, 1),
        ("no", 2, 0, 2, 2),
    ],
)
def test_from_where_on_a_seat_was_told_so_many(
    memory: str, began: int | None, seat: int | None, count: int, first: int
) -> None:
    assert game(memory, began).readable_log.latest(seat, count) == first


def test_a_game_without_a_log_has_told_nothing() -> None:
    silent = Game.start(ruleset("yes").machine(PLAYERS, {}), SEED, log=False)
    log = silent.readable_log
    assert (silent.full_log(), log.lines(0), log.latest(0, 2), log.is_shortened(0)) == ([], [], 0, False)
    found = moments(silent, [(0, silent.legal(0)[0])], lambda then, since: (then.view(0), then.log(0, since=since)))
    assert len(found) == 2


@pytest.mark.parametrize(
    ("seat", "why"),
    [
        (0, "action 99 is not among the legal choices"), (1, "it is not Player 2's choice now"),
        (2, "it is not Player 3's choice now"), (3, "there is no seat 3"), (-1, "there is no seat -1"),
    ],
)  # fmt: skip
def test_why_a_choice_is_refused(seat: int, why: str) -> None:
    played = PeopleAtTable("yes").game
    assert played.refusal(seat, 99) == why
    played.state.slots[played.program.over] = 1
    assert played.refusal(seat, 99) == "the game is over"


# ---- moments ---------------------------------------------------------------------------------------------------------

VIEW: dict[str, Any] = {"seat": 0, "zones": 1, "money": 2, "state": 3, "out": 4, "waiting": 5}


def _seen(changed: Sequence[dict[str, Any]], told: Sequence[list[str]], faults: int | None = None) -> list[list[str]]:
    """The lines of the moments of a game: what is seen after each choice, and what is told."""
    then = SimpleNamespace(state=SimpleNamespace(log=[]), at=0)

    def choose(seat: int, action: int) -> None:
        if then.at == faults:
            raise Fault("the", "x")
        then.at += 1
        then.state.log += told[then.at]

    then.choose = choose

    def look(one: Any, since: int) -> tuple[View, Sequence[str]]:
        return VIEW | changed[one.at], one.state.log[since:]

    found = moments(cast("Game", then), [(0, 0)] * (len(changed) - 1), look)
    return [list(moment.lines) for moment in found]


@pytest.mark.parametrize("key", ["seat", "zones", "money", "state", "out"])
def test_there_is_a_new_moment_where_something_is_seen(key: str) -> None:
    assert _seen([{}, {key: 9}, {key: 9}], [[], [], []]) == [[], []]
    assert seen_of(VIEW) == {"seat": 0, "zones": 1, "money": 2, "state": 3, "out": 4}


def test_there_is_a_new_moment_where_something_is_told() -> None:
    assert _seen([{}, {"waiting": 1}, {}], [[], [], ["x"]]) == [[], ["x"]]
    assert _seen([{}, {"zones": 2}, {}], [[], ["x"], []]) == [[], ["x"], []]
    assert _seen([{}, {"zones": 2}, {}], [[], ["x"], ["y"]], faults=1) == [[], ["x"]]


# ---- why -------------------------------------------------------------------------------------------------------------

SPAN, OTHER = Span(Source("r.yaml", "ab"), 0, 1), Span(Source("r.yaml", "ab"), 1, 2)


def entry(kind: EntryKind, words: str, span: Span = SPAN, values: tuple[tuple[str, int], ...] = ()) -> ToldEntry:
    return ToldEntry(kind, span, (Place("payout", "shares"),), 1, words, values)


def test_a_result_card_tells_what_a_payout_is_about() -> None:
    told = [
        entry(EntryKind.PHASE, "payout shares: cell 2", values=(("here", 2),)),
        entry(EntryKind.PHASE, "payout shares"),
        entry(EntryKind.PHASE, "phase p: 3", OTHER, (("n", 3),)),
        entry(EntryKind.CHANGE, "x goes from 1 to 2", values=(("from", 1),)),
        entry(EntryKind.CLAIM, "Ann is paid 3"),
        entry(EntryKind.RULE, "guard applies", OTHER),
        entry(EntryKind.OVERRIDDEN, "thief does not", OTHER),
    ]
    found = [one.sentence for one in what_happened._results(told)]
    assert found == ["payout shares: cell 2", "Ann is paid 3", "guard applies", "thief does not"]


def test_a_result_card_is_shown_again_after_the_way_back() -> None:
    table = PeopleAtTable("yes")
    for name, number in (("keep", 1), ("lay", 0), ("keep", 0), ("hide", 0)):
        table.choose(name, number)
    assert len(texts(table.happened.card(table.game, 0))) == 5 and texts(table.happened.card(table.game, 0)) == []
    last = table.record.choices[-1]
    table.record.back_to(0)
    again = PeopleAtTable("yes")
    assert texts(table.happened.card(again.game, 0)) == []
    for name, number in (("keep", 1), ("lay", 0), ("keep", 0)):
        seat = min(again.game.state.pending)
        before = len(again.record.choices)
        again.choose(name, number)
        table.record.append(again.record.noted(before))
        assert again.record.choices[before][0] == seat
    again.choose("hide", 0)
    table.record.append(again.record.noted(3))
    assert again.record.choices[-1] == last and len(texts(table.happened.card(again.game, 0))) == 5


def test_why_has_so_many_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    table = PeopleAtTable("yes")
    table.choose("keep", 1)
    whole = texts(table.happened.last(table.game, 0))
    monkeypatch.setattr(what_happened, "MOST_LINES", len(whole))
    assert texts(table.happened.last(table.game, 0)) == whole
    monkeypatch.setattr(what_happened, "MOST_LINES", len(whole) - 2)
    before, *rest = texts(table.happened.last(table.game, 0))
    assert before == table.game.say("log-before", count=2)
    assert rest == whole[2:]


def test_of_another_game_nothing_is_known() -> None:
    table = PeopleAtTable("yes")
    table.choose("keep", 1)
    other = WhatHappened(table.game, Record.of(table.machine.program, SEED))
    unknown = texts(other.last(table.game, 0))
    assert len(unknown) == 1 and unknown == texts(other.lately(table.game, 0))
    assert texts(other.card(table.game, 0)) == texts(other.context(table.game, 0)) == []
    (nothing,) = texts(table.happened._lines(()))
    assert (unknown[0], nothing) == (table.game.say("log-unknown"), table.game.say("log-not-known"))


LINE, MADE = ScoreLine("purse", SPAN, 3, 15), ScoreLine("hand", OTHER, 1, 15, (("ace", 1),))


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ((), []),
        ((LINE,), []),
        ((MADE,), ["Ann: 4", "      1  hand", "            1  ace"]),
        ((LINE, LINE), ["Ann: 4", "      3  riches", "      3  riches"]),
    ],
)
def test_points_are_told_where_there_is_more_than_one_source(
    lines: tuple[ScoreLine, ...], told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = PeopleAtTable("yes")
    monkeypatch.setattr(what_happened, "score_sheets", lambda game: (ScoreSheet("Ann", 4, lines),))
    happened = WhatHappened(table.game, table.record, {SPAN: "riches"})
    assert texts(happened.points(table.game, 0))[1:] == told


# ---- on the screen ---------------------------------------------------------------------------------------------------


class HighScreen(Screen):
    """A screen of so many lines."""

    @property
    def height(self) -> int | None:
        return 24


@pytest.mark.parametrize(("kind", "seen"), [(Screen, False), (HighScreen, True)])
def test_the_table_is_shown_when_it_has_changed(kind: type[Screen], seen: bool) -> None:
    table, printed = PeopleAtTable("yes"), list[str]()
    screen = kind(printed.append, plain=True)
    showing = Showing(table.game, screen, layout_of(table.ruleset, table.machine))
    counts = []
    for again in (False, False, True):
        printed.clear()
        showing.table(0, again=again)
        counts.append(bool(printed))
        assert (showing.seen_from == screen.printed) is seen and (showing.seen_from is None) is not seen
    table.choose("lay")
    printed.clear()
    showing.table(0)
    assert [*counts, bool(printed)] == [True, False, True, True]
    showing.taken_back()
    assert showing.shown is None and showing.seen_from is None


def test_after_the_way_back_lines_are_news_again() -> None:
    table = PeopleAtTable("yes")
    state = table.game.state.clone()
    table.choose("lay")
    assert table.showing.news(0) and table.showing.told == {None: 0, 0: 1, 1: 0, 2: 0}
    table.game.state = state
    table.showing.taken_back()
    assert set(table.showing.told.values()) == {0}
