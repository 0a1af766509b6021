"""Finding a compiler, and the cache of built games."""

from __future__ import annotations

import errno
import os
import platform
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from rulewright import storage
from rulewright.backend.codegen import c_compiler, native_library, native_machine, processor
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.program_printer import printed
from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.errors import brings

from .both import play
from .cases import QUICK, Case, sample

TINY = "int answer(void) { return %d; }\n"
FLAGS = ("-O1", "-fPIC", "-shared")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(storage.CACHE_VARIABLE, str(tmp_path))
    return tmp_path / "native"


def tic_tac_toe() -> Case:
    return next(case for case in sample() if case.name.endswith("tic_tac_toe"))


def test_what_is_built_once_is_not_built_again(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same code comes from the cache, also with other comments; other code or flags are built."""
    first = c_compiler.built(TINY % 1, "tiny", FLAGS)
    monkeypatch.setattr(subprocess, "run", None)
    assert c_compiler.built(f"/* a comment */{TINY % 1}", "tiny", FLAGS) == first
    for text, flags in ((TINY % 2, FLAGS), (TINY % 1, ("-O0", *FLAGS[1:]))):
        with pytest.raises(TypeError):
            c_compiler.built(text, "tiny", flags)
    assert [path.name for path in cache.iterdir()] == [first.name]


def test_several_may_build_at_once(cache: Path) -> None:
    """Each gets a whole library, and no half-built files remain."""
    with ThreadPoolExecutor(8) as pool:
        paths = set(pool.map(lambda _: c_compiler.built(TINY % 3, "tiny", FLAGS), range(8)))
    assert [path.name for path in cache.iterdir()] == [path.name for path in paths]


def test_the_cache_forgets_what_was_not_used_for_longest(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds so many bytes; the newest stays, whatever its size."""
    first = c_compiler.built(TINY % 4, "tiny", FLAGS)
    monkeypatch.setattr(c_compiler, "MOST_BYTES", first.stat().st_size // 2)
    second = c_compiler.built(TINY % 5, "tiny", FLAGS)
    assert list(cache.iterdir()) == [second]


@pytest.mark.parametrize("damage", ["emptied", "cut", "changed", "another"])
def test_a_damaged_library_is_built_again(cache: Path, quick_builds: None, damage: str) -> None:
    """What a full disk or a power failure left is neither loaded nor kept: not even if it could be loaded."""
    case = tic_tac_toe()
    NativeMachine(case.machine)
    (library,) = cache.iterdir()
    data = library.read_bytes()
    library.unlink()
    library.write_bytes(
        {
            "emptied": b"",
            "cut": data[: len(data) // 2],
            "changed": data[:-9] + b"?" + data[-8:],
            "another": b"no library",
        }[damage]
    )
    assert NativeMachine(case.machine).start(1).waiting == (0,)
    assert [path.read_bytes() for path in cache.iterdir()] == [data]


def test_a_library_that_cannot_be_loaded_is_built_again(
    cache: Path, quick_builds: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as one that another system left in a shared folder: tried once, then made anew."""
    case, tried = tic_tac_toe(), list[Path]()

    def once(path: Path) -> object:
        tried.append(path)
        if len(tried) == 1:
            raise OSError("wrong ELF class")
        return native_library.loaded(path)

    monkeypatch.setattr(native_machine, "loaded", once)
    assert NativeMachine(case.machine).start(1).waiting == (0,)
    assert len(tried) == 2


def test_without_a_compiler_the_message_says_what_to_do(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing fails: the caller is told, and plays with the interpreter."""
    monkeypatch.setenv(c_compiler.COMPILER_VARIABLE, "no-such-compiler")
    with pytest.raises(Unavailable, match="no-such-compiler"):
        NativeMachine(tic_tac_toe().machine)
    monkeypatch.delenv(c_compiler.COMPILER_VARIABLE)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(c_compiler, "find_spec", lambda name: None)
    with pytest.raises(Unavailable, match=re.escape(brings("native"))):
        NativeMachine(tic_tac_toe().machine)


def test_a_compiler_that_fails_is_quoted(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its first words are told; nothing is left in the cache."""
    with pytest.raises(c_compiler.BuildFailed, match="error"):
        c_compiler.built("this is no C", "tiny", FLAGS)
    monkeypatch.setenv(c_compiler.COMPILER_VARIABLE, "false")
    with pytest.raises(Unavailable, match="could not build"):
        NativeMachine(tic_tac_toe().machine)
    assert list(cache.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library is then built for this run alone."""
    file = tmp_path / "file"
    file.write_text("")
    monkeypatch.setenv(storage.CACHE_VARIABLE, str(file))
    assert c_compiler.built(TINY % 6, "tiny", FLAGS).exists()


@pytest.mark.parametrize("trouble", ["write_whole", "replace"])
def test_a_full_disk_costs_no_game(cache: Path, monkeypatch: pytest.MonkeyPatch, trouble: str) -> None:
    """The cache's disk refuses, before or after compiling: the library is built
    elsewhere for this run, and the cache holds no rest.
    """
    owner: Any = c_compiler if trouble == "write_whole" else Path
    plain = getattr(owner, trouble)

    def full(path: Path, *given: object, **named: object) -> object:
        if cache in path.parents:
            raise OSError(errno.ENOSPC, "No space left on device")
        return plain(path, *given, **named)

    monkeypatch.setattr(owner, trouble, full)
    found = c_compiler.built(TINY % 7, "tiny", FLAGS)
    assert found.exists() and cache not in found.parents
    assert list(cache.iterdir()) == []


def test_a_nearly_full_disk_is_left_alone(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler would fail in the middle of its work."""
    monkeypatch.setattr(c_compiler, "LEAST_FREE", 2**80)
    assert cache not in c_compiler.built(TINY % 8, "tiny", FLAGS).parents


def test_two_processes_may_build_at_once(cache: Path) -> None:
    """Both play, one library remains, and nothing half-built."""
    text = f"""
import rulewright as rw
from rulewright.backend.codegen import c_compiler
c_compiler.usual_flags = lambda text: {QUICK}
rw.load('classics/tic_tac_toe').compiled().begin(1)
print('fine')
"""
    environment = {**os.environ, storage.CACHE_VARIABLE: str(cache.parent), "PYTHONPATH": os.pathsep.join(sys.path)}
    running = [
        subprocess.Popen([sys.executable, "-c", text], env=environment, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    assert [process.communicate(timeout=300)[0] for process in running] == ["fine\n"] * 2
    assert len(list(cache.iterdir())) == 1


def test_a_compiler_that_cannot_build_for_this_processor_builds_for_any(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A flag that a compiler does not know is left out."""
    picky = tmp_path / "picky"
    picky.write_text(f'#!/bin/sh\ncase "$*" in *{c_compiler.FOR_THIS_PROCESSOR}*) exit 1;; esac\nexec cc "$@"\n')
    picky.chmod(0o755)
    monkeypatch.setenv(c_compiler.COMPILER_VARIABLE, str(picky))
    assert c_compiler.built(TINY % 9, "tiny", (*FLAGS, c_compiler.FOR_THIS_PROCESSOR)).exists()


def test_libraries_of_other_processors_are_others(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home that several machines share holds one for each kind of processor;
    where that cannot be told, code is for any.
    """
    flags = c_compiler.usual_flags(TINY)
    monkeypatch.setattr(c_compiler, "processor", lambda: "one")
    first = c_compiler.built(TINY % 10, "tiny", (*FLAGS, c_compiler.FOR_THIS_PROCESSOR))
    monkeypatch.setattr(c_compiler, "processor", lambda: "another")
    assert c_compiler.built(TINY % 10, "tiny", (*FLAGS, c_compiler.FOR_THIS_PROCESSOR)) != first
    monkeypatch.setattr(c_compiler, "processor", lambda: None)
    assert c_compiler.usual_flags(TINY) == tuple(flag for flag in flags if flag != c_compiler.FOR_THIS_PROCESSOR)


@pytest.mark.skipif(find_spec("ziglang") is None, reason="ziglang is not installed (extra `native`)")
def test_the_compiler_from_pypi_will_do(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system has none; and what it builds plays the same games."""
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert c_compiler.compiler().command == (sys.executable, "-m", "ziglang", "cc")
    case = tic_tac_toe()
    assert play(case.machine, NativeMachine(case.machine, QUICK), 1).tally.decisions > 0


@pytest.mark.parametrize(
    ("told", "known"),
    [
        ("processor : 0\nmodel name : A\nflags : sse avx\n\nprocessor : 1\n", True),
        ("processor : 0\nmodel name : A\n", False),
        ("", False),
        (None, False),
    ],
    ids=["told", "no instructions", "empty", "no file"],
)
def test_a_processor_is_known_by_its_instructions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str | None, known: bool
) -> None:
    """As Linux tells them; else nobody knows, and code is for any."""
    file = tmp_path / "cpuinfo"
    if told is not None:
        file.write_text(told)
    monkeypatch.setattr(processor, "CPUINFO", file)
    monkeypatch.setattr(platform, "machine", lambda: "x86_64")
    assert (processor.processor.__wrapped__() is not None) == known
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    assert processor.processor.__wrapped__() is None


def test_two_builds_in_one_process_are_two_libraries(cache: Path) -> None:
    """A changed game is not the old one again: libraries are told apart by path."""
    case = tic_tac_toe()
    first, second = (NativeMachine(case.machine, (*c_compiler.FLAGS, "-O1", *more)) for more in ((), ("-DOTHER",)))
    assert first.library is not second.library
    assert len(list(cache.iterdir())) == 2


def test_the_text_compiles_without_warnings(tmp_path: Path) -> None:
    """Nothing shadows, overflows a constant or is compared in vain."""
    for case in sample():
        if case.name.rpartition("/")[2] in ("gravediggers", "workshop") and not case.options:
            source = tmp_path / "game.c"
            source.write_text(printed(case.machine).text, encoding="utf-8")
            flags = ["-std=c99", "-O1", "-fsyntax-only", "-Wall", "-Wextra", "-Wshadow", "-Wno-unused", "-Werror"]
            done = subprocess.run(
                [*c_compiler.compiler().command, *flags, str(source)], capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stderr[:2000]


@pytest.mark.skipif(sys.platform == "win32", reason="folders of other systems")
def test_the_cache_lies_where_the_platform_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """XDG_CACHE_HOME counts if it is absolute."""
    monkeypatch.delenv(storage.CACHE_VARIABLE, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert storage.cache_folder() == tmp_path / "xdg" / "rulewright"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert storage.cache_folder() == tmp_path / ".cache" / "rulewright"
