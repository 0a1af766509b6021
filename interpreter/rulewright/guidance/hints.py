"""What a bot would choose, with values: it plays on in positions that agree with what the seat knows, and tells what
came out.

In: a game, a seat, and the game's past. Out: sentences. It is handed the seat's information and nothing else; where no
position agrees with it, it says that it does not know.
"""

from __future__ import annotations

from rulewright.game import Game
from rulewright.information import Past, information_of

HINT_SECONDS = 1.0
ITERATIONS = 20_000
MOST_TOLD = 3
WANTS = frozenset({"random", "stream"})


def hint(game: Game, seat: int, past: Past, seconds: float = HINT_SECONDS) -> list[str]:
    """The best choices that a bot finds in so many seconds."""
    from rulewright.information import NoWorld  # noqa: PLC0415 (what searches is imported when somebody asks for it)
    from rulewright.search import THINKERS, Asked, Method  # noqa: PLC0415 (the same)

    say, told = game.say, game.shown
    information = information_of(game, seat, past, WANTS)
    if len(information.legal) == 1:
        return [say("hint-only")]
    asked = Asked(Method.TREE, iterations=ITERATIONS, seconds=seconds)
    try:
        _, tried = THINKERS.of(game.program).thought(information, asked)
    except NoWorld:
        return [say("hint-unknown")]
    ranked = sorted((one for one in tried if one.visits), key=lambda one: (-one.visits, -one.mean, one.action))
    if not ranked:
        return [say("hint-unknown")]
    games = sum(one.visits for one in ranked)
    lines = [say("hint-best", choice=told.words(seat, ranked[0].action))]
    for one in ranked[:MOST_TOLD]:
        value = f"{one.mean * 100:3.0f}"
        lines.append("  " + say("hint-value", value=value, choice=told.words(seat, one.action), count=one.visits))
    return [*lines, say("hint-explained", games=games, choices=len(information.legal))]
