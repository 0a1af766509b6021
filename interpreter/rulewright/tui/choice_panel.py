"""The choices below the table: the question, rows to choose from, the field for typing, and a line for what is refused.

In: the questions of a decision, or something to go on from. Out: `Chosen` with an action, `GoneOn`, `Highlighted` where
another row is, `CommandTyped` where somebody types a command. The field always has the focus; nothing else can take it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from rulewright.choosing import RefusedAnswer, Several
from rulewright.play import Command, Line, command, is_a_choice_too
from rulewright.sentences import Speech, told
from rulewright.tui.pane_text import content, is_named
from rulewright.tui.question_steps import ChoiceRow, QuestionSteps, is_numbers
from rulewright.tui.told_dialogs import CARRIED_OUT


class ChoicePanel(Vertical):
    """`steps`: the questions that are put; none where nobody is asked. `rows`: what may be chosen now."""

    DEFAULT_CSS = """
    ChoicePanel { height: auto; }
    #context, #question, #notice { height: auto; max-height: 3; padding: 0 1; }
    #choices { height: auto; max-height: 8; border: none; padding: 0 1; background: $surface; }
    #choices > .option-list--option-highlighted { background: $primary; color: $text; text-style: bold; }
    .low #choices { max-height: 6; }
    #field { height: 1; border: none; padding: 0 1; }
    """

    @dataclass
    class Chosen(Message):
        """An action is left."""

        action: int

    class GoneOn(Message):
        """Somebody goes on from what was offered."""

    @dataclass
    class Highlighted(Message):
        """The words of the row that is highlighted, and of the others."""

        words: str
        others: Sequence[str]

    @dataclass
    class CommandTyped(Message):
        """Somebody asks for something instead of an answer: `rules`, `why ACTION`, a question mark."""

        command: Command
        remark: str = ""
        """What is to be known besides: that a choice is called so, too."""

    def __init__(self, say: Speech) -> None:
        super().__init__(id="below")
        self.say = say
        self.steps: QuestionSteps | None = None
        self.name_of: Callable[[int], str] = str
        self.rows: list[ChoiceRow] = []
        self.noticed: list[Line] = []
        self.list = OptionList(id="choices", markup=False)
        self.list.can_focus = False
        self.field = Input(id="field", placeholder=say("field"))

    def compose(self) -> ComposeResult:
        yield Static("", id="context", markup=False)
        yield Static("", id="question", markup=False)
        yield self.list
        yield self.field
        yield Static("", id="notice", markup=False)

    # ---- what is asked -----------------------------------------------------------------------------------------------

    def ask(self, steps: QuestionSteps | None) -> None:
        """Puts the questions of a decision; or none."""
        self.steps = steps
        self._clear_field()
        self._show_rows()

    def offer(self, words: str, rows: Sequence[str]) -> None:
        """Something to be gone on from, that is no choice of the game."""
        self.ask(None)
        self.rows = [ChoiceRow(number, text) for number, text in enumerate(rows, 1)]
        self.fill("question", [Line(words, "title")])
        self._list()

    def _show_rows(self, at: int = 0) -> None:
        """The rows that the typed words leave."""
        steps = self.steps
        self.rows = steps.rows(self.field.value) if steps else []
        words = [steps.say("headed", what=self.name_of(steps.seat), things=steps.title)] if steps else []
        self.fill("question", [Line(text, "title") for text in words])
        self._list(at)

    def _list(self, at: int = 0) -> None:
        self.list.clear_options()
        self.list.add_options(Option(content([Line(_row_text(row))])) for row in self.rows)
        if self.rows:
            self.list.highlighted = min(at, len(self.rows) - 1)

    def fill(self, name: str, lines: Sequence[Line]) -> None:
        """`context`, `question` or `notice`; without lines it takes no room."""
        widget = self.query_one(f"#{name}", Static)
        widget.display = bool(lines)
        widget.update(content(lines))

    def notice(self, text: str, style: str = "refusal") -> None:
        self.noticed = [Line(text, style)] if text else []
        self.fill("notice", self.noticed)

    def remark(self, text: str) -> None:
        """A line below what is noticed already, if there is one to be told."""
        if text:
            self.noticed = [*self.noticed, Line(text, "quiet")]
            self.fill("notice", self.noticed)

    def _clear_field(self) -> None:
        with self.field.prevent(Input.Changed):
            self.field.value = ""

    # ---- how it is answered ------------------------------------------------------------------------------------------

    @on(Input.Changed, "#field")
    def typed(self, event: Input.Changed) -> None:
        text = event.value
        if text.endswith("?"):
            self._clear_field()
            self.post_message(self.CommandTyped(Command("help")))
        elif self.steps is None:
            self._clear_field()
        elif text == " ":
            self._clear_field()
            self._tick()
        else:
            self.notice("")
            self._show_rows()

    @on(Input.Submitted, "#field")
    def entered(self, event: Input.Submitted) -> None:
        steps, asked = self.steps, _command(event.value)
        is_called_so = asked is not None and steps is not None and is_a_choice_too(*steps.open, event.value)
        if asked is not None and (asked.name in CARRIED_OUT or not is_called_so):
            self._clear_field()
            self._show_rows()
            remark = self.say("command-first", word=event.value.strip()) if is_called_so else ""
            self.post_message(self.CommandTyped(asked, remark))
        elif steps is not None and (is_called_so or is_numbers(event.value)):
            self._answered(lambda: steps.answer(event.value), 0)
        else:
            self._take(self.list.highlighted)

    @on(OptionList.OptionSelected, "#choices")
    def clicked(self, event: OptionList.OptionSelected) -> None:
        self._take(event.option_index)

    @on(OptionList.OptionHighlighted, "#choices")
    def highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The highlighted choice is pointed out on the table."""
        if self.steps is not None and event.option_index < len(self.rows):
            words = [row.words for row in self.rows]
            self.post_message(self.Highlighted(words.pop(event.option_index), words))

    def point(self, name: str) -> None:
        """Somebody has clicked on something with a name: the only choice about it is taken;
        of several, those are left.
        """
        if self.steps is None:
            return
        about = [at for at, row in enumerate(self.rows) if is_named(name, row.words)]
        if len(about) == 1:
            self._take(about[0])
        elif about:
            self.field.value = name

    def _tick(self) -> None:
        at = self.list.highlighted
        if self.steps is not None and isinstance(self.steps.question, Several) and at is not None:
            self.steps.tick(self.rows[at])
            self._show_rows(at)

    def _take(self, at: int | None) -> None:
        """The row that was chosen by Enter or by a click."""
        if at is None or at >= len(self.rows):
            if self.steps is not None:
                self.notice(self.say("no-choice-has"))
        elif self.steps is None:
            self.rows = []  # once
            self.post_message(self.GoneOn())
        else:
            row, steps = self.rows[at], self.steps
            self._answered(lambda: steps.take(row), at if row.ticked is not None else 0)

    def _answered(self, answer: Callable[[], int | None], at: int) -> None:
        try:
            action = answer()
        except RefusedAnswer as problem:
            self.notice(sentence(told(problem, self.say)))
            return
        self.notice("")
        self._clear_field()
        if action is not None:
            self.ask(None)  # what is typed before the next question is no answer
            self.post_message(self.Chosen(action))
        else:
            self._show_rows(at)

    def move(self, by: int) -> None:
        if self.rows:
            self.list.highlighted = ((self.list.highlighted or 0) + by) % len(self.rows)

    def step_back(self) -> None:
        """Typed words go first, then the question before is put again."""
        self.notice("")
        if self.field.value:
            self._clear_field()
        elif self.steps is not None:
            self.steps.back()
        if self.steps is not None:
            self._show_rows()


def _command(typed: str) -> Command | None:
    """A command that was typed as a whole word; a single letter is the beginning of words in the list."""
    return command(typed) if len(typed.partition(" ")[0]) > 1 else None


def _row_text(row: ChoiceRow) -> str:
    if row.words == str(row.number):
        return f"{row.words:>3}"
    number = f"{row.number:>3}  " if row.number else "     "
    tick = "" if row.ticked is None else "[x] " if row.ticked else "[ ] "
    return number + tick + row.words


def sentence(text: str) -> str:
    """A refusal as a sentence."""
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
