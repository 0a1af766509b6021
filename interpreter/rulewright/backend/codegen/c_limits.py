"""How large a C text may be: its characters, which a compiler must read, and its arrays, which lie on the stack.

In: finished functions and blocks. Out: nothing. Complains with `Unsupported`: then the reference interpreter plays.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

STREAMS, AT_ONCE = 3, 4
"""As in c/chance.h: the streams of a game, and of how many seeds the starts are worked out at once."""
MOST_SEATS = 30
"""Masks of seats, and of onlookers, are slots."""
MOST_TEXT = 2_000_000
"""Characters: ten times as many as the largest shipped game has. gcc takes about 0.6 s for 100,000 of them."""
MOST_STACK = 2**19
"""Bytes of all arrays of all functions together. None calls itself, so no more lie on the stack at once."""
_BYTES = {"cell": 4, "num": 8, "uint8_t": 1, "uint64_t": 8, "wide": 16}
_DECLARATION = re.compile(rf"\s*({'|'.join(_BYTES)}) (.*)")
_GROUP = re.compile(r"\([^()]*\)|\{[^{}]*\}")
_ARRAY = re.compile(r"\s*\w+\[(\w+)\]\s*")


def room_for(count: int) -> int:
    """The room that listing so many ids takes, as `rw_room_for` in c/game.h."""
    return 2 * count + 8


class Unsupported(Exception):
    """The Program cannot be printed; the interpreter must play it. Says why."""


class SizeLimits:
    """What one C text has used so far. `sizes`: what the names of sizes stand for that arrays are declared with."""

    def __init__(self, sizes: dict[str, int]) -> None:
        self.sizes = sizes
        self.characters = 0
        self.stack = 0

    def use(self, lines: Iterable[str]) -> None:
        """Counts printed lines."""
        for line in lines:
            self.characters += len(line) + 1
            self.stack += self._array_bytes(line)
        if self.characters > MOST_TEXT:
            raise Unsupported(f"its C text would have more than {MOST_TEXT:,} characters")
        if self.stack > MOST_STACK:
            raise Unsupported(
                f"its lists of members and options would take more than {MOST_STACK // 1024} KB of the stack"
            )

    def _array_bytes(self, line: str) -> int:
        """What the arrays take that a line declares; a size of another name is an error."""
        found = _DECLARATION.match(line)
        if found is None or "[" not in found[2]:
            return 0
        declared = found[2].rstrip(";")
        while (shorter := _GROUP.sub("", declared)) != declared:
            declared = shorter
        arrays = [array for part in declared.split(",") if (array := _ARRAY.fullmatch(part.partition("=")[0]))]
        sizes = [array[1] for array in arrays]
        return _BYTES[found[1]] * sum(int(size) if size.isdecimal() else self.sizes[size] for size in sizes)
