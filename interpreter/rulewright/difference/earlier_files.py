"""Rulesets as they were at a commit, beside those that lie here.

In: names as people write them, and a revision. Out: the files of the commit in a folder of their own, and pairs of what
was and what is: rulesets, variants, scenario files. Raises `NoRevision` where git cannot tell, `NotFound` for a name
that means nothing on either side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from rulewright.checkable_files import Target, game_of, targets_of
from rulewright.revisions import NoRevision, Repository
from rulewright.ruleset_lookup import NotFound, find_all, split
from rulewright.storage import beginning, reach, real_path, tree, write_whole

SUFFIXES = (".yaml", ".yml", ".csv", ".tsv", ".txt", ".toml", ".cfg")
"""Of rules, of data that they name, of settings, and of the file that marks a virtual environment."""
SETTINGS = ("rulewright.toml", "pyproject.toml")
ELSEWHERE = b"version https://git-lfs.github.com/spec/"
"""How a file begins that git keeps only a note of."""
MOST_READ = 2_000_000
LIKE = 0.5
"""So much of two files must be the same for one to be the other under a new name; git takes the same."""


Key = tuple[str, Path, object]
"""Of a target: its kind, where its ruleset lies, and its variants or its own place."""


@dataclass(frozen=True, slots=True)
class Pair:
    """What was and what is; none on the side where there is nothing."""

    old: Target | None
    new: Target | None

    @property
    def kind(self) -> str:
        either = self.new or self.old
        assert either is not None
        return either.kind


@dataclass(frozen=True)
class Earlier:
    """The files of a commit, laid out in a folder."""

    repository: Repository
    commit: str
    folder: Path
    _read: dict[Path, dict[Path, bytes]] = field(default_factory=dict)

    @property
    def short(self) -> str:
        """The commit as people write it."""
        return self.commit[:10]

    def inside(self, path: Path) -> Path:
        """Where a file lies in the repository, at the commit or now."""
        real = real_path(path)
        return real.relative_to(self.folder if real.is_relative_to(self.folder) else self.repository.root)

    def file(self, name: str) -> str:
        """What people call a file: as git does where it is one of the commit, and
        from here where it lies below this folder.
        """
        path = Path(name)
        if path.is_absolute() and path.is_relative_to(self.folder):
            return f"{self.short}:{path.relative_to(self.folder).as_posix()}"
        return str(path.relative_to(Path.cwd())) if path.is_absolute() and path.is_relative_to(Path.cwd()) else name

    def pairs(self, names: Sequence[str]) -> list[Pair]:
        """Everything that names mean, at the commit and now: each once, rulesets before what lies beside them."""
        olds: dict[Key, Target] = {}
        news: dict[Key, Target] = {}
        for name in names:
            where, colon, variants = _parts(name)
            unknown: NotFound | None = None
            try:
                news |= {self._key(target): target for target in targets_of(name) if not self._other(target)}
            except NotFound as problem:
                unknown = problem
            try:
                place = self.folder / self._place(where)
                olds |= {self._key(target): target for target in targets_of(f"{place}{colon}{variants}")}
            except NotFound:
                if unknown is not None:
                    raise unknown from None
        return list(self._paired(olds, news))

    def others(self, names: Sequence[str]) -> list[str]:
        """Folders here with repositories of their own: these are not looked at."""
        found: dict[str, None] = {}
        for name in names:
            try:
                found |= {str(other): None for one in targets_of(name) if (other := self._other(one))}
            except NotFound:
                continue
        return list(found)

    def _place(self, where: str) -> Path:
        """Where in the repository a name leads; a shipped ruleset's too, where this is its repository."""
        path = Path(where)
        if not path.exists() and not path.is_absolute() and len(path.parts) == 1:
            try:
                path = find_all(where)[0].path.parent
            except NotFound:
                path = Path(where)
        real = real_path(path)
        if not real.is_relative_to(self.repository.root):
            raise NoRevision(f"`{where}` does not lie in the repository `{self.repository.root}`")
        return real.relative_to(self.repository.root)

    def _other(self, target: Target) -> Path | None:
        """The folder of a repository inside of this one (a submodule) in which a target lies."""
        real = real_path(target.found.path)
        if not real.is_relative_to(self.repository.root):
            raise NoRevision(f"`{target.found.path}` does not lie in the repository `{self.repository.root}`")
        inner = [place for place in real.parents if place.is_relative_to(self.repository.root)][:-1]
        return next((place for place in inner if (place / ".git").exists()), None)

    def _key(self, target: Target) -> Key:
        ruleset = self.inside(target.found.path)
        return (
            target.kind,
            ruleset,
            self.inside(target.file) if target.kind == "scenarios" else target.found.variants,
        )

    def _paired(self, olds: dict[Key, Target], news: dict[Key, Target]) -> Iterator[Pair]:
        renamed = self._renamed(olds, news)
        moved = {old[1]: new[1] for new, old in renamed.items() if new[0] == "ruleset"}
        # what lies beside a ruleset that has moved is looked for beside the ruleset
        for key in [key for key in olds if key[1] in moved and key[0] != "ruleset"]:
            kind, ruleset, own = key
            there = moved[ruleset]
            if isinstance(own, Path):
                own = there.parent / own.relative_to(ruleset.parent) if own.is_relative_to(ruleset.parent) else own
            olds[kind, there, own] = olds.pop(key)
        renamed |= {new: old for new, old in self._renamed(olds, news).items() if new[0] != "ruleset"}
        gone = [key for key in olds if key not in news and key not in renamed.values()]
        for key, new in news.items():
            yield Pair(olds.get(key) or (olds[renamed[key]] if key in renamed else None), new)
        yield from (Pair(olds[key], None) for key in gone)

    def _renamed(self, olds: dict[Key, Target], news: dict[Key, Target]) -> dict[Key, Key]:
        """New names of what has gone: of the same game, or more like it than anything else."""
        found: dict[Key, Key] = {}
        for new in (key for key in news if key not in olds):
            left = [old for old in olds if old not in news and old not in found.values() and old[0] == new[0]]
            alike = [
                (_likeness(olds[old], news[new]), old)
                for old in left
                if old[0] == "ruleset" or old[1] == new[1]  # of one ruleset
            ]
            best = max(alike, default=(0.0, None), key=lambda one: one[0])
            if best[1] is not None and best[0] >= LIKE:
                found[new] = best[1]
        return found

    def changed(self, pair: Pair) -> bool:
        """Whether any file differs that a pair may be made of."""
        if pair.old is None or pair.new is None or self.inside(pair.old.file) != self.inside(pair.new.file):
            return True
        olds, news = (
            {place.relative_to(root): place for place in reach(target.found.path) if place.is_relative_to(root)}
            for target, root in ((pair.old, self.folder), (pair.new, self.repository.root))
        )
        return olds.keys() != news.keys() or any(self._texts(olds[at]) != self._texts(news[at]) for at in olds)

    def _texts(self, folder: Path) -> dict[Path, bytes]:
        """The files below a folder that rules may be made of; each folder is looked at once."""
        if folder not in self._read:
            self._read[folder] = _files(folder)
        return self._read[folder]


