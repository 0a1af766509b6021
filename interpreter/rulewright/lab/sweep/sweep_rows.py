"""The figures of a sweep as rows for spreadsheets: one for each configuration and metric (and seat).

In: a result. Out: CSV in UTF-8. The columns follow from the axes alone. What has no figure has empty cells, and a
reason.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.lab.compare import ArmEffect
from rulewright.lab.sweep.grid import SweepCell
from rulewright.lab.sweep.sweep_run import NOT_PLAYED, PlayedSweep
from rulewright.source.csv_cells import csv_text
from rulewright.stats import ConfidenceInterval

COLUMNS = (
    "players",
    "metric",
    "seat",
    "unit",
    "games",
    "value",
    "low",
    "high",
    "difference",
    "difference_low",
    "difference_high",
    "p_value",
    "judgement",
    "reason",
)
"""Before them stands a column for each axis, called by its kind and name: `number:NAME`."""
SweepRow = dict[str, str | int | float | None]


def csv_rows(result: PlayedSweep) -> bytes:
    """The whole file."""
    return csv_text([*_axes(result), *COLUMNS], sweep_rows(result))


def sweep_rows(result: PlayedSweep) -> Iterator[SweepRow]:
    """The rows alone; a row has what it has something to say of."""
    axes = _axes(result)
    for cell in result.grid.cells:
        values: SweepRow = dict(zip(axes, cell.values, strict=True))
        yield from ({**values, **row} for row in _rows(result, cell))


def _axes(result: PlayedSweep) -> list[str]:
    return [f"{axis.varied.value}:{axis.name}" for axis in result.grid.axes]


def _rows(result: PlayedSweep, cell: SweepCell) -> Iterator[SweepRow]:
    effects = None if cell.place is None else result.effects.get(cell.place)
    if cell.place is None or effects is None:
        for metric in result.comparing.plan.declared.metrics:
            yield {"metric": metric.name, "unit": metric.unit.value, "reason": cell.reason or str(NOT_PLAYED)}
        return
    players = result.grid.arms[cell.place].players
    yield from ({"players": players, "games": result.games, **_figures(one, cell.place == 0)} for one in effects)


def _figures(effect: ArmEffect, is_base: bool) -> SweepRow:
    row: SweepRow = {
        "metric": effect.metric.name,
        "seat": None if effect.seat is None else effect.seat + 1,
        "unit": effect.metric.unit.value,
        "reason": str(effect.reason),
    }
    if effect.after is not None:
        row |= {"value": effect.after.value, **_ends("", effect.after.interval)}
    if effect.interval is not None and not is_base:
        row |= {"difference": effect.difference, **_ends("difference_", effect.interval), "p_value": effect.p_value}
    return row | ({} if is_base else {"judgement": effect.judgement.value})


def _ends(lead: str, interval: ConfidenceInterval) -> SweepRow:
    return {f"{lead}low": interval.low, f"{lead}high": interval.high}
