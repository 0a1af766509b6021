"""Games made again on the reference interpreter, stop by stop, as a seat has observed them: what c/belief.h does.

In: a game, and what was made before. Out: the game at an observation, or none where it does not agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from rulewright.backend.runtime.chance import below
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.game.view_numbers import ViewNumbers
from rulewright.information.made import UNSURE, Made, What, about, decided, dice
from rulewright.information.observation import Observation
from rulewright.information.particle import DiedError, MadeBefore, Particle

MOST_UNSEEN, MOST_DRAWS, LOOKED_AT = 10_000, 12, 64
"""So many stops may pass unseen; so many others are drawn at one stop; at so many possibilities of one is looked."""
LARGE = 2.0**512
NOT_NOTED = (0, 0, 0)
"""More components than can be noted."""


class ReferenceReplays:
    """Makes games again that agree with what one seat has observed."""

    def __init__(self, machine: Machine, seat: int, seed: int) -> None:
        self.machine, self.program, self.seat = machine, machine.program, seat
        self.decided, self.dice, self.streams = decided(self.program), dice(self.program), [seed]
        self.numbers = ViewNumbers(machine)
        self.stream: list[Observation] = []
        self.hint: Sequence[int] | None = None
        self.careful = False
        self.room = 256
        self.start: Particle
        """The game from which all are made again."""

    def agree(self, p: Particle) -> None:
        """Nothing new, or the next observation."""
        state, heard = p.state, p.state.heard
        assert heard is not None
        told = tuple(heard[self.seat])
        for numbers in heard:
            numbers.clear()
        found = Observation(tuple(self.numbers(state, self.seat)), tuple(state.pending.get(self.seat, ())), told)
        now = self.stream[p.at] if p.at >= 0 else None
        if now is not None and not told and now.choice is None and (found.seen, found.legal) == (now.seen, now.legal):
            return
        following = self.stream[p.at + 1] if p.at + 1 < len(self.stream) else None
        if following is None or (found.seen, found.legal, found.heard) != (
            following.seen,
            following.legal,
            following.heard,
        ):
            raise DiedError
        p.at += 1

    def _likeness(self, p: Particle, value: int) -> int:
        s = p.state.slots
        return (
            self.machine.hearing.likenesses.code(s, value) if self.decided[s[self.program.pc]] == What.DRAWN else value
        )

    def _hinted(self, p: Particle, options: list[int], hint: int, by_likeness: bool) -> int:
        if self.hint is None:
            return below(self.streams, 0, len(options))
        likenesses = [self._likeness(p, one) if by_likeness else one for one in options]
        alike = likenesses.count(hint)
        if alike and below(self.streams, 0, 8):
            place = below(self.streams, 0, alike)
            found = [at for at, one in enumerate(likenesses) if one == hint][place]
        else:
            found = below(self.streams, 0, len(options))
        if alike:
            hit = likenesses[found] == hint
            p.weight *= (1.0 / len(options)) / ((0.875 / alike if hit else 0.0) + 0.125 / len(options))
        return found

    def _note(self, p: Particle, value: int, count: int, what: int, *components: int) -> None:
        if len(p.made) >= self.room:
            raise DiedError
        p.made.append(Made(value, about(what, *components)))
        p.ways *= count
        if p.ways > LARGE:
            p.ways *= 1 / LARGE
            p.scale += 1

    def _chosen(self, p: Particle, again: MadeBefore | None, options: list[int], hint: int, by_likeness: bool) -> int:
        if again is None:
            return self._hinted(p, options, hint, by_likeness)
        if again.used >= len(again.made):
            return self._drawn(again, options)
        exchanged = by_likeness and self.decided[p.state.slots[self.program.pc]] == What.DRAWN
        wanted = again.made[again.used].value
        if exchanged and wanted in (again.one, again.other):
            wanted = again.one + again.other - wanted
        at, again.used = again.used, again.used + 1
        if at == again.change:
            before = wanted
            wanted = again.forced if again.forced >= 0 else options[below(self.streams, 0, len(options))]
            if exchanged:
                again.one, again.other = before, wanted
        return options.index(wanted) if wanted in options else self._drawn(again, options)

    def _drawn(self, again: MadeBefore, options: list[int]) -> int:
        if not again.mend:
            raise DiedError
        return below(self.streams, 0, len(options))

    def _go_on(self, p: Particle, again: MadeBefore | None) -> None:
        """One outcome, or one decision of all who are asked."""
        state, s = p.state, p.state.slots
        if s[self.program.over]:
            raise DiedError
        hint = self.hint or [0] * self.program.players
        try:
            if not state.pending:
                options = self.machine.outcomes[s[self.program.pc]](state)
                if not options:
                    raise DiedError
                k = self._chosen(p, again, options, hint[0], True)
                p.last[0] = self._likeness(p, options[k])
                what = self.decided[s[self.program.pc]]
                dice = [s[self.dice[s[self.program.pc]]]] if what == What.ROLLED else []
                self._note(p, options[k], len(options), what, *dice)
                self.machine.decide(state, options[k])
            else:
                self._decide(p, again, hint)
        except Fault:
            raise DiedError from None
        self.agree(p)

    def _decide(self, p: Particle, again: MadeBefore | None, hint: Sequence[int]) -> None:
        own = self.stream[p.at].choice if p.at >= 0 else None
        for seat in sorted(p.state.pending):
            chosen = own
            if seat != self.seat:
                options = p.state.pending[seat]
                k = self._chosen(p, again, options, hint[seat], False)
                self._note(p, options[k], len(options), What.CHOSEN, *NOT_NOTED)
                chosen = options[k]
            if chosen is None:
                raise DiedError
            p.last[seat] = chosen
            self._take(p, seat, chosen)

    def _take(self, p: Particle, seat: int, chosen: int) -> None:
        """Takes a choice; where it is played at once, it is noted what it moved or
        showed that the seat had not known.
        """
        before, at_once = self._places(p), self.program.code[p.state.slots[self.program.pc]].name != "everyone"
        self.machine.choose(p.state, seat, chosen)
        if seat != self.seat and at_once:
            changed = zip(before, self._places(p), strict=True)
            moved = [one for one, (old, new) in enumerate(changed) if old != new and not self._knew(old)]
            noted = about(What.CHOSEN, *moved)
            p.made[-1] = Made(chosen, noted, _beside(before, noted))

    def _places(self, p: Particle) -> list[tuple[int, int, int]]:
        """By component: its zone, its face, who knows it."""
        s, count, program = p.state.slots, len(self.program.components), self.program
        columns = [s[start : start + count] for start in (program.home, program.facing, program.knows)]
        return list(zip(*columns, strict=True))

    def _knew(self, place: tuple[int, int, int]) -> bool:
        zone, facing, knows = place
        return bool((self.machine.table.visible(zone, facing) | knows) >> self.seat & 1)

    def _go_carefully(self, p: Particle) -> None:
        """One stop: of the possibilities one of those is drawn with which the seat observes what it did;
        the game counts by how many those are.
        """
        options = self._one_asked(p)
        if len(options) <= 1:
            self._go_on(p, None)
            return
        count, looked = len(options), min(len(options), LOOKED_AT)
        first, before, alive = below(self.streams, 0, count), p.copy(), list[int]()
        for at in range(looked):
            k = (first + at * count // looked) % count
            p.set(before)
            with suppress(DiedError):
                self._go_on(p, MadeBefore((Made(options[k], 0),), False, -1, -1))
                alive.append(k)
        p.set(before)
        if not alive:
            raise DiedError
        self._go_on(p, MadeBefore((Made(options[alive[below(self.streams, 0, len(alive))]], 0),), False, -1, -1))
        p.weight *= len(alive) / looked

    def _one_asked(self, p: Particle) -> list[int]:
        """What may come where chance decides, or one other seat."""
        state = p.state
        if state.slots[self.program.over] or len(state.pending) > 1 or self.seat in state.pending:
            return []
        if state.pending:
            return next(iter(state.pending.values()))
        return self.machine.outcomes[state.slots[self.program.pc]](state)

    def _reach(self, p: Particle, goal: int, again: MadeBefore | None = None) -> bool:
        try:
            for _ in range(MOST_UNSEEN):
                if p.at >= goal:
                    return True
                if again is not None and again.mend:
                    self._go_again(p, again)
                elif again is None and self.careful:
                    self._go_carefully(p)
                else:
                    self._go_on(p, again)
        except DiedError:
            return False
        return p.at >= goal

    def _go_again(self, p: Particle, again: MadeBefore) -> None:
        """One stop again; where what was made does not agree others are drawn, up to so many."""
        before, used = p.copy(), again.used
        try:
            self._go_on(p, again)
        except DiedError:
            pass
        else:
            return
        for draw in range(MOST_DRAWS):
            p.set(before)
            try:
                self._go_on(p, MadeBefore((), True, -1, -1))
            except DiedError:
                again.used = used + len(p.made) - len(before.made)
                if draw == MOST_DRAWS - 1:
                    raise
            else:
                again.used = used + len(p.made) - len(before.made)
                return

    def extended(
        self, parents: list[Particle], count: int, goal: int, tries: int, hint: Sequence[int] | None, probes: int = 0
    ) -> tuple[list[Particle], int]:
        """Children of games that have reached an observation, and how many were tried for that."""
        self.hint, alive, tried = hint, list[Particle](), 0
        for one in parents:
            one.parent = False
        while tried < tries and len(alive) < count:
            if probes and tried == len(parents) and len(alive) * probes < count:
                break
            parent = parents[tried % len(parents)]
            child = parent.copy()
            child.weight = 1.0
            tried += 1
            if self._reach(child, goal):
                child.copied |= parent.parent and bool(parent.made)
                parent.parent = True
                alive.append(child)
        return alive, tried

    def replayed(self, made: Sequence[Made], goal: int, again: MadeBefore) -> Particle | None:
        """The game from the start on, with what was made; none if it does not get so far."""
        p, before = self.start.copy(), self.hint
        self.hint = None
        lives = self._reach(p, goal, again)
        self.hint = before
        return p if lives else None


def _beside(places: Sequence[tuple[int, int, int]], noted: int) -> int:
    """What lay with the first of the components that a choice is about, a bit for each."""
    first = (noted & UNSURE) - 1
    if first < 0 or noted & UNSURE == UNSURE:
        return 0
    return sum(1 << one for one, place in enumerate(places) if place == places[first])
