"""Which ruleset a name means.

In: what a person writes: a path (a file, a folder with `ruleset.yaml`, a folder tree of rulesets, `-` for standard
input) or the name of a shipped ruleset, in full or its last part; with variants after a colon: `name:one+two`. The file
of a variant means the ruleset that it extends, with it: one beside it, else a shipped one. Out: `Found`. Raises
`NotFound`, in the words of the person, for what means nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from rulewright.errors import RulewrightError
from rulewright.resources import folder
from rulewright.source.clipped_text import clipped
from rulewright.source.suggestions import did_you_mean
from rulewright.storage import beginning, members, tree

STDIN = Path("-")
FILE = "ruleset.yaml"
VARIANTS = "variants"
SUFFIXES = (".yaml", ".yml")
GLANCE = 20_000
HEAD = re.compile(r"^(variant|extends|game|scenarios|assess):[ \t]*[\"']?([a-z_][a-z0-9_]*)", re.MULTILINE)
"""The keys by which files of YAML say what they are about; they stand at the beginning."""
BESIDE = {"scenarios": ".yaml", VARIANTS: ".yaml", "targets": ".yaml", "languages": ".ftl", "playthroughs": ".txt"}
"""The folders beside a ruleset that are read, and how the names of their files end."""
WHAT_TO_NAME = "`rulewright list` tells the names of those that are shipped; others are named by their file or folder"


TOLD = 400
"""So many characters of a message about a name are told."""


class NotFound(RulewrightError):
    """A name that means no ruleset or variant."""

    def __init__(self, message: str, hint: str = "") -> None:
        told = clipped(message, TOLD)
        super().__init__(f"{told}; {hint}" if hint else told)


@dataclass(frozen=True, slots=True)
class Found:
    """A ruleset file (or `STDIN`), the names of the variants to apply, in order, and numbers that are set after them,
    by path.

    `own`: a folder elsewhere, in which variants of this ruleset lie too. `listed`: the variants that there are, where
    that is known already.
    """

    path: Path
    variants: tuple[str, ...] = ()
    values: tuple[tuple[str, int], ...] = ()
    own: Path | None = None
    listed: tuple[tuple[str, Path], ...] | None = field(default=None, compare=False)

    @property
    def known(self) -> dict[str, Path]:
        """The variants that can be named, with their files: those beside the
        ruleset, then those of the folder elsewhere.
        """
        if self.listed is not None:
            return dict(self.listed)
        elsewhere = _own_variants(self.own, head_of(self.path).get("game", "")) if self.own is not None else {}
        return elsewhere | variants_of(self.path)

    @property
    def written(self) -> str:
        """A name that means the same: the path, and variants after a colon."""
        own = self.variants[0] if self.variants and self.own is not None else None
        first = str(self.known.get(own, self.path)) if own is not None else str(self.path)
        rest = self.variants[1:] if own is not None else self.variants
        return f"{first}:{'+'.join(rest)}" if rest else first


def find(name: str) -> Found:
    """The one ruleset that a name means."""
    found = find_all(name)
    if len(found) > 1:
        names = ", ".join(str(one.path.parent) for one in found[:4])
        raise NotFound(
            f"`{name}` holds {len(found)} rulesets", f"name one of them: {names}" + (", ..." if len(found) > 4 else "")
        )
    return found[0]


def find_all(name: str) -> tuple[Found, ...]:
    """All rulesets that a name means: more than one for a folder tree."""
    where, variants = split(name)
    base = of_variant(Path(where))
    if base is not None:
        first = base.variants[0]
        names = (first, *(_variant(base, variant) for variant in variants))
        _check_twice(names, name)
        return (replace(base, variants=names),)
    paths = _paths(where)
    if variants and len(paths) > 1:
        raise NotFound(f"`{where}` holds {len(paths)} rulesets", "a variant goes with one ruleset")
    names = tuple(_variant(Found(paths[0]), variant) for variant in variants)
    _check_twice(names, name)
    return tuple(Found(path, names) for path in paths)


def _check_twice(names: tuple[str, ...], written: str) -> None:
    for variant in names:
        if names.count(variant) > 1:
            raise NotFound(f"the variant `{variant}` stands twice in `{written}`")


def of_variant(path: Path) -> Found | None:
    """The ruleset of a variant's file, with that variant; none for what is no such file.
    Raises `NotFound` where there is no ruleset for it.
    """
    game = head_of(path).get("extends", "")
    if not game or "variant" not in head_of(path):
        return None
    folder = path.parent.parent if path.parent != Path() else Path("..")
    if path.absolute().parent.name == VARIANTS:
        for base in (folder / FILE, *(folder / f"{game}{suffix}" for suffix in SUFFIXES), *members(folder, "*.yaml")):
            if base.is_file() and (base.name == FILE or head_of(base).get("game") == game):
                return Found(base, (path.stem,))
    base = _extended(game, path)
    if path.stem in variants_of(base):
        hint = f"call the file and the variant otherwise, or write `extends: {game}:{path.stem}` in one of another name"
        raise NotFound(f"`{path}` has the name of a variant that comes with `{game}`", hint)
    return Found(base, (path.stem,), own=path.parent)


def _extended(game: str, variant: Path) -> Path:
    """The shipped ruleset that a variant elsewhere extends."""
    base = _shipped(game)
    if base is not None:
        return base
    names = [full.rpartition("/")[2] for full in shipped()]
    beside = f"a variant of a game that is not shipped lies in the folder `{VARIANTS}` beside its ruleset"
    hint = did_you_mean(game, names)
    raise NotFound(f"`{variant}` extends `{game}`, and no game is called so", f"{hint}; {beside}" if hint else beside)


def _own_variants(folder: Path, game: str) -> dict[str, Path]:
    """The variants of a game that lie in a folder, by name."""
    heads = {path: head_of(path) for path in members(folder, "*.yaml")}
    return {path.stem: path for path, head in heads.items() if "variant" in head and head.get("extends") == game}


def games_in(folder: Path) -> frozenset[str]:
    """The games of the rulesets in a folder, and those that variants there extend, as far as a glance tells."""
    heads = [head_of(path) for path in members(folder, "*.yaml")]
    return frozenset(head.get("game") or head.get("extends", "") for head in heads)


def head_of(path: Path) -> dict[str, str]:
    """The words by which a file says what it is, as far as a glance tells; none of what is no YAML file."""
    if path.suffix not in SUFFIXES:
        return {}
    text = beginning(path, GLANCE).decode("utf-8", "replace")
    return {found[1]: found[2] for found in HEAD.finditer(text)}


def find_shipped(name: str) -> Found:
    """The shipped ruleset of a name; what lies in folders is not looked at."""
    where, colon, variants = name.partition(":")
    path = _shipped(where)
    if path is None:
        known = [*shipped(), *(full.rpartition("/")[2] for full in shipped())]
        raise NotFound(f"no ruleset is called `{where}`", did_you_mean(where, known) or WHAT_TO_NAME)
    return find(f"{path}{colon}{variants}")


def split(name: str) -> tuple[str, tuple[str, ...]]:
    """A name without its variants, and these. The colon of a Windows drive belongs to the path."""
    where, colon, rest = name.rpartition(":")
    is_drive = len(where) == 1 and where.isalpha() and rest[:1] in ("\\", "/")
    if not colon or is_drive or _exists(name):
        return name, ()
    variants = tuple(rest.split("+"))
    if not where or "" in variants:
        raise NotFound(
            f"`{name}` names no {'variant' if where else 'ruleset'}", "write `ruleset:variant` or `ruleset:one+two`"
        )
    return where, variants


@cache
def shipped() -> dict[str, Path]:
    """The rulesets that came with this installation, by name (`folder/name`, with forward slashes)."""
    root = folder("rulesets")
    return {
        path.parent.relative_to(root).as_posix(): path
        for path in (place / FILE for place, files in tree(root) if FILE in files)
    }


def variants_of(ruleset: Path) -> dict[str, Path]:
    """The variants that lie beside a ruleset, by name."""
    return {path.stem: path for path in members(ruleset.parent / VARIANTS, "*.yaml")}


def _paths(where: str) -> tuple[Path, ...]:
    """The ruleset files that a name without variants means; what exists goes before what is shipped."""
    if where == str(STDIN):
        return (STDIN,)
    path = Path(where)
    if _exists(where):
        inside = _inside(path)
        if inside:
            return inside
    named = _shipped(where)
    if named is not None:
        return (named,)
    raise _unknown(where)


def _is_link(path: Path) -> bool:
    try:
        return path.is_symlink()
    except (OSError, ValueError):
        return False


def _exists(where: str) -> bool:
    try:
        return bool(where) and Path(where).exists()
    except (OSError, ValueError):
        return False


def _inside(path: Path) -> tuple[Path, ...]:
    """The file itself; or the folder's ruleset; or all rulesets of the tree."""
    if not path.is_dir():
        return (path,)
    own = path / FILE
    return (own,) if own.is_file() else tuple(place / FILE for place, files in tree(path) if FILE in files)


