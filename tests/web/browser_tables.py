"""A file as `rulewright serve` leaves it behind."""

from __future__ import annotations

from pathlib import Path

from rulewright import loading, ruleset_lookup
from rulewright.source.diagnostic import Report
from rulewright.web import KeptTables, Opening, ServedTables


def table_of_the_browser(path: Path, game: str = "my-game") -> None:
    """One table, with a note that somebody looking on has made."""
    rules = loading.load(ruleset_lookup.find(game), Report())
    assert rules is not None
    with KeptTables.opened(path) as kept:
        table = ServedTables(rules, game, kept).open(Opening(seed=1))
        onlooker = next(chair for chair in table.chairs.values() if not chair.seats)
        table.note(onlooker, "unclear", "whose turn is it?")
