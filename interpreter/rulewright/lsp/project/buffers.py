"""Files as they stand in the editor: open buffers, and the disk for all others; with what was read, to know when it is
stale.

In: buffers, as the editor tells of them. Out: bytes for `syntax.text_files`. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping as Map
from contextlib import contextmanager
from pathlib import Path

from rulewright.frontend.syntax.text_files import reading

Stamp = tuple[object, ...]
"""What changes when a file does."""


class Buffers:
    """The open buffers."""

    def __init__(self) -> None:
        self.buffers: dict[Path, bytes] = {}

    def open(self, path: Path, text: str) -> None:
        """A buffer is opened, or changed."""
        self.buffers[path] = text.encode("utf-8", "surrogatepass")

    def close(self, path: Path) -> None:
        """From now on the disk tells what the file holds."""
        self.buffers.pop(path, None)

    def stamp(self, path: Path) -> Stamp:
        """The state of a file."""
        if path in self.buffers:
            return ("open", self.buffers[path])
        try:
            stat = path.stat()
        except OSError:
            return ("missing",)
        return ("saved", stat.st_mtime_ns, stat.st_size)

    @contextmanager
    def noted(self, instead: Map[Path, bytes] | None = None) -> Iterator[dict[Path, Stamp]]:
        """Meanwhile buffers are read in place of files (and `instead` in place of both); what is read is noted."""
        seen: dict[Path, Stamp] = {}
        first = instead or {}

        def texts(path: Path) -> bytes | None:
            seen[path] = self.stamp(path)
            return first.get(path, self.buffers.get(path))

        with reading(texts):
            yield seen

    def fresh(self, seen: Map[Path, Stamp]) -> bool:
        """Whether nothing has changed since it was read."""
        return all(self.stamp(path) == stamp for path, stamp in seen.items())
