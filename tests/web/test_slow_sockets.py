"""Who asks slowly, sends without end, or opens many sockets, holds up nobody else."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

pytest.importorskip("uvicorn")

from rulewright import loading
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report
from rulewright.web import http_server, patient_connections
from rulewright.web.app import WebTables
from rulewright.web.kept_tables import KeptTables
from rulewright.web.seat_cookies import COOKIE, host_address
from rulewright.web.served_tables import Opening, ServedTables

WAIT = 30.0


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, int]]:
    """A server that is patient for a moment only."""
    monkeypatch.setattr(patient_connections, "SECONDS", 0.5)
    ruleset = loading.load(find("classics/kuhn"), Report())
    assert ruleset is not None
    with KeptTables.opened(tmp_path / "kept.tables") as kept:
        served = ServedTables(ruleset, "kuhn", kept)
        served.open(Opening(seed=1))
        yield from running_server(served, monkeypatch)


def running_server(served: ServedTables, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, int]]:
    """The address of a server of these tables, in a thread of its own."""
    place = http_server.bound("127.0.0.1", 0)
    started, servers = threading.Event(), list[http_server._Server]()
    usual = http_server._Server.__init__

    def noted(self: http_server._Server, *given: object) -> None:
        usual(self, *given)  # type: ignore[arg-type]
        servers.append(self)

    monkeypatch.setattr(http_server._Server, "__init__", noted)
    web = WebTables(served, "key", "Kuhn")
    names = http_server.names(place, ())
    running = threading.Thread(target=lambda: http_server.serve(web, place, names, started.set))
    running.start()
    try:
        assert started.wait(WAIT)
        yield place.host, place.port
    finally:
        servers[0].should_exit = True
        running.join(WAIT)


def answer(address: tuple[str, int], sent: bytes) -> bytes:
    """What comes back until the server closes: it must."""
    found = b""
    with socket.create_connection(address, timeout=WAIT) as own, suppress(ConnectionError):
        own.sendall(sent)
        while piece := own.recv(65536):
            found += piece
    return found


def asked(address: tuple[str, int], line: str, *heads: str, body: bytes = b"") -> bytes:
    host = f"Host: 127.0.0.1:{address[1]}"
    return answer(address, "\r\n".join([line, host, "Connection: close", *heads, "", ""]).encode() + body)


def is_there(address: tuple[str, int]) -> bool:
    return asked(address, "GET / HTTP/1.1").startswith(b"HTTP/1.1 200")


OPENED = (
    f"POST {host_address('key')} HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\nCookie: {COOKIE}=key\r\n".encode()
)
"""A form of the host, up to its length."""
SILENT = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: 127",
    "half a body": OPENED + b"Content-Length: 100\r\n\r\na=1",
    "an endless head": b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 100,
    "chunks without end": OPENED + b"Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n",
}


@pytest.mark.parametrize("sent", SILENT.values(), ids=SILENT)
def test_who_does_not_go_on_is_left(sent: bytes, address: tuple[str, int], capfd: pytest.CaptureFixture[str]) -> None:
    """The socket is closed, the server answers others, and no traceback is written."""
    answer(address, sent.replace(b"HOST", f"127.0.0.1:{address[1]}".encode()))
    assert is_there(address)
    assert "Traceback" not in capfd.readouterr().err


def test_many_sockets_at_once(address: tuple[str, int]) -> None:
    """Others are answered as soon as the silent ones have been left."""
    held = [socket.create_connection(address, timeout=WAIT) for _ in range(300)]
    try:
        assert is_there(address)
        for one in held:
            with suppress(ConnectionError):  # left without a word
                assert one.recv(1) == b""
    finally:
        for one in held:
            one.close()


ODD = {
    "another host": ("GET / HTTP/1.1\r\nHost: evil.example", b"421"),
    "two hosts": ("GET / HTTP/1.1\r\nHost: evil.example\r\nHost: x", b"400"),
    "no host": ("GET / HTTP/1.1", b"400"),
    "an address in the line": ("GET http://evil.example/ HTTP/1.1\r\nHost: evil.example", b"421"),
    "a long path": ("GET /" + "a" * 9000 + " HTTP/1.1\r\nHost: HOST", b"414"),
    "a longer path": ("GET /" + "a" * 90_000 + " HTTP/1.1\r\nHost: HOST", b"414"),
    "a large head": ("GET / HTTP/1.1\r\nHost: HOST\r\nX: " + "a" * 900_000, b"400"),
    "out of the folder": ("GET /static/../../http_server.py HTTP/1.1\r\nHost: HOST", b"404"),
    "out of the folder, hidden": ("GET /static/%2e%2e/%2e%2e/http_server.py HTTP/1.1\r\nHost: HOST", b"404"),
    "a drive": ("GET /static/C:%5Cx HTTP/1.1\r\nHost: HOST", b"404"),
    "a zero byte": ("GET /static/%00 HTTP/1.1\r\nHost: HOST", b"404"),
    "a link that is none": ("GET /t/%00%ff HTTP/1.1\r\nHost: HOST", b"404"),
    "an own method": ("BREW / HTTP/1.1\r\nHost: HOST", b"405"),
    "another site": (
        "POST /host/key HTTP/1.1\r\nHost: HOST\r\nOrigin: http://evil.example\r\nContent-Length: 0",
        b"403",
    ),
    "no site": ("POST /host/key HTTP/1.1\r\nHost: HOST\r\nOrigin: null\r\nContent-Length: 0", b"403"),
    "a name that ends so": ("GET / HTTP/1.1\r\nHost: evil.127.0.0.1:80", b"421"),
    "a huge length": ("POST /host/key HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999999999", b"413"),
    "a length below nothing": ("POST /host/key HTTP/1.1\r\nHost: HOST\r\nContent-Length: -1", b"400"),
    "a length and chunks": (
        "POST /host/key HTTP/1.1\r\nHost: HOST\r\nContent-Length: 3\r\nTransfer-Encoding: chunked",
        b"400",
    ),
    "a socket of another sort": (
        "GET /t/x/events HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade",
        b"404",
    ),
    "no request": ("\x16\x03\x01\x02\x00", b"400"),
}


@pytest.mark.parametrize(("head", "status"), ODD.values(), ids=ODD)
def test_odd_requests_are_refused(
    head: str, status: bytes, address: tuple[str, int], capfd: pytest.CaptureFixture[str]
) -> None:
    """By their status, and nothing is written that a client has chosen."""
    sent = head.replace("HOST", f"127.0.0.1:{address[1]}").encode("latin-1")
    found = answer(address, sent + b"\r\nConnection: close\r\n\r\n")
    assert found.split(b" ")[1:2] == [status], found[:200]
    assert "Traceback" not in capfd.readouterr().err
    assert is_there(address)


def test_one_client_has_so_many_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    """From elsewhere; a proxy on this machine speaks for everybody."""
    monkeypatch.setattr(patient_connections, "MOST_OF_A_CLIENT", 2)
    for client, refused in (("192.0.2.1", True), ("127.0.0.1", False), ("::1", False), ("fe80::1%eth0", True)):
        connections = [object.__new__(patient_connections.PatientConnection) for _ in range(3)]
        for one in connections:
            one.client, one.connections = (client, 1), set(connections)
        assert connections[0]._has_too_many() == refused
