"""Which values to try next: what was tried says where to look (J. Bergstra et al., "Algorithms for Hyper-Parameter
Optimization", 2011), by Optuna.

In: a space, what was tried, a seed. Out: places that were not tried, or none where nothing is left. What is proposed
depends on these three alone, so a search that is gone on with proposes what one that was not broken off would.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING

from rulewright.errors import need
from rulewright.lab.tune.evaluation import Evaluation, EvaluationState
from rulewright.lab.tune.search_space import Places, SearchSpace

if TYPE_CHECKING:
    from optuna.distributions import BaseDistribution
    from optuna.trial import FrozenTrial

RANDOM_FIRST = 10
"""So many are drawn by lot before anything is learnt."""
ATTEMPTS = 8
LISTED = 5_000
"""A space with so many choices at most is listed to find one that was not tried."""
DRAWS = 1_000
MISS = "miss"


def proposed(space: SearchSpace, tried: Sequence[Evaluation], objectives: int, seed: int) -> Places | None:
    """What was not tried yet."""
    known = {one.places for one in tried}
    lots = random.Random(f"{seed}/{len(tried)}")
    for _ in range(ATTEMPTS):
        places = _sampled(space, tried, objectives, lots.randrange(2**32))
        if places not in known:
            return places
    return next((places for places in _others(space, lots) if places not in known), None)


def check_optuna() -> None:
    """Raises `MissingLibrary` where Optuna is not installed."""
    need(["optuna"], "tuning", "tune")


def _others(space: SearchSpace, lots: random.Random) -> Iterator[Places]:
    """All choices by lot, or many of them."""
    if space.size <= LISTED:
        every = list(product(*map(range, space.sizes)))
        lots.shuffle(every)
        yield from every
    else:
        yield from (tuple(map(lots.randrange, space.sizes)) for _ in range(DRAWS))


def _sampled(space: SearchSpace, tried: Sequence[Evaluation], objectives: int, seed: int) -> Places:
    import optuna  # noqa: PLC0415 (an extra, and it takes long)

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        sampler = optuna.samplers.TPESampler(seed=seed, n_startup_trials=RANDOM_FIRST, multivariate=True)
        study = optuna.create_study(sampler=sampler, directions=["minimize"] * max(1, objectives))
        places = _distributions(space)
        worst = _worst(tried, objectives)
        study.add_trials([_trial(one, worst, objectives, places) for one in tried if one.places is not None])
        trial = study.ask(places)
    return tuple(trial.params[name] for name in places)


def _distributions(space: SearchSpace) -> dict[str, BaseDistribution]:
    from optuna.distributions import CategoricalDistribution, IntDistribution  # noqa: PLC0415 (the same)

    return {
        axis.place: IntDistribution(0, size - 1) if ordered else CategoricalDistribution(tuple(range(size)))
        for axis, size, ordered in zip(space.axes, space.sizes, space.has_order, strict=True)
    }


def _trial(one: Evaluation, worst: Evaluation, objectives: int, places: dict[str, BaseDistribution]) -> FrozenTrial:
    """What Optuna learns of it; of what the rules do not allow, that it is as bad as the worst."""
    from optuna.trial import create_trial  # noqa: PLC0415 (the same)

    is_played = one.state is not EvaluationState.IMPOSSIBLE
    miss, params = one.miss if is_played else worst.miss, dict(zip(places, one.places or (), strict=True))
    if not objectives:
        return create_trial(values=[miss], params=params, distributions=places)
    costs = list(one.costs or worst.costs)
    return create_trial(values=costs, params=params, distributions=places, constraints={MISS: miss})


def _worst(tried: Sequence[Evaluation], objectives: int) -> Evaluation:
    """As bad as the worst of all in everything, and worse."""
    played = [one for one in tried if one.state is not EvaluationState.IMPOSSIBLE]
    known = [one.costs for one in played if one.costs] or [(0.0,) * objectives]
    miss, costs = 1 + max((one.miss for one in played), default=0.0), tuple(map(max, zip(*known, strict=True)))
    return Evaluation(0, None, EvaluationState.DROPPED, miss=miss, costs=costs)
