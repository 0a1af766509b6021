"""What is played in lockstep: every game with every number of players, in the
modes and manners of choosing that reach its endings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

from rulewright import loading, ruleset_lookup
from rulewright.loading import Ruleset
from rulewright.source.diagnostic import Report

from .digging import Digging
from .driver import Pairing, Policy, uniform
from .gnadenlos import Gnadenlos, eager, thrifty
from .gravediggers import Gravediggers
from .graverobbers import Graverobbers


@dataclass(frozen=True)
class Entry:
    """One configuration of a game, and how its players choose."""

    game: str
    players: int
    make: Callable[[], Pairing]
    options: dict[str, str] = field(default_factory=dict)
    policy: Policy = uniform

    def __str__(self) -> str:
        return "-".join(
            [
                self.game,
                str(self.players),
                *self.options.values(),
                *([] if self.policy is uniform else [self.policy.__name__]),
            ]
        )


@cache
def ruleset(game: str, variants: tuple[str, ...] = ()) -> Ruleset:
    report = Report()
    found = loading.load(ruleset_lookup.Found(ruleset_lookup.find(game).path, variants), report)
    assert found is not None, [f"{d.span}: {d.message}" for d in report]
    return found


def entries() -> Iterator[Entry]:
    for players in range(2, 6):
        yield Entry("gravediggers", players, lambda p=players: Gravediggers(p))  # type: ignore[misc]
    for players in range(3, 7):
        yield Entry("graverobbers", players, lambda p=players: Graverobbers(p))  # type: ignore[misc]
        yield Entry("graverobbers", players, lambda p=players: Graverobbers(p, 2), {"games": "2"})  # type: ignore[misc]
    for players in range(2, 5):
        yield Entry("digging", players, lambda p=players: Digging(p))  # type: ignore[misc]
    yield Entry("digging", 4, lambda: Digging(4, "individual"), {"mode": "individual"})
    for players in (3, 4):
        for setup in ("basic", "advanced"):
            for policy in (uniform, thrifty, eager):
                yield Entry("gnadenlos", players, lambda p=players, s=setup: Gnadenlos(p, s), {"setup": setup}, policy)  # type: ignore[misc]
