"""Figures of one configuration that are not rates of play: how large a position is, what copying it, building and
starting cost.

In: a machine, or a command line. Out: bytes, nanoseconds, seconds. None where there is no compiler.
"""

from __future__ import annotations

import os
import platform
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median
from subprocess import TimeoutExpired

from rulewright import __version__
from rulewright.backend.codegen.c_compiler import NoCompiler, compiler
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.backend.runtime.machine import Machine
from rulewright.processes import programs
from rulewright.storage import CACHE_VARIABLE, own_text

STARTS = 3
LONGEST_START = 600
"""Seconds after which a command is given up."""


@dataclass(frozen=True, slots=True)
class FigurePosition:
    """A position in compiled code: bytes, and nanoseconds to copy it."""

    size: int
    copying: float


def position(machine: Machine) -> FigurePosition | None:
    """How large a position is, and what copying it costs."""
    try:
        native = NativeMachine(machine)
    except Unavailable:
        return None
    return FigurePosition(native.size, native.copy_nanoseconds())


def building(machine: Machine) -> float | None:
    """Seconds of CPU to print and build a game with an empty cache, the compiler's included."""
    with tempfile.TemporaryDirectory(prefix="rulewright-") as folder, _variable(CACHE_VARIABLE, folder):
        start = _used()
        try:
            NativeMachine(machine)
        except Unavailable:
            return None
        return _used() - start


def starting(arguments: Sequence[str]) -> float:
    """Seconds of CPU from a command to its result, everything that can be
    cached being cached: the median of some starts.
    """
    command = programs.python("-m", "rulewright", *arguments)
    source = str(Path(__file__).resolve().parents[2])
    path = {"PYTHONPATH": os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH"))))}
    times = []
    for _ in range(1 + STARTS):
        start = _used()
        programs.run(command, Path.cwd(), LONGEST_START, path)
        times.append(_used() - start)
    return median(times[1:])


def _used() -> float:
    """Seconds of CPU of this process and of those that it waited for: on a quiet machine the seconds that pass."""
    return sum(os.times()[:4])


@contextmanager
def _variable(name: str, value: str) -> Iterator[None]:
    before = os.environ.get(name)
    os.environ[name] = value
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before


# ---- the machine ----------------------------------------------------------------------------------------------------


def about_this_machine() -> str:
    """Processor, system, versions: what figures depend on, in a line."""
    parts = [
        f"{os.cpu_count()} x {_processor()}",
        platform.system(),
        f"Python {platform.python_version()}",
        _compiler(),
        f"rulewright {__version__}",
    ]
    parts += [f"{name} {found}" for name in ("open_spiel", "rlcard") if (found := _installed(name))]
    return ", ".join(parts)


def _processor() -> str:
    try:
        lines = own_text(Path("/proc/cpuinfo")).splitlines()
    except OSError:
        lines = []
    named = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
    return named or platform.processor() or platform.machine()


def _compiler() -> str:
    try:
        command = compiler().command
        done = programs.run([*command, "--version"], Path(tempfile.gettempdir()), 30)
    except (NoCompiler, OSError, TimeoutExpired):
        return "no C compiler"
    return done.stdout.partition("\n")[0].strip() or command[0]


def _installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""
