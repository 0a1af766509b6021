"""The full screen: panes, choices, keys and mouse. Out: how the game ended.

The seat that looks is shown its own sight only, and nobody's while the curtain is closed. Bots think in a thread, so that keys and sizes are always
answered. The field for typing always has the focus; nothing else can take it.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Sequence
from enum import Enum
from typing import ClassVar

from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from rulewright.choosing import RefusedAnswer, Several, TooLate
from rulewright.game import Fault
from rulewright.information import Player
from rulewright.play import Line, Unwritten, fault, result
from rulewright.tui.dialogs import HELP, Curtain, LeaveDialog, TextDialog
from rulewright.tui.pane_text import content, hand_lines, lit_names, log_text, seat_lines, table_lines
from rulewright.tui.question_steps import ChoiceRow, QuestionSteps, is_numbers
from rulewright.tui.seated_game import SeatedGame, SeatSight

SMALLEST = (60, 18)
LOW = 30
BREATH = 0.01
"""Seconds after the choice of a bot in which the screen is drawn."""


class Ending(Enum):
    """How the full screen was left."""

    FINISHED = "finished"
    FAULT = "fault"
    LEFT = "left"
    UNWRITTEN = "unwritten"


class Pane(VerticalScroll):
    """Lines that are laid out anew for every width."""

    can_focus = False

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.text = Static("", markup=False)
        self.layout_lines: Callable[[int], list[Line]] = lambda width: []
        self.lit: Sequence[str] = ()

    def compose(self) -> ComposeResult:
        yield self.text

    def show(self, layout_lines: Callable[[int], list[Line]], lit: Sequence[str] = ()) -> None:
        self.layout_lines, self.lit = layout_lines, lit
        self.draw()

    def draw(self) -> None:
        width = self.scrollable_content_region.width
        self.text.update(content(self.layout_lines(width) if width > 0 else [], self.lit))

    def on_resize(self) -> None:
        self.draw()


class TableApp(App[Ending]):
    """One game on the full screen. `signal_number`: which signal ended it, if one did; `last_words`: how the game ended."""

    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    AUTO_FOCUS = "#field"
    CSS = """
    #above { height: 1fr; }
    #table { width: 3fr; border: round $primary; }
    #right { width: 2fr; }
    #seats { height: auto; max-height: 60%; border: round $primary; }
    #log { height: 1fr; border: round $primary; }
    #hand { height: auto; max-height: 5; padding: 0 1; }
    Pane { scrollbar-gutter: stable; scrollbar-size-vertical: 1; padding: 0 1; }
    #hand { scrollbar-gutter: auto; }
    #context, #question, #notice { height: auto; max-height: 3; padding: 0 1; }
    #choices { height: auto; max-height: 8; border: none; padding: 0 1; background: $surface; }
    #choices > .option-list--option-highlighted { background: $primary; color: $text; text-style: bold; }
    .low #choices { max-height: 6; }
    #field { height: 1; border: none; padding: 0 1; }
    #small { display: none; padding: 1; }
    .small #above, .small #hand, .small #below { display: none; }
    .small #small { display: block; }
    ModalScreen { align: center middle; }
    Curtain { background: $background; }
    .dialog { width: 80%; max-width: 90; height: auto; max-height: 90%; border: round $primary; padding: 1 2; background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", "Leave", priority=True),
        ("f1", "help", "Help"),
        ("f2", "why", "Why"),
        ("ctrl+z", "undo", "Undo"),
        ("escape", "step_back", "Back"),
        ("up", "move(-1)", "Up"),
        ("down", "move(1)", "Down"),
        ("pageup", "scroll_table(-1)", "Table up"),
        ("pagedown", "scroll_table(1)", "Table down"),
    ]

    def __init__(self, seated: SeatedGame, bots: Sequence[Player], *, pace: float = 0.0) -> None:
        super().__init__()
        self.seated, self.bots, self.pace = seated, bots, pace
        self.steps: QuestionSteps | None = None
        self.rows: list[ChoiceRow] = []
        self.seen: SeatSight | None = None
        self.ending: Ending | None = None
        self.last_words: Sequence[Line] = ()
        self.signal_number = 0

    def compose(self) -> ComposeResult:
        with Horizontal(id="above"):
            yield Pane("table")
            with Vertical(id="right"):
                yield Pane("seats")
                yield Pane("log")
        yield Pane("hand")
        with Vertical(id="below"):
            yield Static("", id="context", markup=False)
            yield Static("", id="question", markup=False)
            choices = OptionList(id="choices", markup=False)
            choices.can_focus = False
            yield choices
            yield Input(id="field", placeholder="type to narrow, Enter to choose, ? for help")
            yield Static("", id="notice", markup=False)
        yield Static("", id="small", markup=False)

    def on_mount(self) -> None:
        for name, title in (("table", "Table"), ("seats", "Players"), ("log", "Log")):
            self.query_one(f"#{name}").border_title = title
        self._listen_to_signals()
        self._fit(self.size)
        self.go_on()

    # ---- the game ---------------------------------------------------------------------------------------------------

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Lets bots choose until a person is asked, or the game is over."""
        seated = self.seated
        self._ask(None)
        try:
            while (seat := seated.bot_seat) is not None:
                self._look()
                self._notice(f"{seated.names[seat]} is choosing.", "quiet")
                action = await asyncio.to_thread(seated.bot_choice, self.bots[seat], seat)
                seated.choose(seat, action)
                await asyncio.sleep(self.pace or BREATH)
        except Unwritten as problem:
            self._end(Ending.UNWRITTEN, [Line(_sentence(str(problem)), "refusal")])
            return
        except Fault as problem:
            self._fault(problem)
            return
        self._next_person()

    def _next_person(self) -> None:
        """The next person is asked, after a hand-over where another one sits before the screen."""
        seated = self.seated
        self._look()
        if seated.must_hand_over:
            if seated.behind_curtain:
                self._call()
            else:
                whom = "all" if seated.asked is None else seated.names[seated.asked]
                self._offer(f"Read what has happened, then hand over to {whom}.", ["Hide this, and hand over"])
        elif seated.game.over:
            self._finish()
        elif (seat := seated.asked) is not None:
            self._ask(QuestionSteps(seated.game, seat))
            self._notice("")

    def _call(self) -> None:
        """The curtain: closed until the next person has said who sits there."""
        seat = self.seated.asked
        self._ask(None)
        self._look()
        if seat is None:
            self.seated.open_curtain(None)
            self._next_person()
        else:
            self.push_screen(Curtain(self.seated.names, seat), self._called)

    def _called(self, came: bool | None) -> None:
        if came:
            self.seated.open_curtain(self.seated.asked)
            self._next_person()
        else:
            self._ask_to_leave()

    def _choose(self, action: int) -> None:
        seat = self.seated.asked
        if seat is None or self.steps is None or seat != self.steps.seat:
            return
        try:
            self.seated.choose(seat, action)
        except Unwritten as problem:
            self._ask(QuestionSteps(self.seated.game, seat))
            self._notice(f"{_sentence(str(problem))} The choice was not made; make room, and choose again.", "refusal")
        except Fault as problem:
            self._fault(problem)
        else:
            self.go_on()

    # ---- ends -------------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        seated = self.seated
        seated.record.close(seated.game)
        points = seated.happened.points(seated.game, seated.current)
        self._end(Ending.FINISHED, list(result(seated.game, seated.names, seated.record.seed, points)))

    def _fault(self, problem: Fault) -> None:
        seated = self.seated
        seated.record.close(seated.game, problem)
        if len(seated.people) > 1:
            seated.close_curtain()
        self._look()
        self._end(Ending.FAULT, list(fault(problem, seated.game.state.decisions, seated.record.seed)))

    def _end(self, ending: Ending, lines: Sequence[Line]) -> None:
        self.ending, self.last_words = ending, lines
        self._offer(lines[0].text, ["Leave the full screen"])
        self.push_screen(TextDialog(lines[0].text, lines[1:]))

    def _listen_to_signals(self) -> None:
        """A signal ends the program in good order: the terminal is put back first."""
        for name in ("SIGTERM", "SIGHUP"):
            if not self.is_headless and hasattr(signal, name):
                with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                    number = getattr(signal, name)
                    asyncio.get_running_loop().add_signal_handler(number, self._signalled, int(number))

    def _signalled(self, number: int) -> None:
        self.signal_number = number
        self.exit(Ending.LEFT)

    # ---- what is shown ----------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """What is seen now is taken anew, and shown."""
        self.seen = self.seated.sight()
        self._draw(())
        self.query_one("#log", Pane).scroll_end(animate=False)

    def _draw(self, lit: Sequence[str]) -> None:
        seen = self.seen
        panes = {name: self.query_one(f"#{name}", Pane) for name in ("table", "seats", "hand", "log")}
        if seen is None:
            for pane in panes.values():
                pane.show(lambda width: [])
        else:
            panes["table"].show(lambda width: table_lines(seen.picture, width), lit)
            panes["seats"].show(lambda width: seat_lines(seen.picture, width), lit)
            panes["hand"].show(lambda width: hand_lines(seen.picture, width), lit)
            panes["log"].show(lambda width: log_text(seen.log))
        self._fill("context", list(seen.context) if seen else [])

    def _ask(self, steps: QuestionSteps | None) -> None:
        self.steps = steps
        self._clear_field()
        self._show_rows()

    def _offer(self, words: str, rows: Sequence[str]) -> None:
        """Something to be gone on from, that is no choice of the game."""
        self._ask(None)
        self.rows = [ChoiceRow(number, text) for number, text in enumerate(rows, 1)]
        self._fill("question", [Line(words, "title")])
        self._list()

    def _show_rows(self, at: int = 0) -> None:
        """The rows that the typed words leave."""
        steps = self.steps
        self.rows = steps.rows(self._typed()) if steps else []
        name = f"{self.seated.names[steps.seat]}: " if steps else ""
        self._fill("question", [Line(name + steps.title, "title")] if steps else [])
        self._list(at)

    def _list(self, at: int = 0) -> None:
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.add_options(Option(content([Line(_row_text(row))])) for row in self.rows)
        if self.rows:
            choices.highlighted = min(at, len(self.rows) - 1)

    def _fill(self, name: str, lines: Sequence[Line]) -> None:
        widget = self.query_one(f"#{name}", Static)
        widget.display = bool(lines)
        widget.update(content(lines))

    def _notice(self, text: str, style: str = "refusal") -> None:
        self._fill("notice", [Line(text, style)] if text else [])

    def _typed(self) -> str:
        return self.query_one("#field", Input).value

    def _clear_field(self) -> None:
        field = self.query_one("#field", Input)
        with field.prevent(Input.Changed):
            field.value = ""

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size)

    def _fit(self, size: Size) -> None:
        width, height = size
        small = width < SMALLEST[0] or height < SMALLEST[1]
        base = self.screen_stack[0]
        base.set_class(small, "small")
        base.set_class(height < LOW, "low")
        words = f"This screen has {width} columns and {height} lines; the table needs {SMALLEST[0]} and {SMALLEST[1]}."
        text = [Line(words), Line("Make it larger, or play without --tui.")]
        base.query_one("#small", Static).update(content(text if small else []))
        if not small and self.screen is base:
            base.query_one("#field", Input).focus()

    # ---- keys and mouse ---------------------------------------------------------------------------------------------

    @on(Input.Changed, "#field")
    def typed(self, event: Input.Changed) -> None:
        text = event.value
        if text.endswith("?"):
            self._clear_field()
            self.action_help()
        elif self.steps is None:
            self._clear_field()
        elif text == " ":
            self._clear_field()
            self._tick()
        else:
            self._notice("")
            self._show_rows()

    @on(Input.Submitted, "#field")
    def entered(self, event: Input.Submitted) -> None:
        if self.steps is not None and is_numbers(event.value):
            self._answer(event.value)
        else:
            self._take(self.query_one("#choices", OptionList).highlighted)

    @on(OptionList.OptionSelected, "#choices")
    def clicked(self, event: OptionList.OptionSelected) -> None:
        self._take(event.option_index)

    @on(OptionList.OptionHighlighted, "#choices")
    def lit(self, event: OptionList.OptionHighlighted) -> None:
        """The names that the highlighted choice is about are lit on the table."""
        if self.seen is not None and self.steps is not None and event.option_index < len(self.rows):
            self._draw(lit_names(self.seen.picture, self.rows[event.option_index].words))

    def _tick(self) -> None:
        at = self.query_one("#choices", OptionList).highlighted
        if self.steps is not None and isinstance(self.steps.question, Several) and at is not None:
            self.steps.tick(self.rows[at])
            self._show_rows(at)

    def _take(self, at: int | None) -> None:
        """The row that was chosen by Enter or by a click."""
        if at is None or at >= len(self.rows):
            if self.steps is not None:
                self._notice("No choice has these words; Esc deletes them.")
        elif self.steps is None:
            self._go_on_from_offer()
        else:
            row, steps = self.rows[at], self.steps
            self._answered(lambda: steps.take(row), at if row.ticked is not None else 0)

    def _answer(self, text: str) -> None:
        steps = self.steps
        if steps is not None:
            self._answered(lambda: steps.answer(text), 0)

    def _answered(self, answer: Callable[[], int | None], at: int) -> None:
        try:
            action = answer()
        except RefusedAnswer as problem:
            self._notice(_sentence(str(problem)))
            return
        self._notice("")
        self._clear_field()
        if action is not None:
            self._choose(action)
        else:
            self._show_rows(at)

    def _go_on_from_offer(self) -> None:
        if self.ending is not None:
            self.exit(self.ending)
        elif self.seated.must_hand_over:
            self.seated.close_curtain()
            self._call()

    def action_move(self, by: int) -> None:
        choices = self.query_one("#choices", OptionList)
        if self.rows:
            choices.highlighted = ((choices.highlighted or 0) + by) % len(self.rows)

    def action_scroll_table(self, by: int) -> None:
        pane = self.query_one("#table", Pane)
        pane.scroll_relative(y=by * max(1, pane.size.height - 1), animate=False)

    def action_step_back(self) -> None:
        self._notice("")
        if self._typed():
            self._clear_field()
        elif self.steps is not None:
            self.steps.back()
        if self.steps is not None:
            self._show_rows()

    def action_undo(self) -> None:
        seat = self.seated.asked
        if self.steps is None or seat is None or seat != self.seated.current:
            return
        try:
            self.seated.take_back(seat)
        except (TooLate, Unwritten) as problem:
            self._notice(_sentence(str(problem)))
            return
        self.go_on()

    def action_why(self) -> None:
        seat = self.seated.current
        if seat is not None:
            self.push_screen(
                TextDialog("What the last choice did", list(self.seated.happened.last(self.seated.game, seat)))
            )

    def action_help(self) -> None:
        self.push_screen(TextDialog("Keys", [Line(text) for text in HELP.splitlines()]))

    def action_leave(self) -> None:
        if self.ending is not None:
            self.exit(self.ending)
        elif len(self.screen_stack) == 1:
            self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        self.push_screen(LeaveDialog(self.seated.commits.journal is not None), self._leaves)

    def _leaves(self, leaves: bool | None) -> None:
        if leaves:
            self.exit(self.ending or Ending.LEFT)
        elif self.seated.behind_curtain and self.seated.must_hand_over:
            self._call()


def _row_text(row: ChoiceRow) -> str:
    number = f"{row.number:>3}  " if row.number else "     "
    tick = "" if row.ticked is None else "[x] " if row.ticked else "[ ] "
    return number + tick + row.words


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
