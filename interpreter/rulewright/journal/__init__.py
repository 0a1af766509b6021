"""Games under way, written down after every choice: whatever becomes of the program, they go on at the same decision.

It knows no screen: the terminal and whoever else runs games begin a `Journal` with the rules' texts (`RuleTexts`),
write every choice, and find again what was left (`games`), by the rules that it was begun with (`rules_of`).
"""

from rulewright.journal.journal import Journal, KeptGame, games, in_play, peeked
from rulewright.journal.kept_rules import RuleTexts, rules_of

__all__ = ["Journal", "KeptGame", "RuleTexts", "games", "in_play", "peeked", "rules_of"]
