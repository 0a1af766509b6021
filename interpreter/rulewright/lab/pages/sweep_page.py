"""A sweep as a page: for each figure a table of all configurations, and a curve along each axis of numbers.

In: a report. Out: a page. What could not be played is a gap, with its reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rulewright.game_logs import game_section
from rulewright.lab.compare import ArmEffect, Judgement, number
from rulewright.lab.compare.effect_texts import between, signed
from rulewright.lab.compare.effects import FigureKey
from rulewright.lab.metric import Unit
from rulewright.lab.pages.arm_coverage import coverage_section
from rulewright.lab.pages.arm_games import arm_games
from rulewright.lab.pages.effect_tables import COUNTS, judged
from rulewright.lab.pages.page_words import again_section, bots_named
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
from rulewright.sentences import Said, Words, listed, saying

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
        seed = saying("lab-seed-shared", seed=str(plan.seed))
        rules = saying("lab-rules-fingerprint", hash=grid.arms[0].made.machine.program.fingerprint)
        sections = (
            PageSection(saying("report-glance"), tuple(self._glance())),
            *(self._metric(key) for key in self.report.keys),
            self._coverage(),
            self._games(),
            again_section(self.command, (seed,), (rules, saying("lab-games-as-they-are"))),
        )
        axes = ", ".join(axis.name for axis in grid.axes)
        return ReportPage(f"{grid.name}: {axes}", tuple(self._about()), sections)

    def _about(self) -> Iterator[Words]:
        grid, plan = self.report.result.grid, self.report.result.comparing.plan
        yield saying(
            "lab-sweep-about",
            configurations=saying("lab-configurations", count=len(grid.cells)),
            games=saying("report-games", count=plan.games),
            bots=bots_named(plan.arms[0].bots),
            seed=str(plan.seed),
        )
        yield from plan.measured_by()

    def _glance(self) -> Iterator[PagePart]:
        if self.report.result.grid.gaps:
            yield TextParagraph(self.report.gap_count(), Tone.OPEN)
            yield TextList(tuple(self.report.gaps()))
        yield TextList(tuple(self._different_counts()))
        yield from (TextParagraph(one, Tone.BAD) for one in self.report.troubles())
        differences = saying("lab-differences-from")
        yield TextParagraph(saying("lab-sentences", first=differences, second=self.report.together()))
        yield TextParagraph(saying("lab-sentences", first=saying("lab-luck"), second=saying("report-people")))

    def _different_counts(self) -> Iterator[Words | Toned]:
        """For each figure, in how many configurations it was found different."""
        for key in self.report.keys:
            compared = [
                one
                for place, effects in self.report.result.effects.items()
                if place
                for one in effects
                if one.key == key
            ]
            counts = [(told, sum(one.judgement is wanted for one in compared)) for wanted, told in COUNTS.items()]
            told = [saying(told, count=count) for told, count in counts if count]
            title = compared[0].title if compared else key[0]
            more = listed(told) if told else saying("report-not-compared")
            words = saying("report-headed", what=title, more=more)
            yield Toned(words, Tone.NOTED) if any(one.judgement is Judgement.DIFFERENT for one in compared) else words

    # ---- a metric ---------------------------------------------------------------------------------------------------

    def _metric(self, key: FigureKey) -> PageSection:
        cells = self.report.result.grid.cells
        effects = [self.report.effect_at(cell.place, key) for cell in cells]
        base = self.report.effect_at(0, key)
        title = next((one.title for one in (base, *effects) if one is not None), key[0])
        unit = next((one.metric.unit for one in (base, *effects) if one is not None), Unit.NUMBER)
        parts: list[PagePart] = [*self._charts(effects, base, unit), self._table(effects, base, unit)]
        heading = replace(title, heads=True) if isinstance(title, Said) else f"{title[:1].upper()}{title[1:]}"
        return PageSection(heading, tuple(parts))

    def _table(self, effects: Sequence[ArmEffect | None], base: ArmEffect | None, unit: Unit) -> DataTable:
        cells, axes = self.report.result.grid.cells, self.report.result.grid.axes
        strips = [_strip(one) for one in effects]
        rows = list[tuple[Cell, ...]]()
        if base is not None:
            names: tuple[Words, ...] = (UNCHANGED, *("" for _ in axes[1:]))
            rows.append((*names, _figure(base, unit), "", "", "", own := _strip(base)))
            strips.append(own)
        for cell, effect, strip in zip(cells, effects, strips, strict=False):
            rows.append((*cell.values, *self._cells(cell, effect, unit), strip))
        heads = (saying("report-figure"), saying("report-difference"), "95 %", "", saying("lab-figure-95"))
        head: tuple[Words, ...] = (*(axis.name for axis in axes), *heads)
        mark = base.after.value if base is not None and base.after is not None else None
        axis = axis_of(strips, lambda value: number(value, unit), mark, SHARES if unit is Unit.SHARE else None)
        return DataTable(head, tuple(rows), texts=len(axes), axis=axis)

    def _cells(self, cell: SweepCell, effect: ArmEffect | None, unit: Unit) -> tuple[Cell, Cell, Cell, Cell]:
        if cell.place is None:
            return saying("lab-cannot"), "", "", ""
        if effect is None:
            return saying("lab-not-played"), "", "", ""
        if effect.interval is None or cell.place == 0:
            return _figure(effect, unit), "", "", effect.reason or UNCHANGED
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
            title = saying("lab-with-line", title=self._title(effects, base))
            yield CurveChart(
                title, axes[along].name, lines, lambda at: f"{at:g}", lambda value: number(value, unit), mark=mark
            )

    def _title(self, effects: Sequence[ArmEffect | None], base: ArmEffect | None) -> Words:
        return next((one.title for one in (base, *effects) if one is not None), "")

    def _coverage(self) -> PageSection:
        """The coverage of the rules as they are, and of what was played beside."""
        result = self.report.result
        shown = result.grid.arms[:MOST_COVERED]
        labels: list[Words] = [UNCHANGED, *(arm.label for arm in shown[1:])]
        return coverage_section(shown, result.games, result.comparing.plan.seed, labels=labels)

    def _games(self) -> PageSection:
        comparing = self.report.result.comparing
        outcomes = comparing.arms[0].first(comparing.plan.games)
        return game_section(arm_games(comparing.plan.arms[0], outcomes, comparing.plan.seed))


def _is_whole(text: str) -> bool:
    return text.removeprefix("-").isdecimal()


def _strip(effect: ArmEffect | None) -> Strip:
    if effect is None or effect.after is None:
        return Strip(None)
    return Strip(effect.after.value, effect.after.interval.low, effect.after.interval.high)


def _figure(effect: ArmEffect, unit: Unit) -> str:
    return "-" if effect.after is None else number(effect.after.value, unit)
