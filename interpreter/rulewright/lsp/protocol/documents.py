"""Open documents: their versions, and their texts with the changes that an editor sends.

In: what the editor says of documents. Out: texts as the editor holds them, line ends included. A change of a document
that is not open, or that is older than what is known, is passed over: false is returned.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from rulewright.lsp.protocol.positions import Point, Ruler

LINE_END = re.compile(r"\r\n|[\r\n]")


class TextChange(NamedTuple):
    """A stretch and the text in its place; without a stretch, the whole text."""

    text: str
    start: Point | None = None
    end: Point | None = None


@dataclass(frozen=True, slots=True)
class OpenDocument:
    """A text in the editor."""

    uri: str
    version: int
    text: str


class Documents:
    """All open documents that are files."""

    def __init__(self) -> None:
        self.by_path: dict[Path, OpenDocument] = {}

    def open(self, path: Path, uri: str, version: int, text: str) -> None:
        self.by_path[path] = OpenDocument(uri, version, text)

    def close(self, path: Path) -> None:
        self.by_path.pop(path, None)

    def change(self, path: Path, version: int, changes: Iterable[TextChange], ruler: Ruler) -> bool:
        """Makes changes, one after the other: each is about the text that the one before has left."""
        before = self.by_path.get(path)
        if before is None or version < before.version:
            return False
        text = before.text
        for change in changes:
            text = changed(text, change, ruler)
        self.by_path[path] = OpenDocument(before.uri, version, text)
        return True

    def uri(self, path: Path) -> str | None:
        """The address that the editor itself has given to a file."""
        document = self.by_path.get(path)
        return document.uri if document is not None else None

    def version(self, path: Path) -> int | None:
        document = self.by_path.get(path)
        return document.version if document is not None else None

    def versions(self) -> dict[Path, int]:
        """The state of everything that is open."""
        return {path: document.version for path, document in self.by_path.items()}


def changed(text: str, change: TextChange, ruler: Ruler) -> str:
    """A text after a change."""
    if change.start is None or change.end is None:
        return change.text
    start, end = sorted((_offset(text, change.start, ruler), _offset(text, change.end, ruler)))
    return text[:start] + change.text + text[end:]


def _offset(text: str, point: Point, ruler: Ruler) -> int:
    """The offset of a place; what lies beyond a line or the text counts as its end."""
    start = 0
    for _ in range(point.line):
        line_end = LINE_END.search(text, start)
        if line_end is None:
            return len(text)
        start = line_end.end()
    stop = LINE_END.search(text, start)
    line = text[start : stop.start() if stop is not None else len(text)]
    return start + ruler.characters(line, point.character)
