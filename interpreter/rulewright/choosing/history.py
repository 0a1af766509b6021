"""The way back: positions before people's choices, and how far one may return.

One may take back one's own choices, one after another, as far back as the last new information and no further: not over
chance, not over another seat's choice, and not over anything that one's own choice has uncovered. In practice, which is
for one person alone, one may go back over all that: the same chance comes again, also that of bots.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rulewright.backend.runtime.state import State
from rulewright.choosing.new_information import news
from rulewright.game import Fault, Game
from rulewright.ir.program import PASS, Action
from rulewright.processes.end_signals import interrupts_later
from rulewright.sentences import Said, saying

REVEALED = saying("since-uncovered")


class TooLate(Exception):
    """A choice that cannot be taken back, and why."""

    def __init__(self, why: Said) -> None:
        super().__init__(why)


@dataclass(slots=True)
class Point:
    """Before a choice: whose, the state, how many choices had been made; and what has made it final since."""

    seat: int
    state: State
    made: int
    final: Said | None = None


class History:
    """Makes the choices of a game, and takes back what may be taken back."""

    def __init__(self, game: Game, names: Sequence[str], *, practice: bool = False) -> None:
        self.game = game
        self.names = names
        self.practice = practice
        self.points: list[Point] = []
        self.chosen: list[int] = []

    def choose(
        self, seat: int, action: int, made: int, *, person: bool = True, keep: Callable[[], None] | None = None
    ) -> None:
        """A seat's choice; `made` choices came before it.
        It counts when it is kept; if it is broken off, the game is as it was. Ctrl-C breaks off what the rules do with
        it, and nothing of its keeping.
        """
        point = Point(seat, self.game.state.clone(), made)
        state = self.game.state
        state.visited = {} if person else None
        counts = False
        try:
            self.game.choose(seat, action)
            with interrupts_later():
                if keep is not None:
                    keep()
                counts = True
                self._add(point, state, action, person=person)
        except Fault:
            raise
        except BaseException:
            if not counts:
                self.game.state = point.state
            raise

    def _add(self, point: Point, state: State, action: int, *, person: bool) -> None:
        """The choice is made; whether it may be taken back depends on what it has uncovered."""
        seat = point.seat
        if person:
            self.chosen.append(seat)
        else:
            others = Point(seat, point.state, point.made, saying("chosen-since", name=self.names[seat]))
            self.points = [*self.points, others] if self.practice else [others]
            return
        ran, state.visited = set(state.visited or ()), None
        point.final = self._uncovered(point) or news(
            self.game.machine, seat, point.state, state, ran, self._action(action)
        )
        self.points.append(point)

    def _uncovered(self, point: Point) -> Said | None:
        """Whether the choice was the last of several sealed ones: then it has uncovered those of the others."""
        program, before = self.game.program, point.state.slots
        sealed = before[program.sealed : program.sealed + program.players]
        others = [seat for seat, action in enumerate(sealed) if action >= 0 and seat != point.seat]
        settled = self.game.state.slots[program.sealed + point.seat] < 0 or not self.game.state.pending
        return REVEALED if others and settled else None

    def _action(self, number: int) -> Action | None:
        return None if number == PASS else self.game.machine.choosers.of(number).action

    def may_go_back(self, seat: int) -> bool:
        """Whether the seat may take its last choice back."""
        try:
            self._last(seat)
        except TooLate:
            return False
        return True

    def back(self, seat: int, keep: Callable[[int], None] | None = None) -> Point:
        """Returns to before the seat's last choice; raises `TooLate` where that may not be.
        `keep` is told how many choices are left.
        """
        at = self._last(seat)
        point = self.points[at]
        with interrupts_later():
            if keep is not None:
                keep(point.made)
            del self.points[at:]
            self.chosen.remove(seat)
            self.game.state = point.state
        return point

    def _last(self, seat: int) -> int:
        """Where the point lies to which the seat may return."""
        own = [at for at, point in enumerate(self.points) if point.seat == seat]
        if not self.points or seat not in self.chosen:
            raise TooLate(saying("nothing-back"))
        if self.practice:
            return own[-1]
        point = self.points[-1]
        if point.final or point.seat != seat:
            raise TooLate(point.final or saying("chosen-since", name=self.names[point.seat]))
        return len(self.points) - 1
