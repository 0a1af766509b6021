"""After a gap in the line a page is again what the table is, without being reloaded: the server gone and back, answers
with an error, a stream that says nothing more; and many pages of one seat.

Needs Chromium and playwright; where they are missing these tests are skipped, and say so.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from .chromium import CHROMIUM, BrowserServer, browser_of, page_of

sync_api = pytest.importorskip("playwright.sync_api", reason="there is no browser: playwright is not installed")
if CHROMIUM is None:
    pytest.skip("there is no browser: chromium is not installed", allow_module_level=True)

SOON = 20_000
"""Milliseconds in which a page must have come back."""


@pytest.fixture
def browser() -> Iterator[Any]:
    with sync_api.sync_playwright() as play:
        found = browser_of(play)
        yield found
        found.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[BrowserServer]:
    with BrowserServer(tmp_path, "tic_tac_toe", "--names", "Ann,Bob") as found:
        yield found


def choose(page: Any) -> None:
    page.wait_for_selector(".offered button", timeout=SOON)
    with page.expect_navigation():
        page.locator(".offered button").first.click()


def test_the_address_holds_no_secret(browser: Any, server: BrowserServer) -> None:
    """Nor does the history: going back does not lead to the link."""
    errors: list[str] = []
    page = page_of(browser, server.links["Ann"], errors)
    secret = server.links["Ann"].rpartition("/")[2]
    page.wait_for_selector("#now")
    assert "/seat/" in page.url and secret not in page.url and secret not in page.content()
    assert page.evaluate("document.cookie") == "" and secret not in page.evaluate("document.referrer")
    other = page.context.new_page()
    other.goto(server.links["Bob"])
    assert "You are Bob." in other.inner_text(".who")
    page.reload()
    assert "You are Ann." in page.inner_text(".who")
    page.go_back()
    assert secret not in page.url and not errors


def test_a_server_that_comes_back(browser: Any, server: BrowserServer) -> None:
    """What is chosen after that is seen by a page that nobody touched."""
    errors: list[str] = []
    ann, bob = (page_of(browser, server.links[name], errors) for name in ("Ann", "Bob"))
    server.again()
    bob.wait_for_selector("#connection:not([hidden])", timeout=SOON)
    ann.reload()
    choose(ann)
    bob.wait_for_selector(".choosing", timeout=SOON)
    bob.wait_for_selector("#connection", state="hidden", timeout=SOON)
    assert not errors


@pytest.mark.parametrize("status", [429, 502, 503])
def test_answers_with_an_error(browser: Any, server: BrowserServer, status: int) -> None:
    """Of the stream and of the page, twice each: a proxy without its server, or too many requests."""
    errors: list[str] = []
    ann, bob = (page_of(browser, server.links[name], errors) for name in ("Ann", "Bob"))
    refused = {"events": 0, "now": 0}

    def answer(route: Any) -> None:
        what = route.request.url.rpartition("/")[2]
        refused[what] += 1
        route.fulfill(status=status, body="later") if refused[what] < 3 else route.continue_()

    bob.route("**/events", answer)
    bob.route("**/now", answer)
    server.again()
    ann.reload()
    choose(ann)
    bob.wait_for_selector(".choosing", timeout=SOON)
    bob.wait_for_selector("#connection", state="hidden", timeout=SOON)
    assert min(refused.values()) >= 2 and not errors


class Line:
    """Between a browser and a server: a line that can go dead, so that nothing comes any more and nobody is told."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.name = "127.0.0.1:" + str(self.listener.getsockname()[1])
        self.dead = threading.Event()
        """Of the lines that there are now."""
        self.ends: list[socket.socket] = [self.listener]
        self.threads: list[threading.Thread] = []

    def lead_to(self, place: tuple[str, int]) -> None:
        self._begin(self._accept, place)

    def _begin(self, do: Callable[..., None], *given: object) -> None:
        thread = threading.Thread(target=do, args=given, daemon=True)
        self.threads.append(thread)
        thread.start()

    def cut(self) -> None:
        self.dead.set()
        self.dead = threading.Event()

    def end(self) -> None:
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        for thread in self.threads:
            thread.join(5)
        for end in self.ends:
            end.close()

    def _accept(self, place: tuple[str, int]) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                self.ends.append(near)
                far = socket.create_connection(place)
                self.ends.append(far)
                for one, other in ((near, far), (far, near)):
                    self._begin(self._pass_on, one, other, self.dead)

    def _pass_on(self, one: socket.socket, other: socket.socket, dead: threading.Event) -> None:
        with suppress(OSError):
            while piece := one.recv(65536):
                if not dead.is_set():
                    other.sendall(piece)
        with suppress(OSError):
            other.shutdown(socket.SHUT_WR)


def test_a_line_that_says_nothing_more(browser: Any, tmp_path: Path) -> None:
    """As after a laptop has slept: it is there, and nothing comes. The clock of the page is put forward."""
    errors: list[str] = []
    line = Line()
    with BrowserServer(tmp_path, "tic_tac_toe", "--names", "Ann,Bob", "--called", line.name) as server:
        at = urlsplit(server.links["Bob"])
        assert at.hostname is not None and at.port is not None
        line.lead_to((at.hostname, at.port))
        ann = page_of(browser, server.links["Ann"], errors)
        context = browser.new_context()
        context.clock.install()
        bob = context.new_page()
        bob.goto(f"http://{line.name}{at.path}")
        bob.wait_for_timeout(1000)
        line.cut()
        choose(ann)
        bob.wait_for_timeout(1000)
        assert not bob.locator(".choosing").count()
        for _ in range(8):  # other lines of the browser are dead as well: it takes one after the other
            context.clock.fast_forward(41_000)
            bob.wait_for_timeout(2000)
            if bob.locator(".choosing").count():
                break
        assert bob.locator(".choosing").count()
    line.end()
    assert not errors


def test_nine_pages_of_one_seat(browser: Any, server: BrowserServer) -> None:
    """The oldest says that it follows no more, and does not come back by itself; the others do not push it again."""
    errors: list[str] = []
    first = page_of(browser, server.links["Ann"], errors)
    first.wait_for_selector("#now")
    first.wait_for_timeout(500)
    others = [page_of(browser, server.links["Ann"], errors) for _ in range(8)]
    first.wait_for_selector("#elsewhere:not([hidden])", timeout=SOON)
    asked: list[str] = []
    for page in (first, *others):
        page.on("request", lambda one: asked.append(one.url))
    first.wait_for_timeout(8_000)
    assert not asked and all(page.locator("#elsewhere").is_hidden() for page in others)
    first.locator("#elsewhere a").click()
    first.wait_for_selector("#elsewhere", state="hidden")
    assert not errors
