"""Random play that draws candidates instead of listing what is legal: which decisions, and how likely each choice
is.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rulewright import load
from rulewright.backend.runtime.chance import BOTS, streams
from rulewright.backend.runtime.random_choice import drawn_choice
from rulewright.ir.program import PASS
from rulewright.ir.rejection_sampling import Candidates, DecisionSampling, tries_of

TRIED = Path(__file__).parents[1] / "conformance" / "rulesets" / "tried.yaml"
BOARD, CARDS = Candidates(10, 40, True), Candidates(50, 300, False)
DRAWS = 20_000


@pytest.mark.parametrize(
    ("sampling", "legal"),
    [
        (DecisionSampling(False, (BOARD,)), [10, 49]),
        (DecisionSampling(False, (BOARD,)), list(range(10, 50))),
        (DecisionSampling(True, (BOARD,)), [PASS, 17]),
        (DecisionSampling(True, (BOARD, CARDS)), [PASS, 11, 12, 13, 60, 200, 349]),
        (DecisionSampling(False, (CARDS, BOARD)), [60, 349, 48]),
    ],
)
def test_every_legal_choice_is_as_likely_as_any_other(sampling: DecisionSampling, legal: list[int]) -> None:
    counters = streams(2026)
    found = Counter(drawn_choice(sampling, legal, counters) for _ in range(DRAWS))
    assert set(found) == set(legal)
    expected = DRAWS / len(legal)
    squares = sum((found[each] - expected) ** 2 / expected for each in legal)
    assert squares < len(legal) + 5 * (2 * len(legal)) ** 0.5


def test_where_only_passing_is_left_nothing_is_drawn() -> None:
    counters = streams(1)
    assert drawn_choice(DecisionSampling(True, (BOARD,)), [PASS], counters) == PASS
    assert counters[BOTS] == streams(1)[BOTS]


def test_at_most_one_try_for_four_candidates_is_in_vain() -> None:
    assert [tries_of(each) for each in (1, 4, 5, 16, 26)] == [1, 1, 2, 4, 7]


def test_decisions_with_dear_tests_are_drawn_so() -> None:
    found = load(TRIED).machine.samplings
    assert [[each.tried for each in sampling.offers] for sampling in found.values()] == [
        [True],
        [True, False],
        [True],
        [True],
    ]
    assert [sampling.declinable for sampling in found.values()] == [False, False, True, False]


@pytest.mark.parametrize("game", ["hex", "reversi", "gravediggers", "goofspiel", "go_fish"])
def test_others_list_what_is_legal(game: str) -> None:
    assert not load(game).machine.samplings


def test_a_point_of_go_is_drawn_beside_passing() -> None:
    (found,) = load("go").machine.samplings.values()
    assert [(each.size, each.tried) for each in found.offers] == [(25, True), (1, False)]
