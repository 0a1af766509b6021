"""From C text to a loaded library: finding a compiler, and a cache of what it built.

In: a text and a name. Out: the path of a shared library. Complains with `NoCompiler` (none is there) or `BuildFailed`.
The cache lies in the user's cache folder, is written whole or not at all, and forgets what was not used for longest.
"""

from __future__ import annotations

import atexit
import contextlib
import glob
import hashlib
import os
import re
import shutil
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from subprocess import TimeoutExpired

from rulewright import __version__
from rulewright.backend.codegen.c_names import name_part
from rulewright.backend.codegen.processor import processor
from rulewright.errors import brings
from rulewright.processes.programs import program, python, run
from rulewright.source.cells import neutral
from rulewright.storage import (
    forget,
    is_private,
    members,
    private_bytes,
    real_path,
    seal,
    shared_folder,
    touch,
    write_whole,
)

FLAGS = ("-std=c99", "-fwrapv", "-fPIC", "-shared")
FOR_THIS_PROCESSOR = "-march=native"
LARGE = 5_000
"""From so many lines on less is optimised: nobody should wait for more than two seconds.
It costs a tenth to a quarter of the speed.
"""
_WIDEST_LINE = 200
SUFFIX = ".dll" if sys.platform == "win32" else ".so"
MOST_BYTES = 256 * 2**20
"""How much the cache may hold."""
LEAST_FREE = 4 * 2**20
"""A disk with less room than this is full: then the library is built for one run, elsewhere."""
COMPILER_VARIABLE = "RULEWRIGHT_CC"
PATIENCE = 300
"""Seconds after which a compiler is given up."""


class NoCompiler(Exception):
    """No C compiler was found; `wanted` is the one that was asked for."""

    def __init__(self, wanted: str | None = None) -> None:
        super().__init__(
            f"{COMPILER_VARIABLE} names no program: `{wanted}`"
            if wanted
            else "there is no C compiler for the native backend; install one (cc, gcc or clang), or "
            f"{brings('native')}, which brings one"
        )


class BuildFailed(Exception):
    """The compiler did not do its work; the message holds its first lines."""


@dataclass(frozen=True, slots=True)
class Compiler:
    """A command, and what tells it from another one: its file, size and date."""

    command: tuple[str, ...]
    identity: str

    @property
    def called(self) -> str:
        """How messages call it: without the folder in which it lies."""
        return f"the C compiler `{neutral(' '.join((Path(self.command[0]).name, *self.command[1:])))}`"


def _reason(problem: OSError | TimeoutExpired) -> str:
    """Why a program did not run, without its path."""
    if isinstance(problem, OSError):
        return problem.strerror or type(problem).__name__
    return f"it was not done after {PATIENCE} seconds"


def compiler() -> Compiler:
    """The compiler of this machine: `RULEWRIGHT_CC`, the system's, or the one of the package ziglang."""
    chosen = os.environ.get(COMPILER_VARIABLE)
    for name in (chosen,) if chosen else ("cc", "gcc", "clang"):
        path = program(name)
        if path is not None:
            return Compiler((str(Path(path).absolute()),), _identity(Path(path)))
    if not chosen and find_spec("ziglang") is not None:
        found = find_spec("ziglang")
        assert found is not None and found.origin is not None
        return Compiler(python("-m", "ziglang", "cc"), _identity(Path(found.origin)))
    raise NoCompiler(chosen)


def _identity(path: Path) -> str:
    real = real_path(path)
    about = real.stat()
    return f"{real} {about.st_size} {about.st_mtime_ns}"


def usual_flags(text: str) -> tuple[str, ...]:
    """The flags for a text: the optimisation depends on its size.
    For this processor alone, where another one's library is told apart.
    """
    own = (FOR_THIS_PROCESSOR,) if processor() else ()
    return (*FLAGS, *own, "-O1" if text.count("\n") >= LARGE else "-O2")


