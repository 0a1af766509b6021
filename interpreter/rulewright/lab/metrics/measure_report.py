"""A measurement as a report, for people and for machines. The same for the same log, byte for byte.

In: a measurement, and rows of pieces. Out: JSON-ready data, lines of text. Which bots a figure rests on stands beside
it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rulewright.lab.decision_log.game_recorder import tries_all_equally
from rulewright.lab.metric import title_of
from rulewright.lab.metrics.all_metrics import Figure, GameMeasures, unmeasured
from rulewright.lab.metrics.bot_matches import MatchFigure
from rulewright.lab.metrics.even_chances import even_chances
from rulewright.lab.metrics.match_report import match_lines, unmatched
from rulewright.lab.metrics.measure_data import measure_data
from rulewright.lab.metrics.piece_effects import FEWEST, Difference, PieceEffect
from rulewright.lab.metrics.quantiles import PARTS, Quantile
from rulewright.lab.metrics.report_words import (
    aligned,
    end_text,
    percent,
    told_estimate,
)
from rulewright.lab.metrics.shown_pieces import FOUND, HELD_KINDS, more_pieces, shown_pieces, use_note
from rulewright.lab.metrics.unreached_rules import unreached
from rulewright.sentences import Said, Tell, Words, listed, saying
from rulewright.source.cells import neutral
from rulewright.stats import ConfidenceInterval, share

MOST_RULES = 12
"""So many rules are told in text; all of them in JSON."""


@dataclass(frozen=True, slots=True)
class MeasureReport:
    """`asked`: games that were to be played. `wanted`: the range of decisions that the designer wants."""

    measurement: GameMeasures
    pieces: Sequence[PieceEffect]
    asked: int
    wanted: tuple[int, int] | None = None
    matches: Sequence[MatchFigure] = ()
    """Of bots of different strength."""

    @property
    def complete(self) -> bool:
        return self.measurement.games >= self.asked

    @property
    def fitting(self) -> tuple[float, ConfidenceInterval] | None:
        """The share of finished games whose decisions lie in the wanted range."""
        decisions = self.measurement.decisions
        if self.wanted is None or not decisions.count:
            return None
        within = decisions.share_within(*self.wanted)
        return within / decisions.count, share(within, decisions.count)

    def to_json(self) -> dict[str, Any]:
        """JSON-ready."""
        return measure_data(self)

    # ---- for people -------------------------------------------------------------------------------------------------

    def lines(self, tell: Tell = str) -> Iterator[str]:
        yield from map(tell, self._head())
        yield ""
        figures = self.measurement.figures
        yield from aligned([tuple(map(tell, row)) for figure in figures for row in figure_rows(figure)])
        yield from map(tell, self._fairness_and_lengths())
        yield from match_lines(self.matches, tell)
        yield from self._piece_lines(tell)
        yield from self._rule_lines(tell)
        yield ""
        yield from map(tell, self._notes())

    def _head(self) -> Iterator[Said]:
        measurement, heading = self.measurement, self.measurement.heading
        bots, players = ", ".join(heading.bots), heading.players
        yield saying("lab-simulation-head", game=heading.game, players=players, bots=bots, seed=str(heading.seed))
        yield from self.value_bot()
        games, finished = saying("report-games", count=measurement.games), measurement.ends["finished"]
        if self.complete:
            yield saying("lab-measured", games=games, finished=finished)
        else:
            yield saying("lab-measured-of", games=games, asked=self.asked, finished=finished)
        yield from self.troubles()
        yield from self.blind()

    def value_bot(self) -> Iterator[Said]:
        """Which bot told what positions are worth, and of what it tells little."""
        bot = self.measurement.heading.value_bot
        if bot:
            yield saying("report-values", bot=bot)
        if bot and not tries_all_equally(bot):
            yield saying("report-unequal-tries", bot=bot)

    def troubles(self) -> Iterator[Said]:
        """The first game of each kind that did not end by the rules."""
        for end, game in sorted(self.measurement.first_troubles.items()):
            games = saying("report-games", count=self.measurement.ends[end])
            where = {"number": str(game.index), "seed": str(game.seed)}
            yield saying("report-trouble", games=games, end=end, why=game.why.said, **where)

    def blind(self) -> Iterator[Said]:
        """Which seats' bots had to choose at random, where a search was wanted."""
        bots = self.measurement.heading.bots
        for seat, count in enumerate(self.measurement.searches):
            if count.blind:
                yield count.said_of(saying("lab-seat-of", seat=seat + 1, bot=bots[seat % len(bots)]))

    @property
    def is_uneven(self) -> bool:
        """Whether it was found that not all seats win equally often."""
        found = even_chances(self.measurement.sole_wins)
        return found is not None and found.p < FOUND

    def fairness(self) -> Iterator[Said]:
        """Whether all seats win equally often; nothing where they cannot."""
        heading, found = self.measurement.heading, even_chances(self.measurement.sole_wins)
        if heading.members < 2 or heading.is_declared:
            return
        if found is None:
            yield saying("report-few")
            return
        test = saying(
            "report-chi",
            statistic=f"{found.statistic:.2f}",
            degrees=saying("report-degrees", count=found.freedom),
            p=f"{found.p:.3g}",
            games=saying("report-games", count=found.games),
        )
        yield saying("report-uneven" if self.is_uneven else "report-even", test=test)

    def fit(self) -> Iterator[Said]:
        """How many games have the wanted length."""
        if self.wanted is not None and self.fitting is not None:
            number, interval = self.fitting
            yield saying(
                "report-fit",
                share=percent(number),
                low=f"{self.wanted[0]:,}",
                most=saying("decisions", count=self.wanted[1]),
                **{"from": percent(interval.low), "to": percent(interval.high)},
            )

    def _fairness_and_lengths(self) -> Iterator[Said]:
        yield from self.fairness()
        lengths = {"decisions": self.measurement.decisions, "turns": self.measurement.turns}
        for name, quantiles in lengths.items():
            told = [(name, quantiles.quantile(part)) for name, part in PARTS.items()]
            if quantiles.count:
                parts = [_quantile(name, one) for name, one in told if one is not None]
                yield saying("report-headed", what=replace(title_of(name), heads=True), more=listed(parts))
        yield from self.fit()

    def _piece_lines(self, tell: Tell) -> Iterator[str]:
        shown = shown_pieces(self.pieces)
        if not shown:
            return
        yield ""
        names = ("report-drawn", "report-used", "report-if-drawn", "report-if-used")
        head = ("", "", *(tell(saying(name)) for name in names), "")
        yield from aligned([head, *(tuple(map(tell, _piece_row(one))) for one in shown)], left=2)
        if more := more_pieces(self.pieces):
            yield tell(saying("report-more-pieces", names=listed(more)))

    def _rule_lines(self, tell: Tell) -> Iterator[str]:
        never = self.measurement.never_reached
        if self.measurement.rules:
            yield ""
            yield tell(self.reached())
        yield from (f"  {one.place}  {tell(unreached(one))}" for one in never[:MOST_RULES])
        if len(never) > MOST_RULES:
            yield f"  {tell(saying('lab-and-more', count=len(never) - MOST_RULES))}"

    def reached(self) -> Said:
        """How many of the rules games reached."""
        count = len(self.measurement.rules)
        reached = count - len(self.measurement.never_reached)
        return saying("report-reached", count=reached, number=f"{count:,}", share=percent(reached / count))

    def _notes(self) -> Iterator[Said]:
        yield saying("report-intervals", people=saying("report-people"))
        if self.pieces:
            yield self.about_pieces()
        yield from self.not_measured()
        yield from unmatched(self.matches)

    def about_pieces(self) -> Said:
        """What the columns of pieces are."""
        games = saying("report-games", count=self.measurement.ends["finished"])
        return saying("report-pieces-about", games=games, q=f"{FOUND}", count=FEWEST)

    def not_measured(self) -> Iterator[Said]:
        """Metrics that this log cannot give, in a sentence for each reason."""
        by_reason: dict[Words, list[Words]] = {}
        for metric, why in unmeasured(self.measurement.heading):
            by_reason.setdefault(why, []).append(metric.title)
        for why, titles in by_reason.items():
            yield saying("report-gap", titles=listed(titles), why=why)


