"""A sweep told: for each metric a table with a row for each configuration, and JSON.

In: a result. Out: lines, data. The same for the same result. What could not be played has its row, with the reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.lab.compare import ArmEffect, Judgement
from rulewright.lab.compare.comparison_report import effect_data
from rulewright.lab.compare.effect_texts import between, figure, signed
from rulewright.lab.sweep.grid import UNCHANGED, SweepCell
from rulewright.lab.sweep.sweep_run import NOT_PLAYED, PlayedSweep
from rulewright.source.cells import Style, width
from rulewright.source.plurals import plural

GAP = "-"
REST = ("figure, 95 %", "difference", "95 %", "")


@dataclass(frozen=True)
class SweepReport:
    """`command`: how to run it again. `told_before`: after how many games a report was made of the same run."""

    result: PlayedSweep
    command: str
    told_before: int = 0

    # ---- for people -------------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        yield from self._head()
        for key in self.keys:
            yield ""
            yield from self._metric(key)
        yield ""
        yield from self._foot()

    def _head(self) -> Iterator[str]:
        grid, plan = self.result.grid, self.result.comparing.plan
        bots = ", ".join(dict.fromkeys(plan.arms[0].bots))
        yield (
            f"{Style().plain(grid.name)}: {plural(len(grid.cells), 'configuration')}, "
            f"{plural(plan.games, 'game')} each, bots: {bots}, seed {plan.seed}"
        )
        yield "Game n of all has the same seed. Differences are from the rules as they are: " + self._unchanged()
        if len(set(plan.arms[0].bots)) > 1:
            yield "Each deal is played from every rotation of the seats."
        yield from plan.measured_by()
        if self.result.interrupted:
            yield (
                f"It was broken off. Played to the end: {len(self.result.effects)} of "
                f"{plural(len(grid.arms), 'configuration')}, with the rules as they are."
            )
        if self.told_before and self.told_before != plan.games:
            yield (
                f"A report was made of this run after {plural(self.told_before, 'game')}: what is "
                "promised of errors holds for each report alone, "
                "not for both together."
            )
        if grid.gaps:
            yield f"{len(grid.gaps)} of {plural(len(grid.cells), 'configuration')} cannot be played:"
            yield from (f"  - {self.name_of(cell)}: {Style().plain(cell.reason)}" for cell in grid.gaps)

    def _unchanged(self) -> str:
        arm = self.result.grid.arms[0]
        options = dict(arm.made.machine.program.options)
        swept = [axis.name for axis in self.result.grid.axes if axis.name in options]
        more = "".join(f", {name}={options[name]}" for name in swept)
        return f"{plural(arm.players, 'player')}{more}."

    def name_of(self, cell: SweepCell) -> str:
        """What is set in it."""
        return ", ".join(axis.told(value) for axis, value in zip(self.result.grid.axes, cell.values, strict=True))

    @property
    def keys(self) -> list[tuple[str, int | None]]:
        """Metrics, and seats of those that have a number for each."""
        found = [one.key for effects in self.result.effects.values() for one in effects]
        names = [metric.name for metric in self.result.comparing.plan.declared.metrics]
        return sorted(dict.fromkeys(found), key=lambda key: (names.index(key[0]), -1 if key[1] is None else key[1]))

    def _metric(self, key: tuple[str, int | None]) -> Iterator[str]:
        axes = self.result.grid.axes
        title, rows = key[0], [(*(axis.name for axis in axes), *REST)]
        base = self.effect_at(0, key)
        if base is not None:
            title = base.title
            rows.append((UNCHANGED, *("" for _ in axes[1:]), *_cells(base, same=True)))
        for cell in self.result.grid.cells:
            effect = self.effect_at(cell.place, key)
            title = effect.title if effect is not None else title
            rows.append((*cell.values, *_shown(cell, effect, cell.place in self.result.effects)))
        yield f"== {title}"
        yield from _aligned(rows, len(axes))

    def effect_at(self, place: int | None, key: tuple[str, int | None]) -> ArmEffect | None:
        effects = self.result.effects.get(place, []) if place is not None else []
        return next((one for one in effects if one.key == key), None)

    def _foot(self) -> Iterator[str]:
        if not self.family:
            yield f"Nothing could be compared yet. Again: {self.command}"
            return
        yield (
            f"Of {plural(self.family, 'comparison')} together, one is called different where nothing is in at most "
            "5 of 100 such "
            "reports (Holm's correction); the same "
            "holds for equivalent. Each interval by itself holds in 95 of 100."
        )
        yield (
            "The figure that looks best of many is partly luck: play it once "
            "more with another seed before you trust it."
        )
        if self.result.troubles:
            yield f"{plural(self.result.troubles, 'game')} did not end by the rules: {self.result.troubled}"
        yield f"Again: {self.command}"

    # ---- for programs -----------------------------------------------------------------------------------------------

    @property
    def family(self) -> int:
        """How many comparisons were made together."""
        return sum(len(effects) for place, effects in self.result.effects.items() if place)

    def to_json(self) -> dict[str, Any]:
        grid, plan = self.result.grid, self.result.comparing.plan
        return {
            "ruleset": grid.name,
            "seed": plan.seed,
            "games": plan.games,
            "within": plan.declared.within,
            "interrupted": self.result.interrupted,
            "told_before": self.told_before,
            "family": self.family,
            "axes": [{"kind": axis.varied.value, "name": axis.name, "values": list(axis.values)} for axis in grid.axes],
            "base": self._arm_data(0),
            "cells": [self._cell_data(cell) for cell in grid.cells],
            "troubles": self.result.troubles,
            "command": self.command,
        }

    def _arm_data(self, place: int) -> dict[str, Any]:
        arm = self.result.grid.arms[place]
        return {
            "fingerprint": arm.made.machine.program.fingerprint,
            "players": arm.players,
            "options": dict(arm.made.machine.program.options),
            "bots": list(arm.bots),
        }

    def _cell_data(self, cell: SweepCell) -> dict[str, Any]:
        values = {axis.name: value for axis, value in zip(self.result.grid.axes, cell.values, strict=True)}
        if cell.place is None:
            return {"values": values, "reason": cell.reason, "effects": []}
        effects = self.result.effects.get(cell.place)
        return {
            "values": values,
            "reason": NOT_PLAYED if effects is None else "",
            "unchanged": cell.place == 0,
            **self._arm_data(cell.place),
            "effects": [effect_data(one) for one in effects or ()],
        }

    def summary(self) -> dict[str, Any]:
        """What matters most, in numbers."""
        found = [one.judgement for place, effects in self.result.effects.items() if place for one in effects]
        return {
            "games": self.result.games,
            "configurations": len(self.result.grid.cells),
            "gaps": len(self.result.grid.gaps),
            **{judgement.name.lower(): found.count(judgement) for judgement in Judgement},
        }


def _shown(cell: SweepCell, effect: ArmEffect | None, is_played: bool) -> tuple[str, ...]:
    if cell.place is None:
        return GAP, GAP, GAP, "cannot be played"
    if effect is None:
        return GAP, GAP, GAP, "no such seat" if is_played else NOT_PLAYED
    return _cells(effect, same=cell.place == 0)


def _cells(effect: ArmEffect, same: bool) -> tuple[str, ...]:
    unit = effect.metric.unit
    told = GAP if effect.after is None else figure(effect.after, unit)
    if same:
        return told, "", "", "" if effect.after is not None else effect.reason
    if effect.interval is None:
        return told, GAP, GAP, effect.reason
    return told, signed(effect.difference, unit), between(effect.interval, unit), effect.judgement.value


def _aligned(rows: Sequence[tuple[str, ...]], axes: int) -> Iterator[str]:
    """Values of axes and words at the left of their columns, figures at the right."""
    wide = [max(width(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = (
            cell + " " * (wide[place] - width(cell))
            if place < axes or place == len(row) - 1
            else " " * (wide[place] - width(cell)) + cell
            for place, cell in enumerate(row)
        )
        yield ("  " + "  ".join(cells)).rstrip()
