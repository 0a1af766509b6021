"""A text that YAML does not take, with the lines that disturb it blanked: all else keeps its place.

In: a source that cannot be read. Out: one that can, of the same length, or none. It is what an editor's questions are
answered with while a line is being written; complaints are always about the text itself.
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.syntax.reader import read_node
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

MOST = 8
"""So many lines are blanked at most."""

FARTHEST = 400
"""So many lines before the trouble its cause is looked for."""

LARGEST = 200_000
"""A longer text is not tried again and again while somebody types."""


def recovered(source: Source) -> Source | None:
    """The text with a few lines blanked, so that YAML takes it."""
    if len(source.text) > LARGEST:
        return None
    trouble = _trouble(source)
    for _ in range(MOST):
        if trouble is None:
            return source
        tries = [_without(source, line) for line in _suspects(source, trouble)]
        source, trouble = max(((text, _trouble(text)) for text in tries), key=_progress, default=(source, trouble))
    return source if trouble is None else None


def _trouble(source: Source) -> int | None:
    """Where YAML stops, or none if it takes the text."""
    report = Report()
    root = read_node(source, report)
    if isinstance(root, Mapping):
        return None
    return next((found.span.start for found in report), 0)


def _progress(tried: tuple[Source, int | None]) -> float:
    return float("inf") if tried[1] is None else tried[1]


def _suspects(source: Source, trouble: int) -> list[int]:
    """The line where YAML stops, the last one before it with a text, and the last one with an open quote (from 1)."""
    line = source.position(trouble).line
    before = range(line - 1, max(0, line - FARTHEST), -1)
    found = [
        line,
        *_first(source, before, lambda text: bool(text.strip())),
        *_first(source, before, lambda text: text.count('"') % 2 == 1 or text.count("'") % 2 == 1),
    ]
    return [number for number in dict.fromkeys(found) if source.line(number).strip()]


def _first(source: Source, lines: range, wanted: Callable[[str], bool]) -> list[int]:
    return next(([number] for number in lines if wanted(source.line(number))), [])


def _without(source: Source, line: int) -> Source:
    start = source.line_starts[line - 1]
    length = len(source.line(line))
    return Source(source.name, source.text[:start] + " " * length + source.text[start + length :])
