"""What a git repository says, asked without running anything of the repository's own.

In: a folder, a revision, paths. Out: where the repository begins, commits, and files as they were. Git is asked for
names and bytes of objects only: no hooks, no filters, no external differences, no pager, no file monitor, nothing from
the network, whatever the repository's settings say; and of objects that lie in the folder, or in a repository that
knows of it. Raises `NoRevision` where there is no git, no repository, or no such revision.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from subprocess import TimeoutExpired

from rulewright.errors import RulewrightError
from rulewright.processes.git import git
from rulewright.source.cells import neutral
from rulewright.storage import beginning, real_path

MOST_FILES, MOST_BYTES = 10_000, 50_000_000
PATH_BYTES = 4_096
"""Bytes of the name of a folder."""
LONGEST = 250
"""Characters of a revision: longer than names of branches can be."""
MISSING = "this clone does not hold the files of that commit (it is a partial clone); get them by `git fetch --refetch`"
FILE_MODES = ("100644", "100755")
"""Of ordinary files: no links, no other repositories."""


class NoRevision(RulewrightError):
    """Git cannot tell, and why."""


class Repository:
    """A git repository on this disk."""

    def __init__(self, folder: Path) -> None:
        """That in which a folder lies."""
        self.folder = folder
        self.root = real_path(Path(self._text("rev-parse", "--show-toplevel").rstrip("\n")))
        if not real_path(folder).is_relative_to(self.root):
            raise NoRevision(f"the settings of this repository say that its files lie in `{self.root}`, not here")
        told = self._text("rev-parse", "--absolute-git-dir", "--git-common-dir").splitlines()
        own, common = (real_path(self.folder / line) for line in told)
        if not self._is_ours(own, common):
            raise NoRevision(
                f"the `.git` of `{self.root}` leads to a repository elsewhere, which says nothing of this folder; "
                "`git worktree repair` puts that right, if both are yours"
            )
        if beginning(common / "objects" / "info" / "alternates", 1):
            raise NoRevision(f"commits of `{self.root}` lie in another repository; `git repack -a -d` fetches them")

    def _is_ours(self, own: Path, common: Path) -> bool:
        """Whether what git reads lies in this folder; or elsewhere, and says that this folder is one of its own: a
        `.git` may be a file of a stranger, which names whatever repository the user can read.
        """
        if all(place.is_relative_to(self.root) for place in (own, common)):
            return True
        if own == common:  # of another repository's submodule
            named = self._setting("core.worktree")
            return bool(named) and real_path(own / named) == self.root
        linked = beginning(own / "gitdir", PATH_BYTES).decode("utf-8", "replace").strip()
        return own.parent == common / "worktrees" and real_path(Path(linked).parent) == self.root

    def _setting(self, name: str) -> str:
        """A setting of the repository itself; nothing where there is none."""
        try:
            return self._text("config", "--local", "--get", name).rstrip("\n")
        except NoRevision:
            return ""

    def commit(self, revision: str) -> str:
        """The full name of a commit that a branch, tag or other revision means;
        `main...`: where the work here left `main`.
        """
        name, dots, _ = revision.partition("...")
        if revision.endswith("...") and dots:
            return self._merge_base(self.commit(name))
        if not name.strip() or name.startswith("^") or not revision.isprintable() or len(revision) > LONGEST:
            raise NoRevision("a revision is a branch, a tag or a commit, such as `main` or `HEAD~3`")
        try:
            return self._text("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}").strip()
        except NoRevision:
            raise NoRevision(f"there is no revision `{revision}` here; {self._advice()}") from None

    def _merge_base(self, commit: str) -> str:
        """The commit at which the work here left another line of work."""
        try:
            return self._text("merge-base", commit, "HEAD").split()[0]
        except NoRevision:
            raise NoRevision(f"nothing is known here from which both sides come; {self._advice()}") from None

    def _advice(self) -> str:
        """What to do where a commit is not there: a clone may hold only the last ones."""
        if self._text("rev-parse", "--is-shallow-repository").strip() == "true":
            return (
                "this clone holds the last commits only (it is shallow): get the others by `git fetch --unshallow`, "
                "or in a workflow by `fetch-depth: 0` of actions/checkout"
            )
        return "name a branch, a tag or a commit; what others have pushed is fetched by `git fetch`"

    def files(
        self, commit: str, below: Sequence[Path], suffixes: Sequence[str]
    ) -> Iterator[tuple[PurePosixPath, bytes]]:
        """The files of a commit below folders, by path from the repository's root, and what is in them."""
        found = list(self._listed(commit, below, suffixes))
        if len(found) > MOST_FILES or sum(size for _, _, size in found) > MOST_BYTES:
            raise NoRevision(
                f"there are more than {MOST_FILES:,} files, or {MOST_BYTES:,} bytes; name a ruleset's folder"
            )
        told = self._run(("cat-file", "--batch"), "".join(f"{name}\n" for _, name, _ in found).encode())
        at = 0
        for path, _, size in found:
            start = told.index(b"\n", at) + 1
            if told[at:start].split()[-1:] != [str(size).encode()]:
                raise NoRevision(MISSING)
            yield path, told[start : start + size]
            at = start + size + 1

    def _listed(
        self, commit: str, below: Sequence[Path], suffixes: Sequence[str]
    ) -> Iterator[tuple[PurePosixPath, str, int]]:
        """Path, object and size of each file."""
        inside = [real_path(place).relative_to(self.root).as_posix() for place in below]
        wanted = [] if "." in inside else inside
        told = self._run(("ls-tree", "-r", "-l", "-z", "--full-tree", commit, "--", *wanted))
        for entry in told.split(b"\0")[:-1]:
            about, _, name = entry.partition(b"\t")
            mode, kind, number, size = about.decode().split()
            path = PurePosixPath(name.decode("utf-8", "replace"))
            if mode in FILE_MODES and kind == "blob" and path.suffix in suffixes and _is_plain(path):
                if not size.isdigit():
                    raise NoRevision(MISSING)
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
            raise NoRevision(_words(problem.strerror or "git cannot tell")) from None
        except TimeoutExpired:
            raise NoRevision("git does not answer") from None


def _words(told: str) -> str:
    """What git says, for people."""
    line = neutral(told.splitlines()[0].removeprefix("fatal: "))
    if line.startswith("not a git repository"):
        return "this folder is not in a git repository"
    if "dubious ownership" in line:
        return f"git does not trust this folder: {line}; `git config --global --add safe.directory FOLDER` if you do"
    return line


def _is_plain(path: PurePosixPath) -> bool:
    """Whether a path stays below its folder, on every system."""
    return not path.is_absolute() and not any(part in ("..", "") or set(part) & set("\\:\0\n") for part in path.parts)


def _host(address: str) -> str:
    """What stands between the scheme and the path: user and host. `git@host` is no secret."""
    return address.partition("://")[2].partition("/")[0].removeprefix("git@")
