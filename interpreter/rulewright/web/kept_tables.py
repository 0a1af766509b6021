"""What the server must not lose: tables, every choice as soon as it is made, links and notes, in one SQLite file.

In: a path. Out: rows. A choice is on the disk before it is made in the game, so whatever is seen on a screen is there
after a crash. Complains (`BadFile`) about a file that is no such database, is of another version, belongs to somebody
else, or is damaged: it may be a stranger's, so nothing in it is believed. The file holds every secret: only its owner
may read it.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rulewright.errors import RulewrightError
from rulewright.frontend.syntax import json_text
from rulewright.source.cells import neutral
from rulewright.storage import Held, bounded_reading, database, keep_log

VERSION = 1
APPLICATION = 0x52554C45
"""The number in the file's head that says whose it is ("RULE")."""
MOST_NOTES = 2_000
"""Notes that a table may have."""
TABLES = """
CREATE TABLE tables (id INTEGER PRIMARY KEY, record TEXT NOT NULL, opened REAL NOT NULL, ended TEXT);
CREATE TABLE choices (
    table_id INTEGER NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL, action INTEGER NOT
    NULL,
    words TEXT NOT NULL, digest TEXT NOT NULL, made REAL NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE links (token TEXT PRIMARY KEY, table_id INTEGER NOT NULL REFERENCES tables, seats TEXT NOT NULL) WITHOUT
ROWID;
CREATE TABLE notes (
    id INTEGER PRIMARY KEY, table_id INTEGER NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL,
    kind TEXT NOT NULL, text TEXT NOT NULL, place TEXT NOT NULL, made REAL NOT NULL
);
"""


ReadRows = Callable[..., Iterator[Sequence[Any]]]
"""Of a query and the types of its columns: its rows."""


class BadFile(RulewrightError):
    """A file that cannot be used for tables, and why."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is kept: its record, ready for `record_from`, and its links
    (a token, and the seats that sit at it).
    """

    id: int
    record: dict[str, Any]
    links: tuple[tuple[str, tuple[int, ...]], ...]
    opened: float


@dataclass(frozen=True, slots=True)
class TableNote:
    """What somebody noted: at which table, after how many choices, from which seat (-1: an
    onlooker), and the line of the rules that asked then.
    """

    table: int
    number: int
    seat: int
    kind: str
    text: str
    place: str
    made: float


