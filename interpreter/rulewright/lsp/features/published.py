"""The diagnostics that the editor was told about each file, and by which open file they came about: what nobody says
any more is taken back.

In: diagnostics by path, for each open file, with the versions of the documents they are about. Out: for every path that
is concerned, all that is to be shown there: nothing that was found in another version of its text.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rulewright.lsp.features.diagnostics import ByPath
from rulewright.source.diagnostic import Diagnostic

QUICK, THOROUGH = "quick", "thorough"


class Published:
    """What was told so far."""

    def __init__(self) -> None:
        self._by_owner: dict[tuple[Path, str], ByPath] = {}
        self._versions: dict[tuple[Path, str], Mapping[Path, int]] = {}

    def publish(self, owner: Path, found: ByPath, versions: Mapping[Path, int], way: str = QUICK) -> set[Path]:
        """Take up what an open file has brought about; the paths about which something else is to be shown now."""
        before = self._by_owner.pop((owner, way), {})
        self._by_owner[owner, way] = found
        self._versions[owner, way] = dict(versions)
        return {*before, *found}

    def forget(self, owner: Path, *ways: str) -> set[Path]:
        """Take back what an open file has brought about."""
        for way in ways or (QUICK, THOROUGH):
            self._versions.pop((owner, way), None)
        return {path for way in ways or (QUICK, THOROUGH) for path in self._by_owner.pop((owner, way), {})}

    def shown(self, path: Path, version: int | None) -> tuple[Diagnostic, ...]:
        """Everything about a path in this version, each once."""
        found: dict[tuple[str, int, str], Diagnostic] = {}
        for key, by_path in sorted(self._by_owner.items(), key=lambda item: (item[0][1] != QUICK, str(item[0][0]))):
            is_stale = self._versions[key].get(path) != version
            for one in () if is_stale else by_path.get(path, ()):
                found.setdefault((one.code, one.span.source.position(one.span.start).line, one.message), one)
        return tuple(found.values())

    def owners(self) -> tuple[Path, ...]:
        """The open files that have been looked at."""
        return tuple(dict.fromkeys(owner for owner, _ in self._by_owner))
