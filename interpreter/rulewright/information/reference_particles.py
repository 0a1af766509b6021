"""Particles on the reference interpreter: what c/belief.h does, number for number.

In: a machine, and what a seat has observed. Out: what `Particles` in `belief.py` asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from rulewright.backend.runtime.chance import below, next_word
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.game.view_numbers import ViewNumbers
from rulewright.information.exchanges import Changes
from rulewright.information.made import (
    NOWHERE,
    UNSURE,
    Advanced,
    Attempt,
    ChoiceList,
    Effort,
    FollowedSoFar,
    Made,
    Rated,
    What,
    about,
    decided,
    dice,
)
from rulewright.information.observation import Observation
from rulewright.information.retracing import ReferenceWalk, Walk
from rulewright.information.rewriting import Rewriting
from rulewright.information.worlds import ReferenceWorlds

MOST_UNSEEN, MOST_DRAWS, LOOKED_AT = 10_000, 12, 64
MOST_DOUBLED, MOVES, REDRAWN, NEAR = 4, 6, 8, 8
"""One pair of components that is exchanged at once is doubled so often; so often a copy is moved, and once in so many
times something is drawn anew.
"""
LARGE = 2.0**512
NOTES = 4096
NOT_NOTED = (0, 0, 0)
"""More components than can be noted."""


class _DiedError(Exception):
    """A game does not agree with what was observed, or cannot go on."""


@dataclass(slots=True)
class _Particle:
    """As `Particle` in c/belief.h."""

    state: State
    last: list[int]
    at: int = -1
    made: list[Made] = field(default_factory=list)
    weight: float = 1.0
    ways: float = 1.0
    scale: int = 0
    copied: bool = False
    parent: bool = False

    def copy(self) -> _Particle:
        numbers = self.weight, self.ways, self.scale, self.copied, self.parent
        return _Particle(self.state.clone(), self.last[:], self.at, self.made[:], *numbers)

    def set(self, other: _Particle) -> None:
        """Becomes a copy of another one."""
        copy = other.copy()
        self.state, self.last, self.at, self.made = copy.state, copy.last, copy.at, copy.made
        self.weight, self.ways, self.scale = copy.weight, copy.ways, copy.scale
        self.copied, self.parent = copy.copied, copy.parent


@dataclass(slots=True)
class _Again:
    """What was made before, and where it goes another way."""

    made: Sequence[Made]
    mend: bool
    change: int
    forced: int
    used: int = 0
    one: int = -1
    other: int = -1


class ReferenceParticles:
    """Games of one seat."""

    def __init__(self, machine: Machine, seat: int, count: int, seed: int) -> None:
        self.machine, self.program, self.seat, self.count = machine, machine.program, seat, count
        self.decided, self.dice, self.streams = decided(self.program), dice(self.program), [seed]
        self.numbers, self.rewriting = ViewNumbers(machine), Rewriting(machine)
        self.stream: list[Observation] = []
        self.hint: Sequence[int] | None = None
        self.careful = False
        self.found: list[_Particle] = []
        self.tried: list[_Particle] = []
        self.room, self.settled, self._unheard = 256, 0, 0
        looks = {(one.cls, one.face) for one in self.program.components}
        self.look_different = len(looks) > len({cls for cls, _ in looks})
        """Whether some two components of one class look different."""

    @contextmanager
    def as_one_call(self) -> Iterator[None]:
        """As for compiled games; here signals need no watching."""
        yield

    def observe(self, stream: Sequence[Observation]) -> None:
        """What the seat has observed so far."""
        self.stream[:] = stream
        since = len(stream) - self.settled
        if 8 * since + 64 > self.room:
            self.room = 16 * since + 256

    # ---- one stop ---------------------------------------------------------------------------------------------------

    def _agree(self, p: _Particle) -> None:
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
            raise _DiedError
        p.at += 1

    def _likeness(self, p: _Particle, value: int) -> int:
        s = p.state.slots
        return (
            self.machine.hearing.likenesses.code(s, value) if self.decided[s[self.program.pc]] == What.DRAWN else value
        )

    def _hinted(self, p: _Particle, options: list[int], hint: int, by_likeness: bool) -> int:
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

    def _note(self, p: _Particle, value: int, count: int, what: int, *components: int) -> None:
        if len(p.made) >= self.room:
            raise _DiedError
        p.made.append(Made(value, about(what, *components)))
        p.ways *= count
        if p.ways > LARGE:
            p.ways *= 1 / LARGE
            p.scale += 1

    def _chosen(self, p: _Particle, again: _Again | None, options: list[int], hint: int, by_likeness: bool) -> int:
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

    def _drawn(self, again: _Again, options: list[int]) -> int:
        if not again.mend:
            raise _DiedError
        return below(self.streams, 0, len(options))

    def _go_on(self, p: _Particle, again: _Again | None) -> None:
        """One outcome, or one decision of all who are asked."""
        state, s = p.state, p.state.slots
        if s[self.program.over]:
            raise _DiedError
        hint = self.hint or [0] * self.program.players
        try:
            if not state.pending:
                options = self.machine.outcomes[s[self.program.pc]](state)
                if not options:
                    raise _DiedError
                k = self._chosen(p, again, options, hint[0], True)
                p.last[0] = self._likeness(p, options[k])
                what = self.decided[s[self.program.pc]]
                dice = [s[self.dice[s[self.program.pc]]]] if what == What.ROLLED else []
                self._note(p, options[k], len(options), what, *dice)
                self.machine.decide(state, options[k])
            else:
                self._decide(p, again, hint)
        except Fault:
            raise _DiedError from None
        self._agree(p)

    def _decide(self, p: _Particle, again: _Again | None, hint: Sequence[int]) -> None:
        own = self.stream[p.at].choice if p.at >= 0 else None
        for seat in sorted(p.state.pending):
            chosen = own
            if seat != self.seat:
                options = p.state.pending[seat]
                k = self._chosen(p, again, options, hint[seat], False)
                self._note(p, options[k], len(options), What.CHOSEN, *NOT_NOTED)
                chosen = options[k]
            if chosen is None:
                raise _DiedError
            p.last[seat] = chosen
            self._take(p, seat, chosen)

    def _take(self, p: _Particle, seat: int, chosen: int) -> None:
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

    def _places(self, p: _Particle) -> list[tuple[int, int, int]]:
        """By component: its zone, its face, who knows it."""
        s, count, program = p.state.slots, len(self.program.components), self.program
        columns = [s[start : start + count] for start in (program.home, program.facing, program.knows)]
        return list(zip(*columns, strict=True))

    def _knew(self, place: tuple[int, int, int]) -> bool:
        zone, facing, knows = place
        return bool((self.machine.table.visible(zone, facing) | knows) >> self.seat & 1)

    def _go_carefully(self, p: _Particle) -> None:
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
            with suppress(_DiedError):
                self._go_on(p, _Again((Made(options[k], 0),), False, -1, -1))
                alive.append(k)
        p.set(before)
        if not alive:
            raise _DiedError
        self._go_on(p, _Again((Made(options[alive[below(self.streams, 0, len(alive))]], 0),), False, -1, -1))
        p.weight *= len(alive) / looked

    def _one_asked(self, p: _Particle) -> list[int]:
        """What may come where chance decides, or one other seat."""
        state = p.state
        if state.slots[self.program.over] or len(state.pending) > 1 or self.seat in state.pending:
            return []
        if state.pending:
            return next(iter(state.pending.values()))
        return self.machine.outcomes[state.slots[self.program.pc]](state)

    def _reach(self, p: _Particle, goal: int, again: _Again | None = None) -> bool:
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
        except _DiedError:
            return False
        return p.at >= goal

    def _go_again(self, p: _Particle, again: _Again) -> None:
        """One stop again; where what was made does not agree others are drawn, up to so many."""
        before, used = p.copy(), again.used
        try:
            self._go_on(p, again)
        except _DiedError:
            pass
        else:
            return
        for draw in range(MOST_DRAWS):
            p.set(before)
            try:
                self._go_on(p, _Again((), True, -1, -1))
            except _DiedError:
                again.used = used + len(p.made) - len(before.made)
                if draw == MOST_DRAWS - 1:
                    raise
            else:
                again.used = used + len(p.made) - len(before.made)
                return

    # ---- what is asked ----------------------------------------------------------------------------------------------

    def begin(self, kept: object = None) -> bool:
        """Every game at the first observation, or where games were settled that were kept."""
        if kept is not None:
            assert isinstance(kept, tuple)
            _, self.start, self.settled = kept
            self.found = [self.start.copy() for _ in range(self.count)]
            return True
        try:
            state = self.machine.start(0, log=False, automatic=False, heard=True)
            self.start = _Particle(state, [0] * self.program.players)
            self._agree(self.start)
        except (_DiedError, Fault):
            return False
        self.found = [self.start.copy() for _ in range(self.count)]
        return True

    def extend(
        self, goal: int, tries: int, hint: Sequence[int] | None, careful: bool = False, probes: int = 0
    ) -> tuple[int, int]:
        """Tries to reach an observation; how many of the games that were tried live, and how many were tried.
        `probes`: so often it may be tried for each game; no more than once where that is seen to be too seldom.
        """
        self.careful = careful
        self.tried, tried = self._extended(self.found, self.count, goal, tries, hint, probes)
        return len(self.tried), tried

    def _extended(
        self, parents: list[_Particle], count: int, goal: int, tries: int, hint: Sequence[int] | None, probes: int = 0
    ) -> tuple[list[_Particle], int]:
        self.hint, alive, tried = hint, list[_Particle](), 0
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

    def follow(self, goal: int, last: int, effort: Effort, chance: list[int]) -> FollowedSoFar:
        """In compiled code several observations are reached in one call; here each is reached for itself."""
        return FollowedSoFar(goal, None, False)

    def advance(
        self, goal: int, tried: int | None, effort: Effort, patience: int, chance: list[int]
    ) -> Advanced | None:
        """In compiled code all that may have to be done for an observation is one call; here it is not."""
        return None

    def last(self, place: int) -> list[int]:
        """What came at the last stop of a tried game."""
        return self.tried[place].last[:]

    def weights(self, alive: int) -> list[float]:
        """How much each tried game counts."""
        return [p.weight for p in self.tried[:alive]]

    def keep(self, which: Sequence[int]) -> None:
        """From now on the games are these of the tried ones."""
        self.found = [self.tried[place].copy() for place in which]
        for before, here, one in zip(which, which[1:], self.found[1:], strict=False):
            one.copied |= here == before and bool(one.made)

    def copied(self) -> int:
        """How many games have become copies of others since they were moved apart."""
        return sum(one.copied for one in self.found)

    def move_apart(self, goal: int) -> int:
        """Some moves of Metropolis and Hastings for each copy; how many were accepted."""
        accepted = 0
        for place, p in enumerate(self.found):
            if p.copied:
                accepted += self._moved(place, goal)
                self.found[place].copied = False
        return accepted

    def _moved(self, place: int, goal: int) -> int:
        if not (self.look_different or self.program.rolled):
            return int(self._redraw(place, goal))
        return sum(self._move()(place, goal) for _ in range(MOVES))

    def _move(self) -> Callable[[int, int], bool]:
        """The kind of a move is drawn."""
        if not below(self.streams, 0, REDRAWN):
            return self._redraw
        trades = self.program.rolled and (not self.look_different or below(self.streams, 0, 2) > 0)
        return self._trade_rolls if trades else self._exchange_some

    def _redraw(self, place: int, goal: int) -> bool:
        """One outcome or choice is drawn anew, and all that came after it is made again."""
        made = self.found[place].made
        if not made:
            return False
        change = below(self.streams, 0, len(made))
        spare = self._replayed(made, goal, _Again(made, False, change, -1))
        return spare is not None and self._accepted(place, spare)

    def _trade_rolls(self, place: int, goal: int) -> bool:
        """Two rolls of dice trade their numbers: which of those that lie together showed which is often not to be seen,
        but tells when it is rolled again.
        """
        made = self.found[place].made
        rolls = _rolls(made)
        if len(rolls) < 2:
            return False
        one = below(self.streams, 0, len(rolls))
        other = one + 1 + below(self.streams, 0, NEAR)
        if other >= len(rolls) or made[rolls[one]].value == made[rolls[other]].value:
            return False
        given, first, second = list(made), rolls[one], rolls[other]
        given[first] = given[first]._replace(value=made[second].value)
        given[second] = given[second]._replace(value=made[first].value)
        spare = self._replayed(given, goal, _Again(given, False, -1, -1))
        if spare is None:
            return False
        again = _rolls(spare.made)
        alike = len(again) == len(rolls) and (again[one], again[other]) == (first, second)
        return alike and self._accepted(place, spare)

    def _accepted(self, place: int, spare: _Particle) -> bool:
        """Whether a game becomes the other one, by the numbers of possibilities."""
        p = self.found[place]
        if len(spare.made) != len(p.made):
            return False
        ratio = p.ways / spare.ways
        for _ in range(spare.scale, p.scale):
            ratio *= LARGE
        for _ in range(p.scale, spare.scale):
            ratio *= 1 / LARGE
        if next_word(self.streams, 0) / 2**32 >= ratio:
            return False
        self.found[place] = spare
        return True

    def _exchange_some(self, place: int, goal: int) -> bool:
        """Components that the seat does not know take each other's places, from the beginning on.

        Only where the same exchange leads back, so that the way back is as likely as the way there; so what is foreseen
        of the one is asked of the other, too.
        """
        p = self.found[place]
        unknown = self._unknown(p)
        exchanged = self._some_pairs(unknown[:], MOST_DOUBLED)
        if not exchanged or self.rewriting.foreseen(p.made, exchanged):
            return False
        given = self.rewriting.exchanged(p.made, exchanged)
        spare = self._replayed(given, goal, _Again(given, False, -1, -1))
        if spare is None:
            return False
        back, then = self.rewriting.exchanged(spare.made, exchanged), self._unknown(spare)
        leads_back = len(then) == len(unknown) and exchanged.keys() <= {*then}
        same = [made.value for made in back] == [made.value for made in p.made]
        foreseen = self.rewriting.foreseen(spare.made, exchanged)
        return leads_back and same and not foreseen and self._accepted(place, spare)

    def _some_pairs(self, unknown: list[int], most: int) -> dict[int, int]:
        """Pairs of components of one class that look different, at random: one pair, two, four ... up to `most` times
        doubled; many more often than few, as they lead farther. Two that are drawn and are not such are no pair.
        """
        sizes = [size for size in range(most + 1) if 2 << size <= len(unknown)]
        if not sizes:
            return {}
        found, components = dict[int, int](), self.program.components
        drawn = 2 << max(below(self.streams, 0, len(sizes)), below(self.streams, 0, len(sizes)))
        for at in range(drawn):
            place = at + below(self.streams, 0, len(unknown) - at)
            unknown[at], unknown[place] = unknown[place], unknown[at]
        for one, other in zip(unknown[:drawn:2], unknown[1:drawn:2], strict=True):
            a, b = components[one], components[other]
            if a.cls == b.cls and a.face != b.face:
                found |= {one: other, other: one}
        return found

    def agreed(self) -> bool:
        """Whether all games stand at the same position."""
        start, first = self.program.position_start, self.found[0].state.slots
        return all(one.state.slots[start:] == first[start:] for one in self.found)

    def settle(self) -> None:
        """From now on games are made again from where they stand."""
        self.settled = len(self.stream)
        for p in self.found:
            p.made, p.ways, p.scale = [], 1.0, 0
        self.start = self.found[0].copy()

    def kept(self) -> object:
        """The games as they are, to be brought back."""
        return [p.copy() for p in self.found], self.start.copy(), self.settled

    def bring_back(self, kept: object) -> None:
        """The games are again as they were; evenly spread ones of them, if they were more."""
        assert isinstance(kept, tuple)
        found, self.start, self.settled = kept
        self.found = [p.copy() for p in found[:: len(found) // self.count]]

    def thin_out(self, count: int) -> None:
        """Evenly spread ones of the games are left, so many at most."""
        if count >= self.count:
            return
        self.found = [self.found[place * self.count // count] for place in range(count)]
        self.count = count

    def _replayed(self, made: Sequence[Made], goal: int, again: _Again) -> _Particle | None:
        p, before = self.start.copy(), self.hint
        self.hint = None
        lives = self._reach(p, goal, again)
        self.hint = before
        return p if lives else None

    # ---- one game at a time ----------------------------------------------------------------------------------------

    def pick_up(self, place: int) -> None:
        """The game that is looked at is a copy of one of those that were found."""
        self.looked = self.found[place].copy()

    def asked(self) -> dict[int, list[int]]:
        """Of the game that is looked at: the legal ids of other seats; for chance its outcomes, under -1."""
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
        own = self.stream[p.at].choice
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

    def _unknown(self, p: _Particle) -> list[int]:
        """The components of which the seat does not know where they lie, zone by zone."""
        table, s, found = self.machine.table, p.state.slots, list[int]()
        for zone, (base, first) in enumerate(zip(table.bases, table.firsts, strict=True)):
            undecided = () if table.heaps[zone] else table.undecided(s, zone)
            for one in s[first : first + s[base]]:
                seats = table.visible(zone, s[table.facing + one]) | s[table.knows + one]
                if one in undecided or not seats >> self.seat & 1:
                    found.append(one)
        return found

    def look_on(self, goal: int, hint: Sequence[int] | None, tries: int) -> bool:
        """Tries to bring the game that is looked at to an observation; then it is put aside for `put`."""
        self.careful = False
        alive, _ = self._extended([self.looked], 1, goal, tries, hint)
        if alive:
            self.aside = alive[0]
        return bool(alive)

    def stand(self, slots: Sequence[int], at: int, before: bool = False) -> bool:
        """What was attempted (`before`: the game that is looked at, before its next stop) stands at another position
        instead, at the same stop, and is put aside for `put`. Whether the seat observes there what it did; `attempted`
        tells what it sees.
        """
        p, wanted = self.looked.copy() if before else self.after, self.stream[at]
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

    def put(self, place: int) -> None:
        """The game that was brought on becomes one of the tried ones."""
        self.tried[place:] = [self.aside.copy()]

    def again(self, changes: Changes, goal: int) -> bool:
        """The game that is looked at is made again with changes, and mended where it cannot be;
        if it does not get so far, it stays.
        """
        made = self.rewriting.changed(self.looked.made, changes)
        return self._looks(self._replayed(made, goal, _Again(made, True, -1, -1)))

    def _looks(self, found: _Particle | None) -> bool:
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

    def _changed(self, p: _Particle, goal: int) -> _Particle | None:
        """With one change more: an outcome or choice is drawn anew, or two components take each other's places."""
        if below(self.streams, 0, 2):
            return self._replayed(p.made, goal, _Again(p.made, True, below(self.streams, 0, len(p.made)), -1))
        exchanged = self._some_pairs(self._unknown(p), 0)
        if not exchanged:
            return None
        given = self.rewriting.exchanged(p.made, exchanged)
        return self._replayed(given, goal, _Again(given, True, -1, -1))

    def past_walk(self) -> Walk:
        """The game from which all are made again, as it was."""
        return ReferenceWalk(self.machine, self.start.state.clone())

    def worlds(self, which: Sequence[int], seed: int) -> ReferenceWorlds:
        """Copies of some of the games, with generators of their own."""
        words, states = [seed], []
        for place in which:
            state = self.found[place].state.clone()
            state.automatic, state.heard = True, None
            state.streams = [next_word(words, 0) << 32 | next_word(words, 0) for _ in state.streams]
            states.append(state)
        return ReferenceWorlds(self.machine, tuple(states))


def _beside(places: Sequence[tuple[int, int, int]], noted: int) -> int:
    """What lay with the first of the components that a choice is about, a bit for each."""
    first = (noted & UNSURE) - 1
    if first < 0 or noted & UNSURE == UNSURE:
        return 0
    return sum(1 << one for one, place in enumerate(places) if place == places[first])


def _rolls(made: Sequence[Made]) -> list[int]:
    """The places of the rolls of dice in what was made."""
    return [place for place, one in enumerate(made) if one.what == What.ROLLED]
