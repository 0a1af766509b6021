"""The game so far, moment by moment, as a seat has seen it: to be stepped through without leaving the game.

In: a game and its record. Out: moments. There is a new one where what the seat sees, or was told, has changed and nowhere else: how often others have
chosen meanwhile, and what was sealed, is not to be counted. Where the rules leave memory to the players there is nothing to look back at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from rulewright.game import Fault, Game
from rulewright.game.record import Record, begun
from rulewright.game.view import View
from rulewright.play.display import Showing, seen_of
from rulewright.play.prompt_commands import leaving
from rulewright.play.screen import Screen
from rulewright.play.table_text import Line

KEYS = "`back`, `forward`, a number, or `now`"


class NoLookingBack(Exception):
    """Why nothing is shown of what was."""


NOW, ON = "now", "forward"
"""What Enter alone means, in a game and in one that is over."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What somebody saw then, and what was told since the moment before."""

    view: View
    lines: Sequence[str]


Looking = Callable[[Game], tuple[View, Sequence[str]]]
"""What somebody sees of a game, and the log as it is told there."""


def moments(then: Game, choices: Sequence[tuple[int, int]], look: Looking) -> list[Moment]:
    """All moments of a game that stands at its beginning, for whoever looks so; the present one last. A fault ends them."""
    view, log = look(then)
    found, told = [Moment(view, log)], len(log)
    with suppress(Fault):
        for choice in choices:
            then.choose(*choice)
            view, log = look(then)
            if len(log) > told or seen_of(view) != seen_of(found[-1].view):
                found.append(Moment(view, log[told:]))
                told = len(log)
    return found


def seat_moments(game: Game, record: Record, seat: int) -> list[Moment]:
    """The moments of a seat that plays."""
    if not game.memory_is_aided:
        raise NoLookingBack(
            "the rules leave it to the players to remember; `log` tells what has happened since your last choice"
        )
    return moments(begun(game.machine, record), record.choices, lambda then: (then.view(seat), then.log(seat)))


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
