"""Makes games agree with what a seat saw, where playing on at random does not.

In: the games that agreed so far, and the observation that is to be reached. Out: what makes it come about; games in
which components were exchanged that the seat does not know. The runtime plays each of them again, and judges.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from rulewright.information.belief_parts import BeliefParts
from rulewright.information.exchanges import Changes, Exchanges
from rulewright.information.made import NOWHERE, Rated, What, decided
from rulewright.information.rewriting import Rewriting

REPAIRS, EASY, HOPELESS = 4, 12, 24
"""So many times as games are needed is it tried to repair one;
after so many without any success in every way, then no more.
"""
EXCHANGES, DETOURS = 10, 8
"""So often are components of one game exchanged; so many detours are tried where an exchange cannot be."""
IMPROVEMENTS, PATIENCE = 300, 24
"""So many changes at random are tried in a game; with so many games for one observation."""
SEARCHED, MANY, COMPARED = 4, 32, 256
"""In so many games a hint is looked for, among so many choices of each seat at most; of more than so many it does not
matter which come twice.
"""

Hint = tuple[int, ...]
"""What to choose, by seat; the outcome or its likeness first."""


class Repairs:
    """Repairs the games of one seat."""

    def __init__(self, parts: BeliefParts) -> None:
        self.program, self.particles = parts.machine.program, parts.particles
        self.stream, self._below = parts.stream, parts.draw
        self.decided, self.rewriting = decided(self.program), Rewriting(parts.machine)
        self.exchanges = Exchanges(parts.machine, parts.seat, parts.draw)
        self.patience = PATIENCE
        self.again = self.particles.one.again
        """How the game that is looked at comes about with changes."""

    def hints(self, goal: int) -> list[Hint]:
        """The choices or the outcome that come nearest to the observation, in some of the games: in most
        numbers, and by what is told first, which is the cause of the rest.
        """
        nearest = first = NOWHERE
        for place in range(0, self.particles.count, max(1, self.particles.count // SEARCHED)):
            self.particles.pick_up(place)
            near, told = self._nearest(goal)
            nearest, first = min(nearest, near), min(first, told, key=lambda one: one.by_what_is_told)
            if nearest.differing == 0:
                break
        found = [hint for hint in dict.fromkeys((nearest.way, first.way)) if hint]
        return found or [(0,) * self.program.players]

    def _nearest(self, goal: int) -> tuple[Rated, Rated]:
        """Changes the game that is looked at: one seat's choice after the other, as long as that brings it nearer.
        Out: the result, and of all that was tried what is told rightly as long as possible.
        """
        asked, wanted = self.particles.one.asked(), self.stream[goal]
        chosen = [0] * self.program.players
        for seat, legal in asked.items():
            if not legal:
                return NOWHERE, NOWHERE
            chosen[max(0, seat)] = legal[self._below(len(legal))]
        rounds = 2 if len(asked) > 1 else 1
        lists = [(max(0, seat), self._some(legal)) for _ in range(rounds) for seat, legal in asked.items()]
        near, told = self.particles.one.nearest(chosen, lists, wanted)
        return near._replace(way=tuple(self._likened(near.way))), told._replace(way=tuple(self._likened(told.way)))

    def _some(self, legal: list[int]) -> list[int]:
        """All of a few ids, or some of many."""
        different = list(dict.fromkeys(legal)) if len(legal) <= COMPARED else legal
        return different if len(different) <= MANY else [different[self._below(len(different))] for _ in range(MANY)]

    def _likeness(self, outcome: int) -> int:
        """By what an outcome is hinted at."""
        s = self.particles.one.positions()
        is_component = self.decided[s[self.program.pc]] == What.DRAWN and 0 <= outcome < len(self.program.components)
        return self.exchanges.likeness(s, outcome) if is_component else outcome

    # ---- exchanges ---------------------------------------------------------------------------------------------------

    def fill(self, goal: int, hints: Sequence[Hint], alive: int, enough: int) -> int:
        """Fills up the tried games with such in which components were exchanged. Gives how many there are.

        By turns in each of several ways; when one has led there, by that one.
        """
        count, ways = self.particles.count, [(hint, by_ear) for by_ear in (False, True) for hint in hints]
        for attempt in range(REPAIRS * enough):
            if alive >= enough or (not alive and attempt >= HOPELESS):
                break
            self.particles.pick_up(attempt * 37 % count)
            way = ways[attempt % len(ways)]
            if self._exchanged(goal, *way, last=alive == 0 and attempt >= EASY):
                self.particles.put(alive)
                alive += 1
                ways = [way]
        return alive

    def _exchanged(self, goal: int, hint: Hint, by_ear: bool, last: bool) -> bool:
        """Whether the game that is looked at gives the observation, after some exchanges."""
        chosen = self.as_hinted(hint)
        for _ in range(EXCHANGES):
            if self.particles.one.look_on(goal, self._likened(chosen), 4):
                return True
            made, wish = self._changed(goal, chosen, by_ear)
            then = self.as_hinted(self._likened(wish) if made else self._nearest(goal)[0].way)
            if not made and then == chosen:
                return last and self._improved(goal, wish)
            chosen = then
        return last and self._improved(goal, chosen)

    def _improved(self, goal: int, chosen: Sequence[int]) -> bool:
        """The last way: it is changed at random again and again."""
        if not self.patience:
            return False
        self.patience -= 1
        hint, wanted = self._likened(chosen), self.stream[goal]
        nearest = self.particles.one.improve(goal - 1, chosen, wanted, IMPROVEMENTS)
        return nearest == 0 and self.particles.one.look_on(goal, hint, 8)

    def _changed(self, goal: int, chosen: list[int], by_ear: bool) -> tuple[bool, list[int]]:
        """All is made again with what the seat sees where it should not be exchanged for what should be there.
        Whether something changed, and what to choose then, or what should have been chosen.
        """
        before = self.particles.one.positions()
        changes = self._changes(goal, chosen, before, by_ear)
        if not (changes.exchanged or changes.rolls or changes.traded):
            again = self._named(chosen, changes.chosen)
            if changes.chosen and self._possible(again):
                return True, again
            changes.exchanged.update(self.exchanges.elsewhere(changes.chosen, before))
            if not changes.exchanged:
                return False, again
        for one in self._ways(changes, before):
            if self.again(one, goal - 1):
                return True, self._named(chosen, {**one.chosen, **one.exchanged})
        return False, self._named(chosen, {**changes.chosen, **changes.exchanged})

    def _changes(self, goal: int, chosen: list[int], before: list[int], by_ear: bool) -> Changes:
        """What should have been otherwise, by what is seen and by what is told after an attempt, the one or the other
        first; else by what is disclosed.
        """
        wanted = self.stream[goal]
        if self.particles.one.attempt(chosen, wanted) >= 0:
            seen, told, after = self.particles.one.attempted()
            seen_otherwise = partial(self.exchanges.changes, seen, wanted.seen, after, before)
            told_otherwise = partial(self.exchanges.changes_by_ear, told, wanted.heard, after, before)
            looks = (told_otherwise, seen_otherwise) if by_ear else (seen_otherwise, told_otherwise)
            for look in looks:
                changes = look()
                if any(changes[:-1]):
                    return changes
        return self.exchanges.changes_by_disclosure(self.stream[goal - 1].seen, wanted.seen, before)

    def _ways(self, changes: Changes, before: list[int]) -> Iterator[Changes]:
        """Changes as they should be; one after the other; by way of others."""
        yield changes
        yield from changes.one_by_one()
        for _ in range(DETOURS if changes.exchanged else 0):
            yield self.exchanges.round_three(changes, before)

    def _possible(self, chosen: list[int]) -> bool:
        return all(chosen[max(0, seat)] in legal for seat, legal in self.particles.one.asked().items())

    def _named(self, chosen: list[int], exchanged: dict[int, int]) -> list[int]:
        """The same choices, or the same outcome, if components are exchanged."""
        if -1 in self.particles.one.asked():
            return [exchanged.get(chosen[0], chosen[0]), *chosen[1:]]
        return [self.rewriting.choice(number, exchanged) for number in chosen]

    def _likened(self, chosen: Sequence[int]) -> list[int]:
        """Choices as a hint: of what chance draws the likeness."""
        return [self._likeness(chosen[0]), *chosen[1:]] if -1 in self.particles.one.asked() else [*chosen]

    def as_hinted(self, hint: Sequence[int]) -> list[int]:
        """What the hint says, as far as it is possible in the game that is looked at."""
        chosen = [0] * self.program.players
        for seat, legal in self.particles.one.asked().items():
            right = [one for one in legal if (self._likeness(one) if seat < 0 else one) == hint[max(0, seat)]] or legal
            if right:
                chosen[max(0, seat)] = right[self._below(len(right))]
        return chosen
