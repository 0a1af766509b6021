"""A tournament as a page.

In: results, the machine, the command. Out: a page; the same for the same results.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from rulewright import __version__
from rulewright.backend.runtime.chance import derived_seed
from rulewright.backend.runtime.machine import Machine
from rulewright.bots import seated
from rulewright.game import Fault
from rulewright.game_logs import (
    ReadableGame,
    TellingGame,
    TellingGames,
    bots_choices,
    game_section,
    points_ahead,
    readable_game,
)
from rulewright.report_page import (
    SHARES,
    BarChart,
    Cell,
    CommandWords,
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
from rulewright.sentences import Words, saying
from rulewright.tournament.game_rows import GameRow
from rulewright.tournament.seats_of_games import SeatsOfGames
from rulewright.tournament.tournament_results import BotResult, TournamentResults, points_words

MOST_TROUBLES = 5


@dataclass(frozen=True)
class TournamentPage:
    """`ratings`: as lines."""

    title: str
    machine: Machine
    results: TournamentResults
    rows: Sequence[GameRow]
    ratings: Sequence[str]
    command: str

    def page(self) -> ReportPage:
        sections = (
            PageSection(saying("report-who-wins"), tuple(self._wins())),
            PageSection(saying("lab-ahead-title"), tuple(self._against())),
            PageSection(saying("lab-points-title"), tuple(self._points())),
            PageSection(saying("report-how-long"), (self._lengths(),)),
            game_section(list(self._games())),
            self._again(),
        )
        return ReportPage(saying("lab-tournament", game=self.title), tuple(self._about()), sections)

    def _about(self) -> Iterator[Words]:
        tournament, results = self.results.tournament, self.results
        yield saying(
            "lab-tournament-about",
            games=saying("report-games", count=results.games),
            entrants=results.entrants,
            finished=results.finished,
            seed=str(tournament.seed),
        )
        deals = saying("lab-rotation" if tournament.members > 1 else "lab-alone-deals")
        yield saying("lab-sentences", first=deals, second=saying("lab-intervals"))
        if (part := results.unfinished_round) is not None:
            yield part

    def _wins(self) -> Iterator[PagePart]:
        found = sorted(self.results.bots, key=lambda one: -one.won.mean)
        strips = [_share_strip(one.won) for one in found]
        even = self.results.even_share
        rows = tuple(
            (one.bot, f"{one.entries:,}", *_share_text(one.won), strip)
            for one, strip in zip(found, strips, strict=True)
        )
        head = (saying("lab-bot"), saying("report-games-head"), saying("report-wins"), "95 %", "")
        yield DataTable(head, rows, axis=axis_of(strips, _percent, even, SHARES), names=1)
        if even is not None:
            yield TextParagraph(saying("report-even-line", share=_percent(even)))
        troubles = [*self.results.failures, *self.results.faults]
        if troubles:
            games = saying("report-games", count=len(troubles))
            yield TextParagraph(saying("lab-not-counted", games=games), Tone.BAD)
            told = (saying("lab-game-trouble", number=str(row.index), why=row.said_trouble) for row in troubles)
            yield TextList(tuple(islice(told, MOST_TROUBLES)))
        if self.ratings:
            yield TextList(tuple(line for line in self.ratings if line))

    def _against(self) -> Iterator[PagePart]:
        rows, strips = list[tuple[Cell, ...]](), list[Strip]()
        for one in self.results.bots:
            for other, found in one.ahead.items():
                strips.append(_share_strip(found))
                rows.append((one.bot, other, f"{found.seats:,}", *_share_text(found), strips[-1]))
        if not rows:
            yield TextParagraph(saying("lab-no-meeting"))
            return
        head = (saying("lab-bot"), saying("lab-ahead-of"), saying("lab-meetings"), "", "95 %", "")
        yield TextParagraph(saying("lab-equal-ranks"))
        yield DataTable(head, tuple(rows), texts=2, names=2, axis=axis_of(strips, _percent, 0.5, SHARES))

    def _points(self) -> Iterator[PagePart]:
        rows = tuple(_points_row(one) for one in self.results.bots)
        head = (saying("lab-bot"), saying("report-unit-points"), "95 %", saying("lab-failures"))
        yield DataTable(head, rows, names=1)
        searched = [one for one in self.results.bots if one.searches.asked]
        if searched:
            yield TextList(tuple(one.searches.said_of(one.bot) for one in searched))

    def _lengths(self) -> PagePart:
        counts = Counter(row.decisions for row in self.rows if row.ranks)
        if not counts:
            return TextParagraph(saying("report-no-ended"))
        title = saying("report-decisions-of", games=saying("report-games", count=counts.total()))
        return BarChart(title, saying("report-unit-decisions"), tuple(sorted(counts.items())))

    def _games(self) -> Iterator[tuple[TellingGame, ReadableGame]]:
        tournament, telling = self.results.tournament, TellingGames()
        for row in self.rows:
            if row.ranks:
                telling.add(
                    TellingGame(row.index, row.decisions, points_ahead(row.ranks, row.scores, tournament.members))
                )
        by_number = {row.index: row for row in self.rows}
        for game in telling.games:
            yield game, self._read(by_number[game.number])

    def _read(self, row: GameRow) -> ReadableGame:
        tournament = self.results.tournament
        bots = [seated([tournament.bots[bot]], tournament.players)[seat] for seat, bot in enumerate(row.line_up)]
        deal = tournament.deal(row.index)
        try:
            choices = bots_choices(self.machine, bots, tournament.seed, deal, row.index, tournament.seed)
        except Fault:
            choices = []
        return readable_game(self.machine, derived_seed(tournament.seed, deal), choices, row.scores)

    def _again(self) -> PageSection:
        program, tournament = self.machine.program, self.results.tournament
        options = ", ".join(f"{name}={value}" for name, value in program.options)
        facts = (
            saying("lab-own-seeds", seed=str(tournament.seed)),
            saying("report-rules-are", hash=program.fingerprint),
            saying("report-options", options=options) if options else saying("report-options-none"),
            saying("lab-program", version=__version__),
        )
        lead = TextParagraph(saying("lab-same-page"))
        return PageSection(saying("report-again"), (lead, CommandWords(self.command), TextList(facts)))


def _share_strip(found: SeatsOfGames) -> Strip:
    if not found.games:
        return Strip(None)
    interval = found.share_interval()
    return Strip(found.mean, interval.low, interval.high)


def _share_text(found: SeatsOfGames) -> tuple[Words, Words]:
    if not found.games:
        return "-", saying("lab-no-game")
    interval = found.share_interval()
    return _percent(found.mean), f"{_percent(interval.low)}..{_percent(interval.high)}"


def _points_row(one: BotResult) -> tuple[Cell, ...]:
    failures: Cell = Toned(f"{one.failures:,}", Tone.BAD) if one.failures else "0"
    return one.bot, *points_words(one.points), failures


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"
