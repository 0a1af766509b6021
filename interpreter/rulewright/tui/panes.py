"""The panes that show what the seat sees: table, players, log and hand.

In: a sight, and the names that choices are about. Out: widgets, and `Pane.Pointed` where somebody clicks on such a
name, or on a space of a board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Static

from rulewright.play import Line
from rulewright.sentences import Speech
from rulewright.tui.pane_text import Lit, content, hand_lines, log_text, seat_lines, table_lines
from rulewright.tui.seated_game import SeatSight

LayOut = Callable[[int, int], list[Line]]
"""The lines of a pane for a width and a height."""
TITLES = {"table": "pane-table", "seats": "pane-seats", "log": "pane-log"}
"""By pane, the name of the sentence that is its title."""


class Pane(VerticalScroll):
    """Lines that are laid out anew for every size."""

    can_focus = False

    @dataclass
    class Pointed(Message):
        """Somebody has clicked on something with a name."""

        name: str

    def __init__(self, name: str, say: Speech) -> None:
        super().__init__(id=name)
        self.text = Static("", markup=False)
        self.layout_lines: LayOut = lambda width, height: []
        self.lit = Lit()
        self.border_title = say(TITLES[name]) if name in TITLES else None

    def compose(self) -> ComposeResult:
        yield self.text

    def show(self, layout_lines: LayOut, lit: Lit) -> None:
        self.layout_lines, self.lit = layout_lines, lit
        self.draw()

    def draw(self) -> None:
        width, height = self.scrollable_content_region.size
        self.text.update(content(self.layout_lines(width, height) if width > 0 else [], self.lit))

    def on_resize(self) -> None:
        self.draw()

    def on_click(self, event: events.Click) -> None:
        name = event.style.meta.get("name")
        if isinstance(name, str):
            event.stop()
            self.post_message(self.Pointed(name))


class TablePanes(Vertical):
    """All of them, above the choices."""

    DEFAULT_CSS = """
    TablePanes { height: 1fr; }
    #above { height: 1fr; }
    #table { width: 3fr; border: round $primary; }
    #right { width: 2fr; }
    #seats { height: auto; max-height: 60%; border: round $primary; }
    #log { height: 1fr; border: round $primary; }
    #hand { height: auto; max-height: 5; padding: 0 1; }
    Pane { scrollbar-gutter: stable; scrollbar-size-vertical: 1; padding: 0 1; }
    #hand { scrollbar-gutter: auto; }
    """

    def __init__(self, say: Speech) -> None:
        super().__init__(id="panes")
        self.panes = {name: Pane(name, say) for name in ("table", "seats", "log", "hand")}
        self.seen: SeatSight | None = None

    def compose(self) -> ComposeResult:
        with Horizontal(id="above"):
            yield self.panes["table"]
            with Vertical(id="right"):
                yield self.panes["seats"]
                yield self.panes["log"]
        yield self.panes["hand"]

    def look(self, seen: SeatSight | None) -> None:
        """Shows another sight; nothing behind the curtain."""
        self.seen = seen
        self.light("", ())
        self.panes["log"].scroll_end(animate=False)

    def light(self, chosen: str, others: Sequence[str]) -> None:
        """The names that the words of a choice are about stand out, those of the other choices are underlined."""
        seen = self.seen
        if seen is None:
            for pane in self.panes.values():
                pane.show(lambda width, height: [], Lit())
            return
        lit = Lit.of(seen.picture, chosen, others)
        self.panes["table"].show(lambda width, height: table_lines(seen.picture, seen.near, width, height), lit)
        self.panes["seats"].show(lambda width, height: seat_lines(seen.picture, seen.near, width, height), lit)
        self.panes["hand"].show(lambda width, height: hand_lines(seen.picture, width), lit)
        self.panes["log"].show(lambda width, height: log_text(seen.log, seen.picture.say), Lit())

    def scroll_table(self, by: int) -> None:
        pane = self.panes["table"]
        pane.scroll_relative(y=by * max(1, pane.size.height - 1), animate=False)
