"""The full screen: panes, choices, keys and mouse. Out: how the game ended.

The seat that looks is shown its own sight only, and nobody's while the curtain is closed. Bots think in a thread.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.widgets import Static

from rulewright.choosing import RefusedAnswer, TooLate
from rulewright.errors import BotBrokeDown, TooLong
from rulewright.game import Fault
from rulewright.information import Player
from rulewright.play import Command, Line, Unwritten, command, fault, result
from rulewright.sentences import told
from rulewright.tui.choice_panel import ChoicePanel, sentence
from rulewright.tui.dialogs import Curtain, LeaveDialog, TextDialog, ThinkingDialog
from rulewright.tui.endings import Ending, listen
from rulewright.tui.pane_text import content
from rulewright.tui.panes import Pane, TablePanes
from rulewright.tui.question_steps import QuestionSteps
from rulewright.tui.seated_game import SeatedGame
from rulewright.tui.told_dialogs import told_dialog

SMALLEST, LOW = (60, 18), 30
BREATH = 0.01  # seconds after the choice of a bot in which the screen is drawn


class TableApp(App[Ending]):
    """One game on the full screen. `signal_number`: of the signal that ended it, if any; `last_words`: how it ended."""

    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    AUTO_FOCUS = "#field"
    CSS = """
    #small { display: none; padding: 1; } .small #small { display: block; }
    .small #panes, .small #below { display: none; }
    ModalScreen { align: center middle; } Curtain { background: $background; }
    .dialog { width: 80%; max-width: 90; height: auto; max-height: 90%; border: round $primary; padding: 1 2;
    background: $surface; overflow-y: auto; }
    .-small .dialog { width: 100%; max-height: 100%; border: none; padding: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", "Leave", priority=True),
        ("f1", "ask('help')", "Help"),
        ("f2", "ask('why last')", "Why"),
        ("f3", "ask('rules')", "Rules"),
        ("f4", "ask('hint')", "Hint"),
        ("f5", "ask('why since')", "Since"),
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
        self.say = seated.game.say
        self.panes, self.choices = TablePanes(self.say), ChoicePanel(self.say)
        self.choices.name_of = seated.names.__getitem__
        self.ending: Ending | None = None
        self.last_words: Sequence[Line] = ()
        self.signal_number = 0

    def compose(self) -> ComposeResult:
        yield self.panes
        yield self.choices
        yield Static("", id="small", markup=False)

    def on_mount(self) -> None:
        if not self.is_headless:
            listen(self._signalled)
        self._fit(self.size)
        self.go_on()

    # ---- the game ---------------------------------------------------------------------------------------------------

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Lets bots choose until a person is asked, or the game is over."""
        seated = self.seated
        self.choices.ask(None)
        try:
            while (seat := seated.bot_seat) is not None:
                self._look()
                self.choices.notice(self.say("is-choosing", name=seated.names[seat]), "quiet")
                action = await asyncio.to_thread(seated.bot_choice, self.bots[seat], seat)
                seated.choose(seat, action)
                await asyncio.sleep(self.pace or BREATH)
        except (Unwritten, BotBrokeDown) as problem:
            self._end(Ending.UNWRITTEN, [Line(sentence(told(problem, self.say)), "refusal")])
        except (Fault, TooLong) as problem:
            self._fault(problem)
        else:
            self._next_person()

    def _next_person(self) -> None:
        """The next person is asked, after a hand-over where another one sits before the screen."""
        seated = self.seated
        self._look()
        if seated.must_hand_over:
            if seated.behind_curtain:
                self._call()
            else:
                asked = seated.asked
                words = self.say("read-then-all" if asked is None else "read-then", name=seated.names[asked or 0])
                self.choices.offer(words, [self.say("hide-this")])
        elif seated.game.over:
            self._finish()
        elif (seat := seated.asked) is not None:
            self.choices.ask(QuestionSteps(seated.game, seat))
            self.choices.notice("")

    def _call(self) -> None:
        """The curtain: closed until the next person has said who sits there."""
        seat = self.seated.asked
        self.choices.ask(None)
        self._look()
        if seat is None:
            self.seated.open_curtain(None)
            self._next_person()
        else:
            self.push_screen(Curtain(self.seated.names, seat, self.say), self._called)

    def _called(self, came: bool | None) -> None:
        if came:
            self.seated.open_curtain(self.seated.asked)
            self._next_person()
        else:
            self._ask_to_leave()

    def _choose(self, action: int) -> None:
        seat = self.seated.asked
        if seat is None or seat != self.seated.current:
            return
        try:
            self.seated.choose(seat, action)
        except Unwritten as problem:
            self.choices.ask(QuestionSteps(self.seated.game, seat))
            self.choices.notice(self.say("not-made", why=sentence(told(problem, self.say))), "refusal")
        except (Fault, TooLong) as problem:
            self._fault(problem)
        else:
            self.go_on()

    # ---- ends -------------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        seated = self.seated
        seated.record.close(seated.game)
        why = [*seated.happened.ranking(seated.game), *seated.happened.points(seated.game, seated.current)]
        self._end(Ending.FINISHED, list(result(seated.game, seated.names, seated.record.seed, why)))

    def _fault(self, problem: Fault | TooLong) -> None:
        if isinstance(problem, TooLong):
            self._end(Ending.UNWRITTEN, [Line(str(problem), "refusal")])
            return
        seated = self.seated
        seated.record.close(seated.game, problem)
        if len(seated.people) > 1:
            seated.close_curtain()
        self._look()
        self._end(Ending.FAULT, list(fault(problem, seated.game.state.decisions, seated.record.seed, self.say)))

    def _end(self, ending: Ending, lines: Sequence[Line]) -> None:
        self.ending, self.last_words = ending, lines
        self.choices.notice("")
        self.choices.offer(lines[0].text, [self.say("leave-screen")])
        self.push_screen(TextDialog(lines[0].text, lines[1:], self.say))

    def _signalled(self, number: int) -> None:
        self.signal_number = number
        self.exit(Ending.LEFT)

    # ---- what is shown ----------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """What is seen now is taken anew, and shown."""
        seen = self.seated.sight()
        self.panes.look(seen)
        self.choices.fill("context", list(seen.context) if seen else [])

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size)

    def _fit(self, size: Size) -> None:
        width, height = size
        small = width < SMALLEST[0] or height < SMALLEST[1]
        base = self.screen_stack[0]
        base.set_class(small, "small")
        self.set_class(small, "-small")
        base.set_class(height < LOW, "low")
        words = self.say("screen-small", width=width, height=height, columns=SMALLEST[0], lines=SMALLEST[1])
        base.query_one("#small", Static).update(content([Line(words), Line(self.say("make-larger"))] if small else []))
        if not small and self.screen is base:
            self.choices.field.focus()

    # ---- keys and mouse ---------------------------------------------------------------------------------------------

    @on(ChoicePanel.Chosen)
    def chosen(self, event: ChoicePanel.Chosen) -> None:
        self._choose(event.action)

    @on(ChoicePanel.GoneOn)
    def gone_on(self) -> None:
        if self.ending is not None:
            self.exit(self.ending)
        elif self.seated.must_hand_over:
            self.seated.close_curtain()
            self._call()

    @on(ChoicePanel.Highlighted)
    def highlighted(self, event: ChoicePanel.Highlighted) -> None:
        self.panes.light(event.words, event.others)

    @on(ChoicePanel.CommandTyped)
    def asked(self, event: ChoicePanel.CommandTyped) -> None:
        self._carry_out(event.command)
        self.choices.remark(event.remark)

    @on(Pane.Pointed)
    def pointed(self, event: Pane.Pointed) -> None:
        self.choices.point(event.name)

    def action_move(self, by: int) -> None:
        self.choices.move(by)

    def action_scroll_table(self, by: int) -> None:
        self.panes.scroll_table(by)

    def action_step_back(self) -> None:
        self.choices.step_back()

    def action_undo(self) -> None:
        seat = self.seated.asked
        if self.choices.steps is None or seat is None or seat != self.seated.current:
            return
        try:
            self.seated.take_back(seat)
        except (TooLate, Unwritten) as problem:
            self.choices.notice(sentence(told(problem, self.say)))
            return
        self.go_on()

    # ---- what a person may ask ---------------------------------------------------------------------------------------

    def action_ask(self, text: str) -> None:
        if (asked := command(text)) is not None:
            self._carry_out(asked)

    def _carry_out(self, asked: Command) -> None:
        """Something that was typed, or asked for by a key."""
        does = {"undo": self.action_undo, "back": self.action_step_back, "quit": self.action_leave}
        if asked.name in does:
            does[asked.name]()
        elif asked.name == "hint" and self.choices.steps is not None:
            self.think(self.choices.steps, asked)
        else:
            try:
                self.push_screen(told_dialog(self.seated, self.choices.steps, asked))
            except RefusedAnswer as problem:
                self.choices.notice(sentence(told(problem, self.say)))

    @work(exclusive=True, group="hint")
    async def think(self, steps: QuestionSteps, asked: Command) -> None:
        """A bot is asked, in a thread; meanwhile nothing can be chosen."""
        await self.push_screen(ThinkingDialog(self.say))
        try:
            shown = await asyncio.to_thread(told_dialog, self.seated, steps, asked)
        except RefusedAnswer as problem:
            self.pop_screen()
            self.choices.notice(sentence(told(problem, self.say)))
        else:
            self.switch_screen(shown)

    def action_leave(self) -> None:
        if self.ending is not None:
            self.exit(self.ending)
        elif len(self.screen_stack) == 1:
            self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        self.push_screen(LeaveDialog(self.seated.commits.journal is not None, self.say), self._leaves)

    def _leaves(self, leaves: bool | None) -> None:
        if leaves:
            self.exit(self.ending or Ending.LEFT)
        elif self.seated.behind_curtain and self.seated.must_hand_over:
            self._call()
