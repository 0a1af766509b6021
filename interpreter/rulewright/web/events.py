"""Who is told that something has changed: one stream of events for each open page.

In: changes of a table. Out: events, of which each says only that the page should be asked for again, and by which
version it will be known. A page that does not read holds up nobody: of changes that it has missed it is told the last.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

HEARTBEAT = 15.0
"""Seconds after which a silent stream shows that it is there."""
MOST_PAGES = 8
"""Streams that one link may have; the oldest ends when there are more, and is told so: it does not come back by itself,
or pages would push each other out for ever.
"""
HERE = "event: here\ndata: still\n\n"
"""The sign of life of a stream: a page that has missed two of them begins anew."""
ELSEWHERE = "event: elsewhere\ndata: pages\n\n"
"""The last that a stream hears which has made room for another."""


class Listeners:
    """The open pages of all tables. Used from the thread of the event loop only."""

    def __init__(self) -> None:
        self.pages: dict[tuple[int, str], list[asyncio.Event]] = defaultdict(list)
        self.ended: set[asyncio.Event] = set()
        self.pushed: set[asyncio.Event] = set()

    def changed(self, table: int) -> None:
        """Something has changed at a table."""
        for (number, _), pages in self.pages.items():
            if number == table:
                for page in pages:
                    page.set()

    def end(self) -> None:
        """All streams end."""
        for pages in self.pages.values():
            for page in pages:
                self.ended.add(page)
                page.set()

    def _make_room(self, pages: list[asyncio.Event]) -> None:
        for page in pages[:-MOST_PAGES]:
            self.ended.add(page)
            self.pushed.add(page)
            page.set()

    async def stream(self, table: int, token: str, version: Callable[[], Awaitable[str]]) -> AsyncIterator[str]:
        """Events of one page: its version now, and each time it has changed.
        Of what changes elsewhere nothing is sent, nor does it put off the next sign of life.
        """
        page, pages = asyncio.Event(), self.pages[table, token]
        pages.append(page)
        self._make_room([one for one in pages if one not in self.ended])
        try:
            told, due = "", 0.0
            while page not in self.ended:
                page.clear()
                latest, now = await version(), time.monotonic()
                if latest != told or now >= due:
                    yield f"id: {latest}\nevent: changed\ndata: {latest}\n\n" if latest != told else HERE
                    told, due = latest, now + HEARTBEAT
                with suppress(TimeoutError):
                    await asyncio.wait_for(page.wait(), due - now)
            if page in self.pushed:
                yield ELSEWHERE
        finally:
            self.ended.discard(page)
            self.pushed.discard(page)
            pages.remove(page)
            if not pages:
                self.pages.pop((table, token), None)
