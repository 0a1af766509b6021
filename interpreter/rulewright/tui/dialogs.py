"""What lies over the table for a while: a text to read, the question whether to leave, the curtain between two people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from rulewright.play import Line, named
from rulewright.tui.pane_text import content

LEAVING_KEYS = "ctrl+c,ctrl+q"
HELP = """\
Up, Down, Enter   take a choice; or click on it
1 2 3 ... Enter   take the choice of that number; of several at once: 1 4 7
words             show only the choices with these words
Space             tick a choice, where several are to be chosen
Esc               delete the words, then go back to the question before
Ctrl+Z            take back your last choice, if it has told you nothing new
F2                what the rules made of the last choice; F5: of all since your own
F3                what the rules say here
F4                what a bot would choose that knows what you know
?                 what is not possible now, and why; and this help
why rob, Enter    why an action is not possible, also with what it would pick; `why`: all actions
PgUp, PgDn        scroll the table; the wheel scrolls every pane
Ctrl+Q or Ctrl+C  leave the game; it is kept, and Esc takes it back
On the table, ? is unknown to you, [name] lies face down and you know it."""


class TextDialog(ModalScreen[None]):
    """A text that stays until a key is pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        (f"escape,enter,space,question_mark,f1,f2,f3,f4,f5,q,{LEAVING_KEYS}", "close", "Close")
    ]

    def __init__(self, title: str, lines: Sequence[Line]) -> None:
        super().__init__()
        self.shown = content([Line(title, "title"), *lines, Line("Esc or Enter closes this.", "quiet")])

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog"):
            yield Static(self.shown, markup=False)

    def action_close(self) -> None:
        self.dismiss(None)


class ThinkingDialog(ModalScreen[None]):
    """Says that somebody thinks, and keeps the choices closed meanwhile: what is thought about must not change."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static("A bot thinks about it, for a second ...", markup=False)


class LeaveDialog(ModalScreen[bool]):
    """Whether the game is left: taken back as easily as it was said."""

    BINDINGS: ClassVar[list[BindingType]] = [
        (f"enter,y,{LEAVING_KEYS}", "answer(True)", "Leave"),
        ("escape,n", "answer(False)", "Go on"),
    ]

    def __init__(self, kept: bool) -> None:
        super().__init__()
        self.kept = kept

    def compose(self) -> ComposeResult:
        kept = "It is kept: `rulewright play --resume` goes on with it." if self.kept else "It is not kept."
        lines = [Line("Leave the game?", "title"), Line(kept), Line("Enter leaves, Esc goes on with it.")]
        with Vertical(classes="dialog"):
            yield Static(content(lines), markup=False)

    def action_answer(self, leaves: bool) -> None:
        self.dismiss(leaves)


class Curtain(ModalScreen[bool]):
    """Hides everything until the next person has said who sits there; false if somebody leaves.

    Keys count only after a moment: those before were pressed by the person who has just left.
    """

    SETTLING = 0.4
    BINDINGS: ClassVar[list[BindingType]] = [(LEAVING_KEYS, "leave", "Leave")]

    def __init__(self, names: Sequence[str], seat: int) -> None:
        super().__init__()
        self.names, self.seat = names, seat

    def compose(self) -> ComposeResult:
        name, number = self.names[self.seat], self.seat + 1
        lines = [
            Line(f"{name} is next.", "title"),
            Line(f"When only {name} is looking, {name} types {name} or {number}, and Enter."),
        ]
        with Vertical(classes="dialog"):
            yield Static(content(lines), markup=False)
            yield Input(id="who", disabled=True)
            yield Static("", id="not-yet", markup=False)

    def on_mount(self) -> None:
        self.set_timer(self.SETTLING, self._listen)

    def _listen(self) -> None:
        field = self.query_one("#who", Input)
        field.disabled = False
        field.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        if named(event.value, self.names) == self.seat:
            self.dismiss(True)
            return
        event.input.value = ""
        refusal = f"Nothing is shown before {self.names[self.seat]} types the own name, its beginning, or the number."
        self.query_one("#not-yet", Static).update(content([Line(refusal, "refusal")]))

    def action_leave(self) -> None:
        self.dismiss(False)
