"""People who type anything: the game goes on, and its record is what really happened."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.bots import named
from rulewright.choosing.history import History
from rulewright.game import Game
from rulewright.game.conservation import violations
from rulewright.game.record import Record, replay
from rulewright.picture import layout_of
from rulewright.play.display import Showing
from rulewright.play.late_words import LateWords
from rulewright.play.prompts import Asking, CannotSave
from rulewright.play.screen import Ended, Screen
from rulewright.play.session import End, Seating, Session
from rulewright.source.diagnostic import Report

from .piping import STEPS

JUNK = (
    "",
    "x",
    "-1",
    "999999",
    "1 1",
    "1 2 3",
    "0",
    "?",
    "log",
    "why",
    "rules",
    "table",
    "undo",
    "undo",
    "back",
    "save",
    "save x",
    "\x00\x1b[2J",
)


class Monkey(Screen):
    """Answers at random, mostly with small numbers; its input ends after so many answers."""

    def __init__(self, seed: int, answers: int) -> None:
        super().__init__(self.keep)
        self.rng = random.Random(seed)
        self.left = answers
        self.shown: list[str] = []

    def keep(self, text: str) -> None:
        self.shown.append(text)

    def ask(self, prompt: str, *, fresh: bool = False) -> str:
        if not self.left:
            raise Ended
        self.left -= 1
        return self.rng.choice(JUNK) if self.rng.random() < 0.3 else str(self.rng.randrange(1, 7))


def unsaved(_: str) -> str:
    raise CannotSave("nowhere to save to")


@pytest.mark.parametrize("path", [STEPS, *sorted(ruleset_lookup.shipped())], ids=lambda path: Path(path).stem)
def test_anything_may_be_typed(path: str) -> None:
    """No failure, nothing lost, the record replays to the same position (whatever was
    taken back), and no control characters come out.
    """
    ruleset = loading.load(ruleset_lookup.find(path), Report())
    assert ruleset is not None
    for seed in range(2):
        machine = ruleset.machine()
        game, record = Game.start(machine, seed), Record.of(machine.program, seed)
        players = machine.program.players
        people = frozenset(range(players if seed else 1))
        names = [f"Player {seat + 1}" for seat in range(players)]
        screen = Monkey(seed, 250)
        asking = Asking(
            LateWords(lambda: ruleset, machine.program),
            Showing(game, screen, layout_of(ruleset, machine)),
            History(game, names),
            record,
            unsaved,
        )
        end = Session(asking, Seating(people, [named("random")] * players, names)).play()
        assert end in (End.FINISHED, End.ENDED, End.FAULT)
        assert violations(machine, game.state) == []
        assert replay(machine, record).digest() == game.digest()
        assert not any(ord(character) < 32 and character != "\n" for text in screen.shown for character in text)
