"""What links of a table on the web are shown and may do, what the one before a full screen does, and what is told of a
record: each condition by itself.
"""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any, cast

import pytest

from rulewright.cli.replay_reasons import reasons_of
from rulewright.cli.replayed_game import Shown
from rulewright.game import Game
from rulewright.game.record import Record
from rulewright.game.seats import PERSON, Seat
from rulewright.picture import layout_of
from rulewright.play import display
from rulewright.play.display import Showing
from rulewright.play.screen import Screen
from rulewright.rule_log import log_of_record, recorder
from rulewright.web import Chair, KeptTables, LiveTable, live_table
from rulewright.web.live_table import TableRefusal
from rulewright.web.looking_back import LookingBack
from rulewright.web.seat_sight import Sight

from .told_tables import PLAYERS, SEED, Nowhere, PeopleAtTable, ruleset, texts

CHOICES = (("keep", 1), ("lay", 0), ("keep", 0))


def played(memory: str = "yes", choices: int = len(CHOICES)) -> PeopleAtTable:
    table = PeopleAtTable(memory)
    for name, number in CHOICES[:choices]:
        table.choose(name, number)
    return table


def served(people: PeopleAtTable, bots: tuple[int, ...] = ()) -> LiveTable:
    seats = [Seat(f"Player {seat + 1}", "random" if seat in bots else PERSON) for seat in range(PLAYERS)]
    record = Record.of(people.machine.program, SEED, (), "tables", seats)
    for number in range(len(people.record.choices)):
        record.append(people.record.noted(number))
    nowhere = cast("KeptTables", Nowhere())
    return LiveTable(1, people.machine, people.layout, record, (), nowhere, threading.Lock(), {})


# ---- links -----------------------------------------------------------------------------------------------------------


def test_people_and_bots() -> None:
    assert served(played()).people == {0, 1, 2} and served(played(), (1,)).people == {0, 2}


def test_a_choice_has_a_name_by_how_many_were_made_and_what_is_legal() -> None:
    before, after = served(played(choices=2)), served(played(choices=3))
    assert before.stop(2) != after.stop(2) and before.stop(1) == after.stop(1)
    assert before.stop(0) != after.stop(0), "seat 0 is asked now"


def test_a_link_is_shown_what_there_is_until_something_changes() -> None:
    table, chair = served(played()), Chair("a", (0,))
    first = table.sight(chair)
    assert table.sight(chair) is first
    assert table.sight(Chair("a", (1,))).eye == 1 and table.sight(chair).eye == 0
    table.changes += 1
    assert table.sight(chair) is not first
    table.fault = "broken"
    assert table.sight(chair).fault == "broken" and table.sight(chair).waiting == ()


def test_what_was_told_lately(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "LATELY", 1)
    table = served(played())
    table.told[0] = 2
    assert table.sight(Chair("c", ())).lately == ("Player 3 keeps some",)
    assert table.sight(Chair("a", (0,))).lately == ("Player 3 keeps some",)
    assert table.sight(Chair("b", (1,))).lately == ("Player 1 keeps some", "Player 2 lays ace", "Player 3 keeps some")
    unaided = served(played("no"))
    unaided.told[1] = 0
    assert unaided.sight(Chair("b", (1,))).lately == ("Player 2 lays ace", "Player 3 keeps some")


def test_nobody_goes_back_in_a_game_that_broke_down() -> None:
    table, chair = served(played()), Chair("b", (2,))
    assert table.sight(chair).may_go_back and not table.sight(Chair("c", ())).may_go_back
    table.fault = "broken"
    assert not table.sight(chair).may_go_back


@pytest.mark.parametrize(
    ("seats", "looking", "seat", "taken"),
    [
        ((0, 1), None, 0, True),
        ((0, 1), 0, 0, True),
        ((0, 1), 1, 0, False),
        ((0, 1), None, 2, False),
        ((0,), None, 0, False),
        ((), None, 0, False),
    ],
)
def test_who_may_take_a_shared_device(seats: tuple[int, ...], looking: int | None, seat: int, taken: bool) -> None:
    table, chair = served(played()), Chair("d", seats, looking)
    if taken:
        table.take(chair, seat)
        assert chair.looking == seat
    else:
        with pytest.raises(TableRefusal):
            table.take(chair, seat)
        assert chair.looking == looking
    table.hide(chair)
    assert chair.looking is None


def test_a_version_changes_exactly_with_what_is_shown() -> None:
    sight = served(played()).sight(Chair("a", (0,)))
    changed: dict[str, Any] = {
        "eye": 1, "view": {**sight.view, "seat": 9}, "log": ("x",), "asked": 2, "waiting": (5,), "curtain": 1,
        "stop": "x", "may_go_back": not sight.may_go_back, "fault": "x",
    }  # fmt: skip
    versions = {replace(sight, **{name: value}).version for name, value in changed.items()}
    assert len(versions | {sight.version}) == len(changed) + 1
    unseen: dict[str, Any] = {
        "names": ("x",),
        "lately": ("x",),
        "title": "x",
        "view": dict(reversed(sight.view.items())),
    }
    assert {replace(sight, **{name: value}).version for name, value in unseen.items()} == {sight.version}
    assert isinstance(sight, Sight)


