"""The games of a tournament as rows for spreadsheets: one for each seat of each game.

In: rows of games. Out: CSV. Where a game did not end by its rules, score and rank are empty, and the reason is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.backend.runtime.chance import derived_seed
from rulewright.source.csv_cells import CsvRow, csv_text
from rulewright.tournament.game_rows import GameRow
from rulewright.tournament.schedule import Tournament

COLUMNS = ("game", "deal", "seed", "seat", "bot", "decisions", "score", "rank", "searches", "blind", "reason")


def tournament_rows(tournament: Tournament, rows: Sequence[GameRow]) -> bytes:
    """The whole file. Seeds are longer than the numbers of most spreadsheets, so they begin with a letter."""
    return csv_text(COLUMNS, (found for row in rows for found in _seats(tournament, row)))


def _seats(tournament: Tournament, row: GameRow) -> Iterator[CsvRow]:
    deal = tournament.deal(row.index)
    for seat, bot in enumerate(row.line_up):
        searched = row.searches[seat] if row.searches else None
        yield {
            "game": row.index,
            "deal": deal,
            "seed": f"s{derived_seed(tournament.seed, deal)}",
            "seat": seat + 1,
            "bot": tournament.bots[bot],
            "decisions": row.decisions,
            "score": row.scores[seat] if row.scores else None,
            "rank": row.ranks[seat] if row.ranks else None,
            "searches": None if searched is None else searched.asked,
            "blind": None if searched is None else searched.blind,
            "reason": row.reason,
        }
