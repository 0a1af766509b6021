"""Databases of strangers: what lies beside them, and how much reading one may take. Every connection is closed with the
block that opens it.
"""

from __future__ import annotations

import ast
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.storage import bounded_reading, database, databases, keep_log
from rulewright.storage.repository_files import NotOrdinary


def filled(path: Path) -> Path:
    with database(path) as connection:
        keep_log(connection)
        connection.executescript("CREATE TABLE t (a); WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n"
                                 " WHERE i < 500) INSERT INTO t SELECT i FROM n;")  # fmt: skip
    return path


def test_a_new_one_is_its_users_alone(tmp_path: Path) -> None:
    assert filled(tmp_path / "x").stat().st_mode & 0o077 == 0


def test_one_that_is_only_read_is_not_made_and_not_written_to(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), database(tmp_path / "none", only_reading=True):
        pass
    assert not (tmp_path / "none").exists()
    with database(filled(tmp_path / "x"), only_reading=True) as connection:
        assert connection.execute("SELECT count(*) FROM t").fetchone() == (500,)
        with pytest.raises(sqlite3.OperationalError):
            connection.execute("DELETE FROM t")


def test_a_journal_beside_it_is_refused(tmp_path: Path) -> None:
    path = filled(tmp_path / "x")
    (tmp_path / "x-journal").write_bytes(b"")
    with pytest.raises(NotOrdinary, match="journal"), database(path):
        pass


@pytest.mark.parametrize("ending", ["-wal", "-shm"])
def test_a_log_that_is_a_link_is_refused(tmp_path: Path, ending: str) -> None:
    path = filled(tmp_path / "x")
    (tmp_path / f"x{ending}").symlink_to(tmp_path / "other")
    with pytest.raises(NotOrdinary, match=ending), database(path):
        pass
    assert not (tmp_path / "other").exists()


def test_a_text_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database, but a text that is long enough\n" * 40, encoding="utf-8")
    with database(tmp_path / "text") as connection, pytest.raises(sqlite3.DatabaseError):
        connection.execute("SELECT * FROM sqlite_master").fetchall()


def test_reading_takes_no_more_steps_than_a_file_can_ask_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "FEWEST_STEPS", 20_000)
    path = filled(tmp_path / "x")
    product = "SELECT count(*) FROM t a, t b, t c"
    with database(path, only_reading=True) as connection:
        with bounded_reading(connection, path) as size:
            assert size > 0
            assert connection.execute("SELECT sum(a) FROM t").fetchone() == (125_250,)
        with bounded_reading(connection, path), pytest.raises(sqlite3.OperationalError):
            connection.execute(product).fetchall()


# ---- every connection has an end -------------------------------------------------------------------------------------

REPOSITORY = Path(__file__).parents[2]


def left_open(tree: ast.AST) -> Iterator[int]:
    """Lines that connect without a block that closes: of SQLite's connections `with` alone ends a transaction only.
    `database` and `KeptTables.opened` are blocks by their types.
    """
    blocks = [item.context_expr for node in ast.walk(tree) if isinstance(node, ast.With) for item in node.items]
    closed = [block.args[0] for block in blocks if isinstance(block, ast.Call) and _name(block) == "closing"]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node) == "sqlite3.connect" and node not in closed:
            yield node.lineno


def _name(call: ast.Call) -> str:
    return ast.unparse(call.func)


def test_every_connection_is_closed_with_its_block() -> None:
    paths = [path for room in ("interpreter", "tests", "docs") for path in sorted((REPOSITORY / room).rglob("*.py"))]
    texts = [(path, path.read_text(encoding="utf-8")) for path in paths]
    connecting = [(path, ast.parse(text)) for path, text in texts if "sqlite3" in text]
    assert [(path.name, line) for path, tree in connecting for line in left_open(tree)] == []
    assert {path.name for path, tree in connecting if "sqlite3.connect" in ast.unparse(tree)} >= {"databases.py"}


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("with closing(sqlite3.connect(path)) as one: pass", []),
        ("with a, closing(sqlite3.connect(path)): pass", []),
        ("with sqlite3.connect(path) as one: pass", [1]),
        ("one = sqlite3.connect(path)", [1]),
        ("one = closing(sqlite3.connect(path))", [1]),
    ],
)
def test_the_search_finds(text: str, lines: list[int]) -> None:
    assert list(left_open(ast.parse(text))) == lines
