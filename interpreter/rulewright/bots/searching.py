"""Bots that play on in positions that may be the true one, and take what goes best.

In: what their seat knows, and a service that samples and searches for whoever knows that much. Out: a choice, and a
count of those that had to be made at random, because no position was found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rulewright.bots.bot_table import BY_NAME, UNIFORM
from rulewright.bots.spelling import Spelled
from rulewright.information import NEVER, Information, NoWorld, SearchCount
from rulewright.ir.operations import complete
from rulewright.ir.program import Program
from rulewright.search import FAR, FEW_POSITIONS, MOST_ITERATIONS, Asked, Goal, Method, Others, Rollouts, Thinker
from rulewright.search.plan import best

METHODS = {"greedy": Method.FLAT, "flat": Method.FLAT, "ismcts": Method.TREE}
"""How each bot searches."""
complete("how bots search", METHODS, BY_NAME.keys() - {UNIFORM})


@dataclass(slots=True)
class Searching:
    """Asks the thinker of its game, with the same wish at every choice."""

    asked: Asked
    thinker: Callable[[Program], Thinker]
    searches: SearchCount = NEVER
    wants: ClassVar[frozenset[str]] = frozenset({"random", "stream"})
    wants_if_forced: ClassVar[frozenset[str]] = frozenset()

    def choose(self, information: Information) -> int:
        return self.among(information, information.legal)

    def among(self, information: Information, allowed: Sequence[int]) -> int:
        """The best of some of the legal choices; if none of them was tried, one of them by chance."""
        if len(allowed) == 1:
            return allowed[0]
        try:
            plan, tried = self.thinker(information.program).thought(information, self.asked)
            found = tried if allowed is information.legal else [one for one in tried if one.action in allowed]
            blind = 0
            chosen = best(plan, found) if found else information.random.choice(allowed)
        except NoWorld:
            chosen, blind = information.random.choice(allowed), 1
        self.searches += SearchCount(1, blind)
        return chosen


def asked_by(spelled: Spelled) -> Asked:
    """What a bot asks for, by its spelling."""
    values = spelled.values
    method = METHODS[spelled.name]
    if "samples" in values:
        return Asked(method, samples=int(values["samples"]), horizon=1, positions=FEW_POSITIONS)
    seconds = values.get("seconds")
    return Asked(
        method,
        iterations=int(values["iterations"]) if seconds is None else MOST_ITERATIONS,
        seconds=None if seconds is None else float(seconds),
        horizon=_horizon(values["horizon"]),
        several=values.get("observers") == "several",
        rollouts=Rollouts[str(values["rollouts"]).upper()],
        others=Others[str(values["others"]).upper()],
        likely=values.get("worlds") == "likely",
        goal=Goal[str(values["goal"]).upper()],
        positions=int(values["positions"]),
    )


def _horizon(value: int | float | str) -> int | None:
    """None: as is measured."""
    return None if value == "measured" else FAR if value == "end" else int(value)
