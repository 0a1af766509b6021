"""Whole games in a real browser: four people at one table, one browser killed and one reloaded; by keys alone; without
scripts.

Needs Chromium and playwright; where they are missing these tests are skipped, and say so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from rulewright.game.record import replay

from .chromium import CHROMIUM, BrowserServer, browser_of, page_of
from .in_terminal import record_of_the_terminal
from .opened import tables

sync_api = pytest.importorskip("playwright.sync_api", reason="there is no browser: playwright is not installed")
if CHROMIUM is None:
    pytest.skip("there is no browser: chromium is not installed", allow_module_level=True)


@pytest.fixture
def play() -> Iterator[Any]:
    with sync_api.sync_playwright() as found:
        yield found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def _choose(page: Any) -> None:
    """The first of what is offered, until the seat has chosen."""
    stop = page.input_value("input[name=stop]")
    while page.locator("input[name=stop]").count() and page.input_value("input[name=stop]") == stop:
        with page.expect_navigation():
            if page.locator("input[name=answer]").count():
                page.fill("input[name=answer]", page.get_attribute("input[name=answer]", "min"))
                page.click("form.choices button.main")
            elif page.locator("button[name=several]").count():
                page.click("button[name=several]")
            else:
                page.locator(".offered li").first.locator("button, a").click()


def _asked(pages: list[Any]) -> Any | None:
    """The page of somebody who is asked, once one is; none when the game is over."""
    for _ in range(200):
        for page in pages:
            if page.locator(".choosing").count():
                return page
            if "The game is over" in page.inner_text("#turn"):
                return None
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked, and the game is not over")


def test_four_browsers_one_killed_and_one_reloaded(play: Any, folder: Path) -> None:
    errors: list[str] = []
    server = BrowserServer(folder, "gravediggers", "--names", "Ann,Bob,Cem,Dan")
    browsers = [browser_of(play) for _ in range(4)]
    pages = [
        page_of(browser, server.links[name], errors)
        for browser, name in zip(browsers, ("Ann", "Bob", "Cem", "Dan"), strict=True)
    ]
    for number in range(1000):
        asked = _asked(pages)
        if asked is None:
            break
        if number == 9:
            browsers[1].close()
            browsers[1] = browser_of(play)
            pages[1] = page_of(browsers[1], server.links["Bob"], errors)
            continue
        if number in (12, 20):
            pages[2].reload()
            continue
        _choose(asked)
    for page in pages:
        page.wait_for_selector("table.places", timeout=3000)
        assert page.inner_text("table.places").count("\n") == 4
    for browser in browsers:
        browser.close()
    assert server.end() in (0, -15) and not errors
    with tables(server.path) as served:
        table = served.live[1]
    assert table.game.finished
    assert replay(table.machine, table.record).digest() == table.game.digest()
    kept, terminal = table.record.to_json(), record_of_the_terminal(table, "gravediggers", folder)
    assert _alike(terminal["choices"], kept["choices"]) > len(kept["choices"]) / 4, "digest by digest"
    assert terminal["digest"] == kept["digest"]


def _alike(one: Sequence[Mapping[str, Any]], other: Sequence[Mapping[str, Any]]) -> int:
    """After how many choices the same had been chosen, each time with the same digest: of those who choose at once, the
    order is their own.

    Until the next choice a position holds who chose last, so the last one has to be the same as well.
    """
    before: tuple[Counter[tuple[int, int]], ...] = (Counter(), Counter())
    count = 0
    for pair in zip(one, other, strict=True):
        for chosen, choice in zip(before, pair, strict=True):
            chosen[choice["seat"], choice["action"]] += 1
        if before[0] == before[1] and pair[0]["seat"] == pair[1]["seat"]:
            assert pair[0]["digest"] == pair[1]["digest"]
            count += 1
    assert before[0] == before[1]
    return count


def test_a_page_follows_the_table_without_being_touched(play: Any, folder: Path) -> None:
    """What one chooses, the other sees; the version of what was seen before a reload is that after it."""
    errors: list[str] = []
    server = BrowserServer(folder, "tic_tac_toe", "--names", "Ann,Bob")
    browser = browser_of(play)
    ann, bob, onlooker = (page_of(browser, server.links[name], errors) for name in ("Ann", "Bob", "Onlookers"))
    for first, second in ((ann, bob), (bob, ann)):
        first.wait_for_selector(".choosing", timeout=3000)
        _choose(first)
        second.wait_for_selector(".choosing", timeout=3000)
    assert onlooker.locator(".choosing").count() == 0 and onlooker.locator(".log li").count() >= 2
    before = ann.get_attribute("#now", "data-version")
    ann.reload()
    assert ann.get_attribute("#now", "data-version") == before
    browser.close()
    server.end()
    assert not errors


def test_by_keys_alone_and_without_scripts(play: Any, folder: Path) -> None:
    errors: list[str] = []
    server = BrowserServer(folder, "tic_tac_toe", "--names", "Ann,Bob", "--human", "1")
    browser = browser_of(play)
    page = page_of(browser, server.links["Ann"], errors)
    page.wait_for_selector("#filter", timeout=3000)
    before = page.input_value("input[name=stop]")
    page.keyboard.press("/")
    last = page.locator(".offered li").last.inner_text()
    page.keyboard.type(last)
    assert page.locator(".offered li:visible").count() == 1
    page.keyboard.press("Enter")
    page.wait_for_selector(f"input[name=stop][value='{before}']", state="detached", timeout=3000)
    plain = page_of(browser, server.links["Ann"], errors, java_script_enabled=False)
    for _ in range(30):
        if plain.locator("table.places").count():
            break
        if plain.locator(".choosing").count():
            _choose(plain)
        else:
            plain.reload()
    assert plain.locator("table.places").count() == 1
    browser.close()
    server.end()
    assert not errors


@pytest.mark.parametrize("game", ["tic_tac_toe", "goofspiel"])
def test_a_whole_session_as_one_person(play: Any, game: str) -> None:
    """A sample, long enough for every way; `python -m web.sessions`, in the folder tests, plays all games."""
    from .sessions import session  # it needs what is skipped above

    assert "choices" in session(play, game, 4, None)
