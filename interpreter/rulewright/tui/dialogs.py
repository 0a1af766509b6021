"""What lies over the table for a while: a text to read, the question whether to
leave, the curtain between two people.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from rulewright.play import Line, named
from rulewright.sentences import Speech
from rulewright.tui.pane_text import content

LEAVING_KEYS = "ctrl+c,ctrl+q"
KEYS = {
    "keys-take": "key-take",
    "keys-number": "key-number",
    "abc ...": "key-words",
    "keys-space": "key-space",
    "keys-escape": "key-escape",
    "keys-undo": "key-undo",
    "F2": "key-why",
    "F5": "key-why-since",
    "F3": "key-rules",
    "F4": "key-hint",
    "?": "key-help",
    "keys-why-not": "key-why-not",
    "keys-pages": "key-pages",
    "keys-leave": "key-leave",
}
"""What each key does: the name of a sentence. A key is written as on its cap, or by the name of a sentence that has its
name.
"""


def key_lines(say: Speech) -> list[Line]:
    """The help of the full screen."""
    named = {key: say(key) if key.startswith("keys-") else key for key in KEYS}
    wide = max(map(len, named.values()))
    return [*(Line(f"{named[key]:<{wide}}  {say(does)}") for key, does in KEYS.items()), Line(say("help-signs"))]


class TextDialog(ModalScreen[None]):
    """A text that stays until a key is pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        (f"escape,enter,space,question_mark,f1,f2,f3,f4,f5,q,{LEAVING_KEYS}", "close", "Close")
    ]

    def __init__(self, title: str, lines: Sequence[Line], say: Speech) -> None:
        super().__init__()
        self.shown = content([Line(title, "title"), *lines, Line(say("closes"), "quiet")])

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog"):
            yield Static(self.shown, markup=False)

    def action_close(self) -> None:
        self.dismiss(None)


class ThinkingDialog(ModalScreen[None]):
    """Says that somebody thinks, and keeps the choices closed meanwhile: what is thought about must not change."""

    def __init__(self, say: Speech) -> None:
        super().__init__()
        self.say = say

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.say("bot-thinks"), markup=False)


class LeaveDialog(ModalScreen[bool]):
    """Whether the game is left: taken back as easily as it was said."""

    BINDINGS: ClassVar[list[BindingType]] = [
        (f"enter,y,{LEAVING_KEYS}", "answer(True)", "Leave"),
        ("escape,n", "answer(False)", "Go on"),
    ]

    def __init__(self, kept: bool, say: Speech) -> None:
        super().__init__()
        self.kept, self.say = kept, say

    def compose(self) -> ComposeResult:
        say = self.say
        kept = say("kept" if self.kept else "not-kept")
        lines = [Line(say("leave-game"), "title"), Line(kept), Line(say("leave-keys"))]
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

    def __init__(self, names: Sequence[str], seat: int, say: Speech) -> None:
        super().__init__()
        self.names, self.seat, self.say = names, seat, say

    def compose(self) -> ComposeResult:
        name, number = self.names[self.seat], self.seat + 1
        lines = [
            Line(self.say("is-next", name=name), "title"),
            Line(self.say("types-name", name=name, number=number)),
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
        refusal = self.say("own-name", name=self.names[self.seat])
        self.query_one("#not-yet", Static).update(content([Line(refusal, "refusal")]))

    def action_leave(self) -> None:
        self.dismiss(False)
