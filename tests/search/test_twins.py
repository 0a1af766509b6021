"""A bot chooses the same in two games that are the same to its seat, whatever lies where it cannot see; a bot that is
given the truth does not.

Every ruleset that is shipped is tried, and those of the tests that have secrets: early, in the middle and late in a
game (twin_stops.py). In both games the seat is handed the same, and the bots' chance is the same. What a bot chooses
then follows from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from conformance.cases import ALL, Case, native, paths, ruleset
from rulewright.adapters import is_open
from rulewright.bots import named
from rulewright.bots.bot_table import BY_NAME
from rulewright.bots.spelling import parsed
from rulewright.information import Chronicle, Information, NoWorld
from rulewright.search import THINKERS, thinking
from rulewright.search.plan import Method, Worth
from rulewright.search.thinking import Asked

from .knowing_bots import KNOWING
from .twin_stops import PARTS, Pair, Watched, pair_at

TESTS = Path(__file__).parents[1]
OWN = ("information/rulesets/*.yaml", "properties/secrets/*.yaml", "environments/*.yaml")
BOTS = (
    "random",
    "random without pass",
    "greedy(samples=2)",
    "flat(iterations=40)",
    "flat(iterations=24, rollouts=greedy, horizon=3, others=greedy, goal=points)",
    "flat(iterations=40, horizon=end, others=random, goal=winning)",
    "ismcts(iterations=100, horizon=16)",
    "ismcts(iterations=100, horizon=end, observers=several, goal=winning)",
    "ismcts(iterations=60, others=random)",
    "ismcts(iterations=24, others=greedy, rollouts=greedy, horizon=3)",
)
LIKELY = "ismcts(iterations=100, horizon=16, worlds=likely, goal=points)"
"""It keeps four times as many games: after more choices than this only with RULEWRIGHT_TESTS=all."""
SHORT = 12
COUNTED = Asked(Method.TREE, iterations=100, horizon=16)
SEEDS = range(3) if ALL else range(1)
SECRET_SEEDS = range(12)
NEVER_COUNT = {
    "face_down_row": "points are what is called, whatever lies there",
}
"""Rulesets whose secrets decide nothing, so that whoever knows them has no use for it."""


@dataclass(frozen=True)
class Tried:
    """A ruleset, which is loaded when it is tried."""

    name: str
    path: Path

    @property
    def case(self) -> Case:
        """With its usual number of players."""
        return Case(self.name, self.path, ruleset(self.path).header.usual)

    @property
    def has_secrets(self) -> bool:
        """By what the rules say of who sees what."""
        return not is_open(self.case.machine.program)

    @property
    def is_sample(self) -> bool:
        """Whether it is written for its constructs, and not to be won: secrets may decide nothing there."""
        return self.path.is_relative_to(TESTS / "conformance")

    def __str__(self) -> str:
        return self.name


def rulesets() -> list[Tried]:
    """Every ruleset that is shipped, and those of the tests."""
    own = [(path.stem, path) for pattern in OWN for path in sorted(TESTS.glob(pattern))]
    return [Tried(name, path) for name, path in (*paths(), *own)]


RULESETS = rulesets()


def pairs(case: Case, seeds: range = SEEDS) -> Iterator[Pair]:
    for seed in seeds:
        for part in PARTS:
            found = pair_at(case.machine, seed, part)
            if found is not None:
                yield found


@pytest.fixture
def twin_builds(tried: Tried, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games are built once and quickly, and their horizon is not measured."""
    monkeypatch.setattr(thinking, "search_machine", lambda machine: native(tried.case))
    monkeypatch.setattr(thinking, "kept", lambda program, measure: Worth(12, 8, 10))
    THINKERS.forget()
    yield
    THINKERS.forget()


def test_every_word_of_every_bot_is_tried() -> None:
    """But how long it thinks: by time a bot is never the same."""
    tried = {(one.name, name, str(value)) for one in map(parsed, (*BOTS, LIKELY)) for name, value in one.values.items()}
    words = {(bot.name, one.name, word) for bot in BY_NAME.values() for one in bot.arguments for word in one.words}
    arguments = {(bot.name, one.name) for bot in BY_NAME.values() for one in bot.arguments if one.name != "seconds"}
    assert {parsed(bot).name for bot in (*BOTS, LIKELY)} == set(BY_NAME)
    assert words <= tried
    assert arguments <= {(bot, name) for bot, name, _ in tried}


@pytest.mark.usefixtures("twin_builds")
@pytest.mark.parametrize("tried", RULESETS, ids=str)
def test_every_bot_chooses_the_same_in_twins(tried: Tried) -> None:
    """What it is handed is the same, what it chooses, and all that a search counts."""
    differing = 0
    for pair in pairs(tried.case):
        here, there = pair.handed()
        bots = (*BOTS, LIKELY) if ALL or pair.ours.game.state.decisions < SHORT else BOTS
        assert here == there
        assert chosen(bots, pair.ours, pair.seat) == chosen(bots, pair.theirs, pair.seat)
        assert counted(here) == counted(there)
        differing += pair.differs
    assert bool(differing) == tried.has_secrets or (tried.is_sample and not differing)


def chosen(bots: Sequence[str], chronicle: Chronicle, seat: int) -> list[tuple[str, int, object]]:
    """By bot: what it chooses, and how often it searched. At first nothing is believed."""
    THINKERS.forget()
    return [(bot, *_chosen(bot, chronicle, seat)) for bot in bots]


def _chosen(bot: str, chronicle: Chronicle, seat: int) -> tuple[int, object]:
    past = Watched(chronicle)
    return named(bot).choose(chronicle.game.clone(), seat, past), past.searches


def counted(information: Information) -> object:
    """By action: how often it was tried, and with what result. Beliefs are those of the bots before, or new ones."""
    try:
        return THINKERS.of(information.program).thought(information, COUNTED)
    except NoWorld as problem:
        return str(problem)


@pytest.mark.parametrize("tried", [tried for tried in RULESETS if not tried.is_sample], ids=str)
def test_who_is_given_the_truth_fails(tried: Tried) -> None:
    """A bot that knows the true game chooses otherwise in some twin; the test above would not pass it. Where all is
    open there is no twin that differs.
    """
    if not tried.has_secrets:
        first = next(pairs(tried.case))
        assert not first.differs
        return
    found = any(caught(tried.case, pair) for pair in pairs(tried.case, SECRET_SEEDS) if pair.differs)
    assert found == (tried.name not in NEVER_COUNT)


def caught(case: Case, pair: Pair) -> bool:
    built = native(case)
    return any(bot(built, pair.ours.game, pair.seat) != bot(built, pair.theirs.game, pair.seat) for bot in KNOWING)
