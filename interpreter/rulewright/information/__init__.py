"""What a seat knows of a game, as an object: what it has seen, heard and chosen, and what it may choose now.

In: games, as whoever runs them holds them. Out: `Information` for bots, streams of observations for whoever compares
what seats know. What samples positions is imported when it is first used: most games are played without.
"""

from typing import TYPE_CHECKING

from rulewright.game import Action, action_id
from rulewright.game.view import View
from rulewright.information.chronicle import Chronicle
from rulewright.information.information import DRAWN, EVERYTHING, Information, NotWanted, information_of
from rulewright.information.observation import Observation, Stream, key, mixed
from rulewright.information.past import Past, SeatChoice
from rulewright.information.players import Bot, BotPlayer, DrawnPlayer, Player
from rulewright.information.search_count import NEVER, SearchCount
from rulewright.late_names import late_names

if TYPE_CHECKING:
    from rulewright.information.belief import NoWorld
    from rulewright.information.sampling import Sampling
    from rulewright.information.worlds import NativeWorlds, ReferenceWorlds

__all__ = [
    "DRAWN",
    "EVERYTHING",
    "NEVER",
    "Action",
    "Bot",
    "BotPlayer",
    "Chronicle",
    "DrawnPlayer",
    "Information",
    "NativeWorlds",
    "NoWorld",
    "NotWanted",
    "Observation",
    "Past",
    "Player",
    "ReferenceWorlds",
    "Sampling",
    "SearchCount",
    "SeatChoice",
    "Stream",
    "View",
    "action_id",
    "information_of",
    "key",
    "mixed",
]

_LATE = {
    "NativeWorlds": "rulewright.information.worlds",
    "NoWorld": "rulewright.information.belief",
    "ReferenceWorlds": "rulewright.information.worlds",
    "Sampling": "rulewright.information.sampling",
}

if not TYPE_CHECKING:  # a type checker knows the names, and should complain about others
    __getattr__ = late_names(__name__, _LATE)
