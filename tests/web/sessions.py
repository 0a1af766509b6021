"""`python -m web.sessions [GAME ...] [--pictures FOLDER] [--seed N]`, in the folder tests: whole games in Chromium as
one person in practice, bots at the other seats.

Before three of ten prompts the person does something else first: narrows the list by typing, asks why, reads the rules,
asks for a hint, looks back to the beginning and forward again, reloads, takes the choice before back, or goes on at a
server that was killed (`kill -9`) and started again. What has not succeeded yet is tried at every prompt, and a session
in which one of them never succeeds fails; only looking back is refused by games of memory, each time. Afterwards the
record replays, the page shows all places, nothing was an error of a script, and no page asked for anything from another
server. `--pictures` keeps the pages of one prompt: on a phone, on a desktop, and in the dark.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from rulewright.game.record import replay

from .chromium import BrowserServer, browser_of, page_of
from .opened import tables

GAMES = ("gravediggers", "gnadenlos", "graverobbers", "digging", "tic_tac_toe", "hearts", "goofspiel")
OFTEN = 0.3
SIZES = {"phone": (390, 844), "desktop": (1200, 900)}
MOST_PROMPTS = 600
OFFERED = ".offered li, .choices label.one"
PICTURED = 12
"""The prompt of which pictures are kept."""
AT_ONCE = 3
"""So much of what has not succeeded yet is done before one choice."""


@dataclass
class BrowserSession:
    """One person's game."""

    page: Any
    server: BrowserServer
    chance: random.Random
    prompts: int = 0
    done: Counter[str] = field(default_factory=Counter)

    def play(self, pictures: Callable[[Any], None]) -> None:
        """To the end of the game."""
        while self._is_asked():
            self.prompts += 1
            assert self.prompts < MOST_PROMPTS
            if self.prompts == PICTURED:
                pictures(self.page)
            self._do_what_is_missing()
            if self.chance.random() < OFTEN:
                self._something_else(self.chance.choice(list(WAYS)))
            self._choose()
        assert self.page.locator("table.places tbody tr").count() >= 1

    def _do_what_is_missing(self) -> None:
        """Some of what has not succeeded yet, if it is possible here."""
        before = len(self.missing)
        for way in WAYS:
            if way in self.missing and before - len(self.missing) < AT_ONCE:
                self._something_else(way)

    @property
    def missing(self) -> set[str]:
        """What has never succeeded."""
        return {way for way in WAYS if not self.done[way]}

    def _is_asked(self) -> bool:
        self.page.wait_for_selector(".choosing, table.places", timeout=60_000)
        return bool(self.page.locator("table.places").count() == 0)

    def _something_else(self, way: str) -> None:
        self.done[way] += WAYS[way](self)
        self.page.wait_for_selector(".choosing", timeout=60_000)

    def reload(self) -> bool:
        before = self.page.get_attribute("#now", "data-version")
        self.page.reload()
        assert self.page.get_attribute("#now", "data-version") == before
        return True

    def resume(self) -> bool:
        """The server is killed and started again: the page shows the same."""
        before = self.page.get_attribute("#now", "data-version")
        self.server.again()
        self.page.reload()
        assert self.page.get_attribute("#now", "data-version") == before
        return True

    def hint(self) -> bool:
        """Asked of a bot; the page tells its best choices, or that it does not know."""
        button = self.page.locator('form[action$="/hint"] button')
        with self.page.expect_navigation():
            button.click()
        told = not self.page.locator("[role=alert]").count()
        assert not told or self.page.inner_text("[role=status]").strip()
        self.page.locator("a.button").first.click()
        return told

    def narrow(self) -> bool:
        if not self.page.locator("#filter").count():
            return False
        offered = self.page.locator(OFFERED)
        every = offered.count()
        self.page.keyboard.press("/")
        self.page.keyboard.type(offered.last.inner_text().strip().rstrip(" …"))
        left = self.page.locator(OFFERED).filter(visible=True).count()
        assert 1 <= left <= every
        self.page.keyboard.press("Escape")
        assert self.page.locator(OFFERED).filter(visible=True).count() == every
        return bool(left < every)

    def why(self) -> bool:
        return self._there_and_back("/why", ".why li")

    def rules(self) -> bool:
        return self._there_and_back("/rules", "main h2")

    def _there_and_back(self, address: str, expected: str) -> bool:
        link = self.page.locator(f'a.button[href$="{address}"]').first
        if not link.count():
            return False
        link.click()
        self.page.wait_for_selector(expected)
        self.page.locator("a.button", has_text="Back to the table").first.click()
        return True

    def look_back(self) -> bool:
        self.page.locator('a.button[href$="/then"]').click()
        if self.page.locator(".refused").count():
            assert "leave it to the players to remember" in self.page.inner_text("[role=alert]")
            self.page.locator("a.button").click()
            return False
        self.page.get_by_text("Beginning", exact=True).click()
        while self.page.locator("a[rel=next]").count() and self.chance.random() < 0.7:
            self.page.locator("a[rel=next]").click()
        self.page.get_by_text("Now: to the table").click()
        return True

    def undo(self) -> bool:
        """The last choice is taken back: then it is asked again. In practice that is possible from the second on."""
        button = self.page.get_by_text("Take my last choice back")
        if not button.count():
            assert self.prompts == 1
            return False
        before = self.page.get_attribute("#now", "data-version")
        with self.page.expect_navigation():
            button.click()
        assert self.page.locator(".choosing").count() and not self.page.locator(".refused").count()
        assert self.page.get_attribute("#now", "data-version") != before
        return True

    def _choose(self) -> None:
        """Until another choice is asked for, or none: step by step as the page asks."""
        stop = self.page.input_value("input[name=stop]")
        while self.page.locator("input[name=stop]").count() and self.page.input_value("input[name=stop]") == stop:
            if "narrow" in self.missing:
                self.done["narrow"] += self.narrow()
            with self.page.expect_navigation():
                self._answer()
            if self.page.locator(".refused").count():
                self.done["refused"] += 1
                self.page.locator("a.button").click()
                self.page.wait_for_selector("#now")

    def _answer(self) -> None:
        page = self.page
        if page.locator("input[name=answer]").count():
            low, high = (int(page.get_attribute("input[name=answer]", end)) for end in ("min", "max"))
            page.fill("input[name=answer]", str(self.chance.randint(low, high)))
            page.click("form.choices button.main")
        elif page.locator("button[name=several]").count():
            boxes = page.locator("input[name=member]")
            for number in self.chance.sample(range(boxes.count()), self.chance.randint(0, boxes.count())):
                boxes.nth(number).check()
            page.click("button[name=several]")
        else:
            every = page.locator(".offered li")
            every.nth(self.chance.randrange(every.count())).locator("button, a").click()


