"""What a link may see and do: its own seat's part, once, and nothing by a wrong, old or repeated request."""

from __future__ import annotations

import asyncio
import html
import re
import socket
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from play.test_drawn import RULES
from rulewright.cli.game_options import spoken
from rulewright.cli.main import run
from rulewright.game.record import replay
from rulewright.information import SearchCount
from rulewright.rule_log import log_of_record
from rulewright.web import LiveTable, Opening, ServedTables, TableRefusal, pages, table_guidance
from rulewright.web.events import Listeners
from rulewright.web.http_server import Bound, bound, names

from .opened import HOST, HOST_PAGE, TableFiles, actions, client, first_choice, hidden_fields, link, secret_link


@pytest.fixture
def served(files: TableFiles, tmp_path: Path) -> tuple[ServedTables, LiveTable]:
    return files.opened(tmp_path / "a.tables", names=("Ann", "Bob", "Cem", "Dan"))


def digest(table: LiveTable) -> str:
    return table.game.digest() + str(len(table.record.choices))


def test_a_whole_game_by_its_pages(served: tuple[ServedTables, LiveTable], files: TableFiles, tmp_path: Path) -> None:
    """Four people; every choice by the form of the page of whoever is asked.
    The record replays, in the file as well.
    """
    tables_, table = served
    with client(tables_) as browser:
        for _ in range(500):
            if table.game.over:
                break
            seat = table.waiting()[0]
            _choose_first(browser, link(table, seat))
        assert table.game.finished
        page = browser.get(link(table, 0)).text
        assert "Result" in page and f"Seed: {table.record.seed}" in page
    replay(table.machine, table.record)
    again = files.tables(tmp_path / "a.tables").live[table.number]
    assert again.game.digest() == table.game.digest() and again.record.choices == table.record.choices


def _choose_first(browser: TestClient, where: str) -> None:
    """The first of what is offered, step by step."""
    sent, leads = first_choice(browser.get(where).text)
    if leads:
        _choose_first(browser, where.partition("?")[0] + leads)
        return
    answers = re.findall(r"[?&]a=([^&]*)", where)
    answered = browser.post(where.partition("?")[0] + "/choose", data={**sent, "a": answers})
    assert answered.status_code == 303, answered.text
    assert "a=" not in answered.headers["location"]


def test_a_page_holds_no_other_hand(served: tuple[ServedTables, LiveTable]) -> None:
    tables_, table = served
    with client(tables_) as browser:
        pages = {seat: browser.get(link(table, seat)).text for seat in range(4)}
        onlooker = browser.get(link(table)).text
    for seat, page in pages.items():
        assert f"You are {['Ann', 'Bob', 'Cem', 'Dan'][seat]}." in page
    hands = [tuple(zone["known"]) for zone in table.game.view(0)["zones"] if zone["zone"] == "hand"]
    assert hands[0] and not any(hands[1:])
    assert onlooker.count("5 \u00d7 ?") == 4


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"stop": "0" * 16}, 409),
        ({"stop": ""}, 409),
        ({"action": "999999999"}, 409),
        ({"action": "-1"}, 409),
        ({"action": "1" * 5000}, 409),
        ({"action": "\u0661"}, 409),
        ({"action": "x"}, 409),
        ({"action": None}, 409),
    ],
)
def test_what_is_no_choice_changes_nothing(
    served: tuple[ServedTables, LiveTable], change: dict[str, str | None], status: int
) -> None:
    tables_, table = served
    seat = table.waiting()[0]
    with client(tables_) as browser:
        page = browser.get(link(table, seat)).text
        sent = {**hidden_fields(page), "action": str(actions(page)[0]), **change}
        before = digest(table)
        answered = browser.post(
            link(table, seat) + "/choose", data={key: value for key, value in sent.items() if value is not None}
        )
    assert (answered.status_code, digest(table)) == (status, before)
    assert 'role="alert"' in answered.text


@pytest.mark.parametrize("name", ["stop", "action"])
def test_a_field_that_stands_twice_counts_for_nothing(served: tuple[ServedTables, LiveTable], name: str) -> None:
    tables_, table = served
    seat = table.waiting()[0]
    with client(tables_) as browser:
        page = browser.get(link(table, seat)).text
        sent = {**hidden_fields(page), "action": str(actions(page)[0])}
        before = digest(table)
        twice = {key: [value, value] if key == name else value for key, value in sent.items()}
        answered = browser.post(link(table, seat) + "/choose", data=twice)
    assert (answered.status_code, digest(table)) == (409, before)


