"""Where things stand in a TOML text. `tomllib` gives values without places; this finds the places again, by line.

In: a source. Out: spans of keys and of texts in their values; of what cannot be found, the nearest that can.
"""

from __future__ import annotations

import re

from rulewright.source.text import Source, Span

Way = tuple[str, ...]

PART = r"""(?:[\w-]+|"[^"\n]*"|'[^'\n]*')"""
DOTTED = rf"{PART}(?:\s*\.\s*{PART})*"
HEAD = re.compile(rf"^[ \t]*\[+[ \t]*({DOTTED})[ \t]*\]+", re.MULTILINE)
LINE = re.compile(rf"^[ \t]*({DOTTED})[ \t]*=|^[ \t]*\[+[ \t]*({DOTTED})[ \t]*\]+", re.MULTILINE)
INNER = re.compile(rf"[{{,]\s*({DOTTED})\s*=")


class TomlLocations:
    """The keys of a text, by their way from the top."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.keys: dict[Way, Span] = {}
        self.ends: dict[Way, int] = {}
        self._read()

    def key(self, way: Way) -> Span:
        """Where a key stands, or the nearest key around it."""
        while way and way not in self.keys:
            way = way[:-1]
        return self.keys.get(way, self.source.span(0, 0))

    def text(self, way: Way, text: str) -> Span:
        """Where a text stands in a key's value, without its quotes; or the key."""
        key = self.key(way)
        at = self.source.text.find(text, key.end, self.ends.get(way, key.end))
        return self.source.span(at, at + len(text)) if at >= 0 and text else key

    def _read(self) -> None:
        table: Way = ()
        found = list(LINE.finditer(self.source.text))
        ends = [*(following.start() for following in found[1:]), len(self.source.text)]
        for match, end in zip(found, ends, strict=False):
            if match[2] is not None:
                table = self._note((), match.start(2), match[2], end)
            else:
                way = self._note(table, match.start(1), match[1], end)
                for inner in INNER.finditer(self.source.text, match.end(), end):
                    self._note(way, inner.start(1), inner[1], end)

    def _note(self, table: Way, start: int, dotted: str, end: int) -> Way:
        """Notes a key, and those before its dots."""
        way = table
        for part in re.finditer(PART, dotted):
            way = (*way, part[0].strip("\"'"))
            self.keys.setdefault(way, self.source.span(start + part.start(), start + part.end()))
            self.ends.setdefault(way, end)
        return way
