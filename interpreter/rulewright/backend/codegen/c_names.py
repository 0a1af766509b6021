"""What things are called in C, and where they lie: `at_name` for every stretch of the position."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter

from rulewright.ir.program import NONE_NUMBER, Program
from rulewright.source.clipped_text import clipped
from rulewright.source.text import NOWHERE, Span

_WIDEST_COMMENT = 100
_WIDEST_NAME = 40
_HIDDEN = re.compile(r"[^A-Za-z0-9 _.-]")
_OUTSIDE_NAMES = re.compile(r"[^a-z0-9]+")

STEMS = frozenset({"at", "term", "bind", "list", "scan", "fill", "sets", "nth", "test"})
"""What stands before names of the ruleset."""


class CNames:
    """The names of one Program. Offsets count from the start of the position: scratch slots are locals in C."""

    def __init__(self, program: Program) -> None:
        self.start = program.position_start
        self.length = program.length - self.start
        self.bases = [slots.base for slots in program.slots]
        self.sizes = [slots.size for slots in program.slots]
        self._uses = Counter[str]()
        self.stretches = [self.unique("at", slots.name) for slots in program.slots]

    def unique(self, stem: str, name: str) -> str:
        """A C name that nothing else has: a stem, which is ours, and as much of a name of the ruleset as fits;
        then a number.
        """
        assert stem in STEMS, stem
        short = f"{stem}_{name_part(name)}"
        self._uses[short] += 1
        return f"{short}_N{self._uses[short]}" if self._uses[short] > 1 else short

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
    return comment(f"{line}. {span.source.line(line).strip()}")


def name_part(text: str) -> str:
    """What may be shown of a text inside of a name in C or of a file: small letters,
    digits, and single underscores between them.
    """
    return _OUTSIDE_NAMES.sub("_", text.lower()).strip("_")[:_WIDEST_NAME].rstrip("_") or "unnamed"


def comment(text: str) -> str:
    """A C comment with what may be shown of a text: every character outside of `_SHOWN` becomes an underscore.

    All text of a ruleset that reaches C passes here or through `name_part`. No character that ends a comment, continues
    a line or is part of a trigraph is shown, so nothing that is written in a ruleset can leave the comment.
    """
    return f"/* {_HIDDEN.sub('_', clipped(text, _WIDEST_COMMENT))} */"


def c_number(value: int) -> str:
    """A number in C."""
    return "NONE_NUMBER" if value == NONE_NUMBER else f"{value}u" if value >= 2**63 else str(value)
