"""A tally as a report, for people and for machines.

Shares and means come with their 95 % intervals; where wins are shared, each winner counts as a part of one, and the
interval is rather too wide than too narrow; where the rules say who has won, each winner counts in full. Lengths are in
decisions. Games in trouble count for nothing but themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.backend.runtime.chance import derived_seed
from rulewright.backend.runtime.fault import said_fault
from rulewright.sentences import Said, Tell, Words, saying
from rulewright.sentences.english_forms import ordinal
from rulewright.source.cells import width
from rulewright.stats import confidence_intervals
from rulewright.stats.simulation_run import Run
from rulewright.stats.tally import SeatTally, Tally

PARTS = {"p5": 0.05, "median": 0.5, "p95": 0.95}
COLUMNS = ("seat", "wins", "alone", "shared", "score", "spread")
UNFINISHED, STUCK = "limit", "stuck"


@dataclass(frozen=True, slots=True)
class SimulationReport:
    """What was asked for, under which name, and its results so far."""

    run: Run
    name: str
    tally: Tally
    command: str
    """How to look at one game of the run, up to its seed."""

    @property
    def complete(self) -> bool:
        return self.tally.games == self.run.games

    # ---- for machines -----------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """JSON-ready. Seeds are text: many readers lose digits beyond 2**53."""
        tally = self.tally
        return {
            "ruleset": self.name,
            "players": self.run.players,
            "options": dict(self.run.options),
            "bots": list(self.run.bots),
            "seed": str(self.run.seed),
            "games": {
                "asked": self.run.games,
                "played": tally.games,
                "finished": tally.finished,
                "tied": tally.tied,
                **({"won": tally.won} if tally.is_declared else {}),
                "complete": self.complete,
            },
            "confidence": confidence_intervals.LEVEL,
            "seats": [self._seat(seat, counted) for seat, counted in enumerate(tally.seats)],
            "decisions": self._lengths(),
            "troubles": self._troubles(),
        }

    def _seat(self, seat: int, counted: SeatTally) -> dict[str, Any]:
        finished = self.tally.finished
        wins = float(counted.wins)
        span = confidence_intervals.share(wins, finished)
        score = confidence_intervals.mean(counted.total, counted.squares, finished)
        return {
            "seat": seat + 1,
            "wins": {
                "share": _round(wins / finished) if finished else None,
                "interval": [_round(span.low), _round(span.high)],
                "alone": counted.sole,
                "shared": counted.shared,
            },
            "score": {
                "mean": _round(counted.total / finished) if finished else None,
                "interval": [_round(score.low), _round(score.high)] if score is not None else None,
                "deviation": _round(confidence_intervals.deviation(counted.total, counted.squares, finished)),
                "min": counted.lowest,
                "max": counted.highest,
            },
            "ranks": {str(rank): counted.ranks[rank] for rank in sorted(counted.ranks)},
            "searches": counted.searches.to_json(),
        }

    def _lengths(self) -> dict[str, Any]:
        tally = self.tally
        mean = tally.mean_length
        ends = {
            "min": min(tally.lengths, default=None),
            "max": max(tally.lengths, default=None),
            "mean": _round(mean) if mean is not None else None,
        }
        return ends | {name: tally.length(part) for name, part in PARTS.items()}

    def _troubles(self) -> list[dict[str, Any]]:
        found = []
        for kind, counted in sorted(self.tally.troubles.items()):
            index, trouble = counted.first
            first = {
                "game": index,
                "seed": str(derived_seed(self.run.seed, index)),
                "message": trouble.message,
                "place": trouble.place,
            }
            found.append({"kind": kind, "games": counted.games, "first": first})
        return found

    # ---- for people -------------------------------------------------------------------------------------------------

    def lines(self, tell: Tell = str) -> Iterator[str]:
        tally = self.tally
        yield from map(tell, self._head())
        yield from self._trouble_lines(tell)
        yield from map(tell, self._blind())
        if tally.finished:
            yield ""
            yield from _columns([tuple(map(tell, row)) for row in self._rows()])
            yield ""
            yield from _columns([tuple(map(tell, row)) for row in self._rank_rows()])
            yield ""
            yield tell(self._length_line())
            whole = saying("report-in-full" if tally.is_declared else "lab-shared-part")
            yield tell(saying("lab-intervals-95", what=whole))

    def _head(self) -> Iterator[Said]:
        tally, run = self.tally, self.run
        bots, seed = ", ".join(run.bots), str(run.seed)
        yield saying("lab-simulation-head", game=self.name, players=run.players, bots=bots, seed=seed)
        if run.options:
            yield saying("lab-options", options=", ".join(f"{name}={value}" for name, value in run.options))
        yield saying(
            "lab-played" if self.complete else "lab-played-of",
            games=saying("report-games", count=tally.games),
            finished=tally.finished,
            how=saying("lab-won", count=tally.won) if tally.is_declared else saying("lab-tied", count=tally.tied),
            **({} if self.complete else {"asked": run.games}),
        )

    def _trouble_lines(self, tell: Tell) -> Iterator[str]:
        for entry in self._troubles():
            first, kind = entry["first"], entry["kind"]
            found = {"count": entry["games"], "number": str(first["game"]), "seed": first["seed"]}
            known = kind in (UNFINISHED, STUCK)
            yield tell(saying(f"lab-trouble-{kind}", **found) if known else saying("lab-fault", kind=kind, **found))
            yield f"    {tell(said_fault(kind, first['message'], first['place']))}"
            yield f"    {self.command} --seed {first['seed']}"

    def _blind(self) -> Iterator[Said]:
        """Which seats' bots had to choose at random, where a search was wanted."""
        for seat, counted in enumerate(self.tally.seats):
            if counted.searches.blind:
                bot = self.run.bots[seat % len(self.run.bots)]
                yield counted.searches.said_of(saying("lab-seat-of", seat=seat + 1, bot=bot))

    def _rows(self) -> Iterator[tuple[Words, ...]]:
        seat, *heads = (saying(f"lab-column-{name}") for name in COLUMNS)
        wins, alone, shared, score, spread = heads
        yield (seat, wins, "", alone, shared, score, "", spread)
        for number, counted in enumerate(self.tally.seats):
            told = self._seat(number, counted)
            wins_of, score_of = told["wins"], told["score"]
            interval = score_of["interval"]
            yield (
                str(number + 1),
                _percent(wins_of["share"]),
                f"{_percent(wins_of['interval'][0])}..{_percent(wins_of['interval'][1])}",
                f"{counted.sole:,}",
                f"{counted.shared:,}",
                f"{score_of['mean']:.2f}",
                f"{interval[0]:.2f}..{interval[1]:.2f}" if interval is not None else self._why_no_interval,
                f"{score_of['deviation']:.2f}",
            )

    @property
    def _why_no_interval(self) -> Said:
        return saying("report-one-game" if self.tally.finished == 1 else "lab-all-alike")

    def _rank_rows(self) -> Iterator[tuple[Words, ...]]:
        seat = saying("lab-column-seat")
        if self.tally.is_declared:
            yield (seat, saying("lab-column-won"), saying("lab-column-lost"))
            for number, counted in enumerate(self.tally.seats):
                won = counted.ranks[1] / self.tally.finished
                yield (str(number + 1), _percent(won), _percent(1 - won))
            return
        ranks = sorted({rank for one in self.tally.seats for rank in one.ranks})
        yield (seat, *(saying("lab-rank", ordinal=ordinal(rank), number=rank) for rank in ranks))
        for number, counted in enumerate(self.tally.seats):
            yield (str(number + 1), *(_percent(counted.ranks[rank] / self.tally.finished) for rank in ranks))

    def _length_line(self) -> Said:
        told = self._lengths()
        low, high, least, most, median = (told[name] for name in ("min", "max", "p5", "p95", "median"))
        mean = f"{told['mean']:.1f}"
        return saying("lab-lengths", low=low, high=high, least=least, most=most, median=median, mean=mean)


def _round(value: float) -> float:
    return round(value, 6)


def _percent(part: float) -> str:
    return f"{100 * part:.1f}%"


def _columns(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """Rows with their columns aligned to the right."""
    wide = [max(width(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        yield "  ".join(" " * (wide[column] - width(text)) + text for column, text in enumerate(row)).rstrip()
