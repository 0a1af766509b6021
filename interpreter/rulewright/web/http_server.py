"""The server itself: a socket, the names that it may be called by, and how it ends.

In: tables, an address. Out: served pages until it is told to stop. Complains (`TableRefusal`) about an address that
cannot be had. Addresses are not written to any log: those of links are secrets.
"""

from __future__ import annotations

import ipaddress
import re
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn

from rulewright.web.app import WebTables
from rulewright.web.limits import ServerNames
from rulewright.web.live_table import TableRefusal
from rulewright.web.patient_connections import PatientConnection

MOST_CONNECTIONS = 2_000
SWITCH = 0.001
"""Seconds that a thread with much to do keeps the interpreter from the others: the one
that answers requests needs it often and briefly.
"""
GRACE = 2
"""Seconds that open requests are given when the server ends."""


@dataclass(frozen=True, slots=True)
class Bound:
    """A socket that listens, and how to reach it."""

    listener: socket.socket
    host: str
    port: int

    @property
    def base(self) -> str:
        """What links begin with."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{name}:{self.port}"


def bound(host: str, port: int) -> Bound:
    """Listens at an address; port 0 takes a free one."""
    if not host.strip():
        raise TableRefusal(
            "an empty address is none; 0.0.0.0 is every address of this machine, 127.0.0.1 is for it alone"
        )
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(
            family, socket.SOCK_STREAM, socket.IPPROTO_TCP
        )  # by name: else answers wait for a full packet
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(512)
    except (OSError, UnicodeError, OverflowError) as problem:
        said = getattr(problem, "strerror", None) or str(problem)
        raise TableRefusal(f"cannot listen at {host}, port {port}: {said}") from problem
    return Bound(listener, host, listener.getsockname()[1])


PORT = re.compile(r":[0-9]{1,5}\Z")
USUAL_PORTS = re.compile(r":(?:80|443)\Z")


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach the address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def names(place: Bound, called: tuple[str, ...]) -> ServerNames:
    """What a request may call this server, in small letters: a request that calls it otherwise comes by way of a
    stranger's name for this machine. `called`: names, each with a port or without.
    """
    hosts = {place.host}
    if is_loopback(place.host):
        hosts |= {"localhost", "127.0.0.1", "[::1]"}
    if place.host in ("0.0.0.0", "::"):
        hosts |= _own_addresses()
    written = {f"[{host}]" if ":" in host and not host.startswith("[") else host for host in hosts}
    own = {f"{host}:{place.port}" for host in written} | (written if place.port == 80 else set())
    own |= {f"{host}:{place.port}" for host in called if not PORT.search(host)}
    # Behind a proxy, browsers name the port of the proxy, or none where it is the usual one.
    others = set(called) | {USUAL_PORTS.sub("", host) for host in called}
    return ServerNames(_small(own), _small(others))


def _small(hosts: set[str]) -> frozenset[str]:
    return frozenset(host.lower() for host in hosts)


def _own_addresses() -> set[str]:
    """The addresses of this machine."""
    name = socket.gethostname()
    try:
        return {"localhost", "127.0.0.1", name, *(str(info[4][0]) for info in socket.getaddrinfo(name, None))}
    except OSError:
        return {"localhost", "127.0.0.1", name}


def serve(web: WebTables, place: Bound, hosts: ServerNames, started: Callable[[], None]) -> None:
    """Serves until a signal ends it."""
    settings = uvicorn.Config(
        web.application(hosts),
        access_log=False,
        log_level="error",
        server_header=False,
        limit_concurrency=MOST_CONNECTIONS,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=16_384,
        ws="none",
        http=PatientConnection,
    )
    sys.setswitchinterval(SWITCH)
    server = _Server(settings, started, web.listeners.end)
    server.run(sockets=[place.listener])


class _Server(uvicorn.Server):
    """Says when it serves; lets the streams end before it waits for them."""

    def __init__(self, config: uvicorn.Config, told: Callable[[], None], ending: Callable[[], None]) -> None:
        super().__init__(config)
        self.told, self.ending = told, ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.told()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.ending()
        await super().shutdown(sockets)
