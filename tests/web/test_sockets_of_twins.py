"""Everything that a socket receives, byte for byte, of two tables that differ only in what the seat cannot see.

The servers are processes of their own. Compared are answers with their heads, streams of events, refusals; not the
date, and not the link itself.
"""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from rulewright.game import Game
from rulewright.web.events import HERE
from rulewright.web.seat_cookies import COOKIE, seat_address

from .opened import actions, first_choice, hidden_fields, ruleset

QUIET = 0.6
"""Seconds after which a stream is believed to have said everything."""
PLACES = ("", "/now", "/why", "/rules", "/rules?a=1", "/then", "/then?at=1", "/then?at=999", "?a=1", "/nowhere")


class Wire:
    """One link of a server, by plain sockets."""

    def __init__(self, address: str) -> None:
        found = re.fullmatch(r"http://([^/:]+):(\d+)(/t/(.+))", address)
        assert found is not None
        self.place, self.token = (found[1], int(found[2])), found[4]
        self.path = seat_address(self.token)
        self.opening = self._all_of(self._sent(f"GET {found[3]} HTTP/1.1"))
        self.stream = self._sent(f"GET {self.path}/events HTTP/1.1")

    def _sent(self, head: str, body: str = "") -> socket.socket:
        made = socket.create_connection(self.place, timeout=20)
        form = f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n" if body else ""
        host = f"{self.place[0]}:{self.place[1]}"
        heads = f"Host: {host}\r\nConnection: close\r\nOrigin: http://{host}\r\nCookie: {COOKIE}={self.token}\r\n{form}"
        made.sendall(f"{head}\r\n{heads}\r\n{body}".encode())
        return made

    def _all_of(self, received: socket.socket) -> bytes:
        with received:
            return self._plain(b"".join(iter(lambda: received.recv(65536), b"")))

    def answer(self, where: str, body: str = "") -> bytes:
        """All that is received for one request."""
        return self._all_of(self._sent(f"{'POST' if body else 'GET'} {self.path}{where} HTTP/1.1", body))

    def told(self) -> bytes:
        """What the stream has said since."""
        self.stream.settimeout(QUIET)
        found = b""
        try:
            while part := self.stream.recv(65536):
                found += part
        except TimeoutError:
            pass
        return self._plain(found)

    def _plain(self, received: bytes) -> bytes:
        """Without what depends on the clock: the date, and the signs of life of a stream."""
        timeless = received.replace(f"{len(HERE):x}\r\n{HERE}\r\n".encode(), b"")
        timeless = timeless.replace(self.token.encode(), b"TOKEN").replace(self.path.encode(), b"SEAT")
        return re.sub(rb"date: [^\r]*", b"date", timeless)

    def everything(self) -> list[bytes]:
        wrong = [
            self.answer("/choose", "stop=0&action=1"),
            self.answer("/undo", "stop=0"),
            self.answer("/note", "kind=x"),
        ]
        return [self.opening, self.told(), *map(self.answer, PLACES), *wrong]

    def choose(self, number: int) -> None:
        """The choice with this number among those that are offered at once, from 0;
        before that the first of whatever leads there.
        """
        where, page = "", self.answer("").decode()
        while not actions(page):
            where = first_choice(page)[1] or where
            page = self.answer(where).decode()
        sent = {**hidden_fields(page), "action": actions(page)[number]}
        answered = self.answer("/choose", "&".join(f"{key}={value}" for key, value in sent.items()))
        assert b" 303 " in answered, answered


@contextmanager
def serving(folder: Path, game: str, seed: int) -> Iterator[list[Wire]]:
    """A server, and the links of its seats."""
    folder.mkdir()
    words = ["serve", game, "--port", "0", "--tables", "a.tables", "--seed", str(seed)]
    process = subprocess.Popen(
        [sys.executable, "-m", "rulewright", *words], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        links = []
        for line in process.stdout:
            found = re.search(r"Player \d+: (http\S+)", line)
            links += [found[1]] if found else []
            if line.startswith("For you"):
                break
        with ExitStack() as stack:
            wires = [Wire(link) for link in links]
            for wire in wires:
                stack.enter_context(wire.stream)
            yield wires
    finally:
        process.terminate()
        process.communicate()


def twin_seeds(game: str) -> tuple[int, int]:
    """Two seeds that the first seat cannot tell apart at the start, and the second can."""
    machine, seen = ruleset(game).machine(None, {}), dict[str, tuple[int, object]]()
    for seed in range(1, 200):
        Game.start(machine, seed)
        own, other = (Game.start(machine, seed).view(seat) for seat in (0, 1))
        before = seen.setdefault(str(own), (seed, other))
        if before[1] != other:
            return before[0], seed
    raise AssertionError("no twins")


def compare(folder: Path, game: str, seeds: tuple[int, int], scripts: tuple[list[tuple[int, int]], ...]) -> None:
    """The first seat's sockets, at the start and after each choice of the scripts: a
    seat and the number of a choice.
    """
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(serving(folder / str(number), game, seed)) for number, seed in enumerate(seeds)
        )
        received = one[0].everything()
        assert all(received) and received == other[0].everything()
        for mine, theirs in zip(*scripts, strict=True):
            one[mine[0]].choose(mine[1])
            other[theirs[0]].choose(theirs[1])
            time.sleep(QUIET)
            assert one[0].everything() == other[0].everything(), (mine, theirs)
        assert one[1].answer("") != other[1].answer(""), "they are twins of the first seat only"


def test_another_hand(tmp_path: Path) -> None:
    """The second seat holds another card. The first passes, the second bets: nothing is uncovered."""
    script = [(0, 0), (1, 1)]
    compare(tmp_path, "kuhn", twin_seeds("kuhn"), (script, script))


def test_another_sealed_choice(tmp_path: Path) -> None:
    compare(tmp_path, "goofspiel", (3, 3), ([(1, 0)], [(1, 5)]))
