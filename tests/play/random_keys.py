"""Random keys in a game of three people at one terminal: no byte tells whoever sits there what that seat may not know.

`python tests/play/random_keys.py --strokes 10000 --seed 1` types as many; a test types a few. Everything that is
written to the terminal is cut where the screen is cleared. A piece belongs to the seat that has just been called, or to
nobody. What a seat may know is worked out from the journal, apart from the program that plays: the cards that its views
and its log have named so far. Purses are seen by their owners alone.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import re
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

sys.path.insert(0, str(Path(__file__).parents[1]))

from play.terminal import Terminal
from rulewright import loading, ruleset_lookup
from rulewright.game import Game
from rulewright.game.seats import call_seats
from rulewright.picture import TableLayout, layout_of, picture
from rulewright.play import table
from rulewright.source.diagnostic import Report

STEPS = Path(__file__).parent / "rulesets" / "steps.yaml"
NAMES = ("Ann", "Bob", "Cleo")
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
CARD = re.compile(r"plain \d+")
CALL = re.compile(r"(Ann|Bob|Cleo) is next\. When only")
ACCEPTED = re.compile(r"(Ann|Bob|Cleo), it is your choice\.")
OTHERS_PURSE = re.compile(r"^(?:Ann|Bob|Cleo) {2,}(\S+) +\d+ ", re.MULTILINE)
"""In a line of the table: the purse of a seat that is not `(you)`, before its points."""
LEFT = re.compile(r"while it was the choice of|It is kept: ")
WORDS = (
    *NAMES,
    "undo",
    "back",
    "table",
    "log all",
    "log",
    "why",
    "?",
    "save",
    "quit",
    "now",
    "forward",
    "why lay",
    "1 2",
)
SINGLE = "0123456789 \t\x1b[ABCDnyqul\x7f\x15\x17\x01\x12\x0c\x0e\x10"
OFTEN = "\n123\n\n"


@dataclass
class Knowledge:
    """What each seat, and an onlooker (none), has been told of by so many lines of the journal."""

    game: Game
    layout: TableLayout
    states: list[Game] = field(default_factory=list)
    cards: dict[int | None, set[str]] = field(default_factory=dict)
    before: tuple[Game, list[Game], int] | None = None
    """The game and its states before the last line of the journal, and how long that is."""

    def take(self, line: dict[str, int], length: int = 0) -> None:
        """A line of the journal, of so many bytes."""
        self.before = self.game.clone(), list(self.states), length
        if "back_to" in line:
            self.game = self.states[line["back_to"]].clone()
            del self.states[line["back_to"] :]
        elif "seat" in line:
            self.states.append(self.game.clone())
            self.game.choose(line["seat"], line["action"])
        self.look()

    def drop_last(self) -> int:
        """The last line was taken away again; how long it was."""
        assert self.before is not None, "no more than one line is ever taken away"
        (self.game, self.states, length), self.before = self.before, None
        return length

    def look(self) -> None:
        for eye in (None, 0, 1, 2):
            shown = [one.text for one in table(picture(self.layout, self.game.view(eye)), 200)] + self.game.log(eye)
            self.cards.setdefault(eye, set()).update(CARD.findall("\n".join(shown)))


def knowledge(seed: int, rules: Path = STEPS) -> Knowledge:
    ruleset = loading.load(ruleset_lookup.find(str(rules)), Report())
    assert ruleset is not None
    machine = ruleset.machine(3)
    call_seats(machine, NAMES)
    found = Knowledge(Game.start(machine, seed), layout_of(ruleset, machine))
    found.look()
    return found


@dataclass
class Reader:
    """Judges what is written to the terminal, piece by piece."""

    known: Knowledge
    seat: int | None = None
    called: int | None = None
    piece: str = ""
    seen: int = 0

    def take(self, text: str) -> None:
        """More of what was written; a piece may come in parts."""
        first, *others = (self.piece + text).split(CLEAR)
        for piece in (first, *others):
            self.piece = piece
            self.judge(piece)
            if others and piece is not others[-1]:
                self.cleared(piece)

    def cleared(self, piece: str) -> None:
        call = CALL.search(piece)
        self.called = NAMES.index(call[1]) if call is not None else None

    def judge(self, piece: str) -> None:
        """Refuses what the one who looks at this piece must not know."""
        asked = ACCEPTED.search(piece)
        owner = None if asked is None or LEFT.search(piece) else NAMES.index(asked[1])
        assert owner is None or self.called in (owner, None), (self.called, piece)
        told = set(CARD.findall(piece))
        may = self.known.cards[owner if owner is not None else self.called]
        assert told <= may, (owner, told - may, piece)
        self.seen += len(told)
        assert "Traceback" not in piece and "This is a bug" not in piece, piece
        if not self.known.game.over:
            assert all(purse == "?" for purse in OTHERS_PURSE.findall(piece)), piece


def stroke(rng: random.Random, shown: str) -> str:
    """A key, a word with Enter, or now and then what is asked for, so that the game goes on."""
    kind = rng.random()
    if kind < 0.3:
        call = CALL.findall(shown)
        return f"{call[-1] if call and shown.endswith(': ') and rng.random() < 0.7 else rng.randrange(1, 7)}\n"
    if kind < 0.45:
        return rng.choice(WORDS) + "\n"
    if kind < 0.46:
        return rng.choice("\x03\x04")
    return rng.choice(OFTEN if kind < 0.7 else SINGLE)


def run(strokes: int, seed: int) -> dict[str, int]:
    """Types so many strokes, in as many games as that takes; gives what happened."""
    rng, counts = random.Random(seed), {"strokes": 0, "games": 0, "choices": 0, "cards": 0}
    while counts["strokes"] < strokes:
        with tempfile.TemporaryDirectory() as folder:
            one_game(Path(folder), rng, counts, strokes)
        counts["games"] += 1
    return counts


def one_game(folder: Path, rng: random.Random, counts: dict[str, int], strokes: int) -> None:
    """A game that begins, and goes on whenever it was left, until it is over or enough was typed."""
    seed = rng.randrange(1000)
    arguments = [str(STEPS), "--players", "3", "--human", "all", "--names", ",".join(NAMES), "--seed", str(seed)]
    known, state = knowledge(seed), {"RULEWRIGHT_STATE": str(folder)}
    with contextlib.ExitStack() as open_files:
        journal: BinaryIO | None = None
        while counts["strokes"] < strokes:
            with contextlib.chdir(folder):  # what is typed may be the name of a file
                terminal = Terminal("play", *arguments, columns=200, environment=state)
            reader = Reader(known)
            text = ""
            while "types " not in text and not ended(terminal):
                text += drained(terminal, waits=True)
            if journal is None:
                (path,) = (folder / "journals").glob("*.journal")
                journal = open_files.enter_context(path.open("rb"))
                journal.readline()
            going, shown = not ended(terminal), text
            while going and counts["strokes"] < strokes:
                for _ in range(rng.choice((1, 1, 1, 2, 12))):
                    key = stroke(rng, shown)
                    counts["strokes"] += len(key)
                    with contextlib.suppress(OSError):
                        terminal.type(key)
                shown = drained(terminal, rng.random() < 0.7 and key[-1] in "\n\x03\x04")
                text += shown
                going = not ended(terminal)
                counts["choices"] += taken(journal, known)
                reader.take(text)
                text = ""
            if going:
                terminal.type("\x04\x04\n")
                os.kill(terminal.child, 9)
            reader.take(text + terminal.end()[1])
            text = ""
            counts["cards"] += reader.seen
            if not any((folder / "journals").glob("*.journal")):
                return
            arguments = ["--resume"]


def ended(terminal: Terminal) -> bool:
    return os.waitid(os.P_PID, terminal.child, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None


def drained(terminal: Terminal, waits: bool) -> str:
    """What has come, up to the next prompt if one waits for it; nothing stays behind in the terminal."""
    text, end = "", time.monotonic() + 1.0
    while True:
        text += terminal.quiet(0.02)
        terminal.seen = ""
        if not waits or text.endswith(": ") or time.monotonic() > end:
            return text


def taken(journal: BinaryIO, known: Knowledge) -> int:
    """Takes what has been added to the journal, a file that may be deleted by now. A choice that Ctrl-C breaks off
    while it is written down is taken away again. A line that is not whole is left for later.
    """
    count = 0
    if os.fstat(journal.fileno()).st_size < journal.tell():
        made = len(known.states)
        journal.seek(-known.drop_last(), os.SEEK_CUR)
        count = min(0, len(known.states) - made)
    while (line := journal.readline()).endswith(b"\n"):
        data = json.loads(line.partition(b" ")[2])
        known.take(data, len(line))
        count += "seat" in data
    journal.seek(-len(line), os.SEEK_CUR)
    return count


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strokes", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    sys.stdout.write(f"{run(wanted.strokes, wanted.seed)}\n")
