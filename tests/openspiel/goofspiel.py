"""Goofspiel against open_spiel: whole trees, with all ways of scoring in one walk.

The three scorings differ in the score alone, which is asserted of their programs; so one walk serves all of them: at
every end the position is scored in each of our ways, and the other engine's history is played again in each of its.
"""

from __future__ import annotations

import os
from dataclasses import replace
from math import prod
from typing import Any

import pyspiel

from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.game.outcome import outcome_of

from . import pairings
from .pairings import SCORINGS
from .tree import Pairing, our_game

LAST_CHOICE = 2
ORDERS = {"shuffled": "random", "ascending": "ascending", "descending": "descending"}
"""Our orders of the prizes, and open_spiel's."""


def sizes() -> list[tuple[int, int, str]]:
    """Players, cards and order: small ones; with RULEWRIGHT_FULL=1 all that can be walked in an hour or two.

    (Three players with five cards in random order make 207 million histories.)
    """
    found = [(players, cards, order) for players, cards in ((2, 3), (2, 4), (3, 3)) for order in ORDERS]
    if os.environ.get("RULEWRIGHT_FULL"):
        found += [(players, cards, order) for players, cards in ((2, 5), (3, 4)) for order in ORDERS]
        found += [(3, 5, "ascending"), (3, 5, "descending")]
    return found


def histories(players: int, cards: int, order: str) -> int:
    """How many games there are: the last card is no choice, and every prize but the last a chance event if shuffled."""
    return prod(left**players * (left if order == "shuffled" else 1) for left in range(2, cards + 1))


def pair(players: int, cards: int, order: str, bids: str) -> tuple[Game, Any, Pairing]:
    """Both engines' games and how they map."""
    ours = {
        scoring: our_game("goofspiel", players, cards=str(cards), prizes_come=order, bids=bids, scoring=scoring)
        for scoring in SCORINGS
    }
    base = f"players={players},num_cards={cards},points_order={ORDERS[order]},imp_info={bids == 'secret'}"
    theirs = [pyspiel.load_game(f"goofspiel({base},returns_type={returns})") for returns in SCORINGS.values()]
    machines = {scoring: game.machine for scoring, game in ours.items()}
    first, *others = machines.values()
    assert all(_bare(first) == _bare(other) for other in others)

    known: dict[str, list[float]] = {}

    def returns(game: Game) -> list[float]:
        digest = game.digest()
        if digest not in known:
            scores = {scoring: outcome_of(machine, game.state).scores for scoring, machine in machines.items()}
            known[digest] = [
                value for scoring, found in scores.items() for value in pairings.goofspiel_returns(scoring, found)
            ]
        return known[digest]

    def their_returns(state: Any) -> list[float]:
        return [*state.returns(), *(value for game in theirs[1:] for value in replayed(game, state).returns())]

    told = pairings.goofspiel("total")
    information = told.information_of if bids == "open" else None
    pairing = replace(
        told, returns=returns, their_returns=their_returns, information_of=information, position=position, last=last
    )
    return ours["total"], theirs[0].new_initial_state(), pairing


def position(state: Any) -> str:
    """Hands, prizes and points. (With secret bids open_spiel writes the bids made, too;
    what follows does not depend on their order.)
    """
    return "\n".join(line for line in str(state).split("\n") if "actions" not in line)


def last(game: Game) -> bool:
    """With two cards each this choice decides all: nobody chooses afterwards."""
    return all(len(legal) == LAST_CHOICE for legal in game.state.pending.values())


def _bare(machine: Machine) -> object:
    """A program without its score and what it is worked out with."""
    return replace(machine.program, score=None, functions=(), options=(), fingerprint="")  # type: ignore[arg-type]


def replayed(game: Any, state: Any) -> Any:
    """The same history in another game of the same moves."""
    found, actions = game.new_initial_state(), list(state.history())
    while actions:
        count = state.num_players() if found.is_simultaneous_node() else 1
        now, actions = actions[:count], actions[count:]
        if found.is_simultaneous_node():
            found.apply_actions(now)
        else:
            found.apply_action(now[0])
    return found
