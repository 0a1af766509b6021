"""An observation is written over an earlier one of another game and another seat: nothing of that one stays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rulewright import vector
from rulewright.backend.codegen.view_layout import NOBODY

pytestmark = pytest.mark.usefixtures("quick_builds")

RULESETS = Path(__file__).parents[1] / "conformance" / "rulesets"
OWN = tuple(RULESETS / f"{name}.yaml" for name in ("marked", "workshop", "paired", "pooled", "own_piles", "unreminded"))
TRIED = ("gravediggers", "gnadenlos", "hearts", "blackjack", "go_fish", *OWN)
"""Heaps, rows and piles; faces, marks and dice."""


@pytest.mark.parametrize("game", TRIED, ids=lambda game: Path(game).stem)
@pytest.mark.parametrize("mode", ["same_step", "next_step"])
def test_rows_are_as_if_written_afresh(game: str | Path, mode: str) -> None:
    env = vector.make(str(game), 6, autoreset_mode=mode, max_episode_steps=25)
    observation, info = env.reset(seed=1)
    snapshot, fuller, emptier = env.save(), False, False
    for step in range(160):
        asked, before = info["seat"] >= 0, observation
        assert (observation[asked] == env.observe(np.maximum(info["seat"], 0))[asked]).all()
        observation, info = env.restore(snapshot) if step == 80 else env.step(env.sample())[::4]
        emptier |= bool(((observation == NOBODY) & (before != NOBODY)).any())
        fuller |= bool(((observation != NOBODY) & (before == NOBODY)).any())
    assert fuller and emptier
