"""How a table is laid out, in words: the rows of a drawn board, and who sits on which side.

In: row and column of each space; how many sides. Out: phrases.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rulewright.rulebook.english_words import listed
from rulewright.sentences.english_forms import several


def outline_of(cells: Sequence[tuple[int, int]]) -> Iterator[str]:
    """`rows 1 and 2 with columns 2 to 4`, row after row; nothing where there is no space."""
    rows = [[column + 1 for row, column in cells if row == one] for one in range(max(cells)[0] + 1)] if cells else []
    for columns, alike in groupby(enumerate(rows, 1), key=lambda numbered: numbered[1]):
        yield f"{_lines('row', [number for number, _ in alike])} with {_lines('column', columns) or 'no space'}"


def _lines(unit: str, numbers: Sequence[int]) -> str:
    """`column 3`, `columns 1, 3 to 5 and 7`; nothing for none."""
    if not numbers:
        return ""
    runs = [[number for _, number in run] for _, run in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])]
    told = [str(run[0]) if len(run) == 1 else f"{run[0]} to {run[-1]}" for run in runs]
    return f"{unit if len(numbers) == 1 else several(unit)} {listed(told)}"


def dealt(sides: str, most: int) -> str:
    """Who sits on which side, where their number is the same with any number of players. `most`: most players."""
    if not sides.isdigit() or not 2 <= int(sides) <= 4:
        return ""
    numbers = range(1, int(sides) + 1)
    again = f", player {int(sides) + 1} to side 1 again" if int(sides) < most else ""
    return f": {listed([f'player {one} to side {one}' for one in numbers])}{again}"
