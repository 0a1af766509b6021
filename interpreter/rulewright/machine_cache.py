"""A machine for a configuration of a ruleset, and at once if nothing has changed since it was made the last time.

In: what `finding` found, a number of players, option values. Out: `Ready`. A ruleset with an error gives none, and the
report says why; a configuration that it does not allow raises `BadConfiguration`. What was made is kept in the user's
cache folder with the hash of every file that was read for it; an entry that is damaged, that somebody else wrote, or
that another version of this program wrote, counts as none. Nothing that reads rulesets is imported before it is needed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.backend.runtime.machine import Machine
from rulewright.ir.stored import restored, stored
from rulewright.ir.verify import verify
from rulewright.resources import program_stamp
from rulewright.ruleset_lookup import STDIN, Found
from rulewright.source.diagnostic import Report
from rulewright.storage import forget, read, sealed, shared_folder, touch, unsealed, write_whole

if TYPE_CHECKING:
    from rulewright.loading import Ruleset

FORM = 1
"""The form of entries; another one is not read."""
MOST_BYTES = 16 * 2**20
"""How much all entries together may hold."""
SUFFIX = ".json"
FOLDER = "programs"
MOST_READ = 2_000_000
"""No file that is read for a ruleset is larger."""


@dataclass(frozen=True)
class Ready:
    """A ruleset in one configuration. `name` as in `Ruleset.name`; `differing`: the options that are not as the ruleset
    has them.

    `ruleset` is there only if it had to be read.
    """

    found: Found
    name: str
    differing: tuple[tuple[str, str], ...]
    machine: Machine
    ruleset: Ruleset | None = None


def ready(
    found: Found, players: int | None, options: Mapping[str, str], report: Report, marked: bool = False
) -> Ready | None:
    """The machine of a configuration: the usual number of players and the default options, unless said otherwise.

    `marked`: it notes which rules are reached; such a one is always made anew, with its ruleset.
    """
    place = _place(found, players, options) if not marked else None
    kept = _recalled(place, found) if place is not None else None
    return kept or _made(found, players, options, report, place, marked)


# ---- making -------------------------------------------------------------------------------------------------------


def _made(
    found: Found, players: int | None, options: Mapping[str, str], report: Report, place: Path | None, marked: bool
) -> Ready | None:
    from rulewright import loading  # noqa: PLC0415 (takes longer than all the rest)
    from rulewright.frontend.syntax.reader import reading  # noqa: PLC0415

    files = _Files()
    with reading(files.read):
        ruleset = loading.load(found, report)
        if ruleset is None:
            return None
        try:
            machine = ruleset.machine(players, dict(options), marked)
        except loading.Unsound as problem:
            report.repeat(problem.report)
            return None
    made = Ready(found, ruleset.name, _differing(ruleset, machine), machine, ruleset)
    if place is not None:
        _keep(place, made, files.digests)
    return made


def _differing(ruleset: Ruleset, machine: Machine) -> tuple[tuple[str, str], ...]:
    usual = dict(ruleset.configuration(machine.program.players).words(ruleset.symbols))
    return tuple((name, value) for name, value in machine.program.options if usual[name] != value)


class _Files:
    """Reads files, and notes the hash of each."""

    def __init__(self) -> None:
        self.digests: dict[str, str] = {}

    def read(self, path: Path) -> bytes | None:
        data = read(path, MOST_READ)
        self.digests[str(path)] = _hash(data)
        return data


def _hash(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


# ---- keeping ------------------------------------------------------------------------------------------------------


def _place(found: Found, players: int | None, options: Mapping[str, str]) -> Path | None:
    """Where the entry of a configuration lies; none where nothing can be kept."""
    folder = shared_folder(FOLDER) if found.path != STDIN else None
    if folder is None:
        return None
    text = json.dumps(
        [
            program_stamp(),
            str(Path.cwd()),
            str(found.path),
            found.variants,
            found.values,
            str(found.own),
            players,
            sorted(options.items()),
        ]
    )
    return folder / f"{_hash(text.encode())}{SUFFIX}"


def _recalled(place: Path, found: Found) -> Ready | None:
    """What is kept there, if every file is as it was."""
    with suppress(OSError, ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError):
        entry = json.loads(unsealed(place))
        if entry["form"] != FORM or any(_changed(Path(name), was, found.path) for name, was in entry["files"]):
            return None
        program = restored(entry["program"])
        if verify(program):
            return None
        touch(place)
        return Ready(
            found,
            str(entry["name"]),
            tuple((str(name), str(value)) for name, value in entry["differing"]),
            Machine(program),
        )
    return None


def _changed(path: Path, was: str, by: Path) -> bool:
    """Whether a file is not as it was, or may not be read any more."""
    return _hash(read(path, MOST_READ, by)) != was


def _keep(place: Path, made: Ready, files: Mapping[str, str]) -> None:
    """Keeps it. A full disk is nobody's trouble."""
    head = {"form": FORM, "files": list(files.items()), "name": made.name, "differing": made.differing}
    entry: dict[str, Any] = {**head, "program": stored(made.machine.program)}
    text = json.dumps(entry, separators=(",", ":")).encode()
    with suppress(OSError):
        write_whole(place, sealed(place, text))
        forget(place.parent, f"*{SUFFIX}", MOST_BYTES, keep=place)
