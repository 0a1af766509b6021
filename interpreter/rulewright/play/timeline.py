"""Stepping through the moments of a game on a screen of lines, without leaving the game."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.game.moments import Moment, NoLookingBack
from rulewright.play.display import Showing
from rulewright.play.prompt_commands import leaving
from rulewright.play.screen import Screen
from rulewright.play.table_text import Line

KEYS = "`back`, `forward`, a number, or `now`"


NOW, ON = "now", "forward"
"""What Enter alone means, in a game and in one that is over."""


def browse(showing: Showing, found: Sequence[Moment], name: str) -> None:
    """Steps through what was, from the moment before the present one, until one is back in the present."""
    if len(found) < 2:
        raise NoLookingBack("there is nothing to look back at yet")
    at = len(found) - 2
    while at < len(found) - 1:
        _show(showing, found[at], f"As it was at moment {at + 1} of {len(found)}:")
        at = _next(showing.screen, f"{name}, moment {at + 1} of {len(found)} ({KEYS}): ", at, len(found), NOW)
    showing.screen.line("This is now.")


def step_through(showing: Showing, found: Sequence[Moment]) -> None:
    """Steps through a game from its beginning, until somebody leaves or goes on from the last moment. How many there are is not told."""
    at = 0
    while at < len(found):
        _show(showing, found[at], f"Moment {at + 1}:")
        at = _next(showing.screen, f"Moment {at + 1} (Enter: forward, `back`, a number, `quit`): ", at, len(found), ON)


def _show(showing: Showing, moment: Moment, title: str) -> None:
    showing.screen.line(title, "title")
    showing.lines(Line(f"- {line}") for line in moment.lines)
    showing.view(moment.view)


def _next(screen: Screen, prompt: str, at: int, count: int, enter: str) -> int:
    """Where to go; past the last one is the present."""
    while True:
        word = leaving(screen.ask(prompt)).lower()
        to = _place(word or enter, at, count)
        if to is None:
            screen.line(
                f"`{word[:20]}` leads to no moment; type `back`, `forward`, `now`, or the number of one.", "refusal"
            )
        elif to < 0:
            screen.line("This is the beginning.", "refusal")
        else:
            return to


def _place(word: str, at: int, count: int) -> int | None:
    """Where a word leads; before the first moment there is nothing."""
    if word.isascii() and word.isdecimal() and 1 <= int(word[:9]) <= count:
        return int(word[:9]) - 1
    return {"back": at - 1, "b": at - 1, "forward": at + 1, "f": at + 1, "now": count}.get(word)
