"""Stepping through the moments of a game on a screen of lines, without leaving the game."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.game.moments import Moment, NoLookingBack
from rulewright.play.display import Showing
from rulewright.play.prompt_commands import leaving
from rulewright.play.table_text import Line
from rulewright.sentences import saying

NOW, ON = "now", "forward"
"""What Enter alone means, in a game and in one that is over."""


def browse(showing: Showing, found: Sequence[Moment], name: str) -> None:
    """Steps through what was, from the moment before the present one, until one is back in the present."""
    if len(found) < 2:
        raise NoLookingBack(saying("no-earlier"))
    say, count, at = showing.game.say, len(found), len(found) - 2
    while at < len(found) - 1:
        _show(showing, found[at], say("as-it-was", number=at + 1, count=count))
        at = _next(showing, say("moment-prompt", name=name, number=at + 1, count=count), at, count, NOW)
    showing.screen.line(say("is-now"))


def step_through(showing: Showing, found: Sequence[Moment]) -> None:
    """Steps through a game from its beginning, until somebody leaves or goes on from the last moment.
    How many there are is not told.
    """
    say, at = showing.game.say, 0
    while at < len(found):
        _show(showing, found[at], say("moment", number=at + 1))
        at = _next(showing, say("moment-step", number=at + 1), at, len(found), ON)


def _show(showing: Showing, moment: Moment, title: str) -> None:
    showing.screen.line(title, "title")
    showing.lines(Line(f"- {line}") for line in moment.lines)
    showing.view(moment.view)


def _next(showing: Showing, prompt: str, at: int, count: int, enter: str) -> int:
    """Where to go; past the last one is the present."""
    screen, say = showing.screen, showing.game.say
    while True:
        word = leaving(screen.ask(f"{prompt} ")).lower()
        to = _place(word or enter, at, count)
        if to is None:
            screen.line(say("no-moment", typed=word[:20]), "refusal")
        elif to < 0:
            screen.line(say("is-beginning"), "refusal")
        else:
            return to


def _place(word: str, at: int, count: int) -> int | None:
    """Where a word leads; before the first moment there is nothing."""
    if word.isascii() and word.isdecimal() and 1 <= int(word[:9]) <= count:
        return int(word[:9]) - 1
    return {"back": at - 1, "b": at - 1, "forward": at + 1, "f": at + 1, "now": count}.get(word)
