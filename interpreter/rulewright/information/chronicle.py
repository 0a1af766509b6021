"""The streams of seats, gathered while a game goes on.

In: every stop of a game that stops for chance (`automatic=False`), and every choice. Out: the streams of the seats that
are watched. Equal observations that follow each other are one, so that what is hidden from a seat leaves no trace in
its stream.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.game import Game
from rulewright.game.view_numbers import FollowedViews
from rulewright.information.observation import Observation, Stream


class Chronicle:
    """Watches one game for some of its seats, all by default.
    `choose`, `draw` and `decide` take the place of those of the game.
    """

    def __init__(self, game: Game, seats: Iterable[int] | None = None) -> None:
        self.game = game
        self._views: FollowedViews | None = None
        self.streams: dict[int, list[Observation]] = {
            seat: [] for seat in (range(game.program.players) if seats is None else seats)
        }

    @classmethod
    def start(cls, game: Game, seats: Iterable[int] | None = None) -> Chronicle:
        """The chronicle of a game that stands at its first stop."""
        chronicle = cls(game, seats)
        chronicle.note()
        return chronicle

    def clone(self) -> Chronicle:
        """With a copy of the game, which goes on by itself."""
        copy = Chronicle(self.game.clone(), ())
        copy.streams = {seat: list(stream) for seat, stream in self.streams.items()}
        return copy

    def stream(self, seat: int) -> Stream:
        """All that the seat has learned."""
        return tuple(self.streams[seat])

    def note(self) -> None:
        """Looks at the stop at which the game stands. Amid a simultaneous decision nothing is to be seen."""
        state = self.game.state
        heard = state.heard
        assert heard is not None, "a game that is watched must be begun with `heard`"
        self._views = self._views or FollowedViews(self.game.machine, self.streams)
        views = self._views(state)
        for seat, stream in self.streams.items():
            seen = tuple(views[seat])
            found = Observation(seen, tuple(state.pending.get(seat, ())), tuple(heard[seat]))
            if not stream or found.heard or stream[-1].choice is not None or _differ(found, stream[-1]):
                stream.append(found)
        for numbers in heard:
            numbers.clear()

    def choose(self, seat: int, action: int) -> None:
        """A choice of a seat; the game goes on to its next stop if it was the last that was waited for."""
        before = self.game.state.decisions
        self.game.choose(seat, action)
        stream = self.streams.get(seat)
        if stream is not None:
            stream[-1] = stream[-1].chosen(action)
        if self.game.state.decisions != before:  # else others have still to seal their choices
            self.note()

    def draw(self) -> None:
        """Chance decides as the game's own generator would."""
        self.game.draw()
        self.note()

    def decide(self, outcome: int) -> None:
        """Chance decides as it is told."""
        self.game.decide(outcome)
        self.note()


def _differ(found: Observation, last: Observation) -> bool:
    return found.seen != last.seen or found.legal != last.legal
