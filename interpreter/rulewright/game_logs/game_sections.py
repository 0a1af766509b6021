"""Telling games as sections of a page.

In: games, each with its lines. Out: a section.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rulewright.game_logs.readable_games import ReadableGame
from rulewright.game_logs.telling_games import TellingGame
from rulewright.report_page import GameText, PagePart, PageSection, TextList, TextParagraph, Tone
from rulewright.sentences import Words, listed, saying

TITLE = saying("report-read")


def game_section(games: Sequence[tuple[TellingGame, ReadableGame]], title: Words = TITLE) -> PageSection:
    """`title`: of the section."""
    if not games:
        return PageSection(title, (TextParagraph(saying("report-none-to-read")),))
    inner = tuple(_section(game, told) for game, told in games)
    return PageSection(
        title, tuple(TextParagraph(saying(key)) for key in ("report-by-points", "report-secrets")), inner
    )


def _section(game: TellingGame, told: ReadableGame) -> PageSection:
    what = replace(listed([saying(why) for why in game.why]), heads=True)
    title = saying("report-headed", what=what, more=saying("report-game-number", number=str(game.number)))
    return PageSection(title, tuple(_parts(game, told)))


def _parts(game: TellingGame, told: ReadableGame) -> Iterator[PagePart]:
    yield TextParagraph(
        saying("report-game-seed", decisions=saying("decisions", count=game.decisions), seed=str(told.seed))
    )
    if not told.same:
        yield TextParagraph(saying("report-another-way"), Tone.OPEN)
    yield TextList(told.result)
    if told.lines:
        yield GameText(told.lines)
    if told.points:
        yield TextParagraph(saying("report-points-title"))
        yield GameText(told.points)
