"""Files beside a ruleset that look as if they were part of it, and that nobody reads.

In: a ruleset's file. Out: paths; and, of one of them, what is told (RW908): why it is not read, and what to do.
A name with a dot in front, a page (`.md`) and whatever lies in other folders is nobody's business.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from rulewright.ruleset_lookup import BESIDE, FILE, STDIN, SUFFIXES, VARIANTS, NotFound, head_of, of_variant
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source
from rulewright.storage import members

PAGES = (".md",)
BELOW = {"languages": "book"}
"""Folders below that are read too: there lie the sentences of rulebooks."""
PLACES = {"scenarios": "scenarios", "assess": "targets", "variant": VARIANTS}
"""Where a file belongs that says so at its beginning."""
NEAR = 0.8
"""How much alike a folder's name must be to be a slip: `scenario` is, `assets` is none for `targets`."""


def unread_files(ruleset: Path) -> Iterator[Path]:
    """Files with other endings and folders in the folders that are read, and folders
    whose names are slips for theirs.
    """
    for path in _shown(ruleset.parent) if ruleset != STDIN else ():
        if path.is_dir() and path.name in BESIDE:
            below = path / BELOW[path.name] if path.name in BELOW else None
            for folder in (path, *([below] if below is not None and below.is_dir() else ())):
                yield from (one for one in _unread_in(folder, BESIDE[path.name]) if one != below)
        elif _is_slip(path) or _is_misplaced(path, ruleset):
            yield path


def _is_slip(path: Path) -> bool:
    """Whether it is a folder with files, whose name is a slip for one that is read."""
    return path.is_dir() and bool(_meant(path)) and bool(members(path, "*.yaml", "*.yml", "*.txt"))


def _is_misplaced(path: Path, ruleset: Path) -> bool:
    """Whether a file beside a ruleset is about its game and belongs into one of the folders."""
    head = head_of(path) if path.suffix in SUFFIXES and path != ruleset else {}
    return _folder_of(head) is not None and head_of(ruleset).get("game") in head.values()


def _folder_of(head: Mapping[str, str]) -> str | None:
    """The folder for a file with such a head; none for a ruleset, and for what has no such head."""
    return next((folder for key, folder in PLACES.items() if key in head and "game" not in head), None)


def _unread_in(folder: Path, ending: str) -> list[Path]:
    """Folders, and files of another ending."""
    return [one for one in _shown(folder) if one.is_dir() or one.suffix not in (ending, *PAGES)]


def tell_unread(path: Path, report: Report) -> None:
    """Why a path is not read."""
    place = Source(str(path), "").span(0)
    if lost := _without_ruleset(path):
        report.error("RW908", f"`{path.name}` is not read", place, lost)
    elif path.name.lower().startswith("ruleset.") and not path.is_dir():
        report.error("RW908", f"`{path.name}` is not read", place, f"a folder's ruleset is called `{FILE}`")
    elif path.is_file() and (place_of := _folder_of(head_of(path))) and path.parent.name not in BESIDE:
        report.error("RW908", f"`{path.name}` is not read", place, f"move it into the folder `{place_of}`")
    elif path.parent.name not in BESIDE and path.parent.name not in BELOW.values():
        report.error("RW908", f"nothing in `{path.name}` is read", place, f"did you mean the folder `{_meant(path)}`?")
    elif path.is_dir():
        report.error("RW908", f"nothing in `{path.name}` is read", place, f"move its files into `{path.parent.name}`")
    else:
        ending = BESIDE.get(path.parent.name) or BESIDE[path.parent.parent.name]
        hint = f"names of files in `{path.parent.name}` end in `{ending}`"
        report.error("RW908", f"`{path.name}` is not read", place, hint)


def _without_ruleset(path: Path) -> str:
    """Why a variant has no ruleset; nothing for what has one, or is no variant."""
    try:
        of_variant(path)
    except NotFound as problem:
        return str(problem)
    return ""


def _shown(folder: Path) -> list[Path]:
    return [path for path in members(folder, "*") if not path.name.startswith((".", "_"))]


def _meant(folder: Path) -> str:
    """The folder for which a name is a slip, or nothing."""
    near = get_close_matches(folder.name.lower(), BESIDE, n=1, cutoff=NEAR)
    return near[0] if near and folder.name not in BESIDE else ""
