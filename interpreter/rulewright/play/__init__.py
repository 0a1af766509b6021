"""Playing in a terminal: what a person is shown, asked and told.

A `Session` asks people through a `Screen`, and bots directly; `Menu` makes questions of decisions, `table` text of a
picture, `History` knows how far one may go back, `why` tells the conditions of the rules.
"""

from rulewright.play.announcements import blind_searches, fault, result
from rulewright.play.board_text import is_empty
from rulewright.play.commits import Commits, Unwritten
from rulewright.play.explainer import Explainer
from rulewright.play.hand_over import named, next_asked
from rulewright.play.prompt_commands import Command, command, is_a_choice_too
from rulewright.play.table_text import Line, blocks, table
from rulewright.play.what_happened import WhatHappened

__all__ = [
    "Command",
    "Commits",
    "Explainer",
    "Line",
    "Unwritten",
    "WhatHappened",
    "blind_searches",
    "blocks",
    "command",
    "fault",
    "is_a_choice_too",
    "is_empty",
    "named",
    "next_asked",
    "result",
    "table",
]
