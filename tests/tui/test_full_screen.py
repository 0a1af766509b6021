"""Games on the full screen, by Textual's headless pilot: whole games, sizes,
hostile names, random keys, and who sees what.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("textual", reason="needs the extra `tui`")

from textual.pilot import Pilot
from textual.widgets import Input, Static

from rulewright import loading, ruleset_lookup
from rulewright.backend.runtime.machine import Machine
from rulewright.bots import named
from rulewright.choosing import History, Several
from rulewright.errors import BotBrokeDown
from rulewright.game import Game
from rulewright.game.record import Record, replay
from rulewright.game.seats import PERSON, Seat, call_seats
from rulewright.information import Past
from rulewright.loading import Ruleset
from rulewright.picture import Nearness, form_of, layout_with, name_pieces
from rulewright.play import Explainer, WhatHappened
from rulewright.play.fitted_table import is_bare
from rulewright.play.late_words import LateWords
from rulewright.source.diagnostic import Report
from rulewright.tui.choice_panel import _row_text
from rulewright.tui.dialogs import Curtain, LeaveDialog, TextDialog
from rulewright.tui.endings import Ending
from rulewright.tui.pane_text import OF_SEATS, is_named
from rulewright.tui.panes import Pane
from rulewright.tui.question_steps import ChoiceRow
from rulewright.tui.seated_game import SeatedGame
from rulewright.tui.table_app import TableApp

Use = Callable[[TableApp, Pilot[Any]], Awaitable[None]]
USUAL = (80, 24)
COMMANDS = Path(__file__).parents[1] / "play" / "rulesets" / "called_as_commands.yaml"
"""Choices that are called as commands are."""


@pytest.fixture(autouse=True)
def no_settling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Curtain, "SETTLING", 0.001)


@cache
def ruleset(name: str) -> Ruleset:
    found = loading.load(ruleset_lookup.find(name), Report())
    assert found is not None
    return found


def app_of(
    name: str, people: frozenset[int] = frozenset({0}), seed: int = 7, first: str = "Ann", *, hints: bool = True
) -> TableApp:
    opened = ruleset(name)
    machine = Machine(opened.machine().program)
    seats = tuple(
        Seat(first if seat == 0 else f"Seat {seat + 1}", PERSON if seat in people else "random")
        for seat in range(machine.program.players)
    )
    call_seats(machine, [seat.name for seat in seats])
    form = form_of(opened, machine.program)
    name_pieces(machine, form.player_traits)
    game = Game.start(machine, seed)
    record = Record.of(machine.program, seed, (), name, seats)
    history = History(game, [seat.name for seat in seats])
    bots = [named("random") for _ in seats]
    words = LateWords(lambda: opened, machine.program)
    explainer = Explainer(words, game, WhatHappened(game, record), Past(machine, seed, record.choices), hints)
    return TableApp(SeatedGame(history, record, None, layout_with(form, machine.shown), people, explainer), bots)


def run(app: TableApp, use: Use, size: tuple[int, int] = USUAL) -> None:
    async def whole() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(app, pilot)
            await use(app, pilot)

    asyncio.run(whole())


async def settled(app: TableApp, pilot: Pilot[Any]) -> None:
    """Until a person is asked, called, or told the end."""
    for _ in range(500):
        await pilot.pause()
        if app.choices.rows or len(app.screen_stack) > 1:
            return
    raise AssertionError("nobody is asked")


async def type_answer(app: TableApp, pilot: Pilot[Any], chance: random.Random) -> None:
    """A random answer, typed as numbers."""
    if isinstance(app.screen, Curtain):
        await pilot.pause(0.02)
        await pilot.press(str(app.screen.seat + 1), "enter")
    elif app.choices.steps is None:
        await pilot.press("enter")
    else:
        question = app.choices.steps.question
        if isinstance(question, Several):
            subset = chance.choice(sorted(question.subsets))
            text = question.typed(subset)
        else:
            text = str(chance.choice(app.choices.steps.rows("")).number)
        await pilot.press(*("space" if letter == " " else letter for letter in text), "enter")
    await settled(app, pilot)


def shown(app: TableApp, name: str) -> str:
    """The text of a pane."""
    return str(app.screen_stack[0].query_one(f"#{name}", Pane).text.content)


@pytest.mark.parametrize(("name", "size"), [("kuhn", (120, 40)), ("tic_tac_toe", USUAL), ("goofspiel", (60, 18))])
def test_a_whole_game_is_played(name: str, size: tuple[int, int]) -> None:
    app = app_of(name)
    chance = random.Random(1)

    async def play(app: TableApp, pilot: Pilot[Any]) -> None:
        while app.ending is None:
            await type_answer(app, pilot, chance)
        assert isinstance(app.screen, TextDialog)
        assert not app.screen_stack[0].query_one("#notice", Static).display, "nobody is choosing any more"
        await pilot.press("enter")
        await pilot.press("enter")

    run(app, play, size)
    assert (app.ending, app.return_value) == (Ending.FINISHED, Ending.FINISHED)
    again = replay(app.seated.game.machine, app.seated.record)
    assert again.digest() == app.seated.game.digest()


def test_a_bot_that_fails_ends_the_game_in_words() -> None:
    """A bot of another package; the screen stands until somebody leaves it."""

    class Failing:
        def choose(self, game: Game, seat: int, past: Past) -> int:
            raise BotBrokeDown("clever", "[red]no weights[/red]")

    app = app_of("kuhn", frozenset({0}))
    app.bots = [Failing(), Failing()]

    async def use(app: TableApp, pilot: Pilot[Any]) -> None:
        if not isinstance(app.screen, TextDialog):
            await type_answer(app, pilot, random.Random(1))
        assert isinstance(app.screen, TextDialog)
        assert [line.text for line in app.last_words] == ["The bot `clever` failed: [red]no weights[/red]."]

    run(app, use)
    assert app.ending is Ending.UNWRITTEN


def test_brackets_in_names_stay_brackets() -> None:
    name = "[red]x[/] [@click=app.exit()]"
    app = app_of("gravediggers", first=name)

    async def look(app: TableApp, pilot: Pilot[Any]) -> None:
        assert name in shown(app, "seats").replace("\n", " ")
        assert name in str(app.query_one("#question", Static).content)
        await pilot.press("f2")
        await pilot.press("escape")

    run(app, look, (120, 40))


def test_a_small_screen_says_so_and_a_larger_one_goes_on() -> None:
    async def resize(app: TableApp, pilot: Pilot[Any]) -> None:
        assert app.screen.has_class("small")
        assert "40 columns and 12 lines" in str(app.query_one("#small", Static).content)
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert not app.screen.has_class("small")
        assert app.focused is app.query_one("#field", Input)
        before = len(app.seated.record.choices)
        while len(app.seated.record.choices) == before:
            await type_answer(app, pilot, random.Random(2))

    run(app_of("gravediggers"), resize, (40, 12))


@pytest.mark.parametrize("size", [(20, 5), (26, 8), (300, 100)])
def test_on_a_tiny_screen_a_dialog_has_room_for_its_words(size: tuple[int, int]) -> None:
    """Its frame goes first; what has no room can be scrolled to."""

    async def look(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.pause(0.1)
        assert isinstance(app.screen, Curtain)
        rows = ["".join(part.text for part in strip) for strip in app.screen._compositor.render_strips()]
        assert any("Enter." in row for row in rows), rows
        assert app.focused is app.screen.query_one("#who", Input)

    run(app_of("tic_tac_toe", people=frozenset({0, 1})), look, size)


def test_typing_narrows_and_a_resize_keeps_it() -> None:
    async def narrow(app: TableApp, pilot: Pilot[Any]) -> None:
        every = list(app.choices.rows)
        word = every[-1].words
        app.query_one("#field", Input).value = word
        await pilot.pause()
        assert every[-1] in app.choices.rows
        assert len(app.choices.rows) < len(every)
        await pilot.resize_terminal(70, 20)
        await pilot.pause()
        assert app.query_one("#field", Input).value == word
        await pilot.press("escape")
        assert app.choices.rows == every
        await pilot.press("9", "9", "9", "enter")
        assert app.query_one("#notice", Static).display
        assert len(app.seated.record.choices) == 0

    run(app_of("gravediggers", people=frozenset({0, 1, 2})), _behind_curtain(narrow))


def _behind_curtain(use: Use) -> Use:
    async def opened(app: TableApp, pilot: Pilot[Any]) -> None:
        await type_answer(app, pilot, random.Random(3))
        await use(app, pilot)

    return opened


def test_leaving_can_be_taken_back() -> None:
    async def leave(app: TableApp, pilot: Pilot[Any]) -> None:
        await pilot.press("ctrl+c")
        assert isinstance(app.screen, LeaveDialog)
        await pilot.press("escape")
        assert app.choices.rows
        await pilot.press("ctrl+q")
        await pilot.press("enter")

    app = app_of("gravediggers")
    run(app, leave)
    assert app.return_value is Ending.LEFT


KEYS = ("enter", "escape", "down", "up", "1", "2", "3", "a", "space", "question_mark", "f2", "ctrl+z", "ctrl+c", "tab")


def test_no_key_shows_what_another_seat_holds() -> None:
    """Behind the curtain every pane is empty, and before it there is nothing
    but the view of the seat that has named itself.
    """
    app = app_of("gravediggers", people=frozenset({0, 1, 2}))
    chance = random.Random(4)

    async def press(app: TableApp, pilot: Pilot[Any]) -> None:
        seats = set()
        for _ in range(80):
            called = next((screen for screen in app.screen_stack if isinstance(screen, Curtain)), None)
            before = app.seated.current
            key = chance.choice(KEYS)
            if isinstance(app.screen, LeaveDialog):
                key = "escape"
            if called is not None and chance.random() < 0.3:
                await pilot.pause(0.02)
                key = str(called.seat + 1)
            await pilot.press(key)
            await pilot.pause()
            if any(isinstance(screen, Curtain) for screen in app.screen_stack):
                assert app.seated.current is None
                assert [shown(app, name) for name in ("table", "seats", "hand", "log")] == [""] * 4
                assert app.choices.rows == []
            elif app.seated.current != before:
                assert called is None or app.seated.current == called.seat
            assert app.panes.seen is None or app.panes.seen.eye == app.seated.current
            seats.add(app.seated.current)
        assert len(seats) > 1

    run(app, press)


def _cell_of(app: TableApp, space: str) -> tuple[int, int]:
    """Where a space of the board stands in the table's pane."""
    pane = app.screen_stack[0].query_one("#table", Pane)
    lines = pane.layout_lines(*pane.scrollable_content_region.size)
    return next((cell.start, row) for row, line in enumerate(lines) for cell in line.cells if cell.space == space)


