"""The rules of a game in words, made when somebody first asks for them: reading rules takes longer than all the rest of
a start.

In: where the ruleset comes from, and the Program that is played. Out: `RuleWords`. It complains of nothing: the rules
have been read before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from rulewright.ir.program import Program

if TYPE_CHECKING:
    from rulewright.guidance import RuleWords
    from rulewright.loading import Ruleset


@dataclass(frozen=True)
class LateWords:
    """The words of one game, read when they are first needed."""

    ruleset: Callable[[], Ruleset]
    program: Program

    @cached_property
    def now(self) -> RuleWords:
        """The words."""
        from rulewright.guidance import RuleWords  # noqa: PLC0415 (what this is for)

        return RuleWords(self.ruleset(), self.program)
