"""What a seat knows of a game, as an object: what it has seen, heard and chosen, and what it may choose now.

In: games, as whoever runs them holds them. Out: `Information` for bots, streams of observations for whoever compares what seats know.
"""

from rulewright.game import Action
from rulewright.game.view import View
from rulewright.information.chronicle import Chronicle
from rulewright.information.information import DRAWN, EVERYTHING, Information, NotWanted, information_of
from rulewright.information.observation import Observation, Stream, key, mixed
from rulewright.information.past import Past
from rulewright.information.players import Bot, BotPlayer, DrawnPlayer, Player
from rulewright.information.seen_numbers import Sight

__all__ = [
    "DRAWN",
    "EVERYTHING",
    "Action",
    "Bot",
    "BotPlayer",
    "Chronicle",
    "DrawnPlayer",
    "Information",
    "NotWanted",
    "Observation",
    "Past",
    "Player",
    "Sight",
    "Stream",
    "View",
    "information_of",
    "key",
    "mixed",
]
