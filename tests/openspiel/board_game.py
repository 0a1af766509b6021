"""Games of ours without chance, as the comparison of boards plays them: by the reference interpreter, or by compiled
code where many are compared. What choices are called is asked once, since they keep their numbers and words.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from conformance.cases import QUICK
from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.game.outcome import Outcome, outcome_of
from rulewright.loading import load
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report


@dataclass(frozen=True)
class Box:
    """A ruleset in one configuration, with what its choices are called."""

    machine: Machine
    native: NativeMachine | None
    words: dict[int, str] = field(default_factory=dict)


@cache
def box(name: str, options: tuple[tuple[str, str], ...], compiled: bool) -> Box:
    ruleset = load(find(name), Report())
    assert ruleset is not None
    machine = ruleset.machine(2, dict(options))
    return Box(machine, NativeMachine(machine, QUICK) if compiled else None)


class BoardGame:
    """A game that has just begun."""

    def __init__(self, name: str, compiled: bool, **options: str) -> None:
        self.box = box(name, tuple(options.items()), compiled)
        native = self.box.native
        self.game: Game | NativeGame = native.start(1) if native else Game.start(self.box.machine, 1, log=False)

    @property
    def seat(self) -> int:
        """Whose choice it is."""
        waiting = self.game.waiting if isinstance(self.game, NativeGame) else tuple(self.game.state.pending)
        assert len(waiting) == 1
        return waiting[0]

    @property
    def finished(self) -> bool:
        return self.game.over == 1 if isinstance(self.game, NativeGame) else self.game.finished

    @property
    def outcome(self) -> Outcome:
        return outcome_of(self.box.machine, self._reference.state)

    def actions(self) -> dict[int, str]:
        """The legal choices with their words."""
        legal = self.game.legal(self.seat)
        unknown = [action for action in legal if action not in self.box.words]
        if unknown:
            asked, seat = self._reference, self.seat
            self.box.words.update((action, asked.words(seat, action)) for action in unknown)
        return {action: self.box.words[action] for action in legal}

    def choose(self, action: int) -> None:
        self.game.choose(self.seat, action)

    @property
    def _reference(self) -> Game:
        return Game(self.box.machine, self.game.state()) if isinstance(self.game, NativeGame) else self.game