class KeptTables:
    """The file. Its connection is used by one thread at a time: whoever calls sees to that."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path, self.connection = path, connection

    @classmethod
    @contextmanager
    def opened(cls, path: Path, *, only_reading: bool = False) -> Iterator[KeptTables]:
        """Opens the file for a block; makes it where it is missing, unless it is only to be read. A file that is
        refused is let go of, and nothing was written to it.
        """
        with ExitStack() as block:
            try:
                kept = cls(path, block.enter_context(database(path, only_reading=only_reading)))
                kept._begin(only_reading)
            except (sqlite3.DatabaseError, UnicodeDecodeError) as problem:  # SQLite's words may hold pieces of the file
                raise BadFile(f"`{path}` cannot be used: {neutral(str(problem))}") from problem
            except Held as problem:
                raise BadFile(f"`{path}` is in use by another server; end that one, or name another file") from problem
            except OSError as problem:
                raise BadFile(f"`{path}` cannot be used: {problem.strerror or problem}") from problem
            yield kept

    def _begin(self, only_reading: bool) -> None:
        with bounded_reading(self.connection, self.path):
            is_new = self._check()
        if not only_reading:
            keep_log(self.connection)
        if is_new:
            self._make()

    def _check(self) -> bool:
        """Whether the file is new; complains about one that is none of ours."""
        application = self.connection.execute("PRAGMA application_id").fetchone()[0]
        version = self.connection.execute("PRAGMA user_version").fetchone()[0]
        is_empty = self.connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
        if is_empty and not application:
            return True
        if application != APPLICATION:
            raise BadFile(f"`{self.path}` is a database of another program")
        if version != VERSION:
            raise BadFile(f"`{self.path}` has version {version}; this program reads version {VERSION}")
        if _layout(self.connection) != _own_layout():
            raise BadFile(f"`{self.path}` has other tables in it than this program makes: it was changed")
        return False

    def _make(self) -> None:
        self.connection.executescript(
            f"BEGIN; {TABLES} PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; COMMIT;"
        )

    @contextmanager
    def _whole(self, durable: bool = True) -> Iterator[sqlite3.Connection]:
        """All of it or nothing. `durable`: it is on the disk when it ends;
        else it outlives this process, and reaches the disk with the next that is.
        """
        self.connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}")
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield self.connection
        except BaseException:
            self.connection.execute("ROLLBACK")
            raise
        self.connection.execute("COMMIT")

    # ---- tables -----------------------------------------------------------------------------------------------------

    def add_table(self, record: dict[str, Any], links: Sequence[tuple[str, tuple[int, ...]]]) -> int:
        """A new table; its number."""
        with self._whole() as connection:
            row = connection.execute(
                "INSERT INTO tables (record, opened) VALUES (?, ?)", (json.dumps(record), time.time())
            )
            table = row.lastrowid
            connection.executemany(
                "INSERT INTO links VALUES (?, ?, ?)", [(token, table, json.dumps(seats)) for token, seats in links]
            )
        assert table is not None
        return table

    def add_choice(
        self, table: int, number: int, seat: int, action: int, words: str, digest: str, durable: bool = True
    ) -> None:
        """A choice that is about to be made, the `number`th of its table, from 0.
        A bot's need not be durable by itself: it would choose again.
        """
        with self._whole(durable) as connection:
            connection.execute(
                "INSERT INTO choices VALUES (?, ?, ?, ?, ?, ?, ?)",
                (table, number, seat, action, words, digest, time.time()),
            )

    def back_to(self, table: int, count: int) -> None:
        """Forgets all choices but the first."""
        with self._whole() as connection:
            connection.execute("DELETE FROM choices WHERE table_id = ? AND number >= ?", (table, count))
            connection.execute("UPDATE tables SET ended = NULL WHERE id = ?", (table,))

    def end(self, table: int, ended: dict[str, Any]) -> None:
        """The game is over: `finished`, `fault` and `digest`, as a record has them."""
        with self._whole() as connection:
            connection.execute("UPDATE tables SET ended = ? WHERE id = ?", (json.dumps(ended), table))

    def tables(self) -> list[TableRow]:
        """All tables, oldest first."""
        with self._doubted() as read:
            rows = list(read("SELECT id, record, opened, ended FROM tables ORDER BY id", int, str, float, str | None))
            return [self._table(read, *row) for row in rows]

    def _table(self, read: ReadRows, number: int, record: str, opened: float, ended: str | None) -> TableRow:
        rows = read(
            f"SELECT seat, action, words, digest FROM choices WHERE table_id = {number} ORDER BY number",
            *(int, int, str, str),
        )
        choices = [dict(zip(("seat", "action", "words", "digest"), row, strict=True)) for row in rows]
        end = _mapping(ended) if ended else {"digest": None}
        return TableRow(number, {**_mapping(record), "choices": choices, **end}, tuple(_links(read, number)), opened)

    @contextmanager
    def _doubted(self) -> Iterator[ReadRows]:
        """Whatever is no row of such a file is refused. Gives what reads rows, one at a time: SQLite sorts nothing, for
        what a made file holds again and again would be written down for that.
        """
        try:
            with bounded_reading(self.connection, self.path) as size:
                yield _Reading(self.connection, size).rows
        except (sqlite3.Error, ValueError, TypeError, OverflowError) as problem:
            raise BadFile(f"`{self.path}` holds rows that this program does not write: it was changed") from problem

    # ---- notes ------------------------------------------------------------------------------------------------------

    def add_note(self, note: TableNote) -> None:
        """A note; raises `BadFile` where a table has too many."""
        with self._whole() as connection:
            count = connection.execute("SELECT count(*) FROM notes WHERE table_id = ?", (note.table,)).fetchone()[0]
            if count >= MOST_NOTES:
                raise BadFile(f"this table has {MOST_NOTES:,} notes already")
            connection.execute(
                "INSERT INTO notes (table_id, number, seat, kind, text, place, made) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (note.table, note.number, note.seat, note.kind, note.text, note.place, note.made),
            )

    def notes(self) -> list[TableNote]:
        """All notes, by table and in the order of the game."""
        columns = "table_id, number, seat, kind, text, place, made"
        with self._doubted() as read:
            rows = read(f"SELECT {columns} FROM notes ORDER BY id", int, int, int, str, str, str, float)
            notes = [TableNote(*row) for row in rows]
        return sorted(notes, key=lambda note: (note.table, note.number))


class _Reading:
    """Rows of a file of so many bytes."""

    def __init__(self, connection: sqlite3.Connection, size: int) -> None:
        self.connection, self.left = connection, size

    def rows(self, query: str, *types: Any) -> Iterator[Sequence[Any]]:
        """Those of a query, with values of these types. Complains where their texts are longer than the file."""
        for row in self.connection.execute(query):
            self.left -= sum(len(one) for one in row if isinstance(one, str))
            if self.left < 0:
                raise ValueError("the same page is read again and again")
            yield _row(row, *types)


def _links(read: ReadRows, table: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    rows = read(f"SELECT token, seats FROM links WHERE table_id = {table}", str, str)
    for token, seats in sorted(rows, key=lambda row: (row[1], row[0])):
        numbers = json_text.parse(seats)
        yield token, tuple(_row(numbers, *[int] * len(numbers)))


# ---- what is believed ------------------------------------------------------------------------------------------------


def _layout(connection: sqlite3.Connection) -> set[tuple[str, ...]]:
    """All that a database declares: tables, and whatever acts on them."""
    rows: Iterable[tuple[Any, ...]] = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master")
    return {tuple(" ".join(str(part).split()) for part in row) for row in rows}


@cache
def _own_layout() -> set[tuple[str, ...]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(TABLES)
        return _layout(connection)


def _row(values: Sequence[Any], *types: Any) -> Sequence[Any]:
    """A row, if its values are of these types."""
    if len(values) != len(types) or not all(isinstance(one, kind) for one, kind in zip(values, types, strict=True)):
        raise TypeError(values)
    return values


def _mapping(text: str) -> dict[str, Any]:
    found = json_text.parse(text)
    if not isinstance(found, dict):
        raise TypeError(found)
    return found
