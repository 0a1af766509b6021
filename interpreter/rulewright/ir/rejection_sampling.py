"""Which decisions random play draws by rejection sampling: candidates are drawn until one is legal, and not all listed.

In: a Program. Out: a `DecisionSampling` for each such decision, by place; the others draw from the list of what is
legal. Both backends draw by it, so that they play the same games. Every legal choice is as likely as any other, for
each try draws from all candidates alike, and what is left after the last try is a draw from the list (J. von Neumann,
"Various techniques used in connection with random digits", 1951).
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.ir.cost import Costs
from rulewright.ir.cost_amount import NOTHING
from rulewright.ir.operations import instructions_that
from rulewright.ir.program import Action, Offer, Program

FEWEST_CANDIDATES = 16
"""Fewer are listed at once."""
DEAR = 1_000
"""So many evaluations, by the estimate, a candidate must be worth for draws to pay."""
TRIES = 4
"""One try for so many candidates: at worst a quarter of the tests is done in vain."""


@dataclass(frozen=True, slots=True)
class Candidates:
    """What an offer adds to the candidates: all ids of its action, or those that are legal.

    `tried`: all ids, from `base` on, are candidates, and each is tested when it is drawn.
    """

    base: int
    size: int
    tried: bool


@dataclass(frozen=True, slots=True)
class DecisionSampling:
    """How a decision is drawn: passing comes first, where one may decline, then the offers in order."""

    declinable: bool
    offers: tuple[Candidates, ...]


def tries_of(candidates: int) -> int:
    """How many candidates are drawn at most, before the legal ones are listed."""
    return (candidates + TRIES - 1) // TRIES


def samplings(program: Program, costs: Costs) -> dict[int, DecisionSampling]:
    """The decisions in which at least one offer is tried, by place."""
    tried = _tried_actions(program, costs)
    found = {}
    for here, instruction in enumerate(program.code):
        if tried and instruction.name in instructions_that("asks"):
            offers = [each for part in instruction.operands if isinstance(part, tuple) for each in part]
            sampling = _sampling(program, [each for each in offers if isinstance(each, Offer)], tried)
            declinable = instruction.name == "choose" and instruction.operands[-1] is not None
            if sampling is not None:
                found[here] = DecisionSampling(declinable, sampling)
    return found


def _sampling(program: Program, offers: list[Offer], tried: frozenset[int]) -> tuple[Candidates, ...] | None:
    """The candidates of some offers; none where nothing is tried, or an action is offered twice."""
    actions = [program.actions[offer.action] for offer in offers]
    if len(set(actions)) < len(actions) or not any(action.index in tried for action in actions):
        return None
    return tuple(Candidates(action.base, action.size, action.index in tried) for action in actions)


def _tried_actions(program: Program, costs: Costs) -> frozenset[int]:
    """The actions whose ids are tried, by index."""
    return frozenset(
        action.index for action in program.actions if _is_one_range(action) and _test_cost(action, costs) >= DEAR
    )


def _is_one_range(action: Action) -> bool:
    """Whether the only pick is one of many numbers, spaces or words in a row."""
    if len(action.picks) != 1:
        return False
    (pick,) = action.picks
    domain = pick.domain if pick.form in ("number", "member") else None
    return domain is not None and domain.source == "range" and pick.size >= FEWEST_CANDIDATES


def _test_cost(action: Action, costs: Costs) -> int:
    """What it costs at most to tell whether one candidate is legal."""
    (pick,) = action.picks
    conditions = [pick.domain.where if pick.domain is not None else None, action.where]
    return sum((costs.op(each) if each is not None else NOTHING).total for each in conditions)
