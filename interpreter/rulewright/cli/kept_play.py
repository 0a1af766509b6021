"""Long comparisons that are kept while they are played: what `compare` and `sweep` have in common.

In: the games as they are played, where they are kept. Out: whether it was interrupted; what is known then is kept.
Complains where the system ends a process that plays.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path

import click

from rulewright.cli import output
from rulewright.cli.error_handling import LOST_PROCESS
from rulewright.errors import LostWorker

EVERY = 20.0
"""Seconds between two savings."""


def play_and_keep(played: Iterable[object], save: Path | None, keep: Callable[[Path], None]) -> bool:
    """Plays what is left; true if it was interrupted. `keep` writes what is known to the file."""
    try:
        saved = time.monotonic()
        for _count in played:
            if save is not None and time.monotonic() > saved + EVERY:
                keep(save)
                saved = time.monotonic()
    except KeyboardInterrupt:
        output.tell_interrupted()
        if save is not None:
            keep(save)
            output.remark(f"`{save}` keeps it; the same command goes on.")
        return True
    except LostWorker as problem:
        if save is not None:
            keep(save)
        raise click.ClickException(f"{LOST_PROCESS}; with --save FILE a run can go on") from problem
    return False
