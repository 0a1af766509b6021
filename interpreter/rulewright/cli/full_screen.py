"""`rulewright play --tui`: the full screen where there is one, and why there is none elsewhere.

In: a game that has been started. Out: how it ended. Textual is imported here and nowhere before: it is an extra, and
takes long.
"""

from __future__ import annotations

import os
from importlib.util import find_spec

import click

from rulewright.cli import output
from rulewright.errors import brings
from rulewright.play.departure import Departure
from rulewright.play.prompts import Asking
from rulewright.play.screen import Screen
from rulewright.play.session import End, Seating
from rulewright.processes.end_signals import Terminated

MISSING = "the full screen needs a library that is not installed"
BROKEN = "the full screen broke off; `rulewright play --resume` goes on with a game that people have begun"


def is_possible(screen: Screen) -> bool:
    """Whether this is a terminal that can be drawn on; a remark says why not."""
    if not screen.terminal:
        output.remark("The full screen needs a terminal; the game is played in lines.")
    elif os.environ.get("TERM", "") in ("", "dumb", "unknown"):
        output.remark(
            f"The terminal (TERM={os.environ.get('TERM', '')}) cannot be drawn on; the game is played in lines."
        )
    else:
        return True
    return False


def check_installed() -> None:
    """Complains where the library is not there; it is not loaded yet."""
    if find_spec("textual") is None:
        raise click.UsageError(f"{MISSING}: {brings('tui')}")


class FullScreen:
    """One sitting, as `Session` is one in lines; a signal that ends the program comes through as `Terminated`."""

    def __init__(self, asking: Asking, seating: Seating, *, saves_itself: bool, pace: float) -> None:
        self.asking, self.seating, self.pace = asking, seating, pace
        self.departure = Departure(asking, seating.people, seating.names, saves_itself=saves_itself)

    def play(self) -> End:
        from rulewright.tui.endings import Ending  # noqa: PLC0415
        from rulewright.tui.seated_game import SeatedGame  # noqa: PLC0415
        from rulewright.tui.table_app import TableApp  # noqa: PLC0415

        asking = self.asking
        seated = SeatedGame(
            asking.history,
            asking.record,
            asking.journal,
            asking.showing.layout,
            self.seating.people,
            asking.explainer,
        )
        app = TableApp(seated, self.seating.bots, pace=self.pace)
        ending = app.run()
        if ending is None:
            raise click.ClickException(BROKEN)
        asking.showing.lines(app.last_words)
        if app.signal_number:
            raise Terminated(app.signal_number)
        end = End[ending.name]
        if ending not in (Ending.FINISHED, Ending.FAULT):
            self.departure.leaves(end.value, asks=False, may_return=False)
        return end