def test_a_message_sent_twice_counts_once(served: tuple[ServedTables, LiveTable]) -> None:
    tables_, table = served
    seat = table.waiting()[0]
    with client(tables_) as browser:
        page = browser.get(link(table, seat)).text
        sent = {**hidden_fields(page), "action": str(actions(page)[0])}
        assert browser.post(link(table, seat) + "/choose", data=sent).status_code == 303
        after = digest(table)
        again = browser.post(link(table, seat) + "/choose", data=sent)
    assert again.status_code == 409 and digest(table) == after and len(table.record.choices) == 1


def test_a_seat_does_not_choose_for_another(served: tuple[ServedTables, LiveTable]) -> None:
    tables_, table = served
    seat = table.waiting()[0]
    other = next(number for number in range(4) if number not in table.waiting())
    with client(tables_) as browser:
        page = browser.get(link(table, seat)).text
        sent = {**hidden_fields(page), "action": str(actions(page)[0])}
        for where in (link(table, other), link(table)):
            assert browser.post(where + "/choose", data=sent).status_code == 409
    assert not table.record.choices


def test_wrong_links_tell_nothing_and_are_counted(served: tuple[ServedTables, LiveTable]) -> None:
    tables_, table = served
    right, clean = secret_link(table, 0), link(table, 0)
    with client(tables_) as browser:
        wrong = [right[:-1], right + "a", right.swapcase(), "/t/", "/t/x", "/host/x", "/t/" + "a" * 1000]
        wrong += [clean[:-1], clean + "a", "/tables/x", right.replace("/t/", "/seat/"), clean.replace("/seat/", "/t/")]
        answers = [browser.get(where) for where in wrong]
        assert {answer.status_code for answer in answers} == {404}
        assert not any("Ann" in answer.text for answer in answers)
        assert browser.get("/").status_code == 200 and "Ann" not in browser.get("/").text
        assert 429 in [browser.get("/t/x").status_code for _ in range(40)]
        assert (browser.get(right).status_code, browser.get(clean).status_code) == (303, 200)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"host": "evil.example"}, 421),
        ({"host": f"{HOST}.evil.example"}, 421),
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"content-length": "99999999"}, 413),
        ({"origin": f"http://{HOST}"}, 303),
        ({"host": HOST.upper(), "origin": f"HTTPS://{HOST}"}, 303),
    ],
)
def test_pages_of_other_sites_cannot_send(
    served: tuple[ServedTables, LiveTable], headers: dict[str, str], status: int
) -> None:
    tables_, table = served
    seat = table.waiting()[0]
    with client(tables_) as browser:
        page = browser.get(link(table, seat)).text
        sent = {**hidden_fields(page), "action": str(actions(page)[0])}
        answered = browser.post(link(table, seat) + "/choose", data=sent, headers=headers)
    assert answered.status_code == status and len(table.record.choices) == (status == 303)


def test_names_of_the_server() -> None:
    """Names have no large and small letters; a proxy has a port of its own, or none; nothing else is let in."""
    with socket.socket() as listener:
        known = names(Bound(listener, "127.0.0.1", 8765), ("Games.Example.org", "[2001:DB8::1]", "table.local:8443"))
    assert {"games.example.org", "games.example.org:8765", "[2001:db8::1]", "table.local:8443"} <= known.hosts
    assert {"localhost:8765", "127.0.0.1:8765", "[::1]:8765"} <= known.hosts
    assert not {"table.local", "table.local:8765", "localhost", "example.org", "games.example.org:1"} & known.hosts
    assert run(["serve", "pig", "--called", "https://games.example.org/"]) == 2


@pytest.mark.parametrize("host", ["", " "])
def test_an_empty_address_is_refused(host: str) -> None:
    """It would listen to the whole network, and links would lead nowhere."""
    with pytest.raises(TableRefusal, match="an empty address is none"):
        bound(host, 0)


