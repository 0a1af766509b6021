"""What items are called where they are told."""

from __future__ import annotations

import re

from rulewright.coverage.ruleset_coverage import Counted
from rulewright.ir.marks import CLAIMS, DECIDED, EQUAL, FAILED, HELD, PART, REFUSED, REST, TAKEN
from rulewright.sentences import Said, saying
from rulewright.source.clipped_text import clipped

LONGEST = 70

NEVER = {
    ("condition", HELD): "never-condition-held",
    ("condition", FAILED): "never-condition-failed",
    ("part", DECIDED): "never-part",
    ("action", TAKEN): "never-action",
    ("action", REFUSED): "never-refused",
    ("payout", CLAIMS[0]): "never-claim",
    ("payout", CLAIMS[1]): "never-claim-nothing",
    ("payout", CLAIMS[2]): "never-claim-unpaid",
    ("payout", PART): "never-claim-part",
    ("payout", EQUAL): "never-claim-equal",
    ("payout", REST): "never-claim-rest",
}
NEVER_OF = {
    "players": "never-players",
    "option": "never-option",
    "variant": "never-variant",
    "phase": "never-phase",
    "step": "never-step",
    "loop": "never-loop",
    "effect": "never-effect",
    "case": "never-case",
    "row": "never-row",
    "term": "never-term",
    "choice": "never-choice",
    "pass": "never-pass",
    "if_none": "never-if-none",
    "priority": "never-priority",
    "payout": "never-short",
    "tie": "never-criterion",
}

_SUBJECT = re.compile(r"[\w.]+ is (not )?$")
"""What a description is about: the place of `x is open` is only `open`."""

WHOLE_LINE = {"if_none", "pass"}
TO_THE_END = {"phase", "step", "action", "term"}
"""Kinds whose own place is only a name: they are told by the line around it, or by what follows on it."""


def never(counted: Counted) -> Said:
    """What is missing: `condition never true`."""
    mark = counted.item.mark
    return never_of(mark.kind, mark.side)


def never_of(kind: str, side: str) -> Said:
    """The same of a kind of mark, and its side."""
    return saying(NEVER.get((kind, side)) or NEVER_OF[kind])


def tells_side(kind: str, side: str) -> bool:
    """Whether these words say the side too."""
    return (kind, side) in NEVER


def text_of(counted: Counted) -> str:
    """The rule's own words, on one line."""
    mark = counted.item.mark
    match mark.kind:
        case "players":
            return f"{mark.side} players"
        case "option":
            return f"{counted.item.rule.removeprefix('option ')} = {mark.side}"
        case "variant":
            return mark.side
    words = " ".join(_place(counted).split())
    if mark.kind == "payout" and (mark.kind, mark.side) not in NEVER:
        words = f"short: {mark.side}"
    if mark.kind == "row":
        words = f"{mark.side} {words}"
    return clipped(words, LONGEST)


def _place(counted: Counted) -> str:
    kind, span = counted.item.mark.kind, counted.span
    line = span.source.line(span.position.line)
    if kind in WHOLE_LINE:
        return line
    if kind in TO_THE_END:
        return line[span.position.column - 1 :]
    before = _SUBJECT.search(line[: span.position.column - 1])
    return (before[0] if before is not None else "") + (span.text.strip().splitlines() or [""])[0]
