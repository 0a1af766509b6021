"""How a game reached where it stands: its seed and its choices, from which every seat's stream follows.

In: a machine, the seed, the choices as they are made. Out: streams. The game is played again beside the real one, once
and as far as it has gone, and only if somebody asks; where choices were taken back it is played afresh. Where somebody
searches in compiled code it is played there too, once for each seat that asks. It also has, by seat, how often bots of
the game searched. It knows every secret: whoever runs a game holds it, and no bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulewright.backend.codegen.search_machines import search_machine_at_hand
from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.information.chronicle import Chronicle
from rulewright.information.observation import Stream
from rulewright.information.search_count import NEVER, SearchCount

if TYPE_CHECKING:
    from rulewright.backend.codegen.native_machine import NativeMachine
    from rulewright.information.native_chronicle import NativeChronicle

SeatChoice = tuple[int, int]
"""A seat and an action id."""


class Past:
    """The past of one game. `choices` may be a list that grows, or shrinks, elsewhere."""

    def __init__(
        self,
        machine: Machine,
        seed: int,
        choices: Sequence[SeatChoice] | None = None,
        *,
        bots_seed: int = 0,
        number: int = 0,
    ) -> None:
        self.machine, self.seed = machine, seed
        self.bots_seed, self.number = bots_seed, number
        self.choices: Sequence[SeatChoice] = [] if choices is None else choices
        self.searches: dict[int, SearchCount] = {}
        """By seat, for those whose bot searched in this game."""
        self._followed: list[SeatChoice] = []
        self._chronicle: Chronicle | None = None
        self._compiled: dict[int, NativeChronicle] = {}
        """By seat."""

    def stream(self, seat: int) -> Stream:
        """What the seat has seen, heard and chosen so far."""
        native = search_machine_at_hand(self.machine.program)
        return (self._up_to_now(seat) if native is None else self._in_compiled_code(native, seat)).stream(seat)

    def note_searches(self, seat: int, count: SearchCount) -> None:
        """A bot at the seat has searched."""
        if count != NEVER:
            self.searches[seat] = self.searches.get(seat, NEVER) + count

    @property
    def search_counts(self) -> tuple[SearchCount, ...]:
        """By seat; nothing where no bot searched."""
        seats = range(self.machine.program.players)
        return tuple(self.searches.get(seat, NEVER) for seat in seats) if self.searches else ()

    def _in_compiled_code(self, native: NativeMachine, seat: int) -> NativeChronicle:
        from rulewright.information.native_chronicle import NativeChronicle  # noqa: PLC0415 (no search, no need of it)

        chronicle = self._compiled.get(seat)
        if chronicle is None or chronicle.choices != [*self.choices[: len(chronicle.choices)]]:
            chronicle = self._compiled[seat] = NativeChronicle(native, self.seed, seat)
        chronicle.follow(self.choices[len(chronicle.choices) :])
        return chronicle

    def _up_to_now(self, seat: int) -> Chronicle:
        choices, chronicle, done = [*self.choices], self._chronicle, len(self._followed)
        if chronicle is None or seat not in chronicle.streams or self._followed != choices[:done]:
            watched = {seat, *(chronicle.streams if chronicle is not None else ())}
            game = Game.start(self.machine, self.seed, log=False, automatic=False, heard=True)
            chronicle, done = Chronicle.start(game, sorted(watched)), 0
            let_chance_decide(chronicle)
        for who, action in choices[done:]:
            chronicle.choose(who, action)
            let_chance_decide(chronicle)
        self._chronicle, self._followed = chronicle, choices
        return chronicle


def let_chance_decide(chronicle: Chronicle) -> None:
    """Up to the next choice, or to the end."""
    while chronicle.game.at_chance:
        chronicle.draw()
