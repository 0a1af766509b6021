"""The scenarios of the four big games come to every phase, action, priority entry and
payout branch, of the base and of every variant.
"""

from __future__ import annotations

import pytest

from rulewright.coverage import measured
from rulewright.coverage.item_names import never, text_of
from rulewright.scenarios import Shelf, attempt, scenario_files

OWED = {"phase", "action", "priority", "payout", "variant", "players"}


@pytest.mark.parametrize("game", ["digging", "gnadenlos", "gravediggers", "graverobbers"])
def test_scenarios_come_to_everything_that_is_owed(game: str) -> None:
    """Nothing of these kinds is left; the list that is compared says what is."""
    shelf = Shelf(marked=True)
    tried = [attempt(file, shelf) for file in scenario_files(game)]
    (found,) = measured((one.found, one.covered) for one in tried if one.found is not None and one.covered is not None)
    assert {kind for kind, _ in found.by_kind()} >= {"phase", "action"}
    left = [
        f"{counted.span}: {never(counted)}: {text_of(counted)}"
        for counted in found.missing()
        if counted.item.mark.kind in OWED
    ]
    assert left == []
