"""Games under way, written down after every choice: whatever becomes of the program, they go on at the same decision.

It knows no screen: the terminal and whoever else runs games begin a `Journal` with the rules' texts (`RuleTexts`),
write every choice, and find again what was left (`games`), by the rules that it was begun with (`rules_of`). Of games
that are over the last one is kept (`last_game`), for whoever asks why.
"""

from rulewright.journal.journal import Journal, KeptGame, games, in_play, peeked
from rulewright.journal.kept_rules import RuleTexts, rules_of
from rulewright.journal.last_game import keep_last, last_game

__all__ = ["Journal", "KeptGame", "RuleTexts", "games", "in_play", "keep_last", "last_game", "peeked", "rules_of"]