def test_spaces_that_may_be_chosen_are_lit_and_a_click_chooses_them() -> None:
    async def click(app: TableApp, pilot: Pilot[Any]) -> None:
        await type_answer(app, pilot, random.Random(1))
        rows = [row.words for row in app.choices.rows]
        pane = app.query_one("#table", Pane)
        spaces = [name for name in pane.lit.others if any(is_named(name, words) for words in rows)]
        assert len(spaces) == len(rows) - 1
        before, game = len(app.seated.record.choices), app.seated.game
        about = [action for action in game.legal(0) if is_named(spaces[0], game.words(0, action))]
        await pilot.click(pane.text, offset=_cell_of(app, spaces[0]))
        await settled(app, pilot)
        assert app.seated.record.choices[before] == (0, about[0])
        made = len(app.seated.record.choices)
        await pilot.click(pane.text, offset=_cell_of(app, spaces[0]))
        await pilot.pause()
        assert len(app.seated.record.choices) == made, "it is taken: nothing is lit there any more"

    run(app_of("tic_tac_toe", people=frozenset({0})), click, (120, 40))


def missing_titles(app: TableApp) -> list[str]:
    """Of what the choice is about and lies on the table: what has no line that is seen without scrolling."""
    seen, pane = app.panes.seen, app.screen_stack[0].query_one("#table", Pane)
    if seen is None or app.choices.steps is None:
        return []
    width, height = pane.scrollable_content_region.size
    text = "\n".join(line.text for line in pane.layout_lines(width, height)[:height])
    layers = [layer for group in seen.picture.groups if group.form not in OF_SEATS for layer in group.layers]
    near = [layer for layer in layers if seen.near.get(layer.name) is Nearness.CHOICE]
    return [layer.title for layer in near if not all(map(is_bare, layer.holdings)) and layer.title[:4] not in text]


