"""A folder's `.git` is as much a stranger's as the rest of it: no other repository of the user is read through it."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright.revisions import NoRevision, Repository

SECRET = "nobody but its owner reads this"


def git(folder: Path, *words: str) -> str:
    own = ["-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "protocol.file.allow=always"]
    return subprocess.run(["git", *own, *words], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    """A repository of the user."""
    folder = tmp_path / "secret"
    folder.mkdir()
    (folder / "ruleset.yaml").write_text(SECRET, encoding="utf-8")
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "x"]):
        git(folder, *words)
    return folder


def _file(secret: Path, folder: Path) -> None:
    (folder / ".git").write_text(f"gitdir: {secret / '.git'}\n", encoding="utf-8")


def _link(secret: Path, folder: Path) -> None:
    (folder / ".git").symlink_to(secret / ".git")


def _half(secret: Path, place: Path) -> None:
    for name in ("refs", "objects"):
        (place / name).mkdir(parents=True)
    (place / "HEAD").write_text("ref: refs/heads/master\n", encoding="utf-8")
    (place / "commondir").write_text(f"{secret / '.git'}\n", encoding="utf-8")


def _common(secret: Path, folder: Path) -> None:
    _half(secret, folder / ".git")


def _pretended_worktree(secret: Path, folder: Path) -> None:
    """What only the other repository may say stands in the stranger's own files."""
    own = folder / "worktrees" / "x"
    _half(secret, own)
    (own / "gitdir").write_text(f"{folder / '.git'}\n", encoding="utf-8")
    (own / "config.worktree").write_text(f"[core]\n\tworktree = {folder}\n", encoding="utf-8")
    (folder / ".git").write_text("gitdir: worktrees/x\n", encoding="utf-8")


def _alternates(secret: Path, folder: Path) -> None:
    git(folder, "init", "-q")
    (folder / ".git" / "objects" / "info").mkdir(exist_ok=True)
    (folder / ".git" / "objects" / "info" / "alternates").write_text(
        f"{secret / '.git' / 'objects'}\n", encoding="utf-8"
    )
    head = (folder / ".git" / "HEAD").read_text("utf-8").split()[1]
    (folder / ".git" / head).write_text(git(secret, "rev-parse", "HEAD") + "\n", encoding="utf-8")


def _settings(secret: Path, folder: Path) -> None:
    git(folder, "init", "-q")
    git(folder, "config", "core.worktree", str(secret))


@pytest.mark.parametrize("lead", [_file, _link, _common, _pretended_worktree, _alternates, _settings])
def test_no_other_repository_is_read(lead: Callable[[Path, Path], None], secret: Path, tmp_path: Path) -> None:
    """Git itself follows."""
    folder = tmp_path / "stranger"
    folder.mkdir()
    lead(secret, folder)
    with pytest.raises(NoRevision) as told:
        Repository(folder)
    assert SECRET not in str(told.value)


def _told(folder: Path) -> str:
    repository = Repository(folder)
    ((_, text),) = repository.files(repository.commit("HEAD"), [folder], [".yaml"])
    return text.decode()


def test_worktrees_and_submodules_are_read(secret: Path, tmp_path: Path) -> None:
    """Their repositories know of them."""
    assert _told(secret) == SECRET
    git(secret, "worktree", "add", "-q", str(tmp_path / "tree"))
    assert _told(tmp_path / "tree") == SECRET
    above = tmp_path / "above"
    above.mkdir()
    git(above, "init", "-q")
    git(above, "submodule", "add", "-q", str(secret), "inner")
    assert _told(above / "inner") == SECRET
