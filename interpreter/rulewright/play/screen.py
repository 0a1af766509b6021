"""The terminal, or what stands for it: lines out, answers in.

In: lines with styles. Out: answers, one a line. On a terminal there may be colours (through rich) and the screen can be
cleared; in a pipe there is neither, and every answer is written after its prompt so that the output reads as a
protocol. Raises `Ended` where the input ends; Ctrl-C comes through as KeyboardInterrupt.
"""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sys
import time
from collections.abc import Callable
from functools import cached_property
from typing import Any

from rulewright.play.line_editor import Completions, LineEditor, line_editor
from rulewright.play.noticed_signals import noticed_signals
from rulewright.source.cells import Style

USUAL_WIDTH = 80
LONGEST_ANSWER = 4096
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear, and clear what could be scrolled back to: it would show another player's view."""
STYLES = {"title": "bold", "ours": "cyan", "refusal": "yellow", "result": "bold green", "quiet": "dim"}


class Ended(Exception):
    """The input has ended."""


class Screen:
    """Standard input and output. `write` puts text out (and survives a reader that has gone)."""

    def __init__(self, write: Callable[[str], None], *, plain: bool = False) -> None:
        self.write = write
        self.style = Style.of(sys.stdout)
        self.printed = 0
        self.terminal = sys.stdin is not None and sys.stdin.isatty() and sys.stdout is not None and sys.stdout.isatty()
        self.colour = self.style.colour and not plain
        self.clears = self.terminal and not plain and os.environ.get("TERM") != "dumb"
        self.editor: LineEditor | None = None
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    @property
    def width(self) -> int:
        """Columns for what is laid out; a pipe gets the usual number."""
        return self.style.width or USUAL_WIDTH

    @property
    def height(self) -> int | None:
        """Lines that are seen at once; none in a pipe, where everything can be read."""
        return shutil.get_terminal_size().lines if self.terminal else None

    def line(self, text: str = "", style: str = "") -> None:
        """A line, or a paragraph that is wrapped on a terminal."""
        printable = self.style.plain(text)
        margin = printable[: len(printable) - len(printable.lstrip())]
        for row in self.style.wrap(margin, printable.strip()):
            if self.colour and style:
                self._console.print(self._styled(row, STYLES[style]), soft_wrap=True)
            else:
                self.write(row + "\n")
            self.printed += 1

    @cached_property
    def _console(self) -> Any:
        from rich.console import Console  # noqa: PLC0415 (only where there are colours)

        return Console(file=sys.stdout, highlight=False)

    def _styled(self, text: str, style: str) -> Any:
        from rich.text import Text  # noqa: PLC0415 (only where there are colours)

        return Text(text, style)

    def ask(self, prompt: str, *, fresh: bool = False) -> str:
        """The next line of the input, without its end.

        With `fresh` nothing counts that was typed before the prompt.
        """
        if fresh:
            self.drop_typed()
        self.printed += 1
        answer = self._typed(self.style.plain(prompt))
        if not self.terminal:
            self.write(self.style.plain(answer[:LONGEST_ANSWER].rstrip("\r\n")) + "\n")
        return answer.strip()

    def complete_by(self, completions: Completions) -> None:
        """From now on Tab completes lines; for one person alone at a terminal that can be drawn on."""
        if self.clears and sys.platform != "win32":
            self.editor = line_editor(completions)

    def _typed(self, prompt: str) -> str:
        if self.editor is None:
            self.write(prompt)
            return self._read()
        answer = self.editor.read(prompt)
        if not answer:
            self.write("\n")
            raise Ended
        return answer[:LONGEST_ANSWER]

    def _read(self) -> str:
        if sys.stdin is None:
            raise Ended
        answer = part = self._part()
        while part and not part.endswith("\n") and len(part) == LONGEST_ANSWER:
            part = self._part()
        if not answer:
            self.write("\n")
            raise Ended
        return answer

    def _part(self) -> str:
        """A line or a part of one; nothing from a terminal that is gone."""
        try:
            with noticed_signals() if self.terminal else contextlib.nullcontext():
                return sys.stdin.readline(LONGEST_ANSWER)
        except OSError as problem:
            if problem.errno != errno.EIO:
                raise
            return ""

    def rest(self, seconds: float) -> str | None:
        """Lets people read: waits so long on a terminal, or until a line is typed, which is given back.
        A pipe does not wait.
        """
        if not self.terminal or sys.stdin is None:
            return None
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 (only there)

            end = time.monotonic() + seconds
            while not msvcrt.kbhit() and time.monotonic() < end:
                time.sleep(0.02)
            return self._read() if msvcrt.kbhit() else None
        import select  # noqa: PLC0415 (not for this on Windows)

        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        return self._read() if ready else None

    def drop_typed(self) -> None:
        """Forgets what was typed and not yet read: it was typed by whoever sat there before. A pipe is left alone."""
        if not self.terminal or sys.stdin is None:
            return
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 (only there)

            while msvcrt.kbhit():
                msvcrt.getwch()
            return
        import termios  # noqa: PLC0415 (not on Windows)

        with contextlib.suppress(termios.error, OSError):
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    def clear(self) -> None:
        """Hides what is on the screen. A terminal that cannot clear is scrolled; a pipe is left alone."""
        if self.clears:
            self.write(CLEAR)
        elif self.terminal:
            self.write("\n" * shutil.get_terminal_size().lines)
