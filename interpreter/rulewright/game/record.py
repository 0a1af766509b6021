"""Records: JSON with a version, the ruleset's fingerprint, seed and choices; it replays to the same digest at every
decision.

It is all-seeing: it holds secrets. Its shape is described, key by key, in schemas/record.schema.json;
`rulewright.record_files` reads and writes the files. `saved_game.py` has the saves of positions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulewright import __version__
from rulewright.backend.runtime.chance import MOST_SEED
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.errors import RulewrightError
from rulewright.game.game import Game
from rulewright.game.seats import Seat
from rulewright.ir.program import Program

VERSION = 1
"""Of the form of records and saves, and of what a seed means: changed shuffles or picks change it too."""
PRACTICE_VERSION = 2
"""Of records of practice: a program that does not know them must not take them for games that were played for real."""


class BadRecord(RulewrightError):
    """A record or save that cannot be used, and why."""


class Differs(RulewrightError):
    """A record whose game goes another way than it says. `choice` counts from 1; after the last one: the end.

    `digests` are those recorded and found, where they differ; they are made of every secret, so no message holds them.
    """

    def __init__(self, choice: int, message: str, digests: tuple[str, str] | None = None) -> None:
        super().__init__(message)
        self.choice = choice
        self.digests = digests


@dataclass(frozen=True, slots=True)
class NotedChoice:
    """A choice as a record keeps it. `digest`: of the game before it."""

    seat: int
    action: int
    words: str
    digest: str

    @classmethod
    def of(cls, game: Game, seat: int, action: int) -> NotedChoice:
        """One that is about to be made."""
        return cls(seat, action, game.words(seat, action), game.digest())


@dataclass
class Record:
    """A game as it was played: choices as (seat, action), and the digest before each and at the end."""

    game: str
    fingerprint: str
    players: int
    options: dict[str, str]
    seed: int
    variants: tuple[str, ...] = ()
    choices: list[tuple[int, int]] = field(default_factory=list)
    digests: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    finished: bool = False
    ruleset: str = ""
    seats: tuple[Seat, ...] = ()
    fault: dict[str, str] | None = None
    practice: bool = False

    @classmethod
    def of(
        cls, program: Program, seed: int, variants: tuple[str, ...] = (), ruleset: str = "", seats: Sequence[Seat] = ()
    ) -> Record:
        return cls(
            program.game,
            program.fingerprint,
            program.players,
            dict(program.options),
            seed,
            variants,
            ruleset=ruleset,
            seats=tuple(seats),
        )

    def add(self, game: Game, seat: int, action: int) -> None:
        """Notes a choice that is about to be made."""
        self.append(NotedChoice.of(game, seat, action))

    def append(self, choice: NotedChoice) -> None:
        """One choice more; a game that was closed goes on."""
        del self.digests[len(self.choices) :]
        self.finished, self.fault = False, None
        self.digests.append(choice.digest)
        self.words.append(choice.words)
        self.choices.append((choice.seat, choice.action))

    def noted(self, number: int) -> NotedChoice:
        """The choice of a number, from 0; -1 is the last one."""
        seat, action = self.choices[number]
        return NotedChoice(seat, action, self.words[number], self.digests[number])

    def back_to(self, count: int) -> None:
        """Forgets all but the first choices."""
        del self.choices[count:], self.digests[count:], self.words[count:]

    def close(self, game: Game, fault: Fault | None = None) -> None:
        """Notes the end, or how far it came."""
        del self.digests[len(self.choices) :]
        self.digests.append(game.digest())
        self.finished = game.finished
        self.fault = {"kind": fault.kind, "message": fault.message} if fault is not None else None

    def to_json(self) -> dict[str, Any]:
        moves = [
            {"seat": s, "action": a, "words": w, "digest": d}
            for (s, a), w, d in zip(self.choices, self.words, self.digests, strict=False)
        ]
        practice = {"version": PRACTICE_VERSION, "practice": True} if self.practice else {}
        return {
            **head("record", self.ruleset, self.game, self.fingerprint, self.players, self.options),
            **practice,
            "variants": list(self.variants),
            "seed": str(self.seed),
            "seats": seats_to_json(self.seats),
            "choices": moves,
            "digest": self.digests[-1] if len(self.digests) > len(self.choices) else None,
            "finished": self.finished,
            "fault": self.fault,
        }


def head(kind: str, ruleset: str, game: str, fingerprint: str, players: int, options: dict[str, str]) -> dict[str, Any]:
    """What records and saves begin with."""
    return {
        "rulewright": kind,
        "version": VERSION,
        "program": __version__,
        "secret": True,
        "ruleset": ruleset or game,
        "game": game,
        "fingerprint": fingerprint,
        "players": players,
        "options": dict(options),
    }


def seats_to_json(seats: Sequence[Seat]) -> list[dict[str, str]]:
    return [{"name": seat.name, "player": seat.player} for seat in seats]


def seats_from_json(data: Any) -> tuple[Seat, ...]:
    return tuple(Seat(seat["name"], seat["player"]) for seat in data or ())


def record_from(data: Any) -> Record:
    """A record from JSON; its shape has been judged by schemas/record.schema.json."""
    check_head(data, "record")
    try:
        moves = data["choices"]
        digests = [move["digest"] for move in moves] + ([data["digest"]] if data["digest"] else [])
        return Record(
            data["game"], data["fingerprint"], data["players"], dict(data["options"]), _seed(data["seed"]),
            tuple(data.get("variants", ())),
            [(move["seat"], move["action"]) for move in moves], digests, [move["words"] for move in moves],
            bool(data["finished"]),
            data["ruleset"], seats_from_json(data["seats"]), _fault_from(data["fault"]), data.get("practice") is True,
        )  # fmt: skip
    except (KeyError, TypeError, ValueError) as problem:
        raise BadRecord(f"the record lacks or garbles {problem}") from None


def _seed(text: Any) -> int:
    if not 0 <= int(text) <= MOST_SEED:
        raise BadRecord(f"the record's seed is {text}; a seed is a whole number from 0 to {MOST_SEED}")
    return int(text)


def _fault_from(data: Any) -> dict[str, str] | None:
    return None if data is None else {"kind": str(data["kind"]), "message": str(data["message"])}


def check_head(data: Any, kind: str) -> None:
    """Refuses what is not a record (or save) of this version."""
    said = data.get("rulewright") if isinstance(data, dict) else None
    if said != kind:
        other = f", but a {said}" if said in ("record", "save") else ""
        raise BadRecord(f"this is not a Rulewright {kind}{other}")
    known = (VERSION, PRACTICE_VERSION) if kind == "record" else (VERSION,)
    if (version := data.get("version")) not in known or type(version) is not int:
        said = f"version {version}" if type(version) is int else "no version"
        raise BadRecord(
            f"this {kind} has {said}, written by rulewright {data.get('program', 'unknown')}; "
            f"rulewright {__version__} reads version {' and '.join(map(str, known))}"
        )
    if (data["version"] == PRACTICE_VERSION) != ("practice" in data and kind == "record"):
        raise BadRecord(f"this {kind} has version {data['version']}, and what only the other version says")


def check_rules(kind: str, fingerprint: object, program: Program) -> None:
    """Refuses what was made under other rules."""
    if fingerprint != program.fingerprint:
        raise BadRecord(other_rules(kind, fingerprint, program))


def other_rules(kind: str, fingerprint: object, program: Program) -> str:
    """In words: what is there was made under other rules than these."""
    return (
        f"the {kind} was made under other rules of `{program.game}`: its fingerprint is {fingerprint}, that of "
        f"the rules here is {program.fingerprint}"
    )


def replay(machine: Machine, record: Record, until: int | None = None, *, verify: bool = True) -> Game:
    """Plays a record again up to a choice, comparing the digest before every one; a difference raises `Differs`."""
    game = begun(machine, record)
    follow(game, record, until, verify=verify)
    return game


def begun(machine: Machine, record: Record) -> Game:
    """The game of a record before its first choice."""
    check_rules("record", record.fingerprint, machine.program)
    try:
        return Game.start(machine, record.seed)
    except ValueError as problem:
        raise BadRecord(f"the record is damaged: {problem}") from None


Choosing = Callable[[int, int], None]
"""Makes a seat's choice."""


