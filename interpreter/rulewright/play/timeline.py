"""The game so far, moment by moment, as a seat has seen it: to be stepped through without leaving the game.

In: a game and its record. Out: moments. There is a new one where what the seat sees, or was told, has changed and nowhere else: how often others have
chosen meanwhile, and what was sealed, is not to be counted. Where the rules leave memory to the players there is nothing to look back at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.game import Game
from rulewright.game.record import Record, begun
from rulewright.game.view import View
from rulewright.play.display import Showing, seen_of
from rulewright.play.prompt_commands import leaving
from rulewright.play.screen import Screen
from rulewright.play.table_text import Line

KEYS = "`back`, `forward`, a number, or `now`"


class NoLookingBack(Exception):
    """Why nothing is shown of what was."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What a seat saw then, and what it was told since the moment before."""

    view: View
    lines: Sequence[str]


def moments(game: Game, record: Record, seat: int) -> list[Moment]:
    """All moments of a seat, the present one last."""
    if not game.memory_is_aided:
        raise NoLookingBack(
            "the rules leave it to the players to remember; `log` tells what has happened since your last choice"
        )
    then = begun(game.machine, record)
    found, told = [_moment(then, seat, 0)], len(then.log(seat))
    for choice in record.choices:
        then.choose(*choice)
        now = _moment(then, seat, told)
        if now.lines or seen_of(now.view) != seen_of(found[-1].view):
            found.append(now)
            told += len(now.lines)
    return found


def _moment(game: Game, seat: int, told: int) -> Moment:
    return Moment(game.view(seat), game.log(seat)[told:])


@dataclass(frozen=True)
class Browsing:
    """Stepping through the moments of a seat, until one is back in the present."""

    showing: Showing
    record: Record

    def browse(self, seat: int, name: str) -> None:
        """Begins at the moment before the present one."""
        found = moments(self.showing.game, self.record, seat)
        if len(found) < 2:
            raise NoLookingBack("there is nothing to look back at yet")
        screen, at = self.showing.screen, len(found) - 2
        while at < len(found) - 1:
            self._show(found, at)
            at = self._next(screen, f"{name}, moment {at + 1} of {len(found)} ({KEYS}): ", at, len(found))
        screen.line("This is now.")
        self.showing.table(seat, again=True)

    def _show(self, found: Sequence[Moment], at: int) -> None:
        moment = found[at]
        self.showing.screen.line(f"As it was at moment {at + 1} of {len(found)}:", "title")
        self.showing.lines(Line(f"- {line}") for line in moment.lines)
        self.showing.view(moment.view)

    def _next(self, screen: Screen, prompt: str, at: int, count: int) -> int:
        """Where to go; past the last one is the present."""
        while True:
            word = leaving(screen.ask(prompt)).lower()
            to = _place(word, at, count)
            if to is None:
                screen.line(f"`{word[:20]}` does not lead anywhere; type {KEYS}, from 1 to {count}.", "refusal")
            elif to < 0:
                screen.line("This is the beginning.", "refusal")
            else:
                return to


def _place(word: str, at: int, count: int) -> int | None:
    """Where a word leads; before the first moment there is nothing."""
    if word.isascii() and word.isdecimal() and 1 <= int(word[:9]) <= count:
        return int(word[:9]) - 1
    return {"back": at - 1, "b": at - 1, "forward": at + 1, "f": at + 1, "now": count, "": count}.get(word)
