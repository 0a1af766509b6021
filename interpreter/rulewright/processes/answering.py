"""Another process that answers questions, one after the other, and is there for nothing else.

In: a function of an importable module, questions as bytes. Out: its answers as bytes. Complains with `NoAnswer` where
the process has ended. It ends with this process, however that ends, also while it thinks.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection

from rulewright.processes.workers import end_when_let_go, held_pair, isolate_workers, leave_interrupts, let_go

YIELDS = 10
"""How much it lets other processes go first."""

Answering = Callable[[bytes], bytes]


class NoAnswer(OSError):
    """The process has ended before it answered."""


class AnsweringProcess:
    """Used by one thread at a time."""

    def __init__(self, answer: Answering) -> None:
        isolate_workers()
        context = multiprocessing.get_context("spawn")
        self._ours, theirs = context.Pipe()
        held, self._holder = held_pair()
        self._process = context.Process(target=_answer_all, args=(held, theirs, answer), daemon=True)
        self._process.start()
        theirs.close()
        held.close()

    def ask(self, question: bytes) -> bytes:
        """Waits for the answer."""
        try:
            self._ours.send_bytes(question)
            return self._ours.recv_bytes()
        except (EOFError, OSError) as problem:
            raise NoAnswer(0, "the process has ended") from problem

    def end(self) -> None:
        """Ends it at once, also while it works; whoever waits for an answer gets none.
        May be called from any thread.
        """
        self._process.kill()
        let_go(self._holder)


def _answer_all(held: Connection, questions: Connection, answer: Answering) -> None:
    leave_interrupts()
    end_when_let_go(held)
    if hasattr(os, "nice"):
        os.nice(YIELDS)
    with suppress(EOFError, OSError):
        while True:
            questions.send_bytes(answer(questions.recv_bytes()))
