"""kill -9 at random moments of random sessions: every choice that was made is there afterwards, none twice.

`python tests/journal/kills.py --times 200 --seed 1` kills as often; a test does it a few times. A session is played by
a pipe, by random answers; it is killed after a random time and gone on with, until the game is over; then another
begins. After every kill the journal is compared with what had been shown: whoever was asked for the next choice has
seen that the one before was made.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass
from pathlib import Path

from rulewright.journal import games

ROOT = Path(__file__).parents[2]
SIGNALS = (signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGHUP)
GAMES = (
    ("goofspiel", "--human", "all"),
    ("gravediggers", "--players", "3", "--human", "1,2"),
    (str(ROOT / "tests" / "play" / "rulesets" / "steps.yaml"), "--players", "3", "--human", "1,3"),
)
ASKED = re.compile(r"it is your choice\.")


@dataclass
class Session:
    """One sitting at a pipe: what was shown, and how often a choice was asked for anew."""

    process: subprocess.Popen[bytes]
    shown: str = ""

    def read(self) -> None:
        assert self.process.stdout is not None
        while chunk := os.read(self.process.stdout.fileno(), 65536):
            self.shown += chunk.decode("utf-8", "replace")


def sitting(state: Path, rng: random.Random, arguments: tuple[str, ...], how: signal.Signals, most: float) -> Session:
    """Plays by random answers and is ended by a signal after a random time, if the game is not over before."""
    environment = {**os.environ, "RULEWRIGHT_STATE": str(state), "PYTHONPATH": str(ROOT / "interpreter")}
    command = [sys.executable, "-u", "-m", "rulewright", "play", *arguments]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment
    )
    session = Session(process)
    reader = threading.Thread(target=session.read)
    reader.start()
    assert process.stdin is not None
    if rng.random() < 0.9:  # else while it starts
        while process.poll() is None and ASKED.search(session.shown) is None:
            time.sleep(0.01)
    end = time.monotonic() + rng.uniform(0.0, most)
    while process.poll() is None and time.monotonic() < end:
        word = "undo" if rng.random() < 0.1 else "first" if rng.random() < 0.5 else str(rng.randrange(1, 7))
        try:
            process.stdin.write(f"{word}\n".encode())
            process.stdin.flush()
        except BrokenPipeError:
            break
        time.sleep(rng.choice((0.0, 0.001, 0.004)))
    process.send_signal(how)
    process.wait()
    reader.join()
    with contextlib.suppress(OSError):
        process.stdin.close()
    assert process.stdout is not None
    process.stdout.close()
    return session


def kept(state: Path) -> list[tuple[int, int]] | None:
    """The choices that the only journal keeps; none if there is no journal."""
    os.environ["RULEWRIGHT_STATE"] = str(state)
    found = games()
    assert len(found) <= 1
    return found[0].record.choices if found else None


def made(shown: str) -> int:
    """How many choices of people had certainly been made when this was the last that was shown, taken back or not."""
    return max(0, len(ASKED.findall(shown)) - 1)


def lines() -> list[dict[str, object]]:
    """The objects of the only journal behind its head."""
    return [
        json.loads(line.partition(" ")[2])
        for line in games()[0].path.read_text().splitlines(keepends=True)[1:]
        if line[-1] == "\n"
    ]


def run(times: int, seed: int, most: float = 1.2) -> dict[str, int]:
    """Kills so often; gives what happened."""
    rng, counts = random.Random(seed), {"killed": 0, "finished": 0, "choices": 0, "sittings": 0}
    while counts["killed"] < times:
        with tempfile.TemporaryDirectory() as folder:
            one_game(Path(folder), rng, counts, times, most)
    return counts


def one_game(state: Path, rng: random.Random, counts: dict[str, int], times: int, most: float) -> None:
    """Begins a game and goes on with it until it is over, or the last kill was made."""
    arguments: tuple[str, ...] = (*rng.choice(GAMES), "--seed", str(rng.randrange(1000)))
    before = 0
    while counts["killed"] < times:
        how = rng.choice(SIGNALS)
        session = sitting(state, rng, arguments, how, most)
        counts["sittings"] += 1
        assert "Traceback" not in session.shown and "This is a bug" not in session.shown, session.shown[-2000:]
        if "The game is over." in session.shown and (session.process.returncode == 0 or kept(state) is None):
            counts["finished"] += 1
            assert kept(state) is None
            return
        assert session.process.returncode == -how, (session.process.returncode, session.shown[-500:])
        counts["killed"] += 1
        choices = kept(state)
        if choices is None:  # before anything was chosen, or after everything was taken back
            assert how is not signal.SIGKILL or (before == 0 and made(session.shown) == 0), session.shown
            before, arguments = 0, (*rng.choice(GAMES), "--seed", str(rng.randrange(1000)))
            continue
        now = lines()
        written = [line for line in now[before:] if "back_to" in line or "seat" in line]
        assert len(written) >= made(session.shown), (made(session.shown), written, session.shown)
        counts["choices"] += len(written)
        before = len(now)
        arguments = ("--resume",)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    sys.stdout.write(f"{run(wanted.times, wanted.seed)}\n")
