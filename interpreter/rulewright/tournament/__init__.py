"""Bots against each other: who sits where, games, a table of results.
The same report whatever the number of processes.
"""

from rulewright.tournament.game_rows import GameRow
from rulewright.tournament.rating import rated, rating_lines
from rulewright.tournament.saved_tournament import BadTournament, resumed, write
from rulewright.tournament.schedule import Tournament, doubled
from rulewright.tournament.tournament_games import played
from rulewright.tournament.tournament_results import TournamentResults

__all__ = [
    "BadTournament",
    "GameRow",
    "Tournament",
    "TournamentResults",
    "doubled",
    "played",
    "rated",
    "rating_lines",
    "resumed",
    "write",
]
