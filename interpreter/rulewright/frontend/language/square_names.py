"""What people call the spaces of a board whose columns (or rows) have letters, and the edges between them.

In: rows and columns, counted from 0. Out: names such as `c4`: the letter first, whichever of the two it stands for. It
complains of nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from string import ascii_lowercase

from rulewright.frontend.language.ways import WAYS

_SQUARE = re.compile(r"[a-z]{1,2}[1-9][0-9]{0,3}")
_CORNER = re.compile(rf"{_SQUARE.pattern}(_{_SQUARE.pattern}){{0,3}}(_({'|'.join(WAYS)}))?")


def letter(at: int) -> str:
    """Letters of columns: a to z, then aa, ab."""
    return (ascii_lowercase[at // 26 - 1] if at >= 26 else "") + ascii_lowercase[at % 26]


def square_names(cells: Sequence[tuple[int, int]], lettered: str) -> tuple[str, ...]:
    """The names of spaces by row and column; `lettered` is rows or columns."""
    turned = lettered == "rows"
    return tuple(f"{letter(cell[not turned])}{cell[turned] + 1}" for cell in cells)


def is_square_name(word: str) -> bool:
    """Whether some board might have a space of this name."""
    return _SQUARE.fullmatch(word) is not None


def is_corner_name(word: str) -> bool:
    """Whether some board might have a corner of this name: `a1_b1_a2`, or `a1_b1_north` at its rim."""
    return _CORNER.fullmatch(word) is not None


def is_edge_name(word: str) -> bool:
    """Whether some board might have an edge of this name: `a1_b1`, or `a1_north` at its rim."""
    first, _, second = word.partition("_")
    return is_square_name(first) and (is_square_name(second) or second in WAYS)
