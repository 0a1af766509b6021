"""Open files, looked at again when they change: soon after the last keystroke, and thoroughly when they are saved.

In: what the editor does with files. Out: what is to be shown in each, through `show`. Nothing here waits: looking is
put off to a pause, and the full check runs in a process of its own. What goes wrong in looking is our bug: it is
logged, and nothing is shown anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from rulewright.lsp.features.diagnostics import by_path, diagnose
from rulewright.lsp.features.full_check import command, findings
from rulewright.lsp.features.published import THOROUGH, Published
from rulewright.lsp.project.workspace import Workspace
from rulewright.processes import programs
from rulewright.source.diagnostic import Diagnostic

LOG = logging.getLogger(__name__)

PAUSE = 0.15
"""Seconds without a keystroke after which a file is looked at."""

LATER = 0.6
"""Seconds after which other open files are looked at again."""

LONGEST_CHECK = 120.0
"""Seconds after which a full check is given up."""


class Watch:
    """What is open, and what was said about it."""

    def __init__(
        self,
        workspace: Workspace,
        versions: Callable[[], Mapping[Path, int]],
        show: Callable[[Path, tuple[Diagnostic, ...]], None],
    ) -> None:
        self.workspace = workspace
        self.versions = versions
        self.show = show
        self.published = Published()
        self._waiting: dict[Path, asyncio.TimerHandle] = {}
        self._checks: dict[Path, asyncio.Task[None]] = {}

    @property
    def open(self) -> tuple[Path, ...]:
        """The open files."""
        return tuple(self.workspace.texts.buffers)

    def opened(self, path: Path, text: str) -> None:
        self.workspace.open(path, text)
        self._look_soon(path, 0)

    def changed(self, path: Path, text: str) -> None:
        """A key was pressed. What a full check has said of the file does not fit its lines any more."""
        self.workspace.open(path, text)
        self.published.forget(path, THOROUGH)
        self._look_soon(path, PAUSE)
        for other in self.open:
            if other != path:
                self._look_soon(other, LATER)

    def saved(self, path: Path) -> None:
        self.look_at_all()
        self._stop_check(path)
        self._checks[path] = asyncio.get_running_loop().create_task(self._check(path))

    def closed(self, path: Path) -> None:
        self.workspace.close(path)
        self._stop_check(path)
        self._stop_waiting(path)
        self._show(self.published.forget(path))
        self.look_at_all()

    def look_at_all(self) -> None:
        """Look at every open file again."""
        for path in self.open:
            self._look_soon(path, 0)

    def stop(self) -> None:
        """Nothing more is looked at."""
        for path in tuple(self._waiting):
            self._stop_waiting(path)
        for path in tuple(self._checks):
            self._stop_check(path)

    # ---- looking --------------------------------------------------------------------------------------------------

    def _look_soon(self, path: Path, pause: float) -> None:
        self._stop_waiting(path)
        self._waiting[path] = asyncio.get_running_loop().call_later(pause, self.look, path)

    def _stop_waiting(self, path: Path) -> None:
        handle = self._waiting.pop(path, None)
        if handle is not None:
            handle.cancel()

    def look(self, path: Path) -> None:
        """Look at a file now."""
        self._stop_waiting(path)
        if path not in self.workspace.texts.buffers:
            return
        try:
            self._show(self.published.publish(path, diagnose(self.workspace, path), self.versions()))
        except Exception:
            LOG.exception("a bug in looking at %s", path)

    def _show(self, paths: Iterable[Path]) -> None:
        for path in sorted(paths):
            self.show(path, self.shown(path))

    def shown(self, path: Path) -> tuple[Diagnostic, ...]:
        """All that is to be shown in a file as it stands now."""
        return self.published.shown(path, self.versions().get(path))

    # ---- full checks ----------------------------------------------------------------------------------------------

    def _stop_check(self, path: Path) -> None:
        before = self._checks.pop(path, None)
        if before is not None:
            before.cancel()

    async def _check(self, path: Path) -> None:
        """The full check of a file; its findings come beside those that were found quickly."""
        line, folder, versions = command(self.workspace.role(path)), Path.cwd(), self.versions()
        log = (await programs.output(line, LONGEST_CHECK)).decode("utf-8", "replace") if line is not None else ""
        if path in self.workspace.texts.buffers and log:
            found = by_path(findings(log, self.workspace, folder))
            self._show(self.published.publish(path, found, versions, THOROUGH))