@pytest.mark.parametrize("name", ["gnadenlos", "gravediggers", "graverobbers", "digging"])
def test_what_a_choice_is_about_is_seen_without_scrolling(name: str) -> None:
    """On 80 columns and 24 lines, where the table's pane has eight."""
    asked: list[bool] = []

    async def look(app: TableApp, pilot: Pilot[Any]) -> None:
        chance = random.Random(2)
        while app.ending is None and len(asked) < 14:
            assert missing_titles(app) == []
            asked.append(app.choices.steps is not None)
            await type_answer(app, pilot, chance)

    run(app_of(name), look)
    assert sum(asked) > 5


def test_amounts_stand_alone() -> None:
    """A number that is its own key is not told twice."""
    assert _row_text(ChoiceRow(0, "0")) == "  0" and _row_text(ChoiceRow(3, "cemetery 3")) == "  3  cemetery 3"


def test_a_click_on_what_several_choices_are_about_leaves_these() -> None:
    async def click(app: TableApp, pilot: Pilot[Any]) -> None:
        app.choices.point("nothing of the kind")
        assert app.choices.field.value == ""
        name = next(name for name in app.panes.panes["table"].lit.others if name)
        about = [row for row in app.choices.rows if is_named(name, row.words)]
        app.choices.point(name)
        await pilot.pause()
        assert len(about) == 1 or app.choices.rows == about
        app.choices.point("x")

    run(app_of("hex"), click, (120, 40))


