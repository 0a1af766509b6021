"""Many inputs examined in processes of their own, each input within limits of time and memory.

In: kinds, ranges of seeds. Out: a `Catch` a batch: how many were accepted and refused, and every fault with the seed
that shows it again. A process that dies (out of memory, a crash of compiled code) costs one input: it is a fault, and
the batch goes on behind it.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import resource
import signal
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType
from typing import NoReturn

from .kinds import KINDS, Play, examined

MEMORY = 3 * 2**30
"""Address space of a process that examines, in bytes: libraries are mapped into it as well."""
COLLECT = 50_000, 20, 20
"""How seldom garbage is looked for: an examination makes little of it, and looking takes a fifth of the time."""
GRACE = 20
"""Seconds of processor time beyond an input's own, after which a process that does not answer is ended from outside."""
PATIENCE = 30
"""So many times that time may go by on a clock: on a crowded machine a compiler may wait for its turn."""


class TooLong(BaseException):
    """An examination took longer than its kind may."""


@dataclass
class Catch:
    """What examining found. A fault: kind, seed, what was raised."""

    verdicts: Counter[tuple[str, str]] = field(default_factory=Counter)
    faults: list[tuple[str, int, str]] = field(default_factory=list)
    slowest: dict[str, tuple[float, int]] = field(default_factory=dict)

    def add(self, other: Catch) -> None:
        self.verdicts += other.verdicts
        self.faults += other.faults
        for kind, found in other.slowest.items():
            self.slowest[kind] = max(found, self.slowest.get(kind, found))


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raises `TooLong` after so many seconds of work."""

    def stop(_number: int, _frame: FrameType | None) -> NoReturn:
        raise TooLong

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def one(kind: str, seed: int, folder: Path, play: Play) -> Catch:
    """One input, examined within the time of its kind."""
    caught, began = Catch(), time.process_time()
    try:
        with limited(KINDS[kind].seconds):
            caught.verdicts[kind, examined(kind, seed, folder, play)] += 1
    except TooLong:
        caught.faults.append((kind, seed, f"took longer than {KINDS[kind].seconds} s"))
    except Exception as problem:  # noqa: BLE001 (whatever it is, it is what is looked for)
        caught.faults.append((kind, seed, _words(problem)))
    caught.slowest[kind] = (time.process_time() - began, seed)
    return caught


def _words(problem: Exception) -> str:
    """What was raised, and where in the program."""
    frames = [frame for frame in traceback.extract_tb(problem.__traceback__) if "rulewright" in frame.filename]
    place = f" at {frames[-1].filename.rpartition('rulewright/')[2]}:{frames[-1].lineno}" if frames else ""
    return f"{type(problem).__name__}: {str(problem)[:300]}{place}"


def _examine(batch: list[tuple[str, int]], play: Play, out: Connection) -> None:
    """A process's work: says which input comes next, then what was found."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    gc.freeze()
    gc.set_threshold(*COLLECT)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with tempfile.TemporaryDirectory() as folder:
        for number, (kind, seed) in enumerate(batch):
            out.send(number)
            out.send(one(kind, seed, Path(folder), play))
    out.send(None)


def batch_examined(batch: list[tuple[str, int]], play: Play) -> Catch:
    """All inputs of a batch, in as many processes as die over it, and one."""
    caught, first = Catch(), 0
    while first < len(batch):
        first += _some_examined(batch[first:], play, caught)
    return caught


def _answers(receive: Connection, process: int | None, seconds: int) -> bool:
    """Whether a process says something before it has taken so many seconds of processor time."""
    before = _taken(process)
    for _ in range(PATIENCE):
        if receive.poll(seconds):
            return True
        if _taken(process) - before > seconds:
            return False
    return False


def _taken(process: int | None) -> float:
    """Seconds of processor time of a process, and of those that it has started and that have ended."""
    told = Path(f"/proc/{process}/stat")
    if not told.exists():
        return inf  # nobody tells: the clock decides
    numbers = told.read_text(encoding="utf-8").rpartition(")")[2].split()[11:15]
    return sum(map(int, numbers)) / os.sysconf("SC_CLK_TCK")


def _some_examined(batch: list[tuple[str, int]], play: Play, caught: Catch) -> int:
    """Examines until the end, or until the process dies; how many inputs are done with."""
    receive, send = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("fork").Process(target=_examine, args=(batch, play, send))
    process.start()
    send.close()
    at = 0
    try:
        while _answers(receive, process.pid, KINDS[batch[at][0]].seconds * 4 + GRACE):
            match receive.recv():
                case int() as at:
                    pass
                case Catch() as found:
                    caught.add(found)
                case _:
                    return len(batch)
        caught.faults.append((*batch[at], "did not answer and was ended"))
    except EOFError:
        process.join(GRACE)
        caught.faults.append((*batch[at], f"ended the process ({process.exitcode})"))
    finally:
        process.kill()
        process.join()
        receive.close()
    return at + 1