def test_who_may_look_back() -> None:
    table, looking = served(played()), LookingBack()
    found = looking.moments(table, Chair("a", (0,)))
    assert [list(moment.lines) for moment in found[1:]] == [
        ["Player 1 keeps 2"],
        ["Player 2 lays ace"],
        ["Player 3 keeps some"],
    ]
    assert looking.moments(table, Chair("a", (0,))) is found
    with pytest.raises(TableRefusal):
        looking.moments(table, Chair("d", (0, 1)))
    with pytest.raises(TableRefusal) as refused:
        looking.moments(served(played("no")), Chair("z", (0,)))
    assert "leave it to the players to remember" in str(refused.value)


# ---- one before a full screen ----------------------------------------------------------------------------------------


def test_choices_on_the_full_screen() -> None:
    people = played(choices=0)
    seated = people.seated(frozenset({0}))
    (first, *_) = people.game.legal(0)
    seated.choose(0, first)
    assert people.record.choices == [(0, first)] and people.history.may_go_back(0)
    seated.take_back(0)
    assert people.record.choices == [] and people.game.legal(0)
    others = people.seated(frozenset({1}))
    others.choose(0, first)
    assert not people.history.may_go_back(0), "a bot takes nothing back"


# ---- at a terminal ---------------------------------------------------------------------------------------------------


def test_the_log_lately(monkeypatch: pytest.MonkeyPatch) -> None:
    people = played()
    whole = ["- Player 1 keeps 2", "- Player 2 lays ace", "- Player 3 keeps some"]
    assert texts(people.showing.log(0)) == texts(people.showing.log(0, whole=True)) == whole
    monkeypatch.setattr(display, "LATELY", 1)
    assert texts(people.showing.log(0)) == [people.game.say("log-earlier", count=2), whole[-1]]
    assert texts(people.showing.log(0, whole=True)) == whole
    monkeypatch.setattr(display, "LATELY", 3)
    assert texts(people.showing.log(0)) == whole


def test_a_game_without_a_log_has_no_news() -> None:
    machine = ruleset("yes").machine(PLAYERS, {})
    silent = Game.start(machine, SEED, log=False)
    showing = Showing(silent, Screen(lambda text: None, plain=True), layout_of(ruleset("yes"), machine))
    assert not showing.news(0)
    showing.taken_back()
    assert set(showing.told.values()) == {0}


def test_so_much_stays_told_as_was_told_before() -> None:
    people = played(choices=1)
    people.showing.news(0)
    earlier = people.game.state.clone()
    people.choose("lay")
    people.showing.news(0)
    people.showing.news(1)
    people.game.state = earlier
    people.showing.taken_back()
    assert people.showing.told == {None: 0, 0: 1, 1: 1, 2: 0}


# ---- records ---------------------------------------------------------------------------------------------------------


def shown(people: PeopleAtTable, seat: int | None, all_seeing: bool = False, until: int = len(CHOICES)) -> Shown:
    return Shown(people.ruleset, people.game, people.record, until, seat, all_seeing)


def test_whose_eyes_see_a_record() -> None:
    people = played()
    eyes = [shown(people, *whose).eye for whose in ((0, False), (2, False), (None, False), (0, True), (None, True))]
    say = people.game.say
    assert eyes == ["Player 1", "Player 3", say("example-onlooker"), say("replay-all-seeing"), say("replay-all-seeing")]


@pytest.mark.parametrize(
    ("all_seeing", "until", "told"), [(False, 3, True), (False, 2, False), (True, 2, True), (True, 3, True)]
)
def test_how_long_a_game_is_is_told_at_its_end(all_seeing: bool, until: int, told: bool) -> None:
    found = shown(played(), 0, all_seeing, until)
    assert found.tells_length is told and ("of 3 choices" in found.lines()[0].text) is told


@pytest.mark.parametrize(
    ("all_seeing", "until", "last"),
    [(False, 3, "more is asked for here than there is"), (True, 3, "a secret 7"), (True, 2, "")],
)
def test_why_a_game_broke_down(all_seeing: bool, until: int, last: str) -> None:
    people = played()
    people.record.fault = {"kind": "shortage", "message": "a secret 7"}
    line = shown(people, 0, all_seeing, until).lines()[-1].text
    assert last in line and bool(line) is bool(last)
    people.record.fault = None
    assert shown(people, 0, all_seeing, 3).lines()[-1].text == ""


def test_entries_are_told_by_words(monkeypatch: pytest.MonkeyPatch) -> None:
    people = played()
    log = log_of_record(people.machine.shown, people.record, None)

    def lines(words: str) -> list[str]:
        return list(reasons_of(people.ruleset, people.machine, log, (1, False, words)).lines())

    assert [line.split("   ")[0] for line in lines("lays")] == ["play > act > move of > ask:", "  Player 2 lays ace"]
    assert lines("nosuch") == [f"  ({people.game.say('log-nothing-of', only='nosuch')})"]
    assert len(lines("")) > 5 and people.game.say("log-cut") not in "".join(lines(""))
    monkeypatch.setattr(recorder, "MOST_ENTRIES", 3)
    log = log_of_record(people.machine.shown, people.record, None)
    assert lines("")[-1] == f"  ({people.game.say('log-cut')})"
