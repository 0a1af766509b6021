"""A game with people and bots in its seats: whose choice comes next, who looks at the screen, and what they see.

In: a game, its record and journal. Out: choices that are made and kept, and frozen sights. It knows of no screen.
Complains with `TooLate`, `Unwritten` and `Fault`, as those who keep choices do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rulewright.choosing import History
from rulewright.game import Game
from rulewright.game.record import Record
from rulewright.information import Player
from rulewright.journal import Journal
from rulewright.picture import Nearness, Picture, TableLayout, nearness, picture
from rulewright.play import Commits, Explainer, Line, next_asked

MOST_LOG = 300
"""So many lines of the log are in its pane."""


@dataclass(frozen=True, slots=True)
class SeatSight:
    """What one eye sees at one moment (none: everybody's view), and what is near to a choice that is asked for.
    Drawn again and again, while the game goes on elsewhere.
    """

    eye: int | None
    picture: Picture
    log: tuple[str, ...]
    context: tuple[Line, ...] = ()
    near: Mapping[str, Nearness] = field(default_factory=dict)


class SeatedGame:
    """One game. `current` is the seat before the screen; none where everybody may look, or nobody has come yet."""

    def __init__(
        self,
        history: History,
        record: Record,
        journal: Journal | None,
        layout: TableLayout,
        people: frozenset[int],
        explainer: Explainer,
    ) -> None:
        self.history, self.record, self.layout, self.people = history, record, layout, people
        self.game: Game = history.game
        self.names: Sequence[str] = history.names
        self.commits = Commits(history, record, journal)
        self.explainer = explainer
        self.happened, self.past = explainer.happened, explainer.past
        self.current: int | None = next(iter(people)) if len(people) == 1 else None
        self.behind_curtain = len(people) > 1

    @property
    def bot_seat(self) -> int | None:
        """The bot that chooses next: of several at once bots come first, for nobody sees any before all are in."""
        decision = self.game.decision
        return None if decision is None else next((seat for seat in decision.seats if seat not in self.people), None)

    @property
    def asked(self) -> int | None:
        """The person whose choice is next: of several at once whoever looks already."""
        decision = self.game.decision
        if decision is None or self.bot_seat is not None:
            return None
        return next_asked(decision.seats, self.people, self.current)

    @property
    def must_hand_over(self) -> bool:
        """Whether somebody else than the one before the screen comes next, or all may look at the end."""
        return len(self.people) > 1 and (self.game.over or self.asked is not None) and self.asked != self.current

    def bot_choice(self, bot: Player, seat: int) -> int:
        """What a bot chooses; may take long, and changes nothing."""
        return bot.choose(self.game, seat, self.past)

    def choose(self, seat: int, action: int) -> None:
        self.commits.choose(seat, action, person=seat in self.people)

    def take_back(self, seat: int) -> None:
        self.commits.take_back(seat)

    def close_curtain(self) -> None:
        """From now on nobody's view is shown."""
        self.current, self.behind_curtain = None, True

    def open_curtain(self, seat: int | None) -> None:
        """A seat (none: everybody, after the end) looks from now on."""
        self.current, self.behind_curtain = seat, False

    def sight(self) -> SeatSight | None:
        """What is seen now; nothing behind the curtain."""
        if self.behind_curtain:
            return None
        eye = self.current
        log = tuple(self.game.shown.log(eye)[-MOST_LOG:])
        drawn = picture(self.layout, self.game.shown.view(eye))
        if eye is None or eye != self.asked:
            return SeatSight(eye, drawn, log)
        context = tuple(self.happened.context(self.game, eye))
        return SeatSight(eye, drawn, log, context, nearness(self.layout.form.relevance, self.game))
