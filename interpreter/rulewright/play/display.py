"""What is on the screen: the log and the table as one seat may see them, each line once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulewright.game import Game
from rulewright.game.view import View
from rulewright.picture import TableLayout, picture
from rulewright.play.screen import Screen
from rulewright.play.table_text import Line, table


def seen_of(view: View) -> dict[str, object]:
    """What is to be seen on a table: all that matters of a view."""
    return {key: view[key] for key in ("seat", "zones", "money", "state", "out")}


LATELY = 20
"""Lines of the log that are shown when somebody asks for it."""


class Showing:
    """Remembers what every eye (a seat, or onlookers: none) has been shown."""

    def __init__(self, game: Game, screen: Screen, layout: TableLayout) -> None:
        self.game = game
        self.screen = screen
        self.layout = layout
        eyes = (None, *range(game.program.players))
        goes_on = game.state.decisions > 0  # no need to tell it all again
        self.told: dict[int | None, int] = {
            eye: game.latest(eye, LATELY) if goes_on else game.log_start(eye) for eye in eyes
        }
        self.shown: object = None

    def lines(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.screen.line(line.text, line.style)

    def table(self, eye: int | None, *, again: bool = False) -> None:
        """The table, if it has changed since it was shown."""
        view = self.game.view(eye)
        seen = seen_of(view)
        if again or seen != self.shown:
            self.view(view)
        self.shown = seen

    def view(self, view: View) -> None:
        """A table, of now or of then."""
        self.screen.line()
        self.lines(table(picture(self.layout, view), self.screen.width))
        self.screen.line()

    def news(self, eye: int | None) -> bool:
        """The lines of the log that this eye has not been shown, and whether there were any."""
        new = self.game.log(eye, since=self.told[eye])
        self.told[eye] = len(self.game.state.log or ())
        self.lines(Line(f"- {line}") for line in new)
        return bool(new)

    def log(self, eye: int | None, *, whole: bool = False) -> Iterator[Line]:
        """The log lately, or all of it that the eye may call up."""
        shortened = self.game.log_is_shortened(eye)
        if shortened:
            yield Line("(What was before your last choice is for you to remember.)", "quiet")
        lines = self.game.log(eye)
        earlier = 0 if whole else max(0, len(lines) - LATELY)
        if earlier:
            yield Line(f"({earlier:,} earlier lines: `log all`)", "quiet")
        yield from (Line(f"- {line}") for line in lines[earlier:])
        if not lines:
            yield Line("Nothing has happened since." if shortened else "Nothing has happened yet.")

    def taken_back(self) -> None:
        """After an undo the log is shorter, and the table is shown anew."""
        length = len(self.game.state.log or ())
        self.told = {eye: min(count, length) for eye, count in self.told.items()}
        self.shown = None
