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
from rulewright.sentences import Said, Tell, Words, listed, saying
from rulewright.source.cells import Style, width

GAP = "-"
JUDGED = {
    Judgement.DIFFERENT: "report-different",
    Judgement.SAME: "report-equivalent",
    Judgement.SMALL: "lab-both",
    Judgement.OPEN: "report-undecided",
    Judgement.UNTESTED: "lab-not-tested",
}
REST: tuple[Words, ...] = (saying("lab-figure-95"), saying("report-difference"), "95 %", "")


@dataclass(frozen=True)
class SweepReport:
    """`command`: how to run it again. `told_before`: after how many games a report was made of the same run."""

    result: PlayedSweep
    command: str
    told_before: int = 0

    # ---- for people -------------------------------------------------------------------------------------------------

    def lines(self, tell: Tell = str) -> Iterator[str]:
        yield from map(tell, self._head())
        yield from (f"  - {tell(one)}" for one in self.gaps())
        for key in self.keys:
            yield ""
            yield from self._metric(key, tell)
        yield ""
        yield from map(tell, self._foot())

    def _head(self) -> Iterator[Said]:
        grid, plan = self.result.grid, self.result.comparing.plan
        yield saying(
            "lab-sweep-head",
            game=Style().plain(grid.name),
            configurations=saying("lab-configurations", count=len(grid.cells)),
            games=saying("report-games", count=self.result.games),
            bots=", ".join(dict.fromkeys(plan.arms[0].bots)),
            seed=str(plan.seed),
        )
        yield saying("lab-each-like", what=self._unchanged())
        if len(set(plan.arms[0].bots)) > 1:
            yield saying("report-rotation")
        yield from plan.measured_by()
        yield from self.broken_off()
        if self.told_before and self.told_before != plan.games:
            yield saying("lab-told-before", games=saying("report-games", count=self.told_before))
        if grid.gaps:
            yield self.gap_count()

    def broken_off(self) -> Iterator[Said]:
        """How far it came, where it was broken off."""
        if self.result.interrupted:
            configurations = saying("lab-configurations", count=len(self.result.grid.arms))
            yield saying("lab-broken-of", count=len(self.result.effects), configurations=configurations)

    def gap_count(self) -> Said:
        """How many configurations cannot be played."""
        grid = self.result.grid
        configurations = saying("lab-configurations", count=len(grid.cells))
        return saying("lab-cannot-of", count=len(grid.gaps), configurations=configurations)

    def gaps(self) -> Iterator[Said]:
        """Each of them, with the reason."""
        for cell in self.result.grid.gaps:
            yield saying("lab-cell", cell=self.name_of(cell), why=Style().plain(cell.reason))

    def _unchanged(self) -> Words:
        arm = self.result.grid.arms[0]
        options = dict(arm.made.machine.program.options)
        swept = [axis.name for axis in self.result.grid.axes if axis.name in options]
        return listed([saying("report-players", count=arm.players), *(f"{name}={options[name]}" for name in swept)])

    def name_of(self, cell: SweepCell) -> str:
        """What is set in it."""
        return ", ".join(axis.told(value) for axis, value in zip(self.result.grid.axes, cell.values, strict=True))

    @property
    def keys(self) -> list[tuple[str, int | None]]:
        """Metrics, and seats of those that have a number for each."""
        found = [one.key for effects in self.result.effects.values() for one in effects]
        names = [metric.name for metric in self.result.comparing.plan.declared.metrics]
        return sorted(dict.fromkeys(found), key=lambda key: (names.index(key[0]), -1 if key[1] is None else key[1]))

    def _metric(self, key: tuple[str, int | None], tell: Tell) -> Iterator[str]:
        axes = self.result.grid.axes
        title: Words = key[0]
        rows = [(*(axis.name for axis in axes), *map(tell, REST))]
        base = self.effect_at(0, key)
        if base is not None:
            title = base.title
            rows.append((tell(UNCHANGED), *("" for _ in axes[1:]), *map(tell, _cells(base, same=True))))
        for cell in self.result.grid.cells:
            effect = self.effect_at(cell.place, key)
            title = effect.title if effect is not None else title
            rows.append((*cell.values, *map(tell, _shown(cell, effect, cell.place in self.result.effects))))
        yield f"== {tell(title)}"
        yield from _aligned(rows, len(axes))

    def effect_at(self, place: int | None, key: tuple[str, int | None]) -> ArmEffect | None:
        effects = self.result.effects.get(place, []) if place is not None else []
        return next((one for one in effects if one.key == key), None)

    def _foot(self) -> Iterator[Said]:
        if not self.family:
            yield saying("lab-nothing-compared", command=self.command)
            return
        yield self.together()
        yield saying("lab-luck")
        yield from self.troubles()
        yield saying("lab-again", command=self.command)

    def together(self) -> Said:
        """What is promised of all comparisons."""
        return saying("lab-together", comparisons=saying("report-comparisons", count=self.family))

    def troubles(self) -> Iterator[Said]:
        """How many games did not end, if any, and the first of them."""
        if self.result.troubles:
            games = saying("report-games", count=self.result.troubles)
            yield saying("lab-troubles", games=games, why=self.result.troubled)

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
            "reason": str(NOT_PLAYED) if effects is None else "",
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


def _shown(cell: SweepCell, effect: ArmEffect | None, is_played: bool) -> tuple[Words, ...]:
    if cell.place is None:
        return GAP, GAP, GAP, saying("lab-cannot")
    if effect is None:
        return GAP, GAP, GAP, saying("lab-no-such-seat") if is_played else NOT_PLAYED
    return _cells(effect, same=cell.place == 0)


def _cells(effect: ArmEffect, same: bool) -> tuple[Words, ...]:
    unit = effect.metric.unit
    told = GAP if effect.after is None else figure(effect.after, unit)
    if same:
        return told, "", "", "" if effect.after is not None else effect.reason
    if effect.interval is None:
        return told, GAP, GAP, effect.reason
    return told, signed(effect.difference, unit), between(effect.interval, unit), saying(JUDGED[effect.judgement])


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
