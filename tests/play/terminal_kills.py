"""Games of three people at one terminal that are killed (`kill -9`) at random moments, and gone on with: nothing that
was chosen is lost, or there twice, or shown to another.

`python tests/play/terminal_kills.py --kills 200 --seed 1` does as many; a test does a few. Whoever sits there types
whole choices. A choice counts as made once the next prompt is there. After every kill, from the journal: each choice
that was made is there, once and in its order; at most the one that was on its way besides; and the game replays digest
by digest. All that is written to the terminal is judged as that of `random_keys.py`: what the next program shows tells
nobody what another seat holds, or has chosen in secret. Raises AssertionError otherwise.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import re
import signal
import sys
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from play.random_keys import CALL, NAMES, Knowledge, Reader, drained, ended, knowledge
from play.terminal import Terminal
from rulewright.game.record import replay
from rulewright.journal import KeptGame, games

SEALED = Path(__file__).parent / "rulesets" / "sealed.yaml"
LONGEST = 2.0
"""Seconds after the first prompt after which a program is killed at the latest."""
EARLY = 0.15
"""How often one is killed while it starts."""
PROMPT = re.compile(rf"({'|'.join(NAMES)}), [^\n]*: $")
Choice = tuple[int, int]


@dataclass
class KilledGame:
    """One game, as far as it was played.
    `made`: the choices after which there was another prompt; `coming`: the one that was on its way.
    """

    folder: Path
    chance: random.Random
    known: Knowledge
    seed: int
    made: list[Choice] = field(default_factory=list)
    coming: Choice | None = None
    kills: int = 0
    sealed: int = 0

    def kill(self) -> bool:
        """One program from its start to its end, and the journal as it is then; whether the game is over."""
        terminal = self._started()
        reader, killed = Reader(self.known), threading.Event()
        timer = threading.Timer(self.chance.uniform(0, LONGEST), _kill, (terminal, killed))
        if started := self.chance.random() < EARLY:
            timer.start()
        text = ""
        for new in self._played(terminal):
            text += new
            if new.endswith(": "):
                reader.take(text)
                text = ""
                if not started:
                    timer.start()
                    started = True
        if not started:
            timer.start()
        timer.join()
        text += terminal.end()[1]
        assert killed.is_set() or self._kept() is None, "it ended by itself amid the game"
        self.kills += killed.is_set()
        over = self._is_over()
        reader.take(text)
        return over

    def _started(self) -> Terminal:
        new = [str(SEALED), "--players", "3", "--human", "all", "--names", ",".join(NAMES), "--seed", str(self.seed)]
        arguments = ["--resume"] if self._kept() is not None else new
        with contextlib.chdir(self.folder):
            return Terminal("play", *arguments, columns=200, environment={"RULEWRIGHT_STATE": str(self.folder)})

    def _played(self, terminal: Terminal) -> Iterator[str]:
        """What is written, prompt by prompt, while somebody answers each; until the program is gone."""
        text = ""
        while not ended(terminal):
            new = drained(terminal, waits=True)
            text = (text + new)[-2000:]
            is_prompt = new.endswith(": ")
            if is_prompt:
                self._settle()
            yield new
            if is_prompt:
                _type(terminal, self._line(text))
                text = ""

    def _settle(self) -> None:
        """There is another prompt: the choice before it is made."""
        if self.coming is not None:
            seat, action = self.coming
            self.known.take({"seat": seat, "action": action})
            self.made.append(self.coming)
            self.coming = None

    def _line(self, text: str) -> str:
        """What is typed at a prompt: the own name, or a choice at random in whole
        words, which is on its way from then on.
        """
        asked = PROMPT.search(text)
        if asked is None:
            return next(iter(CALL.findall(text)), "")
        seat = NAMES.index(asked[1])
        action = self.chance.choice(list(self.known.game.legal(seat)))
        self.coming = seat, action
        return self.known.game.words(seat, action)

    # ---- afterwards -------------------------------------------------------------------------------------------------

    def _kept(self) -> KeptGame | None:
        return next(iter(games(self.folder / "journals")), None) if (self.folder / "journals").is_dir() else None

    def _is_over(self) -> bool:
        """Holds the journal against what was made."""
        kept = self._kept()
        if kept is None:
            over = self.known.game.over or (self.coming is not None and self._ends_with(self.coming))
            assert over or not self.made, "a game that is not over has a journal"
            return over
        choices = [(seat, action) for seat, action in kept.record.choices]
        expected = [self.made, [*self.made, self.coming]] if self.coming is not None else [self.made]
        assert choices in expected, (choices[-3:], self.made[-3:], self.coming)
        if len(choices) > len(self.made):
            self._settle()
        self.coming = None
        again = replay(self.known.game.machine, kept.record)
        assert again.digest() == self.known.game.digest()
        self.sealed += again.decision is not None and len(again.decision.seats) < len(NAMES)
        return False

    def _ends_with(self, choice: Choice) -> bool:
        game = self.known.game.clone()
        game.choose(*choice)
        return game.over


def _type(terminal: Terminal, line: str) -> None:
    with contextlib.suppress(OSError):
        terminal.type(line + "\n")


def _kill(terminal: Terminal, killed: threading.Event) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(terminal.child, signal.SIGKILL)
        killed.set()


def run(kills: int, seed: int) -> dict[str, int]:
    """So many kills, in as many games as that takes; gives what happened.
    `sealed`: how often a choice was sealed then.
    """
    chance = random.Random(seed)
    counts = {"kills": 0, "games": 0, "choices": 0, "sealed": 0}
    while counts["kills"] < kills:
        with tempfile.TemporaryDirectory() as folder:
            number = chance.randrange(1000)
            game = KilledGame(Path(folder), chance, knowledge(number, SEALED), number)
            over = False
            while not over and counts["kills"] + game.kills < kills:
                over = game.kill()
        counts["kills"] += game.kills
        counts["games"] += 1
        counts["choices"] += len(game.made)
        counts["sealed"] += game.sealed
        sys.stdout.write(f"{counts}\n")
        sys.stdout.flush()
    return counts


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    run(wanted.kills, wanted.seed)