def test_a_long_body_without_a_length_is_cut_off(served: tuple[ServedTables, LiveTable]) -> None:
    tables_, table = served
    with client(tables_) as browser:
        answered = browser.post(
            link(table, 0) + "/note",
            content=(b"text=" + b"x" * 1000 for _ in range(100)),
            headers={"content-type": "application/x-www-form-urlencoded"},
        )
    assert answered.status_code == 413


def test_every_answer_forbids_scripts_frames_and_copies(served: tuple[ServedTables, LiveTable]) -> None:
    tables_, table = served
    with client(tables_) as browser:
        for where in ("/", link(table, 0), "/t/x", "/static/table.js", HOST_PAGE, "/nowhere", "/favicon.ico"):
            headers = browser.get(where).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert (headers["referrer-policy"], headers["cache-control"]) == ("same-origin", "no-store")


def test_texts_of_people_are_shown_as_they_are(files: TableFiles, tmp_path: Path) -> None:
    names = ("<b>x</b>", "[red]&amp;", "'\"", "{{7*7}}")
    tables_, table = files.opened(tmp_path / "a.tables", names=names)
    with client(tables_) as browser:
        page = browser.get(link(table, 0)).text
        assert "<b>x" not in page and "&lt;b&gt;x&lt;/b&gt;" in page and "{{7*7}}" in page
        note = {"kind": "unclear", "text": "<script>alert(1)</script>"}
        assert browser.post(link(table, 1) + "/note", data=note).status_code == 303
        assert browser.post(link(table, 1) + "/note", data={"kind": "x", "text": "y"}).status_code == 409
        assert browser.post(link(table, 1) + "/note", data={"kind": "fun", "text": "y" * 501}).status_code == 409
    assert [note.text for note in tables_.kept.notes()] == ["<script>alert(1)</script>"]


def test_spaces_before_players_stand_in_rows_and_an_empty_board_in_a_line(files: TableFiles, tmp_path: Path) -> None:
    """What lies before whom; and what each cell of a narrow page is."""
    (tmp_path / "game.yaml").write_text(RULES.replace("YARDS", "2 * players"), encoding="utf-8")
    served, table = files.opened(tmp_path / "a.tables", str(tmp_path / "game.yaml"), players=2, names=("Ann", "Bob"))
    with client(served) as browser:
        page = browser.get(link(table, 0)).text
    rows = re.findall(r'scope="rowgroup"[^>]*>([^<]*)<.*?<tr><td></td>(.*?)</tr>', page, re.DOTALL)
    assert [(who, re.findall(">([^<>]+)</th>", cells)) for who, cells in rows] == [
        ("before Ann", ["yard 1", "yard 2"]),
        ("before Bob", ["yard 3", "yard 4"]),
    ]
    served, table = files.opened(tmp_path / "b.tables", "gnadenlos", names=("Ann", "Bob", "Cem"))
    with client(served) as browser:
        page = browser.get(link(table, 0)).text
    assert page.count('<table class="board') == 1 and "back of each spot: none" in page
    assert 'data-head="hand"' in page and "Ann&#39;s 0" in page


def test_bots_have_the_names_of_their_seats_in_the_language_of_the_screen(files: TableFiles, tmp_path: Path) -> None:
    served = files.tables(tmp_path / "a.tables")
    served.speak = lambda machine: spoken(machine, served.ruleset, "de")
    table = served.open(Opening(seed=1, people=frozenset({0})))
    with client(served) as browser:
        page = browser.get(link(table, 0)).text
    assert "Bots: Spieler 2 (random), Spieler 3 (random), Spieler 4 (random)." in page
    assert "Player" not in page


def test_the_page_of_the_host_is_in_the_language_of_the_screen(files: TableFiles, tmp_path: Path) -> None:
    """Also before there is a table; whoever has no link is told so in it."""
    served = files.tables(tmp_path / "a.tables")
    served.speak = lambda machine: spoken(machine, served.ruleset, "de")
    with client(served) as browser:
        assert "Es gibt noch keinen Tisch." in browser.get(HOST_PAGE).text
        assert "Diesen Tisch gibt es nicht" in browser.get("/t/nobody").text
        served.open(Opening(seed=1, people=frozenset({0, 1}), devices=(frozenset({0, 1}),)))
        page = browser.get(HOST_PAGE).text
    words = html.unescape(re.sub("<[^>]*>", " ", page))
    assert (
        "Spieler 1 und Spieler 2" in words and "Zuschauer" in words and "Tisch 1" in words and '<html lang="de"' in page
    )
    assert re.findall(r"\b(Players?|Names|Seats|Open|Table|Give|Onlookers|and|the)\b", words) == []


