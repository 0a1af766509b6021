"""Text in a box: as large as fits, not smaller than can be read, and then cut with a warning.

In: words, a box, and how wide text is. Out: lines and their size in points, and whether something was cut. Complains
about nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

SMALLEST = 6.0
"""Points: what is smaller, few people can read."""
LEADING = 1.2
POINT = 25.4 / 72
Measure = Callable[[str, float], float]
"""How many millimetres wide a text is in a size of so many points."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines of a size, and whether all words are there."""

    lines: tuple[str, ...]
    size: float
    is_whole: bool = True

    @property
    def line_height(self) -> float:
        return self.size * POINT * LEADING


def fitted(text: str, width: float, height: float, largest: float, measure: Measure) -> Fitted:
    """The largest of the sizes that fit, by half points."""
    size = largest
    while size > SMALLEST:
        found = Fitted(tuple(_lines(text, width, size, measure)), size)
        is_broken = any(measure(word, size) > width for word in text.split())
        if len(found.lines) * found.line_height <= height and not is_broken:
            return found
        size = max(SMALLEST, size - 0.5)
    lines = tuple(_lines(text, width, SMALLEST, measure))
    most = max(1, int(height / (SMALLEST * POINT * LEADING)))
    if len(lines) <= most:
        return Fitted(lines, SMALLEST)
    last = lines[most - 1]
    while last and measure(f"{last}...", SMALLEST) > width:
        last = last[:-1]
    return Fitted((*lines[: most - 1], f"{last}..."), SMALLEST, is_whole=False)


def _lines(text: str, width: float, size: float, measure: Measure) -> Iterator[str]:
    line = ""
    for word in text.split():
        joined = f"{line} {word}" if line else word
        if measure(joined, size) <= width:
            line = joined
            continue
        if line:
            yield line
        *full, line = _pieces(word, width, size, measure)
        yield from full
    if line:
        yield line


def _pieces(word: str, width: float, size: float, measure: Measure) -> Iterator[str]:
    """A word in parts that fit: one where it does so whole."""
    part = ""
    for character in word:
        if part and measure(part + character, size) > width:
            yield part
            part = ""
        part += character
    yield part
