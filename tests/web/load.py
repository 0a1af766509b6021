"""`python -m web.load [--tables 50] [--seconds 20] ...`, in the folder tests: many tables with one person and bots
each, and how soon choices are answered.

People behave as the page's script does: each has its stream of events open, and asks for the page again when it says
so. They do not act in step: each thinks for half to one and a half of `--pause`; with `--together` all choose at the
same moments, which is the worst case. Prints percentiles of the time from a choice to its answer, the server's time of
CPU for each choice with all that belongs to it, its memory, and how busy the machine was besides. The figures in
docs/browser.md come from here.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import httpx2 as httpx

from .opened import Sent, first_choice

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Measured:
    """Seconds from each choice to its answer, and how often a page was asked for."""

    choices: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)


@contextmanager
def server(game: str, bot: str) -> Iterator[tuple[int, str]]:
    """A server with one table: its process, and the host's address."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", game, "--human", "1", "--bot", bot, "--port", "0", "--tables", "a.tables"]
        process = subprocess.Popen(
            [sys.executable, "-m", "rulewright", *words], cwd=folder, stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            yield (
                process.pid,
                next(found[1] for line in process.stdout if (found := re.search(r"more tables: (http\S+)", line))),
            )
        finally:
            process.terminate()
            process.communicate()


def cpu(process: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def main(wishes: argparse.Namespace) -> None:
    with server(wishes.game, wishes.bot) as (process, host):
        async with httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=400)) as client:
            links = await _opened(client, host, wishes)
            before, ours = cpu(process), time.process_time()
            measured = await _played(client, links, wishes)
            used, ours = cpu(process) - before, time.process_time() - ours
        peak = re.search(r"VmHWM:\s+(\d+)", Path(f"/proc/{process}/status").read_text(encoding="ascii"))
    print(  # noqa: T201 (a report)
        f"{wishes.tables} tables of {wishes.game} with {wishes.bot}: {_told('choices', measured.choices)}; "
        f"{_told('pages', measured.pages)}; {1000 * used / max(1, len(measured.choices)):.1f} ms of CPU a "
        "choice; memory at most "
        f"{int(peak[1]) // 1024 if peak else 0} MiB; this client used {ours:.1f} s of {wishes.seconds:.0f}; load "
        f"{os.getloadavg()[0]:.1f}"
    )


def _told(what: str, times: list[float]) -> str:
    times.sort()
    parts = [f"{part} % {1000 * times[int(len(times) * part / 100)]:.0f} ms" for part in (50, 90, 99) if times]
    return f"{len(times)} {what}: {', '.join(parts)}"


async def _opened(client: httpx.AsyncClient, host: str, wishes: argparse.Namespace) -> list[str]:
    """The addresses of the first seat at all tables, whose links the client has opened."""
    base = host.partition("/host")[0]
    client.headers["origin"] = base
    host = base + (await client.get(host)).headers["location"]
    form = {"players": "", "names": "", "people": "1", "bot": wishes.bot, "device": ""}
    for _ in range(wishes.tables - 1):
        await client.post(host, data=form)
        await asyncio.sleep(0.025)  # the server counts what one address opens
    page = (await client.get(host)).text
    found = re.findall(r"<strong>Player 1</strong>: <a href=\"(/t/[^\"]+)\"", page)
    assert len(found) == wishes.tables
    return [base + (await client.get(base + link)).headers["location"] for link in found]


async def _played(client: httpx.AsyncClient, links: list[str], wishes: argparse.Namespace) -> Measured:
    measured, until = Measured(), time.monotonic() + wishes.seconds
    people = [Person(client, link, measured, random.Random(n), wishes) for n, link in enumerate(links)]
    await asyncio.gather(*(person.play(until) for person in people))
    return measured


@dataclass
class Person:
    """Somebody at a page with its script."""

    client: httpx.AsyncClient
    link: str
    measured: Measured
    chance: random.Random
    wishes: argparse.Namespace

    async def play(self, until: float) -> None:
        listening = asyncio.create_task(self._listen())
        if not self.wishes.together:
            await asyncio.sleep(self.chance.uniform(0, self.wishes.pause))
        try:
            while time.monotonic() < until and not await self._choose():
                part = 1 if self.wishes.together else self.chance.uniform(0.5, 1.5)
                await asyncio.sleep(self.wishes.pause * part)
        finally:
            listening.cancel()

    async def _listen(self) -> None:
        """The stream of events; of several that say the page has changed, one page is asked for."""
        at = urlsplit(self.link)
        reader, writer = await asyncio.open_connection(at.hostname, at.port)
        writer.write(f"GET {at.path}/events HTTP/1.1\r\nHost: {at.netloc}\r\nCookie: {self._cookie()}\r\n\r\n".encode())
        try:
            async for line in reader:
                if line.startswith(b"event: changed"):
                    await self._page(f"{self.link}/now")
        finally:
            writer.close()

    def _cookie(self) -> str:
        return str(self.client.build_request("GET", self.link).headers["cookie"])

    async def _page(self, where: str) -> str:
        began = time.monotonic()
        answer = await self.client.get(where)
        assert answer.status_code == 200, answer.text
        self.measured.pages.append(time.monotonic() - began)
        return answer.text

    async def _choose(self) -> bool:
        """The first of what is offered, at every question; whether the game is over."""
        where = self.link
        while True:
            page = await self._page(where)
            sent, leads = first_choice(page, self.chance)
            if sent:
                leads = await self._send(where, sent)
            if not leads:
                return "The game is over" in page
            where = self.link + leads

    async def _send(self, where: str, sent: Sent) -> str:
        """Sends an answer; where the next question is asked, if it leads to one."""
        answers = re.findall(r"[?&]a=([^&]*)", where)
        began = time.monotonic()
        answered = await self.client.post(f"{self.link}/choose", data={**sent, "a": answers})
        self.measured.choices.append(time.monotonic() - began)
        assert answered.status_code == 303 or ("member" in sent and "Not possible" in answered.text), answered.text
        location = str(answered.headers.get("location", ""))
        return location[location.find("?") :] if "?" in location else ""


def wished() -> argparse.Namespace:
    reader = argparse.ArgumentParser(prog="python -m web.load")
    reader.add_argument("--tables", type=int, default=50)
    reader.add_argument("--seconds", type=float, default=20)
    reader.add_argument("--pause", type=float, default=1.5, help="seconds that people think")
    reader.add_argument("--game", default="gravediggers")
    reader.add_argument("--bot", default="random")
    reader.add_argument("--together", action="store_true", help="all choose at the same moments")
    return reader.parse_args()


if __name__ == "__main__":
    asyncio.run(main(wished()))
