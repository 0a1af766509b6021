"""The game so far, moment by moment, as an eye has seen it.

In: a game and its record. Out: moments. There is a new one where what the eye sees, or was told, has changed and
nowhere else: how often others have chosen meanwhile, and what was sealed, is not to be counted. Complains
(`NoLookingBack`) where the rules leave memory to the players.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from rulewright.backend.runtime.fault import Fault
from rulewright.game.game import Game
from rulewright.game.record import Record, begun
from rulewright.game.view import View
from rulewright.sentences import Said, saying


class NoLookingBack(Exception):
    """Why nothing is shown of what was."""

    def __init__(self, why: Said) -> None:
        super().__init__(why)


@dataclass(frozen=True, slots=True)
class Moment:
    """What somebody saw then, and what was told since the moment before."""

    view: View
    lines: Sequence[str]


Looking = Callable[[Game, int], tuple[View, Sequence[str]]]
"""What somebody sees of a game, and the log as it is told there from so many lines on."""


def seen_of(view: View) -> dict[str, object]:
    """What is to be seen on a table: all that matters of a view."""
    return {key: view[key] for key in ("seat", "zones", "money", "state", "out")}


def moments(then: Game, choices: Sequence[tuple[int, int]], look: Looking) -> list[Moment]:
    """All moments of a game that stands at its beginning, for whoever looks so; the present one last.
    A fault ends them.
    """
    found = [Moment(*look(then, 0))]
    with suppress(Fault):
        for choice in choices:
            told = len(then.state.log or ())
            then.choose(*choice)
            view, lines = look(then, told)
            if lines or seen_of(view) != seen_of(found[-1].view):
                found.append(Moment(view, lines))
    return found


def moments_of(game: Game, record: Record, eye: int | None) -> list[Moment]:
    """The moments of a seat that plays, or (none) of who looks on."""
    if not game.memory_is_aided:
        raise NoLookingBack(saying("remember"))

    def look(then: Game, since: int) -> tuple[View, Sequence[str]]:
        return then.shown.view(eye), then.shown.log(eye, since=since)

    return moments(begun(game.machine, record), record.choices, look)