def follow(
    game: Game, record: Record, until: int | None = None, *, verify: bool = True, choose: Choosing | None = None
) -> None:
    """Makes the choices of a record in a game that stands at its beginning;
    `choose` makes one, if not the game itself.
    """
    for number, (seat, action) in enumerate(record.choices[:until]):
        if verify:
            _compare(game, record, number)
        if action not in game.legal(seat):
            raise Differs(number + 1, f"choice {number + 1} of the record (seat {seat + 1}) is not legal here")
        _again(record, number, choose or game.choose)
    if verify and (until is None or until >= len(record.choices)):
        _compare(game, record, len(record.choices))


def _again(record: Record, number: int, choose: Choosing) -> None:
    """A choice made again. If it ended in a fault, the same fault must come."""
    recorded = record.fault if number + 1 == len(record.choices) else None
    try:
        choose(*record.choices[number])
    except Fault as fault:
        if recorded is None or recorded["kind"] != fault.kind:
            raise Differs(number + 1, f"choice {number + 1} of the record ends in a fault here: {fault}") from None
    else:
        if recorded is not None:
            raise Differs(
                number + 1,
                f"choice {number + 1} of the record ended in a fault ({recorded['message']}), and does not here",
            )


def _compare(game: Game, record: Record, number: int) -> None:
    """The digest before a choice (or after the last) against the recorded one."""
    if number >= len(record.digests) or game.digest() == record.digests[number]:
        return
    place = f"before choice {number + 1} of {len(record.choices)}" if number < len(record.choices) else "at its end"
    digests = record.digests[number], game.digest()
    raise Differs(number + 1, f"the game differs from the record {place}", digests)
