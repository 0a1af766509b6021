"""`python tests/play/sessions.py [GAME ...] [--size 80x24] [--screens FOLDER]`: whole games in a real terminal
(tmux) as one person in practice, bots at the other seats.

Before some prompts the person does something else first: asks `?`, `why`, `rules`, `why last`, `hint`, narrows the list
by a word and goes back, looks at an earlier moment, takes the last choice back, leaves, or is killed (`kill -9`), and
goes on with `--resume`. What has not succeeded yet is tried at every prompt, and a session in which one of them never
succeeds fails; only looking back is refused by games of memory, each time. What is typed follows from the journal
alone, never from the screen. Afterwards the record holds the choices that were typed, and replays digest by digest; a
screen is never wider or longer than the terminal, and no traceback was on one. `--screens` keeps some of them.
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
from rulewright.choosing import Ids, Menu, RefusedAnswer
from rulewright.game import Game
from rulewright.game.record import Record, record_from, replay
from rulewright.game.seats import call_seats
from rulewright.journal import games
from rulewright.picture import form_of, name_pieces
from rulewright.play.prompt_commands import command
from rulewright.source.diagnostic import Report

GAMES = ("gravediggers", "gnadenlos", "graverobbers", "digging", "tic_tac_toe", "hearts", "goofspiel")
SIZES = ((80, 24), (120, 40))
PERSON = "Ann"
MORE = "(Enter: more; back: enough)"
OFTEN = 0.3
"""How often something else is done before a choice."""
MOST_PROMPTS = 600
AT_ONCE = 3
"""So much of what has not succeeded yet is done before one choice."""
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
        words = ["--human", "1", "--names", PERSON, "--seed", "7", "--practice", "--record", "game.json"]
        self.window = TmuxWindow(self.folder, self.size, "play", self.name, *words)
        try:
            while self._is_asked():
                self.prompts += 1
                assert self.prompts < MOST_PROMPTS
                if self.prompts in (1, PICTURED):
                    self.screens[f"prompt {self.prompts}"] = self.before
                self._do_what_is_missing()
                if self.chance.random() < OFTEN:
                    self._do(self.chance.choice(list(WAYS)))
                self._choose()
            self.screens["end"] = self.window.screen()
        finally:
            self.window.close()
        record = record_from(record_files.read(self.folder / "game.json", "record"))
        ended = replay(self.machine, record)
        assert ended.over
        memory_is_left = {"look back"} if not ended.memory_is_aided else set()
        assert self.missing == memory_is_left, f"never succeeded: {self.missing}; of {dict(self.done)}"

    @property
    def missing(self) -> set[str]:
        """What has never succeeded."""
        return {way for way in WAYS if not self.done[way]}

    def _do_what_is_missing(self) -> None:
        """Some of what has not succeeded yet, if it is possible here."""
        before = len(self.missing)
        for way in WAYS:
            if way in self.missing and before - len(self.missing) < AT_ONCE:
                self._do(way)

    def _do(self, way: str) -> None:
        self.done[way] += WAYS[way](self)

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
        """What is typed stands on the screen before it is entered: then the answer differs, also if it was told
        before.
        """
        empty = self.window.screen()
        self.window.type(text)
        self.before = self.window.until(lambda screen: screen != empty)
        self.window.press("Enter")

    def ask(self, text: str) -> bool:
        """Something that is told; then the question is put again."""
        self._enter(text)
        assert self._is_asked()
        return True

    # ---- the game ---------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """As the journal has it."""
        (kept,) = games(self.folder / "journals")
        return kept.record

    def game(self) -> Game:
        record = self.record()
        game = Game.start(self.machine, record.seed)
        for seat, action in record.choices:
            game.choose(seat, action)
        return game

    def words(self, game: Game) -> str:
        """A choice, as the screen calls it."""
        return game.shown.words(0, self.chance.choice(list(game.legal(0))))

    def _choose(self) -> None:
        """A whole choice in words."""
        self._enter(self.words(self.game()))

    def narrow(self) -> bool:
        """A word that some choices have narrows the list, and `back` gives all again. Where each word leaves a single
        choice, that is made, and taken back.
        """
        word = self._narrowing()
        if word is None:
            return not self.done["narrow"] and self._narrow_to_one()
        self._enter(word)
        assert self._is_asked() and self.before.endswith("(or back):"), self.before
        return self.ask("back")

    def _narrow_to_one(self) -> bool:
        menu, before = Menu(self.game(), 0), self.record().choices
        words = [told for told in menu.told(menu.legal) if len(answered(menu, told)) == 1]
        if len(menu.legal) < 2 or len(words) < len(menu.legal):
            return False
        self._enter(self.chance.choice(words))
        assert self._is_asked(), "the game is over"
        assert len(self.record().choices) > len(before)
        return self.undo()

    def _narrowing(self) -> str | None:
        """A word that leaves several choices and not all; of such words one that leaves the same question open."""
        game = self.game()
        menu = Menu(game, 0)
        left = {word: answered(menu, word) for told in menu.told(menu.legal) for word in told.casefold().split()}
        found = [word for word, ids in sorted(left.items()) if 1 < len(ids) < len(menu.legal)]
        same = [word for word in found if menu.open_pick(left[word]) == menu.open_pick(menu.legal)]
        return self.chance.choice(same or found) if found else None

    def look_back(self) -> bool:
        self.ask("back")
        return self.ask("now") if "now" in self.before else False

    def undo(self) -> bool:
        """Whether the last choice of the person, and all that came after it, is gone."""
        before = self.record().choices
        own = [place for place, (seat, _) in enumerate(before) if seat == 0]
        self.ask("undo")
        left = self.record().choices
        assert left in (before, before[: own[-1]] if own else before)
        assert len(left) < len(before) or not own
        return len(left) < len(before)

    def resume(self) -> bool:
        """Left, and gone on with at the same decision."""
        digest = self.game().digest()
        self._enter("quit")
        self.window.until(lambda screen: "Enter" in screen.split("\n")[-1])
        self.window.press("Enter")
        self.window.until(lambda _: False)
        return self._go_on(digest)

    def kill(self) -> bool:
        """Killed while a question is open, and gone on with."""
        digest = self.game().digest()
        self.window.kill()
        return self._go_on(digest)

    def _go_on(self, digest: str) -> bool:
        self.window.close()
        self.window = TmuxWindow(self.folder, self.size, "play", "--resume", "--record", "game.json")
        self.before = ""
        assert self._is_asked()
        assert self.game().digest() == digest
        return True


def answered(menu: Menu, text: str) -> Ids:
    """What a text leaves of all that may be chosen: nothing where it is refused, or asks for something else."""
    try:
        return () if command(text) else menu.answer(menu.legal, text)
    except RefusedAnswer:
        return ()


def _is_prompt(screen: str) -> bool:
    last = screen.rsplit("\n", maxsplit=1)[-1]
    return (last.startswith(f"{PERSON}, ") and last.endswith(":")) or last == MORE


WAYS: Mapping[str, Callable[[TerminalSession], bool]] = {
    "?": lambda session: session.ask("?"),
    "why": lambda session: session.ask("why"),
    "rules": lambda session: session.ask("rules"),
    "why last": lambda session: session.ask("why last"),
    "hint": lambda session: session.ask("hint"),
    "log": lambda session: session.ask("log"),
    "narrow": TerminalSession.narrow,
    "look back": TerminalSession.look_back,
    "undo": TerminalSession.undo,
    "resume": TerminalSession.resume,
    "kill": TerminalSession.kill,
}


def played(name: str, size: tuple[int, int], seed: int = 1) -> TerminalSession:
    """One whole game."""
    ruleset = loading.load(ruleset_lookup.find(name), Report())
    assert ruleset is not None
    machine = ruleset.machine()
    call_seats(machine, [PERSON, *(f"Player {seat + 1}" for seat in range(1, machine.program.players))])
    name_pieces(machine, form_of(ruleset, machine.program).player_traits)
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
