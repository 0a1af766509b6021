"""Records and saves: JSON with a version, the ruleset's fingerprint and whatever is needed to go on.

A record holds seed and choices and replays to the same digest at every decision. A save holds one position with its
generator. Both are all-seeing: they hold secrets.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from rulewright.game.game import Game
from rulewright.ir.program import Program
from rulewright.runtime.machine import Machine
from rulewright.runtime.state import State

VERSION = 1


class BadRecord(ValueError):
    """A record or save that cannot be used, and why."""


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

    @classmethod
    def of(cls, program: Program, seed: int, variants: tuple[str, ...] = ()) -> Record:
        return cls(program.game, program.fingerprint, program.players, dict(program.options), seed, variants)

    def add(self, game: Game, seat: int, action: int) -> None:
        """Notes a choice that is about to be made."""
        self.digests.append(game.digest())
        self.words.append(game.words(seat, action))
        self.choices.append((seat, action))

    def close(self, game: Game) -> None:
        self.digests.append(game.digest())
        self.finished = game.finished

    def to_json(self) -> dict[str, Any]:
        moves = [{"seat": s, "action": a, "words": w, "digest": d} for (s, a), w, d in zip(self.choices, self.words, self.digests, strict=False)]
        return {
            "rulewright": "record",
            "version": VERSION,
            "secret": True,
            "game": self.game,
            "variants": list(self.variants),
            "fingerprint": self.fingerprint,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "choices": moves,
            "digest": self.digests[-1] if len(self.digests) > len(self.choices) else None,
            "finished": self.finished,
        }


def record_from(data: Any) -> Record:
    """A record from JSON; its shape has been judged by schemas/record.schema.json."""
    check_head(data, "record")
    try:
        moves = data["choices"]
        digests = [move["digest"] for move in moves] + ([data["digest"]] if data["digest"] else [])
        return Record(
            data["game"], data["fingerprint"], data["players"], dict(data["options"]), data["seed"], tuple(data.get("variants", ())),
            [(move["seat"], move["action"]) for move in moves], digests, [move["words"] for move in moves], bool(data["finished"]),
        )  # fmt: skip
    except (KeyError, TypeError) as problem:
        raise BadRecord(f"the record lacks or garbles {problem}") from None


def check_head(data: Any, kind: str) -> None:
    """Refuses what is not a record (or save) of this version."""
    if not isinstance(data, dict) or data.get("rulewright") != kind:
        raise BadRecord(f"this is not a Rulewright {kind}")
    if data.get("version") != VERSION:
        raise BadRecord(f"this {kind} has version {data.get('version')}; this program reads version {VERSION}")


def replay(machine: Machine, record: Record, until: int | None = None) -> Game:
    """Plays a record again, comparing the digest at every choice; a difference names the choice."""
    if record.fingerprint != machine.program.fingerprint:
        raise BadRecord(f"the record was made under other rules (fingerprint {record.fingerprint}, here {machine.program.fingerprint})")
    game = Game.start(machine, record.seed)
    for number, (seat, action) in enumerate(record.choices[:until]):
        if game.digest() != record.digests[number]:
            raise BadRecord(f"the game differs from the record before choice {number + 1} ({record.words[number]})")
        if action not in game.legal(seat):
            raise BadRecord(f"choice {number + 1} of the record is not legal: {record.words[number]}")
        game.choose(seat, action)
    if until is None and len(record.digests) > len(record.choices) and game.digest() != record.digests[-1]:
        raise BadRecord("the game differs from the record at its end")
    return game


# ---- saves ------------------------------------------------------------------------------------------------------


def save(game: Game) -> dict[str, Any]:
    """A position with its generator and log, ready for JSON."""
    state, program = game.state, game.program
    return {
        "rulewright": "save",
        "version": VERSION,
        "secret": True,
        "game": program.game,
        "fingerprint": program.fingerprint,
        "players": program.players,
        "options": dict(program.options),
        "slots": [int(slot) for slot in state.slots[program.position_start :]],
        "streams": [str(counter) for counter in state.streams],
        "decisions": state.decisions,
        "progress": state.progress,
        "started": state.started,
        "automatic": state.automatic,
        "log": None if state.log is None else [list(entry) for entry in state.log],
    }


def load(machine: Machine, data: Any) -> Game:
    """The game of a save; it goes on exactly as the saved one would: the pending stop is worked out again."""
    check_head(data, "save")
    program = machine.program
    if data.get("fingerprint") != program.fingerprint:
        raise BadRecord(f"the save was made under other rules (fingerprint {data.get('fingerprint')}, here {program.fingerprint})")
    try:
        slots = [0] * program.position_start + [int(slot) for slot in data["slots"]]
        log = None if data["log"] is None else [tuple(str(text) for text in entry) for entry in data["log"]]
        state = State(
            slots, [int(counter) for counter in data["streams"]], int(data["decisions"]), int(data["progress"]), bool(data["started"]),
            bool(data["automatic"]), None, {}, log,
        )  # fmt: skip
    except (KeyError, TypeError, ValueError) as problem:
        raise BadRecord(f"the save lacks or garbles {problem}") from None
    if len(slots) != program.length:
        raise BadRecord("the save does not fit this ruleset")
    if not slots[program.over]:
        machine.run(state)
    return Game(machine, state)
