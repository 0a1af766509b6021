"""Seats that choose at once are asked one after another in a lane: what one has sealed changes nothing of what the next
is handed, and everything comes out together.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rulewright import vector
from rulewright.vector import VectorEnv

pytestmark = pytest.mark.usefixtures("quick_builds")

SEALED = Path(__file__).parents[1] / "environments" / "sealed.yaml"
LANES = 3


def begun() -> tuple[VectorEnv, list[int]]:
    """Three lanes of one game, and what the first seat may bid."""
    env = vector.make(str(SEALED), LANES, masks=True)
    _, info = env.reset(seed=[4] * LANES)
    assert info["seat"].tolist() == [0] * LANES
    return env, info["ids"][: info["offsets"][1]].tolist()


def test_what_one_has_sealed_is_not_handed_to_the_next() -> None:
    """Lanes that differ in nothing but a sealed choice hand out the same, to whoever is asked and to all others."""
    env, bids = begun()
    observation, _, _, _, info = env.step(np.array(bids[:LANES]))
    for _ in range(2):
        assert len(set(info["seat"].tolist())) == 1
        for rows in (observation, info["action_mask"], *(env.observe(np.full(LANES, seat)) for seat in (1, 2))):
            assert all((rows[lane] == rows[0]).all() for lane in range(LANES))
        assert len({tuple(info["ids"][a:b]) for a, b in zip(info["offsets"], info["offsets"][1:], strict=False)}) == 1
        observation, _, _, _, info = env.step(info["ids"][info["offsets"][:-1]])
    assert any((observation[lane] != observation[0]).any() for lane in range(1, LANES)), "it comes out in the end"


def test_a_snapshot_keeps_what_is_sealed() -> None:
    """Taken between two sealed choices, it goes on as the original did."""
    env, bids = begun()
    _, _, _, _, info = env.step(np.array(bids[:LANES]))
    saved = env.save()

    def on() -> list[bytes]:
        found, asked = list[bytes](), info
        for _ in range(4):
            observation, _, _, _, asked = env.step(asked["ids"][asked["offsets"][:-1]])
            found.append(observation.tobytes())
        return found

    first = on()
    env.restore(saved)
    assert on() == first
    other, others = begun()
    _, _, _, _, info = other.step(np.array(others[:LANES][::-1]))
    env = other
    assert on() != first
