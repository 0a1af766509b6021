"""A journal: a game under way, written down after every choice, so that nothing is lost whatever becomes of the
program.

In: a record, as it grows. Out: a file that only grows, and the same record again. Complains (`BadRecord`) about what is
no journal, or a damaged one; `Held` where another program is playing the game; OSError where it cannot be written: then
nothing of the line stays.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.frontend.syntax import json_text
from rulewright.game.record import BadRecord, NotedChoice, Record, check_head, head, record_from, seats_to_json
from rulewright.game.seats import Seat
from rulewright.journal.kept_rules import RuleTexts
from rulewright.journal.lines import Lines, read_lines, written
from rulewright.ruleset_lookup import Found
from rulewright.storage import GrowingFile, is_held, members, own_folder, read

FOLDER = "journals"
SUFFIX = ".journal"
MAX_BYTES = 64_000_000
MOST_GAMES = 50
"""So many games that were left are kept; those that were left the longest ago go first."""


@dataclass(frozen=True)
class KeptGame:
    """What a journal says: the game so far, the ruleset's whole path, the texts
    of its files, and when it was last written.
    """

    path: Path
    record: Record
    ruleset: str
    texts: Mapping[str, str]
    written_at: float = 0.0


class Journal:
    """An open journal of one game."""

    def __init__(self, file: GrowingFile, check: str) -> None:
        self.file = file
        self.check = check

    @classmethod
    def begin(cls, record: Record, found: Found, texts: RuleTexts, folder: Path | None = None) -> Journal:
        """A new one, with the choices that were made so far; old ones make room for it."""
        place = folder or own_folder(FOLDER)
        _make_room(place)
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(4)}{SUFFIX}"
        journal = cls(GrowingFile.begin(place / name), "")
        try:
            choices = [_choice(record.noted(number)) for number in range(len(record.choices))]
            journal._write(_head(record, found, texts), *choices)
        except BaseException:
            journal.file.remove()
            raise
        return journal

    @classmethod
    def again(cls, path: Path) -> tuple[Journal, KeptGame]:
        """One that is gone on with; what was not written to its end is taken away."""
        file = GrowingFile.again(path)
        try:
            lines = _whole(path, file.read(MAX_BYTES))
            file.cut(lines.length)
            return cls(file, lines.check), _kept(path, lines.objects)
        except BaseException:
            file.close()
            raise

    @property
    def path(self) -> Path:
        return self.file.path

    def chosen(self, choice: NotedChoice) -> None:
        """Writes one choice more."""
        self._write(_choice(choice))

    def taken_back(self, count: int) -> None:
        """Writes that all but the first choices were taken back."""
        self._write({"back_to": count})

    def seated(self, seats: Iterable[Seat]) -> None:
        """Writes who sits where from now on."""
        self._write({"seats": seats_to_json(tuple(seats))})

    def faulted(self, fault: Mapping[str, str]) -> None:
        """Writes that the last choice ended in a fault."""
        self._write({"fault": dict(fault)})

    def close(self) -> None:
        """Leaves the game, to be gone on with."""
        self.file.close()

    def remove(self) -> None:
        """Ends the game: there is nothing to go on with."""
        self.file.remove()

    def _write(self, *objects: Mapping[str, Any]) -> None:
        lines, check = b"", self.check
        for data in objects:
            line, check = written(data, check)
            lines += line
        self.file.append(lines)
        self.check = check


# ---- games that were left --------------------------------------------------------------------------------------------


def games(folder: Path | None = None) -> list[KeptGame]:
    """Games that can be gone on with, the one that was played last first. What is no journal is passed over."""
    found = []
    for path in members(folder or own_folder(FOLDER), f"*{SUFFIX}"):
        with suppress(OSError, BadRecord):
            found.append(peeked(path))
    return sorted((kept for kept in found if kept.record.fault is None), key=lambda kept: kept.written_at, reverse=True)


def peeked(path: Path) -> KeptGame:
    """What a journal says, whoever has it open."""
    kept = _kept(path, _whole(path, read(path, MAX_BYTES)).objects)
    return KeptGame(path, kept.record, kept.ruleset, kept.texts, path.stat().st_mtime)


def in_play(kept: KeptGame) -> bool:
    """Whether another program is playing the game now."""
    return is_held(kept.path)


def _make_room(folder: Path) -> None:
    """Forgets the games that were left the longest ago, if there are too many; none that is being played."""
    ages = []
    for path in members(folder, f"*{SUFFIX}"):
        with suppress(OSError):
            ages.append((path.stat().st_mtime, path))
    for _, path in sorted(ages, reverse=True)[MOST_GAMES - 1 :]:
        with suppress(OSError):
            GrowingFile.again(path).remove()


# ---- the form --------------------------------------------------------------------------------------------------------


def _head(record: Record, found: Found, texts: RuleTexts) -> dict[str, Any]:
    return {
        **head("journal", record.ruleset, record.game, record.fingerprint, record.players, record.options),
        "variants": list(record.variants),
        "seed": str(record.seed),
        "seats": seats_to_json(record.seats),
        "practice": record.practice,
        "path": str(found.path.absolute()),
        "files": texts.to_json(),
    }


def _choice(choice: NotedChoice) -> dict[str, Any]:
    return {"seat": choice.seat, "action": choice.action, "words": choice.words, "digest": choice.digest}


def _whole(path: Path, raw: bytes) -> Lines:
    if len(raw) > MAX_BYTES:
        raise BadRecord(f"`{path}` is larger than {MAX_BYTES:,} bytes")
    try:
        return read_lines(raw)
    except BadRecord as problem:
        raise BadRecord(f"the journal `{path}` cannot be used: {problem}") from None


def _kept(path: Path, objects: list[Mapping[str, Any]]) -> KeptGame:
    if not objects:
        raise BadRecord(f"`{path}` is no journal: it is empty")
    first, *others = objects
    try:
        check_head(first, "journal")
        json_text.check(first, "journal", "head")
        record = _record(first, others)
    except (json_text.BadJson, BadRecord) as problem:
        raise BadRecord(f"the journal `{path}` cannot be used: {problem}") from None
    return KeptGame(path, record, first["path"], first["files"])


def _record(first: Mapping[str, Any], others: list[Mapping[str, Any]]) -> Record:
    """The game so far."""
    plain = {name: value for name, value in first.items() if name not in ("path", "files", "practice")}
    blank: dict[str, Any] = {"choices": [], "digest": None, "finished": False, "fault": None}
    record = record_from({**plain, "rulewright": "record", **blank})
    record.practice = first["practice"]
    for number, data in enumerate(others, 2):
        _take(record, data, number)
    return record


def _take(record: Record, data: Mapping[str, Any], number: int) -> None:
    """Takes a line into the record."""
    match data:
        case {"seat": int(seat), "action": int(action), "words": str(words), "digest": str(digest)} if len(data) == 4:
            record.choices.append((seat, action))
            record.words.append(words)
            record.digests.append(digest)
        case {"back_to": int(count)} if len(data) == 1 and 0 <= count <= len(record.choices):
            record.back_to(count)
        case {"seats": list()} if len(data) == 1:
            json_text.check(data["seats"], "journal", "seats")
            record.seats = tuple(Seat(seat["name"], seat["player"]) for seat in data["seats"])
        case {"fault": {"kind": str(kind), "message": str(message)}} if len(data) == 1:
            record.fault = {"kind": kind, "message": message}
        case _:
            raise BadRecord(f"line {number} is none of a journal")