def built(text: str, name: str, flags: tuple[str, ...] | None = None, anew: bool = False) -> Path:
    """The library of a C text, from the cache or new; `anew`: what the cache has is of no use."""
    flags = usual_flags(text) if flags is None else flags
    made_by = compiler()
    stem = _stem(text, name, made_by, flags)
    folder = shared_folder("native")
    found = _kept(folder, stem) if folder is not None and not anew else None
    if found is not None:
        touch(found)
        return found
    with contextlib.suppress(OSError):
        if folder is not None and shutil.disk_usage(folder).free >= LEAST_FREE:
            target = _built(text, made_by, flags, folder, stem)
            forget(folder, f"*{SUFFIX}", MOST_BYTES, keep=target)
            return target
    return _kept(_private(), stem) or _built(text, made_by, flags, _private(), stem)


def kept(text: str, name: str) -> Path | None:
    """The library of a C text, if an earlier run has built it. Raises `NoCompiler`, as `built` would."""
    stem = _stem(text, name, compiler(), usual_flags(text))
    folder = shared_folder("native")
    return _kept(folder, stem) if folder is not None else None


def _stem(text: str, name: str, made_by: Compiler, flags: tuple[str, ...]) -> str:
    return f"{name_part(name)}-{_key(text, made_by, flags)}"


def _kept(folder: Path, stem: str) -> Path | None:
    """A whole library of this name; one that was damaged is taken away, for it might be loaded and fail later."""
    for path in members(folder, f"{glob.escape(stem)}-*{SUFFIX}"):
        with contextlib.suppress(OSError):
            if path.name == _file(stem, private_bytes(path)):
                return path
            path.unlink()
    return None


def _file(stem: str, library: bytes) -> str:
    """The name of a library tells what is in it, and that this user has built it."""
    return f"{stem}-{seal(stem, library)}{SUFFIX}"


@cache
def _private() -> Path:
    """A folder for this run, where the cache cannot be used."""
    folder = Path(tempfile.mkdtemp(prefix="rulewright-"))
    if not is_private(folder):
        raise BuildFailed("others can write where temporary files lie; let TMPDIR name a folder of your own")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def _built(text: str, made_by: Compiler, flags: tuple[str, ...], folder: Path, stem: str) -> Path:
    """Builds for this processor; or, where the compiler knows of no such wish, for any."""
    try:
        return _build(text, made_by, flags, folder, stem)
    except BuildFailed:
        if FOR_THIS_PROCESSOR not in flags:
            raise
        return _build(text, made_by, tuple(flag for flag in flags if flag != FOR_THIS_PROCESSOR), folder, stem)


def _key(text: str, made_by: Compiler, flags: tuple[str, ...]) -> str:
    """Changes with the code, not with its comments: editing a comment of the rules builds nothing anew."""
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    own = (processor() or "") if FOR_THIS_PROCESSOR in flags else ""
    parts = (code, made_by.identity, " ".join((*made_by.command, *flags)), own, __version__)
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=12).hexdigest()


def _build(text: str, made_by: Compiler, flags: tuple[str, ...], folder: Path, stem: str) -> Path:
    """Compiles in a folder of its own beside the target, and puts the result in its place."""
    with tempfile.TemporaryDirectory(prefix="building-", dir=folder, ignore_cleanup_errors=True) as own:
        source, result = Path(own) / "game.c", Path(own) / f"game{SUFFIX}"
        write_whole(source, text.encode())
        try:
            # in its own folder, so that no message shows where the cache lies
            done = run([*made_by.command, *flags, "-o", result.name, source.name], Path(own), PATIENCE)
        except (OSError, TimeoutExpired) as problem:
            raise BuildFailed(f"{made_by.called} did not run: {_reason(problem)}") from problem
        if done.returncode != 0 or not result.exists():
            lines = [neutral(line)[:_WIDEST_LINE] for line in done.stderr.strip().splitlines()[:5]]
            raise BuildFailed("\n".join([f"{made_by.called} could not build the game", *lines]))
        target = folder / _file(stem, private_bytes(result))
        try:
            result.replace(target)
        except OSError:
            if not target.exists():  # else another process was faster, and has it open
                raise
        return target
