"""The pages of the server by their addresses.

In: tables, the host's key. Out: an ASGI application. A wrong link, an old page, a message sent twice and a choice that
is none are refused in words, and change nothing. Work that takes time is done in threads: the loop is always free to
answer.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from urllib.parse import urlencode

from starlette.applications import Starlette
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from rulewright.choosing import Menu, RefusedAnswer
from rulewright.sentences import saying, told
from rulewright.web import pages
from rulewright.web.bot_tasks import BotTasks
from rulewright.web.events import Listeners
from rulewright.web.forms import field, number_of, refused, text_of
from rulewright.web.host_page import HostPage
from rulewright.web.kept_answers import KeptAnswers
from rulewright.web.kept_tables import BadFile
from rulewright.web.limits import TOO_LARGE, Limits, ServerNames
from rulewright.web.live_table import LiveTable, TableRefusal
from rulewright.web.looking_back import LookingBack, number_within
from rulewright.web.seat_cookies import entered, holds, is_same, public_name
from rulewright.web.seat_sight import Chair
from rulewright.web.served_tables import ServedTables
from rulewright.web.table_guidance import TableGuidance
from rulewright.web.work_threads import WorkThreads

STATIC = Path(__file__).parent / "static"
MOST_PAGES = 512
"""Pages that are kept as they were made last."""
MOST_ANSWERS = 64
"""Answers to the questions of one choice."""

Served = Callable[[Request, LiveTable, Chair], Awaitable[Response]]


class WebTables:
    """The application: tables, who listens to them, and the bots that play there."""

    def __init__(self, tables: ServedTables, key: str, title: str, *, hints: bool = True) -> None:
        self.tables = tables
        self.listeners = Listeners()
        self.work = WorkThreads()
        self.bots = BotTasks(tables, self.work, self.listeners.changed)
        self.host = HostPage(tables, key, title, self.bots.table_changed)
        self.pages: KeptAnswers[pages.Part] = KeptAnswers(MOST_PAGES)
        self.looking_back = LookingBack()
        self.guide = TableGuidance(tables, hints=hints)

    def application(self, names: ServerNames) -> ASGIApp:
        """The whole application, for requests that call it by one of these names."""
        routes = [
            Route("/", self.front),
            Route("/favicon.ico", self.icon),
            Route("/host/{key}", self.host.enter),
            Route("/tables/{name}", self.host.answer, methods=["GET", "POST"]),
            Route("/t/{token}", self.enter),
            Route("/seat/{name}", self._at(self.table)),
            Route("/seat/{name}/now", self._at(self.now)),
            Route("/seat/{name}/why", self._at(self.why)),
            Route("/seat/{name}/then", self._at(self.then)),
            Route("/seat/{name}/rules", self._at(self.rules)),
            Route("/seat/{name}/hint", self._at(self.hint), methods=["POST"]),
            Route("/seat/{name}/events", self._at(self.events)),
            Route("/seat/{name}/choose", self._at(self.choose), methods=["POST"]),
            Route("/seat/{name}/undo", self._at(self.undo), methods=["POST"]),
            Route("/seat/{name}/note", self._at(self.note), methods=["POST"]),
            Route("/seat/{name}/take", self._at(self.take), methods=["POST"]),
            Route("/seat/{name}/hide", self._at(self.hide), methods=["POST"]),
            Mount("/static", StaticFiles(directory=STATIC)),
        ]
        app = Starlette(
            routes=routes, lifespan=self._life, exception_handlers={404: self._nowhere, 413: self._too_large}
        )
        return Limits(app, names)

    @contextlib.asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        self.bots.begin()
        yield
        self.listeners.end()
        self.bots.end()
        self.work.end()

    # ---- links -------------------------------------------------------------------------------------------------------

    async def enter(self, request: Request) -> Response:
        """A link: on to its seat, which is remembered by the browser."""
        token = request.path_params["token"]
        found = self.tables.found(public_name(token))
        if found is None or not is_same(token, found[1].token):
            return self.host.wrong(request)
        return entered(request, token, found[1].address)

    def _at(self, served: Served) -> Callable[[Request], Awaitable[Response]]:
        """An address of a seat: found, or refused."""

        async def answer(request: Request) -> Response:
            found = self.tables.found(request.path_params["name"])
            if found is None or not holds(request, found[1].token):
                return self.host.wrong(request, "host-no-seat")
            try:
                return await served(request, *found)
            except (TableRefusal, RefusedAnswer, BadFile) as problem:
                back = found[1].address
                game = found[0].game
                return refused(game.say("page-not-done"), _sentence(told(problem, game.say)), 409, back, game)

        return answer

    async def _nowhere(self, _: Request, __: Exception) -> Response:
        return refused("No such page", "There is nothing here.", 404)

    async def _too_large(self, _: Request, __: Exception) -> Response:
        return refused("Not done", TOO_LARGE, 413)

    async def front(self, _: Request) -> Response:
        """Nothing is told to who has no link."""
        return refused("A table of Rulewright", "To sit at a table you need its link.", 200)

    async def icon(self, _: Request) -> Response:
        """Browsers ask for it by this name also beside answers that are no page."""
        return FileResponse(STATIC / "icon.svg")

    # ---- a table -----------------------------------------------------------------------------------------------------

    async def table(self, request: Request, table: LiveTable, chair: Chair) -> Response:
        """The whole page."""
        return HTMLResponse(await self.work.page(partial(self._whole, table, chair, _answers(request))))

    async def now(self, _: Request, table: LiveTable, chair: Chair) -> Response:
        """The part that changes."""
        return HTMLResponse(await self.work.page(partial(self._changing, table, chair, ())))

    def _whole(self, table: LiveTable, chair: Chair, answers: Sequence[str]) -> str:
        """The page around the part that changes."""
        title = table.game.shown.program.title
        now = self._changing(table, chair, answers)
        return pages.page("table", table.game, title=title, at=chair.address, now=now)

    def _changing(self, table: LiveTable, chair: Chair, answers: Sequence[str]) -> pages.Part:
        """The part that changes: made once for a moment, alone or within its page."""
        with table.turn:
            key = chair.token, tuple(answers)
            return self.pages.answer(key, table.moment(chair), partial(self._made, table, chair, answers))

    def _made(self, table: LiveTable, chair: Chair, answers: Sequence[str]) -> pages.Part:
        sight = table.sight(chair)
        called = self.guide.score_words(table) if sight.finished else {}
        if answers and sight.asked is None:
            answers = ()
        try:
            values = pages.now(table, sight, answers, chair.address, called)
        except RefusedAnswer:
            values = pages.now(table, sight, (), chair.address, called)
        hides = len(chair.seats) > 1 and chair.looking is not None
        return pages.part("now", table.game, **values, hides=hides, hints=self.guide.hints)

    async def why(self, _: Request, table: LiveTable, chair: Chair) -> Response:
        """Which rules acted, and why. A curtain stays closed."""
        entries = await self.work.page(partial(table.why, chair))
        values = {
            "title": table.game.shown.program.title,
            "entries": pages.counted(entries),
            "back": chair.address,
        }
        return HTMLResponse(pages.page("why", table.game, **values))

    async def rules(self, request: Request, table: LiveTable, chair: Chair) -> Response:
        """What the rules say where the game stands, and what they do not allow now."""
        found = await self.work.page(partial(self.guide.guidance, table, chair, _answers(request)))
        values = {"title": table.game.shown.program.title, "rules": found.rules, "impossible": found.impossible}
        return HTMLResponse(pages.page("rules", table.game, **values, back=chair.address))

    async def hint(self, _: Request, table: LiveTable, chair: Chair) -> Response:
        """What a bot would choose."""
        lines = await self.work.hint(partial(self.guide.hint, table, chair))
        title = table.game.shown.program.title
        return HTMLResponse(pages.page("hint", table.game, title=title, lines=lines, back=chair.address))

    async def then(self, request: Request, table: LiveTable, chair: Chair) -> Response:
        """The table as the link saw it at an earlier moment."""
        found = await self.work.page(partial(self.looking_back.moments, table, chair))
        number = number_within(request.query_params.get("at", ""), len(found))
        made = partial(pages.then, table, found[number - 1], number, len(found), chair.address)
        return HTMLResponse(await self.work.page(made))

    async def events(self, _: Request, table: LiveTable, chair: Chair) -> Response:
        """A stream that says when to ask for the page again."""

        async def version() -> str:
            return await self.work.page(lambda: table.sight(chair).version)

        stream = self.listeners.stream(table.number, chair.token, version)
        return StreamingResponse(stream, media_type="text/event-stream")

    async def choose(self, request: Request, table: LiveTable, chair: Chair) -> Response:
        """A choice: an action's id, or answers to the questions that lead to one."""
        form = await request.form()
        answers = [text_of(value) for value in form.getlist("a")][:MOST_ANSWERS]
        stop = field(form, "stop")
        if "action" in form:
            action: int | None = number_of(form, "action")
        else:
            answers.append(_typed(form))
            action = await self.work.choice(partial(self._led_to, table, chair, stop, answers))
        if action is None:
            return RedirectResponse(f"{chair.address}?{urlencode([('a', answer) for answer in answers])}", 303)
        await self.work.choice(partial(table.choose, chair, stop, action))
        return RedirectResponse(chair.address, 303)

    def _led_to(self, table: LiveTable, chair: Chair, stop: str, answers: Sequence[str]) -> int | None:
        """The one id that answers leave; none where more is asked."""
        with table.turn:
            seat = chair.eye
            if seat is None or not table.game.legal(seat) or stop != table.stop(seat):
                raise TableRefusal(saying("refused-old-choice"))
            menu = Menu(table.game, seat)
            try:
                question, ids = pages.put(menu, answers)
            except RefusedAnswer as problem:
                before, _ = pages.put(menu, answers[:-1])
                wanted = before.wanted if before else ""
                raise TableRefusal(saying("refused-possible", wanted=wanted)) from problem
            return ids[0] if question is None else None

    async def undo(self, request: Request, table: LiveTable, chair: Chair) -> Response:
        """The last choice of whoever looks is taken back."""
        form = await request.form()
        await self.work.choice(partial(table.take_back, chair, field(form, "stop")))
        return RedirectResponse(chair.address, 303)

    async def note(self, request: Request, table: LiveTable, chair: Chair) -> Response:
        """A note on this moment."""
        form = await request.form()
        await self.work.choice(partial(table.note, chair, field(form, "kind"), field(form, "text")))
        return RedirectResponse(chair.address, 303)

    async def take(self, request: Request, table: LiveTable, chair: Chair) -> Response:
        """Somebody takes a shared device."""
        seat = number_of(await request.form(), "seat")
        await self.work.choice(partial(table.take, chair, seat))
        self.listeners.changed(table.number)
        return RedirectResponse(chair.address, 303)

    async def hide(self, _: Request, table: LiveTable, chair: Chair) -> Response:
        """Nobody looks at a shared device."""
        await self.work.choice(partial(table.hide, chair))
        self.listeners.changed(table.number)
        return RedirectResponse(chair.address, 303)


def _answers(request: Request) -> list[str]:
    return request.query_params.getlist("a")[:MOST_ANSWERS]


def _typed(form: FormData) -> str:
    """The answer of a form: an amount, or the members that are ticked."""
    if "several" in form:
        return " ".join(text_of(value) for value in form.getlist("member")) or "0"
    return field(form, "answer")


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
