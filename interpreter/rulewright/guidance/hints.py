"""What a bot would choose, with values: it plays on in positions that agree with what the seat knows, and tells what came out.

In: a game, a seat, and the game's past. Out: sentences. It is handed the seat's information and nothing else; where no position agrees with it, it says that it does not know.
"""

from __future__ import annotations

from rulewright.game import Game
from rulewright.information import NoWorld, Past, information_of
from rulewright.search import Asked, Method, thinker_of

HINT_SECONDS = 1.0
ITERATIONS = 20_000
MOST_TOLD = 3
WANTS = frozenset({"random", "stream"})
UNKNOWN = "No hint: I find no position that agrees with all that you have seen."
ONLY = "There is only one choice."


def hint(game: Game, seat: int, past: Past, seconds: float = HINT_SECONDS) -> list[str]:
    """The best choices that a bot finds in so many seconds."""
    information = information_of(game, seat, past, WANTS)
    if len(information.legal) == 1:
        return [ONLY]
    asked = Asked(Method.TREE, iterations=ITERATIONS, seconds=seconds)
    try:
        _, tried = thinker_of(game.program).thought(information, asked)
    except NoWorld:
        return [UNKNOWN]
    ranked = sorted((one for one in tried if one.visits), key=lambda one: (-one.visits, -one.mean, one.action))
    if not ranked:
        return [UNKNOWN]
    games = sum(one.visits for one in ranked)
    lines = [f"A bot that knows what you know would choose: {game.words(seat, ranked[0].action)}"]
    lines += [
        f"  {one.mean * 100:3.0f} of 100  {game.words(seat, one.action)} ({one.visits:,} games)"
        for one in ranked[:MOST_TOLD]
    ]
    return [
        *lines,
        f"(100 is a sure win; {games:,} games played on from {len(information.legal):,} choices. A bot can be wrong.)",
    ]
