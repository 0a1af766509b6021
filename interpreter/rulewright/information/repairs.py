"""Makes games agree with what a seat saw, where playing on at random does not.

In: the games that agreed so far, and the observation that is to be reached. Out: what makes it come about; games in
which components were exchanged that the seat does not know. The runtime plays each of them again, and judges.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rulewright.backend.runtime.machine import Machine
from rulewright.information.exchanges import Changes, Exchanges
from rulewright.information.made import What, decided
from rulewright.information.observation import Observation
from rulewright.information.particles import Particles
from rulewright.information.rewriting import Rewriting

REPAIRS, EASY, HOPELESS = 4, 12, 32
"""So many times as games are needed is it tried to repair one;
after so many without any success in every way, then no more.
"""
EXCHANGES, DETOURS = 10, 8
"""So often are components of one game exchanged; so many detours are tried where an exchange cannot be."""
IMPROVEMENTS = 300
SEARCHED, MANY = 4, 32
"""In so many games a hint is looked for, among so many choices of each seat at most."""


class Repairs:
    """Of the games of one seat. `stream` grows elsewhere."""

    def __init__(
        self,
        machine: Machine,
        seat: int,
        particles: Particles,
        stream: Sequence[Observation],
        draw: Callable[[int], int],
    ) -> None:
        self.program, self.particles, self.stream, self._below = machine.program, particles, stream, draw
        self.decided, self.rewriting = decided(machine.program), Rewriting(machine)
        self.exchanges = Exchanges(machine, seat, draw)

    def hint(self, goal: int) -> list[int]:
        """The choices or the outcome that come nearest to the observation, in some of the games."""
        best: tuple[int, list[int]] = (1 << 40, [0] * self.program.players)
        for place in range(0, self.particles.count, max(1, self.particles.count // SEARCHED)):
            self.particles.pick_up(place)
            best = min(best, self._nearest(goal), key=lambda found: found[0])
            if best[0] == 0:
                break
        return best[1]

    def _nearest(self, goal: int) -> tuple[int, list[int]]:
        """Of the game that is looked at: one seat's choice after the other, as long as that brings it nearer."""
        asked, wanted = self.particles.asked(), self.stream[goal]
        chosen = [0] * self.program.players
        for seat, legal in asked.items():
            if not legal:
                return 1 << 40, chosen
            chosen[max(0, seat)] = legal[self._below(len(legal))]
        best = self._distance(chosen, wanted)
        for _ in range(2 if len(asked) > 1 else 1):
            for seat, legal in asked.items():
                for number in self._some(legal):
                    tried = [*chosen]
                    tried[max(0, seat)] = number
                    found = self._distance(tried, wanted)
                    if found < best:
                        best, chosen = found, tried
        if -1 in asked:
            chosen = [self._likeness(chosen[0]), *chosen[1:]]
        return best, chosen

    def _some(self, legal: list[int]) -> list[int]:
        """All of a few ids, or some of many."""
        different = list(dict.fromkeys(legal))
        return different if len(different) <= MANY else [different[self._below(len(different))] for _ in range(MANY)]

    def _distance(self, chosen: list[int], wanted: Observation) -> int:
        found = self.particles.attempt(chosen, wanted)
        return found if found >= 0 else 1 << 40

    def _likeness(self, outcome: int) -> int:
        """By what an outcome is hinted at."""
        s = self.particles.positions()
        return self.exchanges.likeness(s, outcome) if self.decided[s[self.program.pc]] == What.DRAWN else outcome

    # ---- exchanges ---------------------------------------------------------------------------------------------------

    def fill(self, goal: int, hint: list[int], alive: int, enough: int) -> int:
        """Fills up the tried games with such in which components were exchanged. Gives how many there are."""
        count = self.particles.count
        for attempt in range(REPAIRS * enough):
            if alive >= enough or (not alive and attempt >= HOPELESS):
                break
            self.particles.pick_up(attempt * 37 % count)
            if self._exchanged(goal, hint, alive == 0 and attempt >= EASY):
                self.particles.put(alive)
                alive += 1
        return alive

    def _exchanged(self, goal: int, hint: list[int], last: bool) -> bool:
        """Whether the game that is looked at gives the observation, after some exchanges."""
        chosen = self._as_hinted(hint)
        for _ in range(EXCHANGES):
            if self.particles.look_on(goal, self._likened(chosen), 4):
                return True
            changed = self._changed(goal, chosen)
            if changed is None:
                break
            chosen = self._as_hinted(self._likened(changed))
        return last and self._improved(goal, chosen)

    def _improved(self, goal: int, chosen: list[int]) -> bool:
        """The last way: outcomes and choices are drawn anew, one after the other."""
        hint, wanted = self._likened(chosen), self.stream[goal]
        nearest = self.particles.improve(goal - 1, chosen, wanted, IMPROVEMENTS)
        return nearest == 0 and self.particles.look_on(goal, hint, 8)

    def _changed(self, goal: int, chosen: list[int]) -> list[int] | None:
        """All is made again with what the seat sees where it should not be exchanged for what should be there;
        what to choose then, or nothing.
        """
        particles, wanted = self.particles, self.stream[goal]
        before = particles.positions()
        if particles.attempt(chosen, wanted) < 0:
            return None
        seen, told, after = particles.attempted()
        changes = self.exchanges.changes(seen, wanted.seen, after, before)
        if not any(changes[:-1]):
            changes = self.exchanges.changes_by_ear(told, wanted.heard, after, before)
        exchanged, made_otherwise = changes.exchanged, changes.exchanged or changes.rolls or changes.traded
        if not made_otherwise:
            again = self._named(chosen, changes.chosen)
            if changes.chosen and self._possible(again):
                return again
            exchanged.update(self.exchanges.elsewhere(changes.chosen, before))
            if not exchanged:
                return None
        for one in self._ways(changes, before):
            if particles.again(one, goal - 1):
                return self._named(chosen, {**one.chosen, **one.exchanged})
        return None

    def _ways(self, changes: Changes, before: list[int]) -> Iterator[Changes]:
        """Changes as they should be; one after the other; by way of others."""
        yield changes
        yield from changes.one_by_one()
        for _ in range(DETOURS if changes.exchanged else 0):
            yield self.exchanges.round_three(changes, before)

    def _possible(self, chosen: list[int]) -> bool:
        return all(chosen[max(0, seat)] in legal for seat, legal in self.particles.asked().items())

    def _named(self, chosen: list[int], exchanged: dict[int, int]) -> list[int]:
        """The same choices, or the same outcome, if components are exchanged."""
        if -1 in self.particles.asked():
            return [exchanged.get(chosen[0], chosen[0]), *chosen[1:]]
        return [self.rewriting.choice(number, exchanged) for number in chosen]

    def _likened(self, chosen: list[int]) -> list[int]:
        """Choices as a hint: of what chance draws the likeness."""
        return [self._likeness(chosen[0]), *chosen[1:]] if -1 in self.particles.asked() else chosen

    def _as_hinted(self, hint: list[int]) -> list[int]:
        """What the hint says, as far as it is possible in the game that is looked at."""
        chosen = [0] * self.program.players
        for seat, legal in self.particles.asked().items():
            right = [one for one in legal if (self._likeness(one) if seat < 0 else one) == hint[max(0, seat)]] or legal
            if right:
                chosen[max(0, seat)] = right[self._below(len(right))]
        return chosen
