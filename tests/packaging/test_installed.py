"""What a new repository requires: the very program that made it, however that was installed."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from rulewright import errors, scaffold
from rulewright.errors import extra_command
from rulewright.installation import Requirement, of_address, requirement

HASH = "a" * 64
COMMIT = "b" * 40


@pytest.mark.parametrize(
    ("about", "text", "here_only"),
    [
        (
            {"url": "https://x.org/r", "vcs_info": {"vcs": "git", "commit_id": COMMIT, "requested_revision": "main"}},
            f"git+https://x.org/r@{COMMIT}",
            False,
        ),
        (
            {"url": "https://x.org/r", "vcs_info": {"vcs": "git", "commit_id": COMMIT}, "subdirectory": "a/b"},
            f"git+https://x.org/r@{COMMIT}#subdirectory=a/b",
            False,
        ),
        (
            {"url": "file:///r", "vcs_info": {"vcs": "git", "commit_id": COMMIT}},
            f"git+file://localhost/r@{COMMIT}",
            True,
        ),
        (
            {"url": "https://x.org/r.whl", "archive_info": {"hash": f"sha256={HASH}", "hashes": {"sha256": HASH}}},
            f"https://x.org/r.whl#sha256={HASH}",
            False,
        ),
        (
            {"url": "https://x.org/r.whl", "archive_info": {"hash": f"sha256={HASH}"}},
            f"https://x.org/r.whl#sha256={HASH}",
            False,
        ),
        ({"url": "file:///r.whl", "archive_info": {}}, "file:///r.whl", True),
        ({"url": "file:///no/such%20place", "dir_info": {"editable": True}}, "file:///no/such%20place", True),
    ],
)
def test_of_an_address(about: dict[str, Any], text: str, here_only: bool) -> None:
    """Every kind that PEP 610 knows."""
    assert of_address(about) == Requirement(f"rulewright @ {text}", here_only)


def git(folder: Path, *arguments: str) -> str:
    options = ("-c", "user.name=x", "-c", "user.email=x@x.org", "-c", "init.defaultBranch=main")
    call = ["git", *options, *arguments]
    return subprocess.run(call, cwd=folder, check=True, capture_output=True, text=True, timeout=60).stdout.strip()


def test_of_a_checkout(tmp_path: Path) -> None:
    """Its commit where nothing was changed, the address of its origin where that has the commit, else the folder."""
    place = tmp_path / "place"
    place.mkdir()
    about = {"url": place.as_uri(), "dir_info": {}}
    git(place, "init", "-q")
    (place / "a").write_text("a")
    assert of_address(about) == Requirement(f"rulewright @ {place.as_uri()}", True)
    git(place, "add", "a")
    git(place, "commit", "-qm", "a")
    commit = git(place, "rev-parse", "HEAD")
    assert of_address(about) == Requirement(f"rulewright @ git+file://localhost{place.as_posix()}@{commit}", True)
    git(place, "remote", "add", "origin", "https://x.org/r")
    assert of_address(about).here_only
    git(place, "update-ref", "refs/remotes/origin/main", commit)
    assert of_address(about) == Requirement(f"rulewright @ git+https://x.org/r@{commit}", False)
    git(place, "remote", "set-url", "origin", "https://user:secret@x.org/r")
    assert of_address(about).here_only and "secret" not in of_address(about).text
    (place / "a").write_text("b")
    assert of_address(about) == Requirement(f"rulewright @ {place.as_uri()}", True)


def test_a_repository_runs_nothing_when_it_is_asked(tmp_path: Path) -> None:
    """File monitors and hooks that its settings name are not started."""
    git(tmp_path, "init", "-q")
    marker = tmp_path / "ran"
    monitor = tmp_path / "monitor"
    monitor.write_text(f"#!/bin/sh\ntouch {marker}\n")
    monitor.chmod(0o755)
    git(tmp_path, "config", "core.fsmonitor", str(monitor))
    of_address({"url": tmp_path.as_uri(), "dir_info": {}})
    assert not marker.exists()
    subprocess.run(["git", "status"], cwd=tmp_path, capture_output=True, check=True, timeout=60)
    assert marker.exists(), "git itself would have started it"


def test_of_this_installation() -> None:
    assert requirement().text.startswith("rulewright")


@pytest.mark.parametrize(
    "wish", ["rulewright==1.0", "rulewright>=0.1,<2", "rulewright[lsp]==1", "rulewright @ git+https://x.org/r@v1"]
)
def test_a_wish_is_taken(wish: str, tmp_path: Path) -> None:
    made = scaffold.create(tmp_path / "mine", wanted=wish)
    assert (made.folder / "requirements.txt").read_text().splitlines()[-1] == wish
    assert f'["{wish}"]' in (made.folder / ".pre-commit-config.yaml").read_text()


def test_a_wished_repository_here_names_its_machine(tmp_path: Path) -> None:
    """pip before 24.1, which comes with Python 3.11, refuses `git+file:///`."""
    made = scaffold.create(tmp_path / "mine", wanted="rulewright @ git+file:///r@v1")
    for name in ("requirements.txt", ".pre-commit-config.yaml"):
        assert "rulewright @ git+file://localhost/r@v1" in (made.folder / name).read_text()


@pytest.mark.parametrize(
    "wish", ["", "other", "rulewright; os", "rulewright==1\nother", 'rulewright=="1"', "-r x", "rulewright @ x"]
)
def test_a_wish_that_is_none_is_refused(wish: str, tmp_path: Path) -> None:
    with pytest.raises(scaffold.RepositoryRefused, match="no requirement"):
        scaffold.create(tmp_path / "mine", wanted=wish)
    assert not (tmp_path / "mine").exists()


HERE = {"url": "file:///home/ana/my%20games/rulewright"}


@pytest.mark.parametrize(
    ("prefix", "origin", "command"),
    [
        (
            "/home/ana/.local/share/uv/tools/rulewright",
            HERE,
            f'uv tool install --force "rulewright[tui] @ {HERE["url"]}"',
        ),
        (
            "/home/ana/.local/share/pipx/venvs/rulewright",
            HERE,
            f'pipx install --force "rulewright[tui] @ {HERE["url"]}"',
        ),
        ("/home/ana/.local/share/pipx/venvs/rulewright", {}, 'pipx install --force "rulewright[tui]"'),
        ("/usr", HERE, f'pip install "rulewright[tui] @ {HERE["url"]}"'),
        ("/usr", HERE | {"dir_info": {"editable": True}}, 'pip install -e "/home/ana/my games/rulewright[tui]"'),
        (
            "/usr",
            {"url": "https://x.org/r", "vcs_info": {"vcs": "git", "commit_id": "1" * 40}},
            'pip install "rulewright[tui] @ git+https://x.org/r"',
        ),
    ],
)
def test_what_brings_an_extra(prefix: str, origin: dict[str, Any], command: str) -> None:
    """By what installed the program; the program is in no index of packages, so its own address stands there."""
    assert extra_command("tui", Path(prefix), origin) == command


def test_every_missing_library_is_told_by_one_function() -> None:
    """Else a command is printed that works in one kind of installation only."""
    package = Path(errors.__file__).parent
    told = {
        str(file.relative_to(package)) for file in package.rglob("*.py") if "rulewright[" in file.read_text("utf-8")
    }
    assert told == {"errors.py"}


def test_where_it_came_from_is_read_by_one_function() -> None:
    """Else what brings an extra and what installs the same again could be of different opinions."""
    package = Path(errors.__file__).parent
    reading = [file.name for file in package.rglob("*.py") if '"direct_url.json"' in file.read_text("utf-8")]
    assert reading == ["errors.py"]
