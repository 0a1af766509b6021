"""`python -m web.kills [KILLS]`, in the folder tests: servers that are killed at random moments while everybody at a
table chooses, and are started again.

After every kill, from the file and from the server that is started next: each choice that was answered is there, once
and in its order; at most one more of each seat, which was on its way; the game replays digest by digest; every link
shows what it must; and of a choice that is sealed nobody else sees which it is. Raises AssertionError otherwise. The
suite does a few, docs/browser.md has the figures of many.
"""

from __future__ import annotations

import http.client
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from rulewright.game import Game
from rulewright.game.record import replay
from rulewright.web import LiveTable
from rulewright.web.seat_cookies import COOKIE, seat_address

from .opened import first_choice, tables

LONGEST = 1.5
"""Seconds after which a server is killed at the latest."""
EARLY = 0.15
"""How often one is killed while it starts."""
GAMES: dict[str, tuple[str, ...]] = {
    "gravediggers": (),
    "goofspiel": (),
    "gnadenlos": ("--human", "1,2"),
    "liars_dice": (),
}
"""What is played, and how: with sealed choices, hidden hands, bots in between."""
COOKIES: dict[str, str] = {}
"""What opened links have left, by address."""


@dataclass
class Sitting:
    """One file, and what its server has answered for it."""

    folder: Path
    game: str
    chance: random.Random
    answered: Counter[int] = field(default_factory=Counter)
    kills: int = 0
    threads: list[threading.Thread] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    sealed: int = 0
    """Choices that were sealed when the server was killed."""

    @property
    def path(self) -> Path:
        return self.folder / "a.tables"

    def kill(self) -> bool:
        """One server from its start to its end, and the file as it is then; whether the game is over."""
        with started(self.path, self.game, *GAMES[self.game], "--seed", str(self.chance.randrange(10**6))) as server:
            if self.chance.random() < EARLY:
                time.sleep(self.chance.uniform(0, LONGEST))
            else:
                self._play_all(server)
            server.send_signal(signal.SIGKILL)
            for thread in self.threads:
                thread.join()
        assert not self.refused, self.refused
        self.kills += 1
        with table_of(self.path, self.game) as table:
            if table is not None:
                self._check(table)
            return table is not None and table.game.over

    def _play_all(self, server: subprocess.Popen[str]) -> None:
        """Everybody, until a random moment."""
        links = links_of(server)
        if self.answered:
            with table_of(self.path, self.game, only_reading=True) as table:
                assert table is not None
                self._shown(table, links)
        until = time.monotonic() + self.chance.uniform(0, LONGEST)
        self.threads = [threading.Thread(target=self._play, args=(seat, where, until)) for seat, where in links.items()]
        for thread in self.threads:
            thread.start()
        time.sleep(max(0, until - time.monotonic()))

    def _play(self, seat: int, where: str, until: float) -> None:
        """Until the server answers no more."""
        chance = random.Random(self.chance.random())
        while time.monotonic() < until + 5:
            try:
                if not choose(where, chance):
                    return
            except urllib.error.HTTPError as problem:
                self.refused.append(f"{problem}")
                return
            except (OSError, http.client.HTTPException):  # the server is gone
                return
            self.answered[seat] += 1

    def _check(self, table: LiveTable) -> None:
        kept = table.kept.connection.execute("SELECT number FROM choices WHERE table_id = 1 ORDER BY number").fetchall()
        assert [number for (number,) in kept] == list(range(len(kept))), "once, in order"
        replay(table.machine, table.record)
        made = Counter(seat for seat, _ in table.record.choices if seat in table.people)
        for seat in table.people:
            assert made[seat] in (self.answered[seat], self.answered[seat] + 1), (seat, made, self.answered)
        self.answered = made
        self._sealed(table)

    def _sealed(self, table: LiveTable) -> None:
        """Nobody else's sight depends on which choice is sealed."""
        program = table.machine.program
        sealed = table.game.state.slots[program.sealed : program.sealed + program.players]
        for seat, action in enumerate(sealed):
            if action >= 0 and not table.game.over:
                self.sealed += 1
                others = [eye for eye in (*range(program.players), None) if eye != seat]
                for twin in twins(table, seat):
                    for eye in others:
                        assert (twin.view(eye), twin.log(eye)) == (table.game.view(eye), table.game.log(eye))

    def _shown(self, table: LiveTable, links: dict[int, str]) -> None:
        """What the server that was started again shows is what the file says."""
        for seat, where in links.items():
            page = read(where)
            version = re.search(r'data-version="(\w+)"', page)
            chair = next(chair for chair in table.chairs.values() if chair.seats == (seat,))
            assert version is not None
            assert version[1] == table.sight(chair).version or not _is_still(table), (seat, self.kills)


