"""Who may sit where: a link's secret leaves the address at once, stays in a cookie of its seat, and nobody else's page
can use it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from rulewright.web import LiveTable, ServedTables, events
from rulewright.web.app import WebTables
from rulewright.web.events import ELSEWHERE, Listeners
from rulewright.web.limits import ServerNames
from rulewright.web.seat_cookies import COOKIE, host_address

from .opened import KEY, TableFiles, actions, hidden_fields, link, secret_link

OWN = "table.test:8765"
BASE = f"http://{OWN}"


@pytest.fixture
def served(files: TableFiles, tmp_path: Path) -> tuple[ServedTables, LiveTable]:
    return files.opened(tmp_path / "a.tables", names=("Ann", "Bob", "Cem", "Dan"))


@pytest.fixture
def browser(served: tuple[ServedTables, LiveTable]) -> Iterator[TestClient]:
    """One that has opened nothing."""
    names = ServerNames(frozenset({OWN}), frozenset({"games.example.org"}))
    web = WebTables(served[0], KEY, "A game").application(names)
    with TestClient(web, base_url=BASE, follow_redirects=False) as made:
        yield made


def test_a_secret_leaves_the_address(served: tuple[ServedTables, LiveTable], browser: TestClient) -> None:
    """It is in no page that the link leads to, and no script can read the cookie."""
    for secret, clean in ((secret_link(served[1], 0), link(served[1], 0)), (f"/host/{KEY}", host_address(KEY))):
        word = secret.rpartition("/")[2]
        answer = browser.get(secret)
        assert (answer.status_code, answer.headers["location"]) == (303, clean)
        assert answer.headers["referrer-policy"] == "no-referrer" and word not in clean and not answer.text
        (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
        assert (cookie.key, cookie.value, cookie["path"]) == (COOKIE, word, clean)
        assert cookie["httponly"] and cookie["samesite"] == "lax" and int(cookie["max-age"]) > 0
        assert not cookie["secure"], "this server speaks HTTP: such a cookie would never come back"
        page = browser.get(clean)
        assert page.status_code == 200 and word not in page.text and "set-cookie" not in page.headers


def test_behind_a_proxy_with_tls_the_cookie_stays_there(
    served: tuple[ServedTables, LiveTable], browser: TestClient
) -> None:
    link_there = f"https://games.example.org{secret_link(served[1], 0)}"
    cookies = browser.get(link_there).headers["set-cookie"]
    assert "; secure" in cookies.lower()


def test_several_seats_in_one_browser(served: tuple[ServedTables, LiveTable], browser: TestClient) -> None:
    """Each tab keeps its seat, whichever was opened last, and the host's page is there besides."""
    for seat in (0, 1, 2):
        browser.get(secret_link(served[1], seat))
    browser.get(secret_link(served[1]))
    browser.get(f"/host/{KEY}")
    for seat, name in enumerate(("Ann", "Bob", "Cem")):
        assert f"You are {name}." in browser.get(link(served[1], seat)).text
    assert "You are" not in browser.get(link(served[1])).text
    assert browser.get(host_address(KEY)).status_code == 200
    refused = browser.get(link(served[1], 3))
    assert refused.status_code == 404 and "Open the link that you were given" in refused.text


@pytest.mark.parametrize("wrong", ["", "x", "\u00e9", "OTHER", "KEY", "NAME", '"'])
def test_another_secret_opens_nothing(served: tuple[ServedTables, LiveTable], browser: TestClient, wrong: str) -> None:
    """Nor does another seat's, nor what the address says."""
    own = link(served[1], 0)
    meant = {"OTHER": secret_link(served[1], 1).rpartition("/")[2], "KEY": KEY, "NAME": own.rpartition("/")[2]}
    cookie = [(b"cookie", f"{COOKIE}={meant.get(wrong, wrong)}".encode("latin-1")), (b"origin", BASE.encode())]
    for where in ("", "/now", "/why", "/then", "/rules", "/events", "?a=1"):
        answer = browser.get(own + where, headers=cookie)
        assert answer.status_code == 404 and "Ann" not in answer.text
    for what in ("choose", "undo", "note", "take", "hide", "hint"):
        assert browser.post(f"{own}/{what}", headers=cookie).status_code == 404
    assert not served[1].record.choices
    if wrong != "KEY":
        assert browser.get(host_address(KEY), headers=cookie).status_code == 404


SENDERS = {
    "its own page": ({"origin": BASE}, 303),
    "letters": ({"origin": BASE.upper()}, 303),
    "a proxy": ({"origin": "https://games.example.org"}, 303),
    "a browser without origins": ({"sec-fetch-site": "same-origin"}, 303),
    "nobody": ({}, 403),
    "a bookmark": ({"sec-fetch-site": "none"}, 403),
    "a neighbour": ({"sec-fetch-site": "same-site"}, 403),
    "a neighbour with the right name": ({"sec-fetch-site": "same-site", "origin": BASE}, 403),
    "another scheme": ({"origin": f"https://{OWN}"}, 403),
    "another port": ({"origin": "http://table.test:8766"}, 403),
    "no port": ({"origin": "http://table.test"}, 403),
    "a port of the proxy": ({"origin": "https://games.example.org:8443"}, 403),
    "a name that begins so": ({"origin": f"{BASE}.evil.example"}, 403),
    "a name that ends so": ({"origin": f"http://evil.{OWN}"}, 403),
    "a path": ({"origin": f"{BASE}/"}, 403),
    "a name within": ({"origin": f"http://{OWN}@evil.example"}, 403),
    "two": ({"origin": f"{BASE}, {BASE}"}, 403),
    "null": ({"origin": "null"}, 403),
    "nothing": ({"origin": ""}, 403),
    "a file": ({"origin": "file://"}, 403),
}


@pytest.mark.parametrize(("heads", "status"), SENDERS.values(), ids=SENDERS)
def test_who_sends(
    served: tuple[ServedTables, LiveTable], browser: TestClient, heads: dict[str, str], status: int
) -> None:
    """Only pages of this server change anything, also where the cookie comes along."""
    seat = served[1].waiting()[0]
    browser.get(secret_link(served[1], seat))
    page = browser.get(link(served[1], seat)).text
    sent = {**hidden_fields(page), "action": str(actions(page)[0])}
    answered = browser.post(link(served[1], seat) + "/choose", data=sent, headers=heads)
    assert (answered.status_code, len(served[1].record.choices)) == (status, int(status == 303))


def test_browsers_find_an_icon(browser: TestClient) -> None:
    page = browser.get("/").text
    assert '<link rel="icon" href="/static/icon.svg"' in page
    for where in ("/static/icon.svg", "/favicon.ico"):
        answer = browser.get(where)
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("image/svg")


def test_pages_do_not_push_each_other_out_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """The oldest streams of a link make room, each is told so once, and the others go on."""
    monkeypatch.setattr(events, "MOST_PAGES", 2)

    async def told() -> list[list[str]]:
        listeners = Listeners()
        found: list[list[str]] = [[] for _ in range(5)]

        async def version() -> str:
            return "1"

        async def read(into: list[str]) -> None:
            into.extend([event async for event in listeners.stream(1, "t", version)])

        reading = [asyncio.create_task(read(into)) for into in found]
        await asyncio.sleep(0.05)
        assert [task.done() for task in reading] == [True, True, True, False, False]
        listeners.end()
        await asyncio.gather(*reading)
        assert not listeners.pages and not listeners.ended and not listeners.pushed
        return found

    for number, found in enumerate(asyncio.run(told())):
        assert (ELSEWHERE in found) == (number < 3), number
