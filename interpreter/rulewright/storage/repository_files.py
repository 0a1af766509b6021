"""What lies inside a repository: the folder of a ruleset, or a wider one that settings name.

In: a file, and the file that names it. Out: nothing. Complains with `Outside` about what leads elsewhere, as it is
written or by links, and with `NotOrdinary` about names that a system takes for something else than a file.

A file's repository is its own folder; of variants, scenarios, playthroughs and message files the folder above. Where
that is too narrow, the nearest settings file further up can name a `root`: its own folder, or one below. Whoever
chooses settings, or wants none, chooses that root with them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from pathlib import Path, PurePosixPath, PureWindowsPath

from rulewright.storage.toml_text import toml_values

PARTS = frozenset({"variants", "scenarios", "playthroughs", "languages"})
"""Folders of a repository that belong to the ruleset above."""
SETTINGS = {"rulewright.toml": (), "pyproject.toml": ("tool", "rulewright")}
"""Settings files, and where in them ours stand."""
ROOT = "root"
LARGEST_SETTINGS = 200_000
_SETTINGS_FILES: ContextVar[tuple[Path, ...] | None] = ContextVar("settings files whose root counts", default=None)
"""None: the nearest ones."""
_DEVICES = re.compile(r"(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?", re.IGNORECASE)
"""Names that mean a device on Windows, in every folder."""


class Outside(OSError):
    """A file that does not lie in the repository of what names it."""

    def __init__(self, path: Path, why: str = "it lies outside of the ruleset's repository") -> None:
        super().__init__(1, why, str(path))


class NotOrdinary(OSError):
    """What is no file with an end: a pipe, a device, a name that means one."""

    def __init__(self, path: Path, why: str = "it is a pipe or a device, not an ordinary file") -> None:
        super().__init__(22, why, str(path))


def named_path(text: str, by: Path) -> Path:
    """The path that a text in a stranger's file means.
    The same texts are refused on every system, before the disk is asked.
    """
    if PurePosixPath(text).is_absolute() or PureWindowsPath(text).anchor or text.startswith("~"):
        raise Outside(Path(text), "a path must go from the file that names it, not from the top of a disk")
    if "\\" in text or ":" in text or not text.isprintable():
        raise NotOrdinary(
            Path(text), "folders are parted by `/`, and names hold no colon, backslash or control character"
        )
    parts = text.split("/")
    if any(
        part not in ("", ".", "..") and (part[-1] in ". " or part[0] == " " or _DEVICES.fullmatch(part))
        for part in parts
    ):
        raise NotOrdinary(Path(text), "some systems take this name for another one, or for a device")
    return by.parent / text


def check_inside(path: Path, by: Path | None = None) -> Path:
    """The real path of a file that `by` names, or that lies among others; if it lies in their repository."""
    repository = repository_of(by or path)
    real = resolved(path)
    if real.is_relative_to(repository) or any(real.is_relative_to(root) for root in _wider(repository)):
        return real
    raise Outside(path)


def repository_of(path: Path) -> Path:
    """The folder in which everything lies that a file may name, unless settings name a wider one."""
    folder = path.absolute().parent
    return resolved(folder.parent if folder.name in PARTS else folder)


def reach(path: Path) -> list[Path]:
    """The folders in which lies all that a file may name: its repository, and the wider root that settings name."""
    repository = repository_of(path)
    return [repository, *_wider(repository)]


def resolved(path: Path) -> Path:
    """A path without links. Links that lead round in a circle lead nowhere."""
    try:
        return path.resolve()
    except RuntimeError as problem:
        raise Outside(path, "its links lead round in a circle") from problem


def real_path(path: Path) -> Path:
    """A path without links, to compare files by; one whose links lead round in a circle stays as it is."""
    try:
        return path.resolve()
    except RuntimeError:
        return path.absolute()


@contextmanager
def settings_of(chosen: Path | None, never: bool) -> Iterator[None]:
    """Meanwhile only the root in the chosen settings counts, or (`never`) no root at all."""
    before = _SETTINGS_FILES.set(() if never else (chosen,) if chosen is not None else None)
    try:
        yield
    finally:
        _SETTINGS_FILES.reset(before)


def _wider(folder: Path) -> list[Path]:
    """The root that the chosen settings name, or the nearest ones that name one: at most their own folder."""
    files = _SETTINGS_FILES.get()
    if files is not None:
        return [root for path in files for root in _roots(path) if root.is_relative_to(resolved(path).parent)]
    for place in (folder, *folder.parents):
        for name, way in SETTINGS.items():
            found = _root(place / name, way)
            if found is not None:
                return [found] if found.is_relative_to(place) else []
    return []


def _roots(path: Path) -> list[Path]:
    """The root in settings of whatever name."""
    root = _root(path, SETTINGS.get(path.name, ()))
    return [root] if root is not None else []


def _root(path: Path, way: tuple[str, ...]) -> Path | None:
    """The root that a settings file names; none where it names none, or is not one to believe."""
    with suppress(OSError, ValueError, RecursionError):
        if path.is_symlink() or not path.is_file() or path.stat().st_size > LARGEST_SETTINGS:
            return None
        found = toml_values(path.read_text(encoding="utf-8-sig"))
        for step in way:
            found = found.get(step, {})
        root = found.get(ROOT)
        return resolved(named_path(root, path)) if isinstance(root, str) else None
    return None
