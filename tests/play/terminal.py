"""A terminal for tests: a program on a pseudo-terminal, typed to and read like a screen."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path

INTERPRETER = Path(__file__).parents[2] / "interpreter"
PATIENCE = 30.0
"""Seconds to wait for an output; a machine that tests run on may be busy."""


class Terminal:
    """`rulewright` with these arguments on a terminal of its own."""

    def __init__(self, *arguments: str, columns: int = 80, environment: Mapping[str, str] | None = None) -> None:
        self.seen = ""
        variables = {
            **os.environ,
            "PYTHONPATH": str(INTERPRETER),
            "TERM": "xterm",
            "COLUMNS": str(columns),
            **(environment or {}),
        }
        self.child, self.file = pty.fork()
        if self.child == 0:
            # a shell's background job ignores Ctrl-C, one that outlives its terminal SIGHUP, and so would the program
            signal.signal(signal.SIGINT, signal.default_int_handler)
            signal.signal(signal.SIGHUP, signal.SIG_DFL)
            os.execve(sys.executable, [sys.executable, "-m", "rulewright", *arguments], variables)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))

    def until(self, text: str) -> str:
        """Reads on until this text comes; gives what came since the last call."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen:
            ready, _, _ = select.select([self.file], [], [], max(0.0, end - time.monotonic()))
            chunk = self._read() if ready else b""
            assert chunk, f"`{text}` did not come, but: {self.seen!r}"
            self.seen += chunk.decode("utf-8", "replace")
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def quiet(self, seconds: float = 0.7) -> str:
        """What comes within some time, without waiting for anything."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            ready, _, _ = select.select([self.file], [], [], left)
            chunk = self._read() if ready else b""
            self.seen += chunk.decode("utf-8", "replace")
            if ready and not chunk:
                break
        return self.seen

    def _read(self) -> bytes:
        try:
            return os.read(self.file, 65536)
        except OSError:  # the other side has closed
            return b""

    def type(self, text: str) -> None:
        os.write(self.file, text.encode())

    def answer(self, prompt: str, text: str) -> str:
        """Waits for a prompt and types a line; gives what was shown before."""
        shown = self.until(prompt)
        self.type(text + "\n")
        return shown

    def end(self) -> tuple[int, str]:
        """The exit code, and what came at last."""
        rest = self.seen
        while chunk := self._read():
            rest += chunk.decode("utf-8", "replace")
        _, status = os.waitpid(self.child, 0)
        os.close(self.file)
        return os.waitstatus_to_exitcode(status), rest
