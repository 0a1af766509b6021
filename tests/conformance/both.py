"""One game on both backends at once, compared at every stop.

Compared are: the digest of the position, who may act, every legal action in order, every seat's and an onlooker's view,
the generator, chance outcomes, the outcome and how often every instruction ran at the end, and the kind, words and
place of a fault. From the 60th decision of a game on, when its positions resemble earlier ones, each stop is viewed by
one seat in turn.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.chance import BOTS
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State, digest
from rulewright.game.outcome import outcome_of
from rulewright.game.view import view
from rulewright.game.view_numbers import ViewNumbers

from .cases import ALL

ALWAYS = 10**9
SEEN_BY_ALL = ALWAYS if ALL else 60
"""For so many decisions every stop is viewed by all."""


class Difference(AssertionError):
    """The backends disagree."""


@dataclass
class Tally:
    """What was compared."""

    games: int = 0
    decisions: int = 0
    actions: int = 0
    chances: int = 0
    views: int = 0
    visits: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.actions += other.actions
        self.chances += other.chances
        self.views += other.views
        self.visits += other.visits
        self.faults += other.faults


def told(fault: Fault) -> tuple[str, str, str]:
    """What a fault says."""
    return fault.kind, fault.message, str(fault.span)


class Both:
    """A reference state and a native game that are led the same way."""

    def __init__(self, machine: Machine, native: NativeMachine, seed: int, automatic: bool = True) -> None:
        self.machine = machine
        self.seen_by_all = SEEN_BY_ALL
        self.numbers = ViewNumbers(machine)
        self.seed = seed
        self.tally = Tally(games=1)
        self.fault: tuple[str, str, str] | None = None
        self.game: NativeGame | None = None
        # a game that faults at its start leaves nothing behind: it is begun on states made beforehand
        self.state: State = machine.blank(seed, log=False, automatic=automatic)
        self.state.visited = {}
        self._same(lambda: machine.run(self.state), lambda: self._start(native, seed, automatic))

    def _start(self, native: NativeMachine, seed: int, automatic: bool) -> None:
        self.game = native.blank()
        self.game.begin(seed, automatic)

    def _same(self, reference: Callable[[], None], native: Callable[[], None]) -> None:
        """Does a thing on both sides; a fault must be the same on both."""
        faults: list[tuple[str, str, str] | None] = []
        for side in (reference, native):
            try:
                side()
                faults.append(None)
            except Fault as fault:
                faults.append(told(fault))
        self.expect("fault", faults[0], faults[1])
        self.fault = faults[0]
        if self.fault is None:
            self.compare()
        else:
            self._compare_fault()

    def expect(self, what: str, reference: object, native: object) -> None:
        if reference != native:
            place = (
                f"seed {self.seed}, decision {self.state.decisions}, code {self.state.slots[self.machine.program.pc]}"
            )
            raise Difference(f"{what} at {place}: reference {reference}, native {native}")

    # ---- comparing -------------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """Everything that can be asked at a stop."""
        machine, state, game = self.machine, self.state, self.game
        assert game is not None
        if digest(machine.program, state) != game.digest():
            raise Difference(f"positions differ, seed {self.seed}, decision {state.decisions}: {self.differences()}")
        self.expect("over", state.slots[machine.program.over], game.over)
        self.expect("seats to act", tuple(sorted(state.pending)), game.waiting)
        self.expect("generator", state.streams, game.streams())
        for seat, legal in state.pending.items():
            self.expect(f"legal actions of seat {seat}", legal, game.legal(seat))
            self.tally.actions += len(legal)
        for eye in self._eyes():
            self._compare_view(game, eye)
        self._compare_end()

    def _eyes(self) -> Sequence[int]:
        """Who views this stop: seats, and as many as there are players for an onlooker."""
        everybody = range(self.machine.program.players + 1)
        if self.state.decisions < self.seen_by_all:
            return everybody
        return (self.state.decisions % len(everybody),)

    def _compare_view(self, game: NativeGame, eye: int) -> None:
        seat = None if eye == self.machine.program.players else eye
        self.expect(f"numbers of seat {seat}", self.numbers(self.state, eye), game.seen_numbers(eye).tolist())
        self.expect(f"view of seat {seat}", view(self.machine, self.state, seat), game.view(seat))
        self.tally.views += 1

    def _compare_fault(self) -> None:
        """After a fault only that it is over: the interpreter leaves in the position what it was just working out."""
        assert self.game is not None
        self.expect("over", (2, (), self.state.decisions), (self.game.over, self.game.waiting, self.game.decisions))

    def _compare_end(self) -> None:
        machine, state, game = self.machine, self.state, self.game
        assert game is not None
        if machine.at_chance(state):
            self.expect("chance outcomes", machine.outcomes[state.slots[machine.program.pc]](state), game.outcomes())
        elif state.slots[machine.program.over] == 1:
            outcome = outcome_of(machine, state)
            self.expect("outcome", (outcome.scores, outcome.ranks), game.outcome())
            self.expect("visits", dict(sorted((state.visited or {}).items())), game.visits())
            self.tally.visits += sum(game.visits().values())

    def differences(self) -> list[str]:
        """Slots that differ: name, reference, native."""
        program, game = self.machine.program, self.game
        assert game is not None
        pairs = list(zip(self.state.slots, game.state().slots, strict=True))
        found: list[str] = []
        for slots in program.slots:
            places = range(slots.base, slots.base + slots.size)
            found += [
                f"{slots.name}+{slot - slots.base} {pairs[slot]}" for slot in places if pairs[slot][0] != pairs[slot][1]
            ]
        return found[:10]

    # ---- playing ---------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.state.slots[self.machine.program.over])

    def step(self, rng: random.Random) -> None:
        """A choice with the bots' stream, as in batches; or a chance outcome, where chance waits."""
        state, game = self.state, self.game
        assert game is not None
        if not state.pending:
            outcome = rng.choice(self.machine.outcomes[state.slots[self.machine.program.pc]](state))
            self.tally.chances += 1
            self._same(lambda: self.machine.decide(state, outcome), lambda: game.decide(outcome))
            return
        seat = min(state.pending)
        action = self.machine.drawn(state, seat)
        game.set_stream(BOTS, state.streams[BOTS])
        self.tally.decisions += 1
        self._same(lambda: self.machine.choose(state, seat, action), lambda: game.choose(seat, action))


def play(machine: Machine, native: NativeMachine, seed: int, automatic: bool = True, most: int = ALWAYS) -> Both:
    """A random game on both, of so many decisions at most; also as one of a batch, which must come to the same end."""
    both, rng = Both(machine, native, seed, automatic), random.Random(seed)
    while not both.over and both.tally.decisions < most:
        both.step(rng)
    if both.fault:
        both.tally.faults.append(both.fault[0])
    if automatic and both.over:
        _compare_batch(both, native)
    return both


def _compare_batch(both: Both, native: NativeMachine) -> None:
    batch = native.playouts([both.seed], digests=True)
    assert batch.digests is not None
    both.expect("a fault in a batch", bool(both.fault), bool(batch.faults[0]))
    both.expect("decisions in a batch", both.state.decisions, batch.decisions[0])
    if not both.fault:
        outcome = outcome_of(both.machine, both.state)
        both.expect("outcome in a batch", (outcome.scores, outcome.ranks), (tuple(batch.scores), tuple(batch.ranks)))
        both.expect(
            "digest in a batch", digest(both.machine.program, both.state), batch.digests[0].to_bytes(8, "little").hex()
        )
