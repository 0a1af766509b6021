"""Which scenario files are meant, and which ruleset each belongs to.

In: what a person names: a scenario file, a ruleset, a folder tree. Out: paths of scenario files, and for the name that
stands in one, the ruleset. Raises `NotFound` where nothing is meant.

Scenarios of a ruleset lie in the folder `scenarios` beside it. A file names its game, and the game is looked for near
the file: `ruleset.yaml` or `<game>.yaml` in its own folder and in the two above, then among the shipped rulesets. A
variant of a shipped one may lie beside the scenarios, or in the folder above.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from rulewright.frontend.syntax.nodes import Mapping, Scalar
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.text_files import read_source
from rulewright.ruleset_lookup import (
    FILE,
    STDIN,
    VARIANTS,
    Found,
    NotFound,
    find,
    find_all,
    find_shipped,
    games_in,
    split,
)
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source
from rulewright.storage import members, real_path, tree

FOLDER = "scenarios"
KEY = "scenarios"
GAME = "game"
VARIANT = "variant"
EXTENDS = "extends"
NAME = re.compile(r"[a-z_][a-z0-9_]*")
"""What a game is called: no path."""
MOST_TEXTS = 64
"""So many files are remembered by what stands in them."""


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """A scenario file; `variants` restricts it to scenarios of these variants (none: all)."""

    path: Path
    variants: tuple[str, ...] | None = None


def scenario_files(name: str) -> tuple[ScenarioFile, ...]:
    """All scenario files that a name means."""
    where, variants = split(name)
    path = Path(where)
    if not variants and path.is_file() and _is_scenarios(path):
        return (ScenarioFile(path),)
    if not variants and path.is_dir() and not (path / FILE).is_file():
        found = tuple(ScenarioFile(file) for file in _tree(path))
        if found:
            return found
        raise NotFound(f"the folder `{where}` holds no scenarios", f"they lie in folders called `{FOLDER}`")
    rulesets = find_all(name)
    return tuple(ScenarioFile(file, ruleset.variants or None) for ruleset in rulesets for file in _all_beside(ruleset))


def _all_beside(ruleset: Found) -> Iterator[Path]:
    """The scenario files beside a ruleset, and those beside a variant that lies elsewhere."""
    yield from _files_of_game(ruleset.path)
    if ruleset.own is not None:
        yield from _files_of_game(ruleset.path, ruleset.own)


def _files_of_game(ruleset: Path, folder: Path | None = None) -> Iterator[Path]:
    """The scenario files of one ruleset: those in the folder beside it, or in another one, that name its game, and
    those that name no game of there: else nobody would try them.
    """
    if ruleset == STDIN:
        raise NotFound("a ruleset from standard input has no scenarios", "name its file")
    game, home = _word(ruleset, GAME), folder or ruleset.parent
    for file in members(home / FOLDER, "*.yaml"):
        name = (_word(file, KEY) or "").partition(":")[0]
        if not name or game in (None, name) or name not in games_in(home):
            yield file


def _tree(root: Path) -> Iterator[Path]:
    """Every file in the folders `scenarios` of a tree."""
    for place, files in tree(root):
        if real_path(place).name == FOLDER:
            yield from (place / name for name in files if name.endswith((".yaml", ".yml")))


def _word(path: Path, key: str) -> str | None:
    """A top-level word of a file, or none; whatever is wrong with the file is told when it is read in earnest."""
    source = read_source(path, Report())
    return _top_words(source.text).get(key) if source is not None else None


@lru_cache(MOST_TEXTS)
def _top_words(text: str) -> dict[str, str]:
    """The top-level words of a text, by key. A check asks the same files again for each variant of a game."""
    root = read_node(Source("", text), Report())
    entries = root.entries if isinstance(root, Mapping) else ()
    return {entry.key.text: entry.value.text for entry in reversed(entries) if isinstance(entry.value, Scalar)}


def _is_scenarios(path: Path) -> bool:
    """Whether a file is no ruleset: it lies among scenarios, or names no game of its own."""
    return (
        path.parent.name == FOLDER
        or _word(path, KEY) is not None
        or not any(_word(path, key) for key in (GAME, VARIANT))
    )


def game_named_in(file: Path) -> str | None:
    """The ruleset that a scenario file says it is for, without reading more of the file in earnest."""
    return _word(file, KEY)


def ruleset_of(file: Path, name: str) -> Found:
    """The ruleset that a scenario file names as `game` or `game:variant`."""
    game, colon, variant = name.partition(":")
    if NAME.fullmatch(game) is None:
        return find_shipped(name)
    for folder in (file.parent, file.parent.parent, file.parent.parent.parent):
        for candidate in (folder / FILE, folder / f"{game}.yaml"):
            if candidate != file and candidate.is_file() and _word(candidate, GAME) == game:
                return find(f"{candidate}{colon}{variant}")
    return _elsewhere(file, game, variant) or find_shipped(name)


def _elsewhere(file: Path, game: str, variants: str) -> Found | None:
    """A shipped game with a variant that lies near the scenarios: in their folder, or in the one above."""
    first, plus, others = variants.partition("+")
    name = first.replace("-", "_")
    for folder in (file.parent, file.parent.parent, file.parent.parent / VARIANTS):
        candidate = folder / f"{name}.yaml"
        if NAME.fullmatch(name) and candidate != file and candidate.is_file() and _word(candidate, EXTENDS) is not None:
            found = find(f"{candidate}:{others}" if plus else str(candidate))
            return found if _word(found.path, GAME) == game else None
    return None
