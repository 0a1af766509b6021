"""A playthrough played again, and compared with what is written.

In: a file. Out: `Tried`, like a scenario file's: one result, which failed where the game goes another way than the
text. Complains (RW860) about a head that no game can be played from. `renew` writes the text anew, whole or not at all.
"""

from __future__ import annotations

import difflib
import time
from dataclasses import dataclass, field, replace

from rulewright.backend.runtime.machine import Machine
from rulewright.bots import Player, UnknownBot, seated, split
from rulewright.errors import BadConfiguration
from rulewright.frontend.syntax.text_files import read_source
from rulewright.loading import Ruleset, Unsound
from rulewright.picture import layout_of
from rulewright.playthroughs.playthrough_changes import changes
from rulewright.playthroughs.playthrough_files import PlaythroughFile
from rulewright.playthroughs.playthrough_header import RULE, Heading, read_heading
from rulewright.playthroughs.transcript import written
from rulewright.ruleset_lookup import NotFound
from rulewright.scenarios import Failure, Result, Shelf, Tried, ruleset_of
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source
from rulewright.storage import write_whole

AROUND = 3
"""So many lines before and after a difference are shown."""
MOST_SHOWN = 40
UPDATE = "if the change is meant, `rulewright test --update` writes it anew"


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a head asks for, which can be had."""

    source: Source
    heading: Heading
    ruleset: Ruleset
    bots: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class _Game:
    """What a file asks for, and the game as it goes now."""

    source: Source
    heading: Heading
    ruleset: Ruleset
    lines: list[str]

    @property
    def recorded(self) -> list[str]:
        return self.source.text[self.heading.body :].splitlines()


@dataclass
class Playthroughs:
    """Plays the games of files again; rulesets are read once."""

    shelf: Shelf = field(default_factory=Shelf)

    def attempt(self, file: PlaythroughFile, only: str = "") -> Tried:
        """Whether a file's game still goes as it is written."""
        report = Report()
        if only.lower() not in file.path.stem.lower():
            return Tried(str(file.path), (), (), 1)
        begun = time.perf_counter()
        game = self._played(file, report)
        results = [_compared(file.path.stem, game)] if game is not None else []
        timed = tuple(replace(result, seconds=time.perf_counter() - begun) for result in results)
        return Tried(str(file.path), timed, tuple(report))

    def understand(self, file: PlaythroughFile) -> Tried:
        """What is wrong with a file's head. Nothing is played."""
        report = Report()
        asked = self._asked(file, report)
        return Tried(str(file.path), (), tuple(report), found=asked.ruleset.found if asked is not None else None)

    def renew(self, file: PlaythroughFile) -> tuple[Tried, tuple[str, ...] | None]:
        """Writes a file's game anew; and what that changed in the game: none where the file is as it was."""
        report = Report()
        game = self._played(file, report)
        if game is None:
            return Tried(str(file.path), (), tuple(report)), None
        text = (
            game.source.text[: game.heading.end].rstrip("\n")
            + f"\n{RULE}\n"
            + "".join(f"{line}\n" for line in game.lines)
        )
        tried = Tried(str(file.path), (Result(file.path.stem, game.heading.span, ()),))
        if text == game.source.text:
            return tried, None
        write_whole(file.path, text.encode())
        return tried, changes(game.recorded, game.lines)

    def _played(self, file: PlaythroughFile, report: Report) -> _Game | None:
        """The game of a file as it goes now;
        none after complaints, or where playthroughs of another variant are wanted.
        """
        asked = self._asked(file, report)
        machine = _machine(asked.ruleset, asked.heading, report) if asked is not None else None
        if asked is None or machine is None:
            return None
        heading, layout = asked.heading, layout_of(asked.ruleset, machine)
        lines = written(machine, heading.seed, asked.bots, layout, heading.decisions)
        return _Game(asked.source, heading, asked.ruleset, lines)

    def _asked(self, file: PlaythroughFile, report: Report) -> _Asked | None:
        """What a file asks for; none after complaints."""
        source = read_source(file.path, report)
        heading = read_heading(source, report) if source is not None else None
        ruleset = self._ruleset(file, heading, report) if heading is not None else None
        if source is None or heading is None or ruleset is None:
            return None
        try:
            players = ruleset.configuration(heading.players, heading.options).players
            return _Asked(source, heading, ruleset, seated(split(heading.bots), players))
        except BadConfiguration as problem:
            report.error("RW860", str(problem).removesuffix(f"; {problem.hint}"), heading.span, problem.hint)
        except UnknownBot as problem:
            report.error("RW860", str(problem), heading.span)
        return None

    def _ruleset(self, file: PlaythroughFile, heading: Heading, report: Report) -> Ruleset | None:
        try:
            found = ruleset_of(file.path, heading.name)
        except NotFound as problem:
            message, _, hint = str(problem).partition("; ")
            report.error("RW860", message, heading.span, hint)
            return None
        wanted = file.variants is None or found.variants == file.variants
        return self.shelf.ruleset(found, report) if wanted else None


def _machine(ruleset: Ruleset, heading: Heading, report: Report) -> Machine | None:
    try:
        return ruleset.machine(heading.players, heading.options)
    except Unsound as problem:
        report.error("RW860", str(problem), heading.span)
        return None


# ---- comparing ------------------------------------------------------------------------------------------------------


def _compared(name: str, game: _Game) -> Result:
    """Passed, or failed at the first line that differs."""
    recorded = game.recorded
    if recorded == game.lines:
        return Result(name, game.heading.span, ())
    if not recorded:
        failure = Failure(
            "RW861",
            "nothing is written yet",
            game.heading.span,
            hint="`rulewright test --update` writes the game below the head",
        )
        return Result(name, game.heading.span, (failure,))
    at = next(
        (n for n, (old, new) in enumerate(zip(recorded, game.lines, strict=False)) if old != new),
        min(len(recorded), len(game.lines)),
    )
    return Result(name, game.heading.span, (_difference(game, recorded, at),), _around(recorded, game.lines))


def _difference(game: _Game, recorded: list[str], at: int) -> Failure:
    source, before = game.source, game.source.text.count("\n", 0, game.heading.body)
    number = min(before + at + 1, len(source.line_starts))
    start = source.line_starts[number - 1]
    old, new = (lines[at].strip() if at < len(lines) else "the end" for lines in (recorded, game.lines))
    return Failure(
        "RW861",
        "the game goes another way than it is written here",
        source.span(start, start + len(source.line(number))),
        old,
        new,
        hint=UPDATE,
    )


def _around(recorded: list[str], lines: list[str]) -> tuple[str, ...]:
    """The first differences as lines before and after them; `-` is written, `+` is how it goes now."""
    found = list(difflib.unified_diff(recorded, lines, "written", "now", n=AROUND, lineterm=""))[2:]
    return (
        *found[:MOST_SHOWN],
        *([f"... and {len(found) - MOST_SHOWN:,} lines more"] if len(found) > MOST_SHOWN else []),
    )
