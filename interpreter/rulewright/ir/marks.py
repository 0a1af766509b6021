"""Marks: what a ruleset says at a place and a game may reach, for coverage.

The table `KINDS` is the single source of what can be covered: the lowering, the inventory, the reports, the docs and
the tests read it. A Program that was lowered with marks notes, by `probe` and `note`, which of them a game has reached.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rulewright.source.text import Span


@dataclass(frozen=True, slots=True)
class MarkKind:
    """A kind of item: what several are called, what one is and when it counts
    as covered, and what it may be called by side.
    """

    name: str
    plural: str
    meaning: str
    sides: tuple[str, ...] = ()


def _table(*kinds: MarkKind) -> dict[str, MarkKind]:
    return {kind.name: kind for kind in kinds}


HELD, FAILED, DECIDED, TAKEN, REFUSED = "true", "false", "decided", "taken", "refused"
CLAIMS = ("paid", "of nothing", "unpaid")
PART, EQUAL, REST = "paid in part", "equal rank", "something left"

KINDS = _table(
    MarkKind("players", "player counts", "A number of players; covered when so many play."),
    MarkKind("option", "option values", (
        "A value of an option (of a long range, its ends); covered when it is in "
        "force."
    )),
    MarkKind("variant", "variants", "A variant beside the ruleset; covered when it is played, alone or with others."),
    MarkKind("phase", "phases", "A phase; covered when it begins."),
    MarkKind("step", "steps", "A step of a phase; covered when its `when` holds, or it has none, and it is reached."),
    MarkKind("loop", "loops", "An `each`, `turns`, `offer` or `for each`; covered when it reaches a first member."),
    MarkKind("effect", "effects", "A statement of a block; covered when it is carried out."),
    MarkKind("condition", "conditions",
        "One side of `when`, `where`, `if`, `elif`, `x if c else y`, `while`, `until`, `ends_when`, or of what is "
        "asked of "
         "every member; covered when the condition comes out so.", (HELD, FAILED)),
    MarkKind("part", "parts of conditions", (
        "A part of `a and b` or `a or b`; covered when it decides: it fails where "
        "the parts before it hold, or holds where they fail."
    ), (DECIDED,)),
    MarkKind("case", "cases", "A case of `match`; covered when it applies."),
    MarkKind("row", "rows of tables", "A row of a table that some rule looks up; covered when its value is read."),
    MarkKind("term", "terms", "A term that some rule asks; covered when it is worked out."),
    MarkKind("action", "actions", (
        "An action: taken, covered when somebody does it; and, if it has a condition, "
        "refused, covered when the condition rules something out."
    ),
         (TAKEN, REFUSED)),
    MarkKind("choice", "choices", "An action where a step offers it; covered when it is chosen there."),
    MarkKind("pass", "passes", "A `may` that is declined, or an `offer` that nobody takes."),
    MarkKind("if_none", "if_none clauses", "What follows where nothing can be chosen; covered when it does."),
    MarkKind("priority", "priority entries", "A case of a rule in a priority list; covered when it applies."),
    MarkKind("payout", "payout branches",
        "The results of a payout: a claim paid, a claim of nothing, a claim unpaid or paid in part, each shortage "
        "rule, claims of "
         "equal rank, something left for each place where the rest goes."),
    MarkKind("tie", "tie-breaks",
        "A criterion of an order or ranking of several; covered when it decides between two whom those before it "
        "leave equal. Of an ending "
         "(`shared`, `out`): when two are equal in the end."),
)  # fmt: skip
"""All kinds, in the order in which they are told."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One item of a Program. `side` tells apart what stands at one place, and names the table of a row;
    `always`: covered by every game of this configuration.
    """

    kind: str
    span: Span
    side: str = ""
    always: bool = False

    @property
    def key(self) -> MarkKey:
        return MarkKey(self.kind, self.span.source.name, self.span.start, self.span.end, self.side)


class MarkKey(NamedTuple):
    """A mark without its source: the same in every process and configuration."""

    kind: str
    file: str
    start: int
    end: int
    side: str


@dataclass
class Covered:
    """In how many runs (games or scenarios) each mark was reached; only those that were."""

    runs: int = 0
    counts: Counter[MarkKey] = field(default_factory=Counter)

    def add(self, marks: tuple[Mark, ...], hits: bytes | bytearray) -> None:
        """One run, by what it has reached."""
        self.runs += 1
        self.counts.update(mark.key for mark, hit in zip(marks, hits, strict=False) if hit or mark.always)

    def add_many(self, marks: tuple[Mark, ...], runs: int, counts: Sequence[int]) -> None:
        """Several runs at once."""
        self.runs += runs
        for mark, count in zip(marks, counts, strict=True):
            if mark.always or count:
                self.counts[mark.key] += runs if mark.always else count

    def merge(self, other: Covered) -> None:
        self.runs += other.runs
        self.counts.update(other.counts)
