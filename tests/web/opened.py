"""ServedTables for tests: opened in a folder of their own, and asked over HTTP without a socket."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from rulewright import loading, ruleset_lookup
from rulewright.loading import Ruleset
from rulewright.source.diagnostic import Report
from rulewright.web import KeptTables, LiveTable, Opening, ServedTables
from rulewright.web.app import WebTables
from rulewright.web.limits import ServerNames
from rulewright.web.seat_cookies import COOKIE, host_address

HOST = "table.test"
KEY = "the-host"
HOST_PAGE = host_address(KEY)
NAMES = ServerNames(frozenset(), frozenset({HOST}))
"""Of a proxy, which may speak TLS."""


@cache
def ruleset(name: str) -> Ruleset:
    found = loading.load(ruleset_lookup.find(name), Report())
    assert found is not None
    return found


@contextmanager
def tables(path: Path, name: str = "gravediggers", *, only_reading: bool = False) -> Iterator[ServedTables]:
    """The tables of a file for a block, those in it gone on with."""
    with KeptTables.opened(path, only_reading=only_reading) as kept:
        found = ServedTables(ruleset(name), name, kept)
        found.go_on()
        yield found


@dataclass(frozen=True)
class TableFiles:
    """Files of tables of a test, which are closed after it."""

    open_files: ExitStack
    by_path: dict[Path, ExitStack] = field(default_factory=dict)

    def tables(self, path: Path, name: str = "gravediggers") -> ServedTables:
        """Those of a file, gone on with; the server that had it open has ended."""
        if path in self.by_path:
            self.by_path.pop(path).close()
        self.by_path[path] = self.open_files.enter_context(ExitStack())
        return self.by_path[path].enter_context(tables(path, name))

    def opened(self, path: Path, name: str = "gravediggers", **wishes: Any) -> tuple[ServedTables, LiveTable]:
        """A new table in a file."""
        served = self.tables(path, name)
        return served, served.open(Opening(seed=1, **wishes))


@contextmanager
def client(served: ServedTables, *, hints: bool = True) -> Iterator[TestClient]:
    """A browser that has opened all links, and whose pages send as those of the server do."""
    web = WebTables(served, KEY, "A game", hints=hints)
    with TestClient(web.application(NAMES), base_url=f"http://{HOST}", follow_redirects=False) as made:
        made.headers["origin"] = f"http://{HOST}"

        def as_opened(request: Any) -> None:
            found = served.found(request.url.path.removeprefix("/seat/").partition("/")[0])
            secret = found[1].token if found else KEY if request.url.path == HOST_PAGE else None
            if secret is not None and "cookie" not in request.headers:
                request.headers["cookie"] = f"{COOKIE}={secret}"

        made.event_hooks["request"].append(as_opened)
        yield made


def link(table: LiveTable, *seats: int) -> str:
    """The address of the pages of the link at which these seats sit."""
    return next(chair.address for chair in table.chairs.values() if chair.seats == seats)


def secret_link(table: LiveTable, *seats: int) -> str:
    """The link that these seats are given."""
    return next(f"/t/{token}" for token, chair in table.chairs.items() if chair.seats == seats)


def hidden_fields(page: str) -> dict[str, str]:
    """What the form of the choice sends besides the choice."""
    found = re.search(r'name="stop" value="(\w+)"', page)
    return {"stop": found[1]} if found else {}


def actions(page: str) -> list[int]:
    """The choices that a page offers at once."""
    return [int(number) for number in re.findall(r'name="action" value="(\d+)"', page)]


Sent = dict[str, str | list[str]]


def first_choice(page: str, chance: random.Random | None = None) -> tuple[Sent, str]:
    """What a person without scripts would send to take the first of what is offered; or the address where it leads on
    to.

    Of several members the first so many are taken, which may be refused; `chance` takes others.
    """
    sent: Sent = {**hidden_fields(page)}
    offered, low = actions(page), re.search(r'name="answer" min="(\d+)"', page)
    leads, several = re.search(r'href="(\?a=[^"]+)"', page), re.search(r"<legend>Tick (\d+)(?:\.\.(\d+))?", page)
    if offered:
        return {**sent, "action": str(offered[0])}, ""
    if low is not None:
        return {**sent, "answer": low[1]}, ""
    if several is not None:
        members = re.findall(r'name="member" value="(\d+)"', page)
        least, most = int(several[1]), int(several[2] or several[1])
        ticked = members[:least] if chance is None else chance.sample(members, chance.randint(least, most))
        return {**sent, "several": "1", "member": ticked}, ""
    return {}, leads[1].replace("&amp;", "&") if leads else ""
