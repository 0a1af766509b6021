"""A search in a file, to go on from: plain JSON, every part of it looked at, for a stranger may have written it.

In: a search. Out: a file, whole or not at all; the evaluations that it holds. Complains with `BadStudy` where a file is
none, was damaged, or is of another search than the one that is asked for: other rules, other values to try, other
goals, another seed. The number of evaluations may grow.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from math import inf, isfinite
from pathlib import Path
from typing import Any

from rulewright.errors import RulewrightError
from rulewright.frontend.syntax.saved_objects import read_object, with_checksum
from rulewright.lab.tune.evaluation import Evaluation, EvaluationState
from rulewright.lab.tune.search_space import Places
from rulewright.lab.tune.tune_games import GoalScales
from rulewright.lab.tune.tuning_run import Tuning, TuningPlan
from rulewright.storage import write_whole

FORM = 2
MOST_BYTES = 2**26
STATES = {state.value: state for state in EvaluationState}


class BadStudy(RulewrightError):
    """A file from which a search cannot go on."""


def study_heading(plan: TuningPlan, rules: str) -> dict[str, Any]:
    """What must be equal to go on. `rules`: a hash of all files that the rules were read from."""
    space, goals = plan.space, plan.goals
    return {
        "rulewright_study": FORM,
        "rules": rules,
        "variants": list(space.found.variants),
        "players": space.players,
        "options": dict(space.options),
        "settings": [[axis.place, value] for axis, value in space.settings],
        "values": [[axis.place, list(axis.values)] for axis in space.axes],
        "goals": goals.words,
        "strong": [goals.strong, goals.strong_games] if goals.needs_strong else None,
        "bots": list(plan.bots),
        "games": plan.games,
        "seed": str(plan.seed),
    }


def study_seed(path: Path) -> int | None:
    """The seed of a file that is there."""
    data = _read(path)
    seed = None if data is None else data.get("seed")
    return int(seed) if isinstance(seed, str) and seed.isascii() and seed.isdigit() and len(seed) < 21 else None


def kept_evaluations(path: Path, plan: TuningPlan, rules: str) -> tuple[list[Evaluation], GoalScales | None]:
    """The evaluations in a file that is there; nothing if it is not."""
    data = _read(path)
    if data is None:
        return [], None
    for name, value in study_heading(plan, rules).items():
        if data.get(name) != value:
            raise BadStudy(f"`{path}` is of another search: its `{name}` are not the same; name another file")
    try:
        made = [_evaluation(one, number, plan) for number, one in enumerate(_list(data["evaluations"]))]
        scales = _scales(data["scales"], len(plan.goals.targets)) if made else None
    except (KeyError, TypeError, ValueError, OverflowError) as problem:
        raise BadStudy(f"`{path}` holds no evaluations of this search: it was changed") from problem
    return made, scales


def keep_study(path: Path, tuning: Tuning, rules: str) -> None:
    scales = tuning.scales
    data = {
        **study_heading(tuning.plan, rules),
        "scales": None if scales is None else {"targets": list(scales.targets), "troubles": scales.trouble_rate},
        "evaluations": [_data(one) for one in tuning.made],
    }
    try:
        write_whole(path, (json.dumps(with_checksum(data), indent=1) + "\n").encode())
    except OSError as problem:
        raise BadStudy(f"cannot write `{path}`: {problem.strerror or problem}") from problem


# ---- one evaluation --------------------------------------------------------------------------------------------------


def _data(one: Evaluation) -> dict[str, Any]:
    return {
        "places": None if one.places is None else list(one.places),
        "state": one.state.value,
        "games": one.games,
        "miss": one.miss if isfinite(one.miss) else None,
        "costs": list(one.costs),
        "fingerprint": one.fingerprint,
        "reason": one.reason,
        "twin": one.twin,
    }


def _evaluation(data: Any, number: int, plan: TuningPlan) -> Evaluation:
    """Raises where it is none."""
    state, places = STATES[_typed(data["state"], str)], _places(data["places"], number, plan)
    miss, costs = data["miss"], tuple(map(_number, _list(data["costs"])))
    twin, games = data["twin"], _typed(data["games"], int)
    is_played = state is not EvaluationState.IMPOSSIBLE
    _check(is_played == (miss is not None) and 0 <= games <= plan.games)
    _check(twin is None or 0 <= _typed(twin, int) < number)
    _check(len(costs) == len(plan.goals.objectives) or (not costs and state is not EvaluationState.FINISHED))
    _check(number > 0 or state is EvaluationState.FINISHED)
    return Evaluation(
        number,
        places,
        state,
        games,
        miss=_number(miss) if is_played else inf,
        costs=costs,
        changes=plan.changes(places),
        fingerprint=_typed(data["fingerprint"], str),
        reason=_typed(data["reason"], str),
        twin=twin,
    )


def _places(data: Any, number: int, plan: TuningPlan) -> Places | None:
    _check((data is None) == (number == 0))
    if data is None:
        return None
    places = tuple(_typed(place, int) for place in _list(data))
    _check(len(places) == len(plan.space.sizes))
    _check(all(0 <= place < size for place, size in zip(places, plan.space.sizes, strict=True)))
    return places


def _scales(data: Any, targets: int) -> GoalScales:
    numbers = tuple(map(_number, _list(data["targets"])))
    _check(len(numbers) == targets and all(number > 0 for number in numbers))
    return GoalScales(numbers, _number(data["troubles"]))


def _list(data: Any) -> list[Any]:
    _check(isinstance(data, list))
    return list(data)


def _number(data: Any) -> float:
    number = float(data) if isinstance(data, int | float) and not isinstance(data, bool) else None
    _check(number is not None and isfinite(number))
    assert number is not None
    return number


def _typed(data: Any, kind: Callable[..., Any]) -> Any:
    """The data, if it is of exactly this kind: `true` is no whole number."""
    _check(type(data) is kind)
    return data


def _check(holds: bool) -> None:
    if not holds:
        raise ValueError


def _read(path: Path) -> dict[str, Any] | None:
    data = read_object(path, MOST_BYTES, "a study of `rulewright tune`", BadStudy)
    if data is not None and data.get("rulewright_study") != FORM:
        raise BadStudy(f"`{path}` is no study of `rulewright tune`")
    return data
