"""Signals that end the program: a game, or long work, is left in good order first.

In: SIGTERM, and SIGHUP when the terminal is closed. Out: `Terminated` while people play, and otherwise what Ctrl-C
does, wherever the program stands; in the end the death by that signal, which whoever sent it waits for.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import FrameType
from typing import NoReturn

NAMES = ("SIGTERM", "SIGHUP")


class Terminated(BaseException):
    """A signal that ends the program. As with Ctrl-C, nothing that goes wrong in between is meant by it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class InterruptingSignals:
    """These signals do what Ctrl-C does: long work keeps what is done. `received`: the one that came, or 0."""

    def __init__(self) -> None:
        self.received, self._owner = 0, os.getpid()

    def interrupt(self, number: int, _: FrameType | None) -> NoReturn:
        """The handler; a process that was forked from the one that the user started dies at once."""
        if os.getpid() != self._owner:
            die(number)
        _ignore()
        self.received = number
        raise KeyboardInterrupt


@contextmanager
def interrupting_signals() -> Iterator[InterruptingSignals]:
    """Meanwhile these signals do what Ctrl-C does; a signal that was ignored before stays ignored."""
    signals = InterruptingSignals()
    with _handled_by(signals.interrupt):
        yield signals


@contextmanager
def interrupts_later() -> Iterator[None]:
    """Ctrl-C waits until the end, and so do signals that end the program. Only the main thread hears of them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[tuple[int, FrameType | None]] = []
    before = {
        number: signal.signal(number, lambda number, frame: came.append((number, frame)))
        for number in (signal.SIGINT, *_numbers())
        if callable(_HANDLER(number))
    }
    try:
        yield
    finally:
        for number, earlier in before.items():
            signal.signal(number, earlier)
        for first, frame in came[:1]:
            handler = before[signal.Signals(first)]
            assert callable(handler)
            handler(first, frame)


_HANDLER: Callable[[int], object] = getattr(sys.modules.get("_signal", signal), "getsignal")  # noqa: B009
"""What handles a signal: without the wrapping that gives numbers their names, which takes three times as long."""


def raising_signals() -> int:
    """The signals that raise an exception in this process as it stands: a bit for each number."""
    found = 0
    for number, bit in _asked():
        if _raises(_HANDLER(number)):
            found |= bit
    return found


@cache
def _asked() -> tuple[tuple[signal.Signals, int], ...]:
    """The signals that may raise an exception, each with its bit."""
    return tuple((number, 1 << number) for number in (signal.SIGINT, *_numbers()))


def _raises(handler: object) -> bool:
    return (
        handler is signal.default_int_handler
        or handler is _raise
        or getattr(handler, "__func__", None) is InterruptingSignals.interrupt
    )


@contextmanager
def raised_signals() -> Iterator[None]:
    """Meanwhile these signals raise `Terminated`; a signal that was ignored before stays ignored."""
    with _handled_by(_raise):
        yield


@contextmanager
def _handled_by(handler: Callable[[int, FrameType | None], NoReturn]) -> Iterator[None]:
    before = {}
    if threading.current_thread() is threading.main_thread():
        for number in _numbers():
            if signal.getsignal(number) != signal.SIG_IGN:
                before[number] = signal.signal(number, handler)
    try:
        yield
    finally:
        for number, earlier in before.items():
            signal.signal(number, earlier)


def die(number: int) -> NoReturn:
    """Ends this process by a signal, as if it had not been caught."""
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
    raise SystemExit(128 + number)


def _raise(number: int, _: FrameType | None) -> NoReturn:
    _ignore()
    raise Terminated(number)


def _ignore() -> None:
    """One is enough: whatever is written last is written whole."""
    for number in _numbers():
        signal.signal(number, signal.SIG_IGN)


def _numbers() -> tuple[signal.Signals, ...]:
    """Those that this system knows."""
    return tuple(getattr(signal, name) for name in NAMES if hasattr(signal, name))
