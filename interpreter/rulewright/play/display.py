"""What is on the screen: the log and the table as one seat may see them, each line once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rulewright.game import Game
from rulewright.game.moments import seen_of
from rulewright.game.view import View
from rulewright.picture import Nearness, TableLayout, picture
from rulewright.play.fitted_table import fitted
from rulewright.play.prompt_commands import leaving
from rulewright.play.screen import Screen
from rulewright.play.table_text import Line, table

MOST_NEWS = 5
"""So many lines of news stay on the screen above the table."""
ENOUGH = ("back", "q", "\x1b")
LATELY = 20
"""Lines of the log that are shown when somebody asks for it."""


class Showing:
    """Remembers what every eye (a seat, or onlookers: none) has been shown."""

    def __init__(self, game: Game, screen: Screen, layout: TableLayout) -> None:
        self.game, self.say = game, game.say
        self.screen = screen
        self.layout = layout
        eyes = (None, *range(game.program.players))
        log, goes_on = game.readable_log, game.state.decisions > 0  # no need to tell it all again
        self.told: dict[int | None, int] = {eye: log.latest(eye, LATELY) if goes_on else log.first(eye) for eye in eyes}
        self.shown: object = None
        self.news_from = 0
        self.seen_from: int | None = None
        """How many lines had been printed when the table was drawn that is on the screen; none if there is none."""

    def lines(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.screen.line(line.text, line.style)

    def read(self, lines: Iterable[Line]) -> None:
        """Lines to be read, on a terminal a screen at a time. What stood there before has gone by then."""
        height = self.screen.height
        if height is None:
            self.lines(lines)
            return
        self.seen_from, room = None, height - 2
        for line in lines:
            rows = len(self.screen.style.wrap("", line.text))
            if rows > room:
                if leaving(self.screen.ask(self.say("more") + " ")).lower() in ENOUGH:
                    return
                room = height - 2
            room -= rows
            self.screen.line(line.text, line.style)

    def table(self, eye: int | None, *, again: bool = False) -> None:
        """The table, if it has changed since it was shown."""
        view = self.game.shown.view(eye)
        seen = seen_of(view)
        if again or seen != self.shown:
            self.view(view)
        self.shown, self.seen_from = seen, None if self.screen.height is None else self.screen.printed

    def above(self, eye: int, near: Mapping[str, Nearness], needed: int) -> None:
        """On a screen of so many lines: the table anew, as much of it as fits above a question that needs so many;
        unless it is still seen.
        """
        height = self.screen.height
        if height is None:
            return
        if self.seen_from is None or self.screen.printed - self.seen_from + needed > height:
            recent = min(self.screen.printed - self.news_from, MOST_NEWS) if self.seen_from is None else 0
            self.seen_from = self.screen.printed
            drawn = fitted(
                picture(self.layout, self.game.shown.view(eye)), near, self.screen.width, height - needed - recent - 1
            )
            if len(drawn) + needed + recent < height:
                self.screen.line()
            self.lines(drawn)

    def room(self, eye: int, near: Mapping[str, Nearness]) -> int | None:
        """How many lines a question may have below the shortest table; none where that does not matter."""
        height = self.screen.height
        if height is None:
            return None
        drawn = picture(self.layout, self.game.shown.view(eye))
        return height - len(fitted(drawn, near, self.screen.width, 0))

    def view(self, view: View) -> None:
        """A table, of now or of then."""
        self.screen.line()
        self.lines(table(picture(self.layout, view), self.screen.width))
        self.screen.line()

    def news(self, eye: int | None) -> bool:
        """The lines of the log that this eye has not been shown, and whether there were any."""
        self.news_from = self.screen.printed
        new = self.game.shown.log(eye, since=self.told[eye])
        self.told[eye] = len(self.game.state.log or ())
        self.lines(Line(f"- {line}") for line in new)
        return bool(new)

    def log(self, eye: int | None, *, whole: bool = False) -> Iterator[Line]:
        """The log lately, or all of it that the eye may call up."""
        shortened = self.game.readable_log.is_shortened(eye)
        if shortened:
            yield Line(self.say("log-shortened"), "quiet")
        lines = self.game.shown.log(eye)
        earlier = 0 if whole else max(0, len(lines) - LATELY)
        if earlier:
            yield Line(self.say("log-earlier", count=earlier), "quiet")
        yield from (Line(f"- {line}") for line in lines[earlier:])
        if not lines:
            yield Line(self.say("log-nothing-since" if shortened else "log-nothing"))

    def taken_back(self) -> None:
        """After an undo the log is shorter, and the table is shown anew."""
        length = len(self.game.state.log or ())
        self.told = {eye: min(count, length) for eye, count in self.told.items()}
        self.shown = self.seen_from = None
