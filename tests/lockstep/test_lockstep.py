"""A few games of everything against the oracles; `python -m lockstep --games 500` plays more (docs/testing.md)."""

from __future__ import annotations

import pytest

from .driver import Disagreement, series
from .entries import Entry, entries, ruleset
from .gravediggers import Gravediggers

GAMES = {"gravediggers": 6, "graverobbers": 3, "digging": 2, "gnadenlos": 1}


@pytest.mark.parametrize("entry", list(entries()), ids=str)
def test_ruleset_and_oracle_agree(entry: Entry) -> None:
    """Legal actions, facts, chance, scores and ranks at every decision of whole games."""
    tally = series(
        ruleset(entry.game).machine(entry.players, entry.options), entry.make, range(GAMES[entry.game]), entry.policy
    )
    assert tally.decisions > 30 * tally.games
    assert sum(tally.endings.values()) == GAMES[entry.game]


@pytest.mark.parametrize("variant", ["busy_night", "greedy_penalty", "rich_start", "soft_raid", "watchman_pot"])
def test_another_rule_is_found_out(variant: str) -> None:
    """Every variant of Gravediggers disagrees with the oracle of the plain game: lockstep can fail."""
    machine = ruleset("gravediggers", (variant,)).machine(4)
    with pytest.raises(Disagreement, match=r"after \d+ decisions"):
        series(machine, lambda: Gravediggers(4), range(30))