def _quantile(name: str, found: Quantile) -> Said:
    ends = {"number": f"{found.number:,}", "low": end_text(found.low), "high": end_text(found.high)}
    return saying("lab-quantile", name=quantile_name(name), **ends)


def quantile_name(name: str) -> Words:
    """`p5` is called so in every language."""
    return saying("report-median") if name == "median" else name


# ---- figures --------------------------------------------------------------------------------------------------------


def figure_rows(figure: Figure) -> Iterator[tuple[Words, ...]]:
    """A row for each seat that has a number of its own."""
    several, title = len(figure.estimates) > 1, figure.metric.title
    for number, estimate in enumerate(figure.estimates, start=1):
        name = saying("lab-of-seat", what=title, number=number) if several else title
        yield (name, *told_estimate(estimate, figure.metric.unit))


# ---- pieces ---------------------------------------------------------------------------------------------------------


def _piece_row(piece: PieceEffect) -> tuple[Words, ...]:
    drawn = f"{piece.held:,}" if piece.subject.kind in HELD_KINDS else ""
    differences = (difference_text(one) for one in (piece.given_held, piece.given_used))
    kind, name = saying(f"report-kind-{piece.subject.kind}"), neutral(piece.subject.name)
    return kind, name, drawn, f"{piece.used:,}", *differences, use_note(piece)


def difference_text(difference: Difference | None) -> str:
    if difference is None:
        return ""
    star = "*" if difference.q < FOUND else " "
    return f"{100 * difference.number:+.1f} ±{50 * (difference.interval.high - difference.interval.low):.1f}{star}"
