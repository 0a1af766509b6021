"""One socket of the server: nobody holds it for long without saying what is wanted, or without reading the answer.

In: bytes of a browser. Out: what uvicorn makes of them. A connection ends in silence where a request takes too long to
come in, where what is sent is not read, and where one client has too many. Streams of events are answers that are
read: they last.
"""

from __future__ import annotations

import asyncio
import ipaddress

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS = 20.0
"""So long the head and body of a request may take, and so long what is sent may lie unread."""
MOST_OF_A_CLIENT = 200
"""Sockets of one client at a time. Of this machine's own there may be more: a proxy speaks for everybody."""
COMING = (h11.IDLE, h11.SEND_BODY)
"""States of a request that is not all there."""


class PatientConnection(H11Protocol):
    """Waits so long, and no longer."""

    coming: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client with too many sockets gets no more."""
        super().connection_made(transport)
        if self._has_too_many():
            self.transport.abort()
        else:
            self._watch()

    def data_received(self, data: bytes) -> None:
        """A piece of a request."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        for timer in (self.coming, self.unread):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """What was sent piles up."""
        super().pause_writing()
        self.unread = self.loop.call_later(SECONDS, self._give_up)

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()

    def _watch(self) -> None:
        """The clock runs from the first sign of a request until all of it is there."""
        is_coming = self.conn.their_state in COMING
        if is_coming and self.coming is None:
            self.coming = self.loop.call_later(SECONDS, self._give_up)
        elif not is_coming and self.coming is not None:
            self.coming.cancel()
            self.coming = None

    def _give_up(self) -> None:
        self.transport.abort()

    def _has_too_many(self) -> bool:
        if self.client is None or ipaddress.ip_address(self.client[0].partition("%")[0]).is_loopback:
            return False
        others = [one.client for one in self.connections if isinstance(one, PatientConnection)]
        return sum(other is not None and other[0] == self.client[0] for other in others) > MOST_OF_A_CLIENT
