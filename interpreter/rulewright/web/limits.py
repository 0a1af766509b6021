"""What may come in at all: hosts, origins, sizes, and how often.

In: requests. Out: the same, or a refusal with its status. The names that a request may call this server by are given
when it starts: a page of another site that has made its name point here is refused.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BODY = 16_384
"""Bytes of a form."""
TOO_LARGE = "This is more than a form may hold."
MOST_PATH = 2_048
MOST_CLIENTS = 10_000
"""Clients that are counted at once; the one that has been quiet for longest is forgotten."""
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; style-src 'self'; script-src 'self'; "
        "connect-src 'self'; img-src 'self'; form-action 'self'; "
        "base-uri 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",  # no-referrer would make browsers send our own forms without their origin
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
}


@dataclass
class Rate:
    """So many at once, and so many a second after that, for each key."""

    burst: float
    a_second: float
    left: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def allows(self, key: str, now: float | None = None) -> bool:
        """Takes one of the key's, if there is one."""
        at = time.monotonic() if now is None else now
        have, before = self.left.pop(key, (self.burst, at))
        have = min(self.burst, have + (at - before) * self.a_second)
        allowed = have >= 1
        self.left[key] = (have - 1 if allowed else have, at)
        while len(self.left) > MOST_CLIENTS:
            self.left.popitem(last=False)
        return allowed


@dataclass(frozen=True, slots=True)
class ServerNames:
    """What requests may call this server, in small letters, with ports: its own names, at which it speaks HTTP, and
    names of proxies, which may speak TLS to browsers.
    """

    own: frozenset[str]
    of_proxies: frozenset[str] = frozenset()

    @property
    def hosts(self) -> frozenset[str]:
        """All of them."""
        return self.own | self.of_proxies

    @property
    def origins(self) -> frozenset[str]:
        """What browsers call the pages of this server."""
        plain = {f"http://{host}" for host in self.hosts}
        return frozenset(plain | {f"https://{host}" for host in self.of_proxies})


class Limits:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, names: ServerNames) -> None:
        self.app, self.hosts, self.origins = app, names.hosts, names.origins
        self.requests = Rate(300, 200)
        self.writes = Rate(100, 50)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes on what may come in."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 1008})
            return
        refused = self._refusal(scope)
        if refused is not None:
            await PlainTextResponse(refused[1] + "\n", refused[0], HEADERS)(scope, receive, send)
            return
        await self._bounded(scope, receive, send)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        client = scope["client"][0] if scope.get("client") else "?"
        if headers.get("host", "").lower() not in self.hosts:
            return 421, "This server is not called so."
        if len(scope["raw_path"]) + len(scope["query_string"]) > MOST_PATH:
            return 414, "This address is too long."
        if not self.requests.allows(client):
            return 429, "Too many requests; wait a moment."
        if scope["method"] == "POST":
            return self._write_refusal(headers, client)
        return None if scope["method"] in ("GET", "HEAD") else (405, "Only GET and POST are known here.")

    def _write_refusal(self, headers: Headers, client: str) -> tuple[int, str] | None:
        if "content-length" in headers and "transfer-encoding" in headers:
            return 400, "This says in two ways how long it is."
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:12]) > MOST_BODY:
            return 413, TOO_LARGE
        if (sender := self._sender_refusal(headers)) is not None:
            return 403, sender
        return None if self.writes.allows(client) else (429, "Too many choices; wait a moment.")

    def _sender_refusal(self, headers: Headers) -> str | None:
        """Only pages of this server may change anything. Browsers say from which page they send, and no page can change
        what they say.
        """
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        if origin is None and site != "same-origin":
            return "This does not say which page has sent it: the header Origin is missing."
        if (origin is not None and origin.lower() not in self.origins) or site not in (None, "same-origin", "none"):
            return "This was sent by a page of another site."
        return None

    async def _bounded(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Counts the bytes that come in (also without a length said), and adds the headers to what goes out."""
        got = 0

        async def counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > MOST_BODY:
                raise HTTPException(413, TOO_LARGE)
            return message

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                names = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((key.encode(), value.encode()) for key, value in HEADERS.items() if key.encode() not in names),
                ]
            await send(message)

        await self.app(scope, counted, guarded)
