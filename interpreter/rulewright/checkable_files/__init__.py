"""Which files a check is about.

`targets_of` says what a name means: rulesets, variants, and the scenario files, targets and message files beside them;
`unread_files` what lies there and is read by nobody. Nothing heavy is imported here.
"""

from rulewright.checkable_files.targets import (
    BOOK,
    FOR_RULES,
    MOST_READ,
    SCENARIOS,
    Target,
    game_of,
    targets_of,
    text_target,
)
from rulewright.checkable_files.unread_files import tell_unread, unread_files

__all__ = [
    "BOOK",
    "FOR_RULES",
    "MOST_READ",
    "SCENARIOS",
    "Target",
    "game_of",
    "targets_of",
    "tell_unread",
    "text_target",
    "unread_files",
]