def _files(folder: Path) -> dict[Path, bytes]:
    return {
        (place / name).relative_to(folder): beginning(place / name, MOST_READ + 1)
        for place, files in tree(folder)
        for name in files
        if name.endswith(SUFFIXES)
    }


@contextmanager
def laid_out(repository: Repository, commit: str, names: Sequence[str]) -> Iterator[Earlier]:
    """The files of a commit that names may mean, in a folder that goes afterwards."""
    with TemporaryDirectory(prefix="rulewright-", ignore_cleanup_errors=True) as outer:
        top = real_path(Path(outer))
        write_whole(top / SETTINGS[0], b'root = "nothing"\n')  # what lies further up says nothing here
        earlier = Earlier(repository, commit, top / "files")
        earlier.folder.mkdir()
        places = [repository.root / earlier._place(_parts(name)[0]) for name in names]  # noqa: SLF001 (of this module)
        below = dict.fromkeys(wide for place in places for wide in _below(place, repository.root))
        for path, data in repository.files(commit, list(below), SUFFIXES):
            if data.startswith(ELSEWHERE):
                raise NoRevision(
                    f"git holds only a note of `{path}` (Git LFS); what it was at {earlier.short} is not here"
                )
            (earlier.folder / path).parent.mkdir(parents=True, exist_ok=True)
            write_whole(earlier.folder / path, data)
        yield earlier


def _below(place: Path, root: Path) -> Iterator[Path]:
    """What is needed for a place: all that its rules may name, and the settings above."""
    inside = [one for one in reach(place if place.is_dir() else place.parent / "any") if one.is_relative_to(root)]
    yield place if place.is_dir() or not place.suffix else place.parent
    yield from inside
    for above in place.parents:
        if above.is_relative_to(root):
            yield from (above / name for name in SETTINGS)


def _parts(name: str) -> tuple[str, str, str]:
    """A name, a colon, and variants, as they are written; also where nothing of that name is here any more."""
    where, variants = split(name)
    return where, ":" * bool(variants), "+".join(variants)


def _likeness(old: Target, new: Target) -> float:
    """How much of two files is the same, from 0 to 1; two rulesets of one game are the same."""
    if old.kind == "ruleset" and game_of(old.file) == game_of(new.file):
        return 1.0
    first, second = (Counter(beginning(one.file, MOST_READ).split(b"\n")) for one in (old, new))
    return 2 * (first & second).total() / max(1, first.total() + second.total())
