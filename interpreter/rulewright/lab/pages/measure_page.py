"""A measurement as a page.

In: a report, the command that gives it, games to read. Out: a page. What was not measured is told with its reason; the
same for the same report.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright.game_logs import ReadableGame, TellingGame, game_section
from rulewright.lab.metrics.all_metrics import Figure
from rulewright.lab.metrics.match_report import match_row, unmatched
from rulewright.lab.metrics.measure_report import (
    MOST_RULES,
    MeasureReport,
    figure_rows,
    quantile_name,
)
from rulewright.lab.metrics.quantiles import PARTS
from rulewright.lab.metrics.report_words import end_text, percent
from rulewright.lab.pages.lead_charts import lead_charts
from rulewright.lab.pages.page_words import again_section, bots_named
from rulewright.lab.pages.piece_parts import piece_parts, rule_parts
from rulewright.report_page import (
    SHARES,
    BarChart,
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
from rulewright.sentences import Said, Words, saying

GOES = ("drama", "lead_changes", "decisiveness", "comeback", "killer_move", "openness", "kingmaking")


@dataclass(frozen=True)
class MeasurePage:
    """`games`: with their lines."""

    report: MeasureReport
    command: str
    games: Sequence[tuple[TellingGame, ReadableGame]]

    def page(self) -> ReportPage:
        heading = self.report.measurement.heading
        sections = (
            PageSection(saying("report-glance"), tuple(self._glance())),
            PageSection(saying("report-who-wins"), tuple(self._seats())),
            PageSection(saying("report-how-long"), tuple(self._lengths())),
            PageSection(saying("report-how"), tuple(self._course())),
            PageSection(saying("report-skill"), tuple(self._skill())),
            PageSection(saying("report-figures"), tuple(self._figures())),
            PageSection(saying("report-pieces"), tuple(piece_parts(self.report))),
            PageSection(saying("report-never-title"), tuple(rule_parts(self.report))),
            game_section(self.games),
            self._again(),
        )
        return ReportPage(saying("report-measured", game=heading.game), tuple(self._about()), sections)

    def _about(self) -> Iterator[Said]:
        heading, measurement = self.report.measurement.heading, self.report.measurement
        yield saying(
            "report-about",
            players=saying("report-players", count=heading.players),
            games=saying("report-games", count=measurement.games),
            bots=bots_named(heading.bots),
            seed=str(heading.seed),
        )
        yield from self.report.value_bot()

    # ---- at a glance ------------------------------------------------------------------------------------------------

    def _glance(self) -> Iterator[PagePart]:
        yield TextList(tuple(self._points()))
        yield TextParagraph(saying("report-intervals", people=saying("report-people")))

    def _points(self) -> Iterator[Said | Toned]:
        measurement = self.report.measurement
        yield from (Toned(one, Tone.BAD) for one in self.report.troubles())
        if not measurement.first_troubles:
            yield saying("report-all-ended", games=saying("report-games", count=measurement.ends["finished"]))
        yield from (Toned(one, Tone.OPEN) for one in self.report.blind())
        uneven = self.report.is_uneven
        yield from (Toned(one, Tone.BAD) if uneven else one for one in self.report.fairness())
        yield from self.report.fit()
        dead = [piece.subject.name for piece in self.report.pieces if piece.is_dead]
        if dead:
            yield Toned(saying("report-dead", names=_names(dead)), Tone.OPEN)
        never = measurement.never_reached
        if never:
            rules, count = saying("report-rules", count=len(never)), f"{len(measurement.rules):,}"
            yield saying("report-unreached", rules=rules, count=count)

    # ---- seats, lengths ---------------------------------------------------------------------------------------------

    def _figure(self, name: str) -> Figure | None:
        return next((one for one in self.report.measurement.figures if one.metric.name == name), None)

    def _seats(self) -> Iterator[PagePart]:
        figure, heading = self._figure("seat_wins"), self.report.measurement.heading
        if figure is None and heading.is_declared:
            yield TextParagraph(saying("report-everyone"))
            return
        if figure is None:
            yield TextParagraph(saying("report-one-ranked"))
            return
        strips = [
            Strip(one.number, *((one.interval.low, one.interval.high) if one.interval is not None else (None, None)))
            for one in figure.estimates
        ]
        names = list(figure_rows(figure))
        who = "report-side" if heading.members < heading.players else "report-seat"
        rows = tuple(
            (saying(who, number=at), row[1], row[2], strip)
            for at, (row, strip) in enumerate(zip(names, strips, strict=True), start=1)
        )
        even = None if heading.is_declared else 1 / heading.members
        yield DataTable(("", saying("report-wins"), "95 %", ""), rows, axis=axis_of(strips, percent, even, SHARES))
        full = saying("report-in-full") if even is None else saying("report-even-line", share=percent(even))
        yield TextParagraph(full)

    def _lengths(self) -> Iterator[PagePart]:
        measurement = self.report.measurement
        for name, quantiles in (("decisions", measurement.decisions), ("turns", measurement.turns)):
            if not quantiles.count:
                continue
            told = [(quantile_name(word), quantiles.quantile(part)) for word, part in PARTS.items()]
            across = saying(f"report-unit-{name}")
            marks = tuple((word, one.number) for word, one in told if one is not None)
            yield BarChart(
                saying(f"report-{name}-of", games=saying("report-games", count=quantiles.count)),
                across,
                tuple(sorted(quantiles.counts.items())),
                marks,
            )
            rows = tuple(
                (word, f"{one.number:,}", saying("report-span", low=end_text(one.low), high=end_text(one.high)))
                for word, one in told
                if one is not None
            )
            yield DataTable((across, "", "95 %"), rows)
        if not measurement.decisions.count:
            yield TextParagraph(saying("report-no-ended"))

    # ---- course -----------------------------------------------------------------------------------------------------

    def _course(self) -> Iterator[PagePart]:
        measurement = self.report.measurement
        if not measurement.heading.value_bot:
            yield TextParagraph(saying("report-no-values"))
            return
        if measurement.heading.members < 2 or measurement.heading.is_declared:
            yield TextParagraph(saying("report-no-ranks"))
            return
        if not measurement.curves.games:
            yield TextParagraph(saying("report-no-figure"))
            return
        yield from lead_charts(measurement.curves, measurement.heading.members)
        found = [one for one in measurement.figures if one.metric.name in GOES]
        yield _table_of(found)

    def _skill(self) -> Iterator[PagePart]:
        if self.report.matches:
            rows = tuple(match_row(one) for one in self.report.matches)
            yield DataTable((saying("report-one-among"), "", "95 %", ""), rows)
            yield TextParagraph(saying("report-one-alone"))
            measured = {one.match.metric.name: one.match.metric for one in self.report.matches}
            formulas = (saying("report-headed", what=one.title, more=one.formula) for one in measured.values())
            yield TextList(tuple(formulas))
        yield from map(TextParagraph, unmatched(self.report.matches))

    # ---- figures ----------------------------------------------------------------------------------------------------

    def _figures(self) -> Iterator[PagePart]:
        measurement = self.report.measurement
        yield _table_of(measurement.figures)
        gaps = tuple(self.report.not_measured())
        if gaps:
            yield TextList(gaps)
        yield TextParagraph(saying("report-what-each"))
        yield DataTable(
            (saying("report-figure"), saying("report-formula"), saying("report-source")),
            tuple((one.metric.title, one.metric.formula, one.metric.source) for one in measurement.figures),
            texts=3,
        )

    def _again(self) -> PageSection:
        heading = self.report.measurement.heading
        given = ", ".join(f"{name}={value}" for name, value in heading.options)
        options = saying("report-options", options=given) if given else saying("report-options-none")
        seed, rules = str(heading.seed), saying("report-rules-are", hash=heading.fingerprint)
        return again_section(self.command, (saying("report-seed-own", seed=seed),), (rules, options))


def _table_of(figures: Sequence[Figure]) -> DataTable:
    rows = [
        (*row, f"{one.games:,}")
        for figure in figures
        for row, one in zip(figure_rows(figure), figure.estimates, strict=True)
    ]
    head = saying("report-figure"), "", "95 %", saying("report-unit"), saying("report-games-head")
    return DataTable(head, tuple(rows))


def _names(names: Sequence[str]) -> Words:
    shown, more = ", ".join(names[:MOST_RULES]), len(names) - MOST_RULES
    return saying("report-and-more", names=shown, count=more) if more > 0 else shown
