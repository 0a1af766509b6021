"""Which playthrough files are meant.

In: what a person names: a playthrough file, a ruleset, a folder tree. Out: paths. Complains about nothing: a name that
means no playthroughs gives none, and is judged by whoever asked.

Playthroughs of a ruleset lie in the folder `playthroughs` beside it, as text files.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rulewright.ruleset_lookup import STDIN, NotFound, find_all, split
from rulewright.storage import members, real_path, tree

FOLDER = "playthroughs"
SUFFIX = ".txt"


@dataclass(frozen=True, slots=True)
class PlaythroughFile:
    """A playthrough file; `variants` restricts it to playthroughs of these variants (none: all)."""

    path: Path
    variants: tuple[str, ...] | None = None


def playthrough_files(name: str) -> tuple[PlaythroughFile, ...]:
    """All playthrough files that a name means."""
    try:
        where, variants = split(name)
        if not variants and is_playthrough(Path(where)):
            return (PlaythroughFile(Path(where)),)
        if not variants and Path(where).is_dir():
            return tuple(map(PlaythroughFile, _tree(Path(where))))
        return tuple(
            PlaythroughFile(file, ruleset.variants or None)
            for ruleset in find_all(name)
            for file in _files_beside(ruleset.path)
        )
    except NotFound:
        return ()


def is_playthrough(path: Path) -> bool:
    return path.is_file() and path.suffix == SUFFIX


def _files_beside(ruleset: Path) -> list[Path]:
    return [] if ruleset == STDIN else members(ruleset.parent / FOLDER, f"*{SUFFIX}")


def _tree(root: Path) -> Iterator[Path]:
    """Every text file in the folders `playthroughs` of a tree."""
    for place, files in tree(root):
        if real_path(place).name == FOLDER:
            yield from (place / name for name in files if name.endswith(SUFFIX))
