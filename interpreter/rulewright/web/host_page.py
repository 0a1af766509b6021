"""The page of whoever runs the server: all tables with their links, and a form that opens more.

In: requests with the host's key. Out: pages. Wrong keys are refused like wrong links, and both are counted.
"""

from __future__ import annotations

from collections.abc import Callable

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from rulewright.backend.runtime.game_wording import GameWording, listed
from rulewright.bots import split
from rulewright.web import pages
from rulewright.web.forms import field, refused
from rulewright.web.limits import Rate
from rulewright.web.live_table import LiveTable, TableRefusal
from rulewright.web.seat_cookies import entered, holds, host_address, is_same
from rulewright.web.served_tables import USUAL_BOT, Opening, ServedTables


class HostPage:
    """Knows the key, and counts wrong links."""

    def __init__(self, tables: ServedTables, key: str, title: str, opened: Callable[[LiveTable], None]) -> None:
        self.tables, self.key, self.title, self.opened = tables, key, title, opened
        self.address = host_address(key)
        self.wrong_links = Rate(30, 0.5)

    def wrong(self, request: Request, why: str = "host-no-link") -> Response:
        """What a link that nobody was given gets, and a seat in a browser that has not opened its link."""
        client = request.client.host if request.client else "?"
        status = 404 if self.wrong_links.allows(client) else 429
        say = self.tables.wording.sentence
        return refused(say("host-no-table"), say(why), status, shown=self.tables.wording)

    async def enter(self, request: Request) -> Response:
        """The host's link: on to the page, which the browser may see from now on."""
        if not is_same(request.path_params["key"], self.key):
            return self.wrong(request)
        return entered(request, self.key, self.address)

    async def answer(self, request: Request) -> Response:
        """All tables with their links, and a form for a new one."""
        if request.url.path != self.address or not holds(request, self.key):
            return self.wrong(request, "host-no-seat")
        if request.method != "POST":
            return self._rendered(request, "", 200)
        try:
            opening = opening_of(await request.form())
            table = await run_in_threadpool(self.tables.open, opening)
        except TableRefusal as problem:
            return self._rendered(request, str(problem), 409)
        self.opened(table)
        return RedirectResponse(self.address, 303)

    def _rendered(self, request: Request, error: str, status: int) -> Response:
        base = str(request.base_url).rstrip("/")
        text = pages.page(
            "host",
            self.tables.wording,
            title=self.title,
            at=self.address,
            base=base,
            error=error,
            tables=[
                {"number": table.number, "over": table.game.over, "links": links_of(table)}
                for table in self.tables.live.values()
            ],
            closed=self.tables.closed,
        )
        return HTMLResponse(text, status)


def links_of(table: LiveTable) -> list[tuple[str, str]]:
    """Whose each link of a table is, and where it leads."""
    wording = table.machine.shown.texts.wording
    return [
        (_whose([wording.member("player", seat) for seat in chair.seats], wording), f"/t/{token}")
        for token, chair in table.chairs.items()
    ]


def _whose(names: list[str], wording: GameWording) -> str:
    return listed(wording, names) if names else wording.sentence("host-onlookers")


def opening_of(form: FormData) -> Opening:
    """The table that a host's form asks for."""
    players = field(form, "players").strip()
    if players and not (players.isascii() and players.isdigit() and len(players) < 3):
        raise TableRefusal(f"`{players[:20]}` is no number of players.")
    names = [name.strip() for name in field(form, "names").split(",") if name.strip()]
    people = field(form, "people", "all").strip()
    device = field(form, "device").strip()
    return Opening(
        int(players) if players else None,
        names=names,
        people=None if people == "all" else seat_numbers(people),
        bots=split(field(form, "bot").strip() or USUAL_BOT),
        devices=[seat_numbers(device)] if device else (),
        practice="practice" in form,
    )


def seat_numbers(text: str) -> frozenset[int]:
    """Seats from 0, as `1,3` names them from 1."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    wrong = [word for word in words if not (word.isascii() and word.isdigit() and 0 < int(word[:4]) <= 64)]
    if wrong:
        raise TableRefusal(f"`{wrong[0][:20]}` is no seat.")
    return frozenset(int(word) - 1 for word in words)
