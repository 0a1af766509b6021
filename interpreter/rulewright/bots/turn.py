"""What a bot is asked, and what it may know.

In: a game and a seat. Out: a `Turn`: data only, made when it is handed over. Nothing leads from it to the game, its state or its machine, which
hold secrets; a test walks all that can be reached.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import TypeVar

from rulewright.backend.runtime.chance import BOTS, below
from rulewright.errors import RulewrightError
from rulewright.game import Action, Game, Illegal
from rulewright.game.view import View

T = TypeVar("T")
EVERYTHING = frozenset({"actions", "view", "log", "random"})
"""What is worked out for a turn, unless the bot says that it wants less."""
DRAWN = "drawn"


class NotWanted(RulewrightError):
    """A bot asked for what it had said it does not want."""


@dataclass(frozen=True)
class Turn:
    """A seat has to choose. Seats count from 0. It stays as it is when the game goes on."""

    seat: int
    players: int
    names: tuple[str, ...]
    """What the seats are called."""
    legal: tuple[int, ...]
    """The ids of the choices. An id means the same in every game of these rules."""
    decision: int
    """How many choices were made before, by all seats."""
    simultaneous: bool
    """Whether others choose at the same time, without seeing this choice."""
    _actions: tuple[Action, ...] | None
    _view: View | None
    _log: tuple[str, ...] | None
    _drawn: int | None
    _chance: int | None

    @property
    def actions(self) -> tuple[Action, ...]:
        """The legal choices with their words."""
        return _given(self._actions, "actions")

    @property
    def view(self) -> View:
        """All that the seat may see now, as `Game.view` gives it."""
        return _given(self._view, "view")

    @property
    def log(self) -> tuple[str, ...]:
        """All that the seat was told since the game began."""
        return _given(self._log, "log")

    @property
    def drawn(self) -> int:
        """A legal choice drawn by the game's own generator, each as likely as the others; only for who wants it."""
        return _given(self._drawn, DRAWN)

    @cached_property
    def random(self) -> Random:
        """Chance for this choice, from the game's seed: who uses no other plays the same game again."""
        return Random(_given(self._chance, "random"))


def _given(value: T | None, name: str) -> T:
    if value is None:
        raise NotWanted(f"this bot has said that it does not want `{name}`; its attribute `wants` must name it")
    return value


def turn_of(game: Game, seat: int, wants: Iterable[str] = EVERYTHING) -> Turn:
    """The turn of a seat that may choose now, with what is wanted of it."""
    decision = game.decision
    if decision is None or seat not in decision.seats:
        raise Illegal(game.refusal(seat, -1))
    legal = decision.seats[seat]
    return Turn(
        seat,
        game.program.players,
        tuple(game.machine.texts.seats),
        legal,
        game.state.decisions,
        decision.simultaneous,
        game.actions(seat) if "actions" in wants else None,
        game.view(seat) if "view" in wants else None,
        tuple(game.log(seat)) if "log" in wants else None,
        legal[below(game.state.streams, BOTS, len(legal))] if DRAWN in wants else None,
        _chance(game, seat) if "random" in wants else None,
    )


def _chance(game: Game, seat: int) -> int:
    """A number that follows from the game's seed, the seat and the choices so far."""
    text = f"{game.state.streams[BOTS]}/{seat}/{game.state.decisions}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")
