"""From C text to a loaded library: finding a compiler, and a cache of what it built.

In: a text and a name. Out: the path of a shared library. Complains with `NoCompiler` (none is there) or `BuildFailed`.
The cache lies in the user's cache folder, is written whole or not at all, and forgets what was not used for longest.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from rulewright import __version__

FLAGS = ("-std=c99", "-fwrapv", "-fPIC", "-shared")
LARGE = 4_000
"""From so many lines on less is optimised: nobody should wait for more than two seconds. It costs about a tenth of the speed."""
SUFFIX = ".dll" if sys.platform == "win32" else ".so"
MOST_BYTES = 64 * 2**20
"""How much the cache may hold."""
COMPILER_VARIABLE, CACHE_VARIABLE = "RULEWRIGHT_CC", "RULEWRIGHT_CACHE"
HINT = "install a C compiler (cc, gcc or clang), or `pip install rulewright[native]`, which brings one"
PATIENCE = 300
"""Seconds after which a compiler is given up."""


class NoCompiler(Exception):
    """No C compiler was found; `wanted` is the one that was asked for."""

    def __init__(self, wanted: str | None = None) -> None:
        super().__init__(f"{COMPILER_VARIABLE} names no program: `{wanted}`" if wanted else f"there is no C compiler for the native backend; {HINT}")


class BuildFailed(Exception):
    """The compiler did not do its work; the message holds its first lines."""


@dataclass(frozen=True, slots=True)
class Compiler:
    """A command, and what tells it from another one: its file, size and date."""

    command: tuple[str, ...]
    identity: str


def compiler() -> Compiler:
    """The compiler of this machine: `RULEWRIGHT_CC`, the system's, or the one of the package ziglang."""
    chosen = os.environ.get(COMPILER_VARIABLE)
    for name in (chosen,) if chosen else ("cc", "gcc", "clang"):
        path = shutil.which(name)
        if path is not None:
            return Compiler((path,), _identity(Path(path)))
    if not chosen and find_spec("ziglang") is not None:
        found = find_spec("ziglang")
        assert found is not None and found.origin is not None
        return Compiler((sys.executable, "-m", "ziglang", "cc"), _identity(Path(found.origin)))
    raise NoCompiler(chosen)


def _identity(path: Path) -> str:
    real = path.resolve()
    about = real.stat()
    return f"{real} {about.st_size} {about.st_mtime_ns}"


def cache_folder() -> Path:
    """Where built libraries lie, by the rules of the platform."""
    chosen = os.environ.get(CACHE_VARIABLE)
    if chosen:
        return Path(chosen)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "rulewright" / "cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "rulewright"
    given = os.environ.get("XDG_CACHE_HOME")
    return (Path(given) if given and Path(given).is_absolute() else home / ".cache") / "rulewright"


def usual_flags(text: str) -> tuple[str, ...]:
    """The flags for a text: the optimisation depends on its size."""
    return (*FLAGS, "-O1" if text.count("\n") >= LARGE else "-O2")


def built(text: str, name: str, flags: tuple[str, ...] | None = None, anew: bool = False) -> Path:
    """The library of a C text, from the cache or new; `anew`: what the cache has is of no use."""
    flags = usual_flags(text) if flags is None else flags
    made_by = compiler()
    folder = _folder()
    target = folder / f"{name}-{_key(text, made_by, flags)}{SUFFIX}"
    if target.exists() and not anew:
        with contextlib.suppress(OSError):
            os.utime(target)
        return target
    _build(text, made_by, flags, target)
    _tidy(folder, target)
    return target


def _folder() -> Path:
    """The cache folder, or a private one for this run where it cannot be written."""
    folder = cache_folder() / "native"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="rulewright-"))
    return folder if os.access(folder, os.W_OK) else Path(tempfile.mkdtemp(prefix="rulewright-"))


def _key(text: str, made_by: Compiler, flags: tuple[str, ...]) -> str:
    """Changes with the code, not with its comments: editing a comment of the rules builds nothing anew."""
    code = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    parts = (code, made_by.identity, " ".join((*made_by.command, *flags)), __version__)
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=12).hexdigest()


def _build(text: str, made_by: Compiler, flags: tuple[str, ...], target: Path) -> None:
    """Compiles in a folder of its own beside the target, and puts the result in its place."""
    with tempfile.TemporaryDirectory(prefix="building-", dir=target.parent, ignore_cleanup_errors=True) as folder:
        source, result = Path(folder) / "game.c", Path(folder) / f"game{SUFFIX}"
        source.write_text(text, encoding="utf-8")
        try:
            done = subprocess.run([*made_by.command, *flags, "-o", str(result), str(source)], capture_output=True, text=True, timeout=PATIENCE, check=False)
        except (OSError, subprocess.TimeoutExpired) as problem:
            raise BuildFailed(f"`{made_by.command[0]}` did not run: {problem}") from problem
        if done.returncode != 0 or not result.exists():
            lines = done.stderr.strip().splitlines()[:5]
            raise BuildFailed("\n".join([f"`{' '.join(made_by.command)}` could not build the game", *lines]))
        try:
            result.replace(target)
        except OSError:
            if not target.exists():  # else another process was faster, and has it open
                raise


def _tidy(folder: Path, newest: Path) -> None:
    """Deletes what was not used for longest where the cache is too large."""
    found = []
    for path in folder.glob(f"*{SUFFIX}"):
        with contextlib.suppress(OSError):
            found.append((path.stat().st_mtime, path.stat().st_size, path))
    room = MOST_BYTES
    for _, size, path in sorted(found, reverse=True):
        room -= size
        if room < 0 and path != newest:
            with contextlib.suppress(OSError):
                path.unlink()
