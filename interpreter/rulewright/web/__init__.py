"""A table in the browser: people on their own devices play one game, each sees what the seat may see.

In: rulesets, a file for what is to be kept. Out: pages over HTTP. Secrets stay here: what is sent to a link is worked
out from the view and the log of the seats that sit at it. Nothing here knows of any game.
"""

from __future__ import annotations

from rulewright.web.kept_tables import KeptTables, TableNote, TableRow
from rulewright.web.live_table import LiveTable, TableRefusal
from rulewright.web.seat_sight import Chair
from rulewright.web.served_tables import Opening, ServedTables

__all__ = ["Chair", "KeptTables", "LiveTable", "Opening", "ServedTables", "TableNote", "TableRefusal", "TableRow"]