def holds_ruleset(folder: Path) -> bool:
    """Whether there is a ruleset somewhere in a folder tree."""
    return any(FILE in files for _, files in tree(folder))


def misnamed_rulesets(folder: Path) -> Iterator[Path]:
    """Files of a folder tree that are almost called as the rulesets of folders are, and are not read for that."""
    for place, files in tree(folder):
        yield from (place / name for name in files if name != FILE and name.lower() in (FILE, "ruleset.yml"))


def _shipped(name: str) -> Path | None:
    known = shipped()
    if name in known:
        return known[name]
    ends = [full for full in known if full.rpartition("/")[2] == name]
    if len(ends) > 1:
        raise NotFound(f"`{name}` may mean {' or '.join(ends)}", "write the whole name")
    return known[ends[0]] if ends else None


def _unknown(where: str) -> NotFound:
    path = Path(where)
    if _exists(where):
        hint = "name a ruleset file, or a folder with one somewhere in it"
        misnamed = next(misnamed_rulesets(path), None)
        variant = next((one for one in members(path, "*.yaml") if "variant" in head_of(one)), None)
        hint = f"name the file of a variant, such as `{variant}`" if variant is not None else hint
        return NotFound(
            f"the folder `{where}` holds no `{FILE}`", f"let `{misnamed}` be called so" if misnamed else hint
        )
    if "/" not in where and "\\" not in where and path.suffix not in (".yaml", ".yml"):
        here = variants_of(Path(FILE)) if Path(FILE).is_file() else ()
        if where.replace("-", "_") in here:
            return NotFound(
                f"no ruleset is called `{where}`", f"it is a variant of the one in this folder: `.:{where}`"
            )
        names = [*shipped(), *(full.rpartition("/")[2] for full in shipped())]
        return NotFound(f"no ruleset is called `{where}`", did_you_mean(where, names) or WHAT_TO_NAME)
    if _is_link(path):
        return NotFound(f"`{where}` is a link that leads to no file", "make it anew, or name the file itself")
    return NotFound(f"there is no file or folder `{where}`", did_you_mean(path.name, _names_in(path.parent)))


def _names_in(place: Path) -> list[str]:
    return [path.name for path in members(place, "*") if path.is_dir() or path.suffix in (".yaml", ".yml")]


def _variant(found: Found, name: str) -> str:
    """The name of a variant as its file writes it: hyphens and underscores are one."""
    ruleset = found.path
    if ruleset == STDIN:
        raise NotFound("a ruleset from standard input has no variants", "name its file")
    known = found.known
    alike = {plain.replace("_", "-"): plain for plain in known}
    if name.replace("_", "-") in alike:
        return alike[name.replace("_", "-")]
    hint = did_you_mean(name, known) if known else f"variants lie in `{ruleset.parent / VARIANTS}`"
    raise NotFound(f"`{ruleset.parent.name or ruleset}` has no variant `{name}`", hint)
