"""`python -m web.load [TABLES] [SECONDS]`, in the folder tests: many tables with one person and bots each, and how soon choices are answered.

Prints percentiles of the time from a choice to its answer, and the server's memory. The figures in docs/browser.md come from here.
"""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx2 as httpx

from .opened import first_choice

PLAYERS = {"players": "", "names": "", "people": "1", "bot": "random", "device": ""}


async def main(tables: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "rulewright",
                "serve",
                "gravediggers",
                "--human",
                "1",
                "--port",
                "0",
                "--tables",
                "a.tables",
            ],
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        host = next(found[1] for line in server.stdout if (found := re.search(r"more tables: (http\S+)", line)))
        try:
            times = await _played(host, tables, seconds)
            memory = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
        finally:
            server.terminate()
            server.communicate()
    times.sort()
    told = ", ".join(f"{part} % {1000 * times[int(len(times) * part / 100)]:.0f} ms" for part in (50, 90, 99))
    peak = re.search(r"VmHWM:\s+(\d+)", memory)
    print(  # noqa: T201 (a report)
        f"{tables} tables, {len(times)} choices in {seconds:.0f} s: {told}; memory at most {int(peak[1]) // 1024 if peak else 0} MiB"
    )


async def _played(host: str, tables: int, seconds: float) -> list[float]:
    async with httpx.AsyncClient(timeout=30, limits=httpx.Limits(max_connections=200)) as client:
        for _ in range(tables - 1):
            await client.post(host, data=PLAYERS)
        page = (await client.get(host)).text
        links = re.findall(r"<strong>Player 1</strong>: <a href=\"(/t/[^\"]+)\"", page)
        assert len(links) == tables
        base, until, times = host.partition("/host")[0], time.monotonic() + seconds, list[float]()
        await asyncio.gather(*(_person(client, base + link, until, times) for link in links))
    return times


async def _person(client: httpx.AsyncClient, link: str, until: float, times: list[float]) -> None:
    """Chooses, and thinks for a second and a half: the server counts choices for each address, and here all come from one."""
    where = link
    while time.monotonic() < until:
        page = (await client.get(where)).text
        sent, leads = first_choice(page)
        if leads:
            where = link + leads
            continue
        if sent:
            answers = re.findall(r"[?&]a=([^&]*)", where)
            began = time.monotonic()
            answered = await client.post(f"{link}/choose", data={**sent, "a": answers})
            assert answered.status_code == 303, answered.text
            times.append(time.monotonic() - began)
            where = link
        elif "The game is over" in page:
            return
        await asyncio.sleep(1.5)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 50, float(sys.argv[2]) if len(sys.argv) > 2 else 20))
