"""What `rulewright replay --why` tells: the rule log, and what gave the points.

In: a rule log, and whose eyes. Out: lines, and data for JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rulewright.backend.runtime.game_wording import GameWording
from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.guidance import RuleWords, score_words
from rulewright.loading import Ruleset
from rulewright.play.table_text import Line
from rulewright.rule_log import (
    RuleLog,
    ToldEntry,
    entry_json,
    has_words,
    log_lines,
    score_json,
    score_lines,
    score_sheets,
)
from rulewright.source.cells import neutral
from rulewright.source.text import Span


@dataclass(frozen=True)
class Reasons:
    """`seat` none: an onlooker."""

    log: RuleLog
    seat: int | None
    all_seeing: bool
    called: Mapping[Span, str]
    wording: GameWording
    """What those sources of points are called that are calculations."""
    only: str = ""
    """The words that an entry must have, in any case and order, to be told; in it, or in the rules around it."""

    @property
    def mask(self) -> int:
        """These eyes, for what is told by masks of seats; 0 sees everything."""
        return 0 if self.all_seeing else 1 << (self.log.players if self.seat is None else self.seat)

    def told(self) -> tuple[ToldEntry, ...]:
        told = self.log.told_in_full() if self.all_seeing else self.log.told(self.seat)
        return tuple(entry for entry in told if has_words(entry, self.only, self.wording.rule))

    def lines(self) -> Iterator[str]:
        told = self.told()
        yield from map(neutral, log_lines(told, self.wording.rule))
        if self.only and not told:
            yield f"  ({self.wording.sentence('log-nothing-of', only=neutral(self.only))})"
        if self.log.cut:
            yield f"  ({self.wording.sentence('log-cut')})"

    def points(self, game: Game) -> Iterator[Line]:
        """After the end."""
        told = score_lines(score_sheets(game), self.mask, game.say, self.called)
        yield from (Line(text) for text in ("", self.wording.sentence("points"), *map(neutral, told)))

    def json(self, game: Game) -> dict[str, Any]:
        return {
            "why": [entry_json(entry) for entry in self.told()],
            "why_cut": self.log.cut,
            "points": score_json(score_sheets(game), self.mask),
        }


def reasons_of(ruleset: Ruleset, machine: Machine, log: RuleLog, asked: tuple[int | None, bool, str]) -> Reasons:
    """The reasons of a game of these rules.

    `asked`: a seat from 1, as people count; whether everything is seen; words to go by.
    """
    seat, all_seeing, only = asked
    called, wording = score_words(RuleWords(ruleset, machine.program), machine.program), machine.shown.texts.wording
    told = {span: wording.calculation(words) for span, words in called.items()}
    return Reasons(log, None if seat is None else seat - 1, all_seeing, told, wording, only)
