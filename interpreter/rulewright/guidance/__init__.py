"""What a person may ask at a prompt: why a choice is not offered, what the rules of this phase say, what a bot would
do.

In: a game, a seat, and its rules in words. Out: plain sentences that any screen can show; nothing in them that the seat
may not know.
"""

from rulewright.guidance.hints import HINT_SECONDS, hint
from rulewright.guidance.phase_rules import rules_now
from rulewright.guidance.refusal_lines import Impossible, ended, impossible_now, why_action
from rulewright.guidance.refusals import Refusals
from rulewright.guidance.score_words import score_words
from rulewright.rulebook import RuleWords

__all__ = [
    "HINT_SECONDS",
    "Impossible",
    "Refusals",
    "RuleWords",
    "ended",
    "hint",
    "impossible_now",
    "rules_now",
    "score_words",
    "why_action",
]