def test_two_enters_are_one_choice() -> None:
    async def press(app: TableApp, pilot: Pilot[Any]) -> None:
        first = app.seated.game.legal(0)[0]
        await pilot.press("enter", "enter")
        await settled(app, pilot)
        own = [action for seat, action in app.seated.record.choices if seat == 0]
        assert len(own) in (1, 2) and own[0] == first
        assert len(own) == 1 or app.seated.record.choices[1][0] != 0

    run(app_of("tic_tac_toe"), press)


async def typed(pilot: Pilot[Any], text: str) -> None:
    await pilot.press(*("space" if letter == " " else letter for letter in text), "enter")
    await pilot.pause()


def test_what_a_person_may_ask_is_told_as_in_lines() -> None:
    """Typed, or by a key: reasons, the rules, a hint.
    A dialog is closed by Esc, and then the question is there as before.
    """

    async def ask(app: TableApp, pilot: Pilot[Any]) -> None:
        every, made = list(app.choices.rows), len(app.seated.record.choices)
        asked = {"why rob": "rob: ", "rules": "Credit round", "why": "This step: "}
        for command, words in asked.items():
            await typed(pilot, command)
            assert isinstance(app.screen, TextDialog) and words in str(app.screen.shown), command
            await pilot.press("escape")
            assert app.choices.rows == every
        await pilot.press("question_mark")
        assert isinstance(app.screen, TextDialog) and "Ctrl+Z" in str(app.screen.shown)
        await pilot.press("escape")
        await typed(pilot, "why roob")
        assert "did you mean `why rob`" in str(app.query_one("#notice", Static).content)
        await pilot.press("f4")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "switched off" in str(app.query_one("#notice", Static).content)
        assert app.choices.rows == every and len(app.seated.record.choices) == made

    run(app_of("gravediggers", seed=4, hints=False), ask, (100, 36))


def test_a_command_that_a_choice_is_called_by_says_so() -> None:
    """As at the prompt of lines: the command comes first, and the choice is taken by its number or its row."""

    async def ask(app: TableApp, pilot: Pilot[Any]) -> None:
        notice = app.screen.query_one("#notice", Static)
        await typed(pilot, "undo")
        await pilot.pause()
        told = str(notice.content).splitlines()
        assert told[1:] == ["`undo` is a command; for what is called so, type its number."]
        await typed(pilot, "rules")
        assert isinstance(app.screen, TextDialog)
        await pilot.press("escape")
        await typed(pilot, "undo")
        await typed(pilot, "why undo")
        await pilot.press("escape")
        assert len(app.seated.record.choices) == 0
        await typed(pilot, "4")
        assert str(notice.content) == "" and len(app.seated.record.choices) > 0

    run(app_of(str(COMMANDS)), ask)


def test_a_command_that_is_there_in_lines_only_hides_no_choice() -> None:
    async def take(app: TableApp, pilot: Pilot[Any]) -> None:
        await typed(pilot, "log")
        await pilot.pause()
        first, *_ = app.seated.record.choices
        assert app.seated.game.program.actions[1].name == "log" and first == (0, 2)

    run(app_of(str(COMMANDS)), take)
