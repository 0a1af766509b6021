"""Telling games as sections of a page.

In: games, each with its lines. Out: a section.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.game_logs.readable_games import ReadableGame
from rulewright.game_logs.telling_games import TellingGame
from rulewright.report_page import GameText, PagePart, PageSection, TextList, TextParagraph, Tone
from rulewright.sentences import Words, english

SECRETS = (
    "Each is told with everything that was secret in it. At the end of a "
    "line stands the line of the ruleset that acted."
)
BY_POINTS = (
    "How close a game is, is told by the points between the winner and who is next; of equal games the longest is the "
    "closest, the shortest the most one-sided."
)


def game_section(games: Sequence[tuple[TellingGame, ReadableGame]], title: Words = "Games to read") -> PageSection:
    """`title`: of the section."""
    if not games:
        return PageSection(title, (TextParagraph("No game ended by its rules, so there is none to read."),))
    inner = tuple(_section(game, told) for game, told in games)
    return PageSection(title, (TextParagraph(BY_POINTS), TextParagraph(SECRETS)), inner)


def _section(game: TellingGame, told: ReadableGame) -> PageSection:
    why = ", ".join(game.why)
    return PageSection(f"{why[:1].upper()}{why[1:]}: game {game.number}", tuple(_parts(game, told)))


def _parts(game: TellingGame, told: ReadableGame) -> Iterator[PagePart]:
    yield TextParagraph(f"{english('decisions', count=game.decisions)}; seed of its chance: {told.seed}.")
    if not told.same:
        yield TextParagraph(
            "It went another way when it was played again: a bot that goes by time does not choose the same twice.",
            Tone.OPEN,
        )
    yield TextList(told.result)
    if told.lines:
        yield GameText(told.lines)
    if told.points:
        yield TextParagraph("Points:")
        yield GameText(told.points)
