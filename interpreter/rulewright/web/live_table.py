"""One table that is being played: who sits where, what a link may see and do.

In: a machine, a record (of a new game, or of one that goes on after a restart), who plays which seat. Out: choices made
and kept, and what an eye sees. Complains (`TableRefusal`) about what a link may not do now: nothing has changed then.
All calls may come from any thread; one at a time is served.
"""

from __future__ import annotations

import hashlib
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count

from rulewright.backend.runtime.machine import Machine
from rulewright.choosing import History, TooLate
from rulewright.errors import RulewrightError, TooLong
from rulewright.game import Fault, Game
from rulewright.game.record import Differs, Record, begun, follow
from rulewright.game.seats import PERSON, shown_names
from rulewright.information import Past, Player
from rulewright.picture import TableLayout
from rulewright.rule_log import LogFollower, ToldEntry
from rulewright.sentences import saying
from rulewright.web.kept_tables import KeptTables, TableNote
from rulewright.web.seat_sight import Chair, Sight

NOTE_KINDS = ("unclear", "too slow", "too strong", "too weak", "fun", "other")
LONGEST_NOTE = 500
TOKEN_BYTES = 24
MOST_REASONS = 200
LATELY = 12
"""Lines of the log that onlookers are shown at once."""

Moment = tuple[int, str, int | None]


class TableRefusal(RulewrightError):
    """What a link asked for and may not have, and why; for people."""


