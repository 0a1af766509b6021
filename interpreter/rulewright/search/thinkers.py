"""The thinkers of this process: one for all bots of a game, so that a game is compiled and measured once.

In: a Program. Out: its thinker. They keep what seats believe from one choice to the next; `THINKERS.forget()` empties
them. It complains about nothing.
"""

from __future__ import annotations

from rulewright.ir.program import Program
from rulewright.search.thinking import Thinker

MOST_THINKERS = 8


class Thinkers:
    """Those that were asked last are kept, so many at most."""

    def __init__(self, most: int = MOST_THINKERS) -> None:
        self.most = most
        self._kept: dict[str, Thinker] = {}
        """By the fingerprint of the rules; the one that was asked last is the last one."""

    def of(self, program: Program) -> Thinker:
        """The thinker of a game; a new one if there is none."""
        found = self._kept.pop(program.fingerprint, None) or Thinker(program)
        self._kept[program.fingerprint] = found
        while len(self._kept) > self.most:
            del self._kept[next(iter(self._kept))]
        return found

    def forget(self) -> None:
        """Nothing is left: no thinker, and nothing that a seat believed or could not find."""
        self._kept.clear()


THINKERS = Thinkers()
