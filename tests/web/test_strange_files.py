"""A file of tables may be a stranger's: whatever in it this program does not write is refused in words."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.cli.main import run
from rulewright.game.record import Record
from rulewright.web.kept_tables import KeptTables, TableNote

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
    with closing(KeptTables(path)) as tables:
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