def test_spaces_that_face_each_other_are_a_board(files: TableFiles, tmp_path: Path) -> None:
    served, table = files.opened(tmp_path / "a.tables", "classics/mancala", names=("Ann", "Bob"))
    with client(served) as browser:
        page = browser.get(link(table, 1)).text
    board = page.partition('<table class="board opposite">')[2].partition("</table>")[0]
    rows = [re.sub("<[^>]*>", " ", row).split() for row in re.findall("<tr>(.*?)</tr>", board, re.DOTALL)]
    assert [" ".join(row) for row in rows] == [
        "b6 to b1 (before Bob) 4 4 4 4 4 4",
        "b store, a store 0 0",
        "a1 to a6 (before Ann) 4 4 4 4 4 4",
    ]


def test_a_shared_device_has_a_curtain(files: TableFiles, tmp_path: Path) -> None:
    """Nobody's hand is shown before somebody says who they are; after the choice it is hidden again."""
    tables_, table = files.opened(
        tmp_path / "a.tables", devices=[frozenset({0, 1, 2, 3})], names=("Ann", "Bob", "Cem", "Dan")
    )
    where = link(table, 0, 1, 2, 3)
    with client(tables_) as browser:
        for _ in range(6):
            page = browser.get(where).text
            seat = table.waiting()[0]
            assert "Hand this device to" in page and "You are" not in page and not actions(page)
            wrong = browser.post(where + "/take", data={"seat": "7"})
            assert wrong.status_code == 409
            assert browser.post(where + "/take", data={"seat": str(seat)}).status_code == 303
            other = browser.post(where + "/take", data={"seat": str((seat + 1) % 4)})
            assert other.status_code == 409
            while seat in table.waiting():
                _choose_first(browser, where)
        assert "Hand this device to" in browser.get(where).text


def test_the_host_opens_tables(files: TableFiles, tmp_path: Path) -> None:
    served = files.tables(tmp_path / "a.tables")
    with client(served) as browser:
        where = HOST_PAGE
        assert "no table yet" in browser.get(where).text
        form = {"players": "4", "names": "Ann,Bob", "people": "1", "bot": "random", "device": ""}
        assert browser.post(where, data=form).status_code == 303
        assert served.live[1].people == {0}
        for change in (
            {"players": "99"},
            {"players": "x"},
            {"people": "9"},
            {"people": "x"},
            {"bot": "nobody"},
            {"bot": "nobody", "people": "all"},
            {"bot": "random,random"},
            {"players": ["4", "3"]},
            {"names": "A,A"},
        ):
            answered = browser.post(where, data={**form, **change})
            assert answered.status_code == 409 and 'role="alert"' in answered.text, change
        assert len(served.live) == 1


def test_bots_play_on_by_themselves(files: TableFiles, tmp_path: Path) -> None:
    served, table = files.opened(tmp_path / "a.tables", people=frozenset())
    with client(served) as browser:
        for _ in range(600):
            if "The game is over" in browser.get(link(table)).text:
                break
        assert table.game.finished


def test_a_bot_that_fails_stops_only_its_table(files: TableFiles, tmp_path: Path) -> None:
    served, table = files.opened(tmp_path / "a.tables", people=frozenset({0}))
    good = served.open(Opening(people=frozenset()))

    class Broken:
        def choose(self, *_: object) -> int:
            raise ZeroDivisionError

    table.players = [Broken()] * 4
    with client(served) as browser:
        for _ in range(600):
            if "The game is over" in browser.get(link(good)).text:
                break
        pages = browser.get(link(table)).text
    assert good.game.finished and "a bot has failed (ZeroDivisionError)" in pages


