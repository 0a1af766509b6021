"""Databases of strangers: what lies beside them, and how much reading one may take."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rulewright.storage import bounded_reading, database, databases, keep_log
from rulewright.storage.repository_files import NotOrdinary


def filled(path: Path) -> Path:
    with closing(database(path)) as connection:
        keep_log(connection)
        connection.executescript("CREATE TABLE t (a); WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n"
                                 " WHERE i < 500) INSERT INTO t SELECT i FROM n;")  # fmt: skip
    return path


def test_a_new_one_is_its_users_alone(tmp_path: Path) -> None:
    assert filled(tmp_path / "x").stat().st_mode & 0o077 == 0


def test_one_that_is_only_read_is_not_made_and_not_written_to(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        database(tmp_path / "none", only_reading=True)
    assert not (tmp_path / "none").exists()
    with closing(database(filled(tmp_path / "x"), only_reading=True)) as connection:
        assert connection.execute("SELECT count(*) FROM t").fetchone() == (500,)
        with pytest.raises(sqlite3.OperationalError):
            connection.execute("DELETE FROM t")


def test_a_journal_beside_it_is_refused(tmp_path: Path) -> None:
    path = filled(tmp_path / "x")
    (tmp_path / "x-journal").write_bytes(b"")
    with pytest.raises(NotOrdinary, match="journal"):
        database(path)


@pytest.mark.parametrize("ending", ["-wal", "-shm"])
def test_a_log_that_is_a_link_is_refused(tmp_path: Path, ending: str) -> None:
    path = filled(tmp_path / "x")
    (tmp_path / f"x{ending}").symlink_to(tmp_path / "other")
    with pytest.raises(NotOrdinary, match=ending):
        database(path)
    assert not (tmp_path / "other").exists()


def test_a_text_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database, but a text that is long enough\n" * 40, encoding="utf-8")
    with closing(database(tmp_path / "text")) as connection, pytest.raises(sqlite3.DatabaseError):
        connection.execute("SELECT * FROM sqlite_master").fetchall()


def test_reading_takes_no_more_steps_than_a_file_can_ask_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "FEWEST_STEPS", 20_000)
    path = filled(tmp_path / "x")
    product = "SELECT count(*) FROM t a, t b, t c"
    with closing(database(path, only_reading=True)) as connection:
        with bounded_reading(connection, path) as size:
            assert size > 0
            assert connection.execute("SELECT sum(a) FROM t").fetchone() == (125_250,)
        with bounded_reading(connection, path), pytest.raises(sqlite3.OperationalError):
            connection.execute(product).fetchall()
