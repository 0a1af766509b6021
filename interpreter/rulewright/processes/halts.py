"""What ends a call of compiled code in the middle: signals, written down by the system while Python waits for the call.

In: the signals that raise an exception here, or somebody who asks for the end. Out: memory that compiled code looks at
at every step of a game (`Halt` in backend/codegen/c/game.h). Whatever a call gives that was ended means nothing: the
exception of its signal comes as soon as it is back. Python's own handlers stay as they are, and where another program
has a wakeup file of its own (asyncio, a notebook), or the system has no files that are memory, calls are not ended.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import signal
import struct
import threading
from functools import cache
from typing import Final

from rulewright.processes.end_signals import raising_signals

_CAME, _SIZE = 56, 64
_ALL = 2**64 - 1
_SOMEBODY = 1


class Halt:
    """Memory that compiled code looks at, and a way to ask for the end of all calls that do."""

    def __init__(self, memory: bytearray | mmap.mmap | None = None) -> None:
        """Without `memory`: some of its own, for calls in other threads."""
        self.memory: Final = bytearray(_SIZE) if memory is None else memory
        self.address: Final = ctypes.addressof(ctypes.c_char.from_buffer(self.memory))
        self._wanted = 0
        self.want(_ALL)

    def want(self, signals: int) -> None:
        """Only these signals end a call: a bit for each number."""
        if signals != self._wanted:
            self._wanted = signals
            struct.pack_into("<Q", self.memory, _CAME, signals)

    def ask(self) -> None:
        """All calls that look here end; so do those that begin."""
        self.memory[0] = _SOMEBODY

    @property
    def is_asked(self) -> bool:
        return self.memory[0] != 0


class _SignalFile:
    """A file that is memory: Python's handler writes the number of each signal to it, whatever else runs."""

    def __init__(self) -> None:
        self.file = os.memfd_create("signals")
        os.ftruncate(self.file, _SIZE)
        os.set_blocking(self.file, False)
        self.halt = Halt(mmap.mmap(self.file, _SIZE))

    def forget(self) -> None:
        """No signal has come yet."""
        os.lseek(self.file, 0, os.SEEK_SET)
        self.halt.memory[:_CAME] = bytes(_CAME)


@cache
def _signal_file() -> _SignalFile:
    """The one of this process."""
    return _SignalFile()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_signal_file.cache_clear)


class EndedBySignals:
    """Around a call of compiled code: the address of what ends it, or None where nothing does."""

    __slots__ = ("_is_watching",)

    def __enter__(self) -> int | None:
        self._is_watching = False
        signals = raising_signals() if threading.get_ident() == threading.main_thread().ident else 0
        if not signals or not hasattr(os, "memfd_create"):
            return None
        found = _signal_file()
        if found.halt.is_asked:  # what came before has raised its exception, or does so before the call
            found.forget()
        found.halt.want(signals)
        before = signal.set_wakeup_fd(found.file, warn_on_full_buffer=False)
        if before not in (-1, found.file):
            signal.set_wakeup_fd(before)
            return None
        self._is_watching = True
        return found.halt.address

    def __exit__(self, *problem: object) -> None:
        if self._is_watching:
            signal.set_wakeup_fd(-1)
