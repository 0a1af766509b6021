"""From a file to its settings.

In: folders. Out: `Settings`, the defaults where nobody says anything. A settings file that cannot be read or understood
is told once, in the report, and the defaults stand in for it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from rulewright import storage
from rulewright.settings.settings_parser import read
from rulewright.settings.settings_table import Settings
from rulewright.settings.toml_locations import Way
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

OWN, SHARED = "rulewright.toml", "pyproject.toml"
SECTION: Way = ("tool", "rulewright")
MAX_BYTES = 200_000
REFUSED: dict[type[OSError], str] = {storage.Outside: "RW015", storage.NotOrdinary: "RW016"}


@dataclass
class Desk:
    """The settings files that are met, each read once.
    `chosen` is the one to use for everything; `never`: none is looked for.
    """

    report: Report
    chosen: Path | None = None
    never: bool = False
    _folders: dict[Path, Settings] = field(default_factory=dict)
    _files: dict[Path, Settings | None] = field(default_factory=dict)

    def of(self, folder: Path) -> Settings:
        """The settings for what lies in a folder: those of the nearest folder, upward, that has some."""
        if self.never:
            return Settings()
        if self.chosen is not None:
            return self._file(self.chosen, asked=True) or Settings()
        folder = storage.real_path(folder)
        if folder not in self._folders:
            own = self._file(folder / OWN) or self._file(folder / SHARED)
            is_top = folder.parent == folder
            self._folders[folder] = own or (Settings() if is_top else self.of(folder.parent))
        return self._folders[folder]

    def _file(self, path: Path, asked: bool = False) -> Settings | None:
        """The settings of a file; none if it has none."""
        if path not in self._files:
            self._files[path] = self._read(path, asked)
        return self._files[path]

    def _read(self, path: Path, asked: bool) -> Settings | None:
        if not asked and (path.is_dir() or not (path.exists() or path.is_symlink())):  # a link into nowhere is told
            return None
        source = self._source(path)
        if source is None:
            return Settings()
        is_shared = path.name == SHARED
        if is_shared and "rulewright" not in source.text:
            if asked:
                self._missing(path, source)
            return None
        own = Report()
        found = read(source, SECTION if is_shared else (), storage.real_path(path).parent, own)
        self.report.found += own.found
        if found is None and not own.found and asked:
            self._missing(path, source)
        return found if found is not None or not own.found else Settings()

    def _source(self, path: Path) -> Source | None:
        name = str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)
        try:
            data = storage.read(path, MAX_BYTES)
            if len(data) > MAX_BYTES:
                self.report.error(
                    "RW901",
                    f"the file is larger than {MAX_BYTES:,} bytes",
                    Source(name, "").span(0),
                    "settings need less",
                )
                return None
            return Source(name, data.decode("utf-8-sig").replace("\r\n", "\n"))
        except OSError as problem:
            self.report.error(
                REFUSED.get(type(problem), "RW901"),
                f"cannot read `{name}`: {problem.strerror or problem}",
                Source(name, "").span(0),
                "check the path",
            )
        except UnicodeDecodeError as problem:
            self.report.error(
                "RW901", f"byte {problem.start} is not UTF-8 text", Source(name, "").span(0), "save the file as UTF-8"
            )
        return None

    def _missing(self, path: Path, source: Source) -> None:
        self.report.error(
            "RW901", f"`{path}` has no `[tool.rulewright]`", source.span(0), "add it, or name a `rulewright.toml`"
        )
