"""One game between bots, and what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.bots import Bot
from rulewright.game import Fault, Game
from rulewright.game.conservation import Lost
from rulewright.runtime.chance import derived_seed
from rulewright.runtime.machine import Machine

LOST = "conservation"
"""The kind of trouble when something was created or lost: a bug of the program, not of the ruleset."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a game did not come to its end by the rules. `kind` is that of the fault; `place` the rule's file and line."""

    kind: str
    message: str
    place: str


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a run. `seed` plays it again; without trouble it has ranks and scores by seat, and the number of winning members."""

    index: int
    seed: int
    decisions: int
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    members: int = 0
    trouble: Trouble | None = None


def play(machine: Machine, bots: Sequence[Bot], run_seed: int, index: int) -> Played:
    """Game `index` of a run: its seed depends on the run's seed and the index only."""
    seed = derived_seed(run_seed, index)
    game: Game | None = None
    try:
        game = Game.start(machine, seed, log=False)
        pending = game.state.pending
        while pending:
            seat = min(pending)
            game.choose(seat, bots[seat].choose(game, seat))
            pending = game.state.pending
        outcome = game.outcome
    except Fault as fault:
        decisions = game.state.decisions if game is not None else 0
        return Played(index, seed, decisions, trouble=Trouble(fault.kind, fault.message, str(fault.span)))
    except Lost as problem:
        return Played(index, seed, game.state.decisions if game is not None else 0, trouble=Trouble(LOST, str(problem), ""))
    return Played(index, seed, game.state.decisions, outcome.scores, outcome.ranks, _members(machine, outcome.winners))


def _members(machine: Machine, winners: tuple[int, ...]) -> int:
    """How many share the first place: seats, or sides where sides are ranked."""
    sides = machine.program.sides
    return len({seat % sides for seat in winners}) if machine.program.score.of == "side" else len(winners)
