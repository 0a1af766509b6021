"""A file of tables may be a stranger's: whatever in it this program does not write is refused in words."""

from __future__ import annotations

import sqlite3
import struct
from contextlib import closing
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.cli.main import run
from rulewright.game.record import Record
from rulewright.storage import databases
from rulewright.web import kept_tables
from rulewright.web.kept_tables import BadFile, KeptTables, TableNote

CHANGES = {
    "a table less": "DROP TABLE notes",
    "a trigger": "CREATE TRIGGER t AFTER INSERT ON choices BEGIN DELETE FROM notes; END",
    "a view": "CREATE VIEW v AS SELECT 1",
    "a column more": "ALTER TABLE notes ADD COLUMN more TEXT",
    "a record of bytes": "UPDATE tables SET record = x'ff'",
    "a record that is a list": "UPDATE tables SET record = '[]'",
    "a record that is a number": "UPDATE tables SET record = '7'",
    "a record of another kind": "UPDATE tables SET record = '{}'",
    "a record that is cut": "UPDATE tables SET record = substr(record, 1, 80)",
    "a record without players": """UPDATE tables SET record = replace(record, '"players"', '"playrs"')""",
    "a record that is deep": f"UPDATE tables SET record = '{'[' * 90_000}'",
    "letters that are none": "UPDATE notes SET text = CAST(x'c3' AS TEXT)",
    "a seat that is a word": "UPDATE choices SET seat = 'one'",
    "words that are bytes": "UPDATE choices SET words = x'00'",
    "an end that is a word": "UPDATE tables SET ended = 'over'",
    "an end that is a list": "UPDATE tables SET ended = '[1]'",
    "a link to nowhere": "UPDATE links SET seats = '[9]'",
    "a link to a word": """UPDATE links SET seats = '["1"]'""",
    "a link that is a number": "UPDATE links SET seats = '1'",
    "a note of a word": "UPDATE notes SET number = 'first'",
    "a moment that is a word": "UPDATE notes SET made = 'now'",
}


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("kept") / "own.tables"
    record = Record.of(rw.load("kuhn").machine.program, 1).to_json()
    with KeptTables.opened(path) as tables:
        number = tables.add_table(record, [("one", (0,)), ("two", (1,))])
        tables.add_choice(number, 0, 0, 1, "Player 1 checks", "0123456789abcdef")
        tables.add_note(TableNote(number, 1, 0, "idea", "text", "ruleset.yaml:3", 1.0))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    return path.read_bytes()


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_changed_file_is_refused(
    change: str, kept: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "strange.tables"
    path.write_bytes(kept)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(change)
        connection.commit()
    assert run(["notes", str(path)]) == 2
    message = capsys.readouterr().err
    assert "bug" not in message and "Error:" in message


def test_its_own_file_is_read(kept: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.tables"
    path.write_bytes(kept)
    assert run(["notes", str(path)]) == 0
    assert "ruleset.yaml:3: idea: text" in capsys.readouterr().out


def test_damaged_bytes_are_refused(kept: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A byte of its layout after the other: each file is read, or refused in words."""
    path = tmp_path / "damaged.tables"
    for at in range(18, len(kept), len(kept) // 25):
        path.write_bytes(kept[:at] + b"\x9b" + kept[at + 1 :])
        assert run(["notes", str(path)]) in (0, 2)
        assert "bug" not in capsys.readouterr().err, at


def test_a_table_has_so_many_notes(kept: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_tables, "MOST_NOTES", 1)
    path = tmp_path / "own.tables"
    path.write_bytes(kept)
    with KeptTables.opened(path) as tables:
        (note,) = tables.notes()
        with pytest.raises(BadFile, match="1 notes already"):
            tables.add_note(note)
        assert tables.notes() == [note]


# ---- what lies beside a file, and pages that lead to each other ------------------------------------------------------


def _super_journal(data: bytes, victim: Path) -> bytes:
    """A journal that tells SQLite to remove a file, as soon as it has undone what the journal holds: nothing."""
    size, name = struct.unpack(">H", data[16:18])[0], str(victim).encode()
    magic = bytes.fromhex("d9d505f920a163d7")
    head = magic + struct.pack(">IIIII", 0, 1, len(data) // size, 512, size)
    lock = struct.pack(">I", 0x40000000 // size + 1)
    return head.ljust(512, b"\0") + lock + name + struct.pack(">II", len(name), sum(name)) + magic


@pytest.mark.parametrize("words", [["notes"], ["serve", "kuhn", "--tables"]], ids=["notes", "serve"])
def test_a_journal_that_names_a_file_removes_nothing(
    words: list[str], kept: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite would: it takes the file for a list of journals that are done with."""
    path, victim = tmp_path / "own.tables", tmp_path / "precious.txt"
    path.write_bytes(kept)
    victim.write_text("precious", encoding="utf-8")
    path.with_name("own.tables-journal").write_bytes(_super_journal(kept, victim))
    assert run([*words, str(path)]) == 2
    assert "`-journal`" in capsys.readouterr().err
    assert victim.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("ending", ["-wal", "-shm"])
def test_a_log_that_is_a_link_is_not_written_to(
    ending: str, kept: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, victim = tmp_path / "own.tables", tmp_path / "precious.txt"
    path.write_bytes(kept)
    victim.write_text("precious", encoding="utf-8")
    path.with_name(f"own.tables{ending}").symlink_to(victim)
    for words in (["notes"], ["serve", "kuhn", "--tables"]):
        assert run([*words, str(path)]) == 2
        assert f"`{ending}`" in capsys.readouterr().err
    assert victim.read_text(encoding="utf-8") == "precious"


def test_a_file_that_is_refused_is_left_as_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("CREATE TABLE a (b); INSERT INTO a VALUES (1);")
    before = path.read_bytes()
    assert run(["serve", "kuhn", "--tables", str(path)]) == 2
    capsys.readouterr()
    assert path.read_bytes() == before and list(tmp_path.iterdir()) == [path]


def _interior(child: int, size: int) -> bytes:
    """A page of a tree whose every branch is the same page."""
    count = (size - 12) // 7
    cells = (struct.pack(">I", child) + b"\x01") * count
    start = size - len(cells)
    head = struct.pack(">BHHHBI", 5, 0, count, start, 0, child)
    pointers = b"".join(struct.pack(">H", start + 5 * at) for at in range(count))
    return (head + pointers).ljust(start, b"\0") + cells


def _repeating(path: Path, data: bytes, table: str) -> None:
    """A file whose table holds hundreds of millions of rows in four pages more."""
    path.write_bytes(data)
    with closing(sqlite3.connect(path)) as connection:
        ((root,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,))
    size = struct.unpack(">H", data[16:18])[0]
    pages = [data[at : at + size] for at in range(0, len(data), size)]
    last = len(pages)
    pages += [pages[root - 1], *(_interior(last + level, size) for level in (1, 2))]
    pages[root - 1] = _interior(len(pages), size)
    pages[0] = pages[0][:28] + struct.pack(">I", len(pages)) + pages[0][32:]
    path.write_bytes(b"".join(pages))


@pytest.mark.parametrize("table", ["notes", "tables"])
def test_pages_that_are_read_again_and_again_have_an_end(
    table: str, kept: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The steps of SQLite are counted, and the texts of all rows are no longer than the file."""
    path = tmp_path / "own.tables"
    _repeating(path, kept, table)
    assert run(["notes", str(path)]) == 2
    assert "Error:" in capsys.readouterr().err


def test_steps_are_counted(kept: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same where no row has a text that tells it."""
    monkeypatch.setattr(databases, "FEWEST_STEPS", 20_000)
    path = tmp_path / "own.tables"
    _repeating(path, kept, "notes")
    with (
        KeptTables.opened(path, only_reading=True) as tables,
        pytest.raises(sqlite3.OperationalError, match="interrupted"),
        databases.bounded_reading(tables.connection, path),
    ):
        tables.connection.execute("SELECT count(*) FROM notes WHERE made > 0").fetchall()


def test_ctrl_c_is_no_fault_of_a_file(kept: bytes, tmp_path: Path) -> None:
    """SQLite tells an interrupt as it tells an end of patience."""
    path = tmp_path / "own.tables"
    path.write_bytes(kept)
    with (
        KeptTables.opened(path, only_reading=True) as tables,
        pytest.raises(KeyboardInterrupt),
        databases.bounded_reading(tables.connection, path),
    ):
        raise sqlite3.OperationalError("interrupted")


def test_a_text_of_hundreds_of_megabytes_is_not_read(kept: bytes, tmp_path: Path) -> None:
    path = tmp_path / "own.tables"
    path.write_bytes(kept)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE notes SET text = CAST(zeroblob(?) AS TEXT)", (databases.LONGEST_VALUE + 1,))
        connection.commit()
    with KeptTables.opened(path, only_reading=True) as tables, pytest.raises(BadFile):
        tables.notes()
