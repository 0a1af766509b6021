"""A sweep as a page: for each figure a table of all configurations, and a curve along each axis of numbers.

In: a report. Out: a page. What could not be played is a gap, with its reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright.game_logs import game_section
from rulewright.lab.compare import ArmEffect, Judgement, number
from rulewright.lab.compare.effect_texts import between, signed
from rulewright.lab.metric import Unit
from rulewright.lab.pages.arm_coverage import coverage_section
from rulewright.lab.pages.arm_games import arm_games
from rulewright.lab.pages.effect_tables import LEADS, judged
from rulewright.lab.pages.page_words import NO_PEOPLE, again_section, bots_named
from rulewright.lab.sweep.grid import UNCHANGED, SweepCell
from rulewright.lab.sweep.sweep_report import SweepReport
from rulewright.report_page import (
    SHARES,
    Cell,
    ChartPoint,
    CurveChart,
    CurveLine,
    DataTable,
    PagePart,
    PageSection,
    ReportPage,
    Strip,
    TextList,
    TextParagraph,
    Tone,
    Toned,
    axis_of,
)
from rulewright.source.plurals import plural

Key = tuple[str, int | None]
MOST_CURVES = 6
"""Of more, there is no chart: the table has them."""
MOST_COVERED = 12
"""Of so many configurations it is told which rules they never reach, the rules as they are first."""


@dataclass(frozen=True)
class SweepPage:
    """`command`: that gives the same page."""

    report: SweepReport
    command: str

    def page(self) -> ReportPage:
        result = self.report.result
        plan, grid = result.comparing.plan, result.grid
        sections = (
            PageSection("At a glance", tuple(self._glance())),
            *(self._metric(key) for key in self.report.keys),
            *self._coverage(),
            *self._games(),
            again_section(
                self.command,
                (f"Seed of the run: {plan.seed}; game n of all configurations has the same.",),
                (
                    f"Rules as they are: fingerprint {grid.arms[0].made.machine.program.fingerprint}.",
                    "Games to read are those of the rules as they are.",
                ),
            ),
        )
        axes = ", ".join(axis.name for axis in grid.axes)
        return ReportPage(f"{grid.name}: {axes}", tuple(self._about()), sections)

    def _about(self) -> Iterator[str]:
        grid, plan = self.report.result.grid, self.report.result.comparing.plan
        yield (
            f"{plural(len(grid.cells), 'configuration')}, {plural(plan.games, 'game')} of "
            f"each, bots: {bots_named(plan.arms[0].bots)}, seed {plan.seed}."
        )
        yield from plan.measured_by()
        if self.report.result.interrupted:
            yield (
                f"It was broken off. Played to the end: {len(self.report.result.effects)} of "
                f"{plural(len(grid.arms), 'configuration')}, with the rules as they are."
            )

    def _glance(self) -> Iterator[PagePart]:
        result = self.report.result
        gaps = result.grid.gaps
        if gaps:
            yield TextParagraph(
                f"{len(gaps)} of {plural(len(result.grid.cells), 'configuration')} cannot be played:", Tone.OPEN
            )
            yield TextList(tuple(f"{self.report.name_of(cell)}: {cell.reason}" for cell in gaps))
        yield TextList(tuple(self._different_counts()))
        if result.troubles:
            yield TextParagraph(
                f"{plural(result.troubles, 'game')} did not end by the rules: {result.troubled}", Tone.BAD
            )
        yield TextParagraph(
            f"Differences are from the rules as they are. Of {plural(self.report.family, 'comparison')} together, one "
            "is called different where nothing is in "
            "at most 5 of 100 such reports (Holm's correction); the same holds for "
            "equivalent. Each interval by itself holds in 95 of 100."
        )
        yield TextParagraph(
            "The figure that looks best of many is partly luck: play it once more "
            f"with another seed before you trust it. {NO_PEOPLE}"
        )

    def _different_counts(self) -> Iterator[str | Toned]:
        """Of each figure, in how many configurations it was found different."""
        for key in self.report.keys:
            compared = [
                one
                for place, effects in self.report.result.effects.items()
                if place
                for one in effects
                if one.key == key
            ]
            counts = [(wanted, sum(one.judgement is wanted for one in compared)) for wanted in LEADS]
            told = ", ".join(f"{LEADS[wanted].lower()}: {count}" for wanted, count in counts if count)
            words = f"{compared[0].title if compared else key[0]}: {told or 'not compared'}"
            yield Toned(words, Tone.NOTED) if any(one.judgement is Judgement.DIFFERENT for one in compared) else words

    # ---- a metric ---------------------------------------------------------------------------------------------------

    def _metric(self, key: Key) -> PageSection:
        cells = self.report.result.grid.cells
        effects = [self.report.effect_at(cell.place, key) for cell in cells]
        base = self.report.effect_at(0, key)
        title = next((one.title for one in (base, *effects) if one is not None), key[0])
        unit = next((one.metric.unit for one in (base, *effects) if one is not None), Unit.NUMBER)
        parts: list[PagePart] = [*self._charts(effects, base, unit), self._table(effects, base, unit)]
        return PageSection(f"{title[:1].upper()}{title[1:]}", tuple(parts))

    def _table(self, effects: Sequence[ArmEffect | None], base: ArmEffect | None, unit: Unit) -> DataTable:
        cells, axes = self.report.result.grid.cells, self.report.result.grid.axes
        strips = [_strip(one) for one in effects]
        rows = list[tuple[Cell, ...]]()
        if base is not None:
            names = (UNCHANGED, *("" for _ in axes[1:]))
            rows.append((*names, _figure(base, unit), "", "", "", own := _strip(base)))
            strips.append(own)
        for cell, effect, strip in zip(cells, effects, strips, strict=False):
            rows.append((*cell.values, *self._cells(cell, effect, unit), strip))
        head = (*(axis.name for axis in axes), "figure", "difference", "95 %", "", "figure, 95 %")
        mark = base.after.value if base is not None and base.after is not None else None
        axis = axis_of(strips, lambda value: number(value, unit), mark, SHARES if unit is Unit.SHARE else None)
        return DataTable(head, tuple(rows), texts=len(axes), axis=axis)

    def _cells(self, cell: SweepCell, effect: ArmEffect | None, unit: Unit) -> tuple[Cell, Cell, Cell, Cell]:
        if cell.place is None:
            return "cannot be played", "", "", ""
        if effect is None:
            return "not played", "", "", ""
        if effect.interval is None or cell.place == 0:
            return _figure(effect, unit), "", "", effect.reason or "as it is"
        difference = signed(effect.difference, unit), between(effect.interval, unit)
        return _figure(effect, unit), *difference, judged(effect.judgement)

    def _charts(self, effects: Sequence[ArmEffect | None], base: ArmEffect | None, unit: Unit) -> Iterator[CurveChart]:
        """Along the first axis of numbers, a curve for each combination of the others."""
        axes, cells = self.report.result.grid.axes, self.report.result.grid.cells
        along = next((at for at, axis in enumerate(axes) if all(_is_whole(value) for value in axis.values)), None)
        if along is None:
            return
        curves: dict[str, list[ChartPoint]] = {}
        for cell, effect in zip(cells, effects, strict=True):
            rest = [
                f"{axis.name}={value}"
                for at, (axis, value) in enumerate(zip(axes, cell.values, strict=True))
                if at != along
            ]
            strip = _strip(effect)
            point = ChartPoint(int(cell.values[along]), strip.value, strip.low, strip.high)
            curves.setdefault(", ".join(rest) or axes[along].name, []).append(point)
        if len(curves) <= MOST_CURVES:
            lines = tuple(
                CurveLine(name, tuple(sorted(found, key=lambda one: one.at))) for name, found in curves.items()
            )
            mark = base.after.value if base is not None and base.after is not None else None
            title = f"{self._title(effects, base)}, with 95 % intervals; the dashed line: {UNCHANGED}"
            yield CurveChart(
                title, axes[along].name, lines, lambda at: f"{at:g}", lambda value: number(value, unit), mark=mark
            )

    def _title(self, effects: Sequence[ArmEffect | None], base: ArmEffect | None) -> str:
        return next((one.title for one in (base, *effects) if one is not None), "")

    def _coverage(self) -> Iterator[PageSection]:
        """Of the rules as they are, and of what was played beside."""
        result = self.report.result
        if 0 in result.effects:
            played = [arm for place, arm in enumerate(result.grid.arms) if place in result.effects]
            yield coverage_section(played[:MOST_COVERED], result.games, result.comparing.plan.seed)

    def _games(self) -> Iterator[PageSection]:
        comparing = self.report.result.comparing
        if 0 not in self.report.result.effects:
            return
        outcomes = comparing.arms[0].first(comparing.plan.games)
        yield game_section(arm_games(comparing.plan.arms[0], outcomes, comparing.plan.seed))


def _is_whole(text: str) -> bool:
    return text.removeprefix("-").isdecimal()


def _strip(effect: ArmEffect | None) -> Strip:
    if effect is None or effect.after is None:
        return Strip(None)
    return Strip(effect.after.value, effect.after.interval.low, effect.after.interval.high)


def _figure(effect: ArmEffect, unit: Unit) -> str:
    return "-" if effect.after is None else number(effect.after.value, unit)
