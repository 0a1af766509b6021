"""What things are called in C, and where they lie: `at_name` for every stretch of the position."""

from __future__ import annotations

import re
from bisect import bisect_right

from rulewright.ir.program import Program
from rulewright.source.text import NOWHERE, Span

_WIDEST_COMMENT = 100


class Names:
    """The names of one Program. Offsets count from the start of the position: scratch slots are locals in C."""

    def __init__(self, program: Program) -> None:
        self.start = program.position_start
        self.length = program.length - self.start
        self.bases = [slots.base for slots in program.slots]
        self.sizes = [slots.size for slots in program.slots]
        self._taken: set[str] = set()
        self.stretches = [self.unique("at", slots.name) for slots in program.slots]

    def unique(self, stem: str, name: str) -> str:
        """A C name that nothing else has."""
        plain = re.sub(r"\W+", "_", f"{stem}_{name}", flags=re.ASCII).strip("_")
        found, number = plain, 2
        while found in self._taken:
            found, number = f"{plain}_{number}", number + 1
        self._taken.add(found)
        return found

    def offset(self, slot: int) -> str:
        """The offset of a slot, by name."""
        index = bisect_right(self.bases, slot) - 1
        name, more = self.stretches[index], slot - self.bases[index]
        return f"{name} + {more}" if more else name

    def slot(self, slot: int, plus: str = "") -> str:
        """A slot of the position; `plus` is added to its offset."""
        return f"s[{self.offset(slot)} + {plus}]" if plus else f"s[{self.offset(slot)}]"

    def constants(self) -> list[str]:
        """The named offsets."""
        rows = []
        for name, base, size in zip(self.stretches, self.bases, self.sizes, strict=True):
            rows.append(f"    {name} = {base - self.start},{f' /* {size} */' if size != 1 else ''}")
        return [
            "/* Where everything lies in the position; how many slots, where it is not one. */",
            "enum {",
            *rows,
            "};",
        ]


def place(span: Span) -> str:
    """The line of a span and what stands there, as a C comment."""
    if span is NOWHERE:
        return ""
    line = span.source.position(span.start).line
    return f"/* {line}: {plain(span.source.line(line).strip())} */"


def plain(text: str) -> str:
    """Text that may stand in a C comment."""
    short = text if len(text) <= _WIDEST_COMMENT else text[: _WIDEST_COMMENT - 3] + "..."
    return short.replace("*/", "* /").replace("/*", "/ *").replace("??", "? ?").replace("\\", "/")
