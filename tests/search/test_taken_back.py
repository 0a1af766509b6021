"""A bot that is asked again after choices were taken back, or that is only asked, chooses as one who was never asked
before; and asking changes nothing in the game.
"""

from __future__ import annotations

import random

import pytest

from information.games import machine
from rulewright.game import Game
from rulewright.information import NoWorld, Past, information_of
from rulewright.search import Asked, Method, thinking
from rulewright.search.plan import Worth
from rulewright.search.thinkers import Thinkers

pytestmark = pytest.mark.usefixtures("quick_builds", "measured_before")

ASKED = Asked(Method.TREE, iterations=24, horizon=8)
GAMES = {"kuhn": 3, "leduc": 4, "goofspiel": 8, "liars_dice": 8, "gravediggers": 12}
"""How many choices are made of each."""


@pytest.fixture
def measured_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """No horizon is measured."""
    monkeypatch.setattr(thinking, "kept", lambda program, measure: Worth(12, 8, 10))


class Line:
    """A game that can be gone back in: its choices, and whoever is asked in it."""

    def __init__(self, name: str) -> None:
        self.made = machine(name)
        self.choices: list[tuple[int, int]] = []
        self.game = Game.start(self.made, 5)
        self.past = Past(self.made, 5, self.choices)

    def choose(self, seat: int, action: int) -> None:
        self.game.choose(seat, action)
        self.choices.append((seat, action))

    def back_to(self, count: int) -> None:
        kept = self.choices[:count]
        self.choices.clear()
        self.game = Game.start(self.made, 5)
        for seat, action in kept:
            self.choose(seat, action)

    def thought(self, thinkers: Thinkers) -> object:
        """What a search counts for whoever is to choose."""
        information = information_of(self.game, min(self.game.state.pending), self.past, {"random", "stream"})
        before = self.game.full_digest()
        try:
            return thinkers.of(self.made.program).thought(information, ASKED)
        except NoWorld as problem:
            return str(problem)
        finally:
            assert self.game.full_digest() == before

    def random_choices(self, count: int, chance: random.Random, thinkers: Thinkers) -> list[object]:
        """So many choices more; before each of them somebody thinks."""
        thoughts = list[object]()
        while not self.game.over and len(self.choices) < count:
            thoughts.append(self.thought(thinkers))
            seat = chance.choice(sorted(self.game.state.pending))
            self.choose(seat, chance.choice(self.game.legal(seat)))
        return thoughts


@pytest.mark.parametrize("name", GAMES)
def test_what_was_thought_in_a_line_that_was_taken_back_is_forgotten(name: str) -> None:
    line, kept, count = Line(name), Thinkers(), GAMES[name]
    line.random_choices(count, random.Random(1), kept)
    for back, seed in ((count // 2, 2), (1, 3), (0, 4)):
        line.back_to(back)
        again = line.random_choices(count, random.Random(seed), kept)
        line.back_to(back)
        assert again == line.random_choices(count, random.Random(seed), Thinkers())
        assert again


@pytest.mark.parametrize("name", GAMES)
def test_asking_twice_is_asking_once(name: str) -> None:
    """The same thoughts, whoever was asked before, and whatever another wish was."""
    line, kept = Line(name), Thinkers()
    line.random_choices(GAMES[name] // 2, random.Random(7), kept)
    first = line.thought(kept)
    information = information_of(line.game, min(line.game.state.pending), line.past, {"random", "stream"})
    kept.of(line.made.program).thought(information, Asked(Method.FLAT, iterations=500, horizon=3))
    assert first == line.thought(kept) == line.thought(Thinkers())