WAYS: dict[str, Callable[[BrowserSession], bool]] = {
    "narrow": BrowserSession.narrow,
    "reload": BrowserSession.reload,
    "why": BrowserSession.why,
    "rules": BrowserSession.rules,
    "look back": BrowserSession.look_back,
    "undo": BrowserSession.undo,
    "hint": BrowserSession.hint,
    "resume": BrowserSession.resume,
}


def session(play: Any, game: str, seed: int, pictures: Path | None) -> str:
    """A whole game; what was done in it."""
    errors: list[str] = []
    strangers: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        BrowserServer(Path(folder), game, "--human", "1", "--practice") as server,
    ):
        browser = browser_of(play)
        link = server.links["Player 1"]
        page = page_of(browser, link, errors, viewport=_viewport("desktop"))
        base = link.partition("/t/")[0]
        page.on("request", lambda asked: None if asked.url.startswith(base) else strangers.append(asked.url))
        played = BrowserSession(page, server, random.Random(seed))
        played.play(lambda page: _pictures(browser, link, game, pictures) if pictures else None)
        browser.close()
        server.end()  # it holds the file
        with tables(server.path, game) as served:
            table = served.live[1]
        assert table.game.finished and replay(table.machine, table.record).digest() == table.game.digest()
    assert not errors and not strangers, (errors, strangers)
    memory_is_left = {"look back"} if not table.game.memory_is_aided else set()
    assert played.missing == memory_is_left, f"never succeeded: {played.missing}; of {dict(played.done)}"
    ways = ", ".join(f"{way} {count}" for way, count in sorted(played.done.items()) if count)
    return f"{game}: {played.prompts} prompts, {len(table.record.choices)} choices; {ways}"


def _viewport(size: str) -> dict[str, int]:
    return dict(zip(("width", "height"), SIZES[size], strict=True))


def _pictures(browser: Any, link: str, game: str, folder: Path) -> None:
    for size, scheme in (("phone", "light"), ("desktop", "light"), ("desktop", "dark")):
        page = page_of(browser, link, [], viewport=_viewport(size), color_scheme=scheme)
        page.wait_for_selector("#now")
        page.screenshot(path=folder / f"{game}-{size}-{scheme}.png")
        page.context.close()


def main() -> None:
    reader = argparse.ArgumentParser(prog="python -m web.sessions")
    reader.add_argument("games", nargs="*", default=GAMES)
    reader.add_argument("--pictures", type=Path)
    reader.add_argument("--seed", type=int, default=1)
    wished = reader.parse_args()
    if wished.pictures:
        wished.pictures.mkdir(parents=True, exist_ok=True)
    sync_api = import_module("playwright.sync_api")  # none of the tests' libraries: this is a command
    with sync_api.sync_playwright() as play:
        for game in wished.games:
            print(session(play, game, wished.seed, wished.pictures), flush=True)  # noqa: T201 (a report)


if __name__ == "__main__":
    main()
