"""The settings, and the one table of their keys."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from rulewright.settings.code_patterns import chosen
from rulewright.source.diagnostic import Diagnostic, Severity
from rulewright.storage import real_path

OFF = "off"
LEVELS = (*(str(severity) for severity in Severity), OFF)


class SettingKey(NamedTuple):
    """A key: its name, what kind of value it takes (a reader of `settings.reading`), and a line about it."""

    name: str
    kind: str
    about: str


KEYS = (
    SettingKey(
        "paths", "paths", "what `rulewright check` looks at when nothing is named; from the folder of this file"
    ),
    SettingKey(
        "root",
        "root",
        (
            "the folder in which files may lie that rulesets below name; from the "
            "folder of this file, at most that folder itself"
        ),
    ),
    SettingKey("select", "codes", "the warnings and notes that are told: codes or their beginnings (`RW7`), or `ALL`"),
    SettingKey(
        "ignore", "codes", "warnings and notes that are not told; of a code and its beginnings, the longest one counts"
    ),
    SettingKey("severity", "levels", "by code: `error`, `warning`, `note`, or `off`"),
    SettingKey(
        "per-file-ignores",
        "patterns",
        "by pattern of paths (from the folder of this file): codes that are not told there",
    ),
    SettingKey("strict", "flag", "whether warnings fail the check"),
    SettingKey("texts", "flag", "whether every entry of a ruleset must have `about` (RW721)"),
    SettingKey(
        "players",
        "counts",
        "the numbers of players to check, where a game has them; else all of its numbers are checked",
    ),
    SettingKey("play", "number", "how many random games to play of each ruleset"),
    SettingKey("games", "games", "by game: `players` and `options` (by option: a value, or a list of values) to check"),
)
GAME_KEYS = (
    SettingKey("players", "counts", "the numbers of players to check"),
    SettingKey("options", "values", "by option: the values to check, words or numbers"),
)


@dataclass(frozen=True, slots=True)
class Games:
    """What to check of a game: numbers of players (none named: all), and values of options."""

    players: tuple[int, ...] = ()
    options: tuple[tuple[str, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Settings:
    """What a settings file says. `folder` is where it lies; its patterns and paths start there."""

    folder: Path = Path()
    paths: tuple[Path, ...] = ()
    select: tuple[str, ...] = ("ALL",)
    ignore: tuple[str, ...] = ()
    severity: Mapping[str, str] = field(default_factory=dict)
    per_file: tuple[tuple[str, tuple[str, ...]], ...] = ()
    strict: bool = False
    players: tuple[int, ...] = ()
    play: int = 0
    games: Mapping[str, Games] = field(default_factory=dict)
    root: str = ""
    texts: bool = False

    def game(self, name: str) -> Games:
        """What to check of a game."""
        found = self.games.get(name, Games())
        return Games(found.players or self.players, found.options)

    def judged(self, finding: Diagnostic) -> Diagnostic | None:
        """A finding with the severity that it has here, or none if it is not told.
        Errors are always told: no game is made of such rules.
        """
        if finding.severity is Severity.ERROR:
            return finding
        level = self.severity.get(finding.code, finding.severity)
        is_told = chosen(finding.code, self.select, self.ignore) and level != OFF and not self._excused(finding)
        return replace(finding, severity=Severity(level)) if is_told else None

    def _excused(self, finding: Diagnostic) -> bool:
        """Whether the finding's file may have it."""
        codes = [
            code
            for pattern, codes in self.per_file
            if self._is_meant(pattern, finding.span.source.name)
            for code in codes
        ]
        return bool(codes) and not chosen(finding.code, ("ALL",), tuple(codes))

    def _is_meant(self, pattern: str, name: str) -> bool:
        """Whether a file's path, or one of its folders, matches a pattern."""
        path = real_path(Path(name))
        inner = path.relative_to(self.folder) if path.is_relative_to(self.folder) else Path(path.name)
        whole = (inner, *inner.parents)
        return any(fnmatch(part.as_posix(), pattern.rstrip("/")) for part in whole if part != Path())
