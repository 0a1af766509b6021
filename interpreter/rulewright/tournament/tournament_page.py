"""A tournament as a page.

In: results, the machine, the command. Out: a page; the same for the same results.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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
from rulewright.source.plurals import plural
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
            PageSection("Who wins", tuple(self._wins())),
            PageSection("Who is ahead of whom", tuple(self._against())),
            PageSection("Points and searches", tuple(self._points())),
            PageSection("How long it takes", (self._lengths(),)),
            game_section(list(self._games())),
            self._again(),
        )
        return ReportPage(f"{self.title}: tournament", tuple(self._about()), sections)

    def _about(self) -> Iterator[str]:
        tournament, results = self.results.tournament, self.results
        yield (
            f"{plural(results.games, 'game')} of {results.entrants}, {results.finished:,} of "
            f"them ended by their rules; seed {tournament.seed}."
        )
        deals = "In each round the same bots get the same deal once from every rotation of the seats."
        alone = "Each bot has all seats in its turn, and all get the same deals."
        yield f"{deals if tournament.members > 1 else alone} Intervals hold in 95 of 100 cases."
        if results.games < tournament.games:
            yield f"It was broken off. Asked for: {plural(tournament.games, 'game')}."

    def _wins(self) -> Iterator[PagePart]:
        found = sorted(self.results.bots, key=lambda one: -one.won.mean)
        strips = [_share_strip(one.won) for one in found]
        even = self.results.even_share
        rows = tuple(
            (one.bot, f"{one.entries:,}", *_share_text(one.won), strip)
            for one, strip in zip(found, strips, strict=True)
        )
        yield DataTable(("bot", "games", "wins", "95 %", ""), rows, axis=axis_of(strips, _percent, even, SHARES))
        shares = "A win that is shared between k counts 1/k."
        if even is not None:
            yield TextParagraph(f"The dashed line is an even share, {_percent(even)}. {shares}")
        troubles = [*self.results.failures, *self.results.faults]
        if troubles:
            yield TextParagraph(
                f"{plural(len(troubles), 'game')} did not end by the rules, and count for nobody:", Tone.BAD
            )
            yield TextList(tuple(f"game {row.index}: {row.trouble}" for row in troubles[:MOST_TROUBLES]))
        if self.ratings:
            yield TextList(tuple(line for line in self.ratings if line))

    def _against(self) -> Iterator[PagePart]:
        rows, strips = list[tuple[Cell, ...]](), list[Strip]()
        for one in self.results.bots:
            for other, found in one.ahead.items():
                strips.append(_share_strip(found))
                rows.append((one.bot, other, f"{found.seats:,}", *_share_text(found), strips[-1]))
        if not rows:
            yield TextParagraph("No two bots met in a game that ended by its rules.")
            return
        head = ("bot", "ahead of", "meetings", "", "95 %", "")
        yield TextParagraph("Equal ranks count one half.")
        yield DataTable(head, tuple(rows), texts=2, axis=axis_of(strips, _percent, 0.5, SHARES))

    def _points(self) -> Iterator[PagePart]:
        rows = tuple(_points_row(one) for one in self.results.bots)
        yield DataTable(("bot", "points", "95 %", "failures"), rows)

        searched = [one for one in self.results.bots if one.searches.asked]
        if searched:
            yield TextList(tuple(f"{one.bot}: {one.searches.words}." for one in searched))

    def _lengths(self) -> PagePart:
        counts = Counter(row.decisions for row in self.rows if row.ranks)
        if not counts:
            return TextParagraph("No game ended by its rules.")
        return BarChart(
            f"Decisions of a game, {plural(counts.total(), 'game')}", "decisions", tuple(sorted(counts.items()))
        )

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
        options = ", ".join(f"{name}={value}" for name, value in program.options) or "none"
        facts = (
            f"Seed of the run: {tournament.seed}. Each deal has a seed of its own, which follows from it.",
            f"Rules: fingerprint {program.fingerprint}. Options: {options}.",
            f"Rulewright {__version__}.",
        )
        lead = (
            "This command gives the same page, byte for byte, if the rules and "
            "the program are the same and no bot goes by time:"
        )
        return PageSection("The same again", (TextParagraph(lead), CommandWords(self.command), TextList(facts)))


def _share_strip(found: SeatsOfGames) -> Strip:
    if not found.games:
        return Strip(None)
    interval = found.share_interval()
    return Strip(found.mean, interval.low, interval.high)


def _share_text(found: SeatsOfGames) -> tuple[str, str]:
    if not found.games:
        return "-", "no game"
    interval = found.share_interval()
    return _percent(found.mean), f"{_percent(interval.low)}..{_percent(interval.high)}"


def _points_row(one: BotResult) -> tuple[Cell, ...]:
    failures: Cell = Toned(f"{one.failures:,}", Tone.BAD) if one.failures else "0"
    return one.bot, *points_words(one.points), failures


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"