def test_seats_at_two_devices_and_missing_seats_are_refused(files: TableFiles, tmp_path: Path) -> None:
    served = files.tables(tmp_path / "a.tables")
    for wishes in (
        {"devices": [frozenset({0, 1}), frozenset({1, 2})]},
        {"people": frozenset({9})},
        {"bots": ("random", "random")},
        {"options": {"x": "y"}},
        {"players": 77},
        {"seed": -1},
    ):
        with pytest.raises(TableRefusal):
            served.open(Opening(**wishes))
    assert not served.live and not served.kept.tables()


def test_a_choice_is_taken_back_by_its_seat_only_and_once(files: TableFiles, tmp_path: Path) -> None:
    """In a game without secrets or chance; afterwards neither game nor file know of it."""
    served, table = files.opened(tmp_path / "a.tables", "tic_tac_toe", names=("Ann", "Bob"))
    ann, bob = link(table, 0), link(table, 1)
    with client(served) as browser:
        before = digest(table)
        assert "/undo" not in browser.get(ann).text
        _choose_first(browser, ann)
        page = browser.get(ann).text
        stop = re.search(r'/undo"><input type="hidden" name="stop" value="(\w+)"', page)
        assert stop is not None and "/undo" not in browser.get(bob).text
        assert browser.post(bob + "/undo", data={"stop": stop[1]}).status_code == 409
        assert browser.post(ann + "/undo", data={"stop": "x"}).status_code == 409
        assert browser.post(ann + "/undo", data={"stop": stop[1]}).status_code == 303
        assert digest(table) == before and not served.kept.tables()[0].record["choices"]
        assert browser.post(ann + "/undo", data={"stop": stop[1]}).status_code == 409
        _choose_first(browser, ann)
        _choose_first(browser, bob)
        assert "/undo" not in browser.get(ann).text


def test_what_has_become_known_is_not_taken_back(served: tuple[ServedTables, LiveTable]) -> None:
    tables_, table = served
    with client(tables_) as browser:
        for _ in range(60):
            seat = table.waiting()[0]
            before = table.game.view(seat)["zones"]
            _choose_first(browser, link(table, seat))
            if table.game.over:
                break
            page = browser.get(link(table, seat)).text
            if "/undo" in page:
                learned = [zone for zone in table.game.view(seat)["zones"] if zone not in before]
                assert len(learned) <= 2, "only its own cards have moved"


def test_why_tells_what_the_seat_may_know(served: tuple[ServedTables, LiveTable]) -> None:
    tables_, table = served
    with client(tables_) as browser:
        for _ in range(30):
            if table.game.over:
                break
            _choose_first(browser, link(table, table.waiting()[0]))
        for seats in ((0,), (1,), ()):
            page = browser.get(link(table, *seats) + "/why")
            assert page.status_code == 200 and page.text.count("<li") > 1 and "ruleset.yaml:" in page.text
            entries = log_of_record(table.machine, table.record).told(seats[0] if seats else None)
            told = {entry.sentence for entry in entries}
            shown = [html.unescape(one) for one in re.findall(r'<li class="[a-z]+">(.*?) <span', page.text)]
            assert shown and set(shown) <= told


def test_what_the_rules_did_several_times_alike_is_told_once(served: tuple[ServedTables, LiveTable]) -> None:
    """With the number of times, in its place; nothing is left out."""
    _, table = served
    entries = table.follower.log().told(None)
    counted = pages.counted(entries)
    assert sum(count for count, _ in counted) == len(entries) > len(counted)
    again = [(one.kind, one.sentence, one.span.position) for count, one in counted for _ in range(count)]
    assert again == [(one.kind, one.sentence, one.span.position) for one in entries]


def test_looking_back(served: tuple[ServedTables, LiveTable]) -> None:
    """Each moment as the seat saw it then; numbers that are none lead somewhere; it changes nothing."""
    tables_, table = served
    with client(tables_) as browser:
        before = [browser.get(link(table, seat)).text for seat in range(4)]
        for _ in range(8):
            _choose_first(browser, link(table, table.waiting()[0]))
        after = digest(table)
        for seat in range(4):
            where = link(table, seat) + "/then"
            first = browser.get(where + "?at=1").text
            assert _table_of(first) == _table_of(before[seat]) and "Forward" in first and ">Back<" not in first
            count = int(re.findall(r"Moment 1 of (\d+)", first)[0])
            last = browser.get(f"{where}?at={count}").text
            assert _table_of(last) == _table_of(browser.get(link(table, seat)).text) and "This is now" in last
            for wrong in ("", "?at=0", "?at=x", "?at=-3", "?at=99999999999999999999", "?at=\u0661"):
                assert re.search(rf"Moment \d+ of {count},", browser.get(where + wrong).text)
        assert browser.get(link(table) + "/then").status_code == 200 and digest(table) == after


