"""What a git repository says, asked without running anything of the repository's own.

In: a folder, a revision, paths. Out: where the repository begins, commits, and files as they were. Git is asked for names and bytes of objects
only: no hooks, no filters, no external differences, no pager, no file monitor, nothing from the network, whatever the repository's settings
say. Raises `NoRevision` where there is no git, no repository, or no such revision.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from subprocess import TimeoutExpired

from rulewright.errors import RulewrightError
from rulewright.processes.git import git

MOST_FILES, MOST_BYTES = 10_000, 200_000_000
FILE_MODES = ("100644", "100755")
"""Of ordinary files: no links, no other repositories."""


class NoRevision(RulewrightError):
    """Git cannot tell, and why."""


class Repository:
    """A git repository on this disk."""

    def __init__(self, folder: Path) -> None:
        """That in which a folder lies."""
        self.folder = folder
        self.root = Path(os.path.realpath(self._text("rev-parse", "--show-toplevel").rstrip("\n")))

    def commit(self, revision: str) -> str:
        """The full name of a commit that a branch, tag or other revision means."""
        try:
            return self._text("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}").strip()
        except NoRevision:
            raise NoRevision(f"there is no revision `{revision}` here; name a branch, a tag or a commit") from None

    def files(self, commit: str, below: Path, suffixes: Sequence[str]) -> Iterator[tuple[PurePosixPath, bytes]]:
        """The files of a commit below a folder, by path from the repository's root, and what is in them."""
        found = list(self._listed(commit, below, suffixes))
        if len(found) > MOST_FILES or sum(size for _, _, size in found) > MOST_BYTES:
            raise NoRevision(f"there is too much below `{below}`; name a ruleset's folder")
        asked = "".join(f"{name}\n" for _, name, _ in found).encode()
        told = self._run(("cat-file", "--batch"), asked)
        at = 0
        for path, _, size in found:
            start = told.index(b"\n", at) + 1
            yield path, told[start : start + size]
            at = start + size + 1

    def _listed(self, commit: str, below: Path, suffixes: Sequence[str]) -> Iterator[tuple[PurePosixPath, str, int]]:
        """Path, object and size of each file."""
        inside = Path(os.path.realpath(below)).relative_to(self.root).as_posix()
        told = self._run(
            ("ls-tree", "-r", "-l", "-z", "--full-tree", commit, "--", *([inside] if inside != "." else []))
        )
        for entry in told.split(b"\0"):
            about, _, name = entry.partition(b"\t")
            mode, kind, number, size = (about.decode().split() + [""] * 4)[:4]
            path = PurePosixPath(name.decode("utf-8", "replace"))
            if mode in FILE_MODES and kind == "blob" and path.suffix in suffixes and _is_plain(path):
                yield path, number, int(size)

    def unchanged(self) -> str | None:
        """The commit that lies here; none where something was changed since."""
        return None if self._text("status", "--porcelain", "--ignore-submodules=all") else self.commit("HEAD")

    def published(self, commit: str) -> str | None:
        """The address under which others find a commit; none where it was not pushed, as far as is known here."""
        if not self._text("branch", "--remotes", "--contains", commit, "--format=%(refname)").strip():
            return None
        address = self._text("config", "--get", "remote.origin.url").strip()
        return address if address.startswith(("https://", "ssh://")) and "@" not in _host(address) else None

    def _text(self, *arguments: str) -> str:
        return self._run(arguments).decode("utf-8", "replace")

    def _run(self, arguments: Sequence[str], given: bytes = b"") -> bytes:
        try:
            return git(self.folder, *arguments, given=given)
        except OSError as problem:
            raise NoRevision(problem.strerror or "git cannot tell") from None
        except TimeoutExpired:
            raise NoRevision("git does not answer") from None


def _is_plain(path: PurePosixPath) -> bool:
    """Whether a path stays below its folder, on every system."""
    return not path.is_absolute() and not any(part in ("..", "") or set(part) & set("\\:\0\n") for part in path.parts)


def _host(address: str) -> str:
    """What stands between the scheme and the path: user and host. `git@host` is no secret."""
    return address.partition("://")[2].partition("/")[0].removeprefix("git@")
