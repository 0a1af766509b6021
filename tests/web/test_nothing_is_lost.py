"""Every choice that was answered is in the file, once, whenever the server ends; files of others are refused."""

from __future__ import annotations

import random
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

import pytest

from rulewright.web import KeptTables
from rulewright.web.bot_seats import BotSeats
from rulewright.web.kept_tables import BadFile

from .opened import first_choice, opened, tables

KILLS = 3
"""In the suite; `python -m tests.web.kills N` in the repository does as many as you like."""


def test_a_server_killed_at_any_moment(tmp_path: Path) -> None:
    killed_and_started_again(tmp_path, KILLS, random.Random(5))


def killed_and_started_again(folder: Path, kills: int, rng: random.Random) -> int:
    """Plays with one process after the other, each killed in the midst of things; how many choices were answered."""
    path, answered = folder / "a.tables", 0
    for _ in range(kills):
        server = _started(path)
        try:
            link = _link(server)
            until = time.monotonic() + rng.uniform(0.05, 1.0)
            before = answered
            while time.monotonic() < until and _chosen(link):
                answered += 1
        finally:
            server.send_signal(signal.SIGKILL)
            server.communicate()
        table = tables(path).live[1]
        own = sum(seat == 0 for seat, _ in table.record.choices)
        assert own in (answered, answered + 1), (own, answered, before)
        answered = own
        if table.game.over:
            break
    return answered


def _started(path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "rulewright", "serve", "gravediggers", "--human", "1", "--port", "0", "--seed", "7", "--tables", path.name]
        if not path.exists()
        else [sys.executable, "-m", "rulewright", "serve", "gravediggers", "--human", "1", "--port", "0", "--tables", path.name],
        cwd=path.parent, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip


def _link(server: subprocess.Popen[str]) -> str:
    assert server.stdout is not None
    for line in server.stdout:
        found = re.search(r"Player 1: (http\S+)", line)
        if found:
            return found[1]
    raise AssertionError("the server printed no link")


def _chosen(link: str) -> bool:
    """One choice over HTTP; whether it was answered."""
    try:
        where = link
        while True:
            page = _read(where)
            sent, leads = first_choice(page)
            if leads:
                where = link + leads
            elif sent:
                break
            elif "The game is over" in page:
                return False
            else:
                time.sleep(0.01)
        answers = re.findall(r"[?&]a=([^&]*)", where)
        _read(f"{link}/choose", urllib.parse.urlencode({**sent, "a": answers}, doseq=True).encode())
    except (urllib.error.URLError, ConnectionError):
        return False
    return True


def _read(where: str, data: bytes | None = None) -> str:
    with urllib.request.urlopen(where, data, timeout=10) as answer:
        return str(answer.read().decode())


def test_a_choice_whose_end_was_not_kept(tmp_path: Path) -> None:
    """The choice is in the file and the process ended before the game went on: after the start it is there, with what came of it."""
    served, table = opened(tmp_path / "a.tables", people=frozenset({0}))
    BotSeats(table).play()
    seat = table.waiting()[0]
    action = table.game.legal(seat)[0]
    number = len(table.record.choices)
    served.kept.add_choice(1, number, seat, action, table.game.words(seat, action), table.game.digest())
    again = tables(tmp_path / "a.tables").live[1]
    assert again.record.choices[number] == (seat, action) and len(again.record.choices) == number + 1


def test_a_table_of_other_rules_is_told_and_kept(tmp_path: Path) -> None:
    served, _ = opened(tmp_path / "a.tables")
    served.kept.connection.execute(
        "UPDATE tables SET record = replace(record, (SELECT json_extract(record, '$.fingerprint') FROM tables), 'feedbeeffeedbeeffeedbeef')"
    )
    again = tables(tmp_path / "a.tables")
    assert not again.live and "other rules" in again.closed[0].why and len(again.kept.tables()) == 1
    other = tables(tmp_path / "a.tables", "digging")
    assert not other.live and "is served" in other.closed[0].why


@pytest.mark.parametrize("content", [b"", b"not a database" * 100, b"SQLite format 3\x00" + b"\xff" * 2000])
def test_files_that_are_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.tables"
    path.write_bytes(content)
    if content:
        with pytest.raises(BadFile):
            KeptTables(path)
    with pytest.raises(BadFile):
        KeptTables(path, only_reading=True)
    assert path.read_bytes() == content


def test_a_database_of_another_program(tmp_path: Path) -> None:
    import sqlite3

    path = tmp_path / "a.tables"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE mine (x)")
    with pytest.raises(BadFile, match="another program"):
        KeptTables(path)


def test_the_file_is_its_owners(tmp_path: Path) -> None:
    opened(tmp_path / "a.tables")
    assert (tmp_path / "a.tables").stat().st_mode & 0o077 == 0
