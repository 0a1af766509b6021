"""A new repository: a small game that plays, its tests, CI and editor settings.

In: the place of a folder that is not there yet, and a title. Out: the folder, whole or not at all, and the names of its files. The
files are those of `starter/`, with the game's name and title put in; the JSON Schemas are this installation's. Raises `Refused` for
names that cannot be, and for places where something lies already.
"""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rulewright import __version__
from rulewright.resources import folder

NAME = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")
PLAIN_TITLE = re.compile(r"[A-Za-z][\w '!.]*")
HIDDEN = "dot_"
SCHEMAS = ("ruleset", "variant", "scenario")
LONGEST = 60


class Refused(Exception):
    """Why no repository can be made there, and what to do."""


@dataclass(frozen=True, slots=True)
class Repository:
    """What was made."""

    folder: Path
    game: str
    title: str
    files: tuple[str, ...]


def create(place: Path, title: str | None = None) -> Repository:
    """Make a repository at a place."""
    game = _game(place)
    shown = " ".join((title or place.name.replace("-", " ").replace("_", " ").capitalize()).split())
    if not shown or not shown.isprintable():
        raise Refused('the title is empty, or holds characters that cannot be shown; write `--title "My game"`')
    _look(place)
    place.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=f".{place.name}.", dir=place.parent))
    try:
        files = tuple(sorted(_write(work, game, shown)))
        work.chmod(0o755)
        if place.exists():
            place.rmdir()
        work.rename(place)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return Repository(place, game, shown, files)


def _game(place: Path) -> str:
    """The name of the game: the last part of a path."""
    name = place.name
    if NAME.fullmatch(name) and len(name) <= LONGEST:
        return name.replace("-", "_")
    if name in ("", "..") or place == Path():
        raise Refused("name a new folder, such as `rulewright new my-game`")
    plain = "-".join(re.findall(r"[a-z0-9]+", re.sub(r"([a-z0-9])([A-Z])", r"\1 \2", name).lower())).lstrip(
        "0123456789-"
    )[:LONGEST]
    hint = f"; how about `{plain}`?" if NAME.fullmatch(plain) else ""
    raise Refused(
        f"`{name}` cannot be the name of a game: small letters, digits and hyphens, a letter first, {LONGEST} at most{hint}"
    )


def _look(place: Path) -> None:
    """See that nothing lies there."""
    if place.is_symlink() or (place.exists() and not place.is_dir()):
        raise Refused(f"`{place}` exists, and is no folder")
    if place.is_dir() and any(place.iterdir()):
        raise Refused(f"the folder `{place}` exists, and is not empty; name a new one")


def _write(root: Path, game: str, title: str) -> Iterator[str]:
    """Write all files below a folder, and give their names."""
    starter = folder("starter")
    for path in sorted(path for path in starter.rglob("*") if path.is_file()):
        parts = [
            part.replace(HIDDEN, ".", 1) if part.startswith(HIDDEN) else part
            for part in path.relative_to(starter).parts
        ]
        yield _put(root, "/".join(parts), _filled(path, game, title))
    for name in SCHEMAS:
        yield _put(
            root,
            f".vscode/schemas/{name}.schema.json",
            (folder("schemas") / f"{name}.schema.json").read_text(encoding="utf-8"),
        )


def _put(root: Path, name: str, text: str) -> str:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    return name


def _filled(path: Path, game: str, title: str) -> str:
    """A file's text with what is known now."""
    is_yaml = path.suffix in (".yaml", ".yml")
    shown = json.dumps(title, ensure_ascii=False) if is_yaml and not PLAIN_TITLE.fullmatch(title) else title
    return (
        path.read_text(encoding="utf-8")
        .replace("@name@", game)
        .replace("@title@", shown)
        .replace("@version@", __version__)
    )
