"""Texts of rules as lines of a picture. In: any text. Out: short printable lines. What is cut ends with dots.
Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import dedent

from rulewright.source.cells import neutral, width

WIDEST = 44
MOST_LINES = 9
DOTS = "..."


def block_lines(text: str) -> tuple[str, ...]:
    """The lines of a block of effects, comments left out; the first stands where the others begin."""
    lines = [line.split(" #")[0].rstrip() for line in text.expandtabs(2).split("\n")]
    kept = [line for line in lines if line.strip() and not line.lstrip().startswith("#")]
    rest = dedent("\n".join(kept[1:])).split("\n") if len(kept) > 1 else []
    return (*(line.strip() for line in kept[:1]), *rest)


def one_line(text: str) -> str:
    """A text with its line ends as blanks."""
    return " ".join(text.split())


def wrapped(lines: Iterable[str], most: int = MOST_LINES) -> tuple[str, ...]:
    """Lines of at most `WIDEST` columns; after so many come dots."""
    found = [part for line in lines for part in _wrapped(neutral(line.expandtabs(2)))]
    return tuple(found) if len(found) <= most else (*found[: most - 1], DOTS)


def whole_title(text: str) -> tuple[str, ...]:
    """A name, in as many lines as it takes: names are never cut."""
    return tuple(_wrapped(neutral(text)))


def _wrapped(line: str) -> Iterator[str]:
    indent = line[: len(line) - len(line.lstrip())][:8]
    current, empty = indent, True
    for word in (piece for whole in line.split() for piece in _pieces(whole)):
        if not empty and width(current) + 1 + width(word) > WIDEST:
            yield current
            current, empty = f"{indent}  ", True
        current, empty = f"{current}{'' if empty else ' '}{word}", False
    yield current


def _pieces(word: str) -> Iterator[str]:
    """A word in parts that fit."""
    part, columns = "", 0
    for character in word:
        cells = width(character)
        if columns + cells > WIDEST - 10:
            yield part
            part, columns = "", 0
        part, columns = part + character, columns + cells
    yield part
