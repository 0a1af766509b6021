"""The outline of a Program: which stretch of the code a named rule has become, and where its names lie.

For those who tell people about rules: rule logs, prompts. Nothing that runs a game reads it, and a fingerprint does not
hold it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.ir.program import Hole, Op

RuleKind = Literal["phase", "step", "priority", "rule", "case", "payout", "effect", "action"]


@dataclass(frozen=True, slots=True)
class NamedSlot:
    """A parameter, loop variable or pick: its name, and how its value is shown."""

    name: str
    hole: Hole


@dataclass(frozen=True, slots=True)
class NamedRule:
    """A rule and its code [low, high).

    The last name of a `payout` is that of those who claim. A `rule` of a priority list has `level` (0 comes first), and
    its code decides which case applies: `when` is the number of that case, or -1. A `case` has its rule's name, its
    `number`, and what it `asks`; `ends`: nothing of later levels applies after it. A case without effects may have no
    code.
    """

    kind: RuleKind
    name: str
    span: Span
    low: int
    high: int
    names: tuple[NamedSlot, ...] = ()
    level: int = -1
    number: int = -1
    ends: bool = False
    asks: str = ""
    when: Op | None = None


@dataclass(frozen=True, slots=True)
class ScorePart:
    """A source of points: what the ruleset calls it, and the way to it through the expression of all points.

    Each step of the way is an operand of a sum or difference, or `BODY`: into a term. `sign` is -1 if it is taken away.
    """

    name: str
    span: Span
    way: tuple[int, ...]
    sign: int


BODY = -1
