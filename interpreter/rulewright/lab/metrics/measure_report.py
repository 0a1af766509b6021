"""A measurement as a report, for people and for machines. The same for the same log, byte for byte.

In: a measurement, and rows of pieces. Out: JSON-ready data, lines of text. Which bots a figure rests on stands beside
it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.lab.metric import Needs
from rulewright.lab.metrics.all_metrics import Figure, GameMeasures, unmeasured
from rulewright.lab.metrics.bot_matches import MatchFigure
from rulewright.lab.metrics.even_chances import even_chances
from rulewright.lab.metrics.match_report import match_json, match_lines, unmatched
from rulewright.lab.metrics.piece_effects import FEWEST, Difference, PieceEffect
from rulewright.lab.metrics.quantiles import PARTS, Quantiles
from rulewright.lab.metrics.report_words import (
    aligned,
    end_text,
    estimate_json,
    interval_json,
    percent,
    rounded,
    told_estimate,
)
from rulewright.lab.metrics.shown_pieces import FOUND, HELD_KINDS, more_pieces, shown_pieces, use_note
from rulewright.source.cells import neutral
from rulewright.source.plurals import plural
from rulewright.stats import LEVEL, ConfidenceInterval, share

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

    # ---- for machines -----------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """JSON-ready."""
        measurement, heading = self.measurement, self.measurement.heading
        return {
            "game": heading.game,
            "players": heading.players,
            "options": dict(heading.options),
            "bots": list(heading.bots),
            "value_bot": heading.value_bot or None,
            "seed": str(heading.seed),
            "games": {"asked": self.asked, "played": measurement.games, "complete": self.complete,
                "ends": dict(sorted(measurement.ends.items()))},
            "confidence": LEVEL,
            "metrics": [_figure_json(figure) for figure in measurement.figures],
            "not_measured": [{"name": metric.name, "why": str(why)} for metric, why in unmeasured(heading)],
            "matches": [match_json(one) for one in self.matches],
            "even_chances": self._even_json(),
            "lengths": {"decisions": _quantiles_json(measurement.decisions),
                "turns": _quantiles_json(measurement.turns), "within": self._fit_json()},
            "pieces": [_piece_json(piece) for piece in self.pieces],
            "rules": {"all": len(measurement.rules),
                "never": [{"name": one.name, "place": one.place} for one in measurement.never_reached]},
            "searches": [one.to_json() for one in measurement.searches],
            "troubles": [{"end": end, "game": game.index, "seed": str(game.seed), "message": game.trouble} for end,
                game in sorted(measurement.first_troubles.items())],
        }  # fmt: skip

    def _even_json(self) -> dict[str, Any] | None:
        found = even_chances(self.measurement.sole_wins)
        return (
            None
            if found is None
            else {
                "statistic": rounded(found.statistic),
                "freedom": found.freedom,
                "p": rounded(found.p),
                "games": found.games,
            }
        )

    def _fit_json(self) -> dict[str, Any] | None:
        if self.wanted is None or self.fitting is None:
            return None
        number, interval = self.fitting
        return {"range": list(self.wanted), "share": rounded(number), "interval": interval_json(interval)}

    # ---- for people -------------------------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        measurement, heading = self.measurement, self.measurement.heading
        yield f"{heading.game}, players: {heading.players}, bots: {', '.join(heading.bots)}, seed {heading.seed}"
        if heading.value_bot:
            yield f"Values of positions: {heading.value_bot}, which knows the true position and plays on to the end."
        part = "" if self.complete else f" of {self.asked:,} asked for (interrupted)"
        yield f"{measurement.games:,} game{'' if measurement.games == 1 else 's'}{part}: " + ", ".join(
            f"{count:,} {end}" for end, count in sorted(measurement.ends.items())
        )
        yield from self._trouble_lines()
        yield from self.blind_lines()
        yield ""
        yield from aligned([row for figure in measurement.figures for row in figure_rows(figure)])
        yield from self._even_lines()
        yield from self._length_lines()
        yield from match_lines(self.matches)
        yield from self._piece_lines()
        yield from self._rule_lines()
        yield ""
        yield from self._notes()

    def _trouble_lines(self) -> Iterator[str]:
        for end, game in sorted(self.measurement.first_troubles.items()):
            yield f"The first with the end `{end}` is game {game.index}, seed {game.seed}: {game.trouble}"

    def blind_lines(self) -> Iterator[str]:
        """Which seats' bots had to choose at random, where a search was wanted."""
        bots = self.measurement.heading.bots
        for seat, count in enumerate(self.measurement.searches):
            if count.blind:
                yield str(count.said_of(f"Seat {seat + 1}, {bots[seat % len(bots)]}"))

    def _even_lines(self) -> Iterator[str]:
        found = even_chances(self.measurement.sole_wins)
        if found is not None:
            yield (
                f"Do all win equally often? Chi-square {found.statistic:.2f} "
                f"with {plural(found.freedom, 'degree')} of freedom, "
                f"p = {found.p:.3g}, in {plural(found.games, 'game')} that one won alone."
            )

    def _length_lines(self) -> Iterator[str]:
        for name, quantiles in (("Decisions", self.measurement.decisions), ("Turns", self.measurement.turns)):
            told = [(word, quantiles.quantile(part)) for word, part in PARTS.items()]
            if quantiles.count:
                yield f"{name} a game: " + ", ".join(
                    f"{word} {one.number:,} ({end_text(one.low)}..{end_text(one.high)})"
                    for word, one in told
                    if one is not None
                )
        if self.wanted is not None and self.fitting is not None:
            number, interval = self.fitting
            yield (
                f"{percent(number)} of the games have {self.wanted[0]:,} to {plural(self.wanted[1], 'decision')} "
                f"({percent(interval.low)}..{percent(interval.high)})."
            )

    def _piece_lines(self) -> Iterator[str]:
        shown = shown_pieces(self.pieces)
        if not shown:
            return
        yield ""
        head = ("Piece", "", "drawn", "used", "win rate if drawn", "win rate if used", "")
        yield from aligned([head, *map(_piece_row, shown)], left=2)
        if more := more_pieces(self.pieces):
            yield f"... and {', '.join(more)} that go with a difference or are never used (--json tells all)"

    def _rule_lines(self) -> Iterator[str]:
        never, count = self.measurement.never_reached, len(self.measurement.rules)
        if count:
            yield ""
            yield f"Rules reached: {count - len(never):,} of {count:,} ({percent((count - len(never)) / count)})" + (
                ". Never:" if never else "."
            )
        yield from (f"  {one.place}  {one.name}" for one in never[:MOST_RULES])
        if len(never) > MOST_RULES:
            yield f"  ... and {len(never) - MOST_RULES} more (--json tells all)"

    def _notes(self) -> Iterator[str]:
        yield (
            "Intervals hold in 95 of 100 cases. These figures are of the bots that played, "
            "not of people: strong bots and weak ones give other figures."
        )
        if self.pieces:
            yield (
                f"Win rates: difference from seats without it, in percentage points; * where q < {FOUND} (false "
                "discoveries controlled over all rows, in any dependence)."
            )
            yield f"A difference is no cause. Fewer than {FEWEST} seats of games with it, or without it: none is told."
        for metric, why in unmeasured(self.measurement.heading):
            yield f"Not measured: {metric.title}: {why}."
        if unmatched(self.matches):
            yield unmatched(self.matches)


