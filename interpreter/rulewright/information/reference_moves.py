"""Moves of Metropolis and Hastings, by which copies of a game become different games that agree as well.

In: a game. Out: another one, if it is accepted. The same as in c/belief.h, number for number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rulewright.backend.runtime.chance import below, next_word
from rulewright.information.made import Made, What
from rulewright.information.particle import MadeBefore, Particle
from rulewright.information.reference_replays import LARGE, ReferenceReplays
from rulewright.information.rewriting import Rewriting

MOST_DOUBLED, MOVES, REDRAWN, NEAR = 4, 6, 8, 8
"""One pair of components that is exchanged at once is doubled so often; so often a copy is moved, and once in so many
times something is drawn anew.
"""
Move = Callable[[Particle, int], Particle | None]
"""Of a game, with the observation that is to be reached: the game that it becomes, if one is accepted."""


class ReferenceMoves:
    """Moves games of one seat."""

    def __init__(self, replays: ReferenceReplays, rewriting: Rewriting) -> None:
        self.replays, self.rewriting = replays, rewriting
        self.machine, self.program, self.seat, self.streams = (
            replays.machine,
            replays.program,
            replays.seat,
            replays.streams,
        )
        looks = {(one.cls, one.face) for one in self.program.components}
        self.look_different = len(looks) > len({cls for cls, _ in looks})
        """Whether some two components of one class look different."""

    def moved(self, p: Particle, goal: int) -> tuple[Particle, int]:
        """A game after some moves, and how many of them were accepted."""
        accepted = 0
        for move in self._moves():
            spare = move(p, goal)
            if spare is not None:
                p, accepted = spare, accepted + 1
        return p, accepted

    def _moves(self) -> Iterator[Move]:
        """Each is drawn after the one before it was made."""
        if not (self.look_different or self.program.rolled):
            yield self._redraw
            return
        for _ in range(MOVES):
            yield self._move()

    def _move(self) -> Move:
        """The kind of a move is drawn."""
        if not below(self.streams, 0, REDRAWN):
            return self._redraw
        trades = self.program.rolled and (not self.look_different or below(self.streams, 0, 2) > 0)
        return self._trade_rolls if trades else self._exchange_some

    def _redraw(self, p: Particle, goal: int) -> Particle | None:
        """One outcome or choice is drawn anew, and all that came after it is made again."""
        made = p.made
        if not made:
            return None
        change = below(self.streams, 0, len(made))
        spare = self.replays.replayed(made, goal, MadeBefore(made, False, change, -1))
        return self._accepted(p, spare)

    def _trade_rolls(self, p: Particle, goal: int) -> Particle | None:
        """Two rolls of dice trade their numbers: which of those that lie together showed which is often not to be seen,
        but tells when it is rolled again.
        """
        made, rolls = p.made, rolls_of(p.made)
        if len(rolls) < 2:
            return None
        one = below(self.streams, 0, len(rolls))
        other = one + 1 + below(self.streams, 0, NEAR)
        if other >= len(rolls) or made[rolls[one]].value == made[rolls[other]].value:
            return None
        given, first, second = list(made), rolls[one], rolls[other]
        given[first] = given[first]._replace(value=made[second].value)
        given[second] = given[second]._replace(value=made[first].value)
        spare = self.replays.replayed(given, goal, MadeBefore(given, False, -1, -1))
        if spare is None:
            return None
        again = rolls_of(spare.made)
        alike = len(again) == len(rolls) and (again[one], again[other]) == (first, second)
        return self._accepted(p, spare) if alike else None

    def _accepted(self, p: Particle, spare: Particle | None) -> Particle | None:
        """The other game, if one becomes it: that is drawn, by the numbers of possibilities."""
        if spare is None or len(spare.made) != len(p.made):
            return None
        ratio = p.ways / spare.ways
        for _ in range(spare.scale, p.scale):
            ratio *= LARGE
        for _ in range(p.scale, spare.scale):
            ratio *= 1 / LARGE
        return spare if next_word(self.streams, 0) / 2**32 < ratio else None

    def _exchange_some(self, p: Particle, goal: int) -> Particle | None:
        """Components that the seat does not know take each other's places, from the beginning on.

        Only where the same exchange leads back, so that the way back is as likely as the way there; so what is foreseen
        of the one is asked of the other, too.
        """
        unknown = self.unknown(p)
        exchanged = self.some_pairs(unknown[:], MOST_DOUBLED)
        if not exchanged or self.rewriting.foreseen(p.made, exchanged):
            return None
        given = self.rewriting.exchanged(p.made, exchanged)
        spare = self.replays.replayed(given, goal, MadeBefore(given, False, -1, -1))
        if spare is None:
            return None
        back, then = self.rewriting.exchanged(spare.made, exchanged), self.unknown(spare)
        leads_back = len(then) == len(unknown) and exchanged.keys() <= {*then}
        same = [made.value for made in back] == [made.value for made in p.made]
        foreseen = self.rewriting.foreseen(spare.made, exchanged)
        return self._accepted(p, spare) if leads_back and same and not foreseen else None

    def some_pairs(self, unknown: list[int], most: int) -> dict[int, int]:
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

    def unknown(self, p: Particle) -> list[int]:
        """The components of which the seat does not know where they lie, zone by zone."""
        table, s, found = self.machine.table, p.state.slots, list[int]()
        for zone, (base, first) in enumerate(zip(table.bases, table.firsts, strict=True)):
            undecided = () if table.heaps[zone] else table.undecided(s, zone)
            for one in s[first : first + s[base]]:
                seats = table.visible(zone, s[table.facing + one]) | s[table.knows + one]
                if one in undecided or not seats >> self.seat & 1:
                    found.append(one)
        return found


def rolls_of(made: Sequence[Made]) -> list[int]:
    """The places of the rolls of dice in what was made."""
    return [place for place, one in enumerate(made) if one.what == What.ROLLED]
