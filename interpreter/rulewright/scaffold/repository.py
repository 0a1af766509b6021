"""A new repository: a small game that plays, its tests, CI and editor settings.

In: the place of a folder that is not there yet, and a title. Out: the folder, whole or not at all, and the names of
its files. The
files are those of `starter/`, with the game's name and title put in; the JSON Schemas are this installation's. Raises
`RepositoryRefused` for
names that cannot be, and for places where something lies already.
"""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rulewright.installation import Requirement, requirement, with_extra, with_host
from rulewright.resources import folder
from rulewright.scaffold.origin import Origin
from rulewright.source import markdown_text
from rulewright.source.cells import neutral
from rulewright.source.transliteration import transliterated
from rulewright.storage import NotOrdinary, named_path, own_text, write_whole

STARTER = Path(__file__).parent / "starter"
NAME = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")
PLAIN_TITLE = re.compile(r"[A-Za-z][\w '!.]*")
HIDDEN = "dot_"
GAME = ("ruleset.yaml", "scenarios", "targets", "variants")
"""What of the starter is the game: a copy of another one takes its place."""
SCHEMAS = ("ruleset", "variant", "scenario", "targets")
LONGEST = 60
WISH = re.compile(r"rulewright(?:\[[\w,-]+\])? ?(?:[<>=!~][^\s\"'\\\\;#]+|@ [a-z+]+:[^\s\"'\\\\;]+)?")
ANYWHERE = (
    "# The rulewright that made this repository. To use a newer one, change this line, and .pre-commit-config.yaml."
)
HERE = """\
# The rulewright that made this repository: a place on the machine where that was done. Before others install it (or a
# server does), name a release here (rulewright==VERSION) or a repository (rulewright @ git+https://ADDRESS@COMMIT),
# and in .pre-commit-config.yaml."""


class RepositoryRefused(Exception):
    """Why no repository can be made there, and what to do."""


@dataclass(frozen=True, slots=True)
class NewRepository:
    """What was made."""

    folder: Path
    game: str
    title: str
    files: tuple[str, ...]
    requirement: Requirement


@dataclass(frozen=True, slots=True)
class _Words:
    """What the holes of the files are filled with."""

    game: str
    title: str
    requirement: Requirement
    origin: Origin | None = None
    copied: Mapping[str, bytes] = field(default_factory=dict)


def create(
    place: Path, title: str | None = None, wanted: str | None = None, origin: Origin | None = None
) -> NewRepository:
    """Make a repository at a place. `wanted`: what its `requirements.txt` names, in place of what made it; `origin`:
    the game that it copies.
    """
    game = _game(place)
    for above in place.parents:
        if above.name not in ("", "..") and not above.exists():
            _check_elsewhere(above.name)
    shown = " ".join((title or place.name.replace("-", " ").replace("_", " ").capitalize()).split())
    if not shown or not shown.isprintable():
        raise RepositoryRefused(
            'the title is empty, or holds characters that cannot be shown; write `--title "My game"`'
        )
    needed = _requirement(wanted)
    _look(place)
    copied = dict(origin.files(game, _yaml_title(shown), shown)) if origin is not None else {}
    if any(file.endswith(".ftl") for file in copied):
        needed = with_extra(needed, "languages")  # else its message files could not be checked
    place.parent.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(prefix=f".{place.name}.", dir=place.parent))
    try:
        files = tuple(sorted(_write(work, _Words(game, shown, needed, origin, copied))))
        work.chmod(0o755)
        if place.exists():
            place.rmdir()
        work.rename(place)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return NewRepository(place, game, shown, files, needed)


def _check_elsewhere(name: str) -> None:
    """Whether a folder may be called so on every system."""
    try:
        named_path(name, Path(name))
    except NotOrdinary as problem:
        raise RepositoryRefused(f"`{name}` cannot be the name of a folder: {problem.strerror}") from problem


