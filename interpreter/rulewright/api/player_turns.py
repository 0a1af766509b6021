"""What a bot is asked, and what it may know.

In: a game and a seat. Out: a `Turn`, which is all that a bot is handed: its seat's view and log, its legal choices in words, and chance of
its own. A bot is never handed the game, which holds secrets.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Protocol

from rulewright import bots
from rulewright.backend.runtime.chance import BOTS
from rulewright.errors import BadConfiguration
from rulewright.game import Action, Illegal
from rulewright.game import Game as Played
from rulewright.game.view import View


@dataclass(frozen=True)
class Turn:
    """A seat has to choose. Seats count from 0. What is not asked for is not worked out."""

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
    _words: Callable[[int], str]
    _view: Callable[[], View]
    _log: Callable[[], list[str]]
    _chance: int

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The legal choices with their words."""
        return tuple(Action(action, self._words(action)) for action in self.legal)

    @cached_property
    def view(self) -> View:
        """All that the seat may see now, as `Game.view` gives it."""
        return self._view()

    @cached_property
    def log(self) -> tuple[str, ...]:
        """All that the seat was told since the game began."""
        return tuple(self._log())

    @cached_property
    def random(self) -> Random:
        """Chance for this choice, from the game's seed: who uses no other plays the same game again."""
        return Random(self._chance)


class Bot(Protocol):
    """Whoever chooses for a seat."""

    def choose(self, turn: Turn, /) -> Action | int:
        """One of the turn's legal choices, or its id."""
        ...


def turn_of(game: Played, seat: int) -> Turn:
    """The turn of a seat that may choose now; it can be asked until the game goes on."""
    decision, made = game.decision, game.state.decisions
    if decision is None or seat not in decision.seats:
        raise Illegal(game.refusal(seat, -1))

    def still() -> Played:
        if game.state.decisions != made:
            raise Illegal("this turn is over: ask for what it tells before the game goes on")
        return game

    return Turn(
        seat,
        game.program.players,
        tuple(game.machine.texts.seats),
        decision.seats[seat],
        made,
        decision.simultaneous,
        lambda action: still().words(seat, action),
        lambda: still().view(seat),
        lambda: still().log(seat),
        _chance(game, seat),
    )


def _chance(game: Played, seat: int) -> int:
    """A number that follows from the game's seed, the seat and the choices so far."""
    text = f"{game.state.streams[BOTS]}/{seat}/{game.state.decisions}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")


# ---- who plays --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Own:
    """A bot of the caller's, for those who hand over a game."""

    bot: Bot

    def choose(self, game: Played, seat: int) -> int:
        chosen = self.bot.choose(turn_of(game, seat))
        return chosen.id if isinstance(chosen, Action) else chosen


Named = str | Bot
"""A bot by its name, or one of the caller's."""
Wanted = Named | list[Named] | tuple[Named, ...]
"""One for all seats, or one for each."""


def listed(wanted: Wanted, players: int) -> list[Named]:
    """Who plays each seat."""
    each = list(wanted) if isinstance(wanted, list | tuple) else [wanted] * players
    if len(each) != players:
        raise BadConfiguration(
            f"{len(each)} bots are given for {players} seats", "give one for all, or a list of one for each seat"
        )
    return each


def seated(wanted: Wanted, players: int) -> tuple[bots.Bot, ...]:
    """A bot for every seat."""
    return tuple(bots.named(one) if isinstance(one, str) else Own(one) for one in listed(wanted, players))


def name_of(bot: Named) -> str:
    """What a bot is called in records and reports."""
    return bot if isinstance(bot, str) else type(bot).__name__
