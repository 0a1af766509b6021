"""What has happened and why, for a person at the table: `why last`, result cards, the context of a prompt, the points
at the end.

In: a game and the record of its choices, of which a rule log is made beside it (`rulewright.rule_log`), and what
sources of points are called. Out: lines for
one seat, of what it may know. Of a game whose beginning is not in the record there is no rule log.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rulewright.game import Game
from rulewright.game.record import Record
from rulewright.play.table_text import Line
from rulewright.rule_log import EntryKind, LogFollower, RuleLog, ToldEntry, log_lines, score_lines, score_sheets
from rulewright.source.cells import neutral
from rulewright.source.text import Span

MOST_LINES = 40
RESULTS = {EntryKind.RULE, EntryKind.OVERRIDDEN, EntryKind.CLAIM}
"""What a result card tells: which rules of a priority list applied, and who was paid."""


class WhatHappened:
    """What has happened in one game at the table."""

    def __init__(self, game: Game, record: Record, points: Mapping[Span, str] | None = None) -> None:
        self.record, self.called, self.say = record, points or {}, game.say
        self.players = game.program.players
        self.wording = game.machine.shown.texts.wording
        self.follower = LogFollower(game.machine.shown, record.seed, record.choices)
        self._carded: dict[int | None, int] = {}

    def log(self, game: Game) -> RuleLog | None:
        """The rule log up to now; none if this is not the game that the record tells of."""
        logged = self.follower.game()
        return logged.log() if logged.game.digest() == game.digest() else None

    def last(self, game: Game, seat: int) -> Iterator[Line]:
        """What the rules made of the last choice."""
        log = self.log(game)
        yield from self._lines(None if log is None else log.told(seat, since=log.last_decision()))

    def lately(self, game: Game, seat: int) -> Iterator[Line]:
        """What has happened since the seat's last choice."""
        log = self.log(game)
        yield from self._lines(None if log is None else log.told(seat, since=log.chosen.get(seat, 0)))

    def card(self, game: Game, eye: int | None) -> Iterator[Line]:
        """The results of priority lists and payouts that this eye has not been shown."""
        log = self.log(game)
        if log is None:
            return
        since, self._carded[eye] = self._carded.get(eye, 0), len(log.entries)
        results = list(_results(log.told(eye, since=since)))
        if any(entry.kind is EntryKind.CLAIM for entry in results):
            yield Line(self.say("results"), "title")
            yield from self._lines(results)

    def context(self, game: Game, seat: int) -> Iterator[Line]:
        """Which phase and step ask the seat, and what they are about."""
        if self.log(game) is None:
            return
        words = self.follower.game().context(seat)
        if words:
            yield Line(neutral(words), "quiet")

    def points(self, game: Game, eye: int | None) -> Iterator[Line]:
        """After the end, a line for each source of points, if there is more than one."""
        sheets = score_sheets(game.shown)
        if any(len(sheet.lines) > 1 or sheet.lines[0].members for sheet in sheets if sheet.lines):
            yield Line(self.say("points"), "title")
            mask = 1 << (self.players if eye is None else eye)
            yield from (Line(neutral(text)) for text in score_lines(sheets, mask, game.say, self.called))

    def ranking(self, game: Game) -> Iterator[Line]:
        """After the end, a line for each place: by what it is ahead."""
        yield from (Line(neutral(text)) for text in game.shown.ranking(self.called))

    def _lines(self, entries: Sequence[ToldEntry] | None) -> Iterator[Line]:
        """Entries as lines, the latest if there are many."""
        if entries is None:
            yield Line(self.say("log-unknown"))
            return
        lines = list(log_lines(entries, self.wording.rule))
        if len(lines) > MOST_LINES:
            yield Line(self.say("log-before", count=len(lines) - MOST_LINES), "quiet")
        yield from (Line(neutral(text)) for text in lines[-MOST_LINES:])
        if not lines:
            yield Line(self.say("log-not-known"))


def _results(entries: Sequence[ToldEntry]) -> Iterator[ToldEntry]:
    """Those of a result card; before the claims of a payout that is about something, what that is."""
    payouts = {entry.span for entry in entries if entry.kind is EntryKind.CLAIM}
    for entry in entries:
        is_heading = entry.kind is EntryKind.PHASE and entry.span in payouts and entry.values
        if is_heading or entry.kind in RESULTS:
            yield entry
