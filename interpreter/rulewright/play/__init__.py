"""Playing in a terminal: what a person is shown, asked and told.

A `Session` asks people through a `Screen`, and bots directly; `Menu` makes questions of decisions, `table` text of a picture,
`History` knows how far one may go back, `why` tells the conditions of the rules.
"""

from rulewright.play.announcements import result
from rulewright.play.table_text import Line, blocks, table

__all__ = ["Line", "blocks", "result", "table"]
