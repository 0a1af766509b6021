"""All tables of one server: new ones are opened, those of the file are gone on with.

In: the served ruleset, the file. Out: live tables and their links. Complains (`TableRefusal`) where a table cannot be
opened; a table of the file whose rules have changed since stays in the file, and is told as `Closed`.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from rulewright.backend.runtime.game_wording import GameWording
from rulewright.backend.runtime.machine import Machine
from rulewright.bots import Player, UnknownBot, named, seated
from rulewright.errors import BadConfiguration, TooLong
from rulewright.frontend.syntax import json_text
from rulewright.game import Fault, Game
from rulewright.game.record import BadRecord, Differs, Record, check_head, record_from
from rulewright.game.seats import PERSON, BadName, Seat, call_seats, seat_names
from rulewright.loading import Ruleset
from rulewright.picture import TableForm, TableLayout, form_of, layout_with, name_pieces
from rulewright.web.kept_tables import KeptTables, TableRow
from rulewright.web.live_table import LiveTable, TableRefusal, new_token
from rulewright.web.seat_cookies import public_name
from rulewright.web.seat_sight import Chair

MOST_TABLES = 500
MOST_SEED = 10**9
USUAL_BOT = "random"


@dataclass(frozen=True, slots=True)
class Opening:
    """A table to be opened. Seats count from 0."""

    players: int | None = None
    """None: the usual number."""
    options: Mapping[str, str] = field(default_factory=dict)
    names: Sequence[str] = ()
    people: frozenset[int] | None = None
    """The seats that people play; none named: all."""
    bots: Sequence[str] = (USUAL_BOT,)
    """The bot at all other seats, or one for each seat."""
    devices: Sequence[frozenset[int]] = ()
    """Seats that share a device."""
    seed: int | None = None
    practice: bool = False
    """The only person may take back any choice; the record says so."""


@dataclass(frozen=True, slots=True)
class Closed:
    """A table of the file that cannot be gone on with, and why."""

    number: int
    why: str


class ServedTables:
    """The tables that are being played."""

    def __init__(
        self, ruleset: Ruleset, name: str, kept: KeptTables, speak: Callable[[Machine], None] = lambda _: None
    ) -> None:
        """Tables of a ruleset that was opened by a name; the file is used, and closed by whoever opened it.
        `speak` chooses the language of screens.
        """
        self.ruleset, self.name, self.kept, self.speak = ruleset, name, kept, speak
        self.saving, self.opening = threading.Lock(), threading.Lock()
        self.live: dict[int, LiveTable] = {}
        self.closed: list[Closed] = []
        self.seats_of: dict[str, tuple[LiveTable, Chair]] = {}
        self.on_change: Callable[[LiveTable], None] = lambda _: None

    # ---- links ------------------------------------------------------------------------------------------------------

    def found(self, name: str) -> tuple[LiveTable, Chair] | None:
        """The table and chair of a link, by its public name."""
        return self.seats_of.get(name)

    def machine(self, players: int | None, options: Mapping[str, str]) -> Machine:
        """A machine of a table's own: it calls its seats by name. Raises BadConfiguration."""
        return Machine(self.ruleset.machine(players, options).program)

    @cached_property
    def wording(self) -> GameWording:
        """The words of screens that belong to no table."""
        machine = self.machine(None, {})
        self.speak(machine)
        return machine.shown.texts.wording

    def names(self, machine: Machine, names: Sequence[str], form: TableForm) -> None:
        """A machine's seats, and what belongs to them, by their names, in the language of screens."""
        call_seats(machine, names)
        self.speak(machine)
        name_pieces(machine, form.player_traits)

    # ---- new tables -------------------------------------------------------------------------------------------------

    def open(self, opening: Opening) -> LiveTable:
        """A new table, kept before anybody sees it."""
        with self.opening:
            if len(self.live) >= MOST_TABLES:
                raise TableRefusal(f"There are {MOST_TABLES} tables already.")
            try:
                machine = self.machine(opening.players, opening.options)
                seats = _seats(opening, machine.program.players)
                players = _players(seats)
                devices = _devices(opening, seats)
                seed = secrets.randbelow(MOST_SEED) if opening.seed is None else opening.seed
                form = form_of(self.ruleset, machine.program)
                self.names(machine, [seat.name for seat in seats], form)
                Game.start(machine, seed)
            except (BadConfiguration, BadName, UnknownBot, TooLong, ValueError) as problem:
                raise TableRefusal(f"{problem}") from problem
            except Fault as fault:
                raise TableRefusal(f"The game cannot be set up: {fault.told}") from fault
            record = Record.of(machine.program, seed, self.ruleset.found.variants, self.name, seats)
            record.practice = opening.practice
            links = [(new_token(), device) for device in devices]
            with self.saving:
                number = self.kept.add_table(record.to_json(), links)
            return self._seat(number, layout_with(form, machine.shown), machine, record, players, links)

    def _seat(
        self,
        number: int,
        layout: TableLayout,
        machine: Machine,
        record: Record,
        players: Sequence[Player],
        links: Sequence[tuple[str, tuple[int, ...]]],
    ) -> LiveTable:
        chairs = {token: Chair(token, seats) for token, seats in links}
        table = LiveTable(number, machine, layout, record, players, self.kept, self.saving, chairs)
        table.changed = lambda: self.on_change(table)
        self.live[number] = table
        self.seats_of |= {public_name(token): (table, chair) for token, chair in chairs.items()}
        return table

    # ---- tables of the file -----------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Takes up every table of the file; those that cannot be are told."""
        for row in self.kept.tables():
            if row.id not in self.live:
                try:
                    self._take_up(row)
                except (
                    BadRecord,
                    BadConfiguration,
                    BadName,
                    UnknownBot,
                    Differs,
                    Fault,
                    TooLong,
                    ValueError,
                ) as problem:
                    self.closed.append(Closed(row.id, str(problem)))

    def _take_up(self, row: TableRow) -> None:
        record = checked_record(row)
        served = self.ruleset.header.game
        if record.game != served:
            raise BadRecord(f"it is a table of `{record.game}`, and `{served}` is served")
        machine = self.machine(record.players, record.options)
        form = form_of(self.ruleset, machine.program)
        self.names(machine, seat_names([seat.name for seat in record.seats], record.players), form)
        self._seat(row.id, layout_with(form, machine.shown), machine, record, _players(record.seats), row.links)


