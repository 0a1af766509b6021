"""A comparison in a file, to go on from.

In: what is under way. Out: a file, whole or not at all; the games that it holds. Complains with `BadComparison` where a
file is none, was damaged, or is of another comparison than the one that is asked for.
"""

from __future__ import annotations

import json
from array import array
from math import isnan, nan
from pathlib import Path
from typing import Any

from rulewright.errors import RulewrightError
from rulewright.frontend.syntax.saved_objects import read_object, with_checksum
from rulewright.lab.compare.arms import Arm
from rulewright.lab.compare.comparison_run import Comparing, ComparisonPlan, strong_arms
from rulewright.lab.outcomes import Outcomes
from rulewright.stats import Trouble
from rulewright.storage import write_whole

KIND = "comparison"
FORM = 1
MOST_BYTES = 2**28


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
        **_measured_heading(plan),
    }


def _measured_heading(plan: ComparisonPlan) -> dict[str, Any]:
    """Nothing where only ends of games are kept: such files are older than the rest."""
    if not plan.measuring and not plan.strong:
        return {}
    names = sorted(metric.name for metric in plan.measuring.metrics)
    return {
        "measured": [*names, *["usage"] * plan.measuring.usage],
        "value_bot": plan.measuring.value_bot,
        "strong": plan.strong,
    }


def saved_seed(path: Path) -> int | None:
    """The seed of a file that is there."""
    data = _read(path)
    seed = None if data is None else data.get("seed")
    return seed if isinstance(seed, int) else None


def kept_games(path: Path, plan: ComparisonPlan) -> tuple[list[list[Outcomes]], int]:
    """The games of a file that is there, by arm and seating, and after how many a report was made from it;
    nothing if it is not.
    """
    data = _read(path)
    if data is None:
        return [], 0
    for name, value in {"measured": None, "value_bot": None, "strong": None, **heading(plan)}.items():
        if data.get(name) != value:
            raise BadComparison(f"`{path}` is of another comparison: its `{name}` is not the same; name another file")
    arms = [*plan.arms, *strong_arms(plan)]
    try:
        found = [[_outcomes(one, arm) for one in parts] for arm, parts in zip(arms, data["games"], strict=True)]
        told = int(data["told"])
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as problem:
        raise BadComparison(f"`{path}` holds no games of a comparison") from problem
    if any(len(parts) != len(arm.seatings()) for arm, parts in zip(arms, found, strict=True)):
        raise BadComparison(f"`{path}` holds games that were never in it: it was changed")
    return found, told


def keep(path: Path, comparing: Comparing, told: int) -> None:
    """Writes what was played. `told`: after how many games a report was made of it, 0 if it was not."""
    games = [[_data(part) for part in arm.parts] for arm in comparing.all_games]
    data = {**heading(comparing.plan), "told": told, "games": games}
    try:
        write_whole(path, json.dumps(with_checksum(data), separators=(",", ":")).encode())
    except OSError as problem:
        raise BadComparison(f"cannot write `{path}`: {problem.strerror or problem}") from problem


def _data(outcomes: Outcomes) -> dict[str, Any]:
    columns = {name: getattr(outcomes, name).tolist() for name in ("decisions", "scores", "ranks")}
    found = {**columns, "troubles": [_trouble(*one) for one in sorted(outcomes.troubles.items())]}
    if outcomes.measured:
        found["measured"] = {name: _numbers(column) for name, column in outcomes.measured.items()}
    return found


def _trouble(game: int, why: Trouble) -> list[int | str]:
    return [game, why.message, why.kind, why.place]


def _trouble_of(data: list[Any]) -> tuple[int, Trouble]:
    """Files of older versions have the message alone."""
    game, message, kind, place = [*data, "", ""][:4]
    return int(game), Trouble(str(kind), str(message), str(place))


def _numbers(column: array[float]) -> list[float | None]:
    """JSON has no `nan`."""
    return [None if isnan(number) else number for number in column]


def _outcomes(data: dict[str, Any], arm: Arm) -> Outcomes:
    """Raises where it is none."""
    decisions, scores, ranks = (array("q", data[name]) for name in ("decisions", "scores", "ranks"))
    troubles = dict(map(_trouble_of, data["troubles"]))
    found, players = (
        Outcomes(arm.players, arm.members, decisions, scores, ranks, troubles, arm.is_declared),
        arm.players,
    )
    games = len(decisions)
    for name, column in data.get("measured", {}).items():
        found.measured[str(name)] = array("d", [nan if number is None else float(number) for number in column])
    if (
        len(scores) != games * players
        or len(ranks) != games * players
        or any(not 0 <= game < games for game in troubles)
        or any(len(column) != games for column in found.measured.values())
    ):
        raise ValueError(games)
    return found


def _read(path: Path) -> dict[str, Any] | None:
    return read_object(path, MOST_BYTES, "a comparison", BadComparison)
