"""The thinkers of this process: one for each game, few are kept, and all that they keep can be emptied."""

from __future__ import annotations

from information.games import machine
from rulewright.game import Game
from rulewright.information import Past, information_of
from rulewright.search import Asked, Method
from rulewright.search.thinkers import Thinkers

ASKED = Asked(Method.TREE, iterations=20, horizon=10)


def test_a_game_has_one_as_long_as_few_others_are_asked() -> None:
    games = [machine(name).program for name in ("kuhn", "leduc", "nim")]
    kept = Thinkers(most=2)
    first = kept.of(games[0])
    assert kept.of(games[1]) is not first
    assert kept.of(games[0]) is first
    assert kept.of(games[2]) is not first  # now the second one was asked longest ago
    assert kept.of(games[0]) is first


def test_what_was_believed_is_forgotten_and_changes_nothing() -> None:
    made, kept = machine("kuhn"), Thinkers()
    game, past = Game.start(made, 3, log=False), Past(made, 3, [], number=0)
    seat = min(game.state.pending)

    def thought() -> object:
        return kept.of(made.program).thought(information_of(game, seat, past, {"random", "stream"}), ASKED)

    before, thinker = thought(), kept.of(made.program)
    assert thinker.seats == {seat}
    kept.forget()
    assert kept.of(made.program) is not thinker
    assert kept.of(made.program).seats == set()
    assert thought() == before