def checked_record(row: TableRow) -> Record:
    """The record of a table, judged as one that is read from a file; its links are of seats that it has."""
    check_head(row.record, "record")
    try:
        json_text.check(row.record, "record", "record")
    except json_text.BadJson as problem:
        raise BadRecord(f"the record of table {row.id} is none: {problem}") from problem
    record = record_from(row.record)
    if any(not 0 <= seat < record.players for _, seats in row.links for seat in seats):
        raise BadRecord(f"table {row.id} has a link to a seat that it has not")
    if record.practice and sum(seat.player == PERSON for seat in record.seats) != 1:
        raise BadRecord(f"table {row.id} is practice, which is for one person, and has others")
    return record


def _seats(opening: Opening, players: int) -> tuple[Seat, ...]:
    people = frozenset(range(players)) if opening.people is None else opening.people
    for numbers in (people, *opening.devices):
        if numbers and max(numbers) >= players:
            raise TableRefusal(f"There is no seat {max(numbers) + 1}: {players} play.")
    seated(opening.bots, players)
    bots = list(opening.bots) * players if len(opening.bots) == 1 else list(opening.bots)
    if opening.practice and len(people) != 1:
        raise TableRefusal(f"Practice is for one person, and {len(people) or 'none'} would play; name one seat.")
    names = seat_names(list(opening.names), players)
    return tuple(Seat(name, PERSON if seat in people else bots[seat]) for seat, name in enumerate(names))


def _players(seats: Sequence[Seat]) -> tuple[Player, ...]:
    return tuple(named(USUAL_BOT if seat.player == PERSON else seat.player) for seat in seats)


def _devices(opening: Opening, seats: Sequence[Seat]) -> list[tuple[int, ...]]:
    """The seats of each link: devices that people share, then everybody's own, then one for onlookers."""
    people = [number for number, seat in enumerate(seats) if seat.player == PERSON]
    shared = [tuple(sorted(device & set(people))) for device in opening.devices if device & set(people)]
    at_shared = {seat for device in shared for seat in device}
    if len(at_shared) < sum(map(len, shared)):
        raise TableRefusal("A seat cannot sit at two shared devices.")
    return [*shared, *((seat,) for seat in people if seat not in at_shared), ()]
