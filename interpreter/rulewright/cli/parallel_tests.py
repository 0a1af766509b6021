"""Scenario and playthrough files tried, several at once.

In: what a person names. Out: `Tried`, one for each file, in order; a bar on standard error while several files are
tried on a terminal. Raises `NotFound` where nothing is meant.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import assert_never

from rulewright.cli.progress import tracked
from rulewright.playthroughs import PlaythroughFile, Playthroughs, playthrough_files
from rulewright.processes.workers import sharing_workers
from rulewright.ruleset_lookup import NotFound
from rulewright.scenarios import ScenarioFile, Shelf, Tried, attempt, scenario_files

File = ScenarioFile | PlaythroughFile


@dataclass(frozen=True, slots=True)
class Work:
    """A file, and what part of the names is wanted; `renew`: a playthrough is written anew; `marked`: for coverage."""

    file: File
    only: str = ""
    renew: bool = False
    marked: bool = False


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a file; what changed in a playthrough that was written anew (none: it was not)."""

    tried: Tried
    renewed: tuple[str, ...] | None = None


def files_of(names: Sequence[str]) -> list[File]:
    """The files that names mean, each once; scenarios of a name first."""
    return list(dict.fromkeys(file for name in names for file in _files(name)))


def _files(name: str) -> tuple[File, ...]:
    played = playthrough_files(name)
    try:
        return played if _is_one(played, name) else (*scenario_files(name), *played)
    except NotFound:
        if not played:
            raise
        return played


def _is_one(played: Sequence[PlaythroughFile], name: str) -> bool:
    """Whether a name is that of one playthrough file."""
    return [str(file.path) for file in played] == [os.path.normpath(name)]


def attempts(work: Sequence[Work], jobs: int) -> tuple[list[Done], bool]:
    """The results of all files, in order, and whether Ctrl-C ended that: then of those that were tried before.
    What is wrong with a ruleset is told with the first file that needs it, however many try.
    """
    told: set[tuple[str, str, str, str]] = set()
    found: list[Done] = []
    try:
        for done in tracked(_attempts(work, jobs), len(work), "Files"):
            found.append(_once(done, told))  # noqa: PERF401 (what was tried before Ctrl-C is kept)
    except KeyboardInterrupt:
        return found, True
    return found, False


def _once(done: Done, told: set[tuple[str, str, str, str]]) -> Done:
    """Without the errors that were told before; notes those that are told now."""
    errors = {(one.code, one.span.source.name, str(one.span.position), one.message): one for one in done.tried.errors}
    fresh = tuple(one for key, one in errors.items() if key not in told)
    told.update(errors)
    return replace(done, tried=replace(done.tried, errors=fresh))


def _attempts(work: Sequence[Work], jobs: int) -> Iterator[Done]:
    if jobs == 1 or len(work) < 2:
        shelf = Shelf(marked=any(one.marked for one in work))
        yield from (_attempt(one, shelf) for one in work)
        return
    with sharing_workers(min(jobs, len(work))) as workers:
        yield from workers.each(_attempt_here, work)


@cache
def _shelf(marked: bool) -> Shelf:
    """The rulesets that this process has read."""
    return Shelf(marked=marked)


def _attempt_here(work: Work) -> Done:
    return _attempt(work, _shelf(work.marked))


def _attempt(work: Work, shelf: Shelf) -> Done:
    """One file. Looking for garbage all the while takes as long as everything else; once a file is enough."""
    gc.disable()
    try:
        return _done(work, shelf)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


def _done(work: Work, shelf: Shelf) -> Done:
    match work.file:
        case ScenarioFile() as file:
            return Done(attempt(file, shelf, work.only))
        case PlaythroughFile() as file if work.renew and work.only.lower() in file.path.stem.lower():
            return Done(*Playthroughs(shelf).renew(file))
        case PlaythroughFile() as file:
            return Done(Playthroughs(shelf).attempt(file, work.only))
        case _:
            assert_never(work.file)
