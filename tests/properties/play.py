"""Random play, stop by stop, and everything that a seat can obtain at a stop."""

from __future__ import annotations

import hashlib
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.ir.program import PASS

from .catalogue import ALL

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


def some(games: Iterator[Game], wanted: int) -> Iterator[Game]:
    """By default about so many stops of a game, spread over it; with everything all of them."""
    step = 1 if ALL else max(1, MOST_STOPS // wanted // 3)
    yield from (game for number, game in enumerate(games) if number % step == 0)


def positions(machine: Machine, seed: int, wanted: int, *, automatic: bool = True) -> list[Game]:
    """Some stops of a random game (not the end), spread over it."""
    found = [game.clone() for game in stops(machine, seed, automatic=automatic, most=MOST_STOPS // 2) if not game.over]
    rng = random.Random(seed + 1)
    return found if len(found) <= wanted else [found[i] for i in sorted(rng.sample(range(len(found)), wanted))]


def eyes(game: Game) -> list[int | None]:
    """All seats, and an onlooker."""
    return [*range(game.program.players), None]


def obtainable(game: Game, eye: int | None) -> str:
    """Everything that a seat (or an onlooker) can get at a stop, as one text: view, log, legal ids, prompts, refusals.

    The log is given by its last lines; a whole game's log is compared line by line anyway as the game is followed. The
    outcome is left out: when a game is over it is everybody's, and made of everything.
    """
    found: dict[str, object] = {
        "view": game.view(eye),
        "log": game.log(eye)[-12:],
        "lines": len(game.log(eye)),
        "over": game.over,
    }
    decision = game.decision
    found["simultaneous"] = decision.simultaneous if decision is not None else None
    if eye is not None:
        legal = game.legal(eye)
        found["legal"] = legal
        found["asked"] = [game.telling.question(eye, offer.action) for offer in game.telling.offers()] if legal else []
        found["words"] = [game.words(eye, action) for action in legal[:: 1 + len(legal) // 12]]
        ids = [
            PASS,
            1,
            game.program.action_count // 2,
            game.program.action_count - 1,
            game.program.action_count + 7,
            -1,
        ]
        found["refusals"] = [game.refusal(eye, action) for action in ids if action not in legal]
    return json.dumps(found, ensure_ascii=False)


def difference(ours: str, theirs: str) -> str:
    """Where two texts begin to differ."""
    at = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs)))
    return f"...{ours[max(0, at - 150) : at + 100]}...\n...{theirs[max(0, at - 150) : at + 100]}..."


def transcript(machine: Machine, seed: int, most: int = MOST_STOPS) -> Iterator[str]:
    """A random game told in full: digests, legal ids, everybody's views, the log."""
    for game in stops(machine, seed, most=most):
        yield game.full_digest()
        yield from (obtainable(game, eye) for eye in eyes(game))
        yield repr(game.outcome) if game.finished else ""


def onward(game: Game, seed: int, most: int = MOST_STOPS) -> Iterator[Game]:
    """The stops of a game from here on, choices and chance outcomes at random by a seed of their own."""
    rng = random.Random(seed)
    yield game
    for _ in range(most):
        if game.over:
            return
        advance(game, rng)
        yield game


def told(games: Iterator[Game]) -> str:
    """A hash of what happens: every stop's full digest and all logs and views at the end."""
    digests, game = [], None
    for game in games:
        digests.append(game.full_digest())
    assert game is not None
    text = repr(
        (
            digests,
            [game.log(eye) for eye in eyes(game)],
            [game.view(eye) for eye in eyes(game)],
            game.outcome if game.finished else None,
        )
    )
    return hashlib.sha256(text.encode()).hexdigest()


def environment(tests: Path, **changes: str) -> dict[str, str]:
    """An environment for a new process that finds the package and these tests."""
    paths = [str(tests.parent / "interpreter"), str(tests)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), **changes}


def whole(machine: Machine, seed: int) -> str:
    """A hash of a random game's whole transcript."""
    found = hashlib.sha256()
    for line in transcript(machine, seed, 60):
        found.update(line.encode())
    return found.hexdigest()
