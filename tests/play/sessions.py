"""`python tests/play/sessions.py [GAME ...] [--size 80x24] [--screens FOLDER]`: whole games in a real terminal (tmux)
as one person, bots at the other seats.

Before some prompts the person does something else first: asks `?`, `why`, `rules`, `why last`, narrows the list by a
word and goes back, looks at an earlier moment, takes the last choice back, leaves and goes on with `--resume`. What is
typed follows from the journal alone, never from the screen. Afterwards the record holds the choices that were typed,
and replays digest by digest; a screen is never wider or longer than the terminal, and no traceback was on one.
`--screens` keeps some of them.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from play.tmux import TmuxWindow
from rulewright import loading, record_files, ruleset_lookup
from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.game.record import record_from, replay
from rulewright.game.seats import call_seats
from rulewright.journal import games
from rulewright.source.diagnostic import Report

GAMES = ("gravediggers", "gnadenlos", "graverobbers", "digging", "tic_tac_toe", "hearts", "goofspiel")
SIZES = ((80, 24), (120, 40))
PERSON = "Ann"
MORE = "(Enter: more; back: enough)"
OFTEN = 0.3
"""How often something else is done before a choice."""
MOST_PROMPTS = 600
PICTURED = 9
"""The prompt of which the screen is kept."""


@dataclass
class TerminalSession:
    """One person's game."""

    folder: Path
    name: str
    size: tuple[int, int]
    chance: random.Random
    machine: Machine
    prompts: int = 0
    done: Counter[str] = field(default_factory=Counter)
    screens: dict[str, str] = field(default_factory=dict)
    before: str = ""

    def play(self) -> None:
        """To the end of the game."""
        words = ["--human", "1", "--names", PERSON, "--seed", "7", "--record", "game.json"]
        self.window = TmuxWindow(self.folder, self.size, "play", self.name, *words)
        try:
            while self._is_asked():
                self.prompts += 1
                assert self.prompts < MOST_PROMPTS
                if self.prompts in (1, PICTURED):
                    self.screens[f"prompt {self.prompts}"] = self.before
                if self.chance.random() < OFTEN:
                    way = self.chance.choice(list(WAYS))
                    self.done[way] += WAYS[way](self)
                self._choose()
            self.screens["end"] = self.window.screen()
        finally:
            self.window.close()
        record = record_from(record_files.read(self.folder / "game.json", "record"))
        assert replay(self.machine, record).over

    # ---- the screen -------------------------------------------------------------------------------------------------

    def _is_asked(self) -> bool:
        """Waits for another prompt, reading on where a long answer has several screens;
        false where the program has ended.
        """
        while True:
            screen = self.window.until(lambda screen: screen != self.before and _is_prompt(screen))
            self._look(screen)
            if self.window.has_ended:
                return False
            if not screen.endswith(MORE):
                return True
            self.window.press("Enter")

    def _look(self, screen: str) -> None:
        self.before = screen
        columns, lines = self.size
        rows = screen.split("\n")
        assert len(rows) <= lines and max(map(len, rows)) <= columns
        assert "Traceback" not in screen and "This is a bug" not in screen, screen

    def _enter(self, text: str) -> None:
        self.before = self.window.screen()
        self.window.type(text)
        self.window.press("Enter")

    def ask(self, text: str) -> bool:
        """Something that is told; then the question is put again."""
        self._enter(text)
        assert self._is_asked()
        return True

    # ---- the game ---------------------------------------------------------------------------------------------------

    def game(self) -> Game:
        """As the journal has it."""
        (kept,) = games(self.folder / "journals")
        game = Game.start(self.machine, kept.record.seed)
        for seat, action in kept.record.choices:
            game.choose(seat, action)
        return game

    def _choose(self) -> None:
        """A whole choice in words."""
        game = self.game()
        self._enter(game.words(0, self.chance.choice(list(game.legal(0)))))

    def narrow(self) -> bool:
        """A word of a choice narrows the list, or decides; in a list that was narrowed `back` gives all."""
        game = self.game()
        if len(game.legal(0)) < 2:
            return False
        made = len(game.log(0))
        self._enter(game.words(0, self.chance.choice(list(game.legal(0)))).split()[0])
        if self._is_asked() and len(self.game().log(0)) == made and self.before.endswith("(or back):"):
            return self.ask("back")
        return False

    def look_back(self) -> bool:
        self.ask("back")
        return self.ask("now") if "now" in self.before else False

    def undo(self) -> bool:
        self.ask("undo")
        return f"{PERSON} takes the last choice back." in self.before

    def resume(self) -> bool:
        """Left, and gone on with at the same decision."""
        digest = self.game().digest()
        self._enter("quit")
        self.window.until(lambda screen: "Enter" in screen.split("\n")[-1])
        self.window.press("Enter")
        self.window.until(lambda _: False)
        self.window.close()
        self.window = TmuxWindow(self.folder, self.size, "play", "--resume", "--record", "game.json")
        self.before = ""
        assert self._is_asked()
        assert self.game().digest() == digest
        return True


def _is_prompt(screen: str) -> bool:
    last = screen.rsplit("\n", maxsplit=1)[-1]
    return (last.startswith(f"{PERSON}, ") and last.endswith(":")) or last == MORE


WAYS: Mapping[str, Callable[[TerminalSession], bool]] = {
    "?": lambda session: session.ask("?"),
    "why": lambda session: session.ask("why"),
    "rules": lambda session: session.ask("rules"),
    "why last": lambda session: session.ask("why last"),
    "log": lambda session: session.ask("log"),
    "narrow": TerminalSession.narrow,
    "look back": TerminalSession.look_back,
    "undo": TerminalSession.undo,
    "resume": TerminalSession.resume,
}


def played(name: str, size: tuple[int, int], seed: int = 1) -> TerminalSession:
    """One whole game."""
    ruleset = loading.load(ruleset_lookup.find(name), Report())
    assert ruleset is not None
    machine = ruleset.machine()
    call_seats(machine, [PERSON, *(f"Player {seat + 1}" for seat in range(1, machine.program.players))])
    with tempfile.TemporaryDirectory() as folder:
        session = TerminalSession(Path(folder), name, size, random.Random(seed), machine)
        session.play()
        return session


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--size", action="append", help="80x24, 120x40")
    parser.add_argument("--screens", type=Path, help="a folder for screens as text")
    wanted = parser.parse_args()
    sizes = [tuple(map(int, size.split("x"))) for size in wanted.size or ()] or list(SIZES)
    for game_name in wanted.games:
        for columns, lines in sizes:
            ended = played(game_name, (columns, lines))
            told = json.dumps(dict(sorted(ended.done.items())))
            sys.stdout.write(f"{game_name} {columns}x{lines}: {ended.prompts} prompts, {told}\n")
            sys.stdout.flush()
            for moment, text in ended.screens.items() if wanted.screens else ():
                file = wanted.screens / f"{game_name}-{columns}x{lines}-{moment.replace(' ', '-')}.txt"
                file.write_text(text + "\n", encoding="utf-8")
