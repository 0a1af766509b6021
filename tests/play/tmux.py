"""A real terminal for tests: `rulewright` in a window of tmux, typed to, and read as a person sees it.

In: arguments, a size, a folder for the state. Out: what is on the screen. Needs tmux; whoever uses it asks `is_there`
first.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

INTERPRETER = Path(__file__).parents[2] / "interpreter"
PATIENCE = 60.0
NUMBERS = count()
LOOKS = 0.1
"""Seconds between two looks at the screen."""


def is_there() -> bool:
    return shutil.which("tmux") is not None


class TmuxWindow:
    """One program in a window of its own, of a server of its own."""

    def __init__(self, folder: Path, size: tuple[int, int], *arguments: str) -> None:
        self.server = str(folder / f"tmux{next(NUMBERS)}")  # a server that is ending would take the next window along
        columns, lines = size
        words = [sys.executable, "-m", "rulewright", *arguments]
        state = f"RULEWRIGHT_STATE={shlex.quote(str(folder))} PYTHONPATH={shlex.quote(str(INTERPRETER))}"
        self._tmux(
            "-f",
            "/dev/null",
            "new-session",
            "-d",
            "-x",
            str(columns),
            "-y",
            str(lines),
            "-c",
            str(folder),
            f"exec env {state} {shlex.join(words)}",
            ";",
            "set-option",
            "-g",
            "remain-on-exit",
            "on",
        )

    def _tmux(self, *words: str) -> str:
        done = subprocess.run(
            ["tmux", "-S", self.server, *words], capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        return done.stdout

    def screen(self) -> str:
        """What is seen, without blanks at the ends of lines and empty lines at the end."""
        return "\n".join(line.rstrip() for line in self._tmux("capture-pane", "-p").split("\n")).rstrip("\n")

    def type(self, text: str) -> None:
        """Letter by letter."""
        if text:
            self._tmux("send-keys", "-l", text)

    def press(self, key: str) -> None:
        """A key by its name in tmux: Enter, Escape, C-c."""
        self._tmux("send-keys", key)

    @property
    def has_ended(self) -> bool:
        return self._tmux("display-message", "-p", "#{pane_dead}").strip() == "1"

    def until(self, holds: Callable[[str], bool]) -> str:
        """The screen, once something holds of it, or the program has ended."""
        end = time.monotonic() + PATIENCE
        while True:
            ended, screen = self.has_ended, self.screen()
            if holds(screen) or ended:
                return screen
            assert time.monotonic() < end, f"nothing of the kind is on the screen, but:\n{screen}"
            time.sleep(LOOKS)

    def kill(self) -> None:
        """`kill -9`, in whatever it is doing."""
        os.kill(int(self._tmux("display-message", "-p", "#{pane_pid}")), signal.SIGKILL)
        self.until(lambda _: False)

    def close(self) -> None:
        self._tmux("kill-server")
