"""What there is to look at: rulesets, and what lies beside them: variants, scenario files, targets, playthroughs and
message files.

In: names as people write them, of rulesets or single files. Out: targets, each once, in order. Raises `NotFound` for a
name that means nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from rulewright.checkable_files.unread_files import unread_files
from rulewright.ruleset_lookup import (
    BESIDE,
    FILE,
    STDIN,
    VARIANTS,
    Found,
    NotFound,
    find_all,
    games_in,
    holds_ruleset,
    misnamed_rulesets,
    of_variant,
    split,
    variants_of,
)
from rulewright.source.text import Source
from rulewright.storage import beginning, members, real_path, tree

SCENARIOS = "scenarios"
TARGETS = "targets"
LANGUAGES = "languages"
PLAYTHROUGHS = "playthroughs"
BOOK = "book"
"""Below it: the sentences of rulebooks."""
MESSAGES = ".ftl"
PLAYED = "*.txt"
SUFFIXES = (".yaml", ".yml")
FOR_RULES = ("scenarios", "targets", "playthroughs", "messages")
"""Kinds of files that say something of a ruleset, and are no rules."""
MOST_READ = 2_000_000
GAME = re.compile(r"^(?:game|extends|scenarios|assess|playthrough):[ \t]*[\"']?([a-z_][a-z0-9_]*)", re.MULTILINE)


@dataclass(frozen=True)
class Target:
    """One thing to look at. `kind`: ruleset, variant, scenarios, targets, playthroughs, messages or unread (beside
    a ruleset, and read by nobody).

    `found` is the ruleset with variants; `file` is what it is about.

    `text` is given where it is not to be read from a file; `whole`: everything beside the ruleset is looked at too.
    """

    kind: str
    found: Found
    file: Path
    text: Source | None = None
    whole: bool = True

    @cached_property
    def name(self) -> str:
        """What people call it: its file."""
        return self.text.name if self.text is not None else "<stdin>" if self.file == STDIN else str(self.file)

    @property
    def folder(self) -> Path:
        """Where its settings are looked for."""
        return (Path() if self.file == STDIN else self.file).parent


def targets_of(name: str) -> Iterator[Target]:
    """Everything that a name means: a ruleset with all that lies beside it, all rulesets of a tree, or one file."""
    single = _single(name)
    if single is not None:
        yield single
        return
    own = tuple(_elsewhere(Path(name))) if Path(name).is_dir() else ()
    yield from own
    for found in find_all(name) if not own or holds_ruleset(Path(name)) else ():
        if found.variants or found.path == STDIN:
            yield Target("variant" if found.variants else "ruleset", found, found.path, whole=False)
        else:
            yield from _around(found.path)
    if Path(name).is_dir():
        yield from (Target("unread", Found(path), path) for path in misnamed_rulesets(Path(name)))


def _elsewhere(root: Path) -> Iterator[Target]:
    """The variants in a folder tree that extend shipped rulesets, and the scenario files beside them."""
    beside: dict[tuple[Path, str], Found] = {}
    for place, files in tree(root):
        if place.name in BESIDE.keys() - {VARIANTS}:
            continue
        for path in (place / file for file in files if file.endswith(SUFFIXES)):
            try:
                found = of_variant(path)
            except NotFound:
                yield Target("unread", Found(path), path)
                continue
            if found is not None and found.own is not None:
                yield Target("variant", found, path)
                beside |= dict.fromkeys(((file, SCENARIOS) for file in members(place / SCENARIOS, "*.yaml")), found)
                beside |= dict.fromkeys(((file, PLAYTHROUGHS) for file in members(place / PLAYTHROUGHS, PLAYED)), found)
    yield from (Target(kind, found, file) for (file, kind), found in beside.items())


def text_target(source: Source) -> Target:
    """A ruleset that is given as a text; its name says where it would lie."""
    return Target("ruleset", Found(Path(source.name)), Path(source.name), source, whole=False)


def _around(ruleset: Path) -> Iterator[Target]:
    """A ruleset, its variants and its scenario files."""
    yield Target("ruleset", Found(ruleset), ruleset)
    game = None if ruleset.name == FILE else game_of(ruleset)
    for variant, path in variants_of(ruleset).items():
        if _is_of(path, game):
            yield Target("variant", Found(ruleset, (variant,)), path)
    for path in members(ruleset.parent / SCENARIOS, "*.yaml"):
        if _is_of(path, game):
            yield Target("scenarios", Found(ruleset), path)
    for path in members(ruleset.parent / TARGETS, "*.yaml"):
        if _is_of(path, game):
            yield Target("targets", Found(ruleset), path)
    for path in members(ruleset.parent / PLAYTHROUGHS, PLAYED):
        if _is_of(path, game):
            yield Target("playthroughs", Found(ruleset), path)
    lead = "" if game is None else f"{ruleset.stem}."
    for folder in (ruleset.parent / LANGUAGES, ruleset.parent / LANGUAGES / BOOK):
        for path in members(folder, f"{lead}*{MESSAGES}"):
            if lead or "." not in path.stem:
                yield Target("messages", Found(ruleset), path)
    for path in unread_files(ruleset):
        yield Target("unread", Found(ruleset), path)


def _is_of(path: Path, game: str | None) -> bool:
    """Whether a file in a folder beside a ruleset is about its game (none: whatever lies there is), or about none of
    the games there: then it is somebody's slip, and told with each.
    """
    if game is None:
        return True
    named = game_of(path)
    return named == game or named not in games_in(path.parent.parent)


def game_of(path: Path) -> str:
    """The game that a file is about, as far as a glance tells: several rulesets may share a folder."""
    found = GAME.search(beginning(path, MOST_READ).decode("utf-8", "replace"))
    return found[1] if found is not None else ""


def _single(name: str) -> Target | None:
    """A variant, scenario file or file of targets that is named itself; none for everything else."""
    where, variants = split(name)
    path = Path(where)
    if not variants and path.suffix == MESSAGES and path.is_file():
        return Target("messages", Found(path), path)
    if not variants and path.suffix == PLAYED[1:] and path.parent.name == PLAYTHROUGHS and path.is_file():
        return Target("playthroughs", Found(path), path)
    if variants or path.suffix not in SUFFIXES or not path.is_file():
        return None
    if path.parent.name == SCENARIOS or _is_called(path, "scenarios"):
        return Target("scenarios", Found(path), path)
    if path.parent.name == TARGETS or _is_called(path, "assess"):
        return Target("targets", Found(path), path)
    if path.parent.name == VARIANTS or _is_called(path, "variant"):
        return Target("variant", of_variant(path) or Found(_base(path), (path.stem,)), path)
    return None


def _is_called(path: Path, key: str) -> bool:
    return re.search(rf"^{key}:", beginning(path, MOST_READ).decode("utf-8", "replace"), re.MULTILINE) is not None


def _base(variant: Path) -> Path:
    """The ruleset of a variant's file: in the folder above, of the game that it extends."""
    folder, game = real_path(variant).parent.parent, game_of(variant)
    near = variant.parent.parent if variant.parent != Path() else Path("..")
    candidates = [near / FILE, *(near / f"{game}{suffix}" for suffix in SUFFIXES), *members(near, "*.yaml")]
    for path in candidates:
        if path.is_file() and (path.name == FILE or game_of(path) == game):
            return path
    raise NotFound(f"there is no ruleset for the variant `{variant}`", _what_to_extend(variant, folder))


def _what_to_extend(variant: Path, folder: Path) -> str:
    beside = f"one of a game of your own lies in the folder `{VARIANTS}` beside its ruleset"
    if real_path(variant).parent.name == VARIANTS:
        return f"{beside}, and none is in {folder}; one of a shipped game says `extends: GAME`"
    said = "`extends` names a game and no file" if _is_called(variant, "extends") else "nothing says what it extends"
    return f"{said}: write `extends: GAME`, with the name of a shipped game; {beside}"
