"""What lies in folders: the members of one, and a whole tree. No link is followed out of a repository, and no walk is
without end.

In: a folder. Out: paths, in order. Raises `TooMany`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from rulewright.errors import RulewrightError
from rulewright.storage.repository_files import Outside, check_inside

MOST_MEMBERS = 20_000
MOST_FOLDERS = 50_000
DEEPEST = 50
MEANT = (".yaml", ".yml", ".txt", ".ftl")
"""How the names of files end that a command may open, whichever folder of a tree they lie in."""
TOO_MANY_FILES = "it holds more than {:,} files that may be meant; name the one that is"


class TooMany(OSError, RulewrightError):
    """A folder with more in it than any repository of rules has."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(7, why, str(path))

    def __str__(self) -> str:
        return f"`{self.filename}`: {self.strerror}"


def members(folder: Path, *patterns: str) -> list[Path]:
    """The files of a folder whose names match, in order; none where a link takes it out of its repository."""
    try:
        check_inside(folder / "any")
    except Outside:
        return []
    found: list[Path] = []
    for pattern in patterns:
        for path in folder.glob(pattern):
            found.append(path)
            if len(found) > MOST_MEMBERS:
                raise TooMany(folder, TOO_MANY_FILES.format(MOST_MEMBERS))
    return sorted(set(found))


def tree(root: Path) -> Iterator[tuple[Path, list[str]]]:
    """Every folder of a tree with the names of its files, in order;
    hidden folders, links, virtual environments and what may not be entered are passed over.
    """
    top, meant = len(root.parts), 0
    for count, (place, folders, files) in enumerate(os.walk(root)):
        here = Path(place)
        if count > MOST_FOLDERS or len(here.parts) - top > DEEPEST:
            raise TooMany(
                root,
                f"it holds more than {MOST_FOLDERS:,} folders, or {DEEPEST} inside of each other; "
                "name the folder that is meant",
            )
        meant += sum(name.endswith(MEANT) for name in files)
        if meant > MOST_MEMBERS:
            raise TooMany(root, TOO_MANY_FILES.format(MOST_MEMBERS))
        yield here, sorted(files)
        folders[:] = sorted(name for name in folders if not name.startswith(".") and not _is_environment(here / name))


def _is_environment(folder: Path) -> bool:
    """Whether a folder is a virtual environment; what may not be entered is none that anybody here uses."""
    try:
        return (folder / "pyvenv.cfg").exists()
    except OSError:
        return False
