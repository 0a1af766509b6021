"""Which ruleset a name means.

In: what a person writes: a path (a file, a folder with `ruleset.yaml`, a folder tree of rulesets, `-` for standard input)
or the name of a shipped ruleset, in full or its last part; with variants after a colon: `name:one+two`.
Out: `Found`. Raises `NotFound`, in the words of the person, for what means nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rulewright.errors import RulewrightError
from rulewright.resources import folder
from rulewright.source.suggestions import did_you_mean
from rulewright.storage import members, tree

STDIN = Path("-")
FILE = "ruleset.yaml"
VARIANTS = "variants"
BESIDE = {"scenarios": ".yaml", VARIANTS: ".yaml", "targets": ".yaml", "languages": ".ftl", "playthroughs": ".txt"}
"""The folders beside a ruleset that are read, and how the names of their files end."""


class NotFound(RulewrightError):
    """A name that means no ruleset or variant."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(f"{message}; {hint}" if hint else message)


@dataclass(frozen=True, slots=True)
class Found:
    """A ruleset file (or `STDIN`), the names of the variants to apply, in order, and numbers that are set after them, by path."""

    path: Path
    variants: tuple[str, ...] = ()
    values: tuple[tuple[str, int], ...] = ()


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
    paths = _paths(where)
    if variants and len(paths) > 1:
        raise NotFound(f"`{where}` holds {len(paths)} rulesets", "a variant goes with one ruleset")
    names = tuple(_variant(paths[0], variant) for variant in variants)
    for variant in names:
        if names.count(variant) > 1:
            raise NotFound(f"the variant `{variant}` stands twice in `{name}`")
    return tuple(Found(path, names) for path in paths)


def find_shipped(name: str) -> Found:
    """The shipped ruleset of a name; what lies in folders is not looked at."""
    where, colon, variants = name.partition(":")
    path = _shipped(where)
    if path is None:
        known = [*shipped(), *(full.rpartition("/")[2] for full in shipped())]
        raise NotFound(f"no ruleset is called `{where}`", did_you_mean(where, known))
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
        return NotFound(
            f"the folder `{where}` holds no `{FILE}`", f"let `{misnamed}` be called so" if misnamed else hint
        )
    if "/" not in where and "\\" not in where and path.suffix not in (".yaml", ".yml"):
        names = [*shipped(), *(full.rpartition("/")[2] for full in shipped())]
        return NotFound(f"no ruleset is called `{where}`", did_you_mean(where, names))
    return NotFound(f"there is no file or folder `{where}`", did_you_mean(path.name, _names_in(path.parent)))


def _names_in(place: Path) -> list[str]:
    return [path.name for path in members(place, "*") if path.is_dir() or path.suffix in (".yaml", ".yml")]


def _variant(ruleset: Path, name: str) -> str:
    """The name of a variant as its file writes it: hyphens and underscores are one."""
    if ruleset == STDIN:
        raise NotFound("a ruleset from standard input has no variants", "name its file")
    known = variants_of(ruleset)
    alike = {plain.replace("_", "-"): plain for plain in known}
    if name.replace("_", "-") in alike:
        return alike[name.replace("_", "-")]
    hint = did_you_mean(name, known) if known else f"variants lie in `{ruleset.parent / VARIANTS}`"
    raise NotFound(f"`{ruleset.parent.name}` has no variant `{name}`", hint)
