"""Random play, stop by stop, and everything that a seat can obtain at a stop."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from rulewright.game import Game
from rulewright.ir.program import PASS
from rulewright.runtime.machine import Machine

MOST_STOPS = 400
"""A long game is followed that far only."""


def advance(game: Game, rng: random.Random) -> None:
    """Takes one step: a chance outcome by its probability, or a legal choice, each equally likely."""
    if game.at_chance:
        outcomes = game.machine.outcomes[game.state.slots[game.program.pc]](game.state)
        game.decide(rng.choice(outcomes))
        return
    decision = game.decision
    assert decision is not None
    seat = rng.choice(sorted(decision.seats))
    game.choose(seat, rng.choice(game.legal(seat)))


def stops(machine: Machine, seed: int, *, automatic: bool = True, most: int = MOST_STOPS) -> Iterator[Game]:
    """The stops of a random game, the end too. It is one game that goes on: clone it to keep a stop."""
    rng = random.Random(seed)
    game = Game.start(machine, seed, automatic=automatic)
    yield game
    for _ in range(most):
        if game.over:
            return
        advance(game, rng)
        yield game


def positions(machine: Machine, seed: int, wanted: int, *, automatic: bool = True) -> list[Game]:
    """Some stops of a random game (not the end), spread over it."""
    found = [game.clone() for game in stops(machine, seed, automatic=automatic) if not game.over]
    rng = random.Random(seed + 1)
    return found if len(found) <= wanted else [found[i] for i in sorted(rng.sample(range(len(found)), wanted))]


def eyes(game: Game) -> list[int | None]:
    """All seats, and an onlooker."""
    return [*range(game.program.players), None]


def obtainable(game: Game, eye: int | None) -> str:
    """Everything that a seat (or an onlooker) can get at a stop, as one text: view, log, prompts, refusals, the end.

    The log is given by its last lines; a whole game's log is compared line by line anyway as the game is followed.
    """
    found: dict[str, object] = {"view": game.view(eye), "log": game.log(eye)[-12:], "lines": len(game.log(eye)), "over": game.over}
    decision = game.decision
    found["simultaneous"] = decision.simultaneous if decision is not None else None
    if eye is not None:
        legal = game.legal(eye)
        found["legal"] = legal
        found["words"] = [game.words(eye, action) for action in legal[:60]]
        ids = [PASS, 1, game.program.action_count // 2, game.program.action_count - 1, game.program.action_count + 7, -1]
        found["refusals"] = [game.refusal(eye, action) for action in ids if action not in legal]
    if game.finished:
        found["outcome"] = repr(game.outcome)
    return json.dumps(found, ensure_ascii=False)


def transcript(machine: Machine, seed: int, most: int = MOST_STOPS) -> Iterator[str]:
    """A random game told in full: digests, legal ids, everybody's views, the log."""
    for game in stops(machine, seed, most=most):
        yield game.full_digest()
        yield from (obtainable(game, eye) for eye in eyes(game))
        yield repr([(seat, game.actions(seat)) for seat in sorted(game.state.pending)])
