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


def test_what_is_typed_and_where_the_keys_are_stays_while_others_choose(play: Any, folder: Path) -> None:
    """The page changes around them; and what has changed is said in a place that was there before."""
    errors: list[str] = []
    server = BrowserServer(folder, "tic_tac_toe", "--names", "Ann,Bob")
    browser = browser_of(play)
    ann, bob = (page_of(browser, server.links[name], errors) for name in ("Ann", "Bob"))
    bob.click("details.note summary")
    bob.select_option("select[name=kind]", index=2)
    bob.fill("input[name=text]", "half a sen")
    kind = bob.input_value("select[name=kind]")
    bob.press("input[name=text]", "ArrowLeft")
    _choose(ann)
    bob.wait_for_selector(".choosing", timeout=3000)
    bob.keyboard.type("X")
    assert bob.input_value("input[name=text]") == "half a seXn"
    assert bob.input_value("select[name=kind]") == kind
    assert "It is your choice." in bob.inner_text("#told")
    first = bob.locator(".offered li").first.inner_text()
    bob.fill("#filter", first)
    assert bob.evaluate("document.querySelector('#told').closest('#now')") is None
    ann.focus("details.log summary")
    _choose(bob)
    ann.wait_for_selector(".choosing", timeout=3000)
    assert ann.evaluate("document.activeElement.tagName") == "SUMMARY"
    browser.close()
    server.end()
    assert not errors


def test_what_has_the_keys_and_goes_leaves_them_to_the_question(play: Any, folder: Path) -> None:
    """Another page of the same seat has chosen."""
    errors: list[str] = []
    server = BrowserServer(folder, "tic_tac_toe", "--names", "Ann,Bob", "--human", "1")
    browser = browser_of(play)
    one, other = (page_of(browser, server.links["Ann"], errors) for _ in range(2))
    one.fill("#filter", one.locator(".offered li").first.inner_text())
    stop = one.input_value("input[name=stop]")
    other.focus(".offered li:first-child button")
    with one.expect_navigation():
        one.locator(".offered li:visible button").click()
    other.wait_for_selector(f"input[name=stop][value='{stop}']", state="detached", timeout=3000)
    assert other.evaluate("document.activeElement.id") == "question"
    assert other.input_value("#filter") == ""
    browser.close()
    server.end()
    assert not errors


def test_a_choice_while_the_server_is_away_is_not_lost(play: Any, folder: Path) -> None:
    """The page stays, says so, and is of use again when the server is back."""
    errors: list[str] = []
    server = BrowserServer(folder, "goofspiel", "--names", "Ann,Bob", "--human", "1")
    browser = browser_of(play)
    page = page_of(browser, server.links["Ann"], errors)
    address, stop = page.url, page.input_value("input[name=stop]")
    server.process.kill()
    page.wait_for_selector("#connection:visible", timeout=3000)
    for place in (".offered li:first-child button", ".ways a"):
        page.click(place)
        page.wait_for_timeout(200)
        assert page.url == address and page.input_value("input[name=stop]") == stop
        assert page.inner_text("#told") == page.inner_text("#connection") != ""
    server.again()
    with page.expect_navigation():
        page.click(".offered li:first-child button")
    assert page.url == address
    page.wait_for_selector(f"input[name=stop][value='{stop}']", state="detached", timeout=3000)
    browser.close()
    server.end()
    assert not errors


@pytest.mark.parametrize("game", ["tic_tac_toe", "goofspiel"])
def test_a_whole_session_as_one_person(play: Any, game: str) -> None:
    """A sample, long enough for every way; `python -m web.sessions`, in the folder tests, plays all games."""
    from .sessions import session  # it needs what is skipped above

    assert "choices" in session(play, game, 4, None)
