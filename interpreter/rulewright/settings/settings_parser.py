"""A settings file to `Settings`.

In: a source, the way to the settings in it. Out: `Settings`, or none. Complains about what is no TOML (RW901), unknown
keys (RW902), values of another kind (RW903) and codes that do not exist or cannot be chosen (RW904, RW905), and paths
that lead elsewhere (RW015, RW016).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Sized
from pathlib import Path
from typing import Any

from rulewright.settings.code_patterns import check_code
from rulewright.settings.settings_table import GAME_KEYS, KEYS, LEVELS, OFF, Games, SettingKey, Settings
from rulewright.settings.toml_locations import TomlLocations, Way
from rulewright.source.diagnostic import Report
from rulewright.source.player_count import MOST_PLAYERS
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Source
from rulewright.storage import Outside, TooDeep, check_inside, named_path, real_path, toml_values

MOST_GAMES = 100_000
MOST_ENTRIES = 1_000
"""Of a list or a table; each complaint about one looks for its place in the file."""
FIELDS = {"per-file-ignores": "per_file"}
"""Keys that are called otherwise in `Settings`."""


def read(source: Source, way: Way, folder: Path, report: Report) -> Settings | None:
    """The settings under a way of keys; none if there are none, or after complaints."""
    data = _parsed(source, report)
    for step in way:
        data = data.get(step) if isinstance(data, dict) else None
    if data is None or report.failed:
        return None
    reading = _Reading(TomlLocations(source), folder, report)
    values = reading.table(data, way, KEYS, "settings have")
    if report.failed:
        return None
    values["paths"] = tuple(folder / path for path in values.get("paths", ()))
    return Settings(folder, **{FIELDS.get(key, key): value for key, value in values.items()})


def _parsed(source: Source, report: Report) -> Any:
    try:
        return toml_values(source.text)
    except tomllib.TOMLDecodeError as problem:
        message = str(problem)
        place = re.search(r"\(at line (\d+), column (\d+)\)", message)
        at = (
            source.line_starts[int(place[1]) - 1] + int(place[2]) - 1
            if place is not None
            else max(0, len(source.text) - 1)
        )
        report.error(
            "RW901",
            f"this is not TOML: {message.partition(' (at')[0]}",
            source.span(at),
            "strings need quotes, lists brackets; see https://toml.io",
        )
    except TooDeep as problem:
        report.error("RW901", str(problem), source.span(problem.at), "settings need no such depth")
    except ValueError:  # more digits than Python reads
        report.error("RW901", "a number here has too many digits", source.span(0), "settings need no such number")
    except RecursionError:
        report.error("RW901", "this is nested too deep", source.span(0), "settings need no such depth")
    return None


class _Reading:
    """Reads values by kind; each reader gives a value, or none after a complaint."""

    def __init__(self, places: TomlLocations, folder: Path, report: Report) -> None:
        self.places = places
        self.folder = folder
        self.report = report
        self.readers: dict[str, Callable[[Any, Way], Any]] = {
            "paths": self._paths,
            "root": self._root,
            "codes": self._codes,
            "levels": self._levels,
            "patterns": self._patterns,
            "flag": self._flag,
            "counts": self._counts,
            "number": self._number,
            "games": self._games,
            "values": self._values,
        }

    def table(self, data: Any, way: Way, keys: Iterable[SettingKey], whose: str) -> dict[str, Any]:
        """The values of a table with known keys."""
        kinds = {key.name: key.kind for key in keys}
        if not isinstance(data, dict):
            self._wrong(way, "", "a table of settings")
            return {}
        if self._is_long(data, way):
            return {}
        found = {}
        for name, value in data.items():
            if name not in kinds:
                self.report.error(
                    "RW902", f"{whose} no key `{name}`", self.places.key((*way, name)), did_you_mean(name, kinds)
                )
            else:
                found[name] = self.readers[kinds[name]](value, (*way, name))
        return found

    def _wrong(self, way: Way, text: str, wanted: str) -> None:
        self.report.error(
            "RW903",
            f"`{way[-1] if way else 'this'}` takes {wanted}",
            self.places.text(way, text),
            "see docs/checking.md",
        )

    def _texts(self, value: Any, way: Way) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
            self._wrong(way, "", 'a list of texts, as in ["one", "two"]')
            return ()
        return () if self._is_long(value, way) else tuple(value)

    def _is_long(self, value: Sized, way: Way) -> bool:
        """Whether something has more entries than are read."""
        if len(value) > MOST_ENTRIES:
            self._wrong(way, "", f"at most {MOST_ENTRIES:,} entries, not {len(value):,}")
        return len(value) > MOST_ENTRIES

    def _paths(self, value: Any, way: Way) -> tuple[str, ...]:
        """Paths of what is checked: below the folder of these settings."""
        return tuple(text for text in self._texts(value, way) if self._is_inside(text, way))

    def _root(self, value: Any, way: Way) -> str:
        """The folder in which everything lies that rulesets below may name."""
        if not isinstance(value, str) or not value:
            self._wrong(way, "", 'a folder, as in "."')
            return ""
        return value if self._is_inside(value, way) else ""

    def _is_inside(self, text: str, way: Way) -> bool:
        by = self.folder / "settings"
        try:
            if not check_inside(named_path(text, by), by).is_relative_to(real_path(self.folder)):
                raise Outside(Path(text))
        except OSError as problem:
            code = "RW015" if isinstance(problem, Outside) else "RW016"
            hint = "settings speak for their own folder; put them further up"
            message = f"`{text}` is not looked at: {problem.strerror}"
            self.report.error(code, message, self.places.text(way, text), hint)
            return False
        return True

    def _codes(self, value: Any, way: Way) -> tuple[str, ...]:
        return tuple(
            code for code in self._texts(value, way) if check_code(code, self.places.text(way, code), self.report)
        )

    def _levels(self, value: Any, way: Way) -> dict[str, str]:
        found = {}
        for code, level in self._entries(value, way):
            if level not in LEVELS:
                self.report.error(
                    "RW903",
                    f"`{level}` is no severity",
                    self.places.text((*way, code), str(level)),
                    f"allowed here: {', '.join(LEVELS)}",
                )
            elif check_code(code, self.places.key((*way, code)), self.report, whole=True):
                found[code] = OFF if level == OFF else level
        return found

    def _patterns(self, value: Any, way: Way) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return tuple((pattern, self._codes(codes, (*way, pattern))) for pattern, codes in self._entries(value, way))

    def _entries(self, value: Any, way: Way) -> list[tuple[str, Any]]:
        if not isinstance(value, dict):
            self._wrong(way, "", "a table of its own")
            return []
        return [] if self._is_long(value, way) else list(value.items())

    def _flag(self, value: Any, way: Way) -> bool:
        if not isinstance(value, bool):
            self._wrong(way, "", "`true` or `false`")
        return value is True

    def _number(self, value: Any, way: Way) -> int:
        if not _is_number(value, 0, MOST_GAMES):
            self._wrong(way, "", f"a whole number from 0 to {MOST_GAMES}")
            return 0
        return int(value)

    def _counts(self, value: Any, way: Way) -> tuple[int, ...]:
        """A number, a list of numbers, or a text such as `2..4`."""
        span = re.fullmatch(r"(\d{1,2})\.\.(\d{1,2})", value) if isinstance(value, str) else None
        found = (
            list(range(int(span[1]), int(span[2]) + 1))
            if span is not None
            else value
            if isinstance(value, list)
            else [value]
        )
        if not found or not all(_is_number(item, 1, MOST_PLAYERS) for item in found):
            self._wrong(way, "", 'numbers of players: 4, [2, 4], or "2..4"')
            return ()
        return tuple(sorted(set(found)))

    def _games(self, value: Any, way: Way) -> dict[str, Games]:
        found = {}
        for game, data in self._entries(value, way):
            values = self.table(data, (*way, game), GAME_KEYS, "a game has")
            found[game] = Games(values.get("players", ()), values.get("options", ()))
        return found

    def _values(self, value: Any, way: Way) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return tuple(
            (option.replace("-", "_"), self._words(words, (*way, option)))
            for option, words in self._entries(value, way)
        )

    def _words(self, value: Any, way: Way) -> tuple[str, ...]:
        """Values of an option: a word, a number, or a list of them."""
        items = value if isinstance(value, list) else [value]
        if self._is_long(items, way):
            return ()
        if not items or not all(isinstance(item, str | int) and not isinstance(item, bool) for item in items):
            self._wrong(
                way, "", 'a value or a list of values: "high", 3, ["low", "high"]; `yes` and `no` are words too'
            )
            return ()
        return tuple(str(item).replace("-", "_") for item in items)


def _is_number(value: Any, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
