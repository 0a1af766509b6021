"""How much a Program keeps, counted as it is lowered: slots, entries of tables, components, instructions (RW614).

In: what is taken, and for which rule. Raises `TooLarge`, with the place of the rule, where all together is more than a
game may keep: before room for it is made, whatever number of the ruleset asks for it.
"""

from __future__ import annotations

from rulewright.source.text import Span

MOST_RESERVED = 2_000_000
"""Numbers that a Program and one position of it may keep; shipped ones keep less than a tenth of that.
What lies between any two of a thousand spaces has room.
"""


class TooLarge(Exception):
    """A Program would keep more than it may."""

    def __init__(self, message: str, span: Span, hint: str) -> None:
        super().__init__(message)
        self.message = message
        self.span = span
        self.hint = hint


class Reserve:
    """What one Program has taken."""

    def __init__(self) -> None:
        self.taken = 0

    def take(self, count: int, span: Span) -> None:
        """So many more, for the rule at a place."""
        self.taken += count
        if self.taken > MOST_RESERVED:
            raise TooLarge(
                f"with this the game would keep {self.taken:,} numbers; {MOST_RESERVED:,} are possible",
                span,
                "give it a smaller range, room or count, or fewer owners",
            )