def _game(place: Path) -> str:
    """The name of the game: the last part of a path."""
    name = place.name
    if NAME.fullmatch(name) and len(name) <= LONGEST:
        _check_elsewhere(name)
        return name.replace("-", "_")
    if name in ("", "..") or place == Path():
        raise RepositoryRefused("name a new folder, such as `rulewright new my-game`")
    plain = "-".join(
        re.findall(r"[a-z0-9]+", re.sub(r"([a-z0-9])([A-Z])", r"\1 \2", transliterated(name)).lower())
    ).lstrip("0123456789-")[:LONGEST]
    hint = f"; how about `{plain}`?" if NAME.fullmatch(plain) else ""
    raise RepositoryRefused(
        f"`{name}` cannot be the name of a game: small letters, digits and hyphens, a letter first, "
        f"{LONGEST} at most{hint}"
    )


def _requirement(wanted: str | None) -> Requirement:
    """What is to be installed: what is wished, or this very program."""
    if wanted is None:
        return requirement()
    if not WISH.fullmatch(wanted):
        raise RepositoryRefused(
            f"`{neutral(wanted[:80])}` is no requirement for pip of rulewright, such as `rulewright==1.0` or "
            f"`rulewright @ git+https://...`; a file here is `rulewright @ file:///...`"
        )
    return Requirement(with_host(wanted))


def _look(place: Path) -> None:
    """See that nothing lies there."""
    if place.is_symlink() or (place.exists() and not place.is_dir()):
        raise RepositoryRefused(f"`{place}` exists, and is no folder")
    if place.is_dir() and any(place.iterdir()):
        raise RepositoryRefused(f"the folder `{place}` exists, and is not empty; name a new one")


def _write(root: Path, words: _Words) -> Iterator[str]:
    """Write all files below a folder, and give their names."""
    for path in sorted(path for path in STARTER.rglob("*") if path.is_file()):
        parts = [
            part.replace(HIDDEN, ".", 1) if part.startswith(HIDDEN) else part
            for part in path.relative_to(STARTER).parts
        ]
        if words.origin is None or (parts[0] not in GAME and parts != ["README.md"]):
            yield _put(root, "/".join(parts), _filled(path, words).encode())
    for file, data in words.copied.items():
        yield _put(root, file, data)
    if words.origin is not None:
        yield _put(root, "README.md", _readme(_filled(STARTER / "README.md", words), words.origin).encode())
    for name in SCHEMAS:
        yield _put(
            root,
            f".vscode/schemas/{name}.schema.json",
            own_text(folder("schemas") / f"{name}.schema.json").encode(),
        )


def _readme(text: str, origin: Origin) -> str:
    """The page of a copy: its own variant in the examples, and where the rules come from."""
    variant = next(iter(origin.variants), "")
    lines = [line.replace(".:rich", f".:{variant}") for line in text.splitlines() if variant or ".:rich" not in line]
    return "\n".join([*lines, "", "## Where the rules come from", "", *_provenance(origin), ""])


def _provenance(origin: Origin) -> Iterator[str]:
    header = origin.ruleset.header
    yield f"Rules, scenarios and variants began as a copy of `{header.game}`; its name and title were changed."
    if header.credits:
        yield f"The game is by: {markdown_text.text(' '.join(header.credits.split()))}."
    if origin.is_shipped:
        yield (
            "The files come with Rulewright, under the "
            "[Apache Licence 2.0](https://www.apache.org/licenses/LICENSE-2.0): keep this note when you pass them on."
        )
    yield "A licence for files is none for a game that others publish: ask them before you publish yours."


def _put(root: Path, name: str, data: bytes) -> str:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, data)
    return name


def _filled(path: Path, words: _Words) -> str:
    """A file's text with what is known now."""
    is_yaml = path.suffix in (".yaml", ".yml")
    title, text = words.title, words.requirement.text
    shown = _yaml_title(title) if is_yaml else title
    return (
        own_text(path)
        .replace("@name@", words.game)
        .replace("@title@", shown)
        .replace("@requirement@", json.dumps(text) if is_yaml else text)
        .replace("@whose@", HERE if words.requirement.here_only else ANYWHERE)
    )


def _yaml_title(title: str) -> str:
    """A title as YAML writes it."""
    return title if PLAIN_TITLE.fullmatch(title) else json.dumps(title, ensure_ascii=False)
