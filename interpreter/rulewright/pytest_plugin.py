"""Scenarios and playthroughs as tests of pytest: `pytest rulesets/` collects them.

In: YAML files in folders `scenarios` that name their game, text files in folders `playthroughs`. Out: a test for each
scenario and playthrough, which fails with what `rulewright test` would say. Nothing of Rulewright is imported before
there is such a file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from rulewright.scenarios import Failure, Result, Shelf, Tried
    from rulewright.source.diagnostic import Diagnostic

HEADS = {
    ("scenarios", ".yaml"): re.compile(r"^scenarios:\s*\w", re.MULTILINE),
    ("playthroughs", ".txt"): re.compile(r"^playthrough:\s*\w", re.MULTILINE),
}
"""By folder and ending: what a file of ours has somewhere in its head."""
HEAD = 2000
SHELF: pytest.StashKey[Shelf] = pytest.StashKey()


class Failed(Exception):
    """A test that failed; its text is what the user is told."""


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Our files among all that pytest meets."""
    head = HEADS.get((file_path.parent.name, file_path.suffix))
    if head is None or not head.search(_beginning(file_path)):
        return None
    kind: Any = ScenarioTests if file_path.suffix == ".yaml" else PlaythroughTests
    found: pytest.Collector = kind.from_parent(parent, path=file_path)
    return found


def _beginning(path: Path) -> str:
    from rulewright.storage import beginning  # noqa: PLC0415 (only where there may be such a file)

    return beginning(path, HEAD).decode("utf-8-sig", "replace")


class ScenarioTests(pytest.File):
    """The scenarios of a file. All are tried when the first is asked for: they share their machines."""

    def collect(self) -> Iterator[pytest.Item]:
        from rulewright.scenarios import listed  # noqa: PLC0415 (only where there is such a file)

        cases, problems = listed(self.path)
        if problems and not cases:
            raise self.CollectError(_finding_lines(problems))
        for case in cases:
            yield Test.from_parent(self, name=case.name, line=case.span.position.line)

    @cached_property
    def tried(self) -> Tried:
        from rulewright.scenarios import ScenarioFile, attempt  # noqa: PLC0415

        return attempt(ScenarioFile(self.path), _shelf(self.session))


class PlaythroughTests(pytest.File):
    """The one playthrough of a file."""

    def collect(self) -> Iterator[pytest.Item]:
        yield Test.from_parent(self, name=self.path.stem, line=1)

    @cached_property
    def tried(self) -> Tried:
        from rulewright.playthroughs import PlaythroughFile, Playthroughs  # noqa: PLC0415

        return Playthroughs(_shelf(self.session)).attempt(PlaythroughFile(self.path))


class Test(pytest.Item):
    """One scenario or playthrough."""

    parent: ScenarioTests | PlaythroughTests

    def __init__(self, *, line: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.line = line
        self.funcargs: dict[str, Any] = {}  # no fixtures; other plugins ask every test for them

    def runtest(self) -> None:
        tried = self.parent.tried
        result = next((result for result in tried.results if result.name == self.name), None)
        if result is None:
            raise Failed(_finding_lines(tried.errors) or "it could not be tried")
        if not result.passed:
            raise Failed(_report(result))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Our own words for our own failures."""
        return str(excinfo.value) if isinstance(excinfo.value, Failed) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.line - 1, self.name


def _shelf(session: pytest.Session) -> Shelf:
    """The rulesets that this run has read."""
    from rulewright.scenarios import Shelf  # noqa: PLC0415

    return session.config.stash.setdefault(SHELF, Shelf())


def _report(result: Result) -> str:
    """A failed result as `rulewright test` tells it."""
    failures: Iterable[Failure] = result.failures
    lines = _finding_lines(failure.diagnostic(result.name) for failure in failures)
    led = ["what led there:", *(f"  {line}" for line in result.trace)] if result.trace else []
    from rulewright.scenarios import MOST_REASONS  # noqa: PLC0415

    did = ["what the rules did:", *(f"  {line}" for line in result.why(MOST_REASONS))] if result.reasons else []
    return "\n".join([lines, *led, *did])


def _finding_lines(found: Iterable[Diagnostic]) -> str:
    from rulewright.source.cells import Style  # noqa: PLC0415
    from rulewright.source.excerpt import excerpt  # noqa: PLC0415

    return "\n".join(line for one in found for line in excerpt(one, Style()))
