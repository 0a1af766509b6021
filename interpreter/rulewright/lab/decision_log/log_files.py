"""Logs of decisions in Parquet files: written once, bit by bit; read bit by bit.

In: games in the order of their numbers. Out: a file that is written whole or not at all, the same bytes for the same
games, also where it was continued. A row group holds whole games, so that no more than one is ever in memory. Complains
with `BadLog`. A few bytes of a strange file may stand for gigabytes: what its parts hold is asked before they are read.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Self

from rulewright import storage
from rulewright.errors import brings
from rulewright.lab.decision_log.log_columns import TEXTS, Row, games_of, heading_of, schema_of, table_of
from rulewright.lab.decision_log.log_heading import BadLog, LogHeading
from rulewright.lab.decision_log.logged_game import MeasuredGame
from rulewright.lab.decision_log.page_headers import ColumnPart, check_pages

if TYPE_CHECKING:
    import pyarrow
    from pyarrow import parquet

SUFFIX = ".parquet"
GAMES_A_GROUP = 100
MOST_ROWS = 5_000_000
"""No row group of a strange file with more rows is read."""
LONGEST = 10_000
"""Characters of a text in a row."""
MOST_BYTES = 2**26
"""Bytes of a column of texts, or of lists, in a row group."""
ROWS_AT_A_TIME = 2_000


def check_library() -> None:
    """Refuses all this where pyarrow is not installed."""
    if find_spec("pyarrow") is None:
        raise BadLog(f"a log of decisions needs the package pyarrow: {brings('lab')}")


def check_log_target(path: Path | None) -> None:
    """Refuses a file that no log can be written to; early, before games are played for it."""
    check_library()
    if path is None:
        return
    if path.suffix != SUFFIX:
        raise BadLog(f"a log is a Parquet file: let the name of `{path}` end in {SUFFIX}")
    if path.is_dir():
        raise BadLog(f"`{path}` is a folder; name a file")
    if not path.parent.is_dir():
        raise BadLog(f"there is no folder `{path.parent}`")
    storage.check_target(path)


class LogWriter:
    """Writes games one after the other. To be used in a `with`: what is not finished is no log."""

    def __init__(self, file: BinaryIO, heading: LogHeading) -> None:
        from pyarrow import parquet  # noqa: PLC0415 (an extra)

        self.heading, self.waiting = heading, list[MeasuredGame]()
        self.writer = parquet.ParquetWriter(file, schema_of(heading))

    def add(self, game: MeasuredGame) -> None:
        """The game that comes next."""
        self.waiting.append(game)
        if len(self.waiting) == GAMES_A_GROUP:
            self._write()

    def finish(self) -> None:
        """What waits is written, and the file's end."""
        if self.waiting:
            self._write()
        self.writer.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.writer.close()

    def _write(self) -> None:
        self.writer.write_table(table_of(self.waiting, self.heading), row_group_size=MOST_ROWS)
        self.waiting.clear()


class LogReader:
    """Reads games one after the other, as often as is wanted."""

    def __init__(self, file: BinaryIO, name: str) -> None:
        """`name`: as messages call it."""
        import pyarrow as pa  # noqa: PLC0415 (an extra)
        from pyarrow import parquet  # noqa: PLC0415 (an extra)

        self.name, self.source = name, file
        try:
            self.file: parquet.ParquetFile = parquet.ParquetFile(file, read_dictionary=list(TEXTS))
            self.heading = heading_of(self.file.schema_arrow, name)
        except KeyError as problem:  # a column of texts that is not there
            raise BadLog(f"`{name}` is no log of decisions, or one of another version") from problem
        except (pa.ArrowException, OSError, ValueError) as problem:
            raise BadLog(f"`{name}` cannot be read as a Parquet file") from problem

    def games(self) -> Iterator[MeasuredGame]:
        """In the order of their numbers, which begin at 0."""
        expected = 0
        for group in range(self.file.num_row_groups):
            self._check_size(self.file.metadata.row_group(group))
            for game in games_of(self._rows(group), self.heading, self.name):
                if game.index != expected:
                    raise BadLog(
                        f"`{self.name}` holds game {game.index} where game {expected} should be: it was changed"
                    )
                expected += 1
                yield game

    def _check_size(self, group: parquet.RowGroupMetaData) -> None:
        """Refuses a part that no games have, by what the file says of it."""
        heading = self.heading
        in_lists = GAMES_A_GROUP * max(heading.players, heading.most_codes)
        for place in range(group.num_columns):
            column = group.column(place)
            is_flat = "." not in column.path_in_schema
            flat_bytes = 0 if column.path_in_schema in TEXTS or not is_flat else 16 * group.num_rows
            if (
                group.num_rows > MOST_ROWS
                or column.num_values > group.num_rows + (0 if is_flat else in_lists)
                or column.total_uncompressed_size > MOST_BYTES + flat_bytes
            ):
                raise BadLog(f"`{self.name}` is no log that this program wrote: its parts are too large")
            self._check_pages(column)

    def _check_pages(self, column: parquet.ColumnChunkMetaData) -> None:
        """Refuses pages that hold more than was just looked at."""
        starts = [place for place in (column.dictionary_page_offset, column.data_page_offset) if place]
        sizes = column.total_compressed_size, column.total_uncompressed_size, column.num_values
        try:
            check_pages(self.source, ColumnPart(min(starts), *sizes))
        except ValueError as problem:
            raise BadLog(
                f"`{self.name}` is no log that this program wrote: its pages hold more than is said of them"
            ) from problem

    def _rows(self, group: int) -> Iterator[Row]:
        """Few at a time. A text that many rows have is there once."""
        import pyarrow as pa  # noqa: PLC0415 (an extra)

        columns = schema_of(self.heading).names
        try:
            for batch in self.file.iter_batches(ROWS_AT_A_TIME, row_groups=[group], columns=columns):
                for name in TEXTS:
                    self._check_texts(batch.column(name))
                yield from batch.to_pylist()
        except (pa.ArrowException, OSError, ValueError) as problem:
            raise BadLog(f"`{self.name}` is damaged") from problem

    def _check_texts(self, column: pyarrow.Array) -> None:
        from pyarrow import compute  # noqa: PLC0415 (an extra)

        words = column.dictionary
        if (compute.max(compute.binary_length(words)).as_py() or 0) > LONGEST:
            raise BadLog(f"`{self.name}` is no log that this program wrote: its texts are too long")


@contextmanager
def log_reader(path: Path) -> Iterator[LogReader]:
    """A log that is there."""
    check_library()
    try:
        with storage.opened(path) as file:
            yield LogReader(file, str(path))
    except FileNotFoundError as problem:
        raise BadLog(f"there is no file `{path}`") from problem
    except OSError as problem:
        raise BadLog(f"`{path}` cannot be read: {problem.strerror or problem}") from problem


def log_seed(path: Path | None) -> int | None:
    """The seed of a log that is there, and may go on."""
    if path is None or not path.exists():
        return None
    with log_reader(path) as reader:
        return reader.heading.seed
