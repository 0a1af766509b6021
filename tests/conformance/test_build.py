"""Finding a compiler, and the cache of built games."""

from __future__ import annotations

import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rulewright.codegen import build
from rulewright.codegen.native import NativeMachine, Unavailable

from .cases import Case, sample

TINY = "int answer(void) { return %d; }\n"
FLAGS = ("-O1", "-fPIC", "-shared")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(build.CACHE_VARIABLE, str(tmp_path))
    return tmp_path / "native"


def tic_tac_toe() -> Case:
    return next(case for case in sample() if case.name.endswith("tic_tac_toe"))


def test_what_is_built_once_is_not_built_again(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same code comes from the cache, also with other comments; other code or flags are built."""
    first = build.built(TINY % 1, "tiny", FLAGS)
    monkeypatch.setattr(subprocess, "run", None)
    assert build.built(f"/* a comment */{TINY % 1}", "tiny", FLAGS) == first
    for text, flags in ((TINY % 2, FLAGS), (TINY % 1, ("-O0", *FLAGS[1:]))):
        with pytest.raises(TypeError):
            build.built(text, "tiny", flags)
    assert [path.name for path in cache.iterdir()] == [first.name]


def test_several_may_build_at_once(cache: Path) -> None:
    """Each gets a whole library, and no half-built files remain."""
    with ThreadPoolExecutor(8) as pool:
        paths = set(pool.map(lambda _: build.built(TINY % 3, "tiny", FLAGS), range(8)))
    assert [path.name for path in cache.iterdir()] == [path.name for path in paths]


def test_the_cache_forgets_what_was_not_used_for_longest(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds so many bytes; the newest stays, whatever its size."""
    first = build.built(TINY % 4, "tiny", FLAGS)
    monkeypatch.setattr(build, "MOST_BYTES", first.stat().st_size // 2)
    second = build.built(TINY % 5, "tiny", FLAGS)
    assert list(cache.iterdir()) == [second]


def test_a_broken_library_is_built_again(cache: Path) -> None:
    """A file that cannot be loaded, after a full disk or from another machine, does no harm."""
    case = tic_tac_toe()
    NativeMachine(case.machine)
    library = next(cache.iterdir())
    library.unlink()
    library.write_bytes(b"no library")
    assert NativeMachine(case.machine).start(1).waiting == (0,)


def test_without_a_compiler_the_message_says_what_to_do(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing fails: the caller is told, and plays with the interpreter."""
    monkeypatch.setenv(build.COMPILER_VARIABLE, "no-such-compiler")
    with pytest.raises(Unavailable, match="no-such-compiler"):
        NativeMachine(tic_tac_toe().machine)
    monkeypatch.delenv(build.COMPILER_VARIABLE)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(build, "find_spec", lambda name: None)
    with pytest.raises(Unavailable, match=r"pip install rulewright\[native\]"):
        NativeMachine(tic_tac_toe().machine)


def test_a_compiler_that_fails_is_quoted(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first words are told; nothing is left in the cache."""
    with pytest.raises(build.BuildFailed, match="error"):
        build.built("this is no C", "tiny", FLAGS)
    monkeypatch.setenv(build.COMPILER_VARIABLE, "false")
    with pytest.raises(Unavailable, match="could not build"):
        NativeMachine(tic_tac_toe().machine)
    assert list(cache.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library is then built for this run alone."""
    file = tmp_path / "file"
    file.write_text("")
    monkeypatch.setenv(build.CACHE_VARIABLE, str(file))
    assert build.built(TINY % 6, "tiny", FLAGS).exists()


def test_two_builds_in_one_process_are_two_libraries(cache: Path) -> None:
    """A changed game is not the old one again: libraries are told apart by path."""
    case = tic_tac_toe()
    first, second = (NativeMachine(case.machine, (*build.FLAGS, "-O1", *more)) for more in ((), ("-DOTHER",)))
    assert first.library is not second.library
    assert len(list(cache.iterdir())) == 2


def test_the_text_compiles_without_warnings(tmp_path: Path) -> None:
    """Nothing shadows, overflows a constant or is compared in vain."""
    from rulewright.codegen.printer import printed

    for case in sample():
        if case.name.rpartition("/")[2] in ("gravediggers", "workshop") and not case.options:
            source = tmp_path / "game.c"
            source.write_text(printed(case.machine).text, encoding="utf-8")
            flags = ["-std=c99", "-O1", "-fsyntax-only", "-Wall", "-Wextra", "-Wshadow", "-Wno-unused", "-Werror"]
            done = subprocess.run([*build.compiler().command, *flags, str(source)], capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr[:2000]


@pytest.mark.skipif(shutil.which("g++") is None, reason="there is no g++")
def test_the_text_is_device_code_as_well(tmp_path: Path) -> None:
    """As CUDA sees it: C++, every function for the device, no jump past a declaration. (Looked at, not run.)"""
    from rulewright.codegen.printer import printed

    stub = tmp_path / "stub.h"
    stub.write_text("static int __ffsll(long long word) { return __builtin_ffsll(word); }\n")
    for case in sample():
        if case.name.rpartition("/")[2] in ("gravediggers", "workshop") and not case.options:
            source = tmp_path / "game.cu"
            source.write_text(printed(case.machine).text, encoding="utf-8")
            flags = ["-std=c++14", "-x", "c++", "-fsyntax-only", "-include", str(stub), "-D__CUDACC__", "-D__device__="]
            done = subprocess.run(["g++", *flags, str(source)], capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr[:2000]


@pytest.mark.skipif(sys.platform == "win32", reason="folders of other systems")
def test_the_cache_lies_where_the_platform_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """XDG_CACHE_HOME counts if it is absolute."""
    monkeypatch.delenv(build.CACHE_VARIABLE, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert build.cache_folder() == tmp_path / "xdg" / "rulewright"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert build.cache_folder() == tmp_path / ".cache" / "rulewright"
