"""The game API: decisions, legal actions, chance, views, outcomes, records. Everything that plays stands on this."""

from rulewright.backend.runtime.fault import Fault
from rulewright.errors import Illegal
from rulewright.game.action_ids import Action, action_id
from rulewright.game.game import Chance, Decision, Game
from rulewright.game.outcome import Outcome
from rulewright.game.view import view

__all__ = ["Action", "Chance", "Decision", "Fault", "Game", "Illegal", "Outcome", "action_id", "view"]
