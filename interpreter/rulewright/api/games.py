"""A game being played, and the record of one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright import record_files
from rulewright.api import player_turns
from rulewright.api.arguments import NameOrPath, path_text
from rulewright.api.player_turns import Information, Past, Wanted
from rulewright.errors import BadConfiguration
from rulewright.game import Action, Fault, Illegal, Outcome, action_id, record, saved_game
from rulewright.game import Game as Played
from rulewright.game.view import View
from rulewright.rule_log import LogFollower, ScoreSheet, ToldEntry, score_sheets

if TYPE_CHECKING:
    from rulewright.api.rules import Rules


class Game:
    """A game at a decision, or at its end. It notes its own record."""

    def __init__(self, rules: Rules, game: Played, noted: record.Record) -> None:
        """Games are made by `Rules.start`, `replay` and `resume`."""
        self.rules = rules
        self._game = game
        self._noted = noted
        self._past = Past(game.machine, noted.seed, noted.choices)
        self._rule_log = LogFollower(game.machine, noted.seed, noted.choices)

    @property
    def over(self) -> bool:
        return self._game.over

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may choose now; nobody after the end. Several: each without seeing the others' choices."""
        return tuple(self._game.decision.seats) if self._game.decision is not None else ()

    @property
    def decisions(self) -> int:
        """How many choices were made."""
        return self._game.state.decisions

    def turn(self, seat: int | None = None) -> Information:
        """What a seat (the first that may choose) knows when it is asked."""
        return player_turns.information_of(self._game, self._asked(seat), self._past)

    def choose(self, action: Action | int, seat: int | None = None) -> None:
        """Makes a choice for a seat (the first that may choose) and plays on to the next.
        Raises `Illegal`, or `Fault` where a rule breaks.
        """
        chosen, who = action_id(action), self._asked(seat)
        if chosen is None:
            raise Illegal(f"an action or its id, a whole number, is needed, and not `{action!r:.40}`")
        if chosen not in self._game.legal(who):
            raise Illegal(self._game.refusal(who, chosen))
        self._noted.add(self._game, who, chosen)
        with self._noting_faults():
            self._game.choose(who, chosen)

    def play(self, bots: Wanted = "random") -> Outcome:
        """Lets bots play to the end: one for all seats, or a list of one for each; by name, or of your own."""
        seated = player_turns.seated(bots, self.rules.players)
        while self.to_act:
            seat = self.to_act[0]
            self.choose(seated[seat].choose(self._game, seat, self._past), seat)
        return self.outcome

    def view(self, seat: int | None = None) -> View:
        """Everything that a seat may see (none: an onlooker), as JSON would hold it."""
        self._check(seat)
        return self._game.view(seat)

    def log(self, seat: int | None = None) -> tuple[str, ...]:
        """What a seat (none: an onlooker) was told, as far back as it may call it up: to its last choice
        where the rules leave memory to the players.
        """
        self._check(seat)
        return tuple(self._game.log(seat))

    def rule_log(self, seat: int | None = None) -> tuple[ToldEntry, ...]:
        """Which rules acted, as a seat (none: an onlooker) may know it: the game is played again beside this one."""
        self._check(seat)
        return self._rule_log.log().told(seat)

    def full_rule_log(self) -> tuple[ToldEntry, ...]:
        """The same with every secret. Not for anybody who plays."""
        return self._rule_log.log().told_in_full()

    def score_sheets(self) -> tuple[ScoreSheet, ...]:
        """After the end, a line for each source of points, with who may know it."""
        return score_sheets(self._game)

    def full_view(self) -> View:
        """Everything there is, with every secret. Not for anybody who plays."""
        return self._game.full_view()

    @property
    def outcome(self) -> Outcome:
        """Scores and ranks by seat, and why; only after the end."""
        return self._game.outcome

    def standing(self) -> Outcome:
        """The outcome as if the game were over now, worked out from every secret. Not for anybody who plays."""
        return self._game.standing()

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.clone()

    def clone(self) -> Game:
        """A copy that goes on by itself."""
        return Game(self.rules, self._game.clone(), record.record_from(self._noted.to_json()))

    @property
    def record(self) -> Record:
        """The game so far: its seed and all choices. It tells every secret."""
        if self._noted.fault is None:
            self._noted.close(self._game)
        return Record(record.record_from(self._noted.to_json()))

    def save(self, path: NameOrPath) -> None:
        """Writes the position to a file, to go on from there with `resume` or `rulewright play --resume`.
        It tells every secret.
        """
        self._noted.close(self._game)
        record_files.write(Path(path_text(path)), saved_game.save(self._game, self._noted))

    def _asked(self, seat: int | None) -> int:
        if seat is None and not self.to_act:
            raise Illegal("the game is over")
        return self.to_act[0] if seat is None else seat

    def _check(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.rules.players):
            raise BadConfiguration(f"there is no seat {seat!r:.40}", f"seats count from 0 to {self.rules.players - 1}")

    @contextmanager
    def _noting_faults(self) -> Iterator[None]:
        try:
            yield
        except Fault as fault:
            self._noted.close(self._game, fault)
            raise


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice in a record."""

    seat: int
    action: int
    words: str


class Record:
    """A game as it was played. It tells every secret."""

    def __init__(self, noted: record.Record) -> None:
        """Records come from `Game.record` and `read_record`."""
        self._noted = noted

    @property
    def ruleset(self) -> str:
        """The name under which the rules were loaded, with variants."""
        return self._noted.ruleset

    @property
    def players(self) -> int:
        return self._noted.players

    @property
    def options(self) -> Mapping[str, str]:
        return dict(self._noted.options)

    @property
    def seed(self) -> int:
        return self._noted.seed

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return tuple(seat.name for seat in self._noted.seats)

    @property
    def finished(self) -> bool:
        return self._noted.finished

    @property
    def choices(self) -> tuple[Choice, ...]:
        pairs = zip(self._noted.choices, self._noted.words, strict=True)
        return tuple(Choice(seat, action, words) for (seat, action), words in pairs)

    def save(self, path: NameOrPath) -> None:
        """Writes the record to a file, for `read_record` and `rulewright replay`."""
        record_files.write(Path(path_text(path)), self._noted.to_json())


def read_record(path: NameOrPath) -> Record:
    """The record of a file. Raises `BadRecord` where the file is none."""
    return Record(record.record_from(_data(path, "record")))


def replay(wanted: Record | NameOrPath, *, rules: Rules | None = None, until: int | None = None) -> Game:
    """A recorded game again, up to a choice (0: the beginning), comparing the digest before every one.

    `rules`: in place of those that the record names. Raises `Differs` where the game goes another way than it was
    recorded, and `BadRecord` where the record was made under other rules.
    """
    noted = (wanted if isinstance(wanted, Record) else read_record(wanted))._noted  # noqa: SLF001 (of this module)
    if until is not None and not 0 <= until <= len(noted.choices):
        raise BadConfiguration(f"the record has {len(noted.choices)} choices", f"`until` is {until}")
    found = rules or _rules(noted)
    game = record.replay(found.machine, noted, until)
    again = record.record_from(noted.to_json())
    if until is not None and until < len(noted.choices):
        again.back_to(until)
        again.finished, again.fault = False, None
    return Game(found, game, again)


def resume(path: NameOrPath, *, rules: Rules | None = None) -> Game:
    """A saved game, to go on with. `rules`: in place of those that the file names."""
    data = _data(path, "save")
    if data["record"] is None:
        raise record.BadRecord(f"`{path_text(path)}` does not hold how the game came there")
    noted = record.record_from(data["record"])
    found = rules or _rules(noted)
    return Game(found, saved_game.load(found.machine, data), noted)


def _data(path: NameOrPath, kind: str) -> dict[str, Any]:
    return record_files.read(Path(path_text(path)), kind)


def _rules(noted: record.Record) -> Rules:
    from rulewright.api.rules import load  # noqa: PLC0415 (rules start games, and games of files need rules)

    names = [seat.name for seat in noted.seats]
    return load(noted.ruleset, players=noted.players, options=noted.options, names=names)
