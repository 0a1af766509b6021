"""Three games of a run that tell most, read line by line: the closest, the most one-sided, the longest."""

from rulewright.game_logs.game_sections import game_section
from rulewright.game_logs.readable_games import ReadableGame, bots_choices, readable_game
from rulewright.game_logs.telling_games import TellingGame, TellingGames, points_ahead, telling_of_columns

__all__ = [
    "ReadableGame",
    "TellingGame",
    "TellingGames",
    "bots_choices",
    "game_section",
    "points_ahead",
    "readable_game",
    "telling_of_columns",
]
