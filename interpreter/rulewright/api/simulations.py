"""Many games, as columns of numbers.

In: a run's blocks. Out: batches, Arrow tables, the summary of `rulewright simulate --json`.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rulewright.ir.program import Program
from rulewright.stats import Block, Rows, Run, SimulationReport, Tally, arrow_table, check_arrow, sides_of, stretch_of

if TYPE_CHECKING:
    import pyarrow


@dataclass(frozen=True, slots=True)
class Batch:
    """Consecutive games of a simulation.
    `array`s can be read by NumPy without copying: `numpy.asarray(batch.decisions)`.
    """

    _block: Block
    _run: Run
    _program: Program

    def __len__(self) -> int:
        return len(self._block)

    @property
    def first(self) -> int:
        """The number of the first game; numbers count from 0."""
        return self._block.first

    @property
    def decisions(self) -> array[int]:
        """How many choices each game had."""
        return self._block.decisions

    @property
    def scores(self) -> array[int]:
        """Game by game, a score for each seat."""
        return self._block.scores

    @property
    def ranks(self) -> array[int]:
        """Game by game, a rank for each seat; 1 is best."""
        return self._block.ranks

    @property
    def troubles(self) -> dict[int, str]:
        """Why games did not end by their rules, by row; scores and ranks of these rows mean nothing."""
        return {row: trouble.message for row, trouble in self._block.troubles.items()}

    def table(self) -> pyarrow.Table:
        """The games as an Arrow table, a row for each: as `rulewright simulate --rows` writes them."""
        return table_of([self._block], self._run, self._program)


class Simulation:
    """Games that were played."""

    def __init__(self, name: str, run: Run, program: Program, blocks: Iterable[Block]) -> None:
        """Simulations are made by `Rules.simulate`."""
        self._name, self._run, self._program = name, run, program
        self._blocks = tuple(blocks)

    def __len__(self) -> int:
        return sum(map(len, self._blocks))

    @property
    def seed(self) -> int:
        """The seed of the run: with it the same games are played again."""
        return self._run.seed

    @property
    def batches(self) -> tuple[Batch, ...]:
        return tuple(Batch(block, self._run, self._program) for block in self._blocks)

    def table(self) -> pyarrow.Table:
        """The games as an Arrow table, a row for each: `polars.from_arrow(table)`, `table.to_pandas()`.
        Needs the extra `parquet`.
        """
        return table_of(self._blocks, self._run, self._program)

    def summary(self) -> dict[str, Any]:
        """Wins, scores and lengths with their intervals: what `rulewright simulate --json` tells."""
        tally = Tally(self._run.players, sides_of(self._program), is_declared=self._program.score.is_declared)
        for block in self._blocks:
            tally.add(block)
        return SimulationReport(self._run, self._name, tally, "").to_json()


def table_of(blocks: Sequence[Block], run: Run, program: Program) -> pyarrow.Table:
    check_arrow("A table")
    kinds = tuple(dict.fromkeys(trouble.kind for block in blocks for trouble in block.troubles.values()))
    return arrow_table((stretch_of(block, kinds) for block in blocks), Rows(run, program, kinds))