def _table_of(page: str) -> str:
    return page[page.index('<h2 id="table">') :].partition("</section>")[0]


def test_nobody_looks_back_behind_a_curtain_or_where_one_must_remember(files: TableFiles, tmp_path: Path) -> None:
    shared, table = files.opened(tmp_path / "a.tables", devices=[frozenset({0, 1})])
    with client(shared) as browser:
        assert browser.get(link(table, 0, 1) + "/then").status_code == (409 if table.waiting()[0] in (0, 1) else 200)
    memory, table = files.opened(tmp_path / "b.tables", "go_fish")
    with client(memory) as browser:
        answered = browser.get(link(table, 0) + "/then")
        assert (answered.status_code == 200) == table.game.memory_is_aided
        if answered.status_code != 200:
            assert "leave it to the players to remember" in answered.text


def test_bots_are_named_and_blind_ones_told(files: TableFiles, tmp_path: Path) -> None:
    served, table = files.opened(tmp_path / "a.tables", "tic_tac_toe", people=frozenset({0}), names=("Ann", "Bob"))
    table.past.note_searches(1, SearchCount(4, 1))
    with client(served) as browser:
        page = browser.get(link(table, 0)).text
        assert "Bots: Bob (random)." in page and "made at random" not in page
        while not table.game.over:
            if 0 in table.waiting():
                _choose_first(browser, link(table, 0))
        assert "Bob: 1 of 4 choices (25.0 %) were made at random" in browser.get(link(table, 0)).text


def test_a_stream_tells_only_of_what_its_page_shows() -> None:
    """What changes elsewhere at the table leaves no trace in it."""

    async def told() -> list[str]:
        listeners, found, versions = Listeners(), [], ["1"]

        async def version() -> str:
            return versions[-1]

        async def read() -> None:
            found.extend([event async for event in listeners.stream(1, "t", version)])

        reading = asyncio.create_task(read())
        for latest in ("1", "1", "2", "2"):
            await asyncio.sleep(0.01)
            versions.append(latest)
            listeners.changed(1)
        await asyncio.sleep(0.01)
        listeners.end()
        await reading
        return found

    assert [event.split("\n")[0] for event in asyncio.run(told())] == ["id: 1", "id: 2"]


def test_rules_of_the_moment_for_whoever_chooses(served: tuple[ServedTables, LiveTable]) -> None:
    """What is not possible now is told with its reason; nobody else is told where in the rules the game stands."""
    tables_, table = served
    told = 0
    with client(tables_) as browser:
        for _ in range(20):
            seat = table.waiting()[0]
            page = browser.get(link(table, seat) + "/rules")
            assert page.status_code == 200 and "What the rules say here" in page.text
            told += page.text.count("<li><strong>")
            others = [(other,) for other in range(4) if other not in table.waiting()]
            for seats in (*others, ()):
                assert browser.get(link(table, *seats) + "/rules").status_code == 409
            assert browser.get(link(table, seat) + "/rules?a=nonsense").status_code == 409
            _choose_first(browser, link(table, seat))
    assert told


def test_hints_are_asked_for_by_whoever_chooses_and_not_too_often(
    files: TableFiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_guidance, "HINTS", (2.0, 0.0))
    served, table = files.opened(tmp_path / "a.tables", "tic_tac_toe", names=("Ann", "Bob"))
    ann, bob = link(table, 0), link(table, 1)
    with client(served) as browser:
        before = digest(table)
        assert browser.post(bob + "/hint").status_code == 409 and browser.get(ann + "/hint").status_code == 405
        hint = browser.post(ann + "/hint")
        assert hint.status_code == 200 and "A bot that knows what you know would choose" in hint.text
        assert [browser.post(ann + "/hint").status_code for _ in range(2)] == [200, 409] and digest(table) == before
    with client(served, hints=False) as browser:
        assert "/hint" not in browser.get(ann).text and browser.post(ann + "/hint").status_code == 409
