"""One game between bots, and what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.backend.runtime.chance import derived_seed
from rulewright.backend.runtime.fault import said_fault
from rulewright.backend.runtime.machine import Machine
from rulewright.game import Fault, Game
from rulewright.game.compiled_play import started
from rulewright.game.conservation import Lost
from rulewright.information import Past, Player, SearchCount
from rulewright.sentences import Words
from rulewright.source.text import NOWHERE

LOST = "conservation"
"""The kind of trouble when something was created or lost: a bug of the program, not of the ruleset."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a game did not end by the rules. `kind` is that of the fault; `place` the rule's file and line."""

    kind: str
    message: str
    place: str

    @classmethod
    def of(cls, fault: Fault) -> Trouble:
        return cls(fault.kind, fault.message, str(fault.span) if fault.span is not NOWHERE else "")

    @property
    def said(self) -> Words:
        """In words, with the rule's place."""
        return said_fault(self.kind, self.message, self.place)


@dataclass(frozen=True, slots=True)
class Played:
    """Game `index` of a run; without trouble it has scores and ranks by seat.
    `searches`: by seat, and empty where no bot searched.
    """

    index: int
    decisions: int
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    trouble: Trouble | None = None
    searches: tuple[SearchCount, ...] = ()


def play(
    machine: Machine, bots: Sequence[Player], run_seed: int, index: int, log: bool = False, bots_seed: int = 0
) -> Played:
    """Game `index` of a run: its seed depends on the run's seed and the index only. `log`: for bots that read it."""
    game: Game | None = None
    seed, choices = derived_seed(run_seed, index), list[tuple[int, int]]()
    past = Past(machine, seed, choices, bots_seed=bots_seed, number=index)
    try:
        game = started(machine, seed, log)
        while (seat := game.asked) is not None:
            action = bots[seat].choose(game, seat, past)
            choices.append((seat, action))
            game.choose(seat, action)
        outcome = game.outcome
    except Fault as fault:
        return Played(index, _length(game), trouble=Trouble.of(fault), searches=past.search_counts)
    except Lost as problem:
        return Played(index, _length(game), trouble=Trouble(LOST, str(problem), ""), searches=past.search_counts)
    return Played(index, game.decisions, outcome.scores, outcome.ranks, searches=past.search_counts)


def _length(game: Game | None) -> int:
    return game.decisions if game is not None else 0