@dataclass
class LiveTable:
    """A table with its game. `changed` is called after every change, from the thread that made it."""

    number: int
    machine: Machine
    layout: TableLayout
    record: Record
    players: Sequence[Player]
    kept: KeptTables
    saving: threading.Lock
    chairs: dict[str, Chair]
    changed: Callable[[], None] = lambda: None
    fault: str = ""
    told: dict[int, int] = field(default_factory=dict)
    changes: int = 0
    """Rises with every choice that is made or taken back."""

    def __post_init__(self) -> None:
        self.turn = threading.RLock()
        self.game: Game = begun(self.machine, self.record)
        self.history = History(self.game, shown_names(self.machine), practice=self.record.practice)
        again = partial(self._again, count())
        follow(self.game, self.record, max(0, len(self.record.choices) - 1), choose=again)
        if self.record.choices:
            self._make_last()
        self.follower = LogFollower(self.machine.shown, self.record.seed, self.record.choices)
        self.past = Past(self.machine, self.record.seed, self.record.choices)
        self._sights: dict[tuple[str, tuple[int, ...]], tuple[Moment, Sight]] = {}

    def _again(self, made: Iterator[int], seat: int, action: int) -> None:
        """A choice of the record made again, so that it can be taken back as before."""
        self.history.choose(seat, action, next(made), person=seat in self.people)

    def _make_last(self) -> None:
        """The last choice of the record again: how it ended may not have been kept any more."""
        (seat, action), expected = self.record.choices[-1], self.record.digests[len(self.record.choices) - 1]
        if self.game.digest() != expected or action not in self.game.legal(seat):
            raise Differs(len(self.record.choices), "the game goes another way than it was kept")
        self._go_on(seat, action, len(self.record.choices) - 1)

    # ---- who may do what --------------------------------------------------------------------------------------------

    @property
    def people(self) -> frozenset[int]:
        """Seats that people play."""
        return frozenset(seat for seat, sits in enumerate(self.record.seats) if sits.player == PERSON)

    def waiting(self) -> tuple[int, ...]:
        """Seats that may choose now."""
        return tuple(sorted(self.game.state.pending)) if not self.fault else ()

    def stop(self, seat: int) -> str:
        """Names the seat's present choice: how many it has made, and what is legal. An old page has another."""
        made = sum(who == seat for who, _ in self.record.choices)
        return hashlib.sha256(f"{made}/{self.game.legal(seat)}".encode()).hexdigest()[:16]

    def moment(self, chair: Chair) -> Moment:
        """The same as long as nothing changes for the link."""
        return self.changes, self.fault, chair.looking

    def sight(self, chair: Chair) -> Sight:
        """What the link is shown now; worked out once for a moment."""
        with self.turn:
            moment, link = self.moment(chair), (chair.token, chair.seats)
            kept = self._sights.get(link)
            if kept is None or kept[0] != moment:
                kept = self._sights[link] = moment, self._seen(chair)
            return kept[1]

    def _seen(self, chair: Chair) -> Sight:
        waiting, eye = self.waiting(), chair.eye
        asked = eye if eye is not None and eye in waiting else None
        since = self.game.readable_log.latest(None, LATELY) if eye is None else self.told.get(eye, 0)
        shown = self.game.shown
        return Sight(
            self.number,
            shown.program.title,
            tuple(shown_names(self.machine)),
            eye,
            shown.view(eye),
            tuple(shown.log(eye)),
            tuple(shown.log(eye, since=max(since, shown.readable_log.first(eye)))),
            asked,
            waiting,
            self._curtain(chair, waiting),
            self.stop(eye) if eye is not None else "",
            eye is not None and not self.game.over and not self.fault and self.history.may_go_back(eye),
            self.fault,
            self.game.finished,
        )

    def _curtain(self, chair: Chair, waiting: Sequence[int]) -> int | None:
        """Who should take a device that several share: the first of its seats
        that may choose and does not look already.
        """
        if len(chair.seats) < 2 or chair.looking is not None:
            return None
        return next((seat for seat in waiting if seat in chair.seats), None)

    # ---- what a link does -------------------------------------------------------------------------------------------

    def take(self, chair: Chair, seat: int) -> None:
        """A person takes a shared device and looks."""
        with self.turn:
            if len(chair.seats) < 2 or seat not in chair.seats:
                raise TableRefusal(saying("refused-other-seat"))
            if chair.looking not in (None, seat):
                raise TableRefusal(saying("refused-other-looks"))
            chair.looking = seat

    def hide(self, chair: Chair) -> None:
        """Nobody looks at a shared device any more."""
        with self.turn:
            chair.looking = None

    def choose(self, chair: Chair, stop: str, action: int) -> None:
        """A person's choice, kept before it is made; then the bots are next."""
        with self.turn:
            seat = chair.eye
            if seat is None:
                raise TableRefusal(saying("refused-onlooker"))
            if self.game.over or self.fault:
                raise TableRefusal(saying("refused-over"))
            if seat not in self.waiting():
                raise TableRefusal(saying("refused-not-yours"))
            if not secrets.compare_digest(stop.encode(), self.stop(seat).encode()):
                raise TableRefusal(saying("refused-old-choice"))
            if action not in self.game.legal(seat):
                raise TableRefusal(saying("refused-not-among"))
            self.make(seat, action)
            if len(chair.seats) > 1 and seat not in self.waiting():
                chair.looking = None
        self.changed()

    def take_back(self, chair: Chair, stop: str) -> None:
        """A person's last choice is taken back, if nothing new has become known since."""
        with self.turn:
            seat = chair.eye
            if seat is None or stop != self.stop(seat):
                raise TableRefusal(saying("refused-old"))
            try:
                self.history.back(seat, self._forget)
            except TooLate as problem:
                raise TableRefusal(saying("refused-undo", why=problem.args[0])) from problem
            self.told[seat] = min(self.told.get(seat, 0), len(self.game.state.log or ()))
            self.changes += 1
        self.changed()

    def _forget(self, made: int) -> None:
        """Forgets all choices but the first `made`, in the record and in the file."""
        with self.saving:
            self.kept.back_to(self.number, made)
        self.record.back_to(made)

    def why(self, chair: Chair) -> tuple[ToldEntry, ...]:
        """What the rules did since the eye's last choice, and why, as far as it may know; of onlookers lately.
        The game is played again for it.
        """
        with self.turn:
            if self.sight(chair).curtain is not None:
                return ()
            log = self.follower.log()
            since = 0 if chair.eye is None else log.chosen.get(chair.eye, 0)
            return log.told(chair.eye, since=since)[-MOST_REASONS:]

    def follow(self) -> None:
        """The rule log goes as far as the game: before somebody asks for the page, and is kept waiting.
        If it cannot, whoever asks is told.
        """
        with self.turn, suppress(Exception):
            if self.people:
                self.follower.game()

    def context(self, seat: int) -> str:
        """Which phase and step ask the seat, and what they are about, in the words of the rules."""
        with self.turn:
            return self.follower.game().context(seat)

    def note(self, chair: Chair, kind: str, text: str) -> None:
        """Something that a person wants to remember of this moment, with the line of the rules that asks now."""
        said = " ".join(text.split())
        if kind not in NOTE_KINDS:
            raise TableRefusal(saying("refused-note-kind"))
        if len(said) > LONGEST_NOTE:
            raise TableRefusal(saying("refused-note-long", most=LONGEST_NOTE, count=len(said)))
        if not said and kind == "other":
            raise TableRefusal(saying("refused-note-empty"))
        with self.turn:
            seat = chair.eye
            number, place = len(self.record.choices), self._place()
        with self.saving:
            self.kept.add_note(
                TableNote(self.number, number, -1 if seat is None else seat, kind, said, place, time.time())
            )

    def _place(self) -> str:
        """The line of the rules where the game stands."""
        program = self.game.program
        span = program.code[self.game.state.slots[program.pc]].span
        return f"{span.source.name}:{span.position.line}"

    def make(self, seat: int, action: int) -> None:
        """A choice that is allowed, of a person or a bot: kept, then made. Only for whoever has the `turn`."""
        number, lines = len(self.record.choices), len(self.game.state.log or ())
        words = self.game.words(seat, action)
        with self.saving:
            self.kept.add_choice(self.number, number, seat, action, words, self.game.digest(), seat in self.people)
        self.record.add(self.game, seat, action)
        self.told[seat] = lines
        self.changes += 1
        self._go_on(seat, action, number)

    def _go_on(self, seat: int, action: int, made: int) -> None:
        """The choice in the game; its end is kept too."""
        fault = None
        try:
            self.history.choose(seat, action, made, person=seat in self.people)
        except Fault as problem:
            fault, self.fault = problem, problem.in_words(self.game.say)
        except TooLong as problem:  # the table stays as it is kept; where it stands depends on the machine
            self.fault = str(problem)
        if fault is not None or self.game.over:
            self.record.close(self.game, fault)
            kept = self.record.to_json()
            with self.saving:
                self.kept.end(self.number, {key: kept[key] for key in ("finished", "fault", "digest")})

    def export(self) -> Record:
        """The record so far; it holds every secret."""
        with self.turn:
            if self.record.fault is None:
                self.record.close(self.game)
            return self.record


def new_token() -> str:
    """A link that nobody can guess: 192 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)
