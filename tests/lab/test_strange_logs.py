"""A log of decisions may be a stranger's: a few bytes of it can stand for gigabytes, and they are refused unread."""

from __future__ import annotations

import io
import json
import os
import resource
from collections.abc import Callable
from contextlib import redirect_stderr
from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import parquet

from rulewright.cli.main import run
from rulewright.lab.decision_log import log_columns, log_files
from rulewright.lab.decision_log.log_columns import ABOUT
from rulewright.lab.decision_log.log_heading import BadLog
from rulewright.lab.decision_log.logged_game import MeasuredGame

BYTES = 300 * 2**20
"""A process with pyarrow may take so much more than it has when it begins to read."""


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> pa.Table:
    """The rows of a log of four games."""
    path = tmp_path_factory.mktemp("log") / "own.parquet"
    assert run(["measure", "kuhn", "--games", "4", "--seed", "1", "--log", str(path)]) == 0
    return parquet.ParquetFile(path).read()


def _games(path: Path) -> list[MeasuredGame]:
    with log_files.log_reader(path) as reader:
        return list(reader.games())


def _with(table: pa.Table, name: str, values: pa.Array) -> pa.Table:
    at = table.schema.get_field_index(name)
    return table.set_column(at, table.schema.field(at), values.cast(table.schema.field(at).type))


def _games_end(table: pa.Table) -> int:
    """The row that ends the first game."""
    return next(at for at, end in enumerate(table.column("end").to_pylist()) if end is not None)


def _long_list(table: pa.Table) -> pa.Table:
    """Forty million codes in one row: 200 MB of numbers, more than a gigabyte in Python, 10 kB in the file."""
    end, many = _games_end(table), 40_000_000
    offsets = pa.array([0] * (end + 1) + [many], pa.int32())
    zeros = pa.repeat(pa.scalar(0, pa.int32()), many)
    return _with(table.slice(0, end + 1), "held", pa.ListArray.from_arrays(offsets, zeros))


def _long_texts(table: pa.Table) -> pa.Table:
    """The same million letters in four hundred rows."""
    rows = table.slice(_games_end(table), 1).take(pa.array([0] * 400))
    return _with(rows, "trouble", pa.array(["x" * 1_000_000] * 400))


def _codes_twice(table: pa.Table) -> pa.Table:
    """A list that says the same again and again, within all bounds."""
    column = table.column("held").to_pylist()
    end = _games_end(table)
    column[end] = [column[end][0]] * 5
    return _with(table, "held", pa.array(column, pa.list_(pa.int32())))


def _long_heading(table: pa.Table) -> pa.Table:
    data = json.loads(table.schema.metadata[ABOUT])
    data["subjects"] = data["subjects"] * 1_000
    assert len(json.dumps(data)) > log_columns.LONGEST_HEADING
    return table.replace_schema_metadata({ABOUT: json.dumps(data)})


BOMBS: dict[str, tuple[Callable[[pa.Table], pa.Table], str]] = {
    "a list of forty million": (_long_list, "its parts are too large"),
    "long texts in many rows": (_long_texts, "its texts are too long"),
    "codes that stand again and again": (_codes_twice, "rows that are no game"),
    "a long heading": (_long_heading, "no log of decisions"),
}


def _written(log: pa.Table, change: Callable[[pa.Table], pa.Table], path: Path) -> None:
    changed = change(log)
    parquet.write_table(changed, path, compression="zstd", row_group_size=changed.num_rows)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="limits need Linux")
@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_in_bounded_memory(name: str, log: pa.Table, tmp_path: Path) -> None:
    change, words = BOMBS[name]
    path = tmp_path / "bomb.parquet"
    _written(log, change, path)
    assert path.stat().st_size < 20_000_000
    code, told, taken = _child(["measure", "kuhn", "--from", str(path)])
    assert code == 2 and words in told, told
    assert taken < BYTES, f"{taken / 2**20:.0f} MB"


def _child(words: list[str]) -> tuple[int, str, int]:
    """The exit code, what is told, and the bytes that a child takes beyond those that it has from here."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        before, told, code = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, io.StringIO(), 99
        try:
            with redirect_stderr(told):
                code = run(words)
        finally:
            after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            os.write(writing, f"{told.getvalue()}\n{code} {1024 * (after - before)}".encode())
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as stream:
        words_told, _, numbers = stream.read().rpartition("\n")
    os.waitpid(child, 0)
    code, taken = map(int, numbers.split())
    return code, " ".join(words_told.split()), taken


def test_a_log_is_read_in_pieces(log: pa.Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that lie in two pieces are the same games."""
    path = tmp_path / "own.parquet"
    _written(log, lambda table: table, path)
    whole = _games(path)
    monkeypatch.setattr(log_files, "ROWS_AT_A_TIME", 2)
    assert _games(path) == whole and len(whole) == 4


def test_a_part_with_too_many_rows(log: pa.Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "own.parquet"
    _written(log, lambda table: table, path)
    monkeypatch.setattr(log_files, "MOST_ROWS", log.num_rows - 1)
    with pytest.raises(BadLog, match="too large"):
        _games(path)


@pytest.mark.parametrize("name", ["trouble", "held"])
def test_a_column_of_many_bytes(name: str, log: pa.Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of texts or lists; numbers take what their rows take."""
    path = tmp_path / "own.parquet"
    _written(log, lambda table: table, path)
    group = parquet.ParquetFile(path).metadata.row_group(0)
    sizes = {
        one["path_in_schema"].partition(".")[0]: one["total_uncompressed_size"] for one in group.to_dict()["columns"]
    }
    monkeypatch.setattr(log_files, "MOST_BYTES", sizes[name] - 1)
    with pytest.raises(BadLog, match="too large"):
        _games(path)


def test_a_game_may_have_so_many_choices(log: pa.Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "own.parquet"
    _written(log, lambda table: table, path)
    monkeypatch.setattr(log_columns, "MOST_CHOICES", 0)
    with pytest.raises(BadLog, match="no game"):
        _games(path)


@pytest.mark.parametrize("field", [2, 3, "values"], ids=["unpacked", "packed", "values"])
def test_pages_that_hold_more_than_the_footer_says(field: int | str, log: pa.Table, tmp_path: Path) -> None:
    """Each page of each column in turn has a header that says more; none is read."""
    path = tmp_path / "own.parquet"
    _written(log, lambda table: table, path)
    usual, group = path.read_bytes(), parquet.ParquetFile(path).metadata.row_group(0)
    places = [group.column(column).data_page_offset for column in range(group.num_columns)]
    for place in places:
        changed = bytearray(usual)
        at = _number_of(usual, place, field)
        changed[at] |= 0x7E  # the lowest of a number's bytes: no other length
        if bytes(changed) == usual:
            continue
        path.write_bytes(changed)
        with pytest.raises(BadLog, match="pages hold more"):
            _games(path)
    assert len(places) > 10


def _number_of(data: bytes, at: int, field: int | str) -> int:
    """Where a number of a data page's header begins: type, sizes, a checksum perhaps, then the page's own struct, which
    begins with its number of values.
    """
    assert data[at] == 0x15
    numbers = [at + 1]
    for _ in range(2):
        at = _after(data, numbers[-1])
        assert data[at] == 0x15
        numbers.append(at + 1)
    at = _after(data, numbers[-1])
    assert data[at] & 15 == 12 and data[at + 1] == 0x15
    return at + 2 if field == "values" else numbers[int(field) - 1]


def _after(data: bytes, at: int) -> int:
    while data[at] & 128:
        at += 1
    return at + 1
