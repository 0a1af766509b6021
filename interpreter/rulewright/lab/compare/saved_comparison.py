"""A comparison in a file, to go on from.

In: what is under way. Out: a file, whole or not at all; the games that it holds. Complains with `BadComparison` where a file is none, was damaged, or is of another
comparison than the one that is asked for.
"""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from typing import Any

from rulewright.errors import RulewrightError
from rulewright.lab.compare.arms import Arm
from rulewright.lab.compare.comparison_run import Comparing, ComparisonPlan
from rulewright.lab.outcomes import Outcomes
from rulewright.storage import read, write_whole

KIND = "comparison"
FORM = 1
MOST_BYTES = 2**30


class BadComparison(RulewrightError):
    """A file from which a comparison cannot go on."""


def heading(plan: ComparisonPlan) -> dict[str, Any]:
    """What must be equal to go on; the games may become more."""
    return {
        "rulewright_comparison": FORM,
        "fingerprints": [arm.made.machine.program.fingerprint for arm in plan.arms],
        "players": [arm.players for arm in plan.arms],
        "bots": [list(arm.bots) for arm in plan.arms],
        "seed": plan.seed,
    }


def saved_seed(path: Path) -> int | None:
    """The seed of a file that is there."""
    data = _read(path)
    seed = None if data is None else data.get("seed")
    return seed if isinstance(seed, int) else None


def kept_games(path: Path, plan: ComparisonPlan) -> tuple[list[list[Outcomes]], int]:
    """The games of a file that is there, by arm and seating, and after how many a report was made from it; nothing if it is not."""
    data = _read(path)
    if data is None:
        return [], 0
    for name, value in heading(plan).items():
        if data.get(name) != value:
            raise BadComparison(f"`{path}` is of another comparison: its `{name}` is not the same; name another file")
    try:
        found = [[_outcomes(one, arm) for one in parts] for arm, parts in zip(plan.arms, data["games"], strict=True)]
        told = int(data["told"])
    except (KeyError, TypeError, ValueError, OverflowError) as problem:
        raise BadComparison(f"`{path}` holds no games of a comparison") from problem
    if any(len(parts) != len(arm.seatings()) for arm, parts in zip(plan.arms, found, strict=True)):
        raise BadComparison(f"`{path}` holds games that were never in it: it was changed")
    return found, told


def keep(path: Path, comparing: Comparing, told: int) -> None:
    """Writes what was played. `told`: after how many games a report was made of it, 0 if it was not."""
    games = [[_data(part) for part in arm.parts] for arm in comparing.arms]
    data = {**heading(comparing.plan), "told": told, "games": games}
    try:
        write_whole(path, json.dumps(data, separators=(",", ":")).encode())
    except OSError as problem:
        raise BadComparison(f"cannot write `{path}`: {problem.strerror or problem}") from problem


def _data(outcomes: Outcomes) -> dict[str, Any]:
    columns = {name: getattr(outcomes, name).tolist() for name in ("decisions", "scores", "ranks")}
    return {**columns, "troubles": sorted(outcomes.troubles.items())}


def _outcomes(data: dict[str, Any], arm: Arm) -> Outcomes:
    """Raises where it is none."""
    decisions, scores, ranks = (array("q", data[name]) for name in ("decisions", "scores", "ranks"))
    troubles = {int(game): str(words) for game, words in data["troubles"]}
    found, players = (
        Outcomes(arm.players, arm.members, decisions, scores, ranks, troubles, arm.is_declared),
        arm.players,
    )
    games = len(decisions)
    if (
        len(scores) != games * players
        or len(ranks) != games * players
        or any(not 0 <= game < games for game in troubles)
    ):
        raise ValueError(games)
    return found


def _read(path: Path) -> dict[str, Any] | None:
    try:
        data = json.loads(read(path, MOST_BYTES))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError) as problem:
        raise BadComparison(f"`{path}` cannot be read as a comparison") from problem
    if not isinstance(data, dict):
        raise BadComparison(f"`{path}` is no comparison")
    return data
