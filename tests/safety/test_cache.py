"""The cache believes only what the user's own programs have put there, where nobody else can write."""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
from pathlib import Path

import pytest

from rulewright import storage
from rulewright.backend.codegen import c_compiler
from rulewright.cli.main import run
from rulewright.storage import cache as cached

TEXT = "int answer(void) { return %d; }\n"
IS_ROOT = hasattr(os, "getuid") and os.getuid() == 0
STRANGER = 4711


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(storage.CACHE_VARIABLE, str(tmp_path / "above" / "cache"))
    return tmp_path / "above" / "cache"


def test_folders_are_made_for_the_user_alone(folder: Path) -> None:
    made = storage.shared_folder("native")
    assert made is not None
    for place in (made, folder, folder.parent):
        assert stat.S_IMODE(place.stat().st_mode) == 0o700


@pytest.mark.parametrize("which", ["native", "cache", "above"])
@pytest.mark.parametrize("mode", [0o777, 0o702, 0o1777])
def test_a_folder_that_others_can_write_counts_as_none(folder: Path, which: str, mode: int) -> None:
    """Above the cache the sticky bit is enough: others can move nothing there that is not theirs."""
    made = storage.shared_folder("native")
    assert made is not None
    {"native": made, "cache": folder, "above": folder.parent}[which].chmod(mode)
    expected = made if mode == 0o1777 and which != "native" else None
    assert storage.shared_folder("native") == expected


@pytest.mark.parametrize("which", ["native", "cache", "above"])
def test_a_folder_of_somebody_else_counts_as_none(folder: Path, which: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By another owner; who may not give a folder away is somebody else himself."""
    made = storage.shared_folder("native")
    assert made is not None
    place = {"native": made, "cache": folder, "above": folder.parent}[which]
    if IS_ROOT:
        os.chown(place, STRANGER, STRANGER)
    else:
        monkeypatch.setattr(os, "getuid", lambda: STRANGER)
    assert storage.shared_folder("native") is None


def test_a_link_is_judged_by_where_it_leads(folder: Path, tmp_path: Path) -> None:
    folder.parent.mkdir(mode=0o700)
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)
    folder.symlink_to(tmp_path / "open")
    assert storage.shared_folder("native") is None


# ---- entries ---------------------------------------------------------------------------------------------------------


def test_an_entry_of_another_key_is_not_believed(folder: Path) -> None:
    """Also one that was copied from another name."""
    made = storage.shared_folder("check")
    assert made is not None
    one = made / "one.json"
    storage.write_whole(one, storage.sealed(one, b"{}"))
    assert storage.unsealed(one) == b"{}"
    shutil.copy(one, made / "two.json")
    with pytest.raises(ValueError, match="two"):
        storage.unsealed(made / "two.json")
    one.write_bytes(b"0" * 40 + b"\n{}")
    with pytest.raises(ValueError, match="one"):
        storage.unsealed(one)


@pytest.mark.parametrize("kind", ["writable", "owner", "link", "pipe"])
def test_a_file_that_others_can_change_is_not_believed(
    folder: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = storage.shared_folder("check")
    assert made is not None
    one = made / "one.json"
    storage.write_whole(one, storage.sealed(one, b"{}"))
    match kind:
        case "writable":
            one.chmod(0o646)
        case "owner" if IS_ROOT:
            os.chown(one, STRANGER, STRANGER)
        case "owner":
            monkeypatch.setattr(os, "getuid", lambda: STRANGER)
        case "link":
            one.rename(made / "real.json")
            one.symlink_to(made / "real.json")
        case "pipe":
            one.unlink()
            os.mkfifo(one)
    with pytest.raises(OSError, match="one"):
        storage.unsealed(one)


def test_a_library_that_somebody_has_put_there_is_not_loaded(folder: Path) -> None:
    """Its name tells its content, but not with the user's key: whoever knows the program cannot name it right."""
    found = c_compiler.built(TEXT % 1, "tiny", ("-shared", "-fPIC"))
    assert folder in found.parents
    stem, _, seal = found.stem.rpartition("-")
    other = b"planted"
    planted = found.with_name(f"{stem}-{'0' * len(seal)}{found.suffix}")
    found.unlink()
    planted.write_bytes(other)
    again = c_compiler.built(TEXT % 1, "tiny", ("-shared", "-fPIC"))
    assert again.read_bytes() != other and not planted.exists()


def test_a_cache_in_a_strangers_folder_is_worth_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A variable may lead to a folder that a stranger has filled, with a key of his: the user's key lies elsewhere."""
    planted = tmp_path / "repo" / "cache"
    planted.mkdir(parents=True)
    (planted / "rulewright").mkdir()
    (planted / "rulewright" / cached.KEY).write_bytes(b"k" * 32)
    monkeypatch.delenv(storage.CACHE_VARIABLE, raising=False)
    before = storage.seal("name", b"data")
    cached._key.cache_clear()
    monkeypatch.setenv("XDG_CACHE_HOME", str(planted))
    monkeypatch.setenv("HOME", str(tmp_path / "repo"))
    assert storage.seal("name", b"data") == before


def test_the_key_is_the_users_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made once, readable by nobody else; one that others can read is none."""
    monkeypatch.setattr(cached, "_home", lambda: tmp_path / "home")
    cached._key.cache_clear()
    first = cached._key()
    path = cached._usual(tmp_path / "home") / cached.KEY
    assert first is not None and stat.S_IMODE(path.stat().st_mode) == 0o600
    cached._key.cache_clear()
    assert cached._key() == first
    path.chmod(0o644)
    cached._key.cache_clear()
    assert cached._key() is None and storage.shared_folder("native") is None
    cached._key.cache_clear()


def test_a_run_does_without_a_cache(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody loses a run for want of it, and nothing is loaded from where others can write."""
    made = storage.shared_folder("native")
    assert made is not None
    folder.chmod(0o777)
    assert run(["simulate", "kuhn", "--games", "5", "--seed", "1", "--backend", "native"]) == 0
    assert list(made.iterdir()) == []
    capsys.readouterr()


def test_temporary_files_where_others_can_write_are_no_library(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder.parent.mkdir()
    folder.mkdir()
    folder.chmod(0o777)
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "open"))
    c_compiler._private.cache_clear()
    with pytest.raises(c_compiler.BuildFailed, match="TMPDIR"):
        c_compiler.built(TEXT % 2, "tiny", ("-shared", "-fPIC"))
    c_compiler._private.cache_clear()
