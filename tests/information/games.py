"""Games for these tests: shipped rulesets by name, and small ones as text."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from rulewright import loading
from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.information import Chronicle
from rulewright.ruleset_lookup import Found, find, shipped
from rulewright.source.diagnostic import Report

HERE = Path(__file__).parent
SMALL = sorted(path.stem for path in (HERE / "rulesets").glob("*.yaml"))
SHIPPED = sorted(shipped())


@cache
def machine(name: str, players: int | None = None, options: tuple[tuple[str, str], ...] = ()) -> Machine:
    """The machine of a shipped ruleset, or of one of this folder."""
    report = Report()
    own = HERE / "rulesets" / f"{name}.yaml"
    ruleset = loading.load(Found(own, ()) if own.exists() else find(name), report)
    assert ruleset is not None, [f"{d.span}: {d.message}" for d in report]
    return ruleset.machine(ruleset.header.usual if players is None else players, dict(options))


def watched(made: Machine, seed: int) -> Chronicle:
    """A game that has begun, all seats watched."""
    chronicle = Chronicle.start(Game.start(made, seed, automatic=False, heard=True))
    settle(chronicle)
    return chronicle


def settle(chronicle: Chronicle) -> None:
    """Lets chance decide up to the next decision."""
    while chronicle.game.at_chance:
        chronicle.draw()


def step(chronicle: Chronicle, chance: random.Random) -> tuple[int, int]:
    """A random choice of the first seat that may choose."""
    pending = chronicle.game.state.pending
    seat = min(pending)
    action = chance.choice(pending[seat])
    chronicle.choose(seat, action)
    settle(chronicle)
    return seat, action