# ---- figures --------------------------------------------------------------------------------------------------------


def _figure_json(figure: Figure) -> dict[str, Any]:
    metric = figure.metric
    rests = "bots and value bot" if metric.needs is Needs.VALUES else "bots"
    about = {
        "name": metric.name,
        "title": metric.title,
        "unit": metric.unit.value,
        "formula": metric.formula,
        "source": metric.source,
        "rests_on": rests,
    }
    return about | {"estimates": [estimate_json(estimate) for estimate in figure.estimates]}


def figure_rows(figure: Figure) -> Iterator[tuple[str, ...]]:
    several = len(figure.estimates) > 1
    for at, estimate in enumerate(figure.estimates):
        name = f"{figure.metric.title}, {at + 1}" if several else figure.metric.title
        yield (name, *told_estimate(estimate, figure.metric.unit))


def _quantiles_json(quantiles: Quantiles) -> dict[str, Any]:
    told = {name: quantiles.quantile(part) for name, part in PARTS.items()}
    return {
        name: None if one is None else {"number": one.number, "interval": [one.low, one.high]}
        for name, one in told.items()
    }


# ---- pieces ---------------------------------------------------------------------------------------------------------


def _piece_json(piece: PieceEffect) -> dict[str, Any]:
    subject = piece.subject
    counts = {
        "kind": subject.kind,
        "name": subject.name,
        "place": subject.place,
        "held": piece.held,
        "used": piece.used,
        "dead": piece.is_dead,
    }
    return counts | {"given_held": _difference_json(piece.given_held), "given_used": _difference_json(piece.given_used)}


def _difference_json(difference: Difference | None) -> dict[str, Any] | None:
    if difference is None:
        return None
    found = {"difference": rounded(difference.number), "interval": interval_json(difference.interval)}
    return found | {"p": rounded(difference.p), "q": rounded(difference.q)}


def _piece_row(piece: PieceEffect) -> tuple[str, ...]:
    drawn = f"{piece.held:,}" if piece.subject.kind in HELD_KINDS else ""
    differences = (difference_text(one) for one in (piece.given_held, piece.given_used))
    return piece.subject.kind, neutral(piece.subject.name), drawn, f"{piece.used:,}", *differences, use_note(piece)


def difference_text(difference: Difference | None) -> str:
    if difference is None:
        return ""
    star = "*" if difference.q < FOUND else " "
    return f"{100 * difference.number:+.1f} ±{50 * (difference.interval.high - difference.interval.low):.1f}{star}"
