"""How long the rules of one game may take: each step is bounded by its estimate, and a game may have very many.

In: what steps took, in seconds of processor time; thinking of bots and people is none. Out: nothing, or `TooLong` with
the rule at which the game stands. No game that ends is another one for that: a run is broken off, and tells nothing of
such a game.
"""

from __future__ import annotations

import os
from functools import cache
from time import thread_time

from rulewright.errors import BadConfiguration, TooLong
from rulewright.source.text import Span

USUAL_SECONDS, MOST_SECONDS = 600, 86_400
VARIABLE = "RULEWRIGHT_GAME_SECONDS"


def now() -> float:
    """Processor time of this thread."""
    return thread_time()


@cache
def allowed_seconds() -> int:
    """What the user's environment says, within bounds: a ruleset and its settings have no say in it."""
    given = os.environ.get(VARIABLE, str(USUAL_SECONDS))
    if not (given.isascii() and given.isdigit() and len(given) < 6 and 1 <= int(given) <= MOST_SECONDS):
        raise BadConfiguration(f"{VARIABLE} is `{given[:20]}`", f"it is a whole number from 1 to {MOST_SECONDS:,}")
    return int(given)


def check_time(seconds: float, decisions: int, span: Span) -> None:
    """Raises `TooLong` if so many were taken by the rules of a game."""
    if seconds > allowed_seconds():
        raise TooLong(
            f"the rules have taken {allowed_seconds():,} s of processor time in one game, which stands here after "
            f"{decisions:,} decisions ({span}); let its steps do less or its `limit` be lower, or allow more by "
            f"{VARIABLE}"
        )
