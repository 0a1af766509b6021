"""The results of a run while it is played: its counts, and on request a file to go on from and a row of each game.

In: blocks in the order of their games. Out: a tally, and files that are written whole or not at all. Ctrl-C waits while
a block is added, so that what is kept is always the run's first games, every one counted once.
"""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Any, Self

from rulewright import record_files, storage
from rulewright.game.record import BadRecord
from rulewright.ir.program import Program
from rulewright.processes.end_signals import interrupts_later
from rulewright.source.plurals import plural
from rulewright.stats import rows, saved_run
from rulewright.stats.blocks import Block
from rulewright.stats.simulation_run import Run, sides_of
from rulewright.stats.spool import Spool
from rulewright.stats.tally import Tally

EVERY = 10.0
"""Seconds between two savings: what a power cut costs at most."""


class Keeping:
    """Adds blocks to what a run has reached. To be used in a `with`: it clears up."""

    def __init__(
        self, run: Run, program: Program, save: Path | None, table: Path | None, before: dict[str, Any] | None
    ) -> None:
        """`before`: the data of the file `save`, where it exists.
        `table`: where rows of games go, as a file for other programs.
        """
        self.run, self.program, self.save_path, self.table = run, program, save, table
        self.tally = (
            saved_run.resumed(save, before, run, program)
            if save is not None and before is not None
            else Tally(run.players, sides_of(program), is_declared=program.score.is_declared)
        )
        kept = bool(before and before["rows"])
        if table is not None and self.tally.games and not kept:
            raise BadRecord(
                f"`{save}` holds {plural(self.tally.games, 'game')} without their rows; "
                "leave out --rows, or save to another file"
            )
        self.spool = self._spool() if kept or table is not None else None
        self._saved_at = time.monotonic()

    def _spool(self) -> Spool:
        path = _rows_file(self.save_path) if self.save_path is not None else self._passing()
        return Spool(path, self.run.players, self.tally.games)

    def _passing(self) -> Path:
        """Where rows lie until the table is written, if nobody goes on from them."""
        assert self.table is not None
        return storage.check_target(self.table).with_name(f".{self.table.name}.{secrets.token_hex(6)}.rows")

    def __enter__(self) -> Self:
        self.save()
        return self

    def __exit__(self, *_: object) -> None:
        if self.spool is not None:
            self.spool.file.close()
            if self.save_path is None:
                self.spool.path.unlink(missing_ok=True)

    @property
    def complete(self) -> bool:
        return self.tally.games == self.run.games

    def add(self, block: Block) -> None:
        """Counts a block, and now and then saves."""
        with interrupts_later():
            self.tally.add(block)
            if self.spool is not None:
                self.spool.add(block, list(self.tally.troubles))
        if time.monotonic() - self._saved_at >= EVERY:
            self.save()

    def save(self) -> None:
        """Writes the file to go on from; its rows first, so that it never counts a game whose row is missing."""
        if self.save_path is None:
            return
        with interrupts_later():
            if self.spool is not None:
                self.spool.sync()
            saved_run.write(self.save_path, self.run, self.program, self.tally, self.spool is not None)
        self._saved_at = time.monotonic()

    def write_table(self) -> None:
        """The rows of all games, where they were asked for."""
        if self.table is not None and self.spool is not None:
            rows.write(self.table, self.spool, rows.Rows(self.run, self.program, tuple(self.tally.troubles)))


def begun(path: Path | None) -> dict[str, Any] | None:
    """What a run can go on from, if the file is there. Raises `BadRecord` where the file cannot serve."""
    if path is None:
        return None
    if path.exists() and not path.is_file() and not path.is_dir():
        raise BadRecord(f"`{path}` is no ordinary file; a run cannot go on from it")
    record_files.check_target(path)
    return saved_run.read(path) if path.exists() and path.stat().st_size else None


def _rows_file(path: Path) -> Path:
    target = storage.check_target(path)
    return target.with_name(f"{target.name}.rows")
