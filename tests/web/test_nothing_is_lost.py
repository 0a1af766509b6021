"""Every choice that was answered is in the file, once, whenever the server ends; files of others are refused."""

from __future__ import annotations

import gc
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.web import KeptTables
from rulewright.web.bot_seats import BotSeats
from rulewright.web.kept_tables import BadFile

from .browser_tables import table_of_the_browser
from .kills import Sitting, links_of, started
from .opened import TableFiles


@pytest.mark.parametrize(("game", "kills"), [("gravediggers", 2), ("goofspiel", 2)])
def test_a_server_killed_at_any_moment(tmp_path: Path, game: str, kills: int) -> None:
    """A sample; `python -m web.kills`, in the folder tests, does as many as you like."""
    sitting = Sitting(tmp_path, game, random.Random(5))
    for _ in range(kills):
        if sitting.kill():
            break


def test_a_choice_whose_end_was_not_kept(files: TableFiles, tmp_path: Path) -> None:
    """The choice is in the file and the process ended before the game went on: after
    the start it is there, with what came of it.
    """
    served, table = files.opened(tmp_path / "a.tables", people=frozenset({0}))
    BotSeats(table).play()
    seat = table.waiting()[0]
    action = table.game.legal(seat)[0]
    number = len(table.record.choices)
    served.kept.add_choice(1, number, seat, action, table.game.words(seat, action), table.game.digest())
    again = files.tables(tmp_path / "a.tables").live[1]
    assert again.record.choices[number] == (seat, action) and len(again.record.choices) == number + 1


def test_a_table_of_other_rules_is_told_and_kept(files: TableFiles, tmp_path: Path) -> None:
    served, _ = files.opened(tmp_path / "a.tables")
    served.kept.connection.execute(
        "UPDATE tables SET record = replace(record, (SELECT json_extract(record, '$.fingerprint') FROM tables), "
        "'feedbeeffeedbeeffeedbeef')"
    )
    again = files.tables(tmp_path / "a.tables")
    assert not again.live and "other rules" in again.closed[0].why and len(again.kept.tables()) == 1
    other = files.tables(tmp_path / "a.tables", "digging")
    assert not other.live and "is served" in other.closed[0].why


@pytest.mark.parametrize("content", [b"", b"not a database" * 100, b"SQLite format 3\x00" + b"\xff" * 2000])
def test_files_that_are_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.tables"
    path.write_bytes(content)
    if content:
        with pytest.raises(BadFile), KeptTables.opened(path):
            pass
    with pytest.raises(BadFile), KeptTables.opened(path, only_reading=True):
        pass
    assert path.read_bytes() == content


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "a.tables"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE mine (x)")
    with pytest.raises(BadFile, match="another program"), KeptTables.opened(path):
        pass


@pytest.mark.parametrize("words", [[], ["--table", "9"], ["--json"]])
def test_what_is_read_is_let_go_of(words: list[str], tmp_path: Path) -> None:
    """Also where it is refused: else what SQLite lays beside the file stays until rubbish is collected."""
    path = tmp_path / "a.tables"
    table_of_the_browser(path, "kuhn")
    other = tmp_path / "other.tables"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE mine (x)")
    gc.disable()
    try:
        assert run(["notes", str(path), *words]) == (2 if "--table" in words else 0)
        assert run(["notes", str(other)]) == run(["serve", "kuhn", "--tables", str(other)]) == 2
    finally:
        gc.enable()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.tables", "other.tables"]


def test_the_file_is_its_owners(files: TableFiles, tmp_path: Path) -> None:
    files.opened(tmp_path / "a.tables")
    assert (tmp_path / "a.tables").stat().st_mode & 0o077 == 0


def test_a_second_server_of_a_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two would each have a game of their own. Whoever only reads may do so; the next server may have it afterwards."""
    path = tmp_path / "a.tables"
    with started(path, "kuhn", "--seed", "1") as server:
        links_of(server)
        before = path.read_bytes()
        assert run(["serve", "kuhn", "--tables", str(path), "--port", "0"]) == 2
        assert "is in use by another server; end that one, or name another file" in capsys.readouterr().err
        assert path.read_bytes() == before
        assert run(["notes", str(path)]) == 0
    with KeptTables.opened(path) as kept:
        assert len(kept.tables()) == 1


def test_what_a_file_goes_on_without_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.tables"
    with started(path, "kuhn", "--names", "Ann,Bob") as server:
        links_of(server)
    words = [sys.executable, "-m", "rulewright", "serve", "kuhn", "--tables", path.name, "--port", "0"]
    with subprocess.Popen(
        [*words, "--names", "Cem,Dan", "--seed", "3"], cwd=tmp_path, text=True, stderr=subprocess.PIPE
    ) as server:
        assert server.stderr is not None
        said = server.stderr.readline()
        server.kill()
    assert (
        said == "Tables of `a.tables` go on as they were opened, without --seed, --names; another file begins anew.\n"
    )
