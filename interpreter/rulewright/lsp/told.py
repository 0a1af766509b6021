"""What the editor was told about each file, and by which open file it came about: what nobody says any more is taken back.

In: diagnostics by path, for each open file. Out: for every path that is concerned, all that is to be shown there.
"""

from __future__ import annotations

from pathlib import Path

from rulewright.lsp.diagnosing import ByPath
from rulewright.source.diagnostic import Diagnostic

QUICK, THOROUGH = "quick", "thorough"


class Told:
    """The memory of what was told."""

    def __init__(self) -> None:
        self._by_owner: dict[tuple[Path, str], ByPath] = {}

    def tell(self, owner: Path, found: ByPath, way: str = QUICK) -> set[Path]:
        """Take up what an open file has brought about; the paths about which something else is to be shown now."""
        before = self._by_owner.pop((owner, way), {})
        self._by_owner[owner, way] = found
        return {*before, *found}

    def forget(self, owner: Path, *ways: str) -> set[Path]:
        """Take back what an open file has brought about."""
        return {path for way in ways or (QUICK, THOROUGH) for path in self._by_owner.pop((owner, way), {})}

    def shown(self, path: Path) -> tuple[Diagnostic, ...]:
        """Everything about a path, each once."""
        found: dict[tuple[str, int, str], Diagnostic] = {}
        for _, by_path in sorted(self._by_owner.items(), key=lambda item: (item[0][1] != QUICK, str(item[0][0]))):
            for one in by_path.get(path, ()):
                found.setdefault((one.code, one.span.source.position(one.span.start).line, one.message), one)
        return tuple(found.values())

    def owners(self) -> tuple[Path, ...]:
        """The open files that have been looked at."""
        return tuple(dict.fromkeys(owner for owner, _ in self._by_owner))
