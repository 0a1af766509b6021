"""A machine for a configuration of a ruleset, and at once if nothing has changed since it was made the last time.

In: what `finding` found, a number of players, option values. Out: `Ready`. A ruleset with an error gives none, and the
report says why; a configuration that it does not allow raises `BadConfiguration`. What was made is kept in the user's
cache folder with the hash of every file that was read for it; an entry that is damaged, that somebody else wrote, or
that another version of this program wrote, counts as none. Nothing that reads rulesets is imported before it is needed:
`Ready.rules` reads the rules when somebody asks for them in words.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulewright.backend.runtime.machine import Machine
from rulewright.ir.program import Program
from rulewright.ir.stored import restored, sources_of, stored
from rulewright.ir.verify import verify
from rulewright.resources import program_stamp
from rulewright.ruleset_lookup import STDIN, Found
from rulewright.source.diagnostic import Report
from rulewright.storage import forget, read, real_path, sealed, shared_folder, touch, unsealed, write_whole

if TYPE_CHECKING:
    from rulewright.loading import Ruleset

Facts = dict[str, Any]
"""Plain data about the rules in one configuration, as JSON holds it."""

FORM = 2
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

    `ruleset` is there only if it had to be read, `facts` if they were asked for; `files` is what was read, by path.
    """

    found: Found
    name: str
    differing: tuple[tuple[str, str], ...]
    machine: Machine
    ruleset: Ruleset | None = None
    facts: Facts = field(default_factory=dict)
    files: Mapping[str, bytes] = field(default_factory=dict)

    @cached_property
    def rules(self) -> Ruleset:
        """The ruleset: read now, from the texts that the machine was made of, if it was not read for it."""
        return self.ruleset or _read_again(self)


@dataclass(frozen=True)
class Wanted:
    """Which configuration, and what else. Without a number of players it is the usual one; options that are not named
    are as the ruleset has them. `marked`: it notes which rules are reached; such a one is always made anew, with its
    ruleset. `finding` finds facts about the rules, which are kept beside the Program; one function for all, for what
    another has found is taken for its own.
    """

    players: int | None
    options: Mapping[str, str]
    marked: bool = False
    finding: Callable[[Ruleset, Program], Facts] | None = None


def ready(
    found: Found, players: int | None, options: Mapping[str, str], report: Report, marked: bool = False
) -> Ready | None:
    """The machine of a configuration."""
    return ready_with(found, Wanted(players, options, marked), report)


def ready_with(found: Found, wanted: Wanted, report: Report) -> Ready | None:
    """The same, with all that is wanted."""
    place = _place(found, wanted.players, wanted.options) if not wanted.marked else None
    kept = _recalled(place, found, wanted) if place is not None else None
    return kept or _made(found, wanted, report, _Files(), place)


def ready_from(files: Mapping[str, bytes], found: Found, wanted: Wanted, report: Report) -> Ready | None:
    """The same, from texts of files that somebody kept, by their whole paths, whatever the files hold now."""
    return _made(found, wanted, report, _Files(files), None)


# ---- making -------------------------------------------------------------------------------------------------------


def _made(found: Found, wanted: Wanted, report: Report, files: _Files, place: Path | None) -> Ready | None:
    from rulewright import loading  # noqa: PLC0415 (takes longer than all the rest)
    from rulewright.frontend.syntax.text_files import reading  # noqa: PLC0415

    with reading(files.read):
        ruleset = loading.load(found, report)
        if ruleset is None:
            return None
        try:
            machine = ruleset.machine(wanted.players, dict(wanted.options), wanted.marked)
        except loading.Unsound as problem:
            report.repeat(problem.report)
            return None
    facts = wanted.finding(ruleset, machine.program) if wanted.finding is not None else {}
    made = Ready(found, ruleset.name, _differing(ruleset, machine), machine, ruleset, facts, files.contents)
    if place is not None:
        _keep(place, made)
    return made


def _differing(ruleset: Ruleset, machine: Machine) -> tuple[tuple[str, str], ...]:
    usual = dict(ruleset.configuration(machine.program.players).words(ruleset.symbols))
    return tuple((name, value) for name, value in machine.program.options if usual[name] != value)


def _read_again(ready: Ready) -> Ruleset:
    """The rules of a machine that was kept: of the same texts, and where its Program says that something stands, the
    same place in them.
    """
    from rulewright import loading  # noqa: PLC0415
    from rulewright.frontend.syntax.text_files import reading, the_same  # noqa: PLC0415

    found = replace(ready.found, listed=tuple((path.stem, path) for path in map(Path, ready.files)))
    with reading(lambda path: ready.files.get(str(path))), the_same(sources_of(ready.machine.program)):
        ruleset = loading.load(found, Report())
        assert ruleset is not None, "these texts have been read without an error before"
        program = ready.machine.program
        ruleset.machine(program.players, dict(program.options))  # tables are read no sooner than they are needed
    return ruleset


class _Files:
    """Reads files, and notes what they hold. `kept`: what some held when they were read before."""

    def __init__(self, kept: Mapping[str, bytes] | None = None) -> None:
        self.kept = kept
        self.contents: dict[str, bytes] = {}

    def read(self, path: Path) -> bytes | None:
        data = read(path, MOST_READ) if self.kept is None else self.kept.get(str(real_path(path)))
        if data is not None:
            self.contents[str(path)] = data
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


def _recalled(place: Path, found: Found, wanted: Wanted) -> Ready | None:
    """What is kept there, if every file is as it was."""
    with suppress(OSError, ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError):
        entry = json.loads(unsealed(place))
        if entry["form"] != FORM or (wanted.finding is not None and not entry["facts"]):
            return None
        files = {name: _unchanged(name, was, found.path) for name, was in entry["files"]}
        program = restored(entry["program"])
        if verify(program):
            return None
        touch(place)
        return Ready(
            found,
            str(entry["name"]),
            tuple((str(name), str(value)) for name, value in entry["differing"]),
            Machine(program),
            facts=entry["facts"],
            files=files,
        )
    return None


def _unchanged(name: str, was: str, by: Path) -> bytes:
    """What a file holds; ValueError if it is not as it was, OSError if it may not be read any more."""
    data = read(Path(name), MOST_READ, by)
    if _hash(data) != was:
        raise ValueError(f"{name} has changed")
    return data


def _keep(place: Path, made: Ready) -> None:
    """Keeps it. A full disk is nobody's trouble."""
    files = [(name, _hash(data)) for name, data in made.files.items()]
    head = {"form": FORM, "files": files, "name": made.name, "differing": made.differing}
    entry: dict[str, Any] = {**head, "facts": made.facts, "program": stored(made.machine.program)}
    text = json.dumps(entry, separators=(",", ":")).encode()
    with suppress(OSError):
        write_whole(place, sealed(place, text))
        forget(place.parent, f"*{SUFFIX}", MOST_BYTES, keep=place)
