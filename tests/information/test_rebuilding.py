"""A belief that is lost is rebuilt from what the seat sees, and begins anew where the seat knows all again."""

from __future__ import annotations

import pytest

from conformance.cases import QUICK
from information.games import machine
from information.test_long_games import asked
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.state import digest
from rulewright.information import NoWorld, Past, ReferenceWorlds, Sampling
from rulewright.information.belief import Belief
from rulewright.information.worlds import NativeWorlds

CASES = {"hearts": (3, 70, 64), "liars_dice": (3, 20, 60), "gravediggers": (1, 60, 40)}
"""By game: its seed, the first observation that is lost, and how many decisions are played."""
BOTH = {"liars_dice": (3, 20, 30), "gravediggers": (1, 6, 8)}


TOO_FAR = (
    (1801108064058807985, 1, ((0, 34), (1, 61), (0, 11))),
    (3661484159092626333, 1, ((0, 10), (1, 61), (0, 33), (1, 61), (0, 35))),
)
"""Games of Liar's dice: the seed, who chooses next, and all choices before. Few dice fell there as they lay, and nearly
all games that agree with the first of what is seen hold that some did: all dice of these are rolled too early.
"""


def lose(monkeypatch: pytest.MonkeyPatch, first: int) -> None:
    """Three observations are never reached, but by a belief that is rebuilt."""
    advance, easily = Belief._advance, Belief._easily

    def advance_or_lose(self: Belief, goal: int, tried: int | None) -> None:
        if first <= goal < first + 3 and not self.rebuilt:
            raise NoWorld("lost on purpose")
        advance(self, goal, tried)

    def one_by_one_or_easily(self: Belief, goal: int) -> tuple[int, int | None]:
        return easily(self, goal) if self.rebuilt else (goal, None)

    monkeypatch.setattr(Belief, "_advance", advance_or_lose)
    monkeypatch.setattr(Belief, "_easily", one_by_one_or_easily)


@pytest.mark.parametrize("name", CASES)
def test_positions_show_what_is_seen_after_it_was_lost(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No choice is blind; and where cards are dealt anew the belief is no longer a rebuilt one."""
    made, (seed, first, decisions) = machine(name), CASES[name]
    lose(monkeypatch, first)
    sampling, rebuilt = Sampling(made, NativeMachine(made, QUICK, search=True), 8), list[bool]()
    for chronicle in asked(name, seed, decisions):
        last = chronicle.streams[0][-1]
        found = sampling.of_stream(0, chronicle.stream(0), 5, 1)
        assert isinstance(found, NativeWorlds)
        for place in range(found.count):
            assert tuple(found.game(place).seen_numbers(0)) == last.seen
            assert tuple(found.game(place).legal(0)) == last.legal
        rebuilt.append(sampling._beliefs[0][1].rebuilt)
    assert not rebuilt[0] and any(rebuilt)
    assert rebuilt[-1] == (name != "hearts"), "there is no other moment at which the first seat knows all"


@pytest.mark.parametrize("name", BOTH)
def test_both_backends_rebuild_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made, (seed, first, decisions) = machine(name), BOTH[name]
    lose(monkeypatch, first)
    there, here = Sampling(made, NativeMachine(made, QUICK, search=True), 2), Sampling(made, None, 2)
    for chronicle in asked(name, seed, decisions):
        natives, references = (one.of_stream(0, chronicle.stream(0), 2, 7) for one in (there, here))
        assert isinstance(natives, NativeWorlds) and isinstance(references, ReferenceWorlds)
        for place, state in enumerate(references.states):
            assert natives.game(place).digest() == digest(made.program, state)
            assert natives.game(place).streams() == state.streams
        if here._beliefs[0][1].rebuilt:
            return
    raise AssertionError("nothing was rebuilt")


@pytest.mark.parametrize(("seed", "seat", "choices"), TOO_FAR)
def test_games_that_went_too_far_are_rebuilt_from_before(
    seed: int, seat: int, choices: tuple[tuple[int, int], ...]
) -> None:
    made = machine("liars_dice")
    stream = Past(made, seed, choices).stream(seat)
    found = Sampling(made, NativeMachine(made, QUICK, search=True), 32).of_stream(seat, stream, 5, 1)
    assert isinstance(found, NativeWorlds)
    for place in range(found.count):
        assert tuple(found.game(place).seen_numbers(seat)) == stream[-1].seen
        assert tuple(found.game(place).legal(seat)) == stream[-1].legal