def _is_still(table: LiveTable) -> bool:
    """Whether nothing happens before a person chooses."""
    return table.game.over or set(table.waiting()) <= table.people


def twins(table: LiveTable, seat: int) -> Iterator[Game]:
    """The game with other choices of the seat that is sealed: a few."""
    at = max(number for number, (who, _) in enumerate(table.record.choices) if who == seat)
    before = Game.start(table.machine, table.record.seed)
    for who, action in table.record.choices[:at]:
        before.choose(who, action)
    for other in before.legal(seat)[:3]:
        twin = before.clone()
        twin.choose(seat, other)
        for who, action in table.record.choices[at + 1 :]:
            twin.choose(who, action)
        yield twin


@contextmanager
def table_of(path: Path, game: str, *, only_reading: bool = False) -> Iterator[LiveTable | None]:
    """The table of a file, if there is one already. `only_reading`: while a server has it open."""
    with tables(path, game, only_reading=only_reading) as served:
        yield served.live.get(1)


@contextmanager
def started(path: Path, game: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A server for a file."""
    server = subprocess.Popen(
        [sys.executable, "-m", "rulewright", "serve", game, "--port", "0", "--tables", path.name, *words],
        cwd=path.parent, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        yield server
    finally:
        server.send_signal(signal.SIGKILL)
        server.communicate()


def links_of(server: subprocess.Popen[str]) -> dict[int, str]:
    """Where the pages of the people are, by their seats, once the links have been opened."""
    assert server.stdout is not None
    found = {}
    for line in server.stdout:
        if person := re.search(r"Player (\d+): (http\S+)", line):
            found[int(person[1]) - 1] = opened(person[2])
        if line.startswith("For you"):
            return found
    raise AssertionError("the server printed no links")


def opened(link: str) -> str:
    """The address to which a link leads; what it opens is kept as a browser does."""
    base, _, token = link.partition("/t/")
    COOKIES[seat_address(token)] = f"{COOKIE}={token}"
    return base + seat_address(token)


def choose(where: str, chance: random.Random) -> bool:
    """One choice over HTTP; none any more when the game is over."""
    at = where
    while True:
        page = read(at)
        sent, leads = first_choice(page, chance)
        if leads:
            at = where + leads
        elif sent:
            answers = re.findall(r"[?&]a=([^&]*)", at)
            try:
                leads_on = read(f"{where}/choose", urllib.parse.urlencode({**sent, "a": answers}, doseq=True).encode())
            except urllib.error.HTTPError as problem:
                if problem.code != 409:  # what may not be ticked together
                    raise
                time.sleep(0.02)
                at = where
                continue
            if not leads_on:
                return True
            at = where + leads_on
        elif "The game is over" in page:
            return False
        else:
            at = where
            time.sleep(0.01)


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """An answer that leads on says that the choice was made; what is behind it is asked for afterwards."""

    def redirect_request(self, *_: object) -> None:
        return None


def read(where: str, data: bytes | None = None) -> str:
    """A page; or, where the choice is made, nothing; or where its next question is asked. Raises what urllib raises."""
    opener = urllib.request.build_opener(NoRedirect)
    base, _, seat = where.partition("/seat/")
    heads = {"Origin": base, "Cookie": COOKIES[f"/seat/{re.split('[/?]', seat)[0]}"]}
    while True:
        try:
            with opener.open(urllib.request.Request(where, data, heads), timeout=20) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError as problem:
            if problem.code == 303:
                return "?" * ("?" in problem.headers["location"]) + problem.headers["location"].partition("?")[2]
            if problem.code != 429:
                raise
            time.sleep(0.05)  # too many at once


def main(kills: int, seed: int = 5) -> None:
    chance, done, sealed, made = random.Random(seed), 0, 0, 0
    while done < kills:
        with tempfile.TemporaryDirectory() as folder:
            sitting = Sitting(Path(folder), chance.choice(list(GAMES)), chance)
            while done < kills:
                done += 1
                if sitting.kill():
                    break
            sealed, made = sealed + sitting.sealed, made + sum(sitting.answered.values())
    print(  # noqa: T201 (a report)
        f"{done} kills: all of {made} choices that people were answered are there, none twice; {sealed} choices "
        "were sealed at the moment, and none is shown"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
