"""What a seat knows when it has to choose: all that a bot is handed.

In: a game, its past, and a seat. Out: an `Information`: data only, made when it is handed over. Nothing leads from it
to the game, its state or its machine, which hold secrets; a test walks all that can be reached.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import TypeVar

from rulewright.errors import RulewrightError
from rulewright.game import Action, Game, Illegal
from rulewright.game.view import View
from rulewright.information.observation import Stream
from rulewright.information.past import Past
from rulewright.ir.program import Program

T = TypeVar("T")
DRAWN = "drawn"
EVERYTHING = frozenset({"actions", "view", "log", "random", "stream"})
"""What is worked out for a choice, unless the bot says that it wants less."""


class NotWanted(RulewrightError):
    """A bot asked for what it had said it does not want."""


@dataclass(frozen=True)
class Information:
    """A seat has to choose. Seats count from 0. It stays as it is when the game goes on."""

    program: Program
    """The rules, which are public."""
    seat: int
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
    _stream: Stream | None
    _drawn: int | None
    _chance: int | None

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.program.players

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
        """What the seat was told, as far back as it may call it up: to its last choice
        where the rules leave memory to the players.
        """
        return _given(self._log, "log")

    @property
    def stream(self) -> Stream:
        """All that the seat has seen and heard, and what it chose, stop by stop since the game began."""
        return _given(self._stream, "stream")

    @property
    def drawn(self) -> int:
        """A legal choice drawn by the game's own generator;
        only for the bot `random`, whose games compiled code plays too.
        """
        return _given(self._drawn, DRAWN)

    @cached_property
    def random(self) -> Random:
        """Chance for this choice. It follows from what the seat sees and the bots' seed, not from the game's seed."""
        return Random(_given(self._chance, "random"))


def _given(value: T | None, name: str) -> T:
    if value is None:
        raise NotWanted(f"this bot has said that it does not want `{name}`; its attribute `wants` must name it")
    return value


def information_of(game: Game, seat: int, past: Past, wants: Iterable[str] = EVERYTHING) -> Information:
    """What a seat knows that may choose now, as far as it is wanted."""
    decision = game.decision
    if decision is None or seat not in decision.seats:
        raise Illegal(game.refusal(seat, -1))
    legal = decision.seats[seat]
    return Information(
        game.program,
        seat,
        tuple(game.machine.texts.seats),
        legal,
        game.decisions,
        decision.simultaneous,
        game.actions(seat) if "actions" in wants else None,
        game.view(seat) if "view" in wants else None,
        tuple(game.log(seat)) if "log" in wants else None,
        past.stream(seat) if "stream" in wants else None,
        game.drawn(seat) if DRAWN in wants else None,
        _chance(game, seat, past) if "random" in wants else None,
    )


def _chance(game: Game, seat: int, past: Past) -> int:
    """A number that follows from what the seat sees, the bots' seed and the game's number in its run.

    Where the rules have no chance, no secret follows from the game's seed, and it takes part: else all games would be
    the same.
    """
    seed = past.seed if not game.machine.outcomes else 0
    text = f"{past.bots_seed}/{past.number}/{seed}/{seat}/{game.view_text(seat)}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")
