"""A measurement as a page.

In: a report, the command that gives it, games to read. Out: a page. What was not measured is told with its reason; the
same for the same report.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright.game_logs import ReadableGame, TellingGame, game_section
from rulewright.lab.metrics.all_metrics import Figure, unmeasured
from rulewright.lab.metrics.even_chances import even_chances
from rulewright.lab.metrics.match_report import match_row, unmatched
from rulewright.lab.metrics.measure_report import (
    MOST_RULES,
    MeasureReport,
    figure_rows,
)
from rulewright.lab.metrics.quantiles import PARTS
from rulewright.lab.metrics.report_words import percent
from rulewright.lab.metrics.shown_pieces import FOUND
from rulewright.lab.pages.lead_charts import lead_charts
from rulewright.lab.pages.page_words import NO_PEOPLE, again_section, bots_named
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
from rulewright.source.plurals import plural

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
            PageSection("At a glance", tuple(self._glance())),
            PageSection("Who wins", tuple(self._seats())),
            PageSection("How long it takes", tuple(self._lengths())),
            PageSection("How it goes", tuple(self._course())),
            PageSection("Skill", tuple(self._skill())),
            PageSection("All figures", tuple(self._figures())),
            PageSection("Cards and actions", tuple(piece_parts(self.report))),
            PageSection("Rules that were never reached", tuple(rule_parts(self.report))),
            game_section(self.games),
            self._again(),
        )
        return ReportPage(f"{heading.game}: measured", tuple(self._about()), sections)

    def _about(self) -> Iterator[str]:
        heading, measurement = self.report.measurement.heading, self.report.measurement
        yield (
            f"{plural(heading.players, 'player')}, {plural(measurement.games, 'game')}, "
            f"bots: {bots_named(heading.bots)}, seed {heading.seed}."
        )
        if heading.value_bot:
            yield f"Values of positions: {heading.value_bot}, which knows the true position and plays on to the end."

    # ---- at a glance ------------------------------------------------------------------------------------------------

    def _glance(self) -> Iterator[PagePart]:
        yield TextList(tuple(self._points()))
        yield TextParagraph(
            f"{NO_PEOPLE} Intervals hold in 95 of 100 cases. Targets are held against games by `rulewright assess`."
        )

    def _points(self) -> Iterator[str | Toned]:
        measurement = self.report.measurement
        ended = measurement.ends["finished"]
        for end, game in sorted(measurement.first_troubles.items()):
            yield Toned(
                (
                    f"{plural(measurement.ends[end], 'game')} ended with `{end}`; the first is "
                    f"game {game.index}, seed {game.seed}: {game.trouble}"
                ),
                Tone.BAD,
            )
        if not measurement.first_troubles:
            yield f"All {plural(ended, 'game')} ended by their rules."
        yield from (Toned(line, Tone.OPEN) for line in self.report.blind_lines())
        yield from self._fairness()
        yield from self._fit()
        dead = [piece for piece in self.report.pieces if piece.is_dead]
        if dead:
            yield Toned(
                f"Drawn and never used: "
                f"{', '.join(piece.subject.name for piece in dead[:MOST_RULES])}{_more(len(dead))}.",
                Tone.OPEN,
            )
        never = measurement.never_reached
        if never:
            yield f"{plural(len(never), 'rule')} of {len(measurement.rules):,} no game reached."

    def _fairness(self) -> Iterator[str | Toned]:
        measurement = self.report.measurement
        found = even_chances(measurement.sole_wins)
        if measurement.heading.members < 2 or measurement.heading.is_declared:
            return
        if found is None:
            yield "There are too few games to tell whether all seats win equally often."
            return
        test = (
            f"chi-square {found.statistic:.2f} with {plural(found.freedom, 'degree')} of freedom, p = "
            f"{found.p:.3g}, {plural(found.games, 'game')} that one won alone"
        )
        if found.p < FOUND:
            yield Toned(f"Not all seats win equally often ({test}).", Tone.BAD)
        else:
            yield f"No difference between the seats was found ({test}); small ones may be there all the same."

    def _fit(self) -> Iterator[str]:
        fitting, wanted = self.report.fitting, self.report.wanted
        if fitting is not None and wanted is not None:
            number, interval = fitting
            yield (
                f"{percent(number)} of the games have {wanted[0]:,} to {plural(wanted[1], 'decision')} "
                f"({percent(interval.low)} to {percent(interval.high)})."
            )

    # ---- seats, lengths ---------------------------------------------------------------------------------------------

    def _figure(self, name: str) -> Figure | None:
        return next((one for one in self.report.measurement.figures if one.metric.name == name), None)

    def _seats(self) -> Iterator[PagePart]:
        figure, heading = self._figure("seat_wins"), self.report.measurement.heading
        if figure is None and heading.is_declared:
            yield TextParagraph("Everyone has one result: how often it is won stands among all figures.")
            return
        if figure is None:
            yield TextParagraph("Only one seat is ranked, so there is nothing to compare.")
            return
        strips = [
            Strip(one.number, *((one.interval.low, one.interval.high) if one.interval is not None else (None, None)))
            for one in figure.estimates
        ]
        names = list(figure_rows(figure))
        who = "Side" if heading.members < heading.players else "Seat"
        rows = tuple(
            (f"{who} {at}", row[1], row[2], strip)
            for at, (row, strip) in enumerate(zip(names, strips, strict=True), start=1)
        )
        even = None if heading.is_declared else 1 / heading.members
        yield DataTable(("", "wins", "95 %", ""), rows, axis=axis_of(strips, percent, even, SHARES))
        shares = "A win that is shared between k counts 1/k."
        yield TextParagraph(
            "Each winner has won in full."
            if even is None
            else f"The dashed line is an even share, {percent(even)}. {shares}"
        )

    def _lengths(self) -> Iterator[PagePart]:
        measurement = self.report.measurement
        for name, quantiles in (("decisions", measurement.decisions), ("turns", measurement.turns)):
            if not quantiles.count:
                continue
            told = [(word, quantiles.quantile(part)) for word, part in PARTS.items()]
            marks = tuple((word, one.number) for word, one in told if one is not None)
            yield BarChart(
                f"{name.capitalize()} of a game, {plural(quantiles.count, 'game')}",
                name,
                tuple(sorted(quantiles.counts.items())),
                marks,
            )
            rows = tuple(
                (word, f"{one.number:,}", f"{_end(one.low)} to {_end(one.high)}")
                for word, one in told
                if one is not None
            )
            yield DataTable((name, "", "95 %"), rows)
        if not measurement.decisions.count:
            yield TextParagraph("No game ended by its rules.")

    # ---- course -----------------------------------------------------------------------------------------------------

    def _course(self) -> Iterator[PagePart]:
        measurement = self.report.measurement
        if not measurement.heading.value_bot:
            yield TextParagraph("Not measured: it needs a value bot (`--value-bot`).")
            return
        if measurement.heading.members < 2 or measurement.heading.is_declared:
            yield TextParagraph("Not measured: it is for games of two or more who are ranked.")
            return
        if not measurement.curves.games:
            yield TextParagraph("No game gives a figure.")
            return
        yield from lead_charts(measurement.curves, measurement.heading.members)
        found = [one for one in measurement.figures if one.metric.name in GOES]
        yield _table_of(found)

    def _skill(self) -> Iterator[PagePart]:
        if self.report.matches:
            rows = tuple(match_row(one) for one in self.report.matches)
            yield DataTable(("one bot among others", "", "95 %", ""), rows)
            yield TextParagraph("One bot alone among others, with the same deals from every seat.")
            measured = {one.match.metric.name: one.match.metric for one in self.report.matches}
            yield TextList(tuple(f"{metric.title}: {metric.formula}" for metric in measured.values()))
        if unmatched(self.report.matches):
            yield TextParagraph(unmatched(self.report.matches))

    # ---- figures ----------------------------------------------------------------------------------------------------

    def _figures(self) -> Iterator[PagePart]:
        measurement = self.report.measurement
        yield _table_of(measurement.figures)
        gaps = [f"Not measured: {metric.title}: {why}." for metric, why in unmeasured(measurement.heading)]
        if gaps:
            yield TextList(tuple(gaps))
        yield TextParagraph("What each is, worked out for a game (of figures by seat, for all games):")
        yield DataTable(
            ("figure", "formula", "source"),
            tuple((one.metric.title, one.metric.formula, one.metric.source) for one in measurement.figures),
            texts=3,
        )

    def _again(self) -> PageSection:
        heading = self.report.measurement.heading
        return again_section(
            self.command,
            (f"Seed of the run: {heading.seed}. Game n has a seed of its own, which follows from it.",),
            (
                f"Rules: fingerprint {heading.fingerprint}.",
                "Options: " + (", ".join(f"{name}={value}" for name, value in heading.options) or "none") + ".",
            ),
        )


def _table_of(figures: Sequence[Figure]) -> DataTable:
    rows = [
        (*row, f"{one.games:,}")
        for figure in figures
        for row, one in zip(figure_rows(figure), figure.estimates, strict=True)
    ]
    return DataTable(("figure", "", "95 %", "unit", "games"), tuple((a, b, c, d, e) for a, b, c, d, e in rows))


def _more(count: int) -> str:
    return f" and {count - MOST_RULES} more" if count > MOST_RULES else ""


def _end(number: int | None) -> str:
    return "?" if number is None else f"{number:,}"
