"""Rows of games as files for other programs: CSV, JSON Lines, Parquet. The ending of the file's name says which.

In: a spool. Out: a file that is written whole or not at all; the same run gives the same file, byte for byte. Complains
(`BadRows`) early, before games are played for it, about a name that says no form, a place that cannot be written, a
file that is something else, and a library that is missing.
"""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, TextIO

from rulewright import __version__, storage
from rulewright.backend.runtime.chance import derived_seed
from rulewright.errors import RulewrightError, brings
from rulewright.ir.program import Program
from rulewright.source.suggestions import did_you_mean
from rulewright.stats.simulation_run import Run
from rulewright.stats.spool import FINISHED, Spool, SpoolStretch

if TYPE_CHECKING:
    import pyarrow

GAME, SEED, DECISIONS, END, SCORE, RANK = "game", "seed", "decisions", "end", "score", "rank"
FINISHED_WORD = "finished"


class BadRows(RulewrightError):
    """A file that rows cannot be written to, and why."""


@dataclass(frozen=True, slots=True)
class Rows:
    """What rows are of: a run, and the kinds of trouble that its spool numbers."""

    run: Run
    program: Program
    kinds: Sequence[str]

    @property
    def names(self) -> list[str]:
        """The columns. Scores and ranks, seat by seat, are empty where a game did not end by its rules."""
        seats = range(1, self.run.players + 1)
        return [
            GAME,
            SEED,
            DECISIONS,
            END,
            *(f"{SCORE}_{seat}" for seat in seats),
            *(f"{RANK}_{seat}" for seat in seats),
        ]

    def columns(self, stretch: SpoolStretch) -> list[Sequence[Any]]:
        """The values of a stretch, by column."""
        games = range(stretch.first, stretch.first + len(stretch.ends))
        words = (FINISHED_WORD, *self.kinds)
        numbers = [self._where_finished(column, stretch) for column in (*stretch.scores, *stretch.ranks)]
        return [
            games,
            [derived_seed(self.run.seed, game) for game in games],
            stretch.decisions,
            [words[end] for end in stretch.ends],
            *numbers,
        ]

    def _where_finished(self, column: Sequence[int], stretch: SpoolStretch) -> Sequence[int | None]:
        return (
            [value if end == FINISHED else None for value, end in zip(column, stretch.ends, strict=True)]
            if any(stretch.ends)
            else column
        )


# ---- before ---------------------------------------------------------------------------------------------------------


def check_target(path: Path) -> None:
    """Refuses a file that rows cannot be written to."""
    if path.suffix not in FORMS:
        hint = did_you_mean(path.suffix, FORMS)
        raise BadRows(
            f"`{path}` does not say what to write; its name should end in {', '.join(FORMS)}"
            + (f"; {hint}" if hint else "")
        )
    if path.is_dir():
        raise BadRows(f"`{path}` is a folder; name a file")
    if not path.parent.is_dir():
        raise BadRows(f"there is no folder `{path.parent}`")
    storage.check_target(path)
    if path.suffix == ".parquet":
        check_arrow("Parquet", "or let the name end in .csv or .jsonl, which need nothing")
    if path.is_file() and path.stat().st_size and not _is_ours(path):
        raise BadRows(f"`{path}` exists and holds no rows of games: it is left alone; name another file")


def check_arrow(what: str, hint: str = "") -> None:
    """Refuses what needs pyarrow where that is not installed."""
    if find_spec("pyarrow") is None:
        words = f"{what} needs the package pyarrow: {brings('parquet')}"
        raise BadRows(f"{words}; {hint}" if hint else words)


def _is_ours(path: Path) -> bool:
    return storage.beginning(path, 40).startswith(FORMS[path.suffix].head)


# ---- after ----------------------------------------------------------------------------------------------------------


def write(path: Path, spool: Spool, rows: Rows) -> None:
    """Writes all rows of a spool: beside the file's place first, and then moves them there."""
    with storage.created(path) as file:
        FORMS[path.suffix].write(file, spool.stretches(), rows)


@contextlib.contextmanager
def _as_text(file: BinaryIO) -> Iterator[TextIO]:
    """A file of text in place of one of bytes, which stays open."""
    text = io.TextIOWrapper(file, encoding="utf-8", newline="\n")
    try:
        yield text
    finally:
        text.detach()


def _write_csv(file: BinaryIO, stretches: Iterator[SpoolStretch], rows: Rows) -> None:
    """Nothing needs quotes: numbers, and words of letters."""
    with _as_text(file) as text:
        text.write(",".join(rows.names) + "\n")
        for stretch in stretches:
            lines = zip(
                *(["" if value is None else str(value) for value in column] for column in rows.columns(stretch)),
                strict=True,
            )
            text.writelines(",".join(line) + "\n" for line in lines)


def _write_json_lines(file: BinaryIO, stretches: Iterator[SpoolStretch], rows: Rows) -> None:
    """Seeds are text: many readers lose digits beyond 2**53."""
    names = rows.names
    with _as_text(file) as text:
        for stretch in stretches:
            columns = rows.columns(stretch)
            columns[names.index(SEED)] = [str(seed) for seed in columns[names.index(SEED)]]
            text.writelines(
                json.dumps(dict(zip(names, line, strict=True))) + "\n" for line in zip(*columns, strict=True)
            )


def _write_parquet(file: BinaryIO, stretches: Iterator[SpoolStretch], rows: Rows) -> None:
    """A row group a stretch. What the rows are of stands in the file's own data, under `rulewright`."""
    from pyarrow import parquet  # noqa: PLC0415 (an extra)

    with parquet.ParquetWriter(file, arrow_schema(rows)) as writer:
        for stretch in stretches:
            writer.write_table(arrow_table((stretch,), rows))


def arrow_schema(rows: Rows) -> pyarrow.Schema:
    """The columns by name and type; what the rows are of stands under `rulewright`."""
    import pyarrow as pa  # noqa: PLC0415 (an extra)

    types = {GAME: pa.uint64(), SEED: pa.uint64(), END: pa.string()}
    about = {"rulewright": json.dumps(_about(rows))}
    return pa.schema([(name, types.get(name, pa.int64())) for name in rows.names], metadata=about)


def arrow_table(stretches: Iterable[SpoolStretch], rows: Rows) -> pyarrow.Table:
    """The rows of some stretches, one after the other."""
    import pyarrow as pa  # noqa: PLC0415 (an extra)

    schema = arrow_schema(rows)
    columns = [zip(rows.columns(stretch), schema, strict=True) for stretch in stretches]
    batches = [
        pa.record_batch([pa.array(column, field.type) for column, field in one], schema=schema) for one in columns
    ]
    return pa.Table.from_batches(batches, schema)


def _about(rows: Rows) -> dict[str, Any]:
    program, run = rows.program, rows.run
    head = {"program": __version__, "game": program.game, "fingerprint": program.fingerprint, "players": run.players}
    return {**head, "options": dict(program.options), "bots": list(run.bots), "seed": str(run.seed)}


@dataclass(frozen=True, slots=True)
class Form:
    """How rows are written, and how a file of them begins."""

    write: Callable[[BinaryIO, Iterator[SpoolStretch], Rows], None]
    head: bytes


FORMS = {
    ".csv": Form(_write_csv, b"game,seed,decisions,end,"),
    ".jsonl": Form(_write_json_lines, b'{"game": 0, "seed": "'),
    ".parquet": Form(_write_parquet, b"PAR1"),
}
