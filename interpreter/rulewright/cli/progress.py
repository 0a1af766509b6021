"""How far long work is, told by one line on standard error: what is done, how fast, how long it takes still, the figure
so far.

In: items as they come, and how many there will be. Out: the same items. On a terminal the line is drawn again and
again, and gone in the end; elsewhere nothing is told unless `--progress` asks for it: then a line is written now and
then, for logs.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import click

from rulewright.cli import output

T = TypeVar("T")
ASKED = "rulewright.progress"
REDRAWN, WRITTEN = 0.1, 5.0
"""Seconds between two lines: on a terminal, and elsewhere."""
SETTLED = 1.0
"""So many seconds pass before anything is said of speed."""


def progress_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--progress`: the same in every command that may take long."""

    def noted(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
        ctx.meta[ASKED] = value

    about = "Tell how far it is, also where standard error is no terminal: a line now and then."
    return click.option("--progress", is_flag=True, expose_value=False, callback=noted, help=about)(command)


def tracked(
    items: Iterable[T],
    total: int,
    label: str,
    *,
    done: int = 0,
    size: Callable[[T], int] = lambda _: 1,
    figure: Callable[[], str] = str,
    fewest: int = 2,
) -> Iterator[T]:
    """The same items. `done`: what was done before; `size`: how much an item adds;
    `figure`: what is known so far, in few words. Fewer than `fewest` are not told.
    """
    if total - done < fewest:
        yield from items
        return
    line = ProgressLine(label, total, done)
    line.show(done, figure)
    for item in items:
        done += size(item)
        yield item
        line.show(done, figure)
    line.finish()


def counted(counts: Iterable[int], total: int, label: str, *, done: int = 0) -> Iterator[int]:
    """The same rising counts of what is done."""
    line = ProgressLine(label, total, done)
    for count in counts:
        line.show(count)
        yield count
    line.finish()


class ProgressLine:
    """The line. `total`: None where nobody knows."""

    def __init__(self, label: str, total: int | None = None, start: int = 0) -> None:
        self.label, self.total, self.start = label, total, start
        self.begun = time.monotonic()
        self.redrawn = output.on_terminal() and os.environ.get("TERM") != "dumb"
        self.every = REDRAWN if self.redrawn else WRITTEN
        self.wanted = self.redrawn or _is_asked()
        self.last = self.begun - REDRAWN
        self.wide = 0

    def show(self, done: int, figure: Callable[[], str] = str) -> None:
        """Tells it, unless that was done a moment ago."""
        now = time.monotonic()
        if not self.wanted or now - self.last < self.every:
            return
        self.last = now
        text = progress_text(self.label, done, self.total, done - self.start, now - self.begun, figure())
        self._write(text)

    def finish(self) -> None:
        """Takes the line away again."""
        if self.redrawn and self.wide:
            self._put("\r" + " " * self.wide + "\r")

    def _write(self, text: str) -> None:
        if not self.redrawn:
            self._put(text + "\n")
            return
        text = text[: max(10, shutil.get_terminal_size().columns - 1)]
        self._put("\r" + text.ljust(self.wide))
        self.wide = len(text)

    def _put(self, text: str) -> None:
        click.echo(text, err=True, nl=False)
        sys.stderr.flush()


def progress_text(label: str, done: int, total: int | None, since: int, seconds: float, figure: str) -> str:
    """The words of the line. `since`: how much was done in these seconds."""
    parts = [f"{label}: {done:,}" + (f" of {total:,}" if total is not None else "")]
    if since and seconds >= SETTLED:
        parts.append(_speed(since / seconds))
        if total is not None and done < total:
            parts.append(f"{_duration((total - done) * seconds / since)} left")
    return ", ".join(parts) + (f"; {figure}" if figure else "")


def _speed(rate: float) -> str:
    return f"{rate:,.0f} a second" if rate >= 10 else f"{rate:.1f} a second" if rate >= 1 else f"{1 / rate:.1f} s each"


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min {rest} s" if minutes else f"{rest} s"


def _is_asked() -> bool:
    ctx = click.get_current_context(silent=True)
    return ctx is not None and bool(ctx.meta.get(ASKED))
