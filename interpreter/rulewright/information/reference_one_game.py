"""One of the games that agree, looked at alone: what would come next, and how it might agree better.

The same as in c/belief.h, number for number.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.backend.runtime.chance import below
from rulewright.backend.runtime.fault import Fault
from rulewright.information.exchanges import Changes
from rulewright.information.made import NOWHERE, Attempt, ChoiceList, Made, Rated
from rulewright.information.observation import Observation
from rulewright.information.particle import MadeBefore, Particle
from rulewright.information.reference_moves import ReferenceMoves
from rulewright.information.reference_replays import ReferenceReplays

NOTES = 4096


class ReferenceOneGame:
    """The game that is looked at, and one that is put aside."""

    def __init__(self, replays: ReferenceReplays, moves: ReferenceMoves) -> None:
        self.replays, self.moves, self.rewriting = replays, moves, moves.rewriting
        self.machine, self.program, self.seat = replays.machine, replays.program, replays.seat
        self.numbers, self.streams = replays.numbers, replays.streams
        self.looked: Particle
        self.aside: Particle
        self._unheard = 0

    def asked(self) -> dict[int, list[int]]:
        """The legal ids of other seats in the game that is looked at; for chance its outcomes, under -1."""
        state = self.looked.state
        if state.pending:
            return {seat: list(state.pending[seat]) for seat in sorted(state.pending) if seat != self.seat}
        return {
            -1: [] if state.slots[self.program.over] else self.machine.outcomes[state.slots[self.program.pc]](state)
        }

    def attempt(self, chosen: Sequence[int], wanted: Observation) -> int:
        """Makes one stop of the game that is looked at, and tells in how many numbers what comes
        differs from what is wanted; -1: it cannot be.
        """
        p = self.looked.copy()
        own = self.replays.stream[p.at].choice
        if p.state.slots[self.program.over]:
            return -1
        try:
            if not p.state.pending:
                if chosen[0] not in self.machine.outcomes[p.state.slots[self.program.pc]](p.state):
                    return -1  # it was possible in another game
                self.machine.decide(p.state, chosen[0])
            else:
                for seat in sorted(p.state.pending):
                    action = own if seat == self.seat and own is not None else chosen[seat]
                    self.machine.choose(p.state, seat, action)
        except (Fault, ValueError):
            return -1
        self.after = p
        self.view = self.numbers(p.state, self.seat)
        assert p.state.heard is not None
        self.told = notes = p.state.heard[self.seat][:NOTES]
        differing = sum(a != b for a, b in zip(self.view, wanted.seen, strict=True))
        unlike = [at for at, (a, b) in enumerate(zip(notes, wanted.heard, strict=False)) if a != b]
        alike = unlike[0] if unlike else min(len(notes), len(wanted.heard))
        self._unheard = len(wanted.heard) - alike
        return differing + len(unlike) + abs(len(notes) - len(wanted.heard))

    def nearest(self, chosen: Sequence[int], lists: Sequence[ChoiceList], wanted: Observation) -> tuple[Rated, Rated]:
        """From these choices on, one list after the other: what comes nearest to what is wanted, and of all that was
        tried what is told rightly for longest.
        """
        near = told = self._rated(tuple(chosen), wanted)
        for seat, numbers in lists:
            ways = [(*near.way[:seat], number, *near.way[seat + 1 :]) for number in numbers]
            found = [self._rated(way, wanted) for way in ways]
            told = min(told, *found, key=lambda one: one.by_what_is_told)
            near = min(near, *found, key=lambda one: one.differing)
        return near, told

    def _rated(self, way: tuple[int, ...], wanted: Observation) -> Rated:
        differing = self.attempt(way, wanted)
        return Rated(differing, self._unheard, way) if differing >= 0 else NOWHERE._replace(way=way)

    def attempted(self) -> Attempt:
        """What the seat sees and is told after the attempt, and the position."""
        return Attempt(self.view, self.told, self.after.state.slots)

    def positions(self) -> list[int]:
        """The position of the game that is looked at."""
        return self.looked.state.slots

    def made(self) -> list[Made]:
        """All outcomes and choices of the game that is looked at, since all was certain."""
        return self.looked.made[:]

    def made_so_many(self) -> int:
        """How many those are."""
        return len(self.looked.made)

    def look_on(self, goal: int, hint: Sequence[int] | None, tries: int) -> bool:
        """Tries to bring the game that is looked at to an observation; then it is put aside for `put`."""
        self.replays.careful = False
        alive, _ = self.replays.extended([self.looked], 1, goal, tries, hint)
        if alive:
            self.aside = alive[0]
        return bool(alive)

    def stand(self, slots: Sequence[int], at: int, before: bool = False) -> bool:
        """What was attempted (`before`: the game that is looked at, before its next stop) stands at another position
        instead, at the same stop, and is put aside for `put`. Whether the seat observes there what it did; `attempted`
        tells what it sees.
        """
        p, wanted = self.looked.copy() if before else self.after, self.replays.stream[at]
        self.after = p
        state = p.state
        state.slots[:], state.outcome, state.pending = slots, None, {}
        p.at, p.made, p.weight, p.ways, p.scale = at, [], 1.0, 1.0, 0
        try:
            if state.slots[self.program.over]:
                return False
            self.machine.run(state)
        except Fault:
            return False
        for numbers in state.heard or ():
            numbers.clear()
        self.view, self.aside = self.numbers(state, self.seat), p
        return (tuple(self.view), tuple(state.pending.get(self.seat, ()))) == (wanted.seen, wanted.legal)

    def look_at_aside(self) -> None:
        """The game that was put aside is looked at."""
        self.looked = self.aside.copy()

    def again(self, changes: Changes, goal: int) -> bool:
        """The game that is looked at is made again with changes, and mended where it cannot be;
        if it does not get so far, it stays.
        """
        made = self.rewriting.changed(self.looked.made, changes)
        return self._looks(self.replays.replayed(made, goal, MadeBefore(made, True, -1, -1)))

    def _looks(self, found: Particle | None) -> bool:
        if found is not None:
            self.looked = found
        return found is not None

    def improve(self, goal: int, chosen: Sequence[int], wanted: Observation, moves: int) -> int:
        """Changes the game that is looked at, one outcome, choice or pair of components after the other, and keeps what
        brings it no farther from what is wanted. How far it is then.
        """
        best = self.attempt(chosen, wanted)
        for _ in range(moves):
            if best == 0 or not self.looked.made:
                break
            kept = self.looked
            if not self._looks(self._changed(kept, goal)):
                continue
            found = self.attempt(chosen, wanted)
            if found >= 0 and (best < 0 or found <= best or not below(self.streams, 0, 1 << 2 * min(found - best, 10))):
                best = found
            else:
                self.looked = kept
        return best

    def _changed(self, p: Particle, goal: int) -> Particle | None:
        """With one change more: an outcome or choice is drawn anew, or two components take each other's places."""
        if below(self.streams, 0, 2):
            return self.replays.replayed(
                p.made, goal, MadeBefore(p.made, True, below(self.streams, 0, len(p.made)), -1)
            )
        exchanged = self.moves.some_pairs(self.moves.unknown(p), 0)
        if not exchanged:
            return None
        given = self.rewriting.exchanged(p.made, exchanged)
        return self.replays.replayed(given, goal, MadeBefore(given, True, -1, -1))
